/**
 * An hour of the day as a notice names it: "14:30", "19h30", "18.00 Uhr", "7 pm", 3時, and no ratio, no sum and no number of
 * hours. The note model was trained with it as one of its signs: after a change, `npm run train:notes`.
 */
export const CLOCK =
  /(?<![\d.,:])(?:[01]?\d|2[0-4])(?::[0-5]\d(?![\d:])|\s?h(?:[0-5]\d)?(?!\p{L})|[.:][0-5]\d\s(?:Uhr|uur)|\s?(?:Uhr|uur|[ap]\.?m)(?!\p{L})|\s?(?:時|点|시)(?!間|间|간))/iu;
