/** Parts of a label that are there, one after another. */
export function join(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

const PERCENT =
  /^\s*[%٪％]|^per ?cent|^pour ?cent|^por ?ciento|^por ?cento|^procent|^prozent|^процент|^prosent|^persen|^відсот/iu;

/** Whether a figure counts in hundredths: "%", "per cent", "процентов". */
export function isPercentUnit(unit: string): boolean {
  return PERCENT.test(unit);
}
