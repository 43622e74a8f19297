import type { Origin } from "../../artifacts/origin.ts";
import service from "../../../package.json" with { type: "json" };
import { COMPOSITE, COMPOSITE_WITH_GENERATED } from "./source-types.ts";

/** Why these: see docs/decisions/0049-mark-of-origin.md. */
export function digitalSourceType({ generative }: Pick<Origin, "generative">): string {
  return generative ? COMPOSITE_WITH_GENERATED : COMPOSITE;
}

/** By which an action names the ingredient that it put in. */
export function ingredientId(index: number): string {
  return `media-${index + 1}`;
}

/** What is said of a film, as the C2PA library takes it. No prompt, no name and no address of anyone. */
export function manifestDefinition(origin: Origin): object {
  const digitalSource = digitalSourceType(origin);
  const created = { action: "c2pa.created", digitalSourceType: digitalSource };
  const placed = origin.ingredients.map((_, index) => ({
    action: "c2pa.placed",
    parameters: { ingredientIds: [ingredientId(index)] },
  }));
  const edited = Array.from({ length: origin.edits }, () => ({
    action: "c2pa.edited",
    digitalSourceType: digitalSource,
  }));
  return {
    claim_generator_info: [{ name: "Lanternist", version: service.version }],
    title: origin.title,
    format: "video/mp4",
    assertions: [{ label: "c2pa.actions.v2", data: { actions: [created, ...placed, ...edited] } }],
  };
}
