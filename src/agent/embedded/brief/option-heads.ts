import { toPattern } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";
import type { Block, ListBlock, ParagraphBlock, Prose } from "./brief.ts";
import { CHOICE, CHOICE_ORDERS } from "./contrast-words.ts";

/** One of several that are chosen among, "Option A. Air source heat pump", with what is told below its head. */
export type HeadedOption = {
  kind: string;
  /** Its place among them. */
  nth: string;
  name: string;
  head: string;
  body: { kind: "list"; list: ListBlock } | { kind: "prose"; lines: readonly string[] };
  /** How many blocks it takes. */
  used: number;
};

const MOST_HEAD = { words: 12, letters: 80 };
const STOP = /[.!?;。！？；।؟۔]["”»)]?$/u;
const HEAD =
  /^(?:(?<kind>\p{L}[\p{L}\p{M}]*)\s?(?<nth>[A-CА-В1-3一二三甲乙丙أبجאבגकखग]|I{1,3}|[Oo]ne|[Tt]wo|[Tt]hree|الأول|الثاني|الثالث)|(?<before>[A-CＡ-Ｃ])(?<east>案|プラン|안))(?![\p{L}\p{M}\p{N}])\s*(?:[.:：)）–—-]\s*)?(?<name>.*)$/u;
const KIND = toPattern(`^${CHOICE}$`, "iu");

/** The option that begins at a block: a head and the list or paragraph below it, in one block or in two; null for none. */
export function optionAt(blocks: readonly Block[], at: number): HeadedOption | null {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind === "subheading") return below(block.text, next);
  if (block?.kind !== "paragraph" || block.formulas.length > 0) return null;
  const [first = "", ...rest] = block.lines;
  if (rest.length === 0) return below({ shown: first, spoken: block.text.spoken }, next);
  const named = headIn(first);
  if (named === null || block.text.shown !== block.text.spoken) return null;
  return { ...named, body: { kind: "prose", lines: rest }, used: 1 };
}

function below(head: Prose, next: Block | undefined): HeadedOption | null {
  const named = head.shown === head.spoken ? headIn(head.shown) : null;
  if (named === null || next === undefined) return null;
  if (next.kind === "list") return { ...named, body: { kind: "list", list: next }, used: 2 };
  return isPlain(next) ? { ...named, body: { kind: "prose", lines: next.lines }, used: 2 } : null;
}

function isPlain(block: Block): block is ParagraphBlock {
  return block.kind === "paragraph" && block.formulas.length === 0 && block.text.shown === block.text.spoken;
}

function headIn(line: string): Pick<HeadedOption, "kind" | "nth" | "name" | "head"> | null {
  const head = line.trim().replace(/\s*[:：]$/u, "");
  if (STOP.test(head) || head.length > MOST_HEAD.letters || countWords(head) > MOST_HEAD.words) return null;
  const { kind, east, nth, before, name = "" } = HEAD.exec(head)?.groups ?? {};
  const what = kind ?? east ?? "";
  if (what === "" || !KIND.test(what === "안" ? "방안" : what)) return null;
  return { kind: what.toLowerCase(), nth: (nth ?? before ?? "").toLowerCase(), name: name.trim(), head };
}

/** Whether options are the first, the second and the third of their kind, in this order. */
export function areInOrder(options: readonly HeadedOption[]): boolean {
  const [first] = options;
  const orders = [...CHOICE_ORDERS, ["ａ", "ｂ", "ｃ"]];
  return (
    options.every(({ kind }) => kind === first?.kind) &&
    orders.some((order) => options.every(({ nth }, at) => order[at] === nth))
  );
}
