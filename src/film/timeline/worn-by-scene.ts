import type { StoryScene } from "../../artifacts/storyboard.ts";
import type { ComponentContext } from "../components/component.ts";
import { settingOf } from "../settings/where-things-stand.ts";

type Worn = Pick<ComponentContext, "emblems" | "lead" | "subject" | "setting">;

/** What a scene's grounds show. Where the film wears emblems, the scenes that one leads have them; the others are quiet. */
export function wornBy(
  { emblem }: Pick<StoryScene, "emblem">,
  { emblems, subject }: Pick<Worn, "emblems" | "subject">,
): Worn {
  if (emblems.length > 0 && emblem === undefined)
    return { emblems: [], lead: null, subject: null, setting: null };
  // What leads a scene is what it shows, be the film's opening of another thing.
  const shown = emblem ?? subject;
  return { emblems, lead: emblem ?? null, subject: shown, setting: shown === null ? null : settingOf(shown) };
}
