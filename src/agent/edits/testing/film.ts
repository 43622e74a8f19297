/** A film to edit: planned from a brief, as the pipeline would. */
import type { PlanRequest } from "../../../artifacts/plan.ts";
import type { Storyboard } from "../../../artifacts/storyboard.ts";
import { makeEmbeddedPlanner } from "../../embedded/planner.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";

export const BRIEF = `Audience: council members. Goal: they know how fast solar grows and what limits it.

# The quiet takeover

## Where power comes from
| Source | Share (%) |
|---|---|
| Coal | 35.4 |
| Gas | 22.5 |
| Hydro | 14.3 |
| Solar | 5.5 |

## Cost
Between 2010 and 2020 the price of solar modules fell by about 90 percent. A module pays for itself in six years.

## Wind at sea
The sea is windy. Foundations cost money. Cables are long. Ships are rare.

## Wind on land
Wind on land is cheap. Neighbours must agree. Permits take years.

## What holds them back
- Grid queues: projects wait years for a connection
- Storage: evenings still need another source
- Permits: four to nine years for onshore wind

## A timeline for our city
2025: audit of roofs. 2027: 40 megawatts on public buildings. 2030: storage for four evening hours. 2035: net zero electricity.

## The vote
Approve the roof audit tonight. It costs 80,000 and binds us to nothing else.
`;

export function requestFor(prompt: string): PlanRequest {
  return {
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  };
}

export async function planned(prompt: string = BRIEF): Promise<Storyboard> {
  const planner = makeEmbeddedPlanner();
  const request = requestFor(prompt);
  const result = await planner.outline(request);
  if (result.kind !== "outline") throw new Error(result.answer);
  return planner.script(request, result.outline);
}
