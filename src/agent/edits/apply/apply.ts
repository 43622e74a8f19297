/** Carries operations out on a film, one after the other, and tells what each did in plain words. */
import type { StoryScene, Storyboard } from "../../../artifacts/storyboard.ts";
import { splitSentences } from "../../embedded/text/sentences.ts";
import { linesOf, withLines } from "../narration.ts";
import type { Operation, OperationKind, Place } from "../operations.ts";
import { changeWords, wordChange } from "../replace-words.ts";
import { sayOperation } from "../say-operation.ts";
import { Unclear } from "../unclear.ts";
import { changeVisual, textsOf } from "../visual-texts.ts";
import { joined, split } from "./join-scenes.ts";
import { lengthened } from "./lengthen.ts";
import { planAtLength, planScenes, type Planning } from "./new-scenes.ts";
import { isRecap, recapWithout } from "./recap.ts";
import { withFilmTitle, withSceneTitle } from "./retitle.ts";
import { otherForms, shownAs } from "./show-as.ts";
import { secondsOf, shortened } from "./shorten.ts";
import { closeFilm, openFilm, sceneWas, type WorkingFilm, type WorkingScene } from "./working-film.ts";

export type Applied = { storyboard: Storyboard; before: (number | null)[]; done: string[] };

/** No film is longer than this; the interface recommends about 12 scenes. */
const MOST_SCENES = 60;

/** What is said once all is done, when each scene has its last place. */
type Note = () => string;

class Editing {
  readonly film: WorkingFilm;
  readonly notes: Note[] = [];
  readonly #planning: Planning;

  constructor(storyboard: Storyboard, planning: Planning) {
    this.film = openFilm(storyboard);
    this.#planning = planning;
  }

  run(operation: Operation): void {
    const handlers: { [K in OperationKind]: (operation: Extract<Operation, { kind: K }>) => void } = {
      "title-film": ({ title }) => this.#titleFilm(title),
      "title-scene": ({ scene, title }) => this.#titleScene(this.#get(scene), title),
      drop: ({ scenes }) => this.#drop(scenes),
      keep: ({ scenes }) =>
        this.#drop(
          this.film.scenes.flatMap(({ was }) => (was !== null && !scenes.includes(was) ? [was] : [])),
        ),
      move: ({ scenes, place }) => this.#move(scenes, place),
      swap: ({ scenes: [one, other] }) => this.#swap(this.#get(one), this.#get(other)),
      add: ({ title, text, place }) => this.#add(title, text, place),
      extend: ({ scene, text }) => this.#extend(this.#get(scene), text),
      say: ({ scene, text }) => this.#say(this.#get(scene), text),
      shorten: ({ scenes, by }) =>
        this.#shorten(
          scenes.map((one) => this.#get(one)),
          by,
        ),
      lengthen: ({ scenes }) => this.#lengthen(scenes.map((one) => this.#get(one))),
      replace: ({ from, to, scenes }) => this.#replace(from, to, scenes),
      "show-as": ({ scene, as }) => this.#showAs(this.#get(scene), as),
      merge: ({ scenes }) => this.#merge(scenes.map((one) => this.#get(one))),
      split: ({ scene }) => this.#split(this.#get(scene)),
      nothing: () => undefined,
    };
    (handlers[operation.kind] as (one: Operation) => void)(operation);
  }

  #get(number: number): WorkingScene {
    const found = sceneWas(this.film, number);
    if (found === null)
      throw new Unclear({
        kind: "impossible",
        text: `Scene ${number} is dropped by the same instruction, so nothing else can be done to it.`,
      });
    return found;
  }

  /** "Scene 3, “Cost”," by the place that it has in the end. */
  #name(entry: WorkingScene): string {
    return `scene ${this.film.scenes.indexOf(entry) + 1}, “${entry.scene.title}”`;
  }

  #note(note: Note): void {
    this.notes.push(note);
  }

  #seconds(scene: StoryScene): number {
    return secondsOf(scene, (text) => this.#estimate(text));
  }

  #estimate(text: string): number {
    return this.#planning.estimateSeconds(text, this.film.language);
  }

  #titleFilm(title: string): void {
    const old = this.film.title;
    const [first] = this.film.scenes;
    if (first !== undefined)
      first.scene = withFilmTitle(first.scene, old, title, this.film.language, this.#planning);
    this.film.title = title;
    this.#note(() => `The film is now called “${title}”.`);
  }

  #titleScene(entry: WorkingScene, title: string): void {
    const old = entry.scene.title;
    const isOpening = entry.scene.visual.kind === "title";
    entry.scene = isOpening
      ? withFilmTitle(entry.scene, old, title, this.film.language, this.#planning)
      : withSceneTitle(entry.scene, old, title, this.film, this.#planning);
    this.#note(
      () => `Scene ${this.film.scenes.indexOf(entry) + 1}, before “${old}”, is now called “${title}”.`,
    );
  }

  #drop(numbers: readonly number[]): void {
    const gone = numbers.map((number) => this.#get(number));
    if (gone.length === 0) return;
    if (gone.length >= this.film.scenes.length)
      throw new Unclear({ kind: "impossible", text: "That would leave no scene, and so no film." });
    this.film.scenes = this.film.scenes.filter((entry) => !gone.includes(entry));
    for (const { was, scene } of gone) this.#note(() => `Scene ${was ?? ""}, “${scene.title}”, is gone.`);
    this.#adaptRecap(gone.map(({ scene }) => scene));
  }

  #adaptRecap(gone: readonly StoryScene[]): void {
    const recap = this.film.scenes.find(({ scene }) => isRecap(scene, this.film.language));
    if (recap === undefined) return;
    const adapted = recapWithout(recap.scene, gone, this.film.language);
    if (adapted === recap.scene) return;
    if (adapted === null && this.film.scenes.length > 1) {
      this.film.scenes = this.film.scenes.filter((entry) => entry !== recap);
      this.#note(() => "The summary had too little left to recall, and is gone too.");
    } else if (adapted !== null) {
      recap.scene = adapted;
      this.#note(() => "The summary no longer mentions what was dropped.");
    }
  }

  #move(numbers: readonly number[], place: Place): void {
    const moved = numbers.map((number) => this.#get(number));
    if ("by" in place && moved.length === 1 && moved[0] !== undefined) {
      const [entry] = moved;
      const at = this.film.scenes.indexOf(entry);
      const to = at + place.by;
      if (to < 0 || to >= this.film.scenes.length)
        throw new Unclear({ kind: "impossible", text: `Scene ${at + 1} cannot be moved that far.` });
      this.film.scenes = this.film.scenes.toSpliced(at, 1).toSpliced(to, 0, entry);
    } else {
      const rest = this.film.scenes.filter((entry) => !moved.includes(entry));
      const at = this.#index(place, rest, moved);
      this.film.scenes = rest.toSpliced(at, 0, ...moved);
    }
    for (const entry of moved)
      this.#note(() => `“${entry.scene.title}” is now scene ${this.film.scenes.indexOf(entry) + 1}.`);
  }

  /** Where in `scenes` something new begins. */
  #index(place: Place, scenes: readonly WorkingScene[], moved: readonly WorkingScene[] = []): number {
    const beside = (number: number): number => {
      const entry = this.#get(number);
      if (moved.includes(entry))
        throw new Unclear({ kind: "impossible", text: "A scene cannot be moved beside itself." });
      return scenes.indexOf(entry);
    };
    if ("before" in place) return beside(place.before);
    if ("after" in place) return beside(place.after) + 1;
    if ("number" in place) {
      if (place.number < 1 || place.number > scenes.length + 1)
        throw new Unclear({ kind: "impossible", text: `There is no place ${place.number} in this film.` });
      return place.number - 1;
    }
    if ("by" in place)
      throw new Unclear({ kind: "impossible", text: "Several scenes cannot be moved by steps." });
    if (place.at === "start") return 0;
    const endsWithSummary = scenes.at(-1)?.scene.role === "summary" && scenes.length > 1;
    return place.at === "body" && endsWithSummary ? scenes.length - 1 : scenes.length;
  }

  #swap(one: WorkingScene, other: WorkingScene): void {
    if (one === other)
      throw new Unclear({ kind: "impossible", text: "A scene cannot be swapped with itself." });
    this.film.scenes = this.film.scenes.map((entry) =>
      entry === one ? other : entry === other ? one : entry,
    );
    this.#note(() => `“${one.scene.title}” and “${other.scene.title}” changed places.`);
  }

  #add(title: string | null, text: string, place: Place): void {
    const scenes = planScenes(this.film, title, text, this.#planning).map((scene) => ({ was: null, scene }));
    if (scenes.length === 0)
      throw new Unclear({
        kind: "impossible",
        text: "The text of the new scene has no word that could be said.",
      });
    if (this.film.scenes.length + scenes.length > MOST_SCENES)
      throw new Unclear({ kind: "impossible", text: `A film has at most ${MOST_SCENES} scenes.` });
    const at = this.#index(place, this.film.scenes);
    this.film.scenes = this.film.scenes.toSpliced(at, 0, ...scenes);
    for (const entry of scenes) this.#note(() => `New is ${this.#name(entry)}.`);
  }

  #extend(entry: WorkingScene, text: string): void {
    const sentences = splitSentences(text.replace(/\s+/gu, " "), this.film.language);
    if (sentences.length === 0)
      throw new Unclear({ kind: "impossible", text: "The text has no word that could be said." });
    entry.scene = withLines(entry.scene, [
      ...linesOf(entry.scene),
      ...sentences.map((sentence) => ({ text: sentence, was: null })),
    ]);
    this.#note(
      () =>
        `${capital(this.#name(entry))}, says ${sentences.length === 1 ? "one sentence" : `${sentences.length} sentences`} more.`,
    );
  }

  #say(entry: WorkingScene, text: string): void {
    const [planned, ...others] = planScenes(this.film, entry.scene.title, text, this.#planning);
    if (planned === undefined)
      throw new Unclear({ kind: "impossible", text: "The text has no word that could be said." });
    if (others.length > 0)
      throw new Unclear({
        kind: "impossible",
        text: "The text is too long for one scene. Add it as scenes of their own.",
      });
    entry.scene = { ...planned, index: entry.scene.index, role: entry.scene.role, title: entry.scene.title };
    this.#note(() => `${capital(this.#name(entry))}, has a new text.`);
  }

  #shorten(entries: readonly WorkingScene[], by: Extract<Operation, { kind: "shorten" }>["by"]): void {
    if (entries.length > 1 && (by.kind === "by" || by.kind === "to")) {
      this.#shortenTogether(entries, by);
      return;
    }
    const changed = entries.filter((entry) => this.#shortenOne(entry, by));
    if (changed.length > 0) return;
    const [only] = entries;
    if (
      only !== undefined &&
      by.kind === "to" &&
      entries.length === 1 &&
      this.#seconds(only.scene) <= by.seconds
    )
      throw new Unclear({
        kind: "impossible",
        text: `${capital(this.#name(only))}, takes about ${Math.round(this.#seconds(only.scene))} seconds already.`,
      });
    throw new Unclear({
      kind: "impossible",
      text:
        entries.length === 1 && only !== undefined
          ? `${capital(this.#name(only))}, cannot be made shorter like that: it says ${only.scene.narration.length === 1 ? "just one sentence" : "too little"}, about ${Math.round(this.#seconds(only.scene))} seconds. Tell me what it should say instead, or drop it.`
          : "These scenes have only one sentence each. Name scenes to drop instead.",
    });
  }

  /** So many seconds over several scenes: each gives its share. */
  #shortenTogether(entries: readonly WorkingScene[], by: { kind: "by" | "to"; seconds: number }): void {
    const total = entries.reduce((sum, { scene }) => sum + this.#seconds(scene), 0);
    const share = by.kind === "by" ? (total - by.seconds) / total : by.seconds / total;
    if (share >= 1 || share <= 0)
      throw new Unclear({
        kind: "impossible",
        text: `These scenes take about ${Math.round(total)} seconds, so they cannot be shortened ${by.kind} ${by.seconds} seconds.`,
      });
    let any = false;
    for (const entry of entries) {
      const seconds = this.#seconds(entry.scene) * (1 - share);
      any = this.#shortenOne(entry, { kind: "by", seconds }) || any;
    }
    if (!any) this.#shorten([...entries], { kind: "some" });
  }

  #shortenOne(entry: WorkingScene, by: Extract<Operation, { kind: "shorten" }>["by"]): boolean {
    const before = this.#seconds(entry.scene);
    const fresh = shortened(entry.scene, by, (text) => this.#estimate(text));
    if (fresh === null) return false;
    entry.scene = fresh;
    const less = Math.max(1, Math.round(before - this.#seconds(fresh)));
    this.#note(() => `${capital(this.#name(entry))}, is shorter by about ${less} s.`);
    return true;
  }

  #lengthen(entries: readonly WorkingScene[]): void {
    const all = planAtLength(this.#planning);
    let any = false;
    for (const entry of entries) {
      const [source] = entry.scene.sources;
      const full = all.find(
        ({ role, sources }) =>
          role === entry.scene.role && source !== undefined && sources[0]?.start === source.start,
      );
      const fresh = full === undefined ? null : lengthened(entry.scene, full);
      if (fresh === null) continue;
      any = true;
      const more = Math.max(1, Math.round(this.#seconds(fresh) - this.#seconds(entry.scene)));
      entry.scene = fresh;
      this.#note(() => `${capital(this.#name(entry))}, is longer by about ${more} s.`);
    }
    const [only] = entries;
    if (any || only === undefined) return;
    const name = entries.length === 1 ? this.#name(only) : "these scenes";
    throw new Unclear(
      entries.length === 1 && only.was !== null
        ? {
            kind: "text-missing",
            text: `Your brief has nothing more about ${name}, and I do not invent facts. What else shall it say?`,
            head: `add to scene ${only.was}:`,
          }
        : {
            kind: "impossible",
            text: `Your brief has nothing more about ${name}, and I do not invent facts.`,
          },
    );
  }

  #replace(from: string, to: string, numbers: readonly number[] | null): void {
    const change = wordChange(from, to, this.film.language);
    const entries = numbers === null ? this.film.scenes : numbers.map((number) => this.#get(number));
    const touched: WorkingScene[] = [];
    for (const entry of entries) {
      const fresh = this.#withWords(entry, (text) => changeWords(text, change));
      if (fresh === null) continue;
      entry.scene = fresh;
      touched.push(entry);
    }
    const title = numbers === null ? changeWords(this.film.title, change)?.text : undefined;
    if (title !== undefined && title.trim() !== "") this.film.title = title;
    if (touched.length === 0 && title === undefined)
      throw new Unclear({
        kind: "impossible",
        text: `“${from}” is neither said nor shown ${numbers === null ? "anywhere in the film" : numbers.length === 1 ? `in scene ${numbers[0]}` : "in these scenes"}. Which words shall I replace, by which?`,
      });
    this.#note(() => {
      const where = touched.map((entry) => this.film.scenes.indexOf(entry) + 1);
      const places =
        where.length === 0 ? "the title" : `${where.length === 1 ? "scene" : "scenes"} ${list(where)}`;
      return to === "" ? `“${from}” is gone from ${places}.` : `“${from}” is now “${to}” in ${places}.`;
    });
  }

  /** The scene with words changed in all that it says and shows; null where it does not hold them. */
  #withWords(
    entry: WorkingScene,
    change: (text: string) => ReturnType<typeof changeWords>,
  ): StoryScene | null {
    const { scene } = entry;
    const lines = linesOf(scene).flatMap((line) => {
      const edited = change(line.text);
      if (edited === null) return [line];
      return /[\p{L}\p{N}]/u.test(edited.text) ? [{ ...line, text: edited.text, at: edited.at }] : [];
    });
    const said =
      lines.length !== scene.narration.length || lines.some(({ text }, at) => text !== scene.narration[at]);
    const visual = changeVisual(scene.visual, this.film.language, change);
    const title = change(scene.title)?.text ?? scene.title;
    if (!said && visual === scene.visual && title === scene.title) return null;
    const empty = textsOf(visual).some(
      (text, at) => text.trim() === "" && textsOf(scene.visual)[at]?.trim() !== "",
    );
    if (lines.length === 0 || title.trim() === "" || empty)
      throw new Unclear({
        kind: "impossible",
        text: `Without these words something in ${this.#name(entry)}, would be empty. Tell me what it should say instead.`,
      });
    return withLines({ ...scene, title, visual }, lines);
  }

  #showAs(entry: WorkingScene, as: Extract<Operation, { kind: "show-as" }>["as"]): void {
    const fresh = shownAs(entry.scene, as, this.film.language);
    if (fresh === null) {
      const forms = otherForms(entry.scene, this.film.language);
      const now = entry.scene.visual.kind;
      const can =
        forms.length === 0 ? "Its data allow no other form" : `It could be shown as ${forms.join(", ")}`;
      throw new Unclear(
        forms.length === 0 || entry.was === null
          ? {
              kind: "impossible",
              text: `${capital(this.#name(entry))}, is a ${now} and cannot be shown as ${as}. ${can}.`,
            }
          : {
              kind: "choose",
              text: `${capital(this.#name(entry))}, is a ${now} and cannot be shown as ${as}. How shall it be shown?`,
              choices: forms.map((form) => ({
                label: form,
                instruction: `show scene ${entry.was ?? 0} as ${form}`,
              })),
            },
      );
    }
    entry.scene = fresh;
    this.#note(
      () => `${capital(this.#name(entry))}, is now shown as ${as === "bullets" ? "a list" : `a ${as}`}.`,
    );
  }

  #merge(entries: readonly WorkingScene[]): void {
    const inOrder = this.film.scenes.filter((entry) => entries.includes(entry));
    const [first, ...others] = inOrder;
    if (first === undefined || others.length === 0)
      throw new Unclear({ kind: "impossible", text: "Merging needs two scenes or more." });
    for (const other of others) {
      const fresh = joined(first.scene, other.scene);
      if (fresh === null)
        throw new Unclear({
          kind: "impossible",
          text: `A ${first.scene.visual.kind} and a ${other.scene.visual.kind} do not fit into one picture. Show one of them in another form first, or drop one.`,
        });
      first.scene = fresh;
    }
    const names = others.map(({ scene }) => `“${scene.title}”`).join(" and ");
    this.film.scenes = this.film.scenes.filter((entry) => !others.includes(entry));
    this.#note(() => `${capital(this.#name(first))}, now holds ${names} too.`);
  }

  #split(entry: WorkingScene): void {
    const parts = split(entry.scene);
    if (parts === null)
      throw new Unclear({
        kind: "impossible",
        text: `${capital(this.#name(entry))}, has no parts that could stand alone.`,
      });
    const [one, other] = parts;
    entry.scene = one;
    const second: WorkingScene = { was: null, scene: other };
    this.film.scenes = this.film.scenes.toSpliced(this.film.scenes.indexOf(entry) + 1, 0, second);
    this.#note(
      () =>
        `“${one.title}” is now scenes ${this.film.scenes.indexOf(entry) + 1} and ${this.film.scenes.indexOf(second) + 1}.`,
    );
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function list(numbers: readonly number[]): string {
  return numbers.join(", ").replace(/, (\d+)$/, " and $1");
}

/** @throws Unclear where an operation cannot be carried out; the storyboard itself is never changed. */
export function applyOperations(
  storyboard: Storyboard,
  operations: readonly Operation[],
  planning: Planning,
): Applied {
  const editing = new Editing(storyboard, planning);
  for (const operation of operations) {
    try {
      editing.run(operation);
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      throw new Unclear(error.doubt, operations.filter((one) => one !== operation).map(sayOperation));
    }
  }
  const { film, notes } = editing;
  return {
    storyboard: closeFilm(film, storyboard),
    before: film.scenes.map(({ was }) => was),
    done: notes.map((note) => note()),
  };
}
