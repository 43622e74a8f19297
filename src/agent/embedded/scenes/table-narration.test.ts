import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

test("a row that is said with its unit does not say it in its head as well", () => {
  const table = "| | Dřevo | Ocel |\n|---|---|---|\n| Cena (tisíc Kč) | 85 | 140 |\n| Hmotnost (kg) | 320 | 510 |\n| Životnost (let) | 30 | 60 |"; // prettier-ignore
  const { scenes } = film(`# Most\n\n## Srovnání\n\n${table}\n\n## Závěr\n\nOba mosty unesou traktor.`, "cs");
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.ok(said.includes("85 tisíc Kč"), said);
  assert.ok(!said.includes("Cena (tisíc Kč)"), said);
});
