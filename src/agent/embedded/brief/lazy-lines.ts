import type { List, ListItem, Paragraph, RootContent } from "mdast";
import { opensList } from "./run-in-heads.ts";
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
    return partedAtLeads(node, text).flatMap((list): RootContent[] => {
      const below = lineBelow(list, text);
      return below === null ? [list] : [list, below];
    });
  });
}

/**
 * "- small nail holes", right below it "You may not:", and more points: two lists that Markdown takes for one, with the
 * words that turn "may" into "may not" within a point of the first. Parted behind each point that such a line ends.
 */
function partedAtLeads(list: List, text: string): List[] {
  const groups: ListItem[][] = [[]];
  for (const item of list.children) {
    groups.at(-1)?.push(item);
    if (item !== list.children.at(-1) && endsOnLead(item, text)) groups.push([]);
  }
  if (groups.length < 2) return [list];
  return groups.map((children) => {
    const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
    const position = start === undefined || end === undefined ? {} : { position: { start, end } };
    return { ...list, children, ...position };
  });
}

function endsOnLead(item: ListItem, text: string): boolean {
  const paragraph = item.children[0];
  const words =
    paragraph?.type === "paragraph" && item.children.length === 1 ? paragraph.children[0] : undefined;
  if (words?.type !== "text" || paragraph?.type !== "paragraph" || paragraph.children.length > 1)
    return false;
  const [, ...lines] = words.value.split("\n");
  const line = lines[0] ?? "";
  const from = words.position?.start.offset;
  return (
    lines.length === 1 &&
    opensList(line) &&
    from !== undefined &&
    text.startsWith(line, text.indexOf("\n", from) + 1)
  );
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
