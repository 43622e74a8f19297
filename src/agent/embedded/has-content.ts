import type { Block, Brief } from "./brief/brief.ts";
import { isClause, isImperative } from "./english/grammar.ts";
import { countWords, splitSentences } from "./text/sentences.ts";

/** A brief of this many words tells something, however it is written. */
const ENOUGH_WORDS = 25;
const WISH =
  /^(?:please\s+)?(?:explain|describe|make|create|tell|show|write|produce|teach|give|generate|do|help|i (?:want|need|would)|we (?:want|need|would)|can you|could you|let['’]s|an? (?:\p{L}+\s){0,3}(?:video|film|movie|clip)|erkläre?|mach|erstelle|explique|explica|haz|crea|fais|spiega|解释|介绍|説明|做)(?![\p{Script=Latin}])/iu;

/** True where a brief tells at least one thing: a statement, a list, a table, code or a formula. */
export function hasContent(brief: Brief, language: string): boolean {
  const blocks = [...brief.intro, ...brief.sections.flatMap((section) => section.blocks)];
  if (blocks.some(isMaterial)) return true;
  const lines = blocks.flatMap((block) =>
    block.kind === "paragraph" || block.kind === "parallel" || block.kind === "quote"
      ? [block.text.spoken]
      : [],
  );
  if (countWords(lines.join(" ")) >= ENOUGH_WORDS) return true;
  if (blocks.some((block) => block.kind === "paragraph" && isChat(block.lines))) return true;
  const title = brief.title === null ? [] : [brief.title.spoken];
  const sentences = [...title, ...lines].flatMap((line) =>
    splitSentences(line.replace(/\n/g, " "), language),
  );
  // "Espresso 2.20. Tea 2.50.": what costs what is told, though without a verb.
  if (sentences.filter((sentence) => /\p{L}.*\p{Nd}/u.test(sentence)).length >= CHAT.lines) return true;
  // Rules of a house are orders, and still told: several whole sentences.
  const whole = lines
    .flatMap((line) => splitSentences(line.replace(/\n/g, " "), language))
    .filter((sentence) => /[.!。！।]$/u.test(sentence.trim()) && !WISH.test(sentence.trim()));
  if (whole.length >= CHAT.lines && countWords(whole.join(" ")) >= CHAT.words) return true;
  return sentences.some((sentence) => isStatement(sentence.trim(), language));
}

/** Lines that somebody typed without a stop: "el club de lectura vuelve el jueves", "hay café"; bare topics are none. */
const CHAT = { lines: 3, words: 10 };

function isChat(lines: readonly string[]): boolean {
  const telling = lines.filter((line) => !WISH.test(line) && !/[?？؟]$/u.test(line) && countWords(line) > 1);
  return telling.length >= CHAT.lines && countWords(telling.join(" ")) >= CHAT.words;
}

function isMaterial(block: Block): boolean {
  if (block.kind === "list") return block.items.length >= 2;
  if (block.kind === "contrast" || block.kind === "parallel") return true;
  return block.kind === "table" || block.kind === "code" || block.kind === "formula";
}

function isStatement(sentence: string, language: string): boolean {
  if (/[?？؟]$/u.test(sentence) || WISH.test(sentence)) return false;
  const words = countWords(sentence);
  if (/\b(?:video|film|clip|movie)\s+(?:for|about|on|of|über|sur|sobre|su)\s/iu.test(sentence)) return false;
  const ends = /[.!。！।۔…]["”»」』]?$/u.test(sentence);
  if (!language.startsWith("en")) return words >= 4 && ends;
  if (isImperative(sentence) || /^(?:how|why|what|when|where|who|which)\b/i.test(sentence)) return false;
  return (words >= 3 && isClause(sentence)) || (words >= 5 && ends);
}
