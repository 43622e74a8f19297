import type { CodeVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Paint, Rect, TextPaint, Track, Tracks } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { CAP_HEIGHT, paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { fontFor } from "../../layout/text-context.ts";
import { mix } from "../../styles/contrast.ts";
import { framesOf } from "../../styles/scale.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { languageCaption } from "./code-language.ts";
import type { VisualLine } from "./code-lines.ts";
import { noteLayers, noteSettings } from "./code-notes.ts";
import { codeViews } from "./code-pages.ts";
import {
  CODE_FEATURES,
  codeMeasure,
  codeSpans,
  spanGap,
  codeStyle,
  planCode,
  stripType,
} from "./code-plan.ts";
import type { CodePlan } from "./code-plan.ts";
import { codeGround, codeInk, codeTokens, focusGround } from "./code-tokens.ts";
import type { CodeRun } from "./code-tokens.ts";

/** A program as its editor shows it; the lines being spoken of stay bright, the others step back. */
export const code: Component<CodeVisual> = {
  kind: "code",
  layout: (visual, context) => layoutCode(visual, context),
};

/** How long a focus comes, and goes. */
const FOCUS_MS = 250;
/** Opacity of lines out of focus: still there, no longer asking to be read. */
const DIMMED = 0.42;

type Focus = { from: number; to: number; frame: number };
type View = { lines: VisualLine[]; from: number; until: number | null; index: number };

async function layoutCode(visual: CodeVisual, context: ComponentContext): Promise<SceneLayout> {
  const { layers, rest } = sceneHeading(visual.heading, context);
  const tokens = await codeTokens(visual.code, visual.language, context.theme);
  const { plan, notes } = planWithNotes(visual, tokens, rest, context);
  const focus = focusOf(visual, tokens.length, context);
  const wanted = focus.map(({ from, frame }) => ({ line: from - 1, frame }));
  const views = codeViews(plan.pages, wanted, context.opening, context.frames).map(
    ({ page, from }, index, all): View => ({
      lines: plan.pages[page] ?? [],
      from,
      until: all[index + 1]?.from ?? null,
      index,
    }),
  );
  const shown = views.flatMap((view) => viewLayers(view, views.length, focus, plan, context));
  const seen = new Set(views.flatMap((view) => view.lines));
  const missed = plan.pages.flat().filter((line) => line.first && !seen.has(line));
  const message = `${missed.length} of ${tokens.length} lines of code are on pages that nothing spoken leads to`;
  const findings: Finding[] =
    missed.length === 0 ? [] : [{ severity: "warning", code: "code_not_shown", message }];
  return { layers: [...layers, panelLayer(plan, visual.language, context), ...shown, ...notes], findings };
}

/** What the program's type may keep, in parts of it, so that what is told of it stands below: notes that take more come one by one. */
const WORTH_NOTES = [0.92, 0.72];
/** Type that is read with ease, in px at 1080: so much is enough beside notes. */
const READ = 40;

/** The program, and under it what is told of it where it leaves that room. */
function planWithNotes(visual: CodeVisual, tokens: CodeRun[][], rest: Rect, context: ComponentContext) {
  const alone = planCode(visual, tokens, rest, context);
  const { notes } = visual;
  if (notes === undefined || notes.length === 0) return { plan: alone, notes: [] };
  const gap = Math.round(48 * context.theme.unit);
  const settings = noteSettings(notes, rest.width, context);
  for (const [set, part] of WORTH_NOTES.flatMap((one) =>
    settings.map((setting) => [setting, one] as const),
  )) {
    const least = Math.min(alone.size * part, READ * context.theme.unit);
    const room = { ...rest, height: rest.height - set.height - gap };
    if (room.height < rest.height * 0.3) continue;
    const plan = planCode(visual, tokens, room, context);
    if (plan.pages.length > alone.pages.length || plan.size < least) continue;
    const place = { ...rest, y: plan.panel.y + plan.panel.height + gap, height: set.height };
    // As wide as what is read under it.
    const left = plan.panel.x - rest.x;
    const panel = { ...plan.panel, x: rest.x, width: rest.width };
    const wide = { ...plan, panel, codeX: plan.codeX - left, numbersEnd: plan.numbersEnd - left };
    return { plan: wide, notes: noteLayers(notes, set, place, context) };
  }
  return { plan: alone, notes: [] };
}

/** Focus in order of time, cut to lines that exist; one that the next would take over before it is seen is none. */
function focusOf(visual: CodeVisual, count: number, context: ComponentContext): Focus[] {
  const seen = 2 * framesOf(context.format, FOCUS_MS);
  const inOrder = visual.focus
    .map(({ from, to, cue }) => ({
      from: Math.max(1, from),
      to: Math.min(count, Math.max(from, to)),
      frame: context.at(cue),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.frame - b.frame);
  return inOrder.filter(({ frame }, at) => (inOrder[at + 1]?.frame ?? Infinity) - frame > seen);
}

function panelLayer(plan: CodePlan, language: string, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const paint: Paint = {
    kind: "rect",
    ...plan.panel,
    radius: theme.radius,
    fill: codeGround(theme),
    stroke: { color: theme.color.line, width: theme.hairline },
  };
  const strip = plan.strip === 0 ? [] : stripPaint(plan, languageCaption(language) ?? "", context);
  return layerOf("code-panel", [paint, ...strip], enter(theme, opening), format);
}

/** What language this is, over a hairline at the panel's top; left, as the code is, in every film. */
function stripPaint(plan: CodePlan, caption: string, context: ComponentContext): Paint[] {
  const { theme } = context;
  const { x, y, width } = plan.panel;
  const ground = codeGround(theme);
  const size = stripType(context);
  const style = { face: "body" as const, size, color: codeInk(theme.color.muted, theme), leading: 1.2 };
  const ltr = { ...context, direction: "ltr" as const };
  const block = textBlock(caption, style, { width }, ltr);
  const inset = theme.hairline;
  return [
    {
      kind: "rect",
      x: x + inset,
      y: y + plan.strip,
      width: width - 2 * inset,
      height: inset,
      fill: mix(theme.color.line, ground, 0.2),
    },
    ...paintBlock(
      block,
      { x: plan.codeX, y: Math.round(y + (plan.strip - block.height) / 2), width: block.width + 4 },
      ltr,
    ),
  ];
}

function viewLayers(
  view: View,
  viewCount: number,
  focus: Focus[],
  plan: CodePlan,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const until = view.until === null ? null : view.until - theme.motion.exit;
  const mine = focus.filter(({ frame }) => frame >= view.from && (view.until === null || frame < view.until));
  const suffix = viewCount > 1 ? `-view-${view.index + 1}` : "";
  const finish = (tracks: Tracks): Tracks =>
    until === null ? tracks : leaveFrom(tracks, until, theme.motion.exit);
  const bands = mine.flatMap((one, index): Layer[] => {
    const next = mine[index + 1]?.frame ?? null;
    const paint = bandPaint(view.lines, one, plan, context);
    if (paint.length === 0) return [];
    const tracks = { opacity: bandTrack(one.frame, next, context) };
    const id = `focus-${focus.indexOf(one) + 1}${suffix}`;
    return [layerOf(id, paint, next === null ? finish(tracks) : tracks, format)];
  });
  const groups = groupLines(view.lines, mine).map((group) => {
    const paint = group.places.flatMap((place) => linePaint(view.lines[place], place, plan, context));
    if (paint.length === 0) return null;
    const base = enter(theme, view.from);
    const opacity = dimTrack(base.opacity ?? [], mine, group.pattern, context);
    const first = view.lines[group.places[0] ?? 0]?.source ?? 0;
    return layerOf(
      `code-${first + 1}-${(group.places[0] ?? 0) + 1}${suffix}`,
      paint,
      finish({ ...base, opacity }),
      format,
    );
  });
  return [...bands, ...groups.filter((layer) => layer !== null)];
}

/** Gone from `frame` on, from whatever opacity it had: dimmed lines must not flash up as they leave. */
function leaveFrom(tracks: Tracks, frame: number, exit: number): Tracks {
  const opacity = (tracks.opacity ?? []).filter((key) => key.frame < frame);
  const level = opacity.at(-1)?.value ?? 1;
  const end: Track = [
    { frame, value: level },
    { frame: frame + exit, value: 0, ease: "in" },
  ];
  return { ...tracks, opacity: [...opacity, ...end] };
}

/** Neighbouring lines that are in focus at the same times make one layer. */
function groupLines(lines: VisualLine[], focus: Focus[]): { places: number[]; pattern: boolean[] }[] {
  const groups: { places: number[]; pattern: boolean[] }[] = [];
  lines.forEach((line, place) => {
    const number = line.source + 1;
    const pattern = focus.map(({ from, to }) => number >= from && number <= to);
    const last = groups.at(-1);
    if (last !== undefined && last.pattern.join() === pattern.join()) last.places.push(place);
    else groups.push({ places: [place], pattern });
  });
  return groups;
}

/** The entrance, then dimmed or bright as each focus begins. */
function dimTrack(entrance: Track, focus: Focus[], pattern: boolean[], context: ComponentContext): Track {
  const change = framesOf(context.format, FOCUS_MS);
  const track = [...entrance];
  let level = 1;
  focus.forEach(({ frame }, index) => {
    const next = pattern[index] === true ? 1 : DIMMED;
    const start = Math.max(frame, (track.at(-1)?.frame ?? 0) + 1);
    if (next !== level) track.push({ frame: start, value: level }, { frame: start + change, value: next });
    level = next;
  });
  return track;
}

function bandTrack(frame: number, next: number | null, { format }: ComponentContext): Track {
  const change = framesOf(format, FOCUS_MS);
  const shown: Track = [
    { frame, value: 0 },
    { frame: frame + change, value: 1 },
  ];
  if (next === null) return shown;
  const leave = Math.max(next, frame + change + 1);
  return [...shown, { frame: leave, value: 1 }, { frame: leave + change, value: 0 }];
}

/** A quiet band behind the lines in focus, with a bar in the primary at the panel's edge. */
function bandPaint(
  lines: VisualLine[],
  { from, to }: Focus,
  plan: CodePlan,
  { theme }: ComponentContext,
): Paint[] {
  const places = lines.flatMap((line, place) =>
    line.source + 1 >= from && line.source + 1 <= to ? [place] : [],
  );
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [];
  const y = plan.top + first * plan.leading;
  const height = (last - first + 1) * plan.leading;
  const inset = theme.hairline;
  const fill = focusGround(theme);
  const bar = Math.round(7 * theme.unit);
  const { x, width } = plan.panel;
  return [
    { kind: "rect", x: x + inset, y, width: width - 2 * inset, height, fill },
    { kind: "rect", x: x + inset, y, width: bar, height, fill: theme.color.primary },
  ];
}

/** A small hook before what goes on from the line above: it has no number of its own. */
function continuationMark(baseline: number, plan: CodePlan, { theme }: ComponentContext): Paint {
  const { size } = plan;
  const [x, y] = [plan.codeX, baseline - size * CAP_HEIGHT * 0.5];
  const [right, head] = [x + size * 0.55, size * 0.14];
  const d = `M${x} ${y - size * 0.3}V${y}H${right}M${right - head} ${y - head}L${right} ${y}L${right - head} ${y + head}`;
  const color = codeInk(mix(theme.color.muted, codeGround(theme), 0.35), theme);
  return { kind: "path", d, stroke: { color, width: Math.max(theme.hairline, Math.round(size * 0.06)) } };
}

/** One line with its number. Code runs left to right in every language. */
function linePaint(
  line: VisualLine | undefined,
  place: number,
  plan: CodePlan,
  context: ComponentContext,
): Paint[] {
  if (line === undefined) return [];
  const { theme } = context;
  const measure = codeMeasure(plan.size, context);
  const y = Math.round(plan.top + place * plan.leading + (plan.leading + plan.size * CAP_HEIGHT) / 2);
  const text = (content: string, x: number, color: string): TextPaint => ({
    kind: "text",
    text: content,
    x,
    y,
    font: fontFor(content, codeStyle(plan.size, color), context),
    color,
    direction: "ltr",
    align: "left",
    features: CODE_FEATURES,
    language: "en",
  });
  const paint: Paint[] = [];
  if (line.first && plan.numbersEnd < plan.codeX - plan.size) {
    const color = codeInk(mix(theme.color.muted, codeGround(theme), 0.35), theme);
    paint.push({ ...text(String(line.source + 1), plan.numbersEnd, color), align: "right" });
  }
  if (!line.first) paint.push(continuationMark(y, plan, context));
  let x = plan.codeX + line.indent;
  for (const run of line.runs) {
    for (const span of codeSpans(run.text)) {
      const start = span.text.length - span.text.trimStart().length;
      if (span.text.trim() !== "")
        paint.push(
          text(
            span.text.trim(),
            x + (span.mono ? measure(span.text.slice(0, start)) : spanGap(plan.size)),
            run.color,
          ),
        );
      x += measure(span.text);
    }
  }
  return paint;
}
