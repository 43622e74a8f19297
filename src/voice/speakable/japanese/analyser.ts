import { createRequire } from "node:module";
import type { TokenizerBuilder } from "lindera-wasm-nodejs-ipadic";

/** A word as the dictionary (IPADIC) knows it. */
export type Token = {
  /** UTF-16 offsets in the analysed text. */
  start: number;
  end: number;
  surface: string;
  /** Katakana as it sounds (は of a topic is ワ, long vowels ー); null for what the dictionary does not have. */
  sound: string | null;
  /** 名詞, 動詞, 助詞 …, or "UNK". */
  kind: string;
  /** 数, 接尾, 非自立 … */
  subkind: string;
};
export type Analyser = (text: string) => Token[];

type LinderaToken = {
  byteStart: number;
  byteEnd: number;
  surface: string;
  pronunciation?: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1?: string;
};

/** For each byte of the text in UTF-8 its UTF-16 offset; half a surrogate pair is encoded as three bytes. */
function utf16Offsets(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length * 3 + 1);
  let byte = 0;
  let unit = 0;
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    offsets.fill(unit, byte, byte + size);
    byte += size;
    unit += point.length;
  }
  offsets[byte] = unit;
  return offsets;
}

/** Starts the analyser: half a second and some 140 MB, so only where Japanese is spoken. */
export function startAnalyser(): Analyser {
  const lindera = createRequire(import.meta.url)("lindera-wasm-nodejs-ipadic") as {
    TokenizerBuilder: new () => TokenizerBuilder;
  };
  const builder = new lindera.TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  builder.setKeepWhitespace(true);
  const tokenizer = builder.build();
  return (text) => {
    const offsets = utf16Offsets(text);
    const tokens = tokenizer.tokenize(text) as LinderaToken[];
    return tokens.map((token) => ({
      start: offsets[token.byteStart] ?? 0,
      end: offsets[token.byteEnd] ?? text.length,
      surface: token.surface,
      sound: token.pronunciation === undefined || token.pronunciation === "*" ? null : token.pronunciation,
      kind: token.partOfSpeech,
      subkind: token.partOfSpeechSubcategory1 ?? "",
    }));
  };
}
