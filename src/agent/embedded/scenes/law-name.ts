import { lawIn } from "../science/laws.ts";
import type { Candidate, SceneContext } from "./draft.ts";
import type { Part } from "./read-part.ts";

/** The formula under the name of its law, where the sentence before it has one that its section's heading has not. */
export function withLawName(
  candidate: Candidate,
  formula: Part,
  parts: readonly Part[],
  context: SceneContext,
): Candidate {
  const lead = parts[parts.indexOf(formula) - 1]?.block;
  const name = lead?.kind === "paragraph" ? lawIn(lead.text.shown, context.base) : null;
  if (name === null || context.heading.toLowerCase().includes(name.toLowerCase())) return candidate;
  return {
    ...candidate,
    heading: name,
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      return visual.kind === "formula" ? { ...visual, heading: name } : visual;
    },
  };
}
