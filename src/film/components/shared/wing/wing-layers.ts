import type { Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { isView, type View } from "../../../../artifacts/views.ts";
import { WING } from "../../../entrances/first-content.ts";
import { gradedPaint } from "../../../illustrations/graded.ts";
import { illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import { layerOf } from "../../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../../layout/motion.ts";
import type { Theme } from "../../../styles/theme.ts";
import type { ComponentContext } from "../../component.ts";
import { ringsLayer } from "../halo-rings.ts";
import type { Scene } from "../../../settings/setting.ts";
import { isGrounded, rests, settingOf, type Setting } from "../../../settings/where-things-stand.ts";
import { paintPlace } from "../../../places/paint-place.ts";
import { pool, shadowUnder } from "../../../places/quiet.ts";
import { paintView } from "../../../views/paint-view.ts";
import { lookUnder, paintAround, type Look } from "./drawn-look.ts";
import { nearThing } from "./near-thing.ts";
import { vignette } from "./vignette.ts";
import { wearsEmblems, wingMotif } from "./wing-motif.ts";
import { standAlone } from "./wing-room.ts";

/**
 * Shapes in the style's habits, chosen by a text, in a wing; where the scene tells of a place and the wing is wide enough for it, that
 * place. None beside words that stand alone (`isAlone`).
 */
export function plainWing(
  seed: string,
  wing: Rect,
  context: ComponentContext,
  isAlone = standAlone(context),
): Layer[] {
  const { view, theme, isGrave = false } = context;
  const isSeen = view !== null && theme.habit.art !== "none" && !isGrave;
  if (isSeen && (wing.width >= wing.height * NARROWEST_VIEW || !wearsEmblems(context)))
    return viewWing(view, wing, context, WING);
  if (isAlone) return [];
  const near = wearsEmblems(context) ? nearThing(seed, wing, context) : null;
  if (near !== null) return [{ ...groundLayer(near, context), bounds: wing }];
  return wingLayers(wingMotif(seed, wing, context), context);
}

/** Shapes that stand in a wing. */
export function wingLayers(paint: Paint[], context: ComponentContext): Layer[] {
  return paint.length === 0 ? [] : [groundLayer(paint, context)];
}

/**
 * A drawing on a ground of its own that reaches to the frame's edges, where it stands in its setting, if it has one. Over
 * centred words it is a vignette, as it is where others of its scene have no setting (`isSet` false).
 */
export function drawnWing(name: string, wing: Rect, context: ComponentContext, isSet = true): Layer[] {
  if (isView(name)) return viewWing(name, wing, context);
  const { theme } = context;
  const { art } = theme.habit;
  const setting = settingOf(name);
  if (art === "none") {
    if (!isSet || !isGrounded(setting) || LANDSCAPES.has(name)) return vignette(name, wing, context);
    if (setting === "land" || setting === "table") return standingInLight(name, wing, context);
  }
  const look = lookUnder(name, setting, theme);
  const side = Math.min(wing.width, wing.height);
  // In a square frame a wing is a low band.
  const slim = side < 320 * theme.unit;
  const scene = sceneIn(wing, look, setting, slim);
  const { thing } = scene;
  const { behind, before } = paintAround(setting, scene, look, name);
  const block: Paint[] = look.block === undefined ? [] : [{ kind: "rect", ...wing, fill: look.block }];
  const standsAt = setting === null ? "middle" : "foot";
  const drawing =
    art === "none"
      ? gradedPaint(name, thing, theme, standsAt)
      : illustrationPaint(name, thing, theme, look.on, standsAt);
  return [
    ...(art === "orbits" ? [ringsLayer(wing, context)] : []),
    groundLayer([...block, ...behind], context),
    layerOf("illustration", drawing, enter(theme, context.opening), context.format),
    ...(before.length === 0 ? [] : [groundLayer(before, context, `${WING}-before`)]),
  ];
}

/** Drawings of a piece of land that is cut off at its foot: on a floor they would be blocks. */
const LANDSCAPES = new Set(["mountain", "snow-capped-mountain", "volcano"]);
/** Of its wing's height, how large a thing is that stands in the light of a scene, and of the stage's where its foot is lowest. */
const STANDS = { high: 0.97, foot: 0.975, wide: 0.5 };

/** A thing that stands where its scene's light falls, large, with that light behind it. */
function standingInLight(name: string, wing: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  const { stage, shot } = theme;
  const spot = shot?.spot ?? { x: wing.x + wing.width / 2, foot: wing.y + wing.height };
  const foot = Math.min(spot.foot, Math.round(stage.y + stage.height * STANDS.foot));
  const size = Math.round(Math.min((foot - wing.y) * STANDS.high, wing.width * STANDS.wide));
  const box = { x: Math.round(spot.x - size / 2), y: foot - size, size };
  const behind = [...landUnder(name, context), pool(spot.x, foot - size * 0.42, size * 0.95, theme), shadowUnder(box)]; // prettier-ignore
  return [
    groundLayer(behind, context),
    layerOf("illustration", gradedPaint(name, box, theme, "foot"), enter(theme, opening), format),
  ];
}

/** Of the stage's height, the land that goes on under a thing where the film names a place. */
const LAND = 0.3;

function landUnder(seed: string, context: ComponentContext): Paint[] {
  const { place, sky, theme } = context;
  if (place === null) return [];
  const { stage } = theme;
  const height = Math.round(stage.height * LAND);
  return paintPlace(place, seed, { ...stage, y: stage.y + stage.height - height, height }, context, { sky });
}

/** A whole place, to the edges of its wing and no farther; where a wing floats within the frame, to the frame's. */
function viewWing(name: View, wing: Rect, context: ComponentContext, id = "illustration"): Layer[] {
  const { width, height } = context.format;
  // Between a story's bars, where captions are burned in, a wing ends at the stage's edge.
  const near = context.theme.habit.art === "none" ? 0 : NEAR_EDGE * context.theme.unit;
  const [left, top] = [wing.x, wing.y].map((edge) => (edge < near ? 0 : edge)) as [number, number];
  const right = width - wing.x - wing.width < near ? width : wing.x + wing.width;
  const foot = height - wing.y - wing.height < near ? height : wing.y + wing.height;
  const room = { x: left, y: top, width: right - left, height: foot - top };
  const layer = groundLayer([...paintView(name, room, context.theme), ...fading(room, context)], context, id);
  return [{ ...layer, bounds: room }];
}

/** Of its width, or its height, over which a view comes out of a dark page: its edge would cut the page's light. */
const FADES = 0.26;

function fading(room: Rect, { theme, format, direction }: ComponentContext): Paint[] {
  if (!theme.dark || theme.habit.art !== "orbits") return [];
  const { background } = theme.color;
  const { x, y, width, height } = room;
  const isBeside = height >= format.height * 0.9;
  const start = direction === "rtl" ? x + width : x;
  const isAbove = y <= format.height - y - height;
  const edge = isAbove ? y + height : y;
  const across = (direction === "rtl" ? -1 : 1) * width * FADES;
  const down = (isAbove ? -1 : 1) * height * FADES;
  const fill = {
    kind: "linear" as const,
    from: isBeside ? ([start, y] as [number, number]) : ([x, edge] as [number, number]),
    to: isBeside ? ([start + across, y] as [number, number]) : ([x, edge + down] as [number, number]),
    stops: [
      { at: 0, color: background },
      { at: 1, color: `${background}00` },
    ],
  };
  return [{ kind: "rect", ...room, fill }];
}

/** Of its height: along a narrower rim a view is cut through its things, and the film's tiles are whole. */
const NARROWEST_VIEW = 0.5;
/** px at a short side of 1080. */
const NEAR_EDGE = 90;

/** Part of a band's height. */
const WITHIN_BAND = 0.92;
/** How low in the wing a thing rests that stands on something, where the wing is high and where it is a band. */
const FOOT = { high: 0.68, band: 0.8 };

function sceneIn(wing: Rect, look: Look, setting: Setting | null, slim: boolean): Scene {
  const side = Math.min(wing.width, wing.height);
  const part = slim ? "slim" : "other";
  const size = Math.round(side * look.thing[part]);
  const middle = { x: wing.x + wing.width / 2, y: wing.y + wing.height / 2 };
  const stands = rests(setting);
  const high = wing.height > wing.width * 1.1;
  // In a band along the frame's edge a light that is wider than it would graze that edge.
  const most = wing.width > wing.height * 1.2 ? WITHIN_BAND : Infinity;
  const r = (side * Math.min(look.disc[part], most)) / 2;
  const foot = !stands
    ? middle.y + size / 2
    : look.isRound
      ? middle.y + size * 0.46
      : wing.y + wing.height * (high ? FOOT.high : FOOT.band);
  const thing = { x: Math.round(middle.x - size / 2), y: Math.round(foot - size), size, foot };
  const light = stands && !look.isRound ? foot - size * 0.5 : middle.y;
  return { room: wing, disc: { x: middle.x, y: light, r }, isRound: look.isRound, thing };
}

function groundLayer(paint: Paint[], { theme, format, opening }: ComponentContext, id = WING): Layer {
  return onStage(layerOf(id, paint, { opacity: fadeIn(theme, opening) }, format), theme);
}

/** What shines or falls in a far view ends at the stage's edge: the bars over and under it are of another world. */
export function onStage(layer: Layer, { stage }: Theme): Layer {
  const { x, y, width, height } = layer.bounds;
  const [top, foot] = [Math.max(y, stage.y), Math.min(y + height, stage.y + stage.height)];
  return { ...layer, bounds: { x, y: top, width, height: Math.max(1, foot - top) } };
}
