import anyAscii from "any-ascii";
import { replaceAll, type Replacement, type SpokenText } from "./spoken-text.ts";

/** Scripts by the ISO 15924 code that `Intl.Locale` gives for a language. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Han", "Hiragana", "Katakana"],
  Hans: ["Han", "Bopomofo"],
  Hant: ["Han", "Bopomofo"],
  Kore: ["Hangul"],
  Cyrl: ["Cyrillic"],
  Arab: ["Arabic"],
  Hebr: ["Hebrew"],
  Grek: ["Greek"],
  Deva: ["Devanagari"],
  Beng: ["Bengali"],
  Guru: ["Gurmukhi"],
  Gujr: ["Gujarati"],
  Orya: ["Oriya"],
  Taml: ["Tamil"],
  Telu: ["Telugu"],
  Knda: ["Kannada"],
  Mlym: ["Malayalam"],
  Sinh: ["Sinhala"],
  Thai: ["Thai"],
  Mymr: ["Myanmar"],
  Ethi: ["Ethiopic"],
  Armn: ["Armenian"],
  Geor: ["Georgian"],
  Latn: [],
};

const patterns = new Map<string, RegExp>();

/** Runs of letters that a voice of the language would spell out sign by sign ("Chinese letter"). */
function unreadable(language: string): RegExp {
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  const known = patterns.get(script);
  if (known !== undefined) return known;
  const readable = ["Latin", "Common", "Inherited", ...(SCRIPTS[script] ?? [])];
  const excluded = readable.map((name) => String.raw`\p{Script=${name}}`).join("");
  const pattern = new RegExp(
    String.raw`[[\p{L}\p{M}]--[${excluded}]][[\p{M}\u200c\u200d]&&[\p{L}\p{M}\u200c\u200d]]*(?:[[\p{L}\p{M}]--[${excluded}]][\p{M}\u200c\u200d]*)*`,
    "gv",
  );
  patterns.set(script, pattern);
  return pattern;
}

/** Foreign scripts in Latin letters, letter by letter: an approximation, better than letters by number. */
export function romanise(text: SpokenText, voiceLanguage: string): SpokenText {
  const replacements: Replacement[] = [];
  for (const match of text.spoken.matchAll(unreadable(voiceLanguage))) {
    const latin = anyAscii(match[0]).replaceAll(/[^A-Za-z' ]/gu, "");
    replacements.push({
      start: match.index,
      end: match.index + match[0].length,
      spoken: latin.toLowerCase(),
    });
  }
  return replaceAll(text, replacements);
}
