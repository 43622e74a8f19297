import type { StoryScene } from "../../../artifacts/storyboard.ts";
import type { ShorterBy } from "../operations.ts";
import { Unclear } from "../unclear.ts";
import { capital, impossible, type Editing } from "./editing.ts";
import { lengthened } from "./lengthen.ts";
import { planAtLength } from "./new-scenes.ts";
import { shortened } from "./shorten.ts";
import type { WorkingScene } from "./working-film.ts";

export function shortenScenes(edit: Editing, numbers: readonly number[], by: ShorterBy): void {
  const entries = numbers.map((number) => edit.get(number));
  const changed =
    entries.length > 1 && (by.kind === "by" || by.kind === "to")
      ? shortenTogether(edit, entries, by)
      : entries.filter((entry) => shortenOne(edit, entry, by)).length > 0;
  if (changed) return;
  const [only] = entries;
  if (only === undefined || entries.length > 1)
    throw impossible(
      "These scenes cannot be made shorter: each says one sentence. Name scenes to drop instead.",
    );
  const seconds = Math.round(edit.seconds(only.scene));
  const name = capital(edit.name(only));
  if (by.kind === "to" && edit.seconds(only.scene) <= by.seconds)
    throw impossible(`${name}, takes about ${seconds} seconds already.`);
  const said = only.scene.narration.length === 1 ? "just one sentence" : "too little for that";
  throw impossible(
    `${name}, cannot be made shorter like that: it says ${said}, about ${seconds} seconds. Tell me what it should say instead, or drop it.`,
  );
}

/** So many seconds over several scenes: each gives its share. */
function shortenTogether(
  edit: Editing,
  entries: readonly WorkingScene[],
  by: { kind: "by" | "to"; seconds: number },
): boolean {
  const total = entries.reduce((sum, { scene }) => sum + edit.seconds(scene), 0);
  const share = by.kind === "by" ? (total - by.seconds) / total : by.seconds / total;
  if (share >= 1 || share <= 0)
    throw impossible(
      `These scenes take about ${Math.round(total)} seconds, so they cannot be shortened ${by.kind} ${by.seconds} seconds.`,
    );
  const goal = total * share;
  const fresh = new Map(entries.map((entry) => [entry, entry.scene]));
  const left = (): number => [...fresh.values()].reduce((sum, scene) => sum + edit.seconds(scene), 0);
  // A sentence at a time, of the scene that is longest by then, so that all stay in proportion.
  while (left() > goal) {
    const longest = [...fresh]
      .map(([entry, scene]) => ({
        entry,
        scene,
        less: shortened(scene, { kind: "by", seconds: 0.1 }, edit.estimate),
      }))
      .filter(({ less }) => less !== null)
      .toSorted((a, b) => edit.seconds(b.scene) - edit.seconds(a.scene))[0];
    if (longest?.less === null || longest === undefined) break;
    fresh.set(longest.entry, longest.less);
  }
  const touched = [...fresh].filter(([entry, scene]) => entry.scene !== scene);
  for (const [entry, scene] of touched) setShorter(edit, entry, scene);
  return touched.length > 0;
}

function shortenOne(edit: Editing, entry: WorkingScene, by: ShorterBy): boolean {
  const fresh = shortened(entry.scene, by, edit.estimate);
  if (fresh !== null) setShorter(edit, entry, fresh);
  return fresh !== null;
}

function setShorter(edit: Editing, entry: WorkingScene, fresh: StoryScene): void {
  const before = edit.seconds(entry.scene);
  entry.scene = fresh;
  const less = Math.max(1, Math.round(before - edit.seconds(fresh)));
  edit.note(() => `${capital(edit.name(entry))}, is shorter by about ${less} s.`);
}

export function lengthenScenes(edit: Editing, numbers: readonly number[]): void {
  const entries = numbers.map((number) => edit.get(number));
  const all = planAtLength(edit.planning);
  const longer = entries.filter((entry) => {
    const [source] = entry.scene.sources;
    const full = all.find(
      ({ role, sources }) =>
        role === entry.scene.role && source !== undefined && sources[0]?.start === source.start,
    );
    const fresh = full === undefined ? null : lengthened(entry.scene, full);
    if (fresh === null) return false;
    const more = Math.max(1, Math.round(edit.seconds(fresh) - edit.seconds(entry.scene)));
    entry.scene = fresh;
    edit.note(() => `${capital(edit.name(entry))}, is longer by about ${more} s.`);
    return true;
  });
  const [only] = entries;
  if (longer.length > 0 || only === undefined) return;
  const nothingMore = (name: string): string =>
    `Your brief has nothing more about ${name}, and I do not invent facts.`;
  if (entries.length > 1 || only.was === null) throw impossible(nothingMore("these scenes"));
  throw new Unclear({
    kind: "text-missing",
    text: `${nothingMore(edit.name(only))} What else shall it say?`,
    head: `add to scene ${only.was}:`,
  });
}
