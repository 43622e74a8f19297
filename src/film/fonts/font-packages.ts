import { likelyLocale } from "./likely-locale.ts";

/**
 * The font packages a film may use. Each is split by its publisher into slices (subsets of Unicode);
 * a slice is registered under a family name of its own, `inter/latin`, so that a text names only the
 * few slices it needs: a list of all 101 slices of Chinese makes every measurement 70 times slower.
 */
export type FontPackage = {
  id: string;
  module: string;
  file: (slice: string) => string;
  /** Where the publisher gives no list of slices and their ranges. */
  slices?: readonly string[];
};

function variable(id: string): FontPackage {
  return {
    id,
    module: `@fontsource-variable/${id}`,
    file: (slice) => `files/${id}-${slice}-wght-normal.woff2`,
  };
}

export const INTER = variable("inter");
export const SOURCE_SERIF = variable("source-serif-4");
export const SPACE_GROTESK = variable("space-grotesk");
export const JETBRAINS_MONO = variable("jetbrains-mono");
export const PLEX_SANS = variable("ibm-plex-sans");
export const BRICOLAGE = variable("bricolage-grotesque");
export const FRAUNCES = variable("fraunces");
export const NOTO_SANS = variable("noto-sans");

/** Only the whole-set file draws in colour; the numbered slices of the package draw blank. */
export const EMOJI_FAMILY = "noto-color-emoji/emoji";
export const EMOJI: FontPackage = {
  id: "noto-color-emoji",
  module: "@fontsource/noto-color-emoji",
  file: () => "files/noto-color-emoji-emoji-400-normal.woff2",
};

/**
 * Signs of mathematics and keyboards that the others lack, from the formula's own face; a file each, which is
 * asked for what it has.
 */
export const SYMBOLS: FontPackage = {
  id: "mjx-ncm",
  module: "@mathjax/mathjax-newcm-font",
  file: (slice) => `chtml/woff2/mjx-ncm-${slice}.woff2`,
  slices: ["n", "ds", "sy", "sh"],
};

const SCRIPTS = [
  "arabic",
  "hebrew",
  "devanagari",
  "bengali",
  "tamil",
  "telugu",
  "thai",
  "khmer",
  "myanmar",
  "georgian",
  "armenian",
  "ethiopic",
].map((script) => variable(`noto-sans-${script}`));

const SIMPLIFIED = variable("noto-sans-sc");
const TRADITIONAL = variable("noto-sans-tc");
const JAPANESE = variable("noto-sans-jp");
const KOREAN = variable("noto-sans-kr");

/** Han characters are drawn differently by language, so the language's own package comes first. */
function hanPackages(language: string): FontPackage[] {
  const all = [SIMPLIFIED, JAPANESE, KOREAN, TRADITIONAL];
  const own = hanPackageOf(language);
  return own === null ? all : [own, ...all.filter((one) => one !== own)];
}

/** The package of a language written in Han, kana or hangul; null for others. */
export function hanPackageOf(language: string): FontPackage | null {
  const locale = likelyLocale(language);
  if (locale.language === "ja") return JAPANESE;
  if (locale.language === "ko") return KOREAN;
  if (locale.script === "Hant") return TRADITIONAL;
  if (locale.script === "Hans") return SIMPLIFIED;
  return null;
}

/** Packages in the order in which they are asked for a character. */
export function packageChain(first: FontPackage, language: string): FontPackage[] {
  const chain = [first, INTER, NOTO_SANS, ...SCRIPTS, ...hanPackages(language), SYMBOLS];
  return [...new Set(chain)];
}

export const ALL_PACKAGES: readonly FontPackage[] = [
  INTER,
  SOURCE_SERIF,
  SPACE_GROTESK,
  JETBRAINS_MONO,
  PLEX_SANS,
  BRICOLAGE,
  FRAUNCES,
  NOTO_SANS,
  ...SCRIPTS,
  SIMPLIFIED,
  TRADITIONAL,
  JAPANESE,
  KOREAN,
  SYMBOLS,
  EMOJI,
];
