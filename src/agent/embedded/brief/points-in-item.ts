/** "· Depot – station: 22 min": a point of its own, in a sign that Markdown does not know. */
const POINT = /^[•◦▪‣·・･●○■□]\s*(?=\S)(?<told>.+)$/u;
const FEWEST = 2;

/** The points that stand in the lines of an item, below what they are points of; null where it has none. */
export function pointsIn(broken: string): { head: string; points: string[] } | null {
  const lines = broken.split("\n").map((line) => line.trim()).filter((line) => line !== ""); // prettier-ignore
  const first = lines.findIndex((line) => POINT.test(line));
  const told = lines.slice(first).map((line) => POINT.exec(line)?.groups?.["told"]);
  if (first < 1 || told.length < FEWEST || told.includes(undefined)) return null;
  return { head: lines.slice(0, first).join(" "), points: told.map((point) => point ?? "") };
}
