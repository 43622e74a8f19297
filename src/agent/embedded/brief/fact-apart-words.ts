import { toPattern } from "../text/regex.ts";

/**
 * How a request names somebody and goes on to tell of them in a clause of its own: "… a film for Sami, who retires in June".
 * Only persons, and only clauses that become a sentence by themselves when the person stands before them.
 */
const NAME = "\\p{Lu}[\\p{L}’'-]*(?: (?:(?:van|von|de|da|di|der|la|le) )?\\p{Lu}[\\p{L}’'-]*){0,2}";

/** Verbs of what people do in a clause that they are the subject of; object clauses ("che tutti conoscono") begin otherwise. */
const IT_VERBS =
  "va|è|era|ha|aveva|compie|lascia|lavora|guida|guidava|festeggia|parte|vive|insegna|insegnava|dirige|cura|coltiva|suona|smette|diventa|arriva|ci lascia";
const ES_VERBS =
  "se (?:jubila|retira|va|despide)|cumple|trabaja|trabajó|lleva|ha|es|era|fue|deja|vive|celebra|enseña|enseñó|dirige|conduce|nos deja|empieza";
const PT_VERBS =
  "se (?:aposenta|reforma|despede)|vai|faz|completa|trabalha|trabalhou|é|era|foi|deixa|vive|celebra|ensina|ensinou|dirige|nos deixa|começa|tem";
const HE_VERBS =
  "פורש|פורשת|יוצא|יוצאת|עובד|עובדת|עבד|עבדה|חוגג|חוגגת|מסיים|מסיימת|עוזב|עוזבת|היה|הייתה|נהג|נהגה|לימד|לימדה|מנהל|מנהלת|חי|חיה";
const AR_VERBS =
  "يتقاعد|تتقاعد|يعمل|تعمل|عمل|عملت|يحتفل|تحتفل|يغادر|تغادر|يترك|تترك|كان|كانت|أمضى|أمضت|خدم|خدمت|قاد|قادت|أكمل|أكملت|بلغ|بلغت";
const WHEN_IT = "(?:(?:a|ad|in|da|dal|dopo|fra|tra|nel|quest['’]anno|ogni|il) [^,.]{2,24}?,? )?";

/** `verb`: the finite verb closes the clause and moves behind the person. */
export type ClauseRule = { pattern: RegExp; verbLast: boolean };

const rule = (lead: string, clause: string, verbLast = false): ClauseRule => ({
  pattern: toPattern(
    `(?<lead>\\s(?:${lead})\\s)(?<who>${NAME})(?<link>${clause})(?:\\s(?=[?!]))?(?<stop>[.!?]?)$`,
    "u",
  ),
  verbLast,
});

const DE_VERBS =
  "ist|war|hat|hatte|wird|wurde|geht|ging|kommt|feiert|lebt|lebte|arbeitet|arbeitete|verlässt|fährt|fuhr|leitet|leitete|pflegt|pflegte|führt|führte|macht|bleibt|spielt|hilft|unterrichtet|unterrichtete";
const NL_VERBS =
  "is|was|heeft|had|wordt|werd|gaat|ging|komt|viert|woont|werkt|werkte|verlaat|leidt|leidde|speelt|stopt|vertrekt|blijft|helpt|rijdt|reed";

export const CLAUSES: readonly ClauseRule[] = [
  rule("for|about|on|of", ",? who (?<told>(?!(?:will|would|should|can|could|may|might|wants?|wanted|needs?|we|i|you|they|everyone|everybody|nobody|many|most|all)\\s)[^,;:!?]{12,160})"),
  rule("für|über|zu", `, (?:der|die) (?<told>[^,;:!?]{8,140}?) (?<verb>${DE_VERBS})`, true),
  rule("voor|over", `,? die (?<told>[^,;:!?]{8,140}?) (?<verb>${NL_VERBS})`, true),
  rule("pour|sur|à", ",? qui (?<told>[^,;:!?]{12,160})"),
  rule("per|su|di", `,? che (?<told>${WHEN_IT}(?:${IT_VERBS}) [^,;:!?]{6,140})`),
  rule("para|sobre|de|a", `,? que (?<told>(?:(?:en|a|este|el|tras|desde) [^,.]{2,24}? )?(?:${ES_VERBS}) [^,;:!?]{6,140})`),
  rule("para|sobre|de|a", `,? que (?<told>(?:(?:em|a|este|no|após|desde) [^,.]{2,24}? )?(?:${PT_VERBS}) [^,;:!?]{6,140})`),
]; // prettier-ignore
/** Hebrew and Arabic: the person, and the clause behind its particle. */
export const HEBREW = toPattern(`(?<lead>\\s(?:על|עבור|בשביל)\\s|\\sל)(?<who>\\p{Script=Hebrew}{2,10}(?: \\p{Script=Hebrew}{2,12})?), ש(?<told>(?:${HE_VERBS})\\s[^,;:!?]{6,140})(?<stop>[.!]?)$`, "u"); // prettier-ignore
export const ARABIC = toPattern(`(?<lead>\\s(?:عن|لأجل|حول)\\s|\\sل)(?<who>\\p{Script=Arabic}{2,12}(?: \\p{Script=Arabic}{2,14})?)،? (?:الذي|التي) (?<told>(?:${AR_VERBS})\\s[^,،;:!؟]{6,140})(?<stop>[.!]?)$`, "u"); // prettier-ignore
/** 「6月に退職する運転手の佐藤さんのための動画」: the clause stands before the person. */
export const JAPANESE =
  /^(?<told>[^。\n「」]{3,60}?)(?<verb>する|される|した|された|なる|なった|迎える|迎えた|続けた|続けてきた|働いた|働いてきた|務めた|務めてきた|勤めた)(?<who>(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,10}の)?[\p{L}ー]{1,8}(?:さん|先生|くん|ちゃん|園長|校長|部長|課長|店長))(?:のため|の|に|へ|を)(?<rest>[^。\n]*(?:動画|映像|ビデオ|ムービー)[^。\n]*)(?<stop>。?)$/u;
export const POLITE: Readonly<Record<string, string>> = {
  する: "します",
  される: "されます",
  した: "しました",
  された: "されました",
  なる: "なります",
  なった: "なりました",
  迎える: "迎えます",
  迎えた: "迎えました",
  続けた: "続けました",
  続けてきた: "続けてきました",
  働いた: "働きました",
  働いてきた: "働いてきました",
  務めた: "務めました",
  務めてきた: "務めてきました",
  勤めた: "勤めました",
};
