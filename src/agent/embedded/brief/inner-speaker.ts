/** Verbs of saying behind which who speaks is named, in languages that put both into the quotation, between dashes. */
const SAYS =
  "говорит|говорил[аи]?|сказал[аи]?|вспоминает|вспоминал[аи]?|рассказывает|рассказывал[аи]?|рассказал[аи]?|пишет|писал[аи]?|написал[аи]?|объясняет|объяснял[аи]?|объяснил[аи]?|отмечает|отметил[аи]?|добавляет|добавил[аи]?|признаётся|признавал(?:ся|ась)|признал(?:ся|ась)|шутит|шутил[аи]?|считает|повторял[аи]?|отвечает|отвечал[аи]?|ответил[аи]?|каже|казал[аи]|казав|сказав|згадує|згадував|згадувал[аи]|розповідає|розповідав|розповідал[аи]|пише|писав|пояснює|додає|додав|mówi(?:ł|ła)?|powiedział[a]?|wspomina(?:ł|ła)?|opowiada(?:ł|ła)?|pisze|pisał[a]?|wyjaśnia|dodaje|dodał[a]?|казва|каза|спомня си|разказва|dit|disait|raconte|racontait|explique|expliquait|se souvient|dice|decía|dijo|cuenta|contaba|recuerda|recordaba|explica";
/** «Мы ехали и плакали, — вспоминала Татьяна Фёдорова. — Никто не верил»: what is said, who says it, and what is said on. */
const BETWEEN = new RegExp(
  `^(?<one>.+?)(?<mark>[,!?…])\\s?[—–]\\s(?:${SAYS})\\s(?<who>[^—–«»„“”.,;:]{3,60})(?<stop>[.,])\\s?[—–]\\s(?<two>.+)$`,
  "su",
);
const BEHIND = new RegExp(
  `^(?<one>.+?)(?<mark>[,!?…])\\s?[—–]\\s(?:${SAYS})\\s(?<who>[^—–«»„“”.,;:]{3,60})[.]?$`,
  "su",
);

/** A quotation without who speaks in the middle or at the end of it; null where nobody does. */
export function innerSpeaker(quoted: string): { text: string; speaker: string } | null {
  const between = BETWEEN.exec(quoted)?.groups;
  if (between !== undefined) {
    const { one = "", mark = "", who = "", stop = "", two = "" } = between;
    const joint = mark === "," && stop === "." ? "." : mark;
    return { text: `${one}${joint} ${two}`, speaker: capital(who) };
  }
  const behind = BEHIND.exec(quoted)?.groups;
  if (behind === undefined) return null;
  const { one = "", mark = "", who = "" } = behind;
  return { text: `${one}${mark === "," ? "." : mark}`, speaker: capital(who) };
}

function capital(name: string): string {
  const bare = name.trim();
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
