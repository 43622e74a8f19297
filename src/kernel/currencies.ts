/** Codes of ISO 4217 in which prices are written, and RMB, which is none but is written as one. */
export const CURRENCY_CODES: readonly string[] = (
  "EUR USD GBP CHF JPY CNY RMB INR RUB TRY BRL PLN SEK NOK DKK ISK KRW AUD CAD NZD SGD HKD TWD AED SAR QAR KWD BHD OMR " +
  "EGP MAD ILS ZAR NGN KES GHS TZS UGX ETB MXN ARS CLP COP PEN UYU CRC PYG CZK HUF RON BGN UAH RSD GEL KZT THB VND IDR " +
  "MYR PHP PKR BDT LKR NPR"
).split(" ");

/** COP 28 is a conference, PHP 8 a language, RON 95 a fuel: before a small number these are no money. */
export const AMBIGUOUS_CODES: readonly string[] = ["CAD", "COP", "GEL", "MAD", "PEN", "PHP", "RON"];

/** Signs and the short forms of everyday prices, each with its code; "kr" is the crown of whoever writes. */
export const CODE_OF_SIGN: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "Rs.": "INR",
  Rs: "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₪": "ILS",
  R$: "BRL",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  NT$: "TWD",
  S$: "SGD",
  MX$: "MXN",
  RMB: "CNY",
  RM: "MYR",
  Rp: "IDR",
  TL: "TRY",
  "Fr.": "CHF",
  "SFr.": "CHF",
  zł: "PLN",
  Kč: "CZK",
  "₺": "TRY",
  "₴": "UAH",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
  "₵": "GHS",
  "₸": "KZT",
  "₾": "GEL",
  "₡": "CRC",
  "₲": "PYG",
};
