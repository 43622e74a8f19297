import type { Colorway } from "../../../artifacts/style.ts";
import { familyOf, wishedColorway } from "../wished-colorway.ts";
import { codesIn, coloursNamed } from "./colour-stems.ts";
import { CREAMS, DARK, DENIES, GROUND, LIGHT, ONLY, PAPER, WHITES } from "./look-words.ts";

/** How a film is to look: `codes` are the colours that are written as such, the ground's not among them. */
export type WishedLook = {
  colorway: Colorway | null;
  codes: string[];
  ground: "dark" | "light" | null;
  /** Whether the ground is named as such, and not only white among the colours: that speaks for a style, too. */
  isGroundNamed: boolean;
  /** The ground's own colour, where it is named. */
  paper: string | null;
  shunned: ReadonlySet<Colorway>;
};

const WHITE = "#FFFFFF";
const CREAM = "#F8F2E2";
const MOST_CODES = 2;

/** Colorways that a colour is seen in, as those who ban it see it. */
const SEEN_IN: readonly (readonly [string, readonly Colorway[]])[] = [
  ["#d6403a", ["ember", "sepia"]],
  ["#e07b24", ["ember", "clay", "gold"]],
  ["#d9a400", ["gold", "signal", "crayon"]],
  ["#2f9e5b", ["leaf"]],
  ["#0891b2", ["teal"]],
  ["#3571d6", ["sea", "ink", "night", "crayon"]],
  ["#7d4fd6", ["plum", "night"]],
  ["#cf4287", ["plum"]],
  ["#854d0e", ["clay", "sepia", "earth", "gold", "ember"]],
];
const SEPIA = /(?<![\p{L}])(?:sepia\p{L}*|sépia|seppia|сепи\p{L}+)(?![\p{L}])|セピア/iu;

/** What sentences on how a film is to look wish and shun. */
export function wishedLook(sentences: readonly string[]): WishedLook {
  const pieces = sentences.flatMap((sentence) => sentence.split(/[,;.，、；。।]\s*|\s[–—]\s/u));
  const wanted = pieces.filter((piece) => !DENIES.test(piece) && !ONLY.test(piece));
  const shunned = new Set(pieces.filter((piece) => DENIES.test(piece)).flatMap(coloursShunned));
  const grounds = wanted.filter((piece) => GROUND.test(piece));
  const codes = wanted.filter((piece) => !GROUND.test(piece)).flatMap(codesIn);
  const named = sentences.map((sentence) => keptOf(sentence)).filter((sentence) => sentence !== "");
  const colorway = wishedColorway(named) ?? ofNames(wanted);
  const ground = groundOf(grounds, wanted);
  return {
    colorway: colorway !== null && shunned.has(colorway) ? null : colorway,
    codes: codes.slice(0, MOST_CODES),
    ground,
    isGroundNamed: ground !== null && (grounds.length > 0 || wanted.some((piece) => PAPER.test(piece))),
    paper: ground === "light" ? paperOf(grounds, wanted) : (grounds.flatMap(codesIn)[0] ?? null),
    shunned,
  };
}

/** A sentence without what it denies and what is in it a little only. */
function keptOf(sentence: string): string {
  return sentence
    .split(/(?<=[,;.，、；。।])\s*/u)
    .filter((piece) => !DENIES.test(piece) && !ONLY.test(piece) && !GROUND.test(piece))
    .join(" ");
}

/** "Gray, black": two that have no hue are a film's without any. */
function ofNames(wanted: readonly string[]): Colorway | null {
  const named = wanted.filter((piece) => !GROUND.test(piece)).flatMap(coloursNamed);
  const families = named.map(familyOf);
  return families.find((one) => one !== null) ?? (named.length > 1 ? "slate" : null);
}

function coloursShunned(piece: string): Colorway[] {
  const named = coloursNamed(piece).flatMap((hex) => SEEN_IN.find(([colour]) => colour === hex)?.[1] ?? []);
  return SEPIA.test(piece) ? [...named, "sepia"] : [...named];
}

/** The ground that is asked for by its name; else white or cream that is one of the colours, or paper. */
function groundOf(grounds: readonly string[], wanted: readonly string[]): WishedLook["ground"] {
  for (const piece of grounds) {
    if (WHITES.test(piece) || CREAMS.test(piece) || LIGHT.test(piece)) return "light";
    if (DARK.test(piece)) return "dark";
  }
  return wanted.some((piece) => WHITES.test(piece) || CREAMS.test(piece) || PAPER.test(piece))
    ? "light"
    : null;
}

function paperOf(grounds: readonly string[], wanted: readonly string[]): string | null {
  const [code] = grounds.flatMap(codesIn);
  if (code !== undefined) return code;
  const said = grounds.length > 0 ? grounds : wanted;
  if (said.some((piece) => CREAMS.test(piece)) || wanted.some((piece) => CREAMS.test(piece))) return CREAM;
  return said.some((piece) => WHITES.test(piece)) ? WHITE : null;
}
