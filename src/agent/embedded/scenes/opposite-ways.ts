/** Words and letters behind amounts that run opposite ways from nought, by pairs. */
const WAYS: readonly [RegExp, RegExp][] = [
  [
    /(?<!\p{L})(?:e|o|east|eastward|ost|östlich|est|este|leste|oost|wschód|východ|восток|в\.?\s?д\.?|схід|öst|øst|doğu|东经|東經|东|東|동경|شرق\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:w|west|westward|westlich|ouest|oeste|ovest|zachód|západ|запад|з\.?\s?д\.?|захід|väst|vest|batı|西经|西經|西|서경|غرب\p{L}*)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:n|north|nord|norte|noord|północ|sever|север|с\.?\s?ш\.?|північ|norr|kuzey|北纬|北緯|北|북위|شمال\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:s|south|süd|sud|sur|sul|zuid|południe|jih|юг|ю\.?\s?ш\.?|південь|söder|syd|sør|güney|南纬|南緯|南|남위|جنوب\p{L}*)(?!\p{L})/iu,
  ],
  [/(?:ahead|fast|early|too early|vor|avance|adelantad\p{L}*|in anticipo)$/iu, /(?:behind|slow|late|nach|retard|atrasad\p{L}*|in ritardo)$/iu],
  [/(?:profit|gain|gewinn|bénéfice|ganancia|utile|lucro|winst)$/iu, /(?:loss|verlust|perte|pérdida|perdita|perda|verlies)$/iu],
  [/(?:above|over|über|au-dessus|sobre|sopra|boven)$/iu, /(?:below|under|unter|au-dessous|bajo|sotto|onder)$/iu],
]; // prettier-ignore

/** Whether some of the amounts run one way and some the other ("4° Ost", "11° West"): bars that all rise would mislead. */
export function runOppositeWays(cells: readonly string[]): boolean {
  const behind = cells.map((cell) => cell.replace(/^[^\p{Nd}]*\p{Nd}[\p{Nd}.,\s]*/u, "").trim());
  return WAYS.some(
    ([one, other]) => behind.some((words) => one.test(words)) && behind.some((words) => other.test(words)),
  );
}
