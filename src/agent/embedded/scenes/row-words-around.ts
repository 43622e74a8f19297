import type { FoundFigure } from "../text/figures.ts";
import type { Spot } from "./spot.ts";

/** A part of a sentence with its one value; `start`: where in the sentence it begins, UTF-16. */
export type Piece = { text: string; start: number; figures: FoundFigure[] };

const NOTHING = { before: "", after: "", unit: "" };

/** The words of the first piece around its value, after those that lead up to it; `name`: the words that it is told apart by, where no time does. */
export function aroundFirst(
  leading: string,
  piece: Piece | undefined,
  keyed: (text: string) => Spot[],
  name: string | undefined,
): typeof NOTHING {
  const [found] = piece?.figures ?? [];
  if (piece === undefined || found === undefined) return NOTHING;
  const [key] = keyed(piece.text);
  const outside = (from: number, to: number): string => {
    const text = piece.text.slice(from, to);
    if (key === undefined || key.start < from || key.end > to) return text;
    const before = text.slice(0, key.start - from).replace(JOINS_TIME, "");
    return `${before} ${text.slice(key.end - from).replace(BEHIND_TIME, "")}`.replaceAll(/\s+/gu, " ");
  };
  const before = outside(0, found.start).trim();
  const after = outside(found.end, piece.text.length).trim();
  const value = { unit: found.unit };
  if (name === undefined) return { before: `${leading.trim()} ${before}`.trim(), after, ...value };
  // Told apart by a name, which is no measure: "家庭ごみの内訳は、生ごみ38%", "家庭用电中，空调占45%".
  const own = before.toLowerCase().lastIndexOf(name.toLowerCase());
  const behind = after.toLowerCase().endsWith(name.toLowerCase());
  if (!behind && (own < 0 || after !== "")) return NOTHING;
  return {
    before: `${leading.trim()} ${behind ? before : before.slice(0, own)}`.trim(),
    after: "",
    ...value,
  };
}

/** What joins a time to its clause goes with it. */
const JOINS_TIME =
  /(?:^|\s)(?:in|by|after|at|since|on|nach|im jahre?|seit|am|bei|en|après|dès|à|après|después de|tras|nel(?:l['’])?|dopo|em|após|na|op|om|в|к|через|после|спустя|на|після|за|efter|etter|po|tras|al cabo de|au bout de|ao fim de|ao cabo de|al fin de|within|binnen|innerhalb von|inom|innen|w ciągu|في عام|في سنة|عام|سنة|بعد|في)\s?$/iu;
const BEHIND_TIME =
  /^\s?(?:के बाद|बाद|sonra|спустя|später|later|après|後に|后|году|года|годах|год|年度?|に|は|の|的|의|년에?|で|,)(?=\s|$|\p{L})/iu;
