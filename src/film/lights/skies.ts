import type { Paint } from "../../artifacts/timeline.ts";
import { alpha } from "../styles/contrast.ts";
import { LIT, roundAt, type At, type LightPen } from "./light-pen.ts";
import type { Lit } from "./rooms.ts";

/** Whether land is painted under a sky; where the film names a place that is the land. */
type Sky = (pen: LightPen, hasLand: boolean) => Lit;

/** A ridge across the stage: how high, how it swells, and to which side it rises (-1 to 1). */
function ridge(pen: LightPen, top: number, swell: number, turns: number, lean: number, fill: string): Paint {
  const { area, random } = pen;
  const waves = [1, 2.3, 4.9].map((often, at) => ({ often: often * turns * (0.85 + 0.3 * random()), phase: random() * 7, high: swell / (at * 2.2 + 1) })); // prettier-ignore
  const line = Array.from({ length: 97 }, (_, step): At => {
    const across = step / 96;
    const rise = waves.reduce((sum, { often, phase, high }) => sum + high * Math.sin(across * often * 6.283 + phase), 0); // prettier-ignore
    return [across, top - rise - lean * swell * 2.4 * (across - 0.5) ** 2 * Math.sign(across - 0.5)];
  });
  return area([[0, 1], ...line, [1, 1]], fill);
}

function ridges(pen: LightPen, tones: readonly number[], high = 1): Paint[] {
  const { floor, random, tone } = pen;
  const lean = (random() < 0.5 ? -1 : 1) * (2.4 + 1.6 * random());
  const room = 1 - floor;
  return tones.map((part, at) => {
    const top = floor + room * (0.02 + (0.74 * at) / tones.length);
    const swell = room * (0.34 - 0.06 * at) * high;
    return ridge(pen, top, swell, 0.9 + 0.35 * at, at % 2 === 0 ? lean : -lean * 0.7, tone(part));
  });
}

/** A light behind the horizon, and ridges before it, the nearest the darkest. */
export const horizon: Sky = (pen, hasLand) => {
  const { wash, pool, floor, isWide, random } = pen;
  const at = 0.3 + 0.4 * random();
  return {
    paint: [
      wash([[0, -0.1], [floor * 0.5, 0.16], [floor * 0.8, 0.38], [floor * 0.93, LIT], [floor, 0.74], [1, 0.6]]), // prettier-ignore
      pool([at, floor], isWide ? 0.95 : 0.46, 0.3, 0.95, 0.55),
      ...(hasLand ? ridges(pen, [0.46, 0.28, 0.1, -0.45]) : []),
    ],
    spot: pen.spot(isWide ? 0.76 : 0.62, 0.97, isWide ? 0.4 : 0.34, true),
  };
};

/** A great sun or moon, cut by the horizon; it comes out of the haze above it, where words may run over its edge. */
export const disc: Sky = (pen, hasLand) => {
  const { wash, pool, px, floor, isWide, random, tone, stage } = pen;
  const r = isWide ? 0.4 : Math.min(0.42 * (stage.width / stage.height), 0.34);
  const at: At = [isWide ? 0.68 + 0.08 * random() : 0.5, floor - r * 0.2];
  const [x, y] = px(at);
  const radius = r * stage.height;
  const face: Paint = {
    kind: "ellipse",
    cx: x,
    cy: y,
    rx: radius,
    ry: radius,
    fill: { kind: "linear", from: [x, y - radius], to: [x, y + radius * 0.5], stops: [{ at: 0, color: `${tone(LIT * 0.5)}00` }, { at: 0.5, color: `${tone(LIT * 0.84)}${alpha(0.8)}` }, { at: 0.7, color: tone(LIT) }, { at: 0.85, color: tone(0.74) }, { at: 1, color: tone(0.92) }] }, // prettier-ignore
  };
  return {
    paint: [
      wash([[0, -0.15], [floor * 0.6, 0.12], [floor, 0.32], [1, 0.2]]), // prettier-ignore
      pool(at, r * 1.9, r * 1.9, 0.34, 0.9),
      face,
      ...(hasLand ? ridges(pen, [0.12, -0.15, -0.5], 0.7) : []),
    ],
    spot: pen.spot(at[0], floor + (1 - floor) * 0.5, isWide ? 0.48 : 0.36, true),
  };
};

/** A night full of stars, their band across it, and a last light along the horizon. */
export const stars: Sky = (pen, hasLand) => {
  const { wash, floor, random, px, tone, pool, stage, isWide } = pen;
  const unit = Math.min(stage.width, stage.height) / 1000;
  const slant = 0.25 + 0.2 * random();
  const dots = Array.from({ length: 190 }, (_, index): Paint => {
    const inBand = index % 3 !== 0;
    const across = random();
    const middle = 0.5 - (across - 0.5) * slant * 1.6;
    const down = inBand ? middle + (random() + random() - 1) * 0.2 : random() * floor * 0.92;
    const [cx, cy] = px([across, Math.max(0.01, Math.min(floor * 0.94, down))]);
    const r = unit * (0.9 + 1.7 * random() ** 3);
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill: `${tone(1)}${alpha(0.45 + 0.55 * random())}` };
  });
  const bandAt = (across: number, off: number): At => [across, 0.5 - (across - 0.5) * slant * 1.6 + off];
  return {
    paint: [
      wash([[0, -0.35], [floor * 0.55, 0.06], [floor * 0.86, 0.3], [floor, 0.6], [1, 0.4]]), // prettier-ignore
      ...[-0.3, 0, 0.3].map((off) => pool(bandAt(0.5 + off, 0), isWide ? 0.7 : 0.36, 0.24, 0.24, 0.5)),
      ...dots,
      ...(hasLand ? ridges(pen, [0.22, -0.1, -0.55], 1.3) : []),
    ],
    spot: pen.spot(isWide ? 0.76 : 0.62, 0.97, isWide ? 0.4 : 0.34, true),
  };
};

/** Long clouds, lit from under the horizon. */
export const clouds: Sky = (pen, hasLand) => {
  const { wash, floor, random, px, tone, isWide, stage } = pen;
  const bank = (down: number, part: number): Paint[] =>
    Array.from({ length: 3 }, (): Paint => {
      const [x, y] = px([random(), down + 0.05 * (random() - 0.5)]);
      const rx = stage.width * (isWide ? 0.2 + 0.22 * random() : 0.34 + 0.3 * random());
      const ry = stage.height * (0.014 + 0.022 * random());
      const color = tone(part);
      const stops = [0, 0.4, 0.7, 1].map((at) => ({ at, color: `${color}${alpha(0.85 * (1 - at ** 1.6))}` }));
      return roundAt([x, y], rx, ry, stops);
    });
  const rows = [0.08, 0.2, 0.33, 0.46, 0.57, 0.66, 0.73];
  return {
    paint: [
      wash([[0, 0.02], [floor * 0.5, 0.2], [floor * 0.85, 0.42], [floor, 0.7], [1, 0.5]]), // prettier-ignore
      ...rows.flatMap((down, at) => bank((down * floor) / 0.8, at < 3 ? 0.26 - 0.03 * at : 0.1 + 0.02 * at)),
      ...(hasLand ? ridges(pen, [0.3, 0.05, -0.5]) : []),
    ],
    spot: pen.spot(isWide ? 0.74 : 0.6, 0.97, isWide ? 0.4 : 0.34, true),
  };
};

/** Rays that rise from behind the horizon. */
export const rays: Sky = (pen, hasLand) => {
  const { wash, area, pool, ray, floor, random, isWide } = pen;
  const from: At = [isWide ? 0.62 + 0.2 * random() : 0.5, floor * 1.02];
  const many = 9;
  const fan = Array.from({ length: many }, (_, at): Paint => {
    const turn = Math.PI * (0.06 + (0.88 * (at + 0.5 * random())) / many);
    const wide = 0.055 + 0.05 * random();
    const end = (angle: number): At => [from[0] + Math.cos(angle) * (isWide ? 1.2 : 1.6), from[1] - Math.sin(angle) * 1.5]; // prettier-ignore
    return area([from, end(turn - wide), end(turn + wide)], ray(from, end(turn), LIT * 0.84, [0.6, 0.02]));
  });
  return {
    paint: [
      wash([[0, -0.1], [floor * 0.6, 0.14], [floor, 0.44], [1, 0.3]]), // prettier-ignore
      ...fan,
      pool(from, isWide ? 0.6 : 0.3, 0.26, 0.95, 0.9),
      ...(hasLand ? ridges(pen, [0.24, 0.04, -0.5]) : []),
    ],
    spot: pen.spot(isWide ? 0.72 : 0.56, 0.97, isWide ? 0.4 : 0.34, true),
  };
};

/** Nothing but its tones: under a sky that a scene tells of. */
export const plain: Sky = (pen) => ({
  paint: [pen.wash([[0, -0.1], [pen.floor * 0.7, 0.22], [pen.floor, 0.42], [1, 0.3]])], // prettier-ignore
  spot: pen.spot(pen.isWide ? 0.76 : 0.6, 0.97, pen.isWide ? 0.4 : 0.34, true),
});
