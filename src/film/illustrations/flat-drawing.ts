import { Path2D } from "@napi-rs/canvas";
import { mix } from "../styles/contrast.ts";
import { bodyOf } from "./icon-set.ts";
import type { Shape } from "./shape.ts";
import { pathOf, tagsOf } from "./svg-elements.ts";

/** What the set calls otherwise, or draws better under another name: its mushroom is a toadstool. */
const CALLED: Readonly<Record<string, string>> = {
  wheelchair: "manual-wheelchair",
  mushroom: "brown-mushroom",
};

/** A drawing of Fluent Emoji (flat). Fails on a name that the set does not have. */
export function flatDrawing(name: string): Shape[] {
  return shapesOf(bodyOf("fluent-emoji-flat", CALLED[name] ?? name));
}

/** Reads the few elements that the set draws with; anything else fails, so that no drawing lacks a part. */
function shapesOf(body: string): Shape[] {
  const fills = ["#000000"];
  const shapes: Shape[] = [];
  const gradients = gradientsOf(body);
  for (const { closing, tag, attributes } of tagsOf(body)) {
    if (closing) {
      if (tag === "g") fills.pop();
      continue;
    }
    if (tag === "defs" || tag === "linearGradient" || tag === "stop") continue;
    for (const key of ["stroke", "clip-path", "fill-opacity"])
      if (attributes.has(key)) throw new Error(`drawings with ${key} are not read`);
    const own = attributes.get("fill") ?? fills.at(-1) ?? "#000000";
    const fill = gradients.get(own) ?? own;
    if (tag === "g") fills.push(fill);
    else if (fill !== "none")
      shapes.push({
        d: turned(pathOf(tag, attributes), attributes.get("transform")),
        fill: longHex(fill),
        opacity: Number(attributes.get("opacity") ?? 1),
        evenodd: attributes.get("fill-rule") === "evenodd",
      });
  }
  return shapes;
}

/** Plain colours for the few gradients, by their `url(#…)`: between their first and last colour. */
function gradientsOf(body: string): Map<string, string> {
  return new Map(
    [...body.matchAll(/<linearGradient id="([^"]+)".*?<\/linearGradient>/gs)].flatMap(([gradient, id]) => {
      const colors = [...gradient.matchAll(/stop-color="(#[0-9a-f]+)"/gi)].map(([, color = ""]) =>
        longHex(color),
      );
      const [first, last] = [colors[0], colors.at(-1)];
      return first === undefined || last === undefined
        ? []
        : [[`url(#${id})`, mix(first, last, 0.5)] as const];
    }),
  );
}

/** The path as a `rotate(degrees x y)` or a `matrix(a b c d e f)` leaves it. */
function turned(d: string, transform: string | undefined): string {
  if (transform === undefined) return d;
  return new Path2D(d).transform(matrixOf(transform)).toSVGString();
}

function matrixOf(transform: string): Record<"a" | "b" | "c" | "d" | "e" | "f", number> {
  const [, kind, list = ""] = /^(rotate|matrix)\(([-\d. ]+)\)$/.exec(transform) ?? [];
  if (kind === undefined) throw new Error(`drawings with transform ${transform} are not read`);
  const numbers = list.split(" ").map(Number);
  if (kind === "matrix") {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
    return { a, b, c, d, e, f };
  }
  const [degrees = 0, x = 0, y = 0] = numbers;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
}

function longHex(color: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((part) => part + part)
      .join("")}`;
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`drawings with the colour ${color} are not read`);
  return color;
}
