/** What is put in place of a stretch of a text (UTF-16 offsets). */
export type Change = { from: number; to: number; by: string };

export type Changed = {
  text: string;
  /** Where what stood at an offset of the source stands in `text`. */
  at: (offset: number) => number;
};

/** A text with changes that do not touch one another. */
export function changed(source: string, some: readonly Change[]): Changed {
  const changes = some.toSorted((a, b) => a.from - b.from);
  let text = "";
  let end = 0;
  for (const { from, to, by } of changes) {
    text += source.slice(end, from) + by;
    end = to;
  }
  const at = (offset: number): number =>
    changes.reduce(
      (moved, { from, to, by }) => (to <= offset ? moved + by.length - (to - from) : moved),
      offset,
    );
  return { text: text + source.slice(end), at };
}
