import { francAll } from "franc-min";
import { rankBySigns } from "./latin-signs.ts";
import { hasStopWords, rankByStopWords } from "./stop-words.ts";
import { languageOfScript, scriptWeights } from "./writing-systems.ts";

/** ISO 639-3 of franc to the shortest BCP-47 tag. */
const SHORT_TAGS: Record<string, string> = {
  eng: "en", deu: "de", fra: "fr", spa: "es", ita: "it", por: "pt", nld: "nl", pol: "pl", swe: "sv",
  dan: "da", nob: "nb", nno: "nn", fin: "fi", ces: "cs", ron: "ro", hun: "hu", tur: "tr", ind: "id",
  vie: "vi", rus: "ru", ukr: "uk", bel: "be", bul: "bg", srp: "sr", kaz: "kk", arb: "ar", pes: "fa",
  urd: "ur", hin: "hi", mar: "mr", nep: "ne", mai: "hi", bho: "hi", swh: "sw", hau: "ha", yor: "yo",
  tgl: "tl", jav: "jv", hrv: "hr", bos: "bs", cat: "ca", zlm: "ms", uzn: "uz",
}; // prettier-ignore

const LATIN = [
  "eng", "deu", "fra", "spa", "ita", "por", "nld", "pol", "swe", "dan", "nob", "fin", "ces", "ron", "hun",
  "tur", "ind", "vie", "hrv", "swh", "tgl",
]; // prettier-ignore

/** What only Japanese sentences say, however few of their signs are kana beside a table of names. */
const JAPANESE = /(?:です|ます|でした|ました|である|だった|った)(?=[。、！？\s」』]|$)/mu;

export type Detection = {
  /** BCP-47 tag. */
  language: string;
  /** False where the text is too short or too mixed to be told from its neighbours. */
  sure: boolean;
};

/** Letters that only traditional, or only simplified, Chinese writes. */
const TRADITIONAL = /[們個這說國學會為對時來還後與當體點實關發經過樣應機電]/gu;
const SIMPLIFIED = /[们个这说国学会为对时来还后与当体点实关发经过样应机电]/gu;

/** BCP-47 tag of the language that most of the text is written in; `en` where nothing tells. */
export function detectLanguage(text: string): string {
  return detectLanguageSurely(text).language;
}

export function detectLanguageSurely(text: string): Detection {
  const sample = text.slice(0, 6000).replace(/https?:\/\/\S+|```[^`]*```|`[^`\n]*`|\$[^$\n]*\$/g, " ");
  const weights = [...scriptWeights(sample)].sort((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const of = (script: string): number => weights.find(([name]) => name === script)?.[1] ?? 0;
  const kana = of("Hiragana") + of("Katakana");
  const east = of("Han") + kana;
  if (total === 0) return { language: "en", sure: false };
  if (east > total * 0.35) {
    if (kana > east * 0.08 || JAPANESE.test(sample)) return { language: "ja", sure: true };
    return { language: chineseOf(sample), sure: true };
  }
  const main = weights[0]?.[0] ?? "Latin";
  const alone = languageOfScript(main);
  if (alone !== null) return { language: alone, sure: true };
  if (main === "Cyrillic") return { language: cyrillicOf(sample), sure: true };
  if (main === "Arabic") return { language: arabicOf(sample), sure: true };
  if (main === "Devanagari") {
    return { language: bestTrigram(sample, ["hin", "mar", "nep"]) ?? "hi", sure: true };
  }
  return latinOf(sample);
}

function chineseOf(text: string): string {
  const traditional = text.match(TRADITIONAL)?.length ?? 0;
  const simplified = text.match(SIMPLIFIED)?.length ?? 0;
  return traditional > simplified ? "zh-Hant" : "zh";
}

function cyrillicOf(text: string): string {
  if (/[ђјљњћџ]/iu.test(text)) return "sr";
  if (/[ґїє]/iu.test(text)) return "uk";
  if (/ў/iu.test(text)) return "be";
  if (/[әғқңөұүһ]/iu.test(text)) return "kk";
  // Of Slavonic languages only Ukrainian and Belarusian write "і"; a name may bring one into any text.
  const dotted = text.match(/і/giu)?.length ?? 0;
  if (dotted > 1 || (dotted === 1 && text.length < SHORT_CYRILLIC)) return /[ыэ]/iu.test(text) ? "be" : "uk";
  if (/[ыэё]/iu.test(text)) return "ru";
  // Bulgarian writes the hard sign as a vowel, between consonants.
  if (/[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/iu.test(text)) return "bg";
  return text.length > 200 ? (bestTrigram(text, ["rus", "bul", "ukr"]) ?? "ru") : "ru";
}

const SHORT_CYRILLIC = 120;

function arabicOf(text: string): string {
  if (/[ٹڈڑںے]/u.test(text)) return "ur";
  if (/[پچژگ]/u.test(text) || /[یک]/u.test(text)) return "fa";
  return "ar";
}

function latinOf(text: string): Detection {
  const ranked = rankByStopWords(text);
  const [first, second] = ranked;
  if (first !== undefined && first.score >= 2 && first.score >= (second?.score ?? 0) * 1.35) {
    return { language: first.language, sure: first.score >= 3 || first.share >= 0.25 };
  }
  const own = byOwnLetters(text);
  if (own !== null) return { language: own, sure: false };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const guessed = letters >= 40 ? bestTrigram(text, LATIN) : null;
  const trigram = guessed !== null && isBelied(guessed, ranked) ? null : guessed;
  // Long texts of near relatives (Danish and Norwegian) are told by their looks as well.
  if (trigram !== null && letters > MOST_SHORT && !NEAR.has(trigram))
    return { language: trigram, sure: (first?.share ?? 0) > 0.02 };
  const language = shortOf(text, trigram);
  return { language, sure: letters > 120 && language === trigram && (first?.share ?? 0) > 0.02 };
}

/**
 * A Danish recipe whose small words stand 37 to 27 for Danish before Norwegian, and 5 for Dutch, was Dutch by its trigrams: two
 * near relatives at the head leave the choice to trigrams, but only between those that the small words speak for.
 */
function isBelied(trigram: string, ranked: ReturnType<typeof rankByStopWords>): boolean {
  const own = ranked.find(({ language }) => language === trigram)?.score ?? 0;
  // Croatian, Swahili and others are told by trigrams alone.
  return hasStopWords(trigram) && (ranked[0]?.score ?? 0) >= Math.max(2, own * 2);
}

const MOST_SHORT = 200;
const NEAR = new Set(["da", "nb", "sv"]);
/** Less than this speaks for nothing. */
const LEAST = 0.5;
const OF_TRIGRAM = 0.8;

/** A few words: small words, letters and endings together; a trigram alone guesses. */
function shortOf(text: string, trigram: string | null): string {
  const scores = rankBySigns(text);
  for (const { language, score } of rankByStopWords(text))
    scores.set(language, (scores.get(language) ?? 0) + score);
  if (trigram !== null) scores.set(trigram, (scores.get(trigram) ?? 0) + OF_TRIGRAM);
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= LEAST ? best[0] : "en";
}

/** Letters that of the languages here only one writes. */
const OWN_LETTERS: readonly (readonly [string, RegExp])[] = [
  ["pl", /[łąęśźżń]/giu],
  ["cs", /[řěů]/giu],
  ["hu", /[őű]/giu],
  ["tr", /[ğış](?=[a-zçğıöşü]|\b)/gu],
  ["ro", /[șțăţ]/giu],
  ["vi", /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu],
];
/** So many of them, and of a hundred letters, are no name from elsewhere. */
const OWN = { fewest: 4, share: 0.02 };

/** What a short text of few small words is written in, by its letters. */
function byOwnLetters(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const counted = OWN_LETTERS.map(([language, own]) => ({ language, count: text.match(own)?.length ?? 0 }));
  const [best, next] = counted.toSorted((a, b) => b.count - a.count);
  const enough = best !== undefined && best.count >= OWN.fewest && best.count >= letters * OWN.share;
  return enough && best.count > 2 * (next?.count ?? 0) ? best.language : null;
}

function bestTrigram(text: string, only: string[]): string | null {
  const code = francAll(text, { only, minLength: 10 })[0]?.[0];
  return code === undefined || code === "und" ? null : (SHORT_TAGS[code] ?? null);
}

/** The language part of a tag: `pt` of `pt-BR`. */
export function primaryLanguage(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? tag;
}
