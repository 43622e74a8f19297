import { linesOf, sentencesOf, textAt } from "./sentence-spans.ts";

/** Letters of a clause that tells something, and a number in it. */
const FEWEST = 8;

/**
 * 「翠湖花园3号楼、5号楼的电梯要换新了，| 麻烦做成一个视频…」: where one reader took the request out of a sentence and another the whole of it,
 * the clause before the request is told. Chinese joins the two by a comma. The text with such clauses, and the wishes without them.
 */
export function withToldClauses(
  source: string,
  text: string,
  wishes: readonly string[],
): { text: string; wishes: string[] } {
  const lines = linesOf(source);
  let told = text;
  const restored = new Set<string>();
  for (const span of lines.flatMap((one) => sentencesOf(source, one))) {
    const said = textAt(source, span);
    if (textAt(told, span) !== "" || !/\p{Script=Han}/u.test(said)) continue;
    const request = wishes.find((wish) => wish.length >= FEWEST && wish !== said && said.endsWith(wish));
    const whole = wishes.find((wish) => wish === said);
    const clause = request === undefined ? "" : said.slice(0, -request.length).replace(/[，,、\s]+$/u, "");
    if (whole === undefined || clause.length < FEWEST || !/\p{Nd}/u.test(clause)) continue;
    const start = source.indexOf(clause, span.start);
    if (start < 0) continue;
    told = `${told.slice(0, start)}${clause}。${told.slice(start + clause.length + 1)}`;
    restored.add(whole);
  }
  return { text: told, wishes: wishes.filter((wish) => !restored.has(wish)) };
}
