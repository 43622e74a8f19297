import { toPattern } from "../text/regex.ts";
import { labelNamed } from "./order-labels.ts";
import { NAMES_FILM } from "./request-words.ts";
import { linesOf } from "./sentence-spans.ts";
import { isCallHead, isContentHead, isEndHead, isMessagesHead } from "./skeleton-heads.ts";
import {
  OF_ASPECTS,
  OF_DELIVERABLES,
  OF_IMAGINING,
  OF_ONE_ASPECT,
  OF_THE_FILM,
  OF_UNWANTED,
} from "./wish-head-words.ts";
import { isAspectLabel } from "./wish-heads.ts";

const HEAD = /^[ \t]{0,3}(?:#{1,6}[ \t]+(?<marked>[^\n]+?)|(?:\*\*|__)(?<strong>[^*_\n]{2,80})(?:\*\*|__))[ \t]*[:：]?[ \t#]*$/u; // prettier-ignore
const whole = (words: readonly string[]): RegExp => toPattern(`^(?:${words.join("|")})$`, "iu");
const ASPECTS = whole([...OF_ASPECTS, ...OF_ONE_ASPECT]);
const WISHES = whole([...OF_THE_FILM, ...OF_IMAGINING, ...OF_UNWANTED]);
const DELIVERABLES = whole(OF_DELIVERABLES);
/** Who teaches how to write such briefs has all of their heads. */
const TEACHES =
  /(?<!\p{L})(?:how to|guide(?:lines?)?|tips|course|workshop|lesson|template|style ?guide|house style|copywriting|branding|brand book|wie man|leitfaden|anleitung|comment|guide|cómo|guía|come|guida|como|guia|hoe|jak|как|як)(?!\p{L})/iu;

type Kind = "call" | "messages" | "audience" | "aspect" | "wishes" | "deliverables" | "content" | "end";
const OF_BRIEFS_ALONE: readonly Kind[] = ["messages", "deliverables"];
/** Beside these a call to action is a brief's; a product's page has one below its look. */
const BESIDE_CALL: readonly Kind[] = ["audience", "messages", "content", "wishes", "end"];
/** Kinds of heads at the least, where a film is named and where none is. */
const FEWEST = { named: 2, unnamed: 3 };

/** The head of a line without its marks, its number and what it says in brackets or behind a dash; null where it is none. */
export function headIn(line: string): string | null {
  const found = HEAD.exec(line)?.groups;
  const head = found?.["marked"] ?? found?.["strong"];
  if (head === undefined) return null;
  return head
    .replace(/^\p{Nd}{1,2}[.)]\s+|[*_]+|\s*[(（][^()（）]*[)）]\s*$|\s[–—-]\s.*$|[\s:：]+$/gu, "")
    .trim();
}

/**
 * Whether a text has the skeleton of a brief: heads such as "Key messages", "Who it's for", "Tone" and "Call to action", of two kinds at
 * least, one of which nobody has who tells something.
 */
export function hasBriefSkeleton(source: string): boolean {
  const lines = linesOf(source).map(({ start, end }) => source.slice(start, end));
  const [title = ""] = lines;
  if (TEACHES.test(title)) return false;
  const heads = lines.flatMap((line) => headIn(line) ?? []);
  const kinds = new Set(heads.flatMap((head) => kindOf(head) ?? []));
  // "## Content" and "## What I'd like to see": what is told, and how.
  const parts = kinds.has("content") && kinds.has("wishes");
  const named = NAMES_FILM.test(source);
  const calls = kinds.has("call") && (named || BESIDE_CALL.some((kind) => kinds.has(kind)));
  const fewest = named ? FEWEST.named : FEWEST.unnamed;
  return kinds.size >= fewest && (parts || calls || OF_BRIEFS_ALONE.some((kind) => kinds.has(kind)));
}

/** Whether one of a text's heads says what the film is to end on. */
export function hasEndHead(source: string): boolean {
  return linesOf(source).some(({ start, end }) => isEndHead(headIn(source.slice(start, end)) ?? ""));
}

function kindOf(head: string): Kind | null {
  if (labelNamed(head) === "audience") return "audience";
  if (ASPECTS.test(head) || isAspectLabel(head)) return "aspect";
  if (WISHES.test(head)) return "wishes";
  if (DELIVERABLES.test(head)) return "deliverables";
  if (isMessagesHead(head)) return "messages";
  if (isEndHead(head)) return "end";
  if (isCallHead(head)) return "call";
  return isContentHead(head) ? "content" : null;
}
