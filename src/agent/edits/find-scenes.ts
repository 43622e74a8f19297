/** Which scenes an instruction means: by number, place, role, picture, title, or what they tell of. */
import type { StoryScene, Storyboard, VisualKind } from "../../artifacts/storyboard.ts";
import { CARDINAL, cardinal, ORDINAL, ordinal } from "./number-words.ts";
import { sameWord, topicWords } from "./topic-words.ts";
import { textsOf } from "./visual-texts.ts";

export type Found =
  | { kind: "scenes"; numbers: number[] }
  /** More than one could be meant (or one that is only mentioned): ask. */
  | { kind: "unsure"; numbers: number[]; reference: string }
  | { kind: "none"; reference: string };

/** `explicit`: the words can be nothing but a reference to a scene ("scene 4", "the last scene"). */
export type Reference = Found & { explicit: boolean };

const NOUN = "(?:scene|section|part|slide|chapter|segment|bit|piece|one)";
const FILM =
  /^(?:(?:the )?(?:whole |entire |full |complete )?(?:film|video|movie|clip|thing|presentation|script|narration|outline)|all|everything|all (?:of )?(?:the |it|them)?\s*(?:scenes?|parts?)?|every (?:single )?(?:scene|part)|each scene|the whole (?:film|video|thing))$/;
const ROLES: readonly (readonly [RegExp, StoryScene["role"]])[] = [
  [/^(?:intro(?:duction)?|opening|opener|title|title card|title slide|title screen|beginning|start)$/, "opening"],
  [/^(?:summary|conclusion|recap|takeaways?|key takeaways?|wrap[- ]?up|closing|outro|ending|end|finish|finale)$/, "summary"],
]; // prettier-ignore
const ENDING = /^(?:ending|end|outro|closing|finish|finale)$/;
const KINDS: readonly (readonly [RegExp, readonly VisualKind[]])[] = [
  [/^(?:quote|quotation|citation)$/, ["quote"]],
  [/^table$/, ["table"]],
  [/^(?:(?:bar |column |line )?(?:chart|graph)|bars)$/, ["chart"]],
  [/^time ?line$/, ["timeline"]],
  [/^(?:comparison|versus|vs)$/, ["comparison"]],
  [/^(?:process|steps|step[- ]by[- ]step|workflow|how[- ]to)$/, ["process"]],
  [/^(?:code|code (?:example|sample|snippet)|snippet)$/, ["code"]],
  [/^(?:formula|equation)$/, ["formula"]],
  [/^(?:sketch|geometric (?:drawing|figure))$/, ["sketch"]],
  [/^(?:bullets?|bullet points?|bullet list|list)$/, ["bullets"]],
  [/^(?:number|numbers|figure|figures|statistics?)$/, ["number"]],
  [/^statement$/, ["statement"]],
  [/^(?:image|picture|photo(?:graph)?|screenshot)s?$/, ["image"]],
  [/^(?:clip|video clip|recording)s?$/, ["video"]],
];

/** "the chart in scene 3" */
const PART_OF =
  /^(?:the |its )?(?:(?:bar |column |line )?(?:chart|graph)|table|list|bullets?|bullet points|time ?line|quote|picture|visual|image|graphics?|text|narration|words|process|steps|comparison) (?:in|of|on|from) (.+)$/i;

export type Film = Pick<Storyboard, "title" | "scenes">;

/** Numbers of all scenes. */
export function allScenes(film: Film): number[] {
  return film.scenes.map((_, at) => at + 1);
}

export function isWholeFilm(text: string): boolean {
  return FILM.test(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s]+/g, " ")
    .replace(/[.,!?:]+$/, "")
    .trim();
}

/**
 * Finds the scenes that words name. `quoted` says that the words stood in quotation marks, and so can
 * only be a title. `last` is the scene that the instruction named before, for "it".
 */
export function findScenes(
  text: string,
  film: Film,
  { quoted = false, last = null }: { quoted?: boolean; last?: number[] | null } = {},
): Reference {
  const reference = text.trim();
  if (quoted) return { ...byTitle(reference, film, true), explicit: true };
  const words = plain(reference);
  if (
    /^(?:it|this|that|this one|that one|this scene|that scene|the same scene|them|those|these)$/.test(words)
  ) {
    const numbers = last ?? (/^(?:it|this|that)$/.test(words) ? allScenes(film) : null);
    return numbers === null
      ? { kind: "none", reference, explicit: true }
      : { kind: "scenes", numbers, explicit: last !== null };
  }
  if (FILM.test(words)) return { kind: "scenes", numbers: allScenes(film), explicit: true };
  const numbered = byNumber(words, film);
  if (numbered !== null) return { ...withinFilm(numbered, film, reference), explicit: true };
  const inside = PART_OF.exec(reference)?.[1];
  if (inside !== undefined) {
    const whole = findScenes(inside, film, { last });
    if (whole.kind === "scenes" && whole.explicit) return whole;
  }
  const list = byList(reference, film, last);
  if (list !== null) return list;
  return byWords(reference, film);
}

function withinFilm(numbers: number[], film: Film, reference: string): Found {
  const there = numbers.every((number) => number >= 1 && number <= film.scenes.length);
  return there && numbers.length > 0
    ? { kind: "scenes", numbers: [...new Set(numbers)] }
    : { kind: "none", reference };
}

const BARE = new RegExp(
  `^(?:the )?(?:${NOUN}s?|numbers?|no\\.?|nos\\.?)?\\s*(?:numbers? |no\\.? ?)?#?(${CARDINAL})(?:st|nd|rd|th)?$`,
);
const RANGE = new RegExp(
  `^(?:the )?(?:${NOUN}s?|numbers?)?\\s*(?:from )?#?(${CARDINAL})\\s*(?:-|–|—|to|through|till|until)\\s*(?:${NOUN} )?#?(${CARDINAL})$`,
);
const NTH = new RegExp(
  `^(?:the )?(?:(?:very )?(last|final)|(${ORDINAL})(?:[- ](?:to|from)(?: the)?[- ](last|end))?|(penultimate|next to last|last but one))(?: (?:${NOUN}|scene))?$`,
);
const SEVERAL = new RegExp(`^(?:the )?(first|last|final) (${CARDINAL}|couple(?: of)?)(?: ${NOUN}s?)?$`);
const NOT_FIRST = new RegExp(
  `^(?:all|everything|every scene|the rest)(?: ${NOUN}s?)? (?:but|except|after) (.+)$`,
);

/** Null where the words are no number or place. */
function byNumber(words: string, film: Film): number[] | null {
  const total = film.scenes.length;
  const one = BARE.exec(words)?.[1];
  if (one !== undefined) return [cardinal(one) ?? 0];
  const range = RANGE.exec(words);
  if (range !== null) {
    const [from, to] = [cardinal(range[1] ?? "") ?? 0, cardinal(range[2] ?? "") ?? 0];
    if (from < 1 || to > total || from > to) return [0];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  }
  const several = SEVERAL.exec(words);
  if (several !== null) {
    const count = several[2]?.startsWith("couple") === true ? 2 : (cardinal(several[2] ?? "") ?? 0);
    if (count < 1 || count > total) return [0];
    const first = several[1] === "first" ? 1 : total - count + 1;
    return Array.from({ length: count }, (_, at) => first + at);
  }
  const nth = NTH.exec(words);
  if (nth !== null) {
    if (nth[1] !== undefined) return [total];
    if (nth[4] !== undefined) return [total - 1];
    const number = ordinal(nth[2] ?? "") ?? 0;
    return [nth[3] === undefined ? number : total - number + 1];
  }
  const except = NOT_FIRST.exec(words)?.[1];
  if (except !== undefined) {
    const left = findScenes(except, film);
    if (left.kind === "scenes") return allScenes(film).filter((number) => !left.numbers.includes(number));
  }
  return null;
}

/** "scenes 2, 3 and 5", "the table and the quote". Null where it is no list. */
function byList(reference: string, film: Film, last: number[] | null): Reference | null {
  // A title may hold an "and".
  if (byTitle(reference, film, true).kind === "scenes") return null;
  const parts = reference.split(/\s*(?:,\s*(?:and|&)?|\band\b|&|\+)\s*/i).filter((part) => part !== "");
  if (parts.length < 2) return null;
  const found = parts.map((part) => findScenes(part, film, { last }));
  const bad = found.find(({ kind }) => kind !== "scenes");
  if (bad !== undefined) {
    // "growth and cost" may also be the words of one title.
    const whole = byWords(reference, film);
    return whole.kind === "scenes" ? whole : bad;
  }
  const numbers = found.flatMap((one) => (one.kind === "scenes" ? one.numbers : []));
  return {
    kind: "scenes",
    numbers: [...new Set(numbers)],
    explicit: found.every(({ explicit }) => explicit),
  };
}

const ABOUT =
  /^(?:the )?(?:scene|section|part|slide|chapter|segment|bit|piece|stuff|one|text|passage)s? (?:(?:that (?:talks|deals|tells|speaks) |which (?:talks|deals) )?(?:about|on|of|with|where|for|covering|explaining|showing|called|titled|named|regarding|concerning)|that (?:covers|explains|shows|mentions|describes)) (?:we (?:talk|speak) about )?(.+)$/i;
const TRAILING = new RegExp(`^(.+?) (?:${NOUN}|scenes|sections|parts)$`, "i");

function byWords(reference: string, film: Film): Reference {
  const about = ABOUT.exec(reference)?.[1];
  const bare = (about ?? reference).replace(/^(?:the|this|that|our|my|your|an?)\s+/i, "").trim();
  const trailing = about === undefined ? TRAILING.exec(bare)?.[1] : undefined;
  const topic = trailing ?? bare;
  const explicit = about !== undefined || trailing !== undefined;
  const exact = byTitle(topic, film, true);
  const role = byRole(plain(topic), film);
  const kind = byKind(plain(topic), film);
  // A picture or role may be named beside its noun only: "the quote", "the quote scene".
  const candidates = [exact, ...(about === undefined ? [role, kind] : [])].flatMap((one) =>
    one.kind === "none" ? [] : [one],
  );
  const numbers = [...new Set(candidates.flatMap((one) => one.numbers))].toSorted((a, b) => a - b);
  if (numbers.length === 1) return { kind: "scenes", numbers, explicit };
  if (numbers.length > 1) return { kind: "unsure", numbers, reference, explicit };
  const titled = byTitle(topic, film, false);
  const best = titled.kind === "none" ? byContent(topic, film) : titled;
  return best.kind === "scenes" ? { ...best, explicit } : { ...best, reference, explicit };
}

function found(numbers: number[], reference: string): Found {
  if (numbers.length === 0) return { kind: "none", reference };
  return numbers.length === 1 ? { kind: "scenes", numbers } : { kind: "unsure", numbers, reference };
}

function byRole(words: string, film: Film): Found {
  for (const [pattern, role] of ROLES) {
    if (!pattern.test(words)) continue;
    const numbers = allScenes(film).filter((number) => film.scenes[number - 1]?.role === role);
    if (numbers.length === 0 && ENDING.test(words)) return found([film.scenes.length], words);
    return found(numbers, words);
  }
  return { kind: "none", reference: words };
}

function byKind(words: string, film: Film): Found {
  for (const [pattern, kinds] of KINDS) {
    if (!pattern.test(words)) continue;
    return found(
      allScenes(film).filter((number) => kinds.includes(film.scenes[number - 1]?.visual.kind ?? "title")),
      words,
    );
  }
  return { kind: "none", reference: words };
}

function byTitle(topic: string, film: Film, exact: boolean): Found {
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const wanted = letters(topic);
  if (wanted === "") return { kind: "none", reference: topic };
  const same = allScenes(film).filter((number) => letters(film.scenes[number - 1]?.title ?? "") === wanted);
  if (exact || same.length > 0) return found(same, topic);
  const words = topicWords(topic);
  const holding = allScenes(film).filter((number) => {
    const title = topicWords(film.scenes[number - 1]?.title ?? "");
    return words.every((word) => title.some((other) => sameWord(word, other)));
  });
  // The film's title names everything; a section that says the same is meant.
  const sections = holding.filter((number) => film.scenes[number - 1]?.role !== "opening");
  return found(sections.length === 1 ? sections : holding, topic);
}

/** What is told in one scene at least twice, and in no other, is what the scene is about; else we ask. */
function byContent(topic: string, film: Film): Found {
  const words = topicWords(topic);
  const counts = film.scenes.map((scene) => {
    const text = topicWords([...scene.narration, ...textsOf(scene.visual)].join(" "));
    return Math.min(...words.map((word) => text.filter((other) => sameWord(word, other)).length));
  });
  const numbers = allScenes(film).filter((number) => (counts[number - 1] ?? 0) > 0);
  const [only] = numbers;
  if (only === undefined) return { kind: "none", reference: topic };
  if (numbers.length === 1 && (counts[only - 1] ?? 0) >= 2) return { kind: "scenes", numbers };
  return { kind: "unsure", numbers, reference: topic };
}
