import type { ListItem } from "../brief/brief.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel, splitAtStop } from "../text/shorten.ts";

/** Up to so many words an item or what it says of its label is shown whole: half a rule is another rule. */
const MOST_WHOLE_WORDS = 24;
const MOST_OF_MANY = 12;

/** A few items are shown in full; of many, what follows a phrase that stands alone is left to the voice. */
export function screenItem(
  item: ListItem,
  count: number,
  base: string,
): { label: string; detail?: string; icon?: string } {
  const few = count <= 4;
  const { label, detail } = labelAndDetail(item, few ? 9 : 7);
  const icon = item.icon ?? iconFor(label, base);
  const below =
    detail === null
      ? sentencesBehind(item, few ? MOST_WHOLE_WORDS : MOST_OF_MANY)
      : (wholeDetail(detail, few ? MOST_WHOLE_WORDS : MOST_OF_MANY) ??
        sentencesUpTo(detail, few ? MOST_WHOLE_WORDS : MOST_OF_MANY) ??
        hardLabel(detail, few ? 9 : 6));
  return {
    // "iPhone" and "npm ci" are written as they are.
    label:
      /^\p{Ll}[\p{Ll}’'-]*(?:[\s,;?!:]|$)/u.test(label) && !item.text.shown.includes("`")
        ? capitalise(label)
        : label,
    ...(countWords(below) > 0 && below !== label ? { detail: below } : {}),
    ...(icon === null ? {} : { icon }),
  };
}

/** "Most people start. Hanging lamps swing.": a detail that has room, as it is; null for a longer one. */
function wholeDetail(detail: string, mostWords: number): string | null {
  const line = detail.replace(/\n/g, " ").trim();
  if (countWords(line) > mostWords) return null;
  if (splitSentences(line, "en").length === 1) return withoutStop(line);
  return /[\p{Ll}\p{Nd}]$/u.test(line) ? `${line}.` : line;
}

/** The first of many sentences, as many as have room, or those that tell a figure; null where not one has. */
function sentencesUpTo(detail: string, mostWords: number): string | null {
  const sentences = splitSentences(detail.replace(/\n/g, " "), "en");
  let kept = "";
  for (const sentence of sentences) {
    const more = kept === "" ? sentence : `${kept} ${sentence}`;
    if (countWords(more) > mostWords) break;
    kept = more;
  }
  const figures = losesFigure(sentences, kept) ? withFigures(sentences) : null;
  return figures ?? (sentences.length > 1 && kept !== "" ? kept : null);
}

/** Whether a figure is told that is not shown. */
export function losesFigure(sentences: readonly string[], shown: string): boolean {
  return sentences.some((sentence) => FIGURE.test(sentence) && !shown.includes(sentence));
}

/** The sentences that tell a figure, the first before them where it has room; null where they have none. */
export function withFigures(sentences: readonly string[], mostWords = MOST_WHOLE_WORDS): string | null {
  const figures = sentences.filter((sentence) => FIGURE.test(sentence));
  const [first] = sentences;
  const opened = first === undefined || figures.includes(first) ? figures : [first, ...figures];
  const fitting = [opened, figures].find((some) => countWords(some.join(" ")) <= mostWords);
  return fitting === undefined || figures.length === 0 ? null : fitting.join(" ");
}

const FIGURE = /\p{Nd}/u;

/** "Rebasing a pushed branch. Their history and yours now disagree.": what an item says behind its first sentence. */
function sentencesBehind({ text }: ListItem, mostWords: number): string {
  const [, ...others] = splitSentences(text.shown.replace(/\n/g, " "), "en");
  const all = others.join(" ");
  const rest = countWords(all) <= mostWords ? all : (withFigures(others) ?? "");
  return splitSentences(rest, "en").length < 2 ? withoutStop(rest) : rest;
}

/** "From day 22: forager. She brings nectar.": the words after the colon are what is named, and the sentence says more. */
function withFirstWords({ text, label, detail }: ListItem): { label: string; detail: string } | null {
  const said = detail?.shown.replace(/\n/g, " ") ?? "";
  const [words = "", ...more] = splitSentences(said, "en");
  const few = /^\p{Ll}/u.test(words) && countWords(words) <= MOST_NAMING_WORDS && more.length > 0;
  const end = text.shown.indexOf(words);
  if (label === null || !few || end < 0 || !more.every((one) => /^\P{Ll}/u.test(one))) return null;
  const named = withoutStop(text.shown.slice(0, end + words.length));
  const rest = more.join(" ");
  return countWords(named) > MOST_NAMED_WORDS
    ? null
    : { label: named, detail: more.length === 1 ? withoutStop(rest) : rest };
}

const MOST_NAMING_WORDS = 3;
const MOST_NAMED_WORDS = 9;

function labelAndDetail(item: ListItem, maxWords: number): { label: string; detail: string | null } {
  const named = withFirstWords(item);
  if (named !== null) return named;
  if (item.label !== null && item.detail !== null)
    return { label: hardLabel(item.label.shown, 7), detail: item.detail.shown };
  // Of several sentences the first is the label; the others stand below it where they are few.
  const first = splitSentences(item.text.shown.replace(/\n/g, " "), "en")[0] ?? item.text.shown;
  const text = withoutStop(first);
  if (countWords(text) <= maxWords) return { label: hardLabel(text, maxWords), detail: null };
  const split = splitAtStop(text, maxWords);
  if (split === null && countWords(text) <= MOST_WHOLE_WORDS) return { label: text, detail: null };
  if (split === null) return { label: hardLabel(text, maxWords), detail: null };
  return { label: split.head, detail: split.rest.replace(/^(?:and|so|but|which)\s+(?=it\s)/i, "") };
}
