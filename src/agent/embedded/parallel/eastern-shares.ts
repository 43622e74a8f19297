/** A thing and what is paid for it, as written; `offset`: where in the sentence it begins. */
export type EasternShare = { name: string; value: string; offset: number };

const FEWEST = 3;
const CLAUSE = /[^，、；。]+/gu;
const PRICED =
  /^(?<name>[\p{Script=Han}\p{Nd}]{2,5}?)(?<per>每[\p{Script=Han}]{1,2}?)?(?:只|各)?(?<verb>出|付|交|收|缴|繳|拿|给|給)(?<sum>\p{Nd}[\p{Nd}.,]*(?:千|万|萬|百)?元)$/u;
const FREE =
  /^(?<name>[\p{Script=Han}\p{Nd}]{2,5}?)(?<free>(?:不用|不必|无需|無需|不需要|不)(?:出钱|出錢|付钱|付錢|交钱|交錢|交费|交費|缴费|繳費|出|付|交)|免费|免費)$/u;

/**
 * 一楼不用出钱，二楼每户出8千元，六楼每户出4万元: each price belongs to what stands in its own clause. Null where a clause says
 * something else, or the names are not of one kind.
 */
export function easternShares(sentence: string, language: string): EasternShare[] | null {
  if (language !== "zh" || /[?？“”「」]/u.test(sentence)) return null;
  const rows: EasternShare[] = [];
  const verbs = new Set<string>();
  for (const { 0: clause, index } of sentence.matchAll(CLAUSE)) {
    const { name = "", per = "", verb = "", sum = "" } = PRICED.exec(clause)?.groups ?? {};
    const free = name === "" ? FREE.exec(clause)?.groups : undefined;
    if (name === "" && free === undefined) return null;
    if (verb !== "") verbs.add(verb);
    rows.push({ name: free?.["name"] ?? name, value: free?.["free"] ?? `${per}${sum}`, offset: index });
  }
  const kinds = new Set(rows.map(({ name }) => name.at(-1)));
  const names = new Set(rows.map(({ name }) => name));
  return rows.length >= FEWEST && kinds.size === 1 && names.size === rows.length && verbs.size === 1
    ? rows
    : null;
}
