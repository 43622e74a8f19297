import { ok, type WaysOfStyle } from "./ways.ts";

/** A lecture's papers. */
export const LECTURE_WAYS: WaysOfStyle = {
  ember: { colors: {}, second: { background: "#9A3412" } },
  leaf: {
    colors: { background: "#F8F9F2", primary: "#3F6B1F", accent: "#A8480B" },
    second: { background: "#2F4F1C", primary: "#B4D58F" },
  },
  sea: {
    colors: { background: "#F6F8FA", primary: "#1D5A96", accent: "#B4530A" },
    second: { background: "#153F69", primary: "#9CC8F2" },
  },
  plum: {
    colors: { background: "#FAF6F8", primary: "#8C2A5E", accent: "#2F6B57" },
    second: { background: "#611E42", primary: "#F2AFCF" },
  },
  gold: {
    colors: { background: "#FCF8EA", primary: "#8A5A00", accent: "#1D4E89" },
    second: { background: "#4F3A0E", primary: "#F0C674" },
  },
  teal: {
    colors: { background: "#F4F9F7", primary: "#0F6B63", accent: "#B0412A" },
    second: { background: "#0D4A45", primary: "#8AD6C7" },
  },
  slate: {
    colors: { background: "#F6F7F6", primary: "#3A4F68", accent: "#7A5F46" },
    second: { background: "#2B3440", primary: "#B9C4D2" },
  },
  // Linen, saddle leather and moss.
  clay: {
    colors: {
      background: ok(0.958, 0.022, 72),
      primary: ok(0.5, 0.115, 43),
      accent: ok(0.45, 0.07, 140),
      fill: ok(0.62, 0.115, 47),
      text: ok(0.27, 0.03, 50),
    },
    second: { background: ok(0.33, 0.05, 45), primary: ok(0.82, 0.09, 60) },
  },
  // Parchment, iron gall and oxblood.
  sepia: {
    colors: {
      background: ok(0.945, 0.032, 86),
      primary: ok(0.42, 0.105, 28),
      accent: ok(0.43, 0.055, 235),
      fill: ok(0.58, 0.065, 62),
      text: ok(0.26, 0.03, 62),
    },
    second: { background: ok(0.3, 0.038, 55), primary: ok(0.85, 0.06, 82) },
  },
  // White board, black and the yellow of a warning.
  signal: {
    colors: {
      background: ok(0.985, 0.008, 98),
      primary: ok(0.27, 0.012, 90),
      accent: ok(0.5, 0.19, 28),
      fill: "#FFCC00",
      text: "#111111",
    },
    second: { background: ok(0.24, 0.008, 90), primary: "#FFCC00" },
    lettering: "heavy",
  },
  // Dusk on paper: indigo and starlight.
  night: {
    colors: {
      background: ok(0.965, 0.013, 285),
      primary: ok(0.43, 0.15, 281),
      accent: ok(0.5, 0.1, 78),
      fill: ok(0.52, 0.13, 281),
    },
    second: { background: ok(0.26, 0.085, 281), primary: ok(0.88, 0.11, 95) },
  },
  // A paint box: sun, sky and coral.
  crayon: {
    colors: {
      background: ok(0.985, 0.018, 96),
      primary: ok(0.5, 0.17, 258),
      accent: ok(0.56, 0.18, 30),
      fill: ok(0.86, 0.155, 90),
      text: ok(0.25, 0.06, 265),
    },
    second: { background: ok(0.42, 0.15, 258), primary: ok(0.9, 0.14, 95) },
    lettering: "round",
  },
  // An office's bond: navy and brass.
  ink: {
    colors: {
      background: ok(0.976, 0.004, 250),
      primary: ok(0.36, 0.075, 254),
      accent: ok(0.51, 0.09, 76),
      fill: ok(0.42, 0.07, 254),
    },
    second: { background: ok(0.27, 0.062, 254), primary: ok(0.83, 0.085, 84) },
  },
  // Limestone, ochre and lichen.
  earth: {
    colors: {
      background: ok(0.948, 0.009, 85),
      primary: ok(0.49, 0.1, 62),
      accent: ok(0.45, 0.06, 165),
      fill: ok(0.64, 0.085, 70),
      text: ok(0.26, 0.015, 70),
    },
    second: { background: ok(0.31, 0.024, 75), primary: ok(0.82, 0.085, 74) },
  },
};

/** A training's desks. */
export const TRAINING_WAYS: WaysOfStyle = {
  ember: {
    colors: { background: "#FAF7F5", primary: "#A33B12", accent: "#0E6B7C" },
    second: { background: "#5E2712", primary: "#FDBA8C" },
  },
  leaf: {
    colors: { background: "#F5F8F4", primary: "#2F6B33", accent: "#B4540A" },
    second: { background: "#1E4523", primary: "#A8D5A2" },
  },
  sea: { colors: {}, second: { background: "#12355B" } },
  plum: {
    colors: { background: "#F8F6FA", primary: "#5F3A8F", accent: "#0E7C66" },
    second: { background: "#3B2560", primary: "#CDB4F0" },
  },
  gold: {
    colors: { background: "#FAF8F2", primary: "#84590A", accent: "#0F4C81" },
    second: { background: "#4A3510", primary: "#EBC470" },
  },
  teal: {
    colors: { background: "#F3F8F8", primary: "#0B6B70", accent: "#A8480B" },
    second: { background: "#0C444A", primary: "#8FD3D4" },
  },
  slate: {
    colors: { background: "#F5F6F7", primary: "#3B4856", accent: "#6A5A48" },
    second: { background: "#26313C", primary: "#5B6E82" },
  },
  // A bench: wood and linen.
  clay: {
    colors: {
      background: ok(0.962, 0.014, 70),
      primary: ok(0.47, 0.1, 45),
      accent: ok(0.45, 0.07, 145),
      fill: ok(0.55, 0.105, 47),
      text: ok(0.26, 0.025, 50),
    },
    second: { background: ok(0.33, 0.05, 45), primary: ok(0.82, 0.09, 60), text: ok(0.965, 0.014, 75) },
    lettering: "bookish",
  },
  // A reading room: vellum and oxblood.
  sepia: {
    colors: {
      background: ok(0.955, 0.02, 86),
      primary: ok(0.4, 0.09, 28),
      accent: ok(0.43, 0.055, 235),
      fill: ok(0.45, 0.07, 40),
      text: ok(0.25, 0.025, 62),
    },
    second: { background: ok(0.3, 0.038, 55), primary: ok(0.85, 0.06, 82), text: ok(0.965, 0.018, 85) },
    lettering: "bookish",
  },
  // A sign on a yard: yellow, black, and red for what is forbidden.
  signal: {
    colors: {
      background: ok(0.978, 0.012, 97),
      primary: ok(0.26, 0.012, 90),
      accent: ok(0.49, 0.19, 28),
      fill: "#FFC800",
      text: "#111111",
    },
    second: { background: ok(0.24, 0.008, 90), primary: "#FFC800", text: "#FFFFFF" },
    lettering: "heavy",
  },
  night: {
    colors: {
      background: ok(0.97, 0.009, 285),
      primary: ok(0.41, 0.14, 281),
      accent: ok(0.5, 0.1, 78),
    },
    second: { background: ok(0.27, 0.085, 281), primary: ok(0.88, 0.11, 95) },
  },
  crayon: {
    colors: {
      background: ok(0.978, 0.014, 96),
      primary: ok(0.48, 0.17, 258),
      accent: ok(0.56, 0.18, 30),
      fill: ok(0.85, 0.155, 88),
      text: ok(0.25, 0.06, 265),
    },
    second: { background: ok(0.42, 0.15, 258), primary: ok(0.9, 0.14, 95) },
    lettering: "round",
  },
  ink: {
    colors: {
      background: ok(0.968, 0.005, 250),
      primary: ok(0.33, 0.06, 254),
      accent: ok(0.5, 0.09, 76),
    },
    second: { background: ok(0.27, 0.062, 254), primary: ok(0.83, 0.085, 84) },
  },
  earth: {
    colors: {
      background: ok(0.952, 0.008, 85),
      primary: ok(0.46, 0.085, 62),
      accent: ok(0.45, 0.06, 165),
      text: ok(0.25, 0.015, 70),
    },
    second: { background: ok(0.31, 0.024, 75), primary: ok(0.82, 0.085, 74), text: ok(0.965, 0.01, 80) },
  },
};
