import { takesPart } from "./takes-part.ts";

/** A sentence's main thing stands in so much of it, and where a language does not show what a noun is, in so much. */
const EARLY = 0.5;
const EARLY_UNSEEN = 0.34;

/** What grows on a noun, or follows it, that only says where, by what or of what. */
const AFTER: Readonly<Record<string, RegExp>> = {
  tr: /^\p{L}*(?:[dt][ae]n?|yl[ae]|[yn]?[ae]|n?[ıiuü]n)(?!\p{L})|^\p{L}*\s(?:ile|için|gibi|kadar|sonra|önce|üzerinde|altında|içinde|yanında)(?!\p{L})/u,
  fi: /^\p{L}*(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|tta|ttä)(?!\p{L})/u,
  hu: /^\p{L}*(?:ban|ben|ból|ből|nál|nél|hoz|hez|höz|tól|től|ról|ről|ra|re|val|vel|ért|ként)(?!\p{L})/u,
  hi: /^[\p{L}\p{M}]*\s(?:में|पर|से|के|का|की|तक|वाल[ाीे])(?![\p{L}\p{M}])/u,
  bn: /^[\p{L}\p{M}]*(?:তে|য়|ে|ের|র)(?![\p{L}\p{M}])/u,
  ja: /^[^、。]{0,2}?(?:で|に|の|から|まで|へ|と)/u,
  ko: /^\p{L}{0,2}?(?:에서|에게|에|으로|로|의|와|과|까지|부터|보다)(?!\p{L})/u,
  zh: /^[^，。]{0,2}?(?:里|裡|裏|上|下|内|內|外|旁|边|邊|前|后|後|中|的|口)/u,
};
/** What stands right before it and does the same. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  ar: /(?:^|\s)(?:[وف]?[بلك](?:ال)?|لل|(?:في|من|على|إلى|عن|عند|مع|تحت|فوق|أمام|خلف|داخل|خارج|بدون|حول|قرب|بين|قبل|بعد) (?:ال)?)$/u,
  he: /(?:^|\s)(?:[ושה]{0,2}[בלכמ]ה?|(?:על|של|עם|בלי|ליד|אל|תחת|מעל|מתחת|בתוך|לפני|אחרי|בין|דרך|מול|בתוך ה) ?ה?)$/u,
  zh: /(?:在|从|從|到|往|向|用|给|給|靠|对|對|按|像)[^，。]{0,3}$/u,
};
/** What marks a sentence's topic, its subject or what it acts on. */
const MARKED: Readonly<Record<string, RegExp>> = {
  ja: /^[^、。]{0,2}?(?:を|が|は|も)/u,
  ko: /^\p{L}{0,2}?(?:을|를|이|가|은|는)(?!\p{L})/u,
};
/** Languages whose small words are known to `takesPart`. */
const SEEN: ReadonlySet<string> = new Set("en de fr es it pt nl pl cs ru uk da nb ro id vi el sv".split(" "));

/**
 * Whether the noun at `place`, `length` letters long as it was found, is what a sentence is about or acts on, and no place or means.
 * `late`: wherever it stands in the sentence, where the language shows what it is.
 */
export function isMainThing(
  { sentence, place, length }: { sentence: string; place: number; length: number },
  base: string,
  late: boolean,
): boolean {
  const before = sentence.slice(0, place);
  const after = sentence.slice(place + length);
  if (MARKED[base]?.test(after) === true) return true;
  if (AFTER[base]?.test(after) === true || BEFORE[base]?.test(before) === true) return false;
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  if (SEEN.has(base))
    return (late || place <= sentence.length * EARLY) && takesPart(sentence, "", place, base);
  return place <= sentence.length * (late ? EARLY : EARLY_UNSEEN);
}
