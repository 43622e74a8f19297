import { menuWay } from "../diagram/arrow-chain.ts";
import { thenBetween } from "../diagram/narrate-graph.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import type { Found } from "./parted-block.ts";

const MOST = 8;
/** So many letters find a step in what is said. */
const SAID = 14;

/** "Open the app → Leave → choose the dates → Submit": a way through a program is steps, and its arrows are said as what comes then. */
export function menuSteps(sentence: string, language: string): Found | null {
  const way = menuWay(sentence);
  if (way === null || way.names.length > MOST) return null;
  const { lead, names } = way;
  const said = names.join(thenBetween(language));
  const spoken = endSentence(lead === "" ? said : `${lead}: ${said}`, language);
  const parts = names.map((name) => ({ label: capitalise(name, language), detail: null, said: name.slice(0, SAID) })); // prettier-ignore
  return { shows: { form: "steps", parts }, lead, count: 1, spoken };
}
