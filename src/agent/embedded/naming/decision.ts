import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** What has to be decided, as a question that names the film, and the clause that says so. */
export type Decision = { title: string; told: string };

const EN_WHAT = "(?:what|whether|how|which|where|who|when|if)\\s[^.,;:!?\\n]{6,70}";
const DECISIONS: readonly RegExp[] = [
  toPattern(`(?<told>(?:(?:in|on|at|by|before|this|next)\\s[\\p{L}\\p{N}\\s]{2,24},?\\s)?(?:we|they|you|the \\p{L}+|our \\p{L}+|members|residents)\\s(?:all )?(?:have to|must|need to|should|will|are going to|['’]ll have to|shall)\\s(?:now |soon |then )?(?:decide|choose|vote|agree|settle)\\s(?:on |about |over )?(?<what>${EN_WHAT}))`, "iu"),
  /(?<told>(?:(?:im|am|bis|vor|nächste\p{L}*|diese\p{L}*)\s[\p{L}\p{N}.\s]{2,24}\s)?(?:müssen|sollen|wollen|werden) (?:wir|die \p{L}+|alle) (?:[\p{L}\p{N}.]+ ){0,4}?(?:entscheiden|beschließen|abstimmen),? (?<what>(?:was|ob|wie|welche[nrs]?|wo|wer|wann)\s[^.,;:!?\n]{6,80})|wir (?:müssen|sollen|wollen) (?:[\p{L}\p{N}.]+ ){0,4}?(?:entscheiden|beschließen|abstimmen),? (?<what2>(?:was|ob|wie|welche[nrs]?|wo|wer|wann)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:en|le|au|avant|lors de)\s[\p{L}\p{N}\s]{2,24},?\s)?(?:nous devons|on doit|il (?:nous )?faut|nous allons|on va) (?:tous )?(?:décider|choisir|voter)(?: (?:de|sur))? (?<what>(?:ce qu['’]\p{L}+|ce que|si|comment|que faire|quelle?s?|où|qui|quand)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:en|el|antes de)\s[\p{L}\p{N}\s]{2,24},?\s)?(?:tenemos que|debemos|hay que|vamos a) (?:decidir|votar|elegir)(?: (?:sobre|entre))? (?<what>(?:qué|si|cómo|cuál|dónde|quién|cuándo)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:a|in|il|entro|prima di)\s[\p{L}\p{N}\s]{2,24},?\s)?(?:dobbiamo|bisogna|dovremo) (?:decidere|scegliere|votare)(?: su)? (?<what>(?:che cosa|cosa|se|come|quale?|dove|chi|quando)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:em|no|na|até|antes de)\s[\p{L}\p{N}\s]{2,24},?\s)?(?:temos (?:de|que)|precisamos de|vamos) (?:decidir|votar|escolher)(?: sobre)? (?<what>(?:o que|se|como|qual|onde|quem|quando)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:in|op|voor)\s[\p{L}\p{N}\s]{2,24}\s)?(?:moeten we|moeten wij|we moeten|wij moeten|gaan we) (?:[\p{L}\p{N}]+ ){0,4}?(?:beslissen|besluiten|kiezen|stemmen),? (?<what>(?:wat|of|hoe|welke?|waar|wie|wanneer)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:i|på|innan|inden)\s[\p{L}\p{N}\s]{2,24}\s)?(?:måste vi|ska vi|vi måste|vi ska|skal vi|må vi|vi skal|vi må) (?:[\p{L}\p{N}]+ ){0,3}?(?:bestämma|besluta|beslutte|bestemme|afgøre|avgjøre)(?: oss)?(?: för| om)?,? (?<what>(?:vad|hvad|hva|om|hur|hvordan|vilken|hvilken|var|hvor|vem|hvem)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:we?|do|przed)\s[\p{L}\p{N}\s]{2,24}\s)?(?:musimy|mamy|trzeba) (?:zdecydować|postanowić|ustalić|wybrać),? (?<what>(?:co|czy|jak|który|która|które|gdzie|kto|kiedy)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:(?:в|до|на|к)\s[\p{L}\p{N}\s]{2,24}\s)?(?:(?:нам|мы) )?(?:нужно|надо|должны|предстоит|треба|потрібно|маємо) (?:решить|выбрать|вирішити|обрати),? (?<what>(?:что|как|какой|какую|где|кто|когда|що|як|який|де|хто|коли)\s[^.,;:!?\n]{6,80}))/iu,
  /(?<told>(?:[^，。、\s]{0,10})?(?:我们|我們|大家)(?:要|得|必须|必須|需要)(?:在[^，。]{1,8})?(?:决定|決定|商量|讨论|討論)(?<what>(?:怎么|怎麼|如何|是否|要不要|该不该|哪)[^，。；\n]{3,30}))/u,
  /(?<told>(?<what>[^、。\n]{2,24}を(?:どうする|どうしていく|残す|続ける|買い替える)か)(?:、)?[^。\n]{0,16}(?:決め|話し合|相談)[^。\n]{0,8})/u,
  /(?<told>(?:علينا|يجب علينا|سوف|لا بد) أن نقرر (?<what>(?:ماذا|هل|كيف|أي|أين|متى|ما)\s[^.،؛:؟\n]{6,70}))/u,
  /(?<told>(?:אנחנו )?(?:צריכים|חייבים) להחליט,? (?<what>(?:מה|אם|האם|איך|איזה|איפה|מי|מתי)\s[^.,;:?\n]{6,70}))/u,
]; // prettier-ignore
const MOST_WORDS = 11;
const MOST_TOLD = 26;
const EAST = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** "…, and in September we have to decide what to do about the old van", in what a film is ordered with; null where nothing is. */
export function decisionIn(wishes: readonly string[]): Decision | null {
  for (const wish of wishes) {
    const groups = DECISIONS.map((pattern) => pattern.exec(wish)?.groups).find((one) => one !== undefined);
    const what = (groups?.["what"] ?? groups?.["what2"] ?? "").replace(/[\s,]+$/u, "").trim();
    const told = groups?.["told"]?.trim() ?? "";
    if (what === "" || countWords(what) > MOST_WORDS || countWords(told) > MOST_TOLD) continue;
    const stop = EAST.test(told) ? "。" : ".";
    return { title: capitalise(what), told: `${capitalise(told)}${stop}` };
  }
  return null;
}
