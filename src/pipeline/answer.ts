import type { Degradation } from "../artifacts/degradation.ts";
import type { MovieReport } from "../artifacts/movie.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";

function spokenLength(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? "minute" : "minutes"}`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} ${rest === 1 ? "second" : "seconds"}`] : []),
  ];
  return parts.join(" ");
}

/** What stood behind a choice that the caller left to the service. */
function chosenLook({ styleReason, colorwayReason }: Storyboard): string[] {
  const style = styleReason === undefined ? [] : [`I chose the style ${styleReason}`];
  return colorwayReason === undefined ? style : [...style, colorwayReason];
}

/** What the agent says when a film is done: what it made, and what fell short. */
export function describeFilm(
  storyboard: Storyboard,
  report: MovieReport,
  degradations: readonly Degradation[],
  /** What an instruction changed; null where the film is new. */
  done: readonly string[] | null = null,
): string {
  const { scenes, title } = storyboard;
  const what = `“${title}”: ${scenes.length} ${scenes.length === 1 ? "scene" : "scenes"}, ${spokenLength(report.durationSeconds)}.`;
  const said =
    done === null
      ? [`I made ${what}`, ...chosenLook(storyboard)]
      : [...(done.length === 0 ? ["Nothing was changed."] : done), `The film is now ${what}`];
  return [...said, ...degradations.map(({ message }) => message)].join(" ");
}
