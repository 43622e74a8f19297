import { ok, type WaysOfStyle } from "./ways.ts";

/** An explainer's deep grounds. */
export const SCIENCE_WAYS: WaysOfStyle = {
  // Coals: wine and crimson on black are a film that frightens.
  ember: {
    colors: { background: ok(0.205, 0.012, 50), primary: ok(0.8, 0.135, 62), accent: "#7DD3FC" },
    second: { background: ok(0.36, 0.075, 45), primary: ok(0.86, 0.1, 70) },
  },
  leaf: {
    colors: { background: "#07150F", primary: "#4ADE80", accent: "#FBBF24" },
    second: { background: "#103D2A", primary: "#86EFAC" },
  },
  sea: { colors: {}, second: { background: "#123B73" } },
  plum: {
    colors: { background: "#140B20", primary: "#C79BFF", accent: "#FBBF24" },
    second: { background: "#38195A", primary: "#D8B4FE" },
  },
  gold: {
    colors: { background: "#12103A", primary: "#FBBF24", accent: "#7DD3FC" },
    second: { background: "#2C2780", primary: "#FCD34D" },
  },
  teal: {
    colors: { background: "#061517", primary: "#2DD4BF", accent: "#FDBA74" },
    second: { background: "#0B4A4A", primary: "#7BE8D9" },
  },
  slate: {
    colors: { background: "#0B1016", primary: "#A9B8C9", accent: "#C9B59A" },
    second: { background: "#1F2A36", primary: "#C3CFDC" },
  },
  // A lantern slide: umber and parchment.
  sepia: {
    colors: {
      background: ok(0.23, 0.024, 44),
      primary: ok(0.87, 0.075, 80),
      accent: ok(0.79, 0.085, 35),
      text: ok(0.955, 0.02, 84),
    },
    second: { background: ok(0.37, 0.055, 42), primary: ok(0.91, 0.07, 84) },
    lettering: "bookish",
  },
  // The sky itself: indigo, and a star's yellow.
  night: {
    colors: {
      background: ok(0.175, 0.06, 279),
      primary: ok(0.83, 0.085, 282),
      accent: ok(0.9, 0.12, 95),
    },
    second: { background: ok(0.31, 0.115, 280), primary: ok(0.9, 0.11, 95) },
  },
  // A bright evening for children: no black, and the colours of a paint box.
  crayon: {
    colors: {
      background: ok(0.31, 0.105, 262),
      primary: ok(0.9, 0.145, 95),
      accent: ok(0.82, 0.12, 30),
    },
    second: { background: ok(0.42, 0.1, 200), primary: ok(0.92, 0.13, 97) },
    lettering: "round",
  },
  ink: {
    colors: {
      background: ok(0.21, 0.052, 254),
      primary: ok(0.84, 0.085, 85),
      accent: ok(0.78, 0.09, 235),
    },
    second: { background: ok(0.34, 0.065, 252), primary: ok(0.88, 0.08, 86) },
  },
};

/** A showcase's gradients: two colours that are neighbours, or they are a start-up's. */
export const SHOWCASE_WAYS: WaysOfStyle = {
  ember: {
    colors: { primary: ok(0.46, 0.135, 36), accent: ok(0.52, 0.125, 55), fill: ok(0.88, 0.1, 75) },
    second: { background: ok(0.26, 0.055, 36), accent: ok(0.46, 0.11, 45) },
  },
  leaf: {
    colors: { primary: "#166534", accent: "#4D7C0F" },
    second: { background: "#0B3320", accent: "#4D7C0F" },
  },
  sea: {
    colors: { primary: "#1D4ED8", accent: "#0E7490" },
    second: { background: "#0B2254", accent: "#0E7490" },
  },
  plum: { colors: {}, second: { background: "#111827" } },
  gold: {
    colors: { primary: ok(0.44, 0.09, 72), accent: ok(0.5, 0.11, 60), fill: ok(0.9, 0.12, 90) },
    second: { background: ok(0.26, 0.045, 70), accent: ok(0.46, 0.095, 66) },
  },
  teal: {
    colors: { primary: "#0F766E", accent: "#3F7A1E" },
    second: { background: "#073835", accent: "#3F7A1E" },
  },
  slate: {
    colors: { primary: "#334155", accent: "#475569" },
    second: { background: "#111820", accent: "#334155" },
  },
  // Walnut and saddle leather.
  clay: {
    colors: { primary: ok(0.4, 0.062, 48), accent: ok(0.46, 0.1, 42), fill: ok(0.87, 0.075, 75) },
    second: { background: ok(0.27, 0.035, 50), accent: ok(0.41, 0.075, 44) },
    lettering: "soft",
  },
  sepia: {
    colors: { primary: ok(0.35, 0.045, 45), accent: ok(0.41, 0.09, 28), fill: ok(0.88, 0.065, 86) },
    second: { background: ok(0.24, 0.025, 55), accent: ok(0.36, 0.07, 30) },
    lettering: "soft",
  },
  signal: {
    colors: { primary: ok(0.27, 0.006, 90), accent: ok(0.34, 0.012, 90), fill: "#FFD21F" },
    second: { background: ok(0.36, 0.055, 85), accent: ok(0.44, 0.09, 80), fill: "#FFD21F" },
  },
  night: {
    colors: { primary: ok(0.33, 0.13, 280), accent: ok(0.34, 0.105, 258), fill: ok(0.91, 0.11, 96) },
    second: { background: ok(0.19, 0.06, 280), accent: ok(0.3, 0.1, 275), fill: ok(0.91, 0.11, 96) },
  },
  crayon: {
    colors: { primary: ok(0.49, 0.165, 256), accent: ok(0.52, 0.11, 190), fill: ok(0.91, 0.15, 97) },
    second: { background: ok(0.3, 0.11, 262), accent: ok(0.46, 0.15, 258), fill: ok(0.91, 0.15, 97) },
  },
  ink: {
    colors: { primary: ok(0.34, 0.072, 254), accent: ok(0.37, 0.05, 232), fill: ok(0.86, 0.09, 86) },
    second: { background: ok(0.2, 0.03, 254), accent: ok(0.32, 0.055, 250), fill: ok(0.86, 0.09, 86) },
  },
};
