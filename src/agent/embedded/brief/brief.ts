/** A brief as the planner reads it: sections of plain blocks, each knowing where it stands in the prompt. */
import type { SourceSpan } from "../../../artifacts/outline.ts";
import type { SketchedFigure } from "../../../artifacts/sketch.ts";
import type { Figure } from "../../../artifacts/cue.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import type { Decision } from "../naming/decision.ts";
import type { Line } from "./closing.ts";
import type { Fact } from "./request-facts/fact.ts";

/** `shown` keeps emoji and code as written; `spoken` is what a reader would say, still in written form. */
export type Prose = { shown: string; spoken: string };

export type ParagraphBlock = {
  kind: "paragraph";
  text: Prose;
  /** The lines of a paragraph that is broken by hand, such as verse; else one. */
  lines: string[];
  /** Inline TeX within the paragraph. */
  formulas: string[];
  /** The strong words that it opens with, where they are not all of it. */
  strong?: string | null;
  /** What the table beside it shows, as a heading: by its caption, or by the sentence that introduces it. */
  names?: string;
  span: SourceSpan;
};
export type ListItem = {
  text: Prose;
  /** The strong words that open the item, or what stands before its colon. */
  label: Prose | null;
  /** What follows the label. */
  detail: Prose | null;
  /** The few strong words that a sentence without a label opens with. */
  opens?: string;
  /** Lists below this item, flattened. */
  below: Prose[];
  /** What a leading emoji stands for, as an English noun. */
  icon?: string;
  span: SourceSpan;
};
/** `numbered`: the number of the first item of a list that is counted and has no order to be followed. */
export type ListBlock = {
  kind: "list";
  ordered: boolean;
  numbered?: number;
  /** Of steps that need more than one picture: how many were told before these. */
  follows?: number;
  items: ListItem[];
  span: SourceSpan;
};
/**
 * `part`: some of the rows of a longer table, which goes on in the next picture. `compares`: its columns are things that the
 * brief described one after the other by the labels of the rows. `charted`: what of a table of several measures is
 * seen as one chart, on one axis or each of its columns on its own.
 */
export type TableBlock = {
  kind: "table";
  part?: true;
  compares?: true;
  charted?: "together" | "apart";
  /** Its sender asks for bars. */
  bars?: true;
  /** What is said of its figures right below it: at their foot, and in words where it is `told`. */
  note?: { text: string; told: boolean };
  header: Prose[];
  rows: Prose[][];
  align: ("start" | "end" | "center")[];
  span: SourceSpan;
};
/** `continues`: a later page of code that was begun in the scene before. */
export type CodeBlock = {
  kind: "code";
  language: string;
  code: string;
  continues?: true;
  span: SourceSpan;
};
/** `tail`: what ends the sentence that the formula stands in, as it is said: 「となります。」 */
export type FormulaBlock = {
  kind: "formula";
  tex: string;
  chemistry: string | null;
  tail?: string;
  span: SourceSpan;
};
export type QuoteBlock = { kind: "quote"; text: Prose; attribution: string | null; span: SourceSpan };
/**
 * `runIn`: it opened the paragraph below it; what says something of its own is said too, what only names is not.
 * `ofRows`: a line above other lines, which names them and nothing behind them.
 */
export type SubheadingBlock = {
  kind: "subheading";
  text: Prose;
  depth: number;
  runIn?: "named" | "said";
  ofRows?: true;
  span: SourceSpan;
};

/** One of two things or three that are set against each other: "Option A: …", "On the one hand, …". */
export type ContrastSide = {
  title: string;
  tone: "neutral" | "positive" | "negative";
  /** How the side is opened when it is said; with a colon where it is a label. */
  opener: string;
  titled: boolean;
  sentences: Prose[];
};
/** `whole`: each sentence is a point as it is written. */
export type ContrastBlock = { kind: "contrast"; whole?: true; sides: ContrastSide[]; span: SourceSpan };

/** `said`: words of the text with which a part comes. */
type Said = { said: string };
/** `note`: what is told of all rows behind them. */
export type ToldTable = {
  form: "table";
  amounts: boolean;
  note?: string;
  rows: (Said & { cells: [string, string] })[];
};
/** `denied`: the parts are what is out. */
export type ToldList = {
  form: "steps" | "counted" | "listed";
  denied?: true;
  parts: (Said & { label: string; detail: string | null })[];
};
/**
 * Stations of what goes round; `closing`: the words that lead from the last back to the first, where they are their own;
 * `whole`: false where the first stations were told before these.
 */
export type ToldLoop = {
  form: "loop";
  parts: (Said & { label: string; detail: string | null })[];
  closing: Said | null;
  whole: boolean;
};
/** Parts that make a sum, headed by the words that name it; `missing`: the place of the one that is not there yet. */
export type ToldSum = {
  form: "sum";
  missing?: number;
  heading: string;
  parts: (Said & { label: string; display: string; value: number })[];
};
/**
 * Two things or more by one measure of each; `meant`: the place of the one that the text is about; `columns`: they stand beside
 * one another, as times do; `measure`: what is measured, where a heading of the brief says something else.
 */
export type ToldBars = {
  form: "bars";
  columns?: true;
  measure?: string;
  meant?: number;
  parts: (Said & { label: string; display: string; value: number })[];
};
/** So many of this, so many of that: figures side by side, which have no scale in common. `from`: what one was before. */
export type ToldFigures = {
  form: "figures";
  parts: (Said & { label: string; figure: Figure; from?: Said & { figure: Figure } })[];
};
/** What happens on which day, in which month, in which phase or at what hour. `atLength`: read in rows, as its other pages are. */
export type ToldDays = { form: "days"; atLength?: true; days: (Said & { date: string; text: string })[] };
/** `at`: the place of a point in the order in which all of them are told. */
export type ToldSides = {
  form: "sides";
  /** `tone`: one side says what is so, the other what is not. */
  sides: {
    title: string;
    tone?: "positive" | "negative";
    points: (Said & { text: string; at: number })[];
  }[];
  verdict: (Said & { text: string }) | null;
};
/** A question and its answer, a belief and what is so: `detail` belongs to its label, and neither is seen alone. */
export type ToldPairs = {
  form: "pairs";
  ordered: boolean;
  pairs: (Said & { label: string; detail: string })[];
};
/** A figure with its measures (`sketch.ts`), each with its place in it ("squares.base"). */
export type ToldSketch = { form: "sketch"; figure: SketchedFigure; said: (Said & { path: string })[] };
/**
 * Prose whose sentences tell one thing like the other: said as it is written, shown as what it is. `lead`: what it says
 * itself that it is, "" where it does not.
 */
export type ParallelBlock = {
  kind: "parallel";
  text: Prose;
  lead: string;
  shows:
    | ToldTable
    | ToldList
    | ToldLoop
    | ToldSides
    | ToldDays
    | ToldSum
    | ToldBars
    | ToldFigures
    | ToldSketch
    | ToldPairs;
  span: SourceSpan;
};

export type Block =
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | CodeBlock
  | FormulaBlock
  | QuoteBlock
  | SubheadingBlock
  | ContrastBlock
  | ParallelBlock;

export type Section = {
  /** Null where the brief gives none. */
  title: Prose | null;
  /** Its title opened its first paragraph. */
  runIn?: SubheadingBlock["runIn"];
  /** It ends the film, and is no part of what stands before it. */
  closes?: true;
  blocks: Block[];
  span: SourceSpan;
};

export type Brief = {
  title: Prose | null;
  audience: string | null;
  goal: string | null;
  /** What viewers are to take home, in a sentence of the introduction: said of them, and never to them. */
  aim?: string;
  /** The style that the brief itself asks for. */
  style: StyleName | null;
  /** What stands between title and first section. */
  intro: Block[];
  sections: Section[];
  /** BCP-47 tag that the text is written in, and whether that is beyond doubt. */
  language: string;
  languageSure: boolean;
  /** Sentences about the film itself that nothing here can follow; told to the caller, not in the film. */
  wishes?: readonly string[];
  /** Where the film is to be shown: "Q3 all-hands". */
  occasion?: string;
  /** What the film belongs to, as its sender names it: a campaign. */
  project?: string;
  /** What kind of text it says that it is, where its heading says nothing else: "AUSHANG". */
  kind?: string;
  /** To whom it is dedicated: shown with the title, and said by nobody. */
  dedication?: string;
  /** What those who are shown the film have to decide, where only the request says so. */
  decision?: Decision;
  /** The title is what something is called that is brought out, and says nothing of what that is. */
  titleIsName?: true;
  /** What those who asked for the film invite to, and when, where only their request says so. */
  event?: Fact;
  /** What the film is to end on, where the brief says so, or where those are found who asked for it. */
  lastLine?: Line;
};
