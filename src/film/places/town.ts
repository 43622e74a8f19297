import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { standing } from "./thing.ts";
import { groundBelow, pathThrough, rollingLine, type At, type FarView, type Roofs } from "./far-view.ts";

/** Roofs at nightfall as the country builds them, and light behind some of the windows. */
export function town(view: FarView): Paint[] {
  const { far, middle, near, light } = view.tones;
  return [
    ...houses(view, { foot: 0.8, high: 0.42, wide: 0.15, fill: far, isFacing: false }),
    ...houses(view, { foot: 0.96, high: 0.52, wide: 0.24, fill: middle, window: mix(middle, light, 0.62) }),
    groundBelow(view, rollingLine(view, 0.92, 0.02, 0.8), near),
    ...standing(view, "town"),
  ];
}

/** Sizes as parts of the room: where houses stand, how high they are, how wide against their height. */
type Street = { foot: number; high: number; wide: number; fill: string; isFacing?: boolean; window?: string };
type House = { left: number; width: number; eaves: number; ridge: number; foot: number };

const ROOFS: Record<Roofs, (view: FarView, house: House) => string> = {
  gables: gable,
  flat: terrace,
  eaves: upturned,
};

function houses(view: FarView, { foot, high, wide, fill, isFacing = true, window }: Street): Paint[] {
  const { random, room, roofs, profile } = view;
  const slim = room.height / room.width;
  const paint: Paint[] = [];
  for (let end = -0.02 - random() * 0.04; end < 1.02;) {
    // Where they are higher they are nearer, and wider too.
    const near = profile(isFacing ? end : 1 - end);
    const width = wide * (0.7 + 0.6 * random()) * slim * 2 * (0.6 + 0.5 * near);
    const eaves = foot - high * near * (0.45 + 0.4 * random());
    const ridge = eaves - high * near * (0.22 + 0.24 * random());
    const house = { left: end, width, eaves, ridge, foot };
    paint.push({ kind: "path", d: ROOFS[roofs](view, house), fill });
    if (window !== undefined) paint.push(...windows(view, house, window));
    end += width * (random() < 0.3 ? 1.12 : 0.99);
  }
  return paint;
}

function gable(view: FarView, { left, width, eaves, ridge }: House): string {
  const right = left + width;
  const chimney = left + width * (view.random() < 0.5 ? 0.24 : 0.7);
  const body: At[] = [[left, 1], [left, eaves], [left + width / 2, ridge], [right, eaves], [right, 1]]; // prettier-ignore
  return pathThrough(view, column(chimney, width * 0.1, eaves, ridge + 0.015)) + pathThrough(view, body);
}

/** A flat roof behind its parapet; here and there a dome, beside it a tower. */
function terrace(view: FarView, { left, width, eaves, ridge, foot }: House): string {
  const { random } = view;
  const top = (eaves + ridge) / 2;
  const body = pathThrough(view, [[left, 1], [left, top], [left + width, top], [left + width, 1]]); // prettier-ignore
  const parapet = pathThrough(view, column(left - width * 0.02, width * 1.04, top + 0.03, top - 0.012));
  const kind = random();
  if (kind > 0.3) return body + parapet;
  const dome = pathThrough(view, arch(left + width / 2, top, width * 0.34, (foot - top) * 0.42));
  if (kind > 0.12) return body + parapet + dome;
  const at = left + width * 0.98;
  const tall = top - (foot - top) * 0.75;
  const slim = width * 0.09;
  const gallery = pathThrough(view, column(at - slim * 0.4, slim * 1.8, tall + 0.09, tall + 0.06));
  const cap = pathThrough(view, arch(at + slim / 2, tall, slim * 0.5, 0.07));
  return body + parapet + dome + pathThrough(view, column(at, slim, 1, tall)) + gallery + cap;
}

/** A roof that curves down from its ridge to corners that turn up. */
function upturned(view: FarView, { left, width, eaves, ridge }: House): string {
  const right = left + width;
  const [reach, turn] = [width * 0.16, (eaves - ridge) * 0.16];
  const slope = (from: number, to: number): At[] =>
    Array.from({ length: 9 }, (_, step): At => {
      const at = step / 8;
      return [
        from + (to - from) * at,
        ridge + (eaves - ridge) * Math.sin((at * Math.PI) / 2) ** 0.8 - turn * at ** 6,
      ];
    });
  const roof: At[] = [
    ...slope(left + width * 0.28, left - reach).toReversed(),
    ...slope(right - width * 0.28, right + reach),
    [right, eaves + 0.02],
    [left, eaves + 0.02],
  ];
  return pathThrough(view, roof) + pathThrough(view, column(left + width * 0.06, width * 0.88, 1, eaves));
}

const column = (left: number, width: number, foot: number, top: number): At[] => [
  [left, foot],
  [left, top],
  [left + width, top],
  [left + width, foot],
];

/** Half a dome on its foot. */
function arch(middle: number, foot: number, half: number, high: number): At[] {
  return Array.from({ length: 17 }, (_, step): At => {
    const turn = (step / 16) * Math.PI;
    return [middle - half * Math.cos(turn), foot - high * Math.sin(turn)];
  });
}

function windows({ random, room }: FarView, { left, width, eaves, foot }: House, fill: string): Paint[] {
  return [0.26, 0.5, 0.74].flatMap((aside) =>
    [0.06, 0.17].flatMap((down): Paint[] => {
      const isLit = random() < 0.26;
      const y = eaves + down;
      if (!isLit || y > foot - 0.06) return [];
      const size = room.height * 0.045;
      const x = room.x + room.width * (left + width * aside) - size * 0.35;
      return [{ kind: "rect", x: Math.round(x), y: Math.round(room.y + room.height * y), width: Math.round(size * 0.7), height: Math.round(size), fill }];
    }),
  ); // prettier-ignore
}
