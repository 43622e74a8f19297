import type {
  ProcessVisual,
  StatementVisual,
  StoryScene,
  TitleVisual,
} from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import {
  besideItsOwn,
  thingsBeside,
  thoughtsOf,
  timesIn,
  withBeside,
  type Beside,
} from "./beside-thoughts.ts";
import { drawingsFor, inTheFilm, names, type Choice } from "./choose-drawing.ts";
import { withoutEnded } from "./ended.ts";
import { calledThing, filmThing, namesThing } from "./film-things.ts";
import { filmTopic, topicOfOld } from "./film-topic.ts";
import { fittingIn } from "./fits-film.ts";
import { isGrave } from "./grave-words.ts";
import { drawingsOfItems, isListed, withItemDrawings, wordsOf, type OfItems } from "./item-drawings.ts";
import { leansOnLast } from "./leans-on.ts";
import { CALLED } from "./number-to-call.ts";
import { plainSubject, plainThings, sureSubject, titleThing } from "./plain-things.ts";
import { mourns } from "./obituary.ts";
import { inTime, isOfOld, tellsOfOld, tellsOfToday } from "./out-of-time.ts";
import { subjectOf } from "./scene-subject.ts";
import type { Entry } from "./lexicon.ts";
import { readerFor, type Reader } from "./lexicons.ts";
import { thingsOfThoughts, withThings } from "./things-named.ts";
import { SIGNS } from "./signs.ts";
import { judgeFor } from "./stands-for.ts";
import { isForbidden, isOfUnwanted, PLAYFUL, UNFIT } from "./unfit-drawings.ts";
import { isWeak } from "./weak-things.ts";

/** At most one scene in so many has a drawing, the opening aside: where each has one, none says anything. */
const ONE_IN = 3;

/** A film of which more scenes than this part are words alone is a story. */
const WORDS_ALONE = 0.5;

/** A title of more words, or letters, names a thing among others. */
const TITLE_WORDS = 6;
const TITLE_LETTERS = 40;

type Drawable = StoryScene & { visual: TitleVisual | StatementVisual | ProcessVisual };

/** Scenes after which the film's own subject may be seen again. */
const AGAIN_AFTER = 3;

/** And after its opening, which is one page, beside a thought that names it. */
const AFTER_OPENING = 2;

/** More often than this, its opening among them, no drawing is seen in a film: what stands everywhere tells nothing. */
const OFTENEST = 4;

/** A creature that so many texts of a film name, its title among them, is what it tells of. */
const ABOUT_CREATURES = 3;
/** Such a part of a scene's sentences tells of death: nothing is drawn in it. */
const MOSTLY_GRAVE = 0.5;

/** Where to call, or what is sent there, is what no film is about. */
const PHONE = "mobile-phone";

/**
 * Gives scenes that are type alone a drawing of what they are about: the opening that of the film, a statement its
 * own where that is sure. None twice in a film but what the film is about, and none beside another; none that its brief bans.
 */
export function illustrate(
  scenes: readonly StoryScene[],
  film: { title: string; language: string; name?: string; banned?: ReadonlySet<string> },
): StoryScene[] {
  const base = primaryLanguage(film.language);
  const reader = readerFor(base);
  if (reader === null) return [...scenes];
  const around = reader.termsOf(film.title);
  const about = firstNamed(around, reader).map(({ drawing }) => drawing);
  const told = scenes.flatMap(({ narration }) => narration);
  const allOld = isOfOld(told);
  const isMourning = mourns(film.title, told, base);
  const hasCode = scenes.some(({ visual }) => visual.kind === "code");
  const spoken = scenes.map(({ narration }) => narration.map((sentence) => reader.termsOf(sentence)));
  const drawingsOf = (scene: StoryScene, said: readonly (readonly string[])[], old: boolean): Choice[] =>
    inTime(drawingsFor(subjectOf(scene, said, around, reader), reader.lexicon), old);
  const chosen = new Map<number, string>();
  const judge = judgeFor(film.title, told, reader);
  const fitting = fittingIn({ title: film.title, told, about, hasCode, judge });
  const fits = (drawing: string): boolean => film.banned?.has(drawing) !== true && fitting(drawing);
  const mayTake = (at: number, drawing: string): boolean => {
    if (!fits(drawing)) return false;
    const before = [...chosen].filter(([, one]) => one === drawing).map(([scene]) => scene);
    const [opening] = before;
    if (opening === undefined) return true;
    return (
      scenes[opening]?.visual.kind === "title" &&
      before.length < OFTENEST &&
      before.every((one) => Math.abs(at - one) >= AGAIN_AFTER)
    );
  };
  const headings = scenes.map(({ visual }) => ("heading" in visual ? (visual.heading ?? "") : ""));
  const named = [around, ...[...new Set(headings)].map(reader.termsOf), ...spoken.flat()];
  const plainly = [film.title, ...told].map(
    (text) => new Set(plainThings(text, base).map(({ drawing }) => drawing)),
  );
  const isTold = ({ sure, drawing }: Pick<Entry, "drawing" | "sure">): boolean =>
    named.filter((terms) => terms.some((term) => sure.has(term))).length > 1 ||
    plainly.filter((things) => things.has(drawing)).length > 1;
  /** Creatures of old times are merry where a film only mentions them; one that it is about is seen. */
  const isMerry = (drawing: string): boolean =>
    allOld &&
    PLAYFUL.has(drawing) &&
    plainly.filter((things) => things.has(drawing)).length < ABOUT_CREATURES;
  const crowded = (at: number): boolean =>
    scenes[at - 1]?.visual.kind !== "title" && (chosen.has(at - 1) || chosen.has(at + 1));
  const take = (at: number, choices: readonly Choice[]): void => {
    // What comes second is not what it is about, where the first only looks wrong.
    if (UNFIT.has(choices[0]?.drawing ?? "")) return;
    const free = choices.find(({ drawing }) => mayTake(at, drawing));
    if (free !== undefined) chosen.set(at, free.drawing);
  };
  scenes.forEach((scene, at) => {
    if (scene.visual.kind !== "title") return;
    // A film's opening is about all of it.
    const body = spoken.filter((_, index) => scenes[index]?.visual.kind !== "title").flat();
    const { visual } = scene;
    const isNamed = film.name !== undefined && film.name !== film.title && visual.title === film.name;
    const read = isNamed ? { ...scene, visual: { ...visual, title: film.title } } : scene;
    const choices = drawingsFor(subjectOf(read, spoken.flat(), around, reader), reader.lexicon);
    const found = choices.length === 0 ? onlyThing(film.title, reader) : choices;
    // What bears a train out are words for trains, be it a locomotive that is drawn.
    const borneOut = inTheFilm(found, around, body, reader.lexicon);
    const bodyTold = scenes
      .filter((one) => one.visual.kind !== "title")
      .flatMap(({ narration }) => narration);
    const plain = plainSubject(film.title, bodyTold, base, borneOut.length === 0);
    const subject = plain.length > 0 ? plain : borneOut;
    const thing = subject.length > 0 ? subject : filmThing(film.title, bodyTold, base);
    take(at, inTime(thing.length > 0 ? thing : calledThing(film.title, base), allOld));
    // What stands for a topic is a sign, and has no place over a life that has ended or a time without such things.
    if (!chosen.has(at) && !isMourning) {
      const topics = filmTopic(film.title, bodyTold, base, reader);
      take(at, allOld ? topicOfOld(topics) : topics);
    }
    if (!chosen.has(at) && !isMourning && !allOld) take(at, titleThing(film.title, bodyTold, base));
  });
  const statements = scenes
    .map((scene, at) => ({
      at,
      choices:
        scene.visual.kind === "statement" && !isOfUnwanted(scene.visual.heading, base)
          ? drawingsOf(scene, spoken[at] ?? [], allOld || tellsOfOld(scene.narration))
          : [],
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => (b.choices[0]?.score ?? 0) - (a.choices[0]?.score ?? 0) || a.at - b.at);
  const most = chosen.size + (isMourning ? 0 : Math.ceil(scenes.length / ONE_IN));
  for (const { at, choices } of statements) {
    if (chosen.size < most && !crowded(at)) take(at, choices);
  }
  // From its end backwards a film may come back to what it began with, where it speaks of it.
  const [first] = chosen;
  if (first !== undefined && scenes[first[0]]?.visual.kind === "title") {
    const [, subject] = first;
    scenes.toReversed().forEach((scene, back) => {
      const at = scenes.length - 1 - back;
      const { visual, narration } = scene;
      if (visual.kind !== "statement" || chosen.has(at) || chosen.size >= most || crowded(at)) return;
      const isNamed = names(subjectOf(scene, [], around, reader), subject, reader.lexicon);
      const text = [visual.heading ?? "", ...thoughtsOf(visual)].join(" · ");
      if (!isNamed && !(about.length === 0 && namesThing(withoutEnded(text, base), subject, base))) return;
      if (isOfUnwanted(visual.heading, base) || narration.some((sentence) => isGrave(sentence, base))) return;
      if (mayTake(at, subject)) chosen.set(at, subject);
    });
  }
  /** How often what is no statement shows a drawing. */
  const timesElsewhere = (drawing: string): number =>
    [...chosen].filter(([at, one]) => one === drawing && scenes[at]?.visual.kind !== "statement").length;
  const beside = new Map<number, Beside>();
  for (const [at, drawing] of chosen) {
    const { visual } = scenes[at] ?? {};
    if (visual?.kind !== "statement") continue;
    const own = besideItsOwn(visual, drawing, reader);
    const judged = judge.ofThoughts(thoughtsOf(visual), visual.heading, own);
    if (judged.some((one) => one !== null)) beside.set(at, judged);
  }
  // Words would be alone: what the thoughts are about is drawn beside them, in a story wherever they are.
  const story = isStory(scenes);
  scenes.forEach(({ visual, narration }, at) => {
    if (visual.kind !== "statement" || isMourning || isForbidden(visual.heading, base)) return;
    const own = beside.get(at);
    const isFull = !story && (beside.has(at - 1) || beside.has(at + 1) || beside.size >= most);
    const thoughts = thoughtsOf(visual);
    const grave = thoughts.map((thought) => isGrave(thought, base));
    // What comes second is not what a sentence is about, where the first only looks wrong.
    const isOfUnfit = thoughts.map((thought) =>
      firstNamed(reader.termsOf(thought), reader).some(({ drawing }) => UNFIT.has(drawing)),
    );
    if (isMostlyGrave(narration, base) || isMostlyGrave(thoughts, base)) return;
    const film = chosen.get(0);
    // What a film shows is what mends what was wrong, and is not seen there.
    const isUnwanted = isOfUnwanted(visual.heading, base);
    const isNear = (drawing: string): boolean =>
      [...beside, ...[...chosen].map(([scene, one]): [number, Beside] => [scene, [one]])].some(
        ([scene, all]) =>
          scene !== at &&
          Math.abs(at - scene) < (scene === 0 ? AFTER_OPENING : AGAIN_AFTER) &&
          all.includes(drawing),
      );
    // A scene of both times says of each sentence which is meant.
    const isOldScene =
      allOld || (tellsOfOld(narration) && !narration.some((said) => tellsOfToday(said, base)));
    const isOldSaid = (said: string): boolean =>
      (isOldScene || tellsOfOld([said])) && !tellsOfToday(said, base);
    /** A train of old times is seen as a locomotive; a sentence of old times may tell of today. */
    const seenAs = (drawing: string, said: string): string | undefined =>
      inTime([{ drawing, score: 1 }], isOldSaid(said))[0]?.drawing;
    const mayStand = (named: string, said: string): boolean => {
      const drawing = named === CALLED ? named : seenAs(named, said);
      if (drawing === undefined || !fits(drawing) || isMerry(drawing)) return false;
      if (isUnwanted && (drawing === film || about.includes(drawing))) return false;
      const elsewhere = [...beside].filter(([scene]) => scene !== at).map(([, one]) => one);
      return timesIn(elsewhere, drawing) + timesElsewhere(drawing) < OFTENEST;
    };
    const onlyPlain = isFull || own !== undefined;
    const isMeant = (thought: number, drawing: string): boolean => {
      const alone = thoughts.map((_, other) => (other === thought ? drawing : null));
      return judge.ofThoughts(thoughts, visual.heading, alone)[thought] === drawing;
    };
    const seenIf = (isFree: (drawing: string, said: string) => boolean): Beside =>
      thingsBeside(visual, reader, { isFree, isTold, isMeant, film, onlyPlain });
    const fresh = seenIf(
      (drawing, said) => mayStand(drawing, said) && !isNear(seenAs(drawing, said) ?? drawing),
    );
    const found = withRepeated(fresh, () => seenIf(mayStand), thoughts, base);
    // A scene's own drawing gives way to what a thought of it names itself.
    const things =
      own === undefined ? found : own.map((drawing, thought) => strongerOf(found[thought] ?? null, drawing));
    const judged = judge.ofThoughts(thoughts, visual.heading, things);
    const timely = judged.map((drawing, thought) => {
      const said = thoughts[thought] ?? "";
      const seen = drawing === null || drawing === CALLED ? drawing : (seenAs(drawing, said) ?? null);
      // A scene's own drawing stays; nothing else stands beside a death, and no merry creature next to one.
      const isNextToGrave = grave[thought - 1] === true || grave[thought + 1] === true;
      if (seen !== null && seen === own?.[thought]) return seen;
      if (grave[thought] === true || isOfUnfit[thought] === true) return null;
      return isNextToGrave && seen !== null && PLAYFUL.has(seen) ? null : seen;
    });
    if (timely.some((drawing) => drawing !== null)) beside.set(at, timely);
  });
  // In the middle of a ring stands what goes round, be it the film's own subject.
  scenes.forEach((scene, at) => {
    if (scene.visual.kind !== "process" || scene.visual.cycle !== true) return;
    const { heading } = subjectOf(scene, [], [], reader);
    const named = [heading, around].flatMap((terms) => firstNamed(terms, reader));
    const [free] = inTime(named, allOld || tellsOfOld(scene.narration));
    if (free !== undefined && fits(free.drawing) && !isGrave(scene.narration.join(" "), base))
      chosen.set(at, free.drawing);
  });
  // Items are seen one by one, as thoughts are.
  const listed = new Map<number, OfItems>();
  scenes.forEach(({ visual }, at) => {
    if (!isListed(visual) || isMourning || isOfUnwanted(visual.heading, base)) return;
    const isFree = (drawing: string): boolean =>
      fits(drawing) &&
      !isMerry(drawing) &&
      timesIn([...beside.values(), ...listed.values()], drawing) + timesElsewhere(drawing) < OFTENEST;
    const own = judge.ofItems(wordsOf(visual), drawingsOfItems(visual, base, isFree));
    if (own.some((drawing) => drawing !== null)) listed.set(at, own);
  });
  // A film without any picture takes its subject's, where that is sure.
  const seen = [...beside.values(), ...listed.values()].flat().filter((drawing) => drawing !== null);
  if (chosen.size === 0 && seen.every((drawing) => drawing === CALLED || drawing === PHONE) && !isMourning) {
    const opening = scenes.findIndex(({ visual }) => visual.kind === "title");
    const grave = told.some((sentence) => isGrave(sentence, base));
    const [only] = inTime(grave ? [] : sureSubject(film.title, told, base), allOld);
    if (opening !== -1 && only !== undefined && only.drawing !== PHONE && fits(only.drawing))
      chosen.set(opening, only.drawing);
  }
  const maySeeRow = (drawing: string): boolean =>
    fits(drawing) && !isMerry(drawing) && inTime([{ drawing, score: 1 }], allOld).length > 0;
  return scenes.map((one, at) => {
    const scene = isListed(one.visual)
      ? { ...one, visual: withItemDrawings(one.visual, listed.get(at) ?? []) }
      : one;
    if (scene.visual.kind === "statement") {
      const rows =
        isMourning || isOfUnwanted(scene.visual.heading, base)
          ? []
          : thingsOfThoughts(scene.visual, scene.narration, base, maySeeRow);
      const own = beside.get(at) ?? [];
      // What stands beside a row would be one of its things again.
      const others = thoughtsOf(scene.visual).map((_, thought) =>
        (rows[thought] ?? null) === null ? (own[thought] ?? null) : null,
      );
      return { ...scene, visual: withThings(withBeside(scene.visual, others), rows) };
    }
    const drawing = chosen.get(at);
    return drawing === undefined || !isDrawable(scene)
      ? scene
      : { ...scene, visual: { ...scene.visual, illustration: drawing } };
  });
}

function isMostlyGrave(sentences: readonly string[], base: string): boolean {
  const grave = sentences.filter((sentence) => isGrave(sentence, base)).length;
  return grave > 0 && grave >= sentences.length * MOSTLY_GRAVE;
}

/** What a thought names itself, unless it is named in passing and the scene has a drawing that is not. */
function strongerOf(named: string | null, ofScene: string | null): string | null {
  if (named === null || ofScene === null) return named ?? ofScene;
  return isWeak(named) && !isWeak(ofScene) ? ofScene : named;
}

/**
 * What a page near by has shown comes again where a thought would have nothing, or only what it names in passing; not where the thought
 * does not name it and nothing came before it.
 */
function withRepeated(
  fresh: Beside,
  repeated: () => Beside,
  thoughts: readonly string[],
  base: string,
): Beside {
  if (!fresh.some((drawing) => drawing === null || isWeak(drawing))) return fresh;
  const again = repeated();
  const found: Beside = [];
  fresh.forEach((own, thought) => {
    const near = again[thought] ?? null;
    const isCarried = leansOnLast(thoughts[thought] ?? "", base);
    const mayComeAgain = near !== null && (!isCarried || (near === found.at(-1) && !isWeak(near)));
    found.push(mayComeAgain && (own === null || isWeak(own)) ? near : own);
  });
  return found;
}

/** Whether a film is told by words on the screen, most of it. */
function isStory(scenes: readonly StoryScene[]): boolean {
  const told = scenes.filter(({ role }) => role === "section");
  const words = told.filter(({ visual }) => visual.kind === "statement" || visual.kind === "quote");
  return told.length >= 2 && words.length / told.length > WORDS_ALONE;
}

/** What a short title names, where it names nothing else: "The 28 tram". */
function onlyThing(title: string, reader: Reader): Choice[] {
  if (title.split(/\s+/u).length > TITLE_WORDS || title.length > TITLE_LETTERS) return [];
  const named = firstNamed(reader.termsOf(title), reader);
  return new Set(named.map(({ drawing }) => drawing)).size === 1 ? named.slice(0, 1) : [];
}

/** Drawings that terms name for sure, the first named first. */
function firstNamed(terms: readonly string[], { lexicon }: Reader): Choice[] {
  return terms.flatMap((term) =>
    lexicon.entries
      .filter(
        ({ sure, not, drawing }) =>
          sure.has(term) && !SIGNS.has(drawing) && !terms.some((one) => not.has(one)),
      )
      .map(({ drawing }) => ({ drawing, score: 1 })),
  );
}

function isDrawable(scene: StoryScene): scene is Drawable {
  const { visual } = scene;
  return visual.kind === "title" || visual.kind === "statement" || visual.kind === "process";
}
