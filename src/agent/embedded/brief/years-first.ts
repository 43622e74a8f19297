import type { Block } from "./brief.ts";

const YEAR = String.raw`\p{Nd}{3,4}(?:\s?(?:年|년|гг?\.?|рр?\.?|r\.|CE|BCE?|AD|n\.\s?Chr\.|v\.\s?Chr\.|ap?\.\s?J\.-C\.|av\.\s?J\.-C\.))?`;
const BETWEEN = String.raw`(?:\s*(?:[-–—―/|·•,;~〜～→]|bis|to|until|through|and|und|à|et|al?|y|e|até|tot|en|do|i|до|и|та|till|til|och|og|إلى|حتى|تا|و|עד|से|至|到|から|부터|에서)\s*|\s+)`;
/** "2019 – 2024", "1868 1889 1912", "2019年—2024年": years and nothing else, in brackets or not. */
const FROM =
  "(?:(?:from|between|von|zwischen|du|de|del|entre|desde|dal?|tra|fra|van|tussen|från|mellan|mellom|mellem|od|z|między|с|з|между|між|من|بين|از|בין)\\s)?";
const YEARS = new RegExp(`^[(\\[]?${FROM}${YEAR}(?:${BETWEEN}${YEAR}){1,7}[)\\]]?\\.?$`, "iu");
const ROW = new RegExp(`(?<=\\p{Nd}{3,4}\\S*)\\s+(?=\\p{Nd}{3})`, "gu");

/**
 * A first line that is years and nothing else says when what follows was, and names nothing: the years, with a point
 * between those of a row, and the blocks without them. Null where the blocks do not open so; `followed`: sections come
 * behind them.
 */
export function yearsFirst(
  [first, ...rest]: readonly Block[],
  followed: boolean,
): { years: string; blocks: Block[] } | null {
  if (first?.kind !== "paragraph" && first?.kind !== "subheading") return null;
  const [line = "", ...lines] = first.kind === "paragraph" ? first.lines : [first.text.shown];
  if (!YEARS.test(line.trim()) || (lines.length === 0 && rest.length === 0 && !followed)) return null;
  const years = line.trim().replace(ROW, " · ");
  if (first.kind === "subheading" || lines.length === 0) return { years, blocks: [...rest] };
  const { shown, spoken } = first.text;
  if (!shown.startsWith(line) || !spoken.startsWith(line)) return null;
  // The head of a row of values: "2019 2020 2021" above "12 14 18".
  if (!/^\P{N}*\p{L}/u.test(lines[0] ?? "")) return null;
  const text = { shown: shown.slice(line.length).trim(), spoken: spoken.slice(line.length).trim() };
  return { years, blocks: [{ ...first, text, lines }, ...rest] };
}
