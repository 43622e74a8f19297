import { NAME } from "./name-form.ts";
import { toPattern } from "../text/regex.ts";

/** "My father", "unseren Trainer", "mojego dziadka": somebody by what they are to the writer, in few words. */
const OURS =
  /^(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?(?:mio|mia|nostro|nostra)|(?:o |a )?(?:meu|minha|nosso|nossa)|mijn|onze|ons|min|mitt|vår|vores|m[oó]j(?:ego|emu|ej|ą)?|mo(?:im|ja|ją)|nasz\p{L}*|můj|m[ée](?:ho|mu|m)|moj\p{L}+|naš\p{L}*|мо(?:его|ему|ей|ю|[её]м|й|я|го|му)|наш\p{L}*)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/iu;
/** Of scripts without capitals, by word. */
const KIN_AR =
  "(?:والد|أب|جد|عم|خال|أخ|زوج|ابن|صديق|معلم|مدير)ي|(?:والدت|جدت|عمت|خالت|أخت|زوجت|ابنت|صديقت|معلمت)ي|أمي|أبونا|والدنا|جدنا|جدتنا";
const KIN_HE =
  "(?:אבא|אמא|סבא|סבתא|דוד|דודה|אח|אחות|בעל|אישה|חבר|חברה|מורה)(?: של(?:י|נו))?|אבי|אמי|סבי|סבתי|אחי|אחותי";
const KIN_TR =
  "(?:babam|annem|dedem|ninem|anneannem|babaannem|amcam|dayım|teyzem|halam|ağabeyim|ablam|eşim|kardeşim|öğretmenimiz|ustam)";
const KIN = toPattern(`^(?:${KIN_AR}|${KIN_HE}|${KIN_TR}(?:ı|i|a|e|ız|iz)?)$`, "iu");
const WORD = "[\\p{L}\\p{M}'’\"״-]+";
const TWO = `${WORD}\\s${WORD}(?:\\s${WORD})?`;
/** Behind who somebody is, between commas; within the first sentences. */
const APPOSED = toPattern(
  `(?:^|[.!?…]\\s+|\\n\\s*)(?:\\p{L}[\\p{L}'’-]*\\s){0,3}\\p{L}[\\p{L}'’-]*,\\s(?<name>${NAME}),\\s`,
  "u",
);
const APPOSED_EAST = toPattern(`(?:${KIN_AR}|${KIN_HE})[،,]\\s(?<name>${TWO})[،,]\\s`, "u");
const CALLED = toPattern(
  `(?:is called|name is|was called|heißt|hieß|s['’]appelle|s['’]appelait|se llama|se llamaba|si chiama|si chiamava|chama-se|chamava-se|heet|heette|heter|hedder|nazywa się|ma na imię|зовут|звали)\\s(?<name>${NAME})`,
  "u",
);
const NO_CAPITALS = /^\P{Lu}*$/u;
const LOOKED_AT = 700;
/** German says whom in another form than who. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^meinen\s/iu, "Mein "],
  [/^unseren\s/iu, "Unser "],
  [/^meiner\s/iu, "Meine "],
  [/^unserer\s/iu, "Unsere "],
  [/^meinem\s/iu, "Mein "],
  [/^unserem\s/iu, "Unser "],
];
const CASES = /^(?:mo|nasz|m[oó]j|мо|наш|můj|m[ée]|naš|moj)/iu;

/**
 * Who a film is about whose request says "my father": the name by which the text calls them first, else the words of the request
 * as they stand in a title; null where they would stand in a case, and undefined where the subject is no such person.
 */
export function somebodyNamed(subject: string, text: string): string | null | undefined {
  const bare = subject.replace(/[\s.]+$/u, "");
  const ours = OURS.test(bare);
  if (!ours && !KIN.test(bare)) return undefined;
  const told = text.trimStart().slice(0, LOOKED_AT);
  const found = NO_CAPITALS.test(bare.slice(1)) && !ours ? (APPOSED_EAST.exec(told) ?? APPOSED.exec(told)) : (APPOSED.exec(told) ?? CALLED.exec(told)); // prettier-ignore
  const name = found?.groups?.["name"] ?? "";
  if (/\p{L}\s\p{L}/u.test(name)) return name;
  for (const [from, to] of GERMAN) if (from.test(bare)) return bare.replace(from, to);
  return CASES.test(bare) && !/^mon?\s/iu.test(bare) ? null : bare;
}
