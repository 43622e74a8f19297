const compiled = new Map<string, RegExp>();

/** A pattern by its source: a brief has thousands of sentences, and a pattern costs more than its use. */
export function regex(source: string, flags: "iu" | "isu" | "giu" | "u"): RegExp {
  const key = `${flags} ${source}`;
  const found = compiled.get(key);
  if (found !== undefined) return found;
  const made = new RegExp(source, flags);
  compiled.set(key, made);
  return made;
}
