import type { Root } from "mdast";
import { isAboutFilms } from "./asks-for-film.ts";
import { labelNamed } from "./order-labels.ts";
import type { OrderLabel } from "./order-label-words.ts";
import { parseTree } from "./parse-tree.ts";
import { NAMES_FILM } from "./request-words.ts";
import { isContentHead } from "./skeleton-heads.ts";

/** A line that is a head by its signs: what it says, and the sign that lists begin with as well. */
type Head = { at: number; length: number; said: string; sign: string | null };

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** 「【内容】」, "＜目的＞", "[대상]": nothing else on the line. */
const BRACKETED =
  /^[ \t\u3000]*(?:【([^【】\n]{1,20})】|［([^［］\n]{1,20})］|〔([^〔〕\n]{1,20})〕|[＜<〈]([^＜＞<>〈〉\n]{1,20})[＞>〉]|≪([^≪≫\n]{1,20})≫|\[([^[\]\n]{1,20})\])[ \t\u3000]*[:：]?[ \t\u3000]*$/u;
const SIGNED =
  /^[ \t\u3000]*([■◆◇◎▼▶★☆●])[ \t\u3000]*([^■◆◇◎▼▶★☆●\n]{1,20}?)[ \t\u3000]*[:：]?[ \t\u3000]*$/u;
const ENDS_SENTENCE = /[。．.!！?？、，,:：]/u;
/** Labels that only say how a film is to be; "締切" and "場所" are an invitation's, too. */
const OF_FILMS: ReadonlySet<OrderLabel | null> = new Set<OrderLabel | null>([
  "audience",
  "goal",
  "tone",
  "length",
  "format",
  "style",
  "voice",
  "music",
  "captions",
]);
const MOST_OF_VALUE = { lines: 3, letters: 120 };

/** Heads among the lines of a text; no item of a list with the same sign. */
function headsIn(text: string): Head[] {
  const lines = [...text.matchAll(/[^\n]+/gu)].filter(({ 0: line }) => line.trim() !== "");
  return lines.flatMap(({ index, 0: line }, at) => {
    const brackets = BRACKETED.exec(line);
    const signed = brackets === null ? SIGNED.exec(line) : null;
    const said = (brackets?.slice(1).find((one) => one !== undefined) ?? signed?.[2] ?? "").trim();
    if (said === "" || !EAST.test(said) || ENDS_SENTENCE.test(said)) return [];
    const sign = signed?.[1] ?? null;
    const next = lines[at + 1]?.[0].trim() ?? "";
    const before = lines[at - 1]?.[0].trim() ?? "";
    const isItem = sign !== null && (next.startsWith(sign) || before.startsWith(sign));
    return isItem || next === "" ? [] : [{ at: index, length: line.length, said, sign }];
  });
}

/**
 * 「【対象】／はじめて来館する方」 → 「対象： はじめて来館する方」, in the same length: in brackets or behind a sign stand the same
 * labels as before a colon, where a film is ordered; and 「【内容】」 is what a sender calls all that follows.
 */
export function withEastLabels(source: string): string {
  if (!EAST.test(source)) return source;
  const heads = headsIn(source);
  const isContent = ({ said }: Head): boolean => isContentHead(said);
  const isLabel = ({ said }: Head): boolean => OF_FILMS.has(labelNamed(said));
  const orders = heads.some(isContent) || (NAMES_FILM.test(source) && !isAboutFilms(source));
  if (!orders) return source;
  let text = source;
  heads.forEach((head, at) => {
    const { at: start, length, said } = head;
    const end = start + length;
    // 「【日時】… 【会場】… 【内容】…」: beside what is told under heads of its own it is one of them.
    if (isContent(head) && heads.slice(0, at).every((one) => isLabel(one) || isContent(one)))
      text = text.slice(0, start) + " ".repeat(length) + text.slice(end);
    if (!isLabel(head)) return;
    const value = valueBelow(text, end, heads[at + 1]?.at ?? text.length);
    if (value === null) return;
    const written = `${said}：`.padEnd(length + 1) + value.text.replace(/\n/gu, " ");
    text = text.slice(0, start) + written + text.slice(value.end);
  });
  return text;
}

/** The lines right below a label, up to an empty one; null where they are more than a label's value. */
function valueBelow(text: string, from: number, to: number): { text: string; end: number } | null {
  const below = /^\n(?<value>[^\n]+(?:\n[^\n]+)*)/u.exec(text.slice(from, to))?.groups?.["value"];
  if (below === undefined || /^[ \t]*(?:[-*+・•]|\p{Nd}{1,2}[.)、．])/mu.test(below)) return null;
  const isShort = below.split("\n").length <= MOST_OF_VALUE.lines && below.length <= MOST_OF_VALUE.letters;
  return isShort && below.trim() !== "" ? { text: below, end: from + 1 + below.length } : null;
}

/** The text's tree, in which such lines are headings; offsets are those of the text. */
export function treeWithHeads(text: string): Root {
  const heads = EAST.test(text) && !/^\s{0,3}(?:```|~~~|<!doctype|<html)/imu.test(text) ? headsIn(text) : [];
  const [first] = heads;
  // Alone in the middle it would name all of the film.
  const alone = heads.length === 1 && first !== undefined && text.slice(0, first.at).trim() !== "";
  if (first === undefined || alone) return parseTree(text);
  const places: { start: number; end: number; head: Head }[] = [];
  let written = "";
  let done = 0;
  for (const head of heads) {
    written += text.slice(done, head.at);
    const start = written.length;
    written += `\n## ${head.said}\n`;
    places.push({ start, end: written.length, head });
    done = head.at + head.length;
  }
  const tree = parseTree(written + text.slice(done));
  move(tree, (offset) => {
    const place = places.findLast(({ start }) => start <= offset);
    if (place === undefined) return offset;
    const { start, end, head } = place;
    if (offset >= end) return head.at + head.length + (offset - end);
    return head.at + Math.min(offset - start, head.length);
  });
  return tree;
}

type Placed = {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  children?: unknown[];
};

function move(node: Placed, to: (offset: number) => number): void {
  const { position } = node;
  if (position?.start.offset !== undefined) position.start.offset = to(position.start.offset);
  if (position?.end.offset !== undefined) position.end.offset = to(position.end.offset);
  for (const child of node.children ?? []) move(child as Placed, to);
}
