import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function told(brief: string, language: string): string {
  return film(brief, language)
    .scenes.flatMap(({ narration }) => narration)
    .join(" ");
}

test("values that answer a question are told as an answer, and the question once", () => {
  const romanian = told(
    "# Corul\n\n## Început\nCorul s-a înființat la Sibiu. Câți coriști cântau de Crăciun? 1920: 12; 1930: 28; 1940: 31; 1950: 64. Azi cântă nepoții.",
    "ro",
  );
  assert.match(romanian, /de Crăciun\? (?:În )?12 în 1920, 28 în 1930/iu);
  assert.equal(romanian.match(/de Crăciun/gu)?.length, 1);
  const english = told(
    "# The club\n\n## How it grew\nNobody believed in it. How many members did the club have? 2015: 120, 2017: 150, 2019: 310. Then the hall burnt down.",
    "en",
  );
  assert.doesNotMatch(english, /grew rose|\?:|\? rose/u);
  assert.match(english, /120 in 2015, 150 in 2017/u);
});

test("what is measured still opens what is told of its course", () => {
  assert.match(
    told(
      "# The club\n\n## Members\nMembers of the club: 2015: 120, 2017: 150, 2019: 310. Then the hall burnt down.",
      "en",
    ),
    /Members of the club rose from 120 in 2015/u,
  );
});
