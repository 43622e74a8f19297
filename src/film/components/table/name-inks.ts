import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { hueNamed } from "../../../kernel/color-names.ts";
import { readableOn } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";

/** "Red", "Blue and purple": in what each row's name is written that is called by a hue; null where one of them is called otherwise. */
export function nameInks({ rows }: TableVisual, { theme }: ComponentContext): string[] | null {
  const hues = rows.map(([name = ""]) => hueNamed(name) ?? hueNamed(name.split(/\s(?:and|und|et|y|e|en|och|og|i|и|та|ve|و)\s|[,/・、和与與]/u)[0] ?? "")); // prettier-ignore
  const found = hues.filter((hue) => hue !== null);
  if (found.length !== rows.length || new Set(found).size < 2) return null;
  return found.map((hue) => readableOn(hue, theme.color.grounds));
}
