/** The comma and the semicolon of a language's script, with the space behind them. */
export function pauseMarks(base: string): { comma: string; semicolon: string } {
  if (base === "zh") return { comma: "，", semicolon: "；" };
  if (base === "ja") return { comma: "、", semicolon: "；" };
  if (base === "fr") return { comma: ", ", semicolon: " ; " };
  // ";" asks in Greek.
  if (base === "el") return { comma: ", ", semicolon: "· " };
  return /^(?:ar|fa|ur)$/u.test(base) ? { comma: "، ", semicolon: "؛ " } : { comma: ", ", semicolon: "; " };
}
