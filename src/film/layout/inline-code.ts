/**
 * Code within prose, known by its form: a call (`COALESCE(SUM(o.amount), 0)`, `main()`), a name with a sign within
 * (`customer_id`, `o.amount_due`). "customer(s)", "f(x)" and "WHO(2020)" are none.
 */
const CALL =
  /(?<![\p{Script=Latin}\p{N}_.])[A-Za-z_][\w.]*\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\)){0,60}\)(?![\p{Script=Latin}])/gu;
const NAME =
  /(?<![\p{Script=Latin}\p{N}_.@/-])(?:[A-Za-z]\w*\.)*[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+(?:\.\w+)*(?![\p{Script=Latin}\p{N}_@])/gu;

const SQL_WORD =
  "SELECT|DISTINCT|FROM|WHERE|ORDER BY|GROUP BY|HAVING|LIMIT|OFFSET|INSERT INTO|VALUES|UPDATE|SET|DELETE FROM|CREATE(?: UNIQUE)? INDEX|CREATE TABLE|ALTER TABLE|DROP TABLE|INNER JOIN|LEFT JOIN|RIGHT JOIN|JOIN|UNION ALL|EXPLAIN|ANALYZE|VACUUM|PRIMARY KEY|FOREIGN KEY|NOT NULL|IS NULL|ON DELETE|CASCADE";
/** Two words of SQL in capitals (`EXPLAIN ANALYZE`), or one and what it is true of (`WHERE lower(email) = 'a@b.c'`). */
const SQL = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:${SQL_WORD})(?:\\s(?:${SQL_WORD}))+|(?:${SQL_WORD})\\s[\\w.]+(?:\\([^()\\n]{0,40}\\))?\\s?(?:=|<>|!=|<=|>=|<|>)\\s?(?:'[^'\\n]{0,40}'|[\\w.]+))(?![\\p{L}\\p{N}_])`,
  "gu",
);

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
  if (!/[(_]|[A-Z]{3}/u.test(text)) return [{ text, code: false }];
  const calls = [...text.matchAll(CALL)].filter(([call]) => isCall(call));
  const spans = [...text.matchAll(SQL), ...calls, ...text.matchAll(NAME)];
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
