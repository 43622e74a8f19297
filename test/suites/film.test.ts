/** The film engine's tests that start no process: fonts are read and Skia loaded once. */
import { runInOneProcess } from "../support/one-process.ts";

await runInOneProcess([
  "src/film/{components,layout,styles,layers,timeline,entrances,overlays,places,icons,illustrations,motifs,damage,fonts}/**/*.test.ts",
]);
