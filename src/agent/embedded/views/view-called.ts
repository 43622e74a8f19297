import { isIllustration } from "../../../artifacts/illustrations.ts";
import { isView, type View } from "../../../artifacts/views.ts";
import { VIEW_WORDS } from "./view-words.ts";

const ARTICLE =
  /^(?:an?|the|some|our|ein|eine|einen|einem|einer|une?|una?|een|en|ett|et|le|la|el|il|uma?)\s+/u;

/** The painted place that a noun asks for: by its English name, or by a word of `view-words.ts` in any language; null for none, and for what is drawn as one thing. */
export function viewCalled(noun: string): View | null {
  const plain = noun.trim().toLowerCase().replace(ARTICLE, "");
  const name = plain.replaceAll(" ", "-");
  if (isIllustration(name)) return isView(name) ? name : null;
  if (isView(`${name}-view`)) return `${name}-view` as View;
  return viewsByWord().get(plain) ?? null;
}

let byWord: ReadonlyMap<string, View> | null = null;

/** Each word of the table that means one place in all languages that have it. */
function viewsByWord(): ReadonlyMap<string, View> {
  if (byWord !== null) return byWord;
  const found = new Map<string, View>();
  const twice = new Set<string>();
  for (const field of VIEW_WORDS.split("\n").flatMap((line) => line.slice(4).split("; "))) {
    const [view = "", words = ""] = field.split("=");
    if (!isView(view)) continue;
    for (const word of words.split(",").map((one) => one.replace(/\*+$/u, ""))) {
      if (found.has(word) && found.get(word) !== view) twice.add(word);
      found.set(word, view);
    }
  }
  for (const word of twice) found.delete(word);
  byWord = found;
  return found;
}
