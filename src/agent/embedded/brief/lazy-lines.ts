import type { List, Paragraph, RootContent } from "mdast";
import { BROKEN_LINE } from "./sentence-spans.ts";

/** What begins a sentence, and goes on no line. */
const OPENS = /^[\p{Lu}\p{Nd}«"„“¿¡\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u; // prettier-ignore

/**
 * Markdown takes a line right below a list for a part of its last item. Who types a short item and then, at the margin, a
 * sentence means a paragraph: such lines become one. Offsets stay those of the text.
 */
export function withLinesBelowLists(children: readonly RootContent[], text: string): RootContent[] {
  return children.flatMap((node): RootContent[] => {
    if (node.type !== "list") return [node];
    const below = lineBelow(node, text);
    return below === null ? [node] : [node, below];
  });
}

/** The lines of a list's last item that stand at the margin, taken out of it; null where it has none. */
function lineBelow(list: List, text: string): Paragraph | null {
  const only = list.children.at(-1)?.children;
  const paragraph = only?.[0];
  if (paragraph?.type !== "paragraph" || only?.length !== 1) return null;
  const [words, ...others] = paragraph.children;
  if (words?.type !== "text" || others.length > 0) return null;
  const start = words.position?.start;
  const end = words.position?.end;
  const at = words.value.indexOf("\n");
  if (at < 0 || start?.offset === undefined || end?.offset === undefined) return null;
  const cut = text.indexOf("\n", start.offset) + 1;
  const next = text.slice(cut, end.offset);
  if (cut <= 0 || cut >= end.offset || /^\s/u.test(next) || !OPENS.test(next) || at >= BROKEN_LINE) return null; // prettier-ignore
  const line = start.line + 1;
  const from = { line, column: 1, offset: cut };
  const told: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: words.value.slice(at + 1), position: { start: from, end } }],
    position: { start: from, end },
  };
  words.value = words.value.slice(0, at);
  const ends = { ...start, column: start.column + at, offset: cut - 1 };
  for (const node of [words, paragraph, list.children.at(-1), list])
    if (node?.position !== undefined) node.position.end = ends;
  return told;
}
