import { regex } from "../text/regex.ts";

/** The seasons, by language, in the forms in which a sentence has them. */
export const SEASONS: Readonly<Record<string, string>> = {
  en: "spring|summer|autumn|fall|winter", de: "frühling|frühjahr|sommer|herbst|winter", fr: "printemps|été|automne|hiver", es: "primavera|verano|otoño|invierno", it: "primavera|estate|autunno|inverno", pt: "primavera|verão|outono|inverno",
  nl: "lente|voorjaar|zomer|herfst|najaar|winter", sv: "våren|sommaren|hösten|vintern", da: "foråret|sommeren|efteråret|vinteren", nb: "våren|sommeren|høsten|vinteren", pl: "wiosną|latem|jesienią|zimą", cs: "na jaře|v létě|na podzim|v zimě",
  ru: "весной|летом|осенью|зимой", uk: "навесні|весною|влітку|восени|взимку", tr: "ilkbaharda|baharda|yazın|sonbaharda|kışın", ar: "الربيع|الصيف|الخريف|الشتاء", he: "באביב|בקיץ|בסתיו|בחורף", hi: "वसंत|गर्मियों|गर्मी|शरद|पतझड़|सर्दियों|सर्दी",
  zh: "春天|夏天|秋天|冬天|春季|夏季|秋季|冬季", ja: "春|夏|秋|冬", ko: "봄|여름|가을|겨울",
}; // prettier-ignore

const spring = /^(?:fall)$/iu;

/** The season of a text, as it is written; null where it names none. */
export function seasonIn(text: string, language: string): string | null {
  const words = SEASONS[language];
  if (words === undefined) return null;
  const glued = /^(?:zh|ja|ko|ar|he)$/u.test(language);
  const found = regex(glued ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").exec(text)?.[0] ?? null; // prettier-ignore
  // "Sales fall" is no season.
  return found !== null && spring.test(found) && !/(?:in|the|last|next|every|each|by)\sfall/iu.test(text)
    ? null
    : found;
}
