import type { Block, ContrastBlock, ListBlock, Prose } from "./brief.ts";
import type { Family } from "./contrast-families.ts";
import { judgedTones } from "./judged-heads.ts";

/** "Pros:" or "### Pros" before one list, and "Cons" before the next. */
export function headedLists(
  blocks: readonly Block[],
  families: readonly Family[],
): { contrast: ContrastBlock; used: number } | null {
  const pairs: { title: Prose; list: ListBlock }[] = [];
  let used = 0;
  while (used + 1 < blocks.length && pairs.length < 3) {
    const [head, list] = [blocks[used], blocks[used + 1]];
    const heads = head?.kind === "subheading" || (head?.kind === "paragraph" && head.lines.length === 1);
    if (!heads || list?.kind !== "list" || list.items.length > 6) break;
    pairs.push({ title: head.text, list });
    used += 2;
  }
  const label = (text: string): string => `${text.replace(/[\s:：]+$/u, "")}: `;
  const whole = (mark: RegExp | undefined, text: string): boolean => {
    if (mark === undefined) return false;
    mark.lastIndex = 0;
    return mark.exec(label(text))?.[0].trim() === label(text).trim();
  };
  const family = families.find(({ marks, titled }) => titled && pairs.length >= 2 && marks.slice(0, 2).every((mark, at) => whole(mark, pairs[at]?.title.spoken ?? ""))); // prettier-ignore
  const judged = judgedTones(pairs.slice(0, 2).map(({ title }) => title.spoken));
  if (family === undefined && (pairs.length < 2 || judged === null)) return null;
  const tones = family?.tones ?? judged ?? [];
  const kept =
    family === undefined
      ? pairs.slice(0, 2)
      : pairs.filter(({ title }, at) => whole(family.marks[at], title.spoken));
  const [first, last] = [blocks[0], kept.at(-1)];
  if (first === undefined || last === undefined) return null;
  const bare = (text: string): string => text.replace(/[\s:：]+$/u, "");
  return {
    used: kept.length * 2,
    contrast: {
      kind: "contrast",
      sides: kept.map(({ title, list }, at) => ({
        title: bare(title.shown),
        tone: tones[at] ?? "neutral",
        opener: `${bare(title.spoken)}:`,
        titled: true,
        sentences: list.items.map((item) => item.text),
      })),
      span: { start: first.span.start, end: last.list.span.end },
    },
  };
}
