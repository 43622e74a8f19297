import { countWords } from "../../text/sentences.ts";
import { germanName } from "./german-name.ts";

const MOST_WORDS = 7;
/** German says what a film does at the end of its clause: "…, der das Geschäftsjahr 2025 verständlich macht". */
const GERMAN =
  /(?:^|,\s)(?:der|die|das|welche[rs])\s(?:(?:kurz|ruhig|einfach|anschaulich|noch einmal)\s)?(?<what>(?:das|die|den|unser(?:e|en)?|mein(?:e|en)?)\s[^.,;:!?()]{3,60}?)\s(?:(?:kurz|verständlich|einfach|anschaulich|ruhig|noch einmal|allen|unseren \p{L}+|den \p{L}+)\s){0,3}(?:zeigt|erklärt|vorstellt|erzählt|zusammenfasst|beschreibt|darstellt|erläutert|macht|bringt|würdigt|feiert|ankündigt|bewirbt)(?=\s*(?:[.,;:!?]|$|und\s))/iu;
/** "… يقارن بين الذهاب إلى العمل بالسيارة والذهاب بالمترو", "comparing the night train and the plane": what is set side by side. */
const COMPARED: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:comparing|(?:that|which|to) compares?|comparison (?:of|between))\s(?<one>[^.,;:!?()]{3,50}?)\s(?:and|with|to)\s(?<other>[^.,;:!?()]{3,40})/iu,
  fr: /(?<!\p{L})(?:comparant|(?:qui|pour) compare[r]?)\s(?<one>[^.,;:!?()]{3,50}?)\s(?:et|avec|à)\s(?<other>[^.,;:!?()]{3,40})/iu,
  es: /(?<!\p{L})(?:comparando|(?:que|para) compar[ea]r?)\s(?<one>[^.,;:!?()]{3,50}?)\s(?:y|con)\s(?<other>[^.,;:!?()]{3,40})/iu,
  it: /(?<!\p{L})(?:(?:che|per) confront(?:i|a|are)|(?:che|per) paragon(?:i|a|are))\s(?<one>[^.,;:!?()]{3,50}?)\s(?:e|con)\s(?<other>[^.,;:!?()]{3,40})/iu,
  pt: /(?<!\p{L})(?:comparando|a comparar|(?:que|para) compar[ea]r?)\s(?<one>[^.,;:!?()]{3,50}?)\s(?:e|com)\s(?<other>[^.,;:!?()]{3,40})/iu,
  ar: /(?<!\p{L})(?:[يت]قارن|للمقارنة|مقارنة|نقارن(?: فيه)?)\sبين\s(?<one>[^.،؛:!؟()]{3,50}?)\s(?<other>و[^.،؛:!؟()]{3,40})/u,
  he: /(?<!\p{L})(?:ש?משווה|להשוות|השוואה)\sבין\s(?<one>[^.,;:!?()]{3,50}?)\s(?<other>(?:ל|ובין |לבין )[^.,;:!?()]{3,40})/u,
};
const AND: Readonly<Record<string, string>> = { en: "or", fr: "ou", es: "o", it: "o", pt: "ou" };

/** What a request says that its film shows, or sets side by side; null where it says neither. `language`: a tag's first part. */
export function shownByFilm(wish: string, language: string): string | null {
  if (language === "de") {
    const what = GERMAN.exec(wish)?.groups?.["what"]?.trim() ?? "";
    return what !== "" && countWords(what) <= MOST_WORDS && /\p{Lu}/u.test(what) ? germanName("über", what) : null;
  }
  const { one = "", other = "" } = COMPARED[language]?.exec(wish)?.groups ?? {};
  if (one === "" || countWords(`${one} ${other}`) > MOST_WORDS + 2) return null;
  const or = AND[language];
  return or === undefined ? `${one} ${other}`.trim() : `${one} ${or} ${other}`.trim();
} // prettier-ignore
