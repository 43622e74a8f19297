/** An SVG as it may be kept: rebuilt from an allow-list, so that what is not known is not there. */
import type { Element, ElementContent, Root } from "xast";
import { fromXml } from "xast-util-from-xml";
import { toXml } from "xast-util-to-xml";
import type { PictureSize } from "../content/measure-picture.ts";
import { ATTRIBUTES, ELEMENTS, EMBEDDED_PICTURE, OWN_PART } from "./allow-list.ts";
import { cleanCss } from "./clean-css.ts";
import { drawnElements } from "./drawn-elements.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
/** Deeper than any drawing, shallower than any stack. */
const MAX_DEPTH = 200;
/** Elements that a viewer would draw, references followed. */
const MAX_DRAWN = 200_000;

export type CleanSvg = { text: string; size: PictureSize | null };

/** Prefixes that the root binds to SVG, such as `svg:` in what some editors write. */
function prefixesOf(root: Element): ReadonlySet<string> {
  const bound = Object.entries(root.attributes).filter(([, value]) => value === SVG);
  return new Set(bound.map(([name]) => (name === "xmlns" ? "" : name.replace(/^xmlns:/, ""))));
}

function localName(name: string, prefixes: ReadonlySet<string>): string | null {
  const [first = "", second] = name.split(":", 2);
  if (second === undefined) return first;
  return prefixes.has(first) ? second : null;
}

function cleanHref(element: string, value: string): string | null {
  const target = value.trim();
  if (element === "image") return EMBEDDED_PICTURE.test(target) ? target : null;
  return OWN_PART.test(target) ? target : null;
}

function cleanAttributes(element: string, given: Element["attributes"]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== "string") continue;
    if (name === "href" || name === "xlink:href") {
      const target = cleanHref(element, value);
      // Both forms: older viewers know only the first, SVG 2 prefers the second.
      if (target !== null && element !== "a") kept["xlink:href"] = target;
    } else if (ATTRIBUTES.has(name) || /^(data|aria)-[a-z0-9-]+$/.test(name)) {
      const clean = /[\\(@:<]/.test(value) || name === "style" ? cleanCss(value) : value;
      if (clean.trim() !== "" || value.trim() === "") kept[name] = clean;
    }
  }
  return kept;
}

function textOf(element: Element): string {
  return element.children.map((child) => ("value" in child ? child.value : "")).join("");
}

function cleanElement(element: Element, prefixes: ReadonlySet<string>, depth: number): Element | null {
  if (depth > MAX_DEPTH) throw new Error("nested too deeply");
  const name = localName(element.name, prefixes);
  if (name === null || !ELEMENTS.has(name)) return null;
  const attributes = cleanAttributes(name, element.attributes);
  if (name === "style") {
    const css = cleanCss(textOf(element));
    return css.trim() === ""
      ? null
      : { type: "element", name, attributes: {}, children: [{ type: "text", value: css }] };
  }
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (child.type === "text" || child.type === "cdata") children.push({ type: "text", value: child.value });
    if (child.type !== "element") continue;
    const kept = cleanElement(child, prefixes, depth + 1);
    if (kept !== null) children.push(kept);
  }
  return { type: "element", name, attributes, children };
}

function lengthOf(value: string | null | undefined): number | null {
  const match = /^\s*\+?(\d*\.?\d+)(?:px)?\s*$/.exec(value ?? "");
  const length = match === null ? 0 : Number(match[1]);
  return length > 0 && Number.isFinite(length) ? length : null;
}

/** The size in px that the root gives, or that of its view box. */
function sizeOf({ attributes }: Element): PictureSize | null {
  const width = lengthOf(attributes["width"]);
  const height = lengthOf(attributes["height"]);
  if (width !== null && height !== null) return { width: Math.ceil(width), height: Math.ceil(height) };
  const [, , boxWidth, boxHeight] = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!boxWidth || !boxHeight || !(boxWidth > 0) || !(boxHeight > 0)) return null;
  if (width !== null) return { width: Math.ceil(width), height: Math.ceil((width * boxHeight) / boxWidth) };
  if (height !== null)
    return { width: Math.ceil((height * boxWidth) / boxHeight), height: Math.ceil(height) };
  return { width: Math.ceil(boxWidth), height: Math.ceil(boxHeight) };
}

/**
 * Rebuilds an SVG without scripts, handlers, links, foreign references, entities and other languages.
 * Null for what is not SVG, cannot be read (entities of its own included) or would draw without end.
 */
export function cleanSvg(source: string): CleanSvg | null {
  let root: Root;
  try {
    root = fromXml(source);
  } catch (error) {
    // What the parser says of bad XML, and a stack that deep nesting has used up.
    if (error instanceof RangeError || (error instanceof Error && "ruleId" in error)) return null;
    throw error;
  }
  const given = root.children.find((child) => child.type === "element");
  if (given === undefined) return null;
  const prefixes = prefixesOf(given);
  const isSvg =
    localName(given.name, prefixes) === "svg" &&
    (given.name.includes(":") || (given.attributes["xmlns"] ?? SVG) === SVG);
  if (!isSvg) return null;
  let clean: Element | null;
  try {
    clean = cleanElement(given, prefixes, 0);
  } catch {
    return null;
  }
  if (clean === null || drawnElements(clean, MAX_DRAWN) > MAX_DRAWN) return null;
  clean.attributes = { ...clean.attributes, xmlns: SVG, "xmlns:xlink": XLINK };
  return { text: toXml({ type: "root", children: [clean] }), size: sizeOf(clean) };
}
