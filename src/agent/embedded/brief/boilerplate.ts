import {
  ABOUT,
  CONTACT_LINE,
  NAVIGATION,
  PAGE_LINE,
  PRESS_CONTACT,
  RELEASE,
  RELEASE_ENDS,
} from "./boilerplate-words.ts";
import { CONTACT } from "./letter-words.ts";

/** A text without the lines that come with its kind and are no part of what it tells, and what those were. */
export type Unframed = {
  /** As long as before: what was left out is blank, so that places in it stay. */
  text: string;
  /** Each thing that was left out, in the words of the text. */
  leftOut: string[];
};

/** A notice is a line or two; a longer paragraph that speaks of cookies is about them. */
const LONGEST_NOTICE = 220;
/** Navigation stands at the head or the foot of a page. */
const EDGE_LINES = 4;
const SIGNATURE_LINES = 6;

/**
 * Leaves out what frames a pasted page, a press release or a mail: navigation, cookie notes, rights, whom the press
 * may call and what a company says of itself below its news, the signature below "-- ". Never all of a text.
 */
export function withoutBoilerplate(source: string): Unframed {
  const lines = source.split("\n");
  const filled = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const gone = new Set<number>();
  const named = new Map<number, string>();
  const drop = (from: number, to: number): void => {
    named.set(from, lines[from]?.trim() ?? "");
    for (let at = from; at <= to; at += 1) gone.add(at);
  };
  if (fenced(source)) return { text: source, leftOut: [] };
  const cut = new Map<number, string>();
  const notices = isAbout(lines, filled) ? [] : filled;
  for (const at of notices) {
    const line = lines[at] ?? "";
    if (line.length > LONGEST_NOTICE || isStructure(line) || !PAGE_LINE.test(line)) continue;
    const sentences = line.split(/(?<=[.!?。！？])(?=\s)/u);
    const noticed = sentences.filter((one) => PAGE_LINE.test(one));
    if (noticed.length * 2 >= sentences.length) drop(at, at);
    else {
      cut.set(at, sentences.map((one) => (noticed.includes(one) ? " ".repeat(one.length) : one)).join(""));
      named.set(at, noticed.join(" ").trim());
    }
  }
  for (const at of [...filled.slice(0, EDGE_LINES), ...filled.slice(-EDGE_LINES)])
    if (isNavigation(lines, at)) drop(at, at);
  for (const [from, to] of pressFrame(lines, filled)) drop(from, to);
  const signature = filled.findLast((at) => /^--\s?$/u.test(lines[at] ?? ""));
  const below = signature === undefined ? [] : filled.filter((at) => at > signature);
  if (
    signature !== undefined &&
    isSignature(
      lines[signature] ?? "",
      below.map((at) => lines[at] ?? ""),
    )
  )
    drop(signature, Math.max(signature, ...below));
  const left = filled.some((at) => !gone.has(at) && /[\p{L}\p{N}]{2}/u.test(lines[at] ?? ""));
  if (gone.size + cut.size === 0 || !left) return { text: source, leftOut: [] };
  return {
    text: lines
      .map((line, at) => (gone.has(at) ? " ".repeat(line.length) : (cut.get(at) ?? line)))
      .join("\n"),
    leftOut: [...named.entries()].toSorted(([a], [b]) => a - b).flatMap(([, line]) => quoted(line)),
  };
}

/** What stands below "-- ": short lines; without that blank, as between stanzas, with a way to reach somebody. */
function isSignature(mark: string, below: readonly string[]): boolean {
  const short = below.length <= SIGNATURE_LINES && below.every((line) => line.length <= 60);
  return short && (mark === "-- " || below.some((line) => CONTACT.test(line)));
}

/** Code is told as it stands. */
function fenced(source: string): boolean {
  return /^\s{0,3}(?:```|~~~)/mu.test(source) && !PAGE_LINE.test(source.replaceAll(/```[\s\S]*?```/gu, ""));
}

/** A point of a list, a row of a table, a heading: content, whatever its words. */
function isStructure(line: string): boolean {
  return /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|\||#{1,6}\s|>)/u.test(line);
}

const TOPIC = /cookie|newsletter|subscri|abonn|copyright|licen[cs]|privacy|datenschutz/iu;

/** Whether its title or a heading says that the text is about such things. */
function isAbout(lines: readonly string[], filled: readonly number[]): boolean {
  const isHead = (line: string, at: number): boolean =>
    /^\s*#{1,6}\s/u.test(line) || (at === filled[0] && !PAGE_LINE.test(line) && !/[.!?。]\s*$/u.test(line));
  const heads = lines.filter(isHead);
  return heads.some((line) => TOPIC.test(line));
}

const PARTS = /\s+[|·•»›]\s+|\s+[-–]\s+(?=\p{Lu})/u;

/** "Home | Recipes | Sign in": short names in a row, one of them a place of every site; "Swim · Bike · Run" is none. */
function isNavigation(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? "";
  if (isStructure(line) || /[.!?。！？:：]$/u.test(line) || /\d/u.test(line)) return false;
  const beside = [lines[at - 1] ?? "", lines[at + 1] ?? ""];
  if (beside.some((other) => other.includes("|") || /^\s*[-=:|\s]{3,}$/u.test(other))) return false;
  const sign = /[|·•»›]/u.exec(line)?.[0];
  if (sign === undefined) return false;
  const parts = line.split(PARTS);
  const short = parts.every((part) => part.length > 0 && part.split(/\s+/u).length <= 3);
  return parts.length >= 3 && short && parts.some((part) => NAVIGATION.test(part.trim()));
}

/** The lines of a press release that are for the press: its head, its end, contacts, what the company is. */
function pressFrame(lines: readonly string[], filled: readonly number[]): [number, number][] {
  const heads = filled.slice(0, 3).filter((at) => RELEASE.test(lines[at] ?? ""));
  const contacts = filled.filter((at) => PRESS_CONTACT.test(lines[at] ?? ""));
  if (heads.length === 0 && contacts.length === 0) return [];
  const half = filled[Math.floor(filled.length * 0.4)] ?? 0;
  const found: [number, number][] = heads.map((at) => [at, at]);
  for (const at of contacts) if (at >= half || heads.length > 0) found.push([at, endOfContact(lines, at)]);
  for (const at of filled)
    if (at >= half && ABOUT.test(lines[at] ?? "")) found.push([at, endOfPassage(lines, at)]);
  const end = filled.findLast((at) => RELEASE_ENDS.test(lines[at] ?? ""));
  if (end !== undefined && end > half) found.push([end, end]);
  return found;
}

/** The contact's own lines: those right below, and later ones that hold nothing but a number or an address. */
function endOfContact(lines: readonly string[], from: number): number {
  let end = from;
  while ((lines[end + 1] ?? "").trim() !== "" && !/^\s*#{1,6}\s/u.test(lines[end + 1] ?? "")) end += 1;
  // The name may stand below a blank line, as under a heading.
  if (end === from && !/[:：]\s*\S/u.test(lines[from] ?? "")) {
    let at = from + 1;
    while (at < lines.length && (lines[at] ?? "").trim() === "") at += 1;
    if (at < lines.length && (lines[at] ?? "").trim().length <= 80 && !isStructure(lines[at] ?? ""))
      end = endOfContact(lines, at);
  }
  for (let at = end + 1; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? "";
    if (line === "") continue;
    if (!CONTACT_LINE.test(line)) break;
    end = at;
  }
  return end;
}

/** The paragraph of a heading or a first line: up to the next blank line behind words. */
function endOfPassage(lines: readonly string[], from: number): number {
  let end = from;
  if ((lines[from + 1] ?? "").trim() === "")
    while (end + 1 < lines.length && (lines[end + 1] ?? "").trim() === "") end += 1;
  while (end + 1 < lines.length && (lines[end + 1] ?? "").trim() !== "") end += 1;
  return end;
}

const LONGEST_NAMED = 40;

function quoted(line: string): string[] {
  const bare = line.replace(/^[\s#*_>-]+|[\s#*_:-]+$/gu, "");
  if (!/[\p{L}\p{N}]/u.test(bare)) return [];
  const short =
    bare.length <= LONGEST_NAMED ? bare : `${bare.slice(0, bare.lastIndexOf(" ", LONGEST_NAMED)).trim()} …`;
  return [`“${short}”`];
}
