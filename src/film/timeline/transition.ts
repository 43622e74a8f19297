import { isDeepStrictEqual } from "node:util";
import type { Ease, Layer, Rect, Track } from "../../artifacts/timeline.ts";
import { trackValue } from "../layers/layer-state.ts";
import type { Theme } from "../styles/theme.ts";

/** How far a diagram that moves on goes, and how far a rail pushes; px at a short side of 1080. */
const ONWARD = 72;
const PUSH = 64;
/** Width of a wipe's edge. */
const EDGE = 18;

/**
 * How a scene's last picture leaves: cut as a rule is drawn under it or as a wipe covers it, moved on to the side
 * that reading comes from, pushed off by the rail, or dissolved. Under a rule it goes with its ground, where the `next`
 * scene has another.
 */
export function leavingLayers(frozen: Layer[], theme: Theme, next: Theme = theme): Layer[] {
  const { exit, passage } = theme.motion;
  const forwards = theme.direction === "rtl" ? -1 : 1;
  const away = { onward: -ONWARD, push: PUSH, rule: 0, wipe: 0, dissolve: 0 }[passage];
  const cut = passage === "wipe" || (passage === "rule" && haveOneGround(theme, next));
  return frozen.map((layer) => {
    const opacity = trackValue(layer.tracks.opacity, 0, 1);
    const x = trackValue(layer.tracks.x, 0, 0);
    return {
      ...layer,
      id: `leaving-${layer.id}`,
      tracks: {
        ...layer.tracks,
        opacity: cut
          ? keys(exit - 1, opacity, exit, 0, "linear")
          : keys(0, opacity, exit, 0, passage === "dissolve" || passage === "rule" ? "linear" : "in"),
        ...(away !== 0 && { x: keys(0, x, exit, x + away * forwards * theme.unit, "in") }),
      },
    };
  });
}

/** What lies behind everything. */
export function backgroundOf({ format, background }: Theme): Layer {
  const { width, height } = format;
  return { id: "background", bounds: { x: 0, y: 0, width, height }, paint: background, tracks: {} };
}

function haveOneGround(before: Theme, theme: Theme): boolean {
  return (
    before.color.background === theme.color.background &&
    (before.background === theme.background || isDeepStrictEqual(before.background, theme.background))
  );
}

/**
 * The ground of a passage; between two grounds the next takes the other's place as the old scene leaves: in one frame, from
 * light to dark, it would be a blink. What a wipe covers changes unseen.
 */
export function groundsBetween(before: Theme, theme: Theme): Layer[] {
  const background = backgroundOf(theme);
  if (haveOneGround(before, theme)) return [background];
  const { exit, passage } = theme.motion;
  const opacity = passage === "wipe" ? keys(exit - 1, 0, exit, 1, "linear") : keys(0, 0, exit, 1, "inOut");
  return [backgroundOf(before), { ...background, id: "next-background", tracks: { opacity } }];
}

/** What a scene begins with comes from where a diagram moves on to, not from below; what moves it later still does. */
export function arrivingLayers(layers: Layer[], theme: Theme): Layer[] {
  const { passage, opening, travel } = theme.motion;
  if (passage !== "onward") return layers;
  const factor = ((theme.direction === "rtl" ? -1 : 1) * ONWARD * theme.unit) / travel;
  return layers.map((layer) => {
    const [low, stands, ...later] = layer.tracks.y ?? [];
    // A layer that only makes room later has no way in.
    const enters = low !== undefined && stands !== undefined && low.value !== stands.value;
    if (!enters || low.frame > opening) return layer;
    const { y: _y, ...tracks } = layer.tracks;
    const at = (frame: number) => trackValue(tracks.x, frame, 0);
    const x: Track = [
      { ...low, value: at(low.frame) + (low.value - stands.value) * factor },
      { ...stands, value: at(stands.frame) },
      ...(tracks.x ?? []).filter(({ frame }) => frame > stands.frame),
    ];
    const isAside = stands.value !== 0 || later.length > 0;
    const y: Track = [{ frame: stands.frame, value: stands.value }, ...later];
    return { ...layer, tracks: { ...tracks, x, ...(isAside && { y }) } };
  });
}

/** What moves between the scenes: the rule that closes the page, the rail that pushes, the wipe. */
export function passageLayers(theme: Theme): Layer[] {
  const { passage, exit, transition } = theme.motion;
  const { width, height } = theme.format;
  const rtl = theme.direction === "rtl";
  const layer = (bounds: Rect, start: Track, end?: Track): Layer => ({
    id: `passage-${passage}`,
    bounds,
    paint: [{ kind: "rect", ...bounds, fill: theme.motion.ink }],
    tracks: {
      inset: rtl
        ? { left: start, ...(end !== undefined && { right: end }) }
        : { right: start, ...(end !== undefined && { left: end }) },
    },
  });
  const last = transition - 1;
  if (passage === "rule") {
    const { x, top } = theme.margin;
    const bounds = { x, y: top, width: width - 2 * x, height: theme.stroke };
    const drawn = keys(0, 1, exit, 0, "inOut");
    return [layer(bounds, [...drawn, { frame: last, value: 1, ease: "inOut" }])];
  }
  if (passage === "push") {
    const rail = theme.rail;
    const reach = rail + Math.round(PUSH * theme.unit);
    const bounds = { x: rtl ? width - reach : 0, y: 0, width: reach, height };
    const rest = (reach - rail) / reach;
    return [layer(bounds, [...keys(0, rest, exit, 0, "in"), { frame: last, value: rest, ease: "out" }])];
  }
  if (passage === "wipe") {
    // The scene's own ground comes over the old picture and gives way to the new one: a flat colour would flash.
    const ground = layer(
      { x: 0, y: 0, width, height },
      keys(0, 1, exit, 0, "inOut"),
      keys(exit, 0, last, 1, "inOut"),
    );
    return [{ ...ground, paint: theme.background }, wipeEdge(theme)];
  }
  return [];
}

/** The line along which a wipe covers, and then uncovers. */
function wipeEdge({ format, motion, direction, unit, color }: Theme): Layer {
  const width = Math.round(EDGE * unit);
  const bounds = { x: 0, y: 0, width, height: format.height };
  const far = format.width - width;
  const [start, end] = direction === "rtl" ? [far, 0] : [0, far];
  const { exit, transition } = motion;
  const back = { frame: exit + 1, value: start };
  return {
    id: "passage-wipe-edge",
    bounds,
    paint: [{ kind: "rect", ...bounds, fill: color.primary }],
    tracks: {
      x: [...keys(0, start, exit, end, "inOut"), back, { frame: transition - 1, value: end, ease: "inOut" }],
      opacity: keys(transition - 2, 1, transition - 1, 0, "linear"),
    },
  };
}

function keys(from: number, start: number, to: number, end: number, ease: Ease): Track {
  return [
    { frame: from, value: start },
    { frame: to, value: end, ease },
  ];
}
