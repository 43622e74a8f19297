import { toPattern } from "./regex.ts";

/** What is said of a price right behind it, by itself or in brackets: "(税込)", "inkl. MwSt.", "TTC". */
const TAX =
  "税込み?|税抜き?|税別|含税|不含税|含稅|未稅|부가세 (?:포함|별도)|VAT included|VAT inclusive|incl(?:\\.|uding) (?:VAT|tax|taxes|GST)|inc(?:\\.|l\\.)? VAT|excl(?:\\.|uding) (?:VAT|tax|taxes|GST)|plus (?:VAT|tax)|ex(?:\\.)? VAT|\\+ VAT|inkl(?:\\.|usive) (?:MwSt\\.?|USt\\.?|Mehrwertsteuer)|zzgl\\. (?:MwSt\\.?|USt\\.?|Versand)|(?:inkl|exkl)\\. moms|TTC|HT|IVA inclu[ií]d[oa]|IVA compres[ao]|IVA inclus[ao]|IVA incl\\.?|más IVA|sin IVA|sem IVA|più IVA|(?:incl|excl)(?:\\.|usief) (?:btw|BTW)|с НДС|без НДС|включая НДС|з ПДВ|без ПДВ|KDV dahil|KDV hariç|z VAT|bez VAT|brutto|netto|टैक्स सहित|जीएसटी सहित|कर सहित|شامل الضريبة|شاملاً الضريبة";
const BARE = toPattern(`^\\s?,?\\s?(?<said>${TAX})(?![\\p{L}\\p{M}])`, "iu");
/** Any short note in brackets that stands right behind a figure is said of it. */
const BRACKETED = /^\s?[(（](?<said>[^()（）\p{Nd}"“”«»]{1,28})[)）]/u;

/** The note right behind a figure, without its brackets, and its length with them in UTF-16 units; null where none stands there. */
export function saidBehind(after: string): { said: string; length: number } | null {
  const found = BARE.exec(after) ?? BRACKETED.exec(after);
  const said = found?.groups?.["said"]?.trim() ?? "";
  return found === null || said === "" ? null : { said, length: found[0].length };
}
