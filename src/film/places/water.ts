import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { standing, type Afloat } from "./thing.ts";
import { across, groundBelow, plain, type At, type FarView } from "./far-view.ts";

/** The open sea: light on the water under the horizon, and swells with sharp crests before it; in a storm these are all. */
export function sea(view: FarView): Paint[] {
  const { far, middle, near, light } = view.tones;
  const horizon = 0.4;
  const [wild, foam] = view.sky === "storm" ? [across(view, 12) < 9 ? 1.7 : 2.4, 0.26] : [1, 0];
  return [
    plain(view, horizon, far, near),
    ...(view.sky === "storm" || view.sky === "fog" ? [] : glints(view, horizon, 0.78, 46)),
    groundBelow(view, swell(view, 0.6, 0.06 * wild, 12), mix(far, middle, 0.6)),
    ...standing(view, "sea", middle),
    crest(view, swell(view, 0.73, 0.12 * wild, 9), { fill: middle, edge: mix(middle, light, 0.2 + foam) }),
    crest(view, swell(view, 0.92, 0.13 * wild, 7), { fill: near, edge: mix(near, light, 0.22 + foam) }),
  ].flat();
}

/** A frozen sea: bergs with a lit and a dark side on the horizon, floes before them. */
export function ice(view: FarView): Paint[] {
  const { middle, near, light, ground } = view.tones;
  const horizon = 0.46;
  const { random } = view;
  const bergs = [0.08, 0.3, 0.62, 0.84].map((at) => at + (random() - 0.5) * 0.1);
  return [
    plain(view, horizon, middle, near),
    ...bergs.flatMap((at) =>
      berg(view, at, horizon, { lit: mix(ground, light, 0.42), dark: mix(ground, light, 0.2) }),
    ),
    ...floes(view, horizon, mix(ground, light, 0.34)),
    ...standing(view, "ice"),
  ];
}

/** How a river bends: the middle of its water at each step (0 to 1) towards who looks. */
export function riverCourse({ random }: FarView): (step: number) => number {
  const bend = (random() - 0.5) * 0.3;
  return (step) => 0.56 + bend * Math.sin(step * 5.4) * (1 - step * 0.35) - 0.1 * step;
}

const halfOfRiver = (step: number): number => 0.003 + 0.13 * step ** 2.2;

/** How near a boat on a river is, and how much of the water's width it takes. */
const AFLOAT = { step: 0.86, wide: 0.8 };

/** Where a boat lies on a river that begins `from` so far down its room: the middle of its foot, and its length, px. */
export function afloat({ room }: FarView, from: number, middleAt: (step: number) => number): Afloat {
  const { step, wide } = AFLOAT;
  return {
    x: room.x + room.width * middleAt(step),
    foot: room.y + room.height * (from + (1 - from) * step),
    length: Math.min(room.height * 0.5, 2 * room.width * halfOfRiver(step) * wide),
  };
}

/** A river that comes from the hills and widens towards who looks. */
export function riverBand(view: FarView, from: number, middleAt = riverCourse(view)): Paint[] {
  const { far, near, light } = view.tones;
  const steps = Array.from({ length: 41 }, (_, at) => at / 40);
  const side = (which: 1 | -1): At[] =>
    steps.map((step): At => [middleAt(step) + which * halfOfRiver(step), from + (1 - from) * step]);
  const d = [...side(-1), ...side(1).toReversed()];
  const { room } = view;
  const [top, foot] = [room.y + room.height * from, room.y + room.height];
  const points = d.map(
    ([x, y]) => `${(room.x + room.width * x).toFixed(1)} ${(room.y + room.height * y).toFixed(1)}`,
  );
  const stops = [{ at: 0, color: mix(far, light, 0.4) }, { at: 1, color: mix(near, light, 0.12) }]; // prettier-ignore
  return [
    {
      kind: "path",
      d: `M${points.join("L")}Z`,
      fill: { kind: "linear", from: [0, top], to: [0, foot], stops },
    },
  ];
}

/** Waves as a fluid has them: long troughs, narrow crests. */
function swell(view: FarView, top: number, wideHigh: number, wide: number): At[] {
  const { random } = view;
  const waves = across(view, wide, 0.5);
  const high = wideHigh * Math.sqrt(waves / wide);
  const [phase, second] = [random() * 7, random() * 7];
  return Array.from({ length: 181 }, (_, step): At => {
    const at = step / 180;
    const turn = at * waves * Math.PI + phase + 0.5 * Math.sin(at * 5 + second);
    // Not quite to a point: the edge of a paper wave would be.
    const wave = 1 - Math.sqrt(Math.sin(turn) ** 2 * 0.97 + 0.03);
    // The trough of a storm ends at the foot of the room.
    return [at, Math.min(0.995, top - high * (wave ** 1.5 - 0.3) * (0.7 + 0.3 * Math.sin(at * 9 + second)))];
  });
}

/** A swell whose edge is lit. */
function crest(view: FarView, line: readonly At[], { fill, edge }: { fill: string; edge: string }): Paint[] {
  const { room } = view;
  const lit = line.map(([x, y]): At => [x, y - 2.2 / room.height]);
  return [groundBelow(view, lit, edge), groundBelow(view, line, fill)];
}

/** Strokes of light that lie on the water, the more and the longer the nearer to the light's path. */
function glints({ room, random, tones }: FarView, from: number, to: number, many: number): Paint[] {
  const path = 0.28 + 0.44 * random();
  return Array.from({ length: many }, (): Paint => {
    const down = random() ** 1.6;
    const aside = (random() + random() + random() - 1.5) * (0.1 + 0.34 * down);
    const length = room.width * (0.006 + 0.022 * random()) * (0.6 + down);
    const x = room.x + room.width * (path + aside);
    const y = Math.round(room.y + room.height * (from + 0.015 + (to - from) * down));
    const strength = 0.22 + 0.4 * (1 - Math.min(1, Math.abs(aside) * 4));
    return {
      kind: "rect",
      x: Math.round(x - length / 2),
      y,
      width: Math.round(length),
      height: Math.max(2, Math.round(room.height * 0.005)),
      fill: mix(tones.far, tones.light, strength),
    };
  });
}

function berg(
  view: FarView,
  at: number,
  horizon: number,
  { lit, dark }: { lit: string; dark: string },
): Paint[] {
  const { random, room } = view;
  const slim = room.height / room.width;
  const wide = (0.14 + 0.2 * random()) * slim * 2.2;
  const high = 0.08 + 0.15 * random();
  const peak: At = [at - wide * (0.1 + 0.2 * random()), horizon - high];
  const shoulder: At = [at + wide * (0.12 + 0.1 * random()), horizon - high * (0.5 + 0.25 * random())];
  const foot = horizon + 0.012;
  const left: At[] = [[at - wide / 2, foot], [at - wide * 0.42, horizon - high * 0.45], peak];
  const right: At[] = [shoulder, [at + wide * 0.4, horizon - high * 0.3], [at + wide / 2, foot]];
  const seam: At = [at + wide * 0.02, foot];
  const path = (points: readonly At[], fill: string): Paint => ({
    kind: "path",
    d: `M${points.map(([x, y]) => `${(room.x + room.width * x).toFixed(1)} ${(room.y + room.height * y).toFixed(1)}`).join("L")}Z`,
    fill,
  });
  return [
    path([...left, ...right], dark),
    path([...left, [peak[0] + wide * 0.06, horizon - high * 0.5], seam], lit),
  ];
}

/** Flat pieces of ice, the larger and the rarer the nearer they are. */
function floes(view: FarView, horizon: number, color: string): Paint[] {
  const { random, room, tones } = view;
  return [0.07, 0.16, 0.28, 0.46, 0.72].flatMap((down, row) => {
    const y = horizon + (1 - horizon) * down;
    const wide = 0.05 + 0.2 * down;
    const many = Math.max(2, Math.round(0.85 / wide));
    return Array.from({ length: many }, (_, at): Paint[] => {
      const middle = (at + 0.2 + 0.6 * random()) / many;
      const half = wide * (0.3 + 0.3 * random());
      const thick = 0.012 + 0.075 * down;
      const corners = 7;
      const edge = Array.from({ length: corners }, (_unused, corner): At => {
        const turn = (corner / corners) * 6.283 + random() * 0.5;
        return [middle + half * Math.cos(turn), y + thick * (0.8 + 0.3 * random()) * Math.sin(turn)];
      });
      const path = (points: readonly At[], fill: string): Paint => ({
        kind: "path",
        d: `M${points.map(([px, py]) => `${(room.x + room.width * px).toFixed(1)} ${(room.y + room.height * py).toFixed(1)}`).join("L")}Z`,
        fill,
      });
      const shade = mix(color, tones.near, 0.55 + row * 0.05);
      const low = edge.map(([px, py]): At => [px, py + thick * 0.35]);
      return [path(low, mix(shade, tones.near, 0.5)), path(edge, mix(color, tones.near, 0.06 + row * 0.1))];
    }).flat();
  });
}
