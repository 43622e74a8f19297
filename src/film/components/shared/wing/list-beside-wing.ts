import type { Thing } from "../../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../../artifacts/timeline.ts";
import { lineWidth } from "../../../layout/text-measure.ts";
import { isPortrait } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import type { Attempt } from "../attempt.ts";
import type { ListItem } from "../list-item.ts";
import { thingsWing } from "./things-wing.ts";
import { greaterParts } from "./greatest-wing.ts";
import { onGround, showsNothing } from "./wing-motif.ts";
import { plainWing } from "./wing-layers.ts";
import { wingScene, type WingScene } from "./wing-room.ts";

/** px at a short side of 1080: words that would be smaller beside a wing have the whole frame. */
const LEAST_LABEL = { wide: 62, tall: 66 };
/** So many rows fill a tall frame. */
const FILLS_TALL = 3;
/** More rows than these fill a frame by themselves. */
const MOST = 5;
/** One thing of several is not what a list is about. */
const FEWEST_DRAWN = 2;

/** Lays a list out in a room; null where its labels would be smaller than `smallestLabel`, px of the format. */
export type LayOutList = (rest: Rect, smallestLabel: number) => Attempt;

/**
 * A list of words alone in a wide frame or a tall one, beside or below a wing: it would leave half of
 * the frame empty, and nearly all until its second point; in a wide frame with details too, where the
 * style has no cards. Null where points have icons or cards, which fill the frame, or have no room
 * beside it. `drawn`: the things that some of its items name, which then stand in the wing.
 */
export function listBesideWing(
  heading: string | undefined,
  items: readonly ListItem[],
  layOut: LayOutList,
  context: ComponentContext,
  drawn: readonly Thing[] = [],
): Layer[] | null {
  const { portrait, theme, format } = context;
  const tall = isPortrait(format);
  // Where details have no cards of their own, rows of them leave as much empty as rows of labels do.
  const detailsFill = portrait || theme.habit.cards;
  const bare = items.every(
    ({ marker, detail }) => marker.kind !== "icon" && (detail === undefined || !detailsFill),
  );
  if ((portrait && !tall) || !bare || items.length > MOST) return null;
  // A story's light is behind the whole stage: where nothing stands in it the rows need not keep above its foot.
  const isStage = theme.shot !== undefined && context.place === null && context.sky === null;
  if (isStage && onGround(heading ?? "", context) === null) return null;
  const beside = drawn.length < FEWEST_DRAWN ? null : listBesideThings(heading, layOut, drawn, context);
  if (beside !== null) return beside;
  if (showsNothing(context)) return null;
  // Shapes that show nothing are worth no smaller letters.
  if (tall && items.length >= FILLS_TALL && context.subject === null && context.setting === null) return null;
  const headed = heading === undefined ? {} : { heading };
  const least = Math.round(LEAST_LABEL[tall ? "tall" : "wide"] * theme.unit);
  const sceneAt = (part: number | null) => wingScene(headed, "plain", context, { part });
  const laidIn = (scene: WingScene) => ({ scene, content: layOut(scene.words, least) });
  const usual = laidIn(sceneAt(null));
  if (usual.content === null) return null;
  // Rows that are set just the same beside a wider wing need no more room; under a higher one they would crowd.
  const words = wordsIn(usual.content);
  const wider = tall || theme.habit.align === "center" ? [] : greaterParts(context);
  // None is set the same in a room that its longest line is wider than.
  const widest = widestLine(usual.content);
  let greater: typeof usual | null = null;
  for (const wide of wider.map(sceneAt).filter((one) => one.words.width >= widest)) {
    const laid = laidIn(wide);
    if (laid.content === null || wordsIn(laid.content) !== words) continue;
    greater = laid;
    break;
  }
  const { scene, content } = greater ?? usual;
  const seed = heading ?? items[0]?.label ?? "";
  return [...plainWing(seed, scene.wing, context), ...scene.heading, ...(content ?? [])];
}

/** The same beside the things of it that can be drawn, where its labels stay as large as beside shapes. */
function listBesideThings(
  heading: string | undefined,
  layOut: LayOutList,
  drawn: readonly Thing[],
  context: ComponentContext,
): Layer[] | null {
  if (context.theme.habit.align === "center") return null;
  const scene = wingScene(heading === undefined ? {} : { heading }, "drawn", context);
  const least = LEAST_LABEL[isPortrait(context.format) ? "tall" : "wide"];
  const content = layOut(scene.words, Math.round(least * context.theme.unit));
  return content === null
    ? null
    : [...thingsWing(drawn, scene.wing, null, context), ...scene.heading, ...content];
}

function linesIn(layers: readonly Layer[]) {
  return layers.flatMap(({ paint }) => paint).filter((one) => one.kind === "text");
}

/** px */
function widestLine(layers: readonly Layer[]): number {
  return Math.max(
    0,
    ...linesIn(layers).map(({ text, font, letterSpacing = 0 }) => lineWidth(text, font, letterSpacing)),
  );
}

/** All lines of text in their sizes, wherever they stand. */
function wordsIn(layers: readonly Layer[]): string {
  return linesIn(layers)
    .map(({ text, font }) => `${font} ${text}`)
    .join("\n");
}
