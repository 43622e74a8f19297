import { countWords } from "../../text/sentences.ts";
import { toPattern, wholeWords } from "../../text/regex.ts";
import { concept } from "../note-model/concepts.ts";
import { opensRows } from "../opens-rows.ts";
import type { Span } from "../sentence-spans.ts";
import type { LetterSentence } from "./letter-sentences.ts";
import { patternOf, type LetterWords } from "./letter-pattern.ts";
import { LOOKS, LOOKS_SO } from "./look-words.ts";
import { CONSENTS, OPINIONS } from "./people-words.ts";
import { CHECKS, POINTS } from "./point-words.ts";
import { DOUBTS, ENDS, SCENES, SHOWS } from "./scene-words.ts";

/** What is said to the maker in a sentence, and what stands in its place: nothing, or the colon of a lead of which the head is told. */
export type LetterNote = Span & { put: string };

/** Below this, as a logit, the text as a whole says that a sentence tells, whatever its words are. */
const TELLS = -5.2;
const MOST = { words: 30, signs: 200, consent: 20, head: 5, length: 5 };
const FEWEST_HEAD = 3;
/** Words that are said to somebody else are no remark. */
const QUOTES = /["“„«「『][^"”»」』]{12,}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const atHead = (words: LetterWords, behind = ""): RegExp =>
  toPattern(`^[\\s"“„«「『(（¿¡–—-]*(?:(?:${words.spaced.join("|")})(?![\\p{L}\\p{M}])|(?:${words.unspaced.join("|")}))${behind}`, "iu"); // prettier-ignore
const POINT = patternOf(POINTS);
const CONSENT = patternOf(CONSENTS);
/** Where nobody is quoted beside it, it is said in brackets, to the sender or of quoting: "The family has given permission for the dig" tells. */
const TO_QUOTER = toPattern(
  `^[(（]|${wholeWords("us|me|we|i|(?:i|we)['’](?:ve|d)|quot\\p{L}+|nam(?:e|ed|ing)|film\\p{L}*|shown|use[ds]?|using|uns|wir|ich|zitier\\p{L}*|verwende\\p{L}*|genannt|nous|on|je|m['’]a|m['’]ont|j['’]ai|cit[eéa]\\p{L}*|nos|tenemos|tengo|usar|usemos|ci|mi|abbiamo|ho|temos|tenho|ons|ik|gebruik\\p{L}*|citeren|oss|vi|jag|jeg|mamy|mam|nam|máme|mám|nám|нам|мне|имя|имени|μας|bize|adını|لنا|לנו|שאלתי|हमें|kami|chúng tôi")}|本人|引用|使用|我们|我們|公开|出现|우리|저희|사용|인용`,
  "iu",
);
const OPINION = patternOf(OPINIONS);
const SCENE = patternOf(SCENES);
const SHOW = patternOf(SHOWS);
const DOUBT = patternOf(DOUBTS);
const LOOK = atHead(LOOKS, "\\s?[:：?？]");
const LOOK_SO = atHead(LOOKS_SO);
const END = atHead(ENDS);
/** "Three minutes?" */
const LENGTH = concept("length");
/** Behind a comma, a dash or the opening of a bracket, up to the colon. */
const TAIL = toPattern(
  `[\\s]*[,;，、،(（–—-]\\s*(?:(?:\\p{L}+\\s){0,2}?(?:${CHECKS.spaced.join("|")})(?![\\p{L}\\p{M}])|[^,，、]{0,6}?(?:${CHECKS.unspaced.join("|")}))`,
  "iu",
);
/** "Prices to show", "Facts you'll want": what is left is the thing. */
const TO_SHOW =
  /\s+(?:to (?:show|include|mention|get in)|(?:that )?(?:you|we)['’](?:ll|d) (?:want|need|like)|(?:die )?(?:rein|gezeigt werden) (?:sollen|müssen)|à (?:montrer|afficher|mettre)|(?:para|a) (?:mostrar|poner|enseñar)|da (?:mostrare|mettere)|om te (?:tonen|laten zien)|att visa|do pokazania)$/iu;
/** "What to get in", "Poi metterei i pani, con i prezzi": no thing is named before its tail. */
const NO_THING = toPattern(
  "^(?:what|here|now|then|also|please|was|hier|dann|jetzt|noch|bitte|ce (?:que|qu)|voici|puis|lo que|aquí|luego|quello|ecco|poi|o que|aqui|depois|wat|hier|dan|vad|här|sen|hvad|her|så|co|oto|tu|potem|tady|pak|что|вот|потом|що|ось|mitä|tässä|ami|itt|ce|iată|τι|εδώ|işte|şimdi|ما|هنا|מה|הנה|जो|यहाँ|ये)(?![\\p{L}\\p{M}])",
  "iu",
);
const BEGS =
  /(?<!\p{L})(?:please|pls|bitte|s['’]il (?:te|vous) plaît|por favor|per favore|graag|gärna|gerne|gjerne|proszę|prosím|пожалуйста|lütfen|kérem)(?!\p{L})|(?<!\p{L})(?:i|je|ich|ik|jag|jeg|я)(?!\p{L})/iu;

/** What a sentence of a letter that orders a film says to its maker; null where it tells. `quoted`: somebody is quoted beside it; `first`: it opens its paragraph. */
export function noteInLetter(
  source: string,
  sentence: LetterSentence,
  { quoted, first }: { quoted: boolean; first: boolean },
): LetterNote | null {
  const { said, lead, isItem, logit } = sentence;
  if (isItem || logit < TELLS || countWords(said) > MOST.words + (lead === null ? 0 : MOST.words))
    return null;
  const whole = { start: sentence.start, end: sentence.end, put: "" };
  const opens = opensRows(source, sentence);
  if (LOOK.test(said) && !opens && !QUOTES.test(said)) return whole;
  if (lead !== null || /[:：]$/u.test(said)) {
    const span = lead ?? sentence;
    const found = noteInLead(source, span, opens);
    if (found !== null) return found;
    // "Something by itself: …" is read as any other sentence.
  }
  if (opens)
    return tailOf(source, sentence) ?? (UNSPACED.test(said) && ASKED_ABOVE.test(said) ? whole : null);
  if (QUOTES.test(said) && !OPINION.test(said)) return null;
  if (said.length > MOST.signs) return null;
  if (/[?？؟]$/u.test(said) && countWords(said) <= MOST.length && LENGTH.test(said)) return whole;
  if (CONSENT.test(said) && (quoted || (!first && TO_QUOTER.test(said))) && countWords(said) <= MOST.consent) return whole; // prettier-ignore
  return OPINION.test(said) || SCENE.test(said) || SHOW.test(said) || DOUBT.test(said) || LOOK_SO.test(said) ? whole : null; // prettier-ignore
}

/** 締めの言葉はこれでお願いします。 names or points at words or a picture; 最後に名前を書いてください。 tells. */
const OF_LAST_WORDS =
  /これ|次の|以下|締め|言葉|一言|ロゴ|画面|这|這|下面|句|标志|다음|아래|화면|문장|멘트|로고/u;

/** What leads up to the words that the film is to end on: "Et pour finir, la phrase de ma fille :", 締めの言葉はこれでお願いします。 */
export function endInLetter(source: string, sentence: LetterSentence): LetterNote | null {
  const { said, lead, isItem, logit } = sentence;
  if (isItem || logit < TELLS || !END.test(said) || opensRows(source, sentence)) return null;
  if (lead !== null) return { ...lead, put: "" };
  const isWhole = /[:：]$/u.test(said) || (OF_LAST_WORDS.test(said) && !QUOTES.test(said));
  return isWhole && said.length <= MOST.signs ? { start: sentence.start, end: sentence.end, put: "" } : null;
}

/** 前回のチラシが間違っていたので、必ず確認してください。 above a list. */
const ASKED_ABOVE = patternOf({ spaced: ["(?!)"], unspaced: CHECKS.unspaced });

/** "What they need to know, roughly in order:" names the film of beginners. */
const HEADS_TOLD =
  /^\s*what (?:they|people|everyone|beginners|staff|visitors|parents|guests|pupils|members) (?:all )?(?:need|have) to know(?=\s*[,:：(–—-])/iu;

/** What of a lead is said to the maker: all of it, or what stands behind the thing that it names. */
function noteInLead(source: string, span: Span, opens: boolean): LetterNote | null {
  const said = source.slice(span.start, span.end);
  const bare = said.trim();
  if (HEADS_TOLD.test(said)) return null;
  const isMine = POINT.test(bare) || OPINION.test(bare) || SCENE.test(bare) || SHOW.test(bare) || DOUBT.test(bare);
  const tail = opens ? tailOf(source, span) : null;
  if (tail !== null) return tail;
  return isMine ? { ...span, put: "" } : null;
} // prettier-ignore

/** "Prices to show, please get these right:" → "Prices:", above its list or table. */
function tailOf(source: string, { start, end }: Span): LetterNote | null {
  const said = source.slice(start, end);
  const line = source.slice(start, source.indexOf("\n", end) < 0 ? source.length : source.indexOf("\n", end));
  const whole = line.length > said.length && /^[\s)）:：]*$/u.test(line.slice(said.length)) ? line : said;
  const tail = TAIL.exec(whole);
  if (tail === null || tail.index === 0) return null;
  const head = whole.slice(0, tail.index).replace(TO_SHOW, "");
  const name = head.trim();
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isThing = letters >= FEWEST_HEAD - Number(UNSPACED.test(name)) && countWords(name) <= MOST.head && !/[,;，、]/u.test(name) && (!NO_THING.test(name) || (countWords(name) >= FEWEST_HEAD && !POINT.test(name))) && !BEGS.test(name); // prettier-ignore
  const close = start + whole.trimEnd().length;
  if (!isThing) return { start, end: close, put: "" };
  return { start: start + head.length, end: close, put: /[:：]\s*$/u.test(whole) ? ":" : "" };
}
