import { regex } from "./regex.ts";

const NAME = "\\p{Lu}[\\p{L}\\p{M}’'.-]+";
const SMALL =
  "(?:d[eiao]s?|del|della|delle|dei|degli|dell['’]|du|des|d['’]|la|las|los|les|le|l['’]|van|den?|der|het|e|y)";
const ROMANCE_NAME = `(?:${SMALL}(?:\\s|(?<=['’])))*${NAME}(?:\\s(?:${SMALL}(?:\\s|(?<=['’])))*${NAME}){0,3}`;
const HOUSE =
  "\\p{Nd}{1,4}(?:[-–/]\\p{Nd}{1,3})?(?:\\s?[A-Z](?![\\p{L}\\p{Nd}])|[a-z](?!\\p{L}))?(?:\\s?(?:bis|ter)(?!\\p{L}))?";
/** "04229 Leipzig", "EH6 7AB" behind a street. */
const TOWN = `(?:,?\\s(?:in\\s)?\\p{Nd}{4,5}(?:\\s[A-Z]{2})?\\s${NAME}|,\\s(?!\\p{Lu}\\p{Ll}+day)${NAME}(?:\\s[A-Z]{1,2}\\p{Nd}{1,2}[A-Z]?\\s\\p{Nd}[A-Z]{2})?(?=[,.;!]|$))?`;

/** Words for streets, which some write large: "rua" and "Rua". */
const either = (words: string): string =>
  words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** A house in a street, as languages write it. */
const FORMS: readonly string[] = [
  `(?<![\\p{L}\\p{Nd}])(?<!(?:in|In|since|Since|by|By|until|of|from|From)\\s(?=(?:1[89]|20)\\p{Nd}{2}(?!\\p{Nd})))\\p{Nd}{1,4}[a-z]?\\s(?:${NAME}\\s){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Yard|Drive|Way|Close|Court|Terrace|Row|Hill|Quay|Gardens|Crescent|Boulevard|Blvd|Mews|Parade|Highway|Wharf|Walk)(?![\\p{L}])\\.?${TOWN}`,
  `(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|gasse|allee|platz|ufer|damm|ring|weg|markt|straat|laan|kade|plein|gracht|dijk|singel|gatan|vägen|gränd|torget?|gade|vej|plads|gate|gata|veien|katu|tie)|(?:Am|An der|Auf der|Im|Zum|Zur)\\s${NAME})\\s${HOUSE}(?!\\p{Nd}|\\s?(?:Uhr|uur|euro|€))${TOWN}`,
  `(?<![\\p{L}\\p{Nd}])\\p{Nd}{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:${either("rue|avenue|boulevard|quai|place|chemin|impasse|allée|route|cours")})\\s${ROMANCE_NAME}${TOWN}`,
  `(?<!\\p{L})(?:${either("calle|c\\/|avenida|avda\\.?|plaza|paseo|carrer|via|viale|piazza|corso|vicolo|largo|rua|praça|travessa")})\\s${ROMANCE_NAME},?\\s${HOUSE}(?!\\p{Nd})${TOWN}`,
  `(?<!\\p{L})(?:${either("ulic[ayęą]|ul\\.|alej[aei]|al\\.|plac\\p{L}{0,2}|osiedl[eu]|ulice|ulici")})\\s${NAME}(?:\\s${NAME})?\\s\\p{Nd}{1,4}\\p{L}?(?!\\p{Nd})`,
  `(?<!\\p{L})(?:${either("улиц[аеуы]|ул\\.|проспект[ае]?|пр\\.|переулок|площадь|вулиц[яіюи]|вул\\.|просп\\.")})\\s${NAME}(?:\\s${NAME})?,?\\s(?:д(?:ом|\\.)?\\s?)?\\p{Nd}{1,4}\\p{L}?(?!\\p{Nd})`,
  `(?<!\\p{L})${NAME}(?:\\s${NAME})?\\s(?:Caddesi|Sokağı|Sokak|Cad\\.|Sok\\.|Sk\\.|Bulvarı)\\s(?:No\\s?[:.]?\\s?)?\\p{Nd}{1,4}(?:,\\s${NAME})?`,
  "(?:[\\p{Script=Han}]{2,3}[都道府県])?[\\p{Script=Han}ヶケ]{1,5}[市区町村郡][\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ヶケ]{0,9}?\\p{Nd}{1,4}(?:[-－ー−]\\p{Nd}{1,4}){1,3}",
  "(?:(?![到在至于於搬位址是了去往的])\\p{Script=Han}){1,6}(?:路|街|大道|巷|弄)\\p{Nd}{1,4}[号號]",
  "(?:[가-힣]+(?:시|구|군)\\s)?[가-힣]+(?:로|길)\\s\\p{Nd}{1,4}(?:-\\p{Nd}{1,3})?(?!\\p{Nd})",
  "(?<!\\p{L})شارع\\s[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+)?\\s(?:رقم\\s)?\\p{Nd}{1,4}",
  "(?<!\\p{L})(?:רחוב|שדרות)\\s[\\p{L}\\p{M}'\"]+(?:\\s[\\p{L}\\p{M}'\"]+)?\\s\\p{Nd}{1,4}",
];

/** The houses that a text names by street and number, as written, in its order. */
export function streetAddresses(text: string): string[] {
  const found = FORMS.flatMap((form) => [...text.matchAll(regex(form, "gu"))]);
  const sorted = found.toSorted((a, b) => a.index - b.index || b[0].length - a[0].length);
  return sorted
    .filter(({ index }, at) =>
      sorted.slice(0, at).every((before) => before.index + before[0].length <= index),
    )
    .map(({ 0: said }) => said.trim().replace(/[,.\s]+$/u, ""));
}
