import { icons } from "@phosphor-icons/core";
import { SYNONYMS } from "./icon-synonyms.ts";

/** Plain shapes show no thing: in a row of pictures a circle or a grid of dots is a riddle. */
const SHAPE =
  /^(?:circle|square|triangle|rectangle|diamond|octagon|pentagon|parallelogram|dot|dots|selection|placeholder|shapes)(?:-|$)/u;

type Entry = { name: string; words: Set<string>; tags: Set<string> };

/** Brand marks are somebody's property and mean a company, not the noun. */
const entries: Entry[] = icons
  .filter(({ name }) => !name.endsWith("-logo") && !SHAPE.test(name))
  .map(({ name, tags }) => ({
    name,
    words: new Set(name.split("-")),
    tags: new Set(tags.filter((tag) => !tag.startsWith("*")).map((tag) => tag.toLowerCase())),
  }));

const found = new Map<string, string | null>();

/** The icon whose name or tags mean an English noun best; null rather than one that means something else. */
export function findIcon(noun: string): string | null {
  const wanted = noun.trim().toLowerCase();
  const known = found.get(wanted);
  if (known !== undefined) return known;
  const icon = search(wanted);
  found.set(wanted, icon);
  return icon;
}

function search(wanted: string): string | null {
  const forms = formsOf(wanted);
  if (forms.some((form) => SHAPE.test(form))) return null;
  for (const form of forms) {
    const named = SYNONYMS[form] ?? form.replaceAll(" ", "-");
    if (entries.some(({ name }) => name === named)) return named;
  }
  const best = entries
    .map((entry) => ({ name: entry.name, score: scoreOf(entry, forms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))[0];
  if (best !== undefined) return best.name;
  // "calvin cycle" has no icon, its head noun may have one.
  const head = wanted.split(/[\s-]+/).at(-1) ?? "";
  return head === wanted || head === "" ? null : findIcon(head);
}

function scoreOf({ name, words, tags }: Entry, forms: string[]): number {
  let score = 0;
  for (const form of forms) {
    if (name.startsWith(`${form}-`)) score = Math.max(score, 60);
    if (words.has(form)) score = Math.max(score, 40);
    if (tags.has(form)) score = Math.max(score, 30);
  }
  // Variants (crossed out, inside a circle) say more than the noun does.
  if (score > 0 && /-(slash|x|off|simple|circle|square|minus|plus)$/.test(name)) score -= 8;
  return score - words.size;
}

/** The noun, and its singular. */
function formsOf(noun: string): string[] {
  const forms = [noun];
  if (noun.endsWith("ies")) forms.push(`${noun.slice(0, -3)}y`);
  if (/(s|x|ch|sh)es$/.test(noun)) forms.push(noun.slice(0, -2));
  if (noun.endsWith("ves")) forms.push(`${noun.slice(0, -3)}f`);
  if (noun.endsWith("s") && !noun.endsWith("ss")) forms.push(noun.slice(0, -1));
  return forms;
}
