import { areTwoTimes } from "../brief/judged-heads.ts";
import { fill } from "../phrases/phrases.ts";
import { cellNumber } from "../text/figures.ts";
import { areTimes } from "./time-labels.ts";

/** How a value that went over into another is said. */
const FROM_TO: Readonly<Record<string, string>> = {
  en: "from {} to {}", de: "von {} auf {}", fr: "de {} à {}", es: "de {} a {}", it: "da {} a {}", pt: "de {} para {}", nl: "van {} naar {}",
  ca: "de {} a {}", pl: "z {} do {}", ru: "с {} до {}", uk: "з {} до {}", cs: "z {} na {}", sv: "från {} till {}", da: "fra {} til {}",
  nb: "fra {} til {}", ja: "{}から{}へ", zh: "从{}到{}", ar: "من {} إلى {}", hi: "{} से {}",
}; // prettier-ignore

/** Whether two columns are one measure at two times: "Q3 last year" and "Q3 this year", "2023" and "2024". */
export function areThenAndNow(heads: readonly string[], language: string): boolean {
  if (heads.length !== 2) return false;
  const bare = withoutShared(heads);
  return [heads, bare].some((pair) => areTwoTimes(pair) || areTimes(pair, language)) || areLastAndThis(bare);
}

/** "Q3 last year", "Q3 this year": what both begin with says nothing of which is the earlier. */
function withoutShared([one = "", other = ""]: readonly string[]): [string, string] {
  const [a, b] = [one.split(/\s+/u), other.split(/\s+/u)];
  let from = 0;
  while (from < a.length - 1 && from < b.length - 1 && a[from] === b[from]) from += 1;
  return [a.slice(from).join(" "), b.slice(from).join(" ")];
}

const LAST_THIS: readonly [RegExp, RegExp][] = [
  [/^(?:last|previous|prior) (?:year|quarter|month|season|week)$/iu, /^(?:this|current) (?:year|quarter|month|season|week)$/iu],
  [/^(?:vorjahr|vorquartal|vormonat|letztes jahr|im vorjahr)$/iu, /^(?:dieses jahr|aktuell|heuer|laufendes jahr|dieses quartal|diesen monat)$/iu],
  [/^(?:l['’]an (?:dernier|passé)|(?:l['’])?année (?:dernière|précédente)|an dernier)$/iu, /^(?:cette année|année en cours|ce (?:mois|trimestre))$/iu],
  [/^(?:(?:el )?año (?:pasado|anterior))$/iu, /^(?:este año|año actual)$/iu],
  [/^(?:(?:l['’])?anno (?:scorso|precedente))$/iu, /^(?:quest['’]anno|anno (?:corrente|in corso))$/iu],
  [/^(?:(?:o )?ano (?:passado|anterior))$/iu, /^(?:este ano|ano (?:atual|corrente))$/iu],
  [/^(?:vorig jaar|afgelopen jaar)$/iu, /^(?:dit jaar)$/iu],
  [/^(?:i fjol|förra året|fjoråret)$/iu, /^(?:i år|det här året)$/iu],
  [/^(?:zeszły rok|poprzedni rok|rok temu|ubiegły rok)$/iu, /^(?:ten rok|bieżący rok|w tym roku)$/iu],
  [/^(?:прошлый год|год назад|в прошлом году)$/iu, /^(?:этот год|текущий год|в этом году)$/iu],
  [/^(?:минулий рік|рік тому|торік)$/iu, /^(?:цей рік|поточний рік|цьогоріч)$/iu],
  [/^(?:前年|昨年|去年|前期|前年同期)$/u, /^(?:今年|本年|当期|今期)$/u],
  [/^(?:작년|전년|지난해)$/u, /^(?:올해|금년)$/u],
  [/^(?:العام الماضي|السنة الماضية)$/u, /^(?:هذا العام|العام الحالي|هذه السنة)$/u],
  [/^(?:पिछला साल|पिछले साल|पिछला वर्ष)$/u, /^(?:इस साल|यह साल|यह वर्ष|इस वर्ष)$/u],
]; // prettier-ignore

function areLastAndThis([one = "", other = ""]: readonly string[]): boolean {
  return LAST_THIS.some(([last, now]) => last.test(one.trim()) && now.test(other.trim()));
}

/** "from 6.1 to 7.0 million"; null where either is no number, or the two are alike. */
export function fromTo(then: string, now: string, base: string): string | null {
  const phrase = FROM_TO[base];
  const [was, is] = [cellNumber(then, base), cellNumber(now, base)];
  if (phrase === undefined || was === null || is === null || was.value === is.value) return null;
  // "from 6.1 million to 7.0 million" says its unit once, where it stands behind.
  const unit = /[\d\s]([\p{L}%][\p{L}\s%]*)$/u.exec(now)?.[1] ?? "";
  const bare = unit !== "" && unit !== "%" && then.endsWith(unit) ? then.slice(0, -unit.length).trim() : then;
  return fill(phrase, bare, now);
}
