import type { StatementVisual, Visual } from "../../artifacts/storyboard.ts";
import { isView } from "../../artifacts/views.ts";
import { isGrounded, settingOf } from "../settings/where-things-stand.ts";

/**
 * A visual for a style whose words stand over what is drawn at the foot of the frame: where other thoughts of a scene show what
 * has no ground, which stands over the words, its views are left out.
 */
export function withoutLoneViews(visual: Visual): Visual {
  if (visual.kind !== "statement" || drawingsOf(visual).every((name) => isGrounded(settingOf(name))))
    return visual;
  const { illustration, more, ...rest } = visual;
  const own = illustration === undefined || isView(illustration) ? {} : { illustration };
  const later = more?.map((thought) =>
    typeof thought.illustration === "string" && isView(thought.illustration)
      ? { ...thought, illustration: null }
      : thought,
  );
  return { ...rest, ...own, ...(later === undefined ? {} : { more: later }) };
}

function drawingsOf({ illustration, things = [], more = [] }: StatementVisual): string[] {
  const later = more.flatMap((one) => [
    one.illustration,
    ...(one.things ?? []).map((thing) => thing.illustration),
  ]);
  return [illustration, ...things.map((thing) => thing.illustration), ...later].filter(
    (name) => typeof name === "string",
  );
}
