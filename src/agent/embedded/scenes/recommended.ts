import { denies } from "../text/recast/standing.ts";
import { toPattern } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { splitSentences } from "../text/sentences.ts";
import { namesIn } from "./chart-names.ts";

/** Said of one of several things that they are weighed for. */
const RECOMMENDS: Readonly<Record<string, string>> = {
  en: "(?:is|are)(?: usually| often)? (?:the |our )?(?:best|right|sensible|safest|obvious) (?:choice|pick|option|one|buy|value|answer)|we(?:['’]d)? (?:recommend|suggest)|our recommendation|(?:suits|fits|is enough for|is right for) most",
  de: "(?:beste|richtige|vernünftigste|klügste)[nr]? (?:Wahl|Lösung|Kompromiss|Kauf)|wir empfehlen|empfehlen wir|unsere Empfehlung|(?:reicht|passt|genügt)(?: für)? (?:den|die) meisten",
  fr: "(?:meilleur|bon) (?:choix|compromis)|nous (?:vous )?(?:recommandons|conseillons)|notre conseil|(?:suffit|convient) à la plupart",
  es: "(?:mejor|buena) (?:opción|elección|compra)|recomendamos|nuestra recomendación",
  it: "(?:scelta|soluzione) (?:migliore|giusta)|miglior[e]? (?:scelta|soluzione|compromesso)|consigliamo",
  pt: "melhor (?:escolha|opção|compra)|recomendamos|aconselhamos",
  nl: "(?:beste|juiste|verstandigste) (?:keuze|koop|keus)|(?:wij|we) (?:raden|bevelen)|ons advies",
  sv: "(?:bästa|rätta|klokaste) (?:valet|köpet)|(?:rätt|bäst) val|vi rekommenderar",
  nb: "(?:beste|riktige) (?:valget|kjøpet)|vi anbefaler",
  da: "(?:bedste|rigtige) (?:valg|køb)|vi anbefaler",
  pl: "najlepsz\\p{L}+ (?:jest|wybór|wyborem|będzie)|polecamy|zalecamy",
  cs: "nejlepší (?:volba|volbou|je)|doporučujeme",
  ru: "лучш\\p{L}+ (?:выбор|вариант)|рекомендуем|советуем",
  uk: "найкращ\\p{L}+ (?:вибір|варіант)|радимо|рекомендуємо",
  tr: "en (?:iyi|doğru) (?:seçim|seçenek)|öneriyoruz",
  ar: "الخيار الأفضل|أفضل خيار|ننصح ب|هو الأنسب|هي الأنسب",
  hi: "सबसे (?:अच्छा|सही|बेहतर) (?:विकल्प|चुनाव)",
  ja: "(?:お|オ)(?:すすめ|勧め|薦め)(?:です|は)|に最適です|がいちばん(?:よい|いい)",
  zh: "最佳选择|最好的选择|我们推荐|首选",
  ko: "추천합니다|가장 (?:좋은|알맞은) 선택",
  id: "pilihan terbaik|kami sarankan",
  vi: "lựa chọn (?:tốt nhất|phù hợp nhất)",
};

/** The sentences of a text that recommend something: what they name is marked where things are weighed. */
export function recommendingSentences(text: string, base: string): string[] {
  const words = RECOMMENDS[base];
  if (words === undefined) return [];
  const pattern = toPattern(
    isUnspaced(base) || base === "ko" ? words : `(?<![\\p{L}\\p{M}])(?:${words})`,
    "iu",
  );
  if (!pattern.test(text)) return [];
  return splitSentences(text, base).filter((one) => pattern.test(one) && !/[?？؟"“”«»„]/u.test(one) && !denies(one, base)); // prettier-ignore
}

/** The one of several names that is recommended; null where none is, or not only one. */
export function recommendedOf(
  names: readonly string[],
  sentences: readonly string[],
  base: string,
): number | null {
  const apart = withoutCommonWord(names);
  const found = new Set(sentences.flatMap((sentence) => placesIn(sentence, names, apart, base)));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function placesIn(
  sentence: string,
  names: readonly string[],
  apart: readonly string[],
  base: string,
): number[] {
  const named = namesIn(sentence, names).map(({ at }) => at);
  if (named.length > 0) return named;
  return apart.flatMap((name, at) => (isCalled(name, sentence, base) ? [at] : []));
}

/** "Set S", "Set M": what parts them from one another is what they are called for short. */
function withoutCommonWord(names: readonly string[]): string[] {
  const [first = ""] = names;
  const word = /^\S+\s/u.exec(first)?.[0] ?? "";
  return word !== "" && names.every((name) => name.startsWith(word) && name.length > word.length) ? names.map((name) => name.slice(word.length)) : [...names]; // prettier-ignore
}

/** "M", written as it stands; and, where words are joined, "Falt" of „das Faltschloss“. */
function isCalled(name: string, sentence: string, base: string): boolean {
  if (!/^[\p{L}\p{Nd}]{1,24}$/u.test(name) || !/\p{L}/u.test(name)) return false;
  const short = /^(?:\p{Lu}{1,3}\p{Nd}?|\p{Nd}\p{Lu})$/u.test(name);
  // A sentence may begin with "A" or "I".
  if (short) return toPattern(`(?<=\\S\\s)${name}(?![\\p{L}\\p{Nd}'’])|^${name}\\s(?:ist|is|est|es|è|é|är|er)\\s`, "u").test(sentence); // prettier-ignore
  return /^(?:de|nl|sv|da|nb)$/u.test(base) && name.length >= SHORTEST_PART && toPattern(`(?<![\\p{L}])${name}\\p{Ll}{3,}`, "iu").test(sentence); // prettier-ignore
}

const SHORTEST_PART = 4;
