/** Parts of one text that are layers of their own, since each moves by itself, are called "section", "section~1", … */
export function partId(id: string, at: number): string {
  return at === 0 ? id : `${id}~${at}`;
}

/** The text that a layer is a part of, by its id. */
export function wholeId(id: string): string {
  return id.replace(/~\d+$/u, "");
}
