import type { MediaRef } from "../artifacts/media.ts";
import { isIllustration } from "../artifacts/illustrations.ts";
import { isView } from "../artifacts/views.ts";
import { isContinent } from "../artifacts/places.ts";
import type { Cue, Emphasis } from "../artifacts/cue.ts";
import type { Further, StatementVisual, Storyboard, StoryScene, Visual } from "../artifacts/storyboard.ts";
import { checkSketch } from "./check-sketch.ts";

/** Everything that is wrong with a storyboard, in words; empty when nothing is. */
export function checkStoryboard(storyboard: Storyboard): string[] {
  const problems: string[] = [];
  if (storyboard.title.trim() === "") problems.push("the film has no title");
  if (storyboard.scenes.length === 0) problems.push("the film has no scene");
  storyboard.scenes.forEach((scene, at) => {
    if (scene.index !== at + 1) problems.push(`scene ${at + 1} is numbered ${scene.index}`);
    problems.push(...checkScene(scene).map((problem) => `scene ${scene.index}: ${problem}`));
  });
  return problems;
}

function checkScene(scene: StoryScene): string[] {
  const problems: string[] = [];
  if (scene.title.trim() === "") problems.push("no title");
  if (scene.narration.length === 0) problems.push("nothing is said");
  for (const sentence of scene.narration) {
    if (!/[\p{L}\p{N}]/u.test(sentence))
      problems.push(`the sentence ${JSON.stringify(sentence)} has no word`);
    if (!sentence.isWellFormed()) problems.push("a sentence has half a character");
  }
  if (scene.lowerThird?.name.trim() === "") problems.push("a lower third without a name");
  for (const cue of cuesOf([scene.visual, scene.lowerThird])) {
    const sentence = scene.narration[cue.sentence];
    if (sentence === undefined)
      problems.push(`a cue points at sentence ${cue.sentence}, which does not exist`);
    else if (cue.offset < 0 || cue.offset >= sentence.length)
      problems.push(`a cue points outside sentence ${cue.sentence}`);
  }
  if (scene.view !== undefined && !isView(scene.view)) problems.push(`"${String(scene.view)}" is no view`);
  if (scene.emblem !== undefined && !isThing(scene.emblem))
    problems.push(`"${scene.emblem}" is no illustration of the set`);
  return [...problems, ...checkVisual(scene.visual)];
}

type Thought = Pick<StatementVisual, "text" | "emphasis" | "point">;

const CHARTS: ReadonlySet<string> = new Set(["bar", "column", "line", "area", "donut", "stacked"]);

/** A drawing of one thing, which may stand in a row, on a tile or in a ring; a view may not. */
const isThing = (name: string): boolean => isIllustration(name) && !isView(name);

function checkVisual(visual: Visual): string[] {
  const problems: string[] = [];
  const count = (what: string, actual: number, min: number, max: number): void => {
    if (actual < min || actual > max)
      problems.push(`${visual.kind} has ${actual} ${what}, not ${min} to ${max}`);
  };
  const text = (what: string, value: string): void => {
    if (value.trim() === "") problems.push(`${visual.kind} has an empty ${what}`);
    if (!value.isWellFormed()) problems.push(`${visual.kind} has half a character in its ${what}`);
  };
  const further = ({ more = [], illustration }: { more?: Further[]; illustration?: string }): void => {
    if (illustration !== undefined && !isThing(illustration))
      problems.push(`"${illustration}" is no illustration of the set`);
    count("things told of an item", more.length, 0, 15);
    for (const one of more) {
      text("thing told of an item", one.text);
      problems.push(...checkSpans(one));
    }
  };
  const isKnown = visual.kind === "title" || visual.kind === "statement" ? isIllustration : isThing;
  if ("illustration" in visual && visual.illustration !== undefined && !isKnown(visual.illustration))
    problems.push(`"${visual.illustration}" is no illustration of the set`);
  switch (visual.kind) {
    case "title":
      text("title", visual.title);
      count("contacts", visual.contacts?.length ?? 0, 0, 4);
      break;
    case "bullets":
      count("items", visual.items.length, 1, 9);
      for (const item of visual.items) {
        text("label", item.label);
        further(item);
      }
      break;
    case "statement":
      text("text", visual.text);
      count("later thoughts", visual.more?.length ?? 0, 0, 15);
      count("contacts", visual.contacts?.length ?? 0, 0, 4);
      for (const contact of visual.contacts ?? []) text("contact", contact.text);
      for (const thought of [visual, ...(visual.more ?? [])]) {
        problems.push(...checkSpans(thought));
        for (const { illustration } of thought.things ?? [])
          if (!isThing(illustration)) problems.push(`"${illustration}" is no illustration of the set`);
      }
      for (const later of visual.more ?? []) {
        text("thought", later.text);
        if (typeof later.illustration === "string" && !isIllustration(later.illustration))
          problems.push(`"${later.illustration}" is no illustration of the set`);
      }
      break;
    case "quote":
      text("text", visual.text);
      break;
    case "number":
      count("figures", visual.figures.length, 1, 4);
      for (const { figure, label } of visual.figures) {
        text("figure", figure.display);
        text("label", label);
        if (figure.value !== null && !Number.isFinite(figure.value)) problems.push("a figure is not finite");
      }
      break;
    case "process":
      count("steps", visual.steps.length, 2, 16);
      if (visual.cycle === true) count("steps of a cycle", visual.steps.length, 3, 8);
      for (const step of visual.steps) {
        text("step", step.title);
        further(step);
      }
      break;
    case "timeline":
      count("events", visual.events.length, 2, 8);
      for (const event of visual.events) {
        text("date", event.date);
        text("event", event.text);
      }
      break;
    case "chart":
      count("categories", visual.categories.length, 2, 40);
      count("series", visual.series.length, 1, 6);
      if (!CHARTS.has(visual.chart)) problems.push(`"${visual.chart}" is no form of chart`);
      for (const series of visual.series) {
        if (
          series.values.length !== visual.categories.length ||
          series.displays.length !== visual.categories.length
        ) {
          problems.push("a series does not have one value a category");
        }
        if (series.values.some((value) => value !== null && !Number.isFinite(value)))
          problems.push("a chart value is not finite");
      }
      if (visual.cues !== undefined && visual.cues.length !== visual.categories.length)
        problems.push("cues do not match categories");
      break;
    case "table":
      count("columns", visual.columns.length, 1, 6);
      count("rows", visual.rows.length, 1, 8);
      if (visual.rows.some((row) => row.length !== visual.columns.length))
        problems.push("a row has not one cell a column");
      break;
    case "comparison":
      count("sides", visual.sides.length, 2, 3);
      for (const side of visual.sides) {
        text("side", side.title);
        count("points", side.points.length, 1, 6);
        for (const point of side.points) text("point", point.text);
      }
      break;
    case "diagram": {
      count("nodes", visual.nodes.length, 2, 12);
      for (const node of visual.nodes) text("node", node.label);
      const ids = new Set(visual.nodes.map(({ id }) => id));
      if (ids.size !== visual.nodes.length) problems.push("two nodes of the diagram have the same id");
      for (const { from, to } of visual.edges)
        if (!ids.has(from) || !ids.has(to)) problems.push(`an arrow from "${from}" to "${to}" misses a node`);
      break;
    }
    case "map":
      count("places", visual.places.length, 1, 16);
      for (const { area, label, value, at } of visual.places) {
        text("place", label);
        if (at !== undefined && !(Math.abs(at[0]) <= 180 && Math.abs(at[1]) <= 90))
          problems.push(`"${label}" lies nowhere on earth`);
        if (!isContinent(area) && !/^[A-Z]{2}$/.test(area))
          problems.push(`"${area}" is neither a country's code nor a continent`);
        if (typeof value === "number" && !Number.isFinite(value))
          problems.push("a map's value is not finite");
      }
      for (const { from, to } of visual.ways ?? [])
        if (from === to || visual.places[from] === undefined || visual.places[to] === undefined)
          problems.push(`a way of the map from ${from} to ${to} misses a place`);
      break;
    case "code":
      text("code", visual.code);
      for (const note of visual.notes ?? []) text("note", note.text);
      break;
    case "formula":
      text("formula", visual.tex);
      count("explained symbols", visual.symbols?.length ?? 0, 0, 7);
      for (const symbol of visual.symbols ?? []) {
        text("symbol", symbol.tex);
        text("symbol's meaning", symbol.text);
      }
      break;
    case "sketch":
      problems.push(...checkSketch(visual.figure));
      break;
    case "image":
      count("pictures", visual.pictures.length, 1, 4);
      count("points", visual.points?.length ?? 0, 0, 4);
      for (const { media, caption } of visual.pictures) {
        problems.push(...checkMedia(media, "image"));
        if (caption !== undefined) text("caption", caption);
      }
      break;
    case "video":
      count("points", visual.points?.length ?? 0, 0, 4);
      problems.push(...checkMedia(visual.media, "video"));
      if (visual.caption !== undefined) text("caption", visual.caption);
      break;
    case "summary":
      if (visual.points.length === 0 && visual.closing === undefined) problems.push("summary shows nothing");
      for (const point of visual.points) text("point", point.text);
      if (visual.closing !== undefined) {
        text("closing", visual.closing.text);
        problems.push(...checkSpans(visual.closing));
      }
      break;
  }
  return problems;
}

function checkSpans({ text, emphasis = [], point }: Thought): string[] {
  const problems: string[] = [];
  const isOutside = ({ start, end }: Emphasis): boolean => !(start >= 0 && start < end && end <= text.length);
  if (emphasis.some(isOutside)) problems.push("a statement sets off what is not in its text");
  // What stands around the point is set smaller, and must be there.
  const isAll = ({ start, end }: Emphasis): boolean => start === 0 && end === text.length;
  if (point !== undefined && (isOutside(point) || isAll(point)))
    problems.push("a statement's point is no part of its text");
  return problems;
}

function checkMedia({ kind, key, width, height, seconds }: MediaRef, wanted: MediaRef["kind"]): string[] {
  const problems: string[] = [];
  if (kind !== wanted) problems.push(`${wanted} shows a ${kind}`);
  if (key === "") problems.push(`${wanted} names no file`);
  if (!(width >= 1 && height >= 1)) problems.push(`${wanted} has ${width} × ${height} px`);
  if (wanted === "video" && !(seconds !== undefined && seconds > 0)) problems.push("video has no length");
  return problems;
}

/** Every cue of a visual or of several things, whatever part it belongs to. */
export function cuesOf(visual: unknown): Cue[] {
  const found: Cue[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === "object") {
      if (isCue(value)) found.push(value);
      else Object.values(value).forEach(walk);
    }
  };
  walk(visual);
  return found;
}

function isCue(value: object): value is Cue {
  return (
    "sentence" in value &&
    "offset" in value &&
    typeof value.sentence === "number" &&
    typeof value.offset === "number"
  );
}
