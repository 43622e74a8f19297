import { closeSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { Path2D } from "@napi-rs/canvas";
import { mix } from "../styles/contrast.ts";
import type { Shape } from "./shape.ts";

const FILE = "@iconify-json/fluent-emoji-flat/icons.json";
const require = createRequire(import.meta.url);

/** A drawing of Fluent Emoji (flat). Fails on a name that the set does not have. */
export function flatDrawing(name: string): Shape[] {
  return shapesOf(bodyOf(name));
}

const CHUNK = 1 << 18;
/** The longest entry has 22 kB. */
const ENTRY = 1 << 15;

/**
 * The SVG of one drawing. The set is one file of 9 MB, of which a film needs a few lines: it is searched in
 * pieces of one small buffer, and never held or parsed whole.
 */
function bodyOf(name: string): string {
  const opening = Buffer.from(`\n\t\t"${name}": {`);
  const file = openSync(require.resolve(FILE), "r");
  try {
    const piece = Buffer.alloc(CHUNK);
    for (let position = 0; ; position += CHUNK - opening.length) {
      const bytes = readSync(file, piece, 0, CHUNK, position);
      // Pieces overlap, so that no opening is cut in two.
      const at = piece.subarray(0, bytes).indexOf(opening);
      if (at >= 0) return bodyIn(entryAt(file, position + at + opening.length), name);
      if (bytes < CHUNK) throw new Error(`${FILE} has no drawing "${name}"`);
    }
  } finally {
    closeSync(file);
  }
}

function entryAt(file: number, position: number): string {
  const entry = Buffer.alloc(ENTRY);
  const bytes = readSync(file, entry, 0, ENTRY, position);
  const text = entry.toString("utf8", 0, bytes);
  return text.slice(0, text.indexOf("\n\t\t}"));
}

function bodyIn(entry: string, name: string): string {
  const body = /"body": ("(?:[^"\\]|\\.)*")/.exec(entry)?.[1];
  if (body === undefined) throw new Error(`${FILE} has no body for "${name}"`);
  return String(JSON.parse(body));
}

/** Reads the few elements that the set draws with; anything else fails, so that no drawing lacks a part. */
function shapesOf(body: string): Shape[] {
  const fills = ["#000000"];
  const shapes: Shape[] = [];
  const gradients = gradientsOf(body);
  for (const [, closing, tag = "", rest = ""] of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)\/?>/g)) {
    if (closing === "/") {
      if (tag === "g") fills.pop();
      continue;
    }
    if (tag === "defs" || tag === "linearGradient" || tag === "stop") continue;
    const attributes = new Map(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
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

/** The path as a `rotate(degrees x y)` leaves it. */
function turned(d: string, transform: string | undefined): string {
  if (transform === undefined) return d;
  const [degrees, x = 0, y = 0] = /^rotate\(([-\d. ]+)\)$/.exec(transform)?.[1]?.split(" ").map(Number) ?? [];
  if (degrees === undefined) throw new Error(`drawings with transform ${transform} are not read`);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const matrix = { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
  return new Path2D(d).transform(matrix).toSVGString();
}

function pathOf(tag: string, attributes: Map<string, string>): string {
  const of = (name: string): number => Number(attributes.get(name) ?? 0);
  switch (tag) {
    case "path":
      return attributes.get("d") ?? "";
    case "circle":
      return ellipse(of("cx"), of("cy"), of("r"), of("r"));
    case "ellipse":
      return ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
    case "rect": {
      const [x, y, width, height, r] = [of("x"), of("y"), of("width"), of("height"), of("rx")];
      const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
      return (
        `M${x + r} ${y}H${x + width - r}${corner(x + width, y + r)}V${y + height - r}` +
        `${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - r)}V${y + r}${corner(x + r, y)}Z`
      );
    }
  }
  throw new Error(`drawings with <${tag}> are not read`);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `A${rx} ${ry} 0 0 1 ${x} ${cy}`;
  return `M${cx - rx} ${cy}${half(cx + rx)}${half(cx - rx)}Z`;
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
