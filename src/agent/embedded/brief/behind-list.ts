import type { List, ListItem, Paragraph, PhrasingContent } from "mdast";
import { opensList, plainHead } from "./run-in-heads.ts";

/**
 * "- a lock", and right below it "Faults: call us …": Markdown takes the line for more of the last item, the writer began
 * anew. The list without it and the paragraph that it begins; null where no such line stands there, or other items have
 * lines like it as well.
 */
export function behindList(list: List, source: string): { list: List; tail: Paragraph } | null {
  const last = list.children.at(-1);
  if (last === undefined || list.children.slice(0, -1).some((item) => cutAt(item, source) !== null))
    return null;
  const cut = cutAt(last, source);
  if (cut === null) return null;
  const item: ListItem = { ...last, children: [{ ...cut.paragraph, children: cut.before }] };
  return {
    list: { ...list, children: [...list.children.slice(0, -1), item] },
    tail: { ...cut.paragraph, children: cut.behind },
  };
}

type Cut = { paragraph: Paragraph; before: PhrasingContent[]; behind: PhrasingContent[] };

function cutAt(item: ListItem, source: string): Cut | null {
  const [paragraph, another] = item.children;
  if (paragraph?.type !== "paragraph" || another !== undefined) return null;
  for (const [index, node] of paragraph.children.entries()) {
    if (node.type !== "text") continue;
    const lines = node.value.split("\n");
    const at = lines.findIndex((line, place) => place > 0 && begins(line, lines[place + 1]) && isFlush(line, node.position?.start.offset, source)); // prettier-ignore
    if (at < 0) continue;
    const text = (some: readonly string[]): PhrasingContent => ({ ...node, value: some.join("\n") });
    return {
      paragraph,
      before: [...paragraph.children.slice(0, index), text(lines.slice(0, at))],
      behind: [text(lines.slice(at)), ...paragraph.children.slice(index + 1)],
    };
  }
  return null;
}

function begins(line: string, next: string | undefined): boolean {
  return plainHead(line) !== null || (next === undefined && opensList(line));
}

/** Markdown drops the blanks before a line: only the source tells whether it stands below its item or at the margin. */
function isFlush(line: string, from: number | undefined, source: string): boolean {
  return from !== undefined && source.indexOf(`\n${line}`, from) >= 0;
}
