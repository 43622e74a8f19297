import type { Emphasis } from "../../../artifacts/cue.ts";
import { MONTH } from "../../layout/date-ties.ts";

/** A year as it is told of, in any digits; "2000" is as often an amount. */
const YEAR = "(?:1\\p{Nd}{3}|20[0-4]\\p{Nd}|[१-२]\\p{Nd}{3}|[১-২]\\p{Nd}{3}|[١-٢]\\p{Nd}{3}|[۱-۲]\\p{Nd}{3})(?![\\p{Nd}.,:%]\\p{Nd}|[\\p{Nd}%-])"; // prettier-ignore
/** What a clause goes on with behind a year that is none of its nouns' number: a pause, a name, or a word that opens a noun's phrase. */
const GOES_ON =
  "(?=[,،]|\\s(?:\\p{Lu}|(?:the|a|an|he|she|it|they|we|his|her|its|their|this|that|no|der|die|das|ein|eine|le|la|les|l['’]|un|une|il|elle|ils|on|el|los|las|una|lo|i|gli|o|os|as|um|uma|de|het|een)(?![\\p{L}\\p{M}])))";
/** Words before a year that make it one, whatever follows. */
const IN_YEAR = [
  "im jahre?", "in het jaar", "en el año", "nell['’]anno", "no ano de", "em", "år", "vuonna", "w roku", "v roce", "roku", "în anul", "în", "pada tahun", "vào năm", "năm", "на[йї]?", "το", "u godini",
  "(?:في )?(?:عام|سنة)", "(?:در )?سال", "בשנת", "ב-?",
].join("|"); // prettier-ignore
/** And words after it. */
const OF_YEAR = "годах?|году|года|р(?:оці|оку)|roku|-?b[ae]n|yılında|में|को|साली|সালে|সনে|-?ലെ|ஆம் ஆண்டில்|ఆண్టులో";

/** What a German sentence goes on with behind a year that is no amount. */
const GERMAN_VERB = "(?:wurden?|waren?|hatten?|kamen?|gingen?|gab|fand(?:en)?|begann(?:en)?|beschloss(?:en)?|gründeten?|erschien|zog(?:en)?|starb|bauten?|schrieb|entstand|eröffneten?|erfand|folgten?|stellten?|nahm(?:en)?|ließ|verließ|gelang|erhielt|brachten?|führten?|fuhr|flog|lebten?|arbeiteten|entdeckten?|machten?|verkauften?|trat|fiel|fielen)"; // prettier-ignore

const DAY = "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er|º|°)?";
/** A word or two that lead up to a date: "On the", "Am", "Le". */
const UP_TO = "(?:\\p{L}{1,6}['’]?\\s){0,2}";

/** Parts of a year, and the word that may stand between one and its year: before a colon any other words make the number one of theirs. */
const PART_OF_YEAR = [
  "spring|summer|autumn|fall|winter|early|mid|late|frühling|frühjahr|sommer|herbst|anfang|mitte|ende",
  "hiver|printemps|été|automne|début|fin|invierno|primavera|verano|otoño|principios|mediados|finales",
  "inverno|verão|outono|início|estate|autunno|inizio|lente|zomer|herfst|begin|vår|sommar|höst|høst|forår|efterår",
  "wiosn[aą]|lat(?:o|em)|jesie(?:ń|nią)|zim[aąayě]|jaro|léto|podzim|весн(?:а|ой|ою)|лет(?:о|ом)|осень?ю?|зим(?:а|ой|ою)|літо|влітку|восени|взимку|навесні",
].join("|"); // prettier-ignore
const BEFORE_COLON = `(?:(?:\\p{L}{1,3}['’]?\\s|[ld]['’]){0,2}(?:${DAY}\\s)?(?:(?:de|of)\\s)?(?:${eitherCase(PART_OF_YEAR)}|${eitherCase(MONTH)})(?:\\s(?:of|de|del|di|do|des))?\\s|(?:[IiEe]n|[Ii]m|[Ee]m|[Nn]el|[Cc]irca|[Cc]a?\\.)\\s)?`;

/** Words that may begin a sentence, in a pattern that tells capitals apart. */
function eitherCase(words: string): string {
  return words.replaceAll(/(?<=^|\||\(\?:)\p{L}/gu, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`); // prettier-ignore
}

const LEADS: readonly RegExp[] = [
  // "1766: …", "Winter 1767–68, Strait of Magellan: …"
  `${BEFORE_COLON}(?:1\\p{Nd}{3}|20[0-4]\\p{Nd})s?(?:[–-](?:\\p{Nd}{4}|\\p{Nd}{2}))?(?:, \\p{Lu}[^.:：,;]{1,24})?(?=[:：]\\s)`,
  // "On 26 April 1876", "En mars 1791", "Am 3. Mai 1912", "On May 3, 1912"
  `${UP_TO}(?:${DAY} )?(?:(?:de|of) )?${MONTH}(?: (?:de |del )?${YEAR}| \\p{Nd}{1,2}(?:st|nd|rd|th)?, ${YEAR})`,
  `(?:[Ii]n|[Ee]n|[Nn]el|[Ee]m|[Ii]) ${YEAR}${GOES_ON}(?!\\s\\p{Lu}[\\p{L}\\p{M}-]+(?:en|ern|eln|s)(?![\\p{L}\\p{M}])|\\s\\p{Lu}\\p{Ll}+ \\p{Ll}+s(?!\\p{L}))`,
  `(?:${IN_YEAR})\\s?${YEAR}(?=[\\s,،])`,
  `(?:[вВуУ] )?(?:\\p{Nd}{1,2} [\\p{L}\\p{M}]{3,12} )?${YEAR}\\s?(?:${OF_YEAR})(?=[\\s,،])(?! से)`,
  // "2022 beschloss die Konferenz": behind an amount a noun would stand.
  `${YEAR}(?= ${GERMAN_VERB} )`,
  // "24 फ़रवरी 1883 को", "في 7 أبريل 1883"
  `(?:في |در )?\\p{Nd}{1,2} [\\p{L}\\p{M}]{3,12} ${YEAR}(?:\\s(?:को|में))?(?=[\\s,،])`,
  // 「1883年2月24日に」, "1883년 2월에"
  "(?:西暦|公元)?\\p{Nd}{4}年(?:\\p{Nd}{1,2}月)?(?:\\p{Nd}{1,2}日)?(?![\\p{Nd}間间来の以代])(?:に|、|，)?",
  "\\p{Nd}{4}년(?: \\p{Nd}{1,2}월)?(?: \\p{Nd}{1,2}일)?(?:에)?(?! ?\\p{Nd}{1,2}[월일])(?=[\\s,])",
  `ในปี\\s?(?:[คพ]\\.ศ\\.\\s?)?\\p{Nd}{4}(?=\\s)`,
].map((lead) => new RegExp(`^(?:${lead})`, lead.includes("\\p{Lu}") ? "u" : "iu"));

/** Letters of a sentence behind its date: with less the date is no more than its first word. */
const LEAST_BEHIND = 14;
/** And letters of what leads at most. */
const MOST = 40;

/** When, where a sentence opens with the day or the year that it tells of: UTF-16 span, the pause behind it left out. */
export function datedLead(text: string): Emphasis | null {
  for (const lead of LEADS) {
    const found = lead.exec(text)?.[0].replace(/[、，,]$/u, "");
    if (found !== undefined && found.length <= MOST && text.length - found.length >= LEAST_BEHIND)
      return { start: 0, end: found.length };
  }
  return null;
}
