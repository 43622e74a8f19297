/**
 * Code within prose, known by its form: a call (`COALESCE(SUM(o.amount), 0)`, `main()`), a name with a sign within
 * (`customer_id`, `o.amount_due`). "customer(s)", "f(x)" and "WHO(2020)" are none.
 */
const CALL =
  /(?<![\p{Script=Latin}\p{N}_.])[A-Za-z_][\w.]*\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\)){0,60}\)(?![\p{Script=Latin}])/gu;
const NAME =
  /(?<![\p{Script=Latin}\p{N}_.@/-])(?:[A-Za-z]\w*\.)*[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+(?:\.\w+)*(?![\p{Script=Latin}\p{N}_@])/gu;

/** Beside its brackets a call has what no word of prose has. */
function isCall(text: string): boolean {
  const at = text.indexOf("(");
  const [name, within] = [text.slice(0, at), text.slice(at + 1, -1)];
  if (within.trim() === "" || /[_.]|[a-z][A-Z]/u.test(name) || /[("'_*[]|\w\.\w/u.test(within))
    return !/\p{L} \p{L}/u.test(within.replaceAll(/["'][^"']*["']/gu, ""));
  return /^[A-Z]{3,}$/u.test(name) && /^[a-z]{4,}$|,/u.test(within) && !/\p{L} \p{L}/u.test(within);
}

export type CodePart = { text: string; code: boolean };

/** A text cut where code begins and ends. */
export function codeParts(text: string): CodePart[] {
  if (!/[(_]/u.test(text)) return [{ text, code: false }];
  const spans = [...text.matchAll(CALL)].filter(([call]) => isCall(call)).concat([...text.matchAll(NAME)]);
  const parts: CodePart[] = [];
  let at = 0;
  for (const { 0: code, index } of spans.toSorted((a, b) => a.index - b.index)) {
    if (index < at) continue;
    if (index > at) parts.push({ text: text.slice(at, index), code: false });
    parts.push({ text: code, code: true });
    at = index + code.length;
  }
  return at < text.length || parts.length === 0 ? [...parts, { text: text.slice(at), code: false }] : parts;
}

/** The text with its code changed. */
export function withinCode(text: string, change: (code: string) => string): string {
  return codeParts(text)
    .map((part) => (part.code ? change(part.text) : part.text))
    .join("");
}
