import { safeLocale } from "../phrases/join-list.ts";
import { findFigures } from "./figures.ts";
import { isNoQuantity } from "./no-quantity.ts";
import { telephoneSpans } from "./telephone.ts";

/** From so many digits on a bare number is hard to read; years and most codes have fewer. */
const LEAST_DIGITS = 5;
const NOUGHTS = /[0٠۰०০０]/u;

/**
 * A number written without separators with those of its language: "12000" → "12,000", "12.000", "12 000",
 * "1,20,000". One of fewer digits, with separators or with a nought in front stays as it is written.
 * `least`: from how many digits on.
 */
export function groupDigits(written: string, language: string, least = LEAST_DIGITS): string {
  const match = /^(\D*?)(\p{Nd}+)((?:[.,٫]\p{Nd}+)?)(\D*)$/u.exec(written);
  const [, before = "", digits = "", decimals = "", after = ""] = match ?? [];
  if (match === null || digits.length < least || digits.length > 15 || NOUGHTS.test(digits.charAt(0)))
    return written;
  // "1200.500" may be grouped by halves: whoever wrote that knows best.
  if (decimals.length === 4) return written;
  const parts = new Intl.NumberFormat(safeLocale(language), {
    numberingSystem: "latn",
    useGrouping: "always",
  });
  let at = 0;
  const grouped = parts
    .formatToParts(10n ** BigInt(digits.length - 1))
    .map(({ type, value }) => (type === "integer" ? digits.slice(at, (at += value.length)) : value))
    .join("");
  return `${before}${grouped}${decimals}${after}`;
}

/** A text with every quantity in it set so; numbers that name something stay. */
export function groupQuantities(text: string, language: string): string {
  const base = language.split("-")[0] ?? language;
  const telephones = telephoneSpans(text);
  return findFigures(text, base)
    .filter(({ start, end }) => telephones.every(([from, to]) => end <= from || to <= start))
    .filter((found) => !isNoQuantity(found, text, base))
    .toReversed()
    .reduce(
      (set, { start, end }) =>
        set.slice(0, start) + groupDigits(set.slice(start, end), language) + set.slice(end),
      text,
    );
}

/** Columns of names in digits: "Order no.", "PLZ", "Год". */
const NAMES_IN_DIGITS =
  /(?<!\p{L})(?:ids?|codes?|no|nos|nr|number|zip|postcode|plz|postleitzahl|phones?|telephone|tel|fax|isbn|sku|ean|gtin|serial|account|order|invoice|article|artikel\p{L}*|bestell\p{L}*|kunden\p{L}*|konto\p{L}*|model|version|port|year|jahr|année|año|anno|ano|código|codice|n[°º]|numéro|número|numero|référence|reference|ref|код|номер|артикул|год|рік|индекс|телефон|numara|kod|yıl|رقم|رمز|سنة|عام|מספר|קוד|שנה|संख्या|कोड|वर्ष|番号|コード|年|编号|編號|代码|邮编|번호|코드|연도)(?!\p{L})|#|№/iu;
const BARE = /^\D{0,4}\p{Nd}+(?:[.,]\p{Nd}{1,2})?\D{0,8}$/u;

/** The cells of a column of quantities, all set alike; as they are where they name, or are set already. */
export function groupColumn(header: string, cells: readonly string[], language: string): string[] {
  const told = cells.filter((cell) => /\p{Nd}/u.test(cell));
  const bare = told.length > 0 && told.every((cell) => BARE.test(cell.trim()) && !/^0\d/.test(cell.trim()));
  const long = told.some((cell) => new RegExp(`\\p{Nd}{${LEAST_DIGITS}}`, "u").test(cell));
  if (!bare || !long || NAMES_IN_DIGITS.test(header)) return [...cells];
  return cells.map((cell) => groupDigits(cell, language, LEAST_DIGITS - 1));
}
