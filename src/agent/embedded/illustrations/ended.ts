import { toPattern } from "../text/regex.ts";

/** Verbs that say a thing is over, shut, gone or far, language by language; of their clause nothing is to be seen. */
const ENDED: Readonly<Record<string, string>> = {
  en: "(?:has|have|had) (?:stopped|ended|gone|closed)|stopped(?! (?:at|by|in|for|to|here|there)\\b)|(?:is|was|are|were|be) (?:over|gone|closed|cancell?ed|demolished|sold out|called off)|closed (?:in|on|for|down|its|their)|shut down|cancell?ed|ran out|broke down|torn down|died out|(?:went|blew|put) out|(?:minutes?|hours?|days?|miles?|met(?:re|er)s?|kilomet(?:re|er)s?|km) away|missed (?:the|his|her|their|our|my)",
  de: "aufgehört|(?:fällt|fiel|fallen|fielen)\\s[^.,;]*?\\saus(?=\\s*(?:[.,;!?]|$))|hörte \\p{L}* ?auf|(?:ist|war|sind|waren) (?:vorbei|weg|fort)|(?:geschlossen|ausgefallen|abgerissen|ausverkauft|verpasst)|schloss|erlosch\\p{L}*|erloschen|(?:minuten|stunden|kilometer|meter) (?:entfernt|weit weg)",
  fr: "a cessé|ont cessé|s['’]est arrêtée?|s['’]arrêta|a fermé|ont fermé|est (?:fermée?|finie?|partie?|annulée?)|fermée?s?|supprimée?s?|annulée?s?|démolie?s?|(?:s['’])?éteigni(?:t|rent)|est éteinte?|à \\p{L}+ (?:minutes|heures|kilomètres) d['’]ici",
  es: "apagó|apagaron|está apagad[oa]|cesó|dejó de|paró(?! en)|ha parado|(?:está|estaba) (?:cerrad[oa]|lejos)|cerró|cerraron|se acabó|se ha acabado|terminó|cancelad[oa]s?|demolid[oa]s?|queda a \\p{L}+ minutos|perdió el",
  it: "(?:si )?spense|è spent[oa]|ha smesso|è cessat[oa]|cessò|smise|ha chiuso|è chius[oa]|chiuse|è finit[oa]|annullat[oa]|demolit[oa]|è a \\p{L}+ minuti|perso il",
  pt: "apagou(?:-se)?|parou(?! em)|cessou|deixou de|fechou|fecharam|está fechad[oa]|acabou|terminou|cancelad[oa]s?|demolid[oa]s?|fica a \\p{L}+ minutos|perdeu o",
  nl: "opgehouden|hield \\p{L}* ?op|is (?:voorbij|weg|gesloten|dicht)|gesloten|gestopt|afgelast|gesloopt|uitverkocht|(?:minuten|uur|kilometer) (?:verderop|ver weg)|gemist",
  sv: "slutade|har slutat|upphörde|stängde|stängt|är (?:över|slut|borta|stängd)|inställd|rivits|minuter bort",
  pl: "przestał\\p{L}*|ustał\\p{L}*|zamknięt\\p{L}*|zamknął|zamknęł\\p{L}*|skończył\\p{L}*|odwołan\\p{L}*|rozebran\\p{L}*|zburzon\\p{L}*|minut stąd",
  ru: "прекратил\\p{L}*|перестал\\p{L}*|закончил\\p{L}*|закрыл\\p{L}*|закрыт\\p{L}*|отменен\\p{L}*|отменён\\p{L}*|снесен\\p{L}*|снесён\\p{L}*|минутах (?:ходьбы|езды)",
  uk: "припинил\\p{L}*|перестав|перестал\\p{L}*|закінчил\\p{L}*|закрил\\p{L}*|закрит\\p{L}*|скасован\\p{L}*|знесен\\p{L}*",
  tr: "durdu|dindi|bitti|kapandı|kapatıldı|kapalı|iptal edildi|yıkıldı|sona erdi|kaçırdı|dakika uzakta",
  ar: "توقف|توقفت|انتهى|انتهت|أغلق|أغلقت|أُغلق|أُغلقت|مغلق|مغلقة|أُلغي|ألغيت|هُدم",
  he: "פסק|פסקה|נפסק|נסגר|נסגרה|סגור|סגורה|נגמר|נגמרה|בוטל|בוטלה|נהרס",
  hi: "रुकी|रुक (?:गई|गयी|गया|गए)|थम (?:गई|गयी|गया)|थमी|बंद (?:हो|हुआ|हुई|है|था|थी)|ख़त्म|खत्म|समाप्त|रद्द",
  zh: "雨停|停了|结束了|結束了|关闭|關閉|停业|停業|停办|停辦|关门|關門|取消了|拆除|拆掉|售罄",
  ja: "やん(?:だ|で)|止ん(?:だ|で)|やみ|止み|終わった|終わり(?:、|まし)|閉鎖|閉店|中止|廃止|取り壊|売り切れ",
  ko: "그쳤|그치고|멈췄|끝났|문을 닫|닫았|폐쇄|폐점|취소|철거|매진",
};
/** Written without spaces, or with endings grown on. */
const WITHIN: ReadonlySet<string> = new Set(["zh", "ja", "ko"]);
/** Where one clause ends and another begins that goes on by itself. */
const PARTS = /(?<=[.!?,;:…–—،؛。！？，；：、।]|\s-\s)|(?=\s(?:and|und|et|y|e|en|och|i|и|і|ve|और|लेकिन)\s)/u;
const GONE = " · ";

const known = new Map<string, RegExp | null>();

function endedIn(base: string): RegExp | null {
  const found = known.get(base);
  if (found !== undefined) return found;
  const words = ENDED[base];
  const joined = base === "ar" || base === "he" ? "[وفשו]?" : "";
  const made =
    words === undefined
      ? null
      : toPattern(
          WITHIN.has(base) ? words : `(?<![\\p{L}\\p{M}])${joined}(?:${words})(?![\\p{L}\\p{M}])`,
          "iu",
        );
  known.set(base, made);
  return made;
}

/** A text without clauses whose thing is over, shut or away: "the rain has stopped" shows no rain. */
export function withoutEnded(text: string, base: string): string {
  const ended = endedIn(base);
  if (ended === null || !ended.test(text)) return text;
  return text
    .split(PARTS)
    .map((part) => (ended.test(part) ? GONE : part))
    .join("");
}

const WORD = "[\\p{L}\\p{M}'’-]+";
/** Three or more things of one to three words, each before a comma, and what is left of their clause. */
const LISTED = toPattern(`(?:${WORD}(?:\\s${WORD}){0,2}[,،、，]\\s?){3,}[^.!?;:…。！？]*`, "gu");

/** Where words are not parted so many signs name a thing; more are a clause. */
const LISTED_UNSPACED = /(?:[\p{L}\p{M}\p{N}]{1,6}[、，]){3,}[^.!?;:…。！？，]*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text without its long lists: one of fourteen things is not what it is about. */
export function withoutLists(text: string): string {
  return text.replaceAll(UNSPACED.test(text) ? LISTED_UNSPACED : LISTED, GONE);
}
