import type { Emphasis } from "../../../artifacts/cue.ts";

const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`;
const OPERATIONS =
  "divided by|multiplied by|times|plus|minus|geteilt durch|mal|multipliziert mit|divisé par|multiplié par|fois|moins|dividido (?:por|entre)|multiplicado por|entre|por|más|menos|diviso(?: per)?|moltiplicato per|per|più|meno|vezes|mais|gedeeld door|maal|keer|min|delat med|gånger|delt på|divideret med|gange|pluss|(?:po)?dzielone przez|podzielić (?:na|przez)|razy|dodać|odjąć|(?:раз)?делить на|(?:по)?множить на|плюс|поділити на|помножити на|плюс|мінус|минус|割る|かける|足す|引く|除以|乘以|加|减|減|[÷×+−*/]";
const EQUALS =
  "is|are|equals?|makes?|gives?|comes to|leaves|ist|sind|gibt|macht|ergibt|gleich|est|font|fait|égalent?|es(?: igual a)?|son|dan?|fa|fanno|è|é|são|dão|maakt|är|blir|er|to|jest|daje|równa się|(?:—\\s)?это|равно|будет|получится|—|(?:—\\s)?це|дорівнює|буде|は|等于|等於|是|=";
const SPOKEN = new RegExp(
  `(?<![\\p{N}.,])${NUMBER}\\s?(?:${OPERATIONS})\\s?${NUMBER}\\s?(?:${EQUALS})\\s?${NUMBER}(?![\\p{N}%]|[.,]\\p{N})`,
  "giu",
);

/** "12 divided by 3 is 4": a sum as it is said, none of whose numbers is the point by itself. */
export function spokenSums(text: string): Emphasis[] {
  return [...text.matchAll(SPOKEN)].map(({ index, 0: sum }) => ({ start: index, end: index + sum.length }));
}
