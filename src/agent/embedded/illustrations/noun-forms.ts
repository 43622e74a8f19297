const SLAVIC = new Set("ru uk be pl cs sk sl hr sr mk bg lt lv".split(" "));
const ENDS_ON = new Set(
  "fi et hu tr az kk uz eu ka hy ta te kn ml bn mr gu pa ne si am el ro sq is".split(" "),
);
const GERMANIC = new Set("nl sv da nb af".split(" "));
const UNSPACED = new Set(["zh", "ja", "th", "km"]);

/** A noun and its common endings, as `world-words.ts` writes them; none for what is too short to be sure. */
export function formsOf(noun: string, language: string): string[] {
  const letters = Array.from(noun).length;
  if (UNSPACED.has(language)) return letters >= leastOf(noun, language) ? [noun] : [];
  if (language === "ko") return letters >= 2 ? [noun] : [];
  if (language === "en") return [noun, pluralOf(noun)];
  // "Sepedanya": the, his or her bicycle.
  if (language === "id" || language === "ms") return [noun, `${noun}nya`];
  if (noun.includes(" ")) return phraseOf(noun, language);
  if (letters < 3) return [];
  if (language === "de") return german(noun);
  if (language === "fr" || language === "ca") return [noun, `${noun}s`];
  if (language === "es") return spanish(noun);
  if (language === "pt") return portuguese(noun);
  if (language === "it") return italian(noun);
  if (language === "he") return hebrew(noun);
  if (SLAVIC.has(language)) return onStem(noun.replace(/[aeiouyáéíýěůаеёиоуыьэюяйії]$/u, ""), noun, language);
  if (language === "el") return onStem(noun.replace(/(?:[οόηήαάιίυύ]ς?|ς)$/u, ""), noun, language);
  if (ENDS_ON.has(language))
    return [noun, ...turnedOf(noun, language)].flatMap((stem) => onStem(stem, noun, language));
  if (GERMANIC.has(language)) return letters >= 5 ? [`${noun}*`] : [noun, `${noun}en`];
  return [noun];
}

const CYRILLIC = "а у е и ы і ом ем ою ой ей ов ів ам ами ах и я ю ей ем".split(" ");
const LATIN = "a ą ę u e i y em om ou ů ům ami ách ech ov ev ovi owi ów ově ové ie ii".split(" ");
/** The endings of short nouns. */
const ENDINGS: Record<string, readonly string[]> = {
  el: "ος ου ο οι ων ους α ας ες η ης ι ιου ια ιων".split(" "),
  hu: "k ok ek ak ák t ot et at nak nek val vel ban ben".split(" "),
  fi: "t n a ä ta tä ja jä in".split(" "),
  tr: "lar ler ın in un ün ı i u ü lara lere".split(" "),
  bn: "ের র কে রা টি গুলো গুলি".split(" "),
};
const DRAVIDIAN = new Set("ta te kn ml".split(" "));

/** Any ending of up to four letters, on what is long enough that only its own words begin so; else those listed. */
function onStem(stem: string, noun: string, language: string): string[] {
  const letters = Array.from(stem).length;
  if (letters >= 5 || (letters === 4 && DRAVIDIAN.has(language))) return [`${stem}*`];
  const slavic = SLAVIC.has(language) ? (/\p{Script=Cyrillic}/u.test(stem) ? CYRILLIC : LATIN) : [];
  const endings = ENDINGS[language] ?? slavic;
  return letters < 3 && language !== "bn"
    ? []
    : [...new Set([noun, ...endings.map((ending) => stem + ending)])];
}

/** What a noun becomes before its endings: alma, almát; köpek, köpeği; kitap, kitabı. */
const TURNED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hu: { a: "á", e: "é" },
  tr: { k: "ğ", p: "b", ç: "c" },
};

function turnedOf(noun: string, language: string): string[] {
  const last = TURNED[language]?.[noun.slice(-1)];
  // "Ok", "top": short nouns of Turkish keep theirs.
  return last === undefined || Array.from(noun).length < 4 ? [] : [noun.slice(0, -1) + last];
}

function leastOf(noun: string, language: string): number {
  if (language === "th" || language === "km") return 3;
  return language === "ja" && /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u.test(noun) ? 3 : 2;
}

function phraseOf(noun: string, language: string): string[] {
  const [first = "", ...rest] = noun.split(" ");
  if (/^(?:fr|es|pt|ca)$/u.test(language)) return [noun, [`${first}s`, ...rest].join(" ")];
  return [noun];
}

/** Wolf, Wolfs, Wölfe, Wölfen. */
function german(noun: string): string[] {
  const turned = noun.replace(
    /(au|[aou])(?=[^aeiouäöü]+$)/u,
    (vowel) => ({ a: "ä", o: "ö", u: "ü", au: "äu" })[vowel] ?? vowel,
  );
  const short = noun.endsWith("e")
    ? [noun, `${noun}n`]
    : ["", "s", "es", "e", "en"].map((ending) => noun + ending);
  const own = Array.from(noun).length >= 5 ? [`${noun}*`] : short;
  return turned === noun || noun.length > 6 ? own : [...own, `${turned}e`, `${turned}en`];
}

function spanish(noun: string): string[] {
  if (/[aeiouáéó]$/u.test(noun)) return [noun, `${noun}s`];
  // León, leones; delfín, delfines.
  const plain = noun.replace(/[áéíóú](?=[ns]$)/u, (vowel) => vowel.normalize("NFD").charAt(0));
  return [noun, `${plain}es`];
}

function portuguese(noun: string): string[] {
  if (noun.endsWith("ão")) return [noun, `${noun.slice(0, -2)}ões`];
  if (/[aeiouã]$/u.test(noun)) return [noun, `${noun}s`];
  return [noun, noun.endsWith("l") ? `${noun.slice(0, -1)}is` : `${noun}es`];
}

function italian(noun: string): string[] {
  const stem = noun.slice(0, -1);
  if (noun.endsWith("a")) return [noun, `${/[cg]$/u.test(stem) ? `${stem}h` : stem}e`];
  return /[oe]$/u.test(noun) ? [noun, `${stem.replace(/i$/u, "")}i`] : [noun];
}

function hebrew(noun: string): string[] {
  if (noun.endsWith("ה")) return [noun, `${noun.slice(0, -1)}ות`, `${noun.slice(0, -1)}ים`];
  const inner = noun.replace(/[ןםץףך]$/u, (end) => ({ ן: "נ", ם: "מ", ץ: "צ", ף: "פ", ך: "כ" })[end] ?? end);
  return /(?:ים|ות|י|ו)$/u.test(noun) ? [noun] : [noun, `${inner}ים`];
}

/** Jars, boxes, knives, puppies; of a phrase its last word. */
function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh|z)$/u.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
