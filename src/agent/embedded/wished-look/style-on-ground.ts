import { ON_PAPER, type VideoStyle } from "../../../artifacts/style.ts";
import { because, type StyleChoice } from "../style-choice.ts";
import type { WishedLook } from "./wished-look.ts";

/** What `auto` chose, or a style on the ground that the brief orders: a stage cannot be paper. Who chose a style gets it. */
export function styleOnGround(
  chosen: StyleChoice,
  asked: VideoStyle,
  { ground, isGroundNamed }: WishedLook,
): StyleChoice {
  if (asked !== "auto" || !isGroundNamed) return chosen;
  // A training's ticks and warnings stand on its own ground, turned dark.
  if (ground === "dark" && chosen.style === "clean_lecture")
    return because("science_explainer", "the brief wants a dark ground");
  return ground === "light" && !ON_PAPER.has(chosen.style)
    ? because("clean_lecture", "the brief wants a light ground")
    : chosen;
}
