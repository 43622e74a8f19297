import { deniesList, forbids } from "../text/governing.ts";
/**
 * Drawings that no film takes by itself, since at the size of a cover they look wrong or like toys: a rainbow without
 * red, a palm like a mushroom, a radiator like a toaster, a water tank like a satchel, a house painter's brush for every brush, and signs that only a figure of speech means.
 * Whoever asks for one by name gets it.
 */
export const UNFIT: ReadonlySet<string> = new Set([
  "carpentry-saw",
  "four-leaf-clover",
  "paintbrush",
  "palm-tree",
  "radiator",
  "rainbow",
  "water-tank",
]);

/** What a kind's drawing would be mistaken for: in a film on palms a lime tree is wrong. */
const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = {
  "palm-tree": ["deciduous-tree", "evergreen-tree", "herb", "seedling"],
  "evergreen-tree": ["deciduous-tree", "palm-tree"],
};

/** Whether a drawing shows another kind of what the film is about. */
export function contradicts(drawing: string, about: readonly string[]): boolean {
  return about.some((kind) => kind !== drawing && OTHER_KINDS[kind]?.includes(drawing) === true);
}

/** What a film with code calls by names of other things: trees of pages, leaves, worms, cookies. */
export const OF_DATA: ReadonlySet<string> = new Set(
  `bug cloud cookie deciduous-tree evergreen-tree fallen-leaf forest herb leafy-green maple-leaf mouse palm-tree seedling shell
  snake spider-web worm`
    .trim()
    .split(/\s+/u),
);

/** Creatures that look merry: a story of old times does not draw one that it only mentions. */
export const PLAYFUL: ReadonlySet<string> = new Set(
  `bear bird cat chicken cow crab dog donkey dolphin duck elephant ewe fish fox frog goat horse koala lion lobster monkey
  mouse octopus otter owl ox panda penguin pig rabbit rat robot shark shrimp snail snake squid tiger turtle whale wolf`
    .trim()
    .split(/\s+/u),
);

/** Headings of what is bad, or was before: the film's thing is what mends it, and is not seen there. */
const OF_TROUBLE: Readonly<Record<string, string>> = {
  en: "the problems?|problems?|what did(?: not|n['’]t) work|what went wrong|before|the old way|until now",
  de: "das problem|probleme?|was nicht (?:ging|klappte|gelang)|bisher|vorher|früher",
  fr: "le problème|les problèmes|problèmes?|ce qui n['’]a pas (?:marché|fonctionné)|avant|jusqu['’]ici",
  es: "el problema|los problemas|problemas?|lo que no (?:funcionó|salió bien)|antes|hasta ahora",
  it: "il problema|i problemi|problem[ai]|cosa non ha funzionato|prima|finora",
  pt: "o problema|os problemas|problemas?|o que não (?:funcionou|correu bem)|antes|até agora",
  nl: "het probleem|problemen|probleem|wat niet (?:lukte|werkte)|vroeger|tot nu toe",
  sv: "problemet|problem|det som inte fungerade|förut|hittills",
  pl: "problem|problemy|co się nie udało|dotąd|dotychczas|przedtem",
  ru: "проблема|проблемы|что не (?:удалось|получилось)|раньше|до сих пор",
  uk: "проблема|проблеми|що не вдалося|раніше",
  tr: "sorun|sorunlar|problem|ne işe yaramadı|önceden|bugüne kadar",
  ar: "المشكلة|المشكلات|مشكلة|ما لم ينجح|من قبل|سابقًا",
  he: "הבעיה|בעיות|מה לא עבד|עד היום|לפני",
  hi: "समस्या|समस्याएँ|क्या नहीं चला|पहले|अब तक",
  zh: "问题|問題|痛点|痛點|没做好的|沒做好的|过去|從前",
  ja: "問題|課題|うまくいかなかったこと|これまで|以前",
  ko: "문제|문제점|과제|잘되지 않은 것|지금까지|예전에는",
};

/** Whether a scene's heading forbids what stands below it. */
export function isForbidden(heading: string | undefined, base: string): boolean {
  return heading !== undefined && (forbids(heading) || deniesList(heading, base));
}

/** Whether a scene's heading says that it is about what was wrong, or what is not wanted. */
export function isOfUnwanted(heading: string | undefined, base: string): boolean {
  const words = OF_TROUBLE[base];
  if (heading === undefined) return false;
  if (isForbidden(heading, base)) return true;
  if (words === undefined) return false;
  return new RegExp(`^\\s*(?:${words})\\s*[.!?:：？。]?\\s*$`, "iu").test(heading);
}
