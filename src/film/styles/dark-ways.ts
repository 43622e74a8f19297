import { ok, type WaysOfStyle } from "./ways.ts";

/** An explainer's deep grounds. */
export const SCIENCE_WAYS: WaysOfStyle = {
  // Coals: wine and crimson on black are a film that frightens.
  ember: {
    colors: { background: ok(0.28, 0.032, 45), primary: ok(0.82, 0.13, 62), accent: "#7DD3FC" },
    second: { background: ok(0.41, 0.09, 43), primary: ok(0.88, 0.1, 70) },
  },
  leaf: {
    colors: { background: ok(0.285, 0.045, 162), primary: "#4ADE80", accent: "#FBBF24" },
    second: { background: ok(0.41, 0.08, 160), primary: "#86EFAC" },
  },
  sea: { colors: {}, second: { background: ok(0.42, 0.125, 258), primary: "#B9E2FF" } },
  plum: {
    colors: { background: ok(0.275, 0.075, 305), primary: "#CFA8FF", accent: "#FBBF24" },
    second: { background: ok(0.41, 0.135, 305), primary: "#DDC0FF" },
  },
  gold: {
    colors: { background: ok(0.285, 0.1, 280), primary: "#FBBF24", accent: "#7DD3FC" },
    second: { background: ok(0.42, 0.155, 278), primary: "#FCD34D" },
  },
  teal: {
    colors: { background: ok(0.29, 0.045, 198), primary: "#2DD4BF", accent: "#FDBA74" },
    second: { background: ok(0.42, 0.072, 195), primary: "#7BE8D9" },
  },
  slate: {
    colors: { background: ok(0.275, 0.018, 252), primary: "#B4C2D2", accent: "#D2BEA5" },
    second: { background: ok(0.385, 0.032, 252), primary: "#C8D4E1" },
  },
  // A lantern slide: umber and parchment.
  sepia: {
    colors: {
      background: ok(0.3, 0.038, 48),
      primary: ok(0.88, 0.085, 82),
      accent: ok(0.81, 0.085, 38),
      text: ok(0.965, 0.02, 84),
    },
    second: { background: ok(0.415, 0.066, 44), primary: ok(0.92, 0.07, 84) },
    lettering: "bookish",
  },
  // The sky itself: indigo, and a star's yellow.
  night: {
    colors: {
      background: ok(0.255, 0.085, 279),
      primary: ok(0.85, 0.085, 282),
      accent: ok(0.9, 0.12, 95),
    },
    second: { background: ok(0.38, 0.135, 280), primary: ok(0.92, 0.11, 95) },
  },
  // A bright evening for children: no black, and the colours of a paint box.
  crayon: {
    colors: {
      background: ok(0.34, 0.115, 262),
      primary: ok(0.9, 0.145, 95),
      accent: ok(0.82, 0.12, 30),
    },
    second: { background: ok(0.43, 0.09, 200), primary: ok(0.92, 0.13, 97) },
    lettering: "round",
  },
  ink: {
    colors: {
      background: ok(0.28, 0.058, 254),
      primary: ok(0.86, 0.085, 85),
      accent: ok(0.8, 0.09, 235),
    },
    second: { background: ok(0.4, 0.08, 252), primary: ok(0.9, 0.08, 86) },
  },
};

/** A showcase's gradients: two colours that are neighbours, or they are a start-up's. */
export const SHOWCASE_WAYS: WaysOfStyle = {
  ember: {
    colors: { primary: ok(0.46, 0.135, 36), accent: ok(0.52, 0.125, 55), fill: ok(0.88, 0.1, 75) },
    second: { background: ok(0.36, 0.1, 25), accent: ok(0.46, 0.13, 38) },
  },
  leaf: {
    colors: { primary: "#166534", accent: "#4D7C0F" },
    second: { background: ok(0.35, 0.085, 130), accent: "#166534" },
  },
  sea: {
    colors: { primary: "#1D4ED8", accent: "#0E7490" },
    second: { background: ok(0.385, 0.075, 215), accent: "#1D4ED8" },
  },
  plum: { colors: {}, second: { background: ok(0.38, 0.14, 345), accent: "#6D28D9", fill: "#FFD84D" } },
  gold: {
    colors: { primary: ok(0.44, 0.09, 72), accent: ok(0.5, 0.11, 60), fill: ok(0.9, 0.12, 90) },
    second: { background: ok(0.35, 0.085, 50), accent: ok(0.47, 0.1, 64) },
  },
  teal: {
    colors: { primary: "#0F766E", accent: "#3F7A1E" },
    second: { background: ok(0.35, 0.085, 138), accent: "#0F766E" },
  },
  slate: {
    colors: { primary: "#334155", accent: "#475569" },
    second: { background: ok(0.3, 0.05, 232), accent: "#475569" },
  },
  // Fired clay and apricots: browns of little colour were mud.
  clay: {
    colors: { primary: ok(0.44, 0.095, 46), accent: ok(0.53, 0.12, 62), fill: ok(0.9, 0.08, 82) },
    second: { background: ok(0.34, 0.08, 28), accent: ok(0.41, 0.075, 44) },
    lettering: "soft",
  },
  sepia: {
    colors: { primary: ok(0.35, 0.045, 45), accent: ok(0.41, 0.09, 28), fill: ok(0.88, 0.065, 86) },
    second: { background: ok(0.285, 0.075, 26), accent: ok(0.36, 0.06, 45) },
    lettering: "soft",
  },
  signal: {
    colors: { primary: ok(0.27, 0.006, 90), accent: ok(0.34, 0.012, 90), fill: "#FFD21F" },
    second: { background: ok(0.36, 0.055, 85), accent: ok(0.44, 0.09, 80), fill: "#FFD21F" },
  },
  night: {
    colors: { primary: ok(0.33, 0.13, 280), accent: ok(0.34, 0.105, 258), fill: ok(0.91, 0.11, 96) },
    second: { background: ok(0.395, 0.14, 300), accent: ok(0.33, 0.13, 280), fill: ok(0.91, 0.11, 96) },
  },
  crayon: {
    colors: { primary: ok(0.49, 0.165, 256), accent: ok(0.52, 0.11, 190), fill: ok(0.91, 0.15, 97) },
    second: { background: ok(0.37, 0.07, 195), accent: ok(0.49, 0.165, 256), fill: ok(0.91, 0.15, 97) },
  },
  ink: {
    colors: { primary: ok(0.34, 0.072, 254), accent: ok(0.37, 0.05, 232), fill: ok(0.86, 0.09, 86) },
    second: { background: ok(0.41, 0.08, 236), accent: ok(0.34, 0.072, 254), fill: ok(0.88, 0.09, 86) },
  },
};
