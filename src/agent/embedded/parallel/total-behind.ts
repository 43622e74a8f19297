import { findFigures } from "../text/figures.ts";
import { toPattern } from "../text/regex.ts";

/** How a sentence begins that adds up what the one before told. */
const TOTALS = toPattern(
  `^(?:${[
    "(?:that['’]s |this is )?(?:a |the )?(?:grand )?total(?: cost)?(?: is| of| comes to)?|in total|altogether|in all|all together",
    "(?:das (?:sind|macht) )?(?:insgesamt|zusammen|in summe|gesamt(?:kosten)?|summe)(?: sind das| macht das)?",
    "(?:soit |cela fait )?(?:au |un )?total(?: de)?|en tout",
    "(?:en |un |el )?total(?: de)?|en conjunto|suma total",
    "(?:in |un |il )?totale(?: di)?|in tutto",
    "(?:no |um |o )?total(?: de)?|ao todo",
    "(?:in )?totaal|(?:alles )?samen|bij elkaar",
    "(?:sammanlagt|totalt|summa|i alt|til sammen|tilsammen|yhteensä)",
    "(?:łącznie|razem|w sumie|suma|celkem|dohromady|spolu|összesen|total general|în total)",
    "(?:всего|итого|в сумме|вместе|разом|усього|загалом|συνολικά|σύνολο)",
    '(?:toplam(?:da)?)|(?:(?:ال)?مجموع|(?:ال)?إجمالي)|סך הכ[ו]?ל|סה["״]כ|कुल(?: मिलाकर)?|মোট',
  ].join(
    "|",
  )})(?![\\p{L}\\p{M}])|^(?:总计|總計|共计|共計|合计|合計|总共|總共|一共|全部で|計|総額|총|합계|모두)`,
  "iu",
);
/** Parts that were rounded may miss their sum by so much. */
const ROUNDING = 0.005;

/** Whether a sentence says that the values before it come to just so much: "Total: £20,700, that is £450 each." */
export function addsUp(sentence: string, values: readonly number[], language: string): boolean {
  if (!TOTALS.test(sentence.trim())) return false;
  const [first] = findFigures(sentence, language);
  const total = first?.figure.value ?? null;
  const sum = values.reduce((all, value) => all + value, 0);
  return total !== null && sum > 0 && Math.abs(total - sum) <= sum * ROUNDING;
}
