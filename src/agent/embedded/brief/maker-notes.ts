import { IS_KEPT_OUT } from "./confidence-words.ts";
import { ADDRESSED, ASKS_MAKER, HAS_STORY, OF_NOTES } from "./maker-words.ts";
import { FILM, NAMES_FILM } from "./request-words.ts";
import { SECRECY } from "./secrecy-words.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { speaksOfFilm, wishesIn, type Wish } from "./wishes.ts";
import { toPattern } from "../text/regex.ts";

/** A text without the notes that its writer marked as such, in the same length, and what they say. */
export type MakerNotes = {
  text: string;
  /** Whether one is addressed to whoever makes the film. */
  addressed: boolean;
  wishes: string[];
};

const MAX_NOTE = 500;
/** Brackets that open a line or close a sentence; within one they explain a word of it. */
const BRACKETED = /[(（[【]([^()（）[\]【】]{4,500})[)）\]】](?!\()/gu;
const STARRED = /^[ \t]*([*_]{1,3})(?![\s*_])([^\n]{4,500}?)(?<![\s*_])\1[ \t]*$/gmu;

/**
 * Takes out "(Note for the editor: please do not show croissants.)", "*Internal. Do not quote the contractor's name in the
 * film.*" and a paragraph that begins with "Note to the video team:". What is in brackets or italics and not addressed
 * goes only where each of its sentences is said of the film; all other brackets and italics tell.
 */
export function withoutMakerNotes(source: string): MakerNotes {
  const found: MakerNotes = { text: source, addressed: false, wishes: [] };
  if (/^\s{0,3}(?:```|~~~)/mu.test(source)) return found;
  for (const { span, said } of markedIn(source)) {
    const addressed = ADDRESSED.test(said);
    if (!addressed && !speaksToMaker(said)) continue;
    found.addressed ||= addressed;
    take(found, span);
  }
  for (const span of paragraphsIn(found.text)) {
    const said = textAt(found.text, span);
    const label = ADDRESSED.exec(said);
    if (label === null || said.length > MAX_NOTE || !ASKS_MAKER.test(said.slice(label[0].length))) continue;
    const end = lastWordsIn(found.text, span);
    if (end !== null) span.end = end;
    if (HAS_STORY.test(said) || TO_MANY.test(said) || (BARE.test(said) && !OF_PICTURES.test(said))) continue;
    found.addressed = true;
    take(found, span);
  }
  // Never all of a text.
  return /[\p{L}\p{N}]{2}/u.test(found.text) ? found : { text: source, addressed: false, wishes: [] };
}

/** "Note for designers: use large type" is said to all of a trade; "For the studio: …" must speak of pictures. */
const TO_MANY = /^[\s*_]*(?:\p{L}+ )?(?:for|to) (?!the |our |your |all |editors)\p{L}+s[*_]*\s*[:：,–—-]/iu;
const BARE = /^[\s*_]*(?:to|for|an|für|pour|aux?|à|para|al|per|ao|voor|aan|dla|do|для|pro|till|til)\s/iu;
const OF_PICTURES = toPattern(`${FILM}|(?<!\\p{L})(?:logos?|photos?|fotos?|pictures?|images?|bilder|imágenes|immagini|imagens|beelden|zdjęcia|фото|кадр\\p{L}*|music|musik|musique|música|musica)(?!\\p{L})`, "iu"); // prettier-ignore

/** "And let the last words be: «…»": what the film is to end with has readers of its own; where the line begins that says so. */
function lastWordsIn(source: string, { start, end }: Span): number | null {
  const line = /\n[^\n]*$/u.exec(source.slice(start, end));
  return line !== null && ENDS_WITH.test(line[0]) ? start + line.index : null;
}

const ENDS_WITH =
  /(?:(?<!\p{L})(?:last|end|closing|final\p{L}*|letzt\p{L}*|schlu(?:ss|ß)\p{L}*|ende|fin|derni\p{L}+|últim\p{L}+|ultim\p{L}+|laatst\p{L}*|slot|ostatni\p{L}*|koniec|konec|последн\p{L}+|конец|sist\p{L}*|slut\p{L}*|son)(?!\p{L})|آخر|أخير|ختام|אחרו|סיום|आख़िरी|आखिरी|अंत|শেষ|最后|最後|마지막).{0,40}[:：]\s*["“„«「『][^"”»」』\n]{3,160}["”»」』][\s.。]*$/iu;

function take(found: MakerNotes, span: Span): void {
  found.wishes.push(textAt(found.text, span).replace(/^[\s*_(（[【]+|[\s*_)）\]】]+$/gu, ""));
  found.text = blanked(found.text, span);
}

/** What stands in brackets or italics by itself: a line, or a sentence beside others. */
function markedIn(source: string): { span: Span; said: string }[] {
  const bracketed = [...source.matchAll(BRACKETED)].flatMap(({ index, 0: whole, 1: said = "" }) => {
    const before = source.slice(0, index);
    const opens = /(?:^|\n)[\s*_>•-]*$|[.!?。！？।]["”»]?\s*[*_]*$/u.test(before);
    const span = withMarks(source, { start: index, end: index + whole.length });
    return opens && !/\n\s*\n/u.test(said) ? [{ span, said: plain(said) }] : [];
  });
  const starred = [...source.matchAll(STARRED)].map(({ index, 0: whole, 2: said = "" }) => ({
    span: { start: index, end: index + whole.length },
    said: plain(said.replace(/^[(（[【]|[)）\]】]$/gu, "")),
  }));
  return [...bracketed, ...starred.filter(({ span }) => !bracketed.some((one) => one.span.start >= span.start && one.span.end <= span.end))]; // prettier-ignore
}

/** Bold or italic type around brackets, and a stop behind them, go with them. */
function withMarks(source: string, { start, end }: Span): Span {
  const opening = /[*_]+$/u.exec(source.slice(0, start))?.[0] ?? "";
  const closing = source.slice(end, end + opening.length);
  return opening !== "" && closing === opening
    ? { start: start - opening.length, end: end + opening.length }
    : { start, end };
}

function plain(said: string): string {
  return said
    .replace(/[*_]{1,3}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Whether each sentence is said of a film and its making, one of them of nothing else. */
function speaksToMaker(said: string): boolean {
  const sentences = sentencesOf(said, { start: 0, end: said.length }).map((span) => textAt(said, span));
  let sure = false;
  for (const sentence of sentences) {
    const bare = sentence.replace(/[\s.!。！।]+$/u, "");
    const wishes = wishesIn(sentence, true);
    const kept = IS_KEPT_OUT.test(bare) || (SECRECY.test(bare) && NAMES_FILM.test(bare));
    sure ||= kept || speaksOfFilm(wishes) || OF_LOGO.test(bare);
    if (!kept && !isWish(wishes) && !OF_NOTES.test(bare)) return false;
  }
  return sure;
}

const OF_LOGO = toPattern(
  `^(?=.*(?:logo|логотип|ロゴ|로고|标志|الشعار|הלוגו|लोगो))(?:${OF_NOTES.source})`,
  "iu",
);

function isWish(wishes: ReadonlySet<Wish>): boolean {
  return wishes.size > 0 && ![...wishes].every((wish) => wish === "secret");
}

/** Runs of lines between blank ones that are neither heading, list nor table. */
function paragraphsIn(source: string): Span[] {
  return [...source.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/gu)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .flatMap((span) => lastNote(source, span));
}

/** "Note to the video team: …" opens a paragraph, or a line of one. */
function lastNote(source: string, span: Span): Span[] {
  const lines = [...source.slice(span.start, span.end).matchAll(/[^\n]+/gu)];
  const at = lines.findIndex(({ 0: line }) => !/^\s*(?:#|\||>)/u.test(line) && ADDRESSED.test(line.replace(/^\s*[-*•]\s/u, ""))); // prettier-ignore
  return at < 0 ? [] : [{ start: span.start + (lines[at]?.index ?? 0), end: span.end }];
}
