import { hanNumber } from "../text/hour-words.ts";
import { withoutStop } from "../text/sentences.ts";
import type { ToldStep } from "./told-steps.ts";

/** Japanese says how many things there are, and names as many in its next sentence. */
const COUNTS = /^(?<lead>[^、。？]{2,24}(?:は|が)(?<count>[二三四五六2-6])つ(?:あります|です|ある))$/u;
const LAST = /^(?:そして|また|それから|最後に)、?/u;
const ENDS = /(?:こと|の)?(?:です|だ|である)$/u;
const MOST_LETTERS = 40;
const SAID = 10;

/** 値上げの理由は三つあります。電気代が上がったこと、運転士が減ったこと、そして橋に十二億円かかることです: three things as a list. */
export function countedInNext(
  sentences: readonly string[],
  at: number,
  language: string,
): { lead: string; parts: ToldStep[]; count: number } | null {
  if (language !== "ja") return null;
  const { lead = "", count = "" } = COUNTS.exec(withoutStop(sentences[at] ?? ""))?.groups ?? {};
  const next = withoutStop(sentences[at + 1] ?? "");
  if (lead === "" || /[？?「」]/u.test(next)) return null;
  const pieces = next.split("、").map((piece) => piece.replace(LAST, "")).filter((piece) => piece !== ""); // prettier-ignore
  if (pieces.length !== (hanNumber(count) ?? Number(count)) || pieces.some(({ length }) => length > MOST_LETTERS)) return null; // prettier-ignore
  return {
    lead,
    parts: pieces.map((piece) => ({
      label: piece.replace(ENDS, "").replace(/こと$/u, ""),
      detail: null,
      said: piece.slice(0, SAID),
    })),
    count: 2,
  };
}
