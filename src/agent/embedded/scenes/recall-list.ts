import { isPredicate, lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import type { SceneContext } from "./draft.ts";

/** "Inside the leaf: stomata, veins and chloroplasts." Null where the names are no short names. */
export function recallList(labels: readonly string[], context: SceneContext): string | null {
  const heading = context.spokenHeading.trim().replace(/[.:：]$/u, "");
  if (
    !context.ownHeading ||
    heading === "" ||
    /[?？؟]$/u.test(heading) ||
    labels.length < 2 ||
    labels.length > 6
  )
    return null;
  const plain = labels.map((label) => label.trim().replace(/[.。।]$/u, ""));
  if (context.base === "en" && plain.some((label) => isPredicate(label))) return null;
  if (plain.some((label) => countWords(label) > 5 || /[,;:，；：、]/u.test(label))) return null;
  if (plain.reduce((sum, label) => sum + countWords(label), countWords(heading)) > 24) return null;
  const said = context.base === "en" ? plain.map((label) => lowerFirst(label, context.names)) : plain;
  return capitalise(
    endSentence(`${heading}${context.phrases.colon}${joinList(said, context.language)}`, context.language),
  );
}
