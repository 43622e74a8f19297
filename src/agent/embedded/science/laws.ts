import { capitalise } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** No name: "This equation". */
const POINTING =
  "(?!(?:The|This|That|These|Our|Each|Every|Another|One|Its|Their|An?|My|Your|No|Which|What|First|Second|Third) )";
const NAME = "\\p{Lu}[\\p{L}’'.-]+(?:[ -]\\p{Lu}[\\p{L}’'.-]+)?";
const lawOf = (words: string, of: string, ordinals: string): string =>
  `(?:(?:${ordinals}) )?(?:${words})${of === "" ? "" : ` (?:${of})`} ?${NAME}`;

/** A law and whose it is, by language: "Snell's law", "loi de Snell", "स्नेल का नियम". */
const LAWS: Readonly<Record<string, string>> = {
  en: `${POINTING}${NAME}(?: (?:first|second|third))? (?:[Ll]aw|[Tt]heorem|[Ee]quation|[Ff]ormula|[Pp]rinciple)(?!\\p{L})`,
  de: `(?:\\p{Lu}\\p{L}+sche[snr]? (?:Gesetz|Satz|Theorem|Formel|Gleichung)|(?:Gesetz|Satz|Formel|Gleichung) (?:von|des|der) ${NAME})`,
  fr: lawOf("loi|théorème|équation|formule|principe", "de|d['’]|du", "première|deuxième|seconde|troisième"),
  es: lawOf("ley|teorema|ecuación|fórmula|principio", "de|del", "primera|segunda|tercera"),
  it: lawOf("legge|teorema|equazione|formula|principio", "di|d['’]|del", "prima|seconda|terza"),
  pt: lawOf("lei|teorema|equação|fórmula|princípio", "de|do|da", "primeira|segunda|terceira"),
  nl: lawOf("wet|stelling|formule", "van", "eerste|tweede|derde"),
  sv: `\\p{Lu}\\p{L}+s (?:första |andra |tredje )?(?:lag|sats|formel|ekvation)`,
  pl: lawOf("prawo|twierdzenie|równanie|wzór", "", "pierwsze|drugie|trzecie"),
  ru: lawOf("закон|теорема|уравнение|формула", "", "первый|второй|третий"),
  tr: `${NAME}(?:['’]\\p{Ll}+)? (?:yasası|kanunu|teoremi|denklemi|formülü)`,
  hi: `(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]+ (?:का|की|के) (?:नियम|सिद्धांत|प्रमेय|समीकरण|सूत्र)(?![\\p{L}\\p{M}])`,
  ja: "[\\p{Script=Katakana}ー・]{2,12}の(?:第[一二三]?)?(?:法則|定理|方程式|公式|原理)",
  zh: "(?<=^|[，。、；：由据据用])[\\p{Script=Han}]{2,5}(?:第[一二三])?(?:定律|定理|方程|公式)",
  ko: "[가-힣]{1,8}의 (?:제\\d ?)?(?:법칙|정리|방정식|공식|원리)",
};

const UNSPACED = /^(?:hi|ja|zh|ko)$/u;
/** Languages in which the law stands before its name, and may open a sentence. */
const LAW_FIRST = /^(?:fr|es|it|pt|nl|pl|ru)$/u;
/** "Das Ohmsche Gesetz" is headed "Ohmsches Gesetz". */
const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/sche[snr]?(?= (?:Gesetz|Theorem)$)/u, "sches"],
  [/sche[snr]?(?= Satz$)/u, "scher"],
  [/sche[snr]?(?= (?:Formel|Gleichung)$)/u, "sche"],
];

/** The name of the law that a sentence speaks of; null where it has none, or the language's are not known. */
export function lawIn(text: string, base: string): string | null {
  const pattern = LAWS[base];
  if (pattern === undefined) return null;
  const opened = LAW_FIRST.test(base) ? text.replace(/^\p{Lu}/u, (start) => start.toLowerCase()) : text;
  const edge = UNSPACED.test(base) ? "" : "(?<![\\p{L}\\p{M}])";
  const name = toPattern(edge + pattern, "u").exec(opened)?.[0];
  if (name === undefined) return null;
  const own = base === "de" ? GENDERS.reduce((said, [from, to]) => said.replace(from, to), name) : name;
  return capitalise(own.trim(), base);
}
