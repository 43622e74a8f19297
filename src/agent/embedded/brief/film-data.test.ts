import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutFilmData } from "./film-data.ts";

const BELOW =
  "\n\nBeeswax melts at 63 degrees. We warm it in a tin that stands in hot water, never over a flame.";

void test("a paragraph of nothing but data of a film is not told", () => {
  for (const data of [
    "Financial literacy series, episode 3. Sixth-formers. 80 seconds.",
    "Craft club series, part 2. Year 4. 70 seconds.",
    "Klasse 7. Etwa 90 Sekunden. Einfache Sprache.",
    "درس علوم للصف الثامن – المدة المطلوبة: دقيقة ونصف تقريبًا. اللغة فصحى مبسّطة.",
  ])
    for (const title of ["", "# Candles\n"]) {
      const { text } = withoutFilmData(`${title}${data}${BELOW}`);
      assert.equal(text.replace(title, "").trim(), BELOW.trim(), data);
    }
});

void test("how long something takes is told, and so is what stands beside a fact", () => {
  for (const data of ["Serves 4. 20 minutes. Easy.", "40 minutes.", "Year 4. The sale is on 5 May. 70 seconds.", "Series 3."])
    assert.equal(withoutFilmData(`${data}${BELOW}`).text, `${data}${BELOW}`);
}); // prettier-ignore
