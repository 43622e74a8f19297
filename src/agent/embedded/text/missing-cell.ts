/** What stands in a table where nothing is known. */
const MISSING =
  /^(?:[-–—−.…·?/]+|n\.?\s?[/.]?\s?[adbvqb]\.?|k\.?\s?[/.]?\s?a\.?|(?:s|b|p|i)\.?\s?[/.]\s?d\.?|н\s?[/.]\s?д\.?|tb[cd]|nc|ei tietoa|ikke oplyst|unbekannt|unknown|inconnue?|нет данных|немає даних|brak danych|無|无|暂无|なし|不明|없음|غير متاح|לא ידוע)$/iu;

/** Whether a cell says no more than that there is no value. */
export function isMissing(cell: string): boolean {
  const text = cell.trim();
  return text === "" || MISSING.test(text);
}
