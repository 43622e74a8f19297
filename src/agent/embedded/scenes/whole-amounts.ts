import type { Emphasis } from "../../../artifacts/cue.ts";
import { NUMBER } from "../text/figures.ts";
import { matchesOf } from "../text/matches.ts";
import { UNIT } from "../text/measures.ts";
import { partOfWord, partWords, wholeOfWord } from "../text/number-words.ts";
import { toPattern } from "../text/regex.ts";

/** Between a part and the whole that it is of, by language: "one bottle | in | twenty", "eine | von | zwanzig". */
const OF_WHOLE: Readonly<Record<string, string>> = {
  en: "in(?:\\sa|\\severy)?|out\\sof(?:\\sa|\\severy)?", de: "von|unter", fr: "sur", es: "de\\scada", it: "su", pt: "em(?:\\scada)?", nl: "op(?:\\sde)?|van\\sde",
  sv: "av", da: "ud\\saf|af", nb: "av", pl: "na", ru: "из", uk: "із|з",
}; // prettier-ignore
/** Numbers above twenty, and forms of smaller ones, that `partWords` has not. */
const FURTHER: Readonly<Record<string, string>> = {
  en: "thirty|forty|fifty|hundred|thousand", de: "dreißig|vierzig|fünfzig|hundert|tausend", fr: "trente|quarante|cinquante|cent|mille",
  es: "treinta|cuarenta|cincuenta|cien|mil", it: "trenta|quaranta|cinquanta|cento|mille", pt: "trinta|quarenta|cinquenta|cem|mil",
  nl: "dertig|veertig|vijftig|honderd|duizend", sv: "trettio|femtio|hundra|tusen", da: "tredive|halvtreds|hundrede|tusind", nb: "tretti|femti|hundre|tusen",
  pl: "trzydzieści|pięćdziesiąt|sto|tysiąc", ru: "двенадцати|двадцати|тридцати|пятидесяти|ста|тысячи", uk: "дванадцяти|двадцяти|тридцяти|п['’]ятдесяти|ста|тисячі",
}; // prettier-ignore
const ONE = "one|eine?[rsnm]?|une?|un[oa]?|uma?|één|een|en|ett|et|jeden|jedna|jedno|один|одна|одну|одного";
const OR = "or|to|bis|oder|ou|à|o|a|of|tot|eller|till|lub|do|или|до|або";

/** A verb that a written number was taken to count: "one in | twenty was | affected". */
const VERB =
  /\s(?:was|were|has|had|have|will|can|are|war|waren|ist|sind|hat|hatte|wird|est|sont|était|étaient|ont|era|eran|fue|fueron|son|sono|erano|foi|foram|são|eram|werd|werden|zijn|waren|heeft|hebben|blev|var|har|był\p{L}*|jest|był|была|было|были|був|була|було|були)$/iu;

/** Units of one kind of which a measure may have two: "2미터 67센티미터", "5 feet 11 inches", "2 kg 300 g". */
const KINDS = [
  "(?:kilo|centi|zenti|mill?i)?m(?:et(?:er|re)s?|ètres?|etros?|etri)|centímetros?|kilómetros?|quilómetros?|km|m|cm|mm|ft|feet|foot|in|inch(?:es)?|сантиметр\\p{L}*|километр\\p{L}*|метр\\p{L}*|см|м|센티미터|킬로미터|미터|센티|厘米|公分|公里|米|センチメートル|センチ|メートル|सेंटीमीटर|मीटर|سنتيمتر\\p{L}*|متر\\p{L}*",
  "(?:kilo|mill?i)?gram(?:m(?:e[sn]?|i)?|os?|s)?|kilos?|kg|g|pounds?|lbs?|ounces?|oz|килограмм\\p{L}*|грамм\\p{L}*|кг|г|킬로그램|그램|公斤|克|キログラム|グラム|キロ",
];
const COMPOUND = KINDS.map((units) => toPattern(`(?<![\\p{L}\\p{N}.,])(?:${NUMBER})\\s?(?:${units})\\s?(?:(?:and|und|et|y|e|en|i|и)\\s)?(?:${NUMBER})\\s?(?:${units})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`, "giu")); // prettier-ignore
const SUM =
  /(?<![\p{L}\p{N}.,])(?:[£$€¥₹₩]\s?\p{Nd}+(?:[.,]\p{Nd}+)*|\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*\s?[€£₽₴₺₹])(?![\p{L}\p{N}])/gu;
/** More of them are a row, and none stands out. */
const MOST_SUMS = 6;

const shares = new Map<string, RegExp | null>();

function shareOf(base: string): RegExp | null {
  const known = shares.get(base);
  if (known !== undefined) return known;
  const link = OF_WHOLE[base];
  const words = `(?:${partWords(base)}|${ONE}|${FURTHER[base] ?? "(?!)"}|(?!(?:1[5-9]|20)\\p{Nd}{2})\\p{Nd}{1,4}(?![\\p{Nd}.,:]\\p{Nd}))`;
  const made = link === undefined ? null : toPattern(`(?<![\\p{L}\\p{M}-])(?<part>${words})(?:\\s(?:${OR})\\s${words})?\\s(?:[\\p{L}\\p{M}]+\\s)?(?:${link})\\s(?<whole>${words})(?![\\p{L}\\p{M}-])(?!${UNIT})`, "giu"); // prettier-ignore
  shares.set(base, made);
  return made;
}

/**
 * Marks over whole amounts: "one bottle in twenty" and not "twenty was", "2미터 67센티미터" and not its centimetres alone. Of like
 * amounts in one text all are marked or none: the other share, and every sum.
 */
export function overWholeAmounts(text: string, marked: readonly Emphasis[], base: string): Emphasis[] {
  if (marked.length === 0) return [];
  const share = shareOf(base);
  const groups = [
    share === null ? [] : sharesIn(text, share, base),
    ...COMPOUND.map((one) => spansOf(text, one)),
    spansOf(text, SUM),
  ];
  const touched = groups.flatMap((spans, at) => {
    const isSums = at === groups.length - 1;
    if (isSums && (spans.length > MOST_SUMS || spans.length < 2)) return [];
    return spans.some((span) => marked.some((one) => overlap(one, span))) ? spans : [];
  });
  const kept = marked
    .filter(
      (one) =>
        !touched.some((span) => overlap(one, span) && !(one.start <= span.start && span.end <= one.end)),
    )
    .filter(({ start, end }) => !VERB.test(text.slice(start, end)));
  const whole = touched.filter((span) => !kept.some((one) => overlap(one, span)));
  return [...kept, ...whole].toSorted((a, b) => a.start - b.start);
}

/** "Eleven people in four counties": where the part is no less than the whole, the two are of different things. */
function sharesIn(text: string, share: RegExp, base: string): Emphasis[] {
  const valueOf = (said = ""): number => partOfWord(said, base) ?? wholeOfWord(said, base) ?? Number(said);
  return matchesOf(share, text)
    .filter(({ groups }) => !(valueOf(groups?.["part"]) >= valueOf(groups?.["whole"])))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}

function spansOf(text: string, pattern: RegExp): Emphasis[] {
  return matchesOf(pattern, text).map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}

const overlap = (one: Emphasis, other: Emphasis): boolean => one.start < other.end && other.start < one.end;
