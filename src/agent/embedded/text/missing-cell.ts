/** What stands in a table where nothing is known. */
const MISSING =
  /^(?:[-–—−.…·?/]+|n\.?\s?[/.]?\s?[adbvqb]\.?|k\.?\s?[/.]?\s?a\.?|(?:s|b|p|i)\.?\s?[/.]\s?d\.?|н\s?[/.]\s?д\.?|tb[cd]|nc|ei tietoa|ikke oplyst|unbekannt|unknown|inconnue?|нет данных|немає даних|brak danych|無|无|暂无|なし|不明|없음|غير متاح|לא ידוע)$/iu;

/** That there is none, which a row tells as well as that there is one. */
const NONE = /^(?:無|无|なし|없음)$/u;

/** Whether a cell is silent: nothing is known, or nothing stands there. */
export function isSilent(cell: string): boolean {
  return isMissing(cell) && !NONE.test(cell.trim());
}

/** Whether a cell says no more than that there is no value. */
export function isMissing(cell: string): boolean {
  const text = cell.trim();
  return text === "" || MISSING.test(text);
}
