import type { Cue } from "./cue.ts";

/** What shows amounts, relations, places, code and formulas; what is words and pictures stands in `storyboard.ts`. */

export type ChartVisual = {
  kind: "chart";
  heading: string;
  /**
   * `donut`: one series, the parts of a whole. `stacked`: the series are the parts of each category.
   * `area`: over time; several series stand on one another. What the data cannot be without
   * misleading (a negative part, percentages beyond 100) is drawn in a form that it can be.
   */
  chart: "bar" | "column" | "line" | "area" | "donut" | "stacked";
  /** Category or x labels as written. */
  categories: string[];
  series: {
    name: string;
    values: (number | null)[];
    /** as written, for direct labels */ displays: string[];
  }[];
  unit?: string;
  /** What all its series measure, as the brief says it before them ("Workers needed to make one unit"). */
  measure?: string;
  /** What the categories of a line are amounts of, for its horizontal axis ("Length (m)"). */
  axis?: string;
  /** The series are measures of very different size: each is drawn on a scale of its own. */
  ownScales?: boolean;
  /**
   * Of one series of bars: categories from index to index that belong together ("Income", "Spending"), each group in a colour of its own,
   * and with what it comes to.
   */
  groups?: { label: string; from: number; to: number; total?: string }[];
  /** What every value is a part of ("38 of 40"): the bars are drawn up to it. */
  outOf?: number;
  /** Index of the category that the voice is about; of `ownScales` in every one of its charts. */
  highlight?: number;
  /** Index of the series that is meant (the newest of several years): it has the accent, the others greys. */
  leading?: number;
  /** Of a `donut`: what its parts come to, in the middle of the ring. */
  total?: { label: string; display: string; cue?: Cue };
  /** Of `stacked`: what the parts of each category come to, as written, over its column. */
  totals?: string[];
  /**
   * What is told of it when it stands: these categories and series (indices) are lit from the cue on, and the others step
   * back; `text` is read with it. Findings of one text are of one sentence: what it lights stays lit until the next.
   */
  findings?: { text?: string; categories?: number[]; series?: number[]; cue: Cue }[];
  /** A value that is none of its own, as a line across it ("2019: 44,000"). */
  reference?: { value: number; label: string; cue: Cue };
  /** Where the figures come from, as the brief says it ("Source: Ember 2024"). */
  source?: string;
  /** One cue a category, same order; a missing one appears with the chart. */
  cues?: (Cue | null)[];
  /** Of `ownScales`: one cue a series, whose chart comes with it. */
  seriesCues?: (Cue | null)[];
};

export type TableVisual = {
  kind: "table";
  heading: string;
  columns: { label: string; align: "start" | "end" | "center" }[];
  rows: string[][];
  /** The column of the film's own subject among those that it is compared with, from 0. */
  own?: number;
  /** What a mark in a head or cell stands for, as the brief says it under the table. */
  note?: string;
  /** One cue a row. */
  cues?: (Cue | null)[];
};

export type ComparisonVisual = {
  kind: "comparison";
  heading: string;
  /** 2 or 3 sides with points in the same order; `aspect` names what a point compares, where it is known. */
  sides: {
    title: string;
    tone: "neutral" | "positive" | "negative";
    points: { aspect?: string; text: string; cue?: Cue }[];
    cue?: Cue;
  }[];
  verdict?: { text: string; cue?: Cue };
};

export type DiagramVisual = {
  kind: "diagram";
  heading: string;
  /** 2 to 12; `id` is unique within the diagram. A `decision` asks, a `store` keeps, a `pill` begins or ends. */
  nodes: {
    id: string;
    label: string;
    shape?: "box" | "pill" | "decision" | "store";
    icon?: string;
    cue?: Cue;
  }[];
  /** `from` and `to` are ids of nodes; without a cue an arrow comes with the later of its ends. */
  edges: { from: string; to: string; label?: string; dashed?: boolean; cue?: Cue }[];
  /** An equation: its nodes are terms in order, the label of each edge the sign between two ("+", "−", "×", "÷", "="). */
  sum?: true;
};

export type MapVisual = {
  kind: "map";
  heading: string;
  /** What the values are, in one line. */
  caption?: string;
  /**
   * 1 to 16. `area`: a country's ISO 3166-1 alpha-2 code, or a continent of `places.ts`; `at`: degrees of a town that
   * lies there, which is a point on the map; `reach`: how many degrees mountains, an island or a region reach around it.
   * `display`: its value, or when a journey is there.
   */
  places: {
    area: string;
    label: string;
    at?: [longitude: number, latitude: number];
    reach?: number;
    value?: number | null;
    display?: string;
    cue?: Cue;
  }[];
  /** Ways from place to place, counted from 0, each drawn as its end is named; `bySea`: around the land. */
  ways?: { from: number; to: number; bySea?: true; cue?: Cue }[];
  /** Where the figures come from, as the brief says it. */
  source?: string;
};

export type CodeVisual = {
  kind: "code";
  heading: string;
  /** As the fence names it, lower case; `text` where it names none. */
  language: string;
  code: string;
  /** Lines from 1, `to` included, in focus from the cue on. */
  focus: { from: number; to: number; cue: Cue }[];
  /** Sentences told of it, in their order, read under it as they come. */
  notes?: { text: string; cue?: Cue }[];
};

export type FormulaVisual = {
  kind: "formula";
  heading: string;
  /** TeX, display style, without dollar signs. Chemical equations come as TeX too (\mathrm, \rightarrow). */
  tex: string;
  /** Named things beside the formula, such as its inputs and outputs, revealed when they are named. */
  terms: { label: string; side: "in" | "out" | "note"; icon?: string; cue?: Cue }[];
  /** What its symbols stand for, as the brief explains them: each symbol's TeX and its few words. */
  symbols?: { tex: string; text: string; cue?: Cue }[];
  caption?: string;
  cue?: Cue;
};
