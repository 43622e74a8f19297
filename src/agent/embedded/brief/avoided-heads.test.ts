import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withoutAvoidedHeads } from "./avoided-heads.ts";

const ABOVE = "# Oysters\n\nWe grow oysters in mesh bags on steel trestles, and the sea comes back across the shore faster than people expect.\n\n"; // prettier-ignore
const BELOW = "\n\n## Prices\n\nA dozen costs 12 pounds.";
const told = (section: string): string => withoutAvoidedHeads(ABOVE + section + BELOW).text;

describe("withoutAvoidedHeads", () => {
  it("takes out what a film is not to do, with its heading", () => {
    for (const section of [
      "## Please avoid\n\nNo music over the horn section. Do not suggest that the work is a race; nobody here is paid by the bag.",
      "## Don'ts for the film\n\n- Faces of children\n- Our old logo",
      "## Not to be shown\n\nThe office.",
      "**What to avoid:**\n- sad music\n- jokes about age",
      "## Bitte vermeiden\n\n- Traurige Musik\n- Klischees über Bauern",
      "## À éviter\n\nPas de musique triste, pas de clichés.",
      "## A evitar\n\nMúsica triste y chistes.",
      "## Da evitare\n\nBattute e luoghi comuni.",
      "## Te vermijden\n\n- droevige muziek\n- grappen over boeren",
      "## Czego unikać\n\nSmutnej muzyki. Żadnych żartów.",
      "## Чего избегать\n\nГрустной музыки и шуток про рыбаков.",
      "## 避けてほしいこと\n\n- 悲しい音楽\n- 専門用語",
      "## 避免\n\n悲伤的音乐。",
    ]) {
      const left = told(section);
      assert.equal(left.length, (ABOVE + section + BELOW).length);
      assert.equal(left.replaceAll(/\s+/gu, " "), `${ABOVE}${BELOW}`.replaceAll(/\s+/gu, " "), section);
    }
    assert.match(withoutAvoidedHeads(`${ABOVE}## Not to be shown\n\nThe office.`).wishes.join(), /^Not to be shown\s+The office\.$/u); // prettier-ignore
  });

  it("leaves what viewers are to avoid", () => {
    for (const section of [
      "## What to avoid\n\n- Loose sleeves near the saw\n- Wet floors",
      "## Please avoid\n\nLoud music near the hide. Bright clothes. Perfume.",
      "## To avoid\n\nDon't water at noon. Don't cut the leader.",
      "## Don'ts\n\n- Don't show fear to the horse\n- Don't say that you need the money",
      "## Zu vermeiden\n\nStaunässe und späte Düngung.",
      "## À éviter\n\nLes sols calcaires.",
      "## Qué evitar\n\nEl riego a mediodía.",
      "## Please avoid\n\n",
      "## Avoiding the tide\n\nThe film of oil on the water is no film. The video shows it.",
      "## Чего избегать\n\nЗастоя воды.",
    ])
      assert.equal(told(section), ABOVE + section + BELOW, section);
  });

  it("is never all of a text, and stops at the next heading", () => {
    const alone = "## Not to be shown\n\nThe office.";
    assert.deepEqual(withoutAvoidedHeads(alone), { text: alone, wishes: [] });
    assert.equal(withoutAvoidedHeads("").text, "");
  });
});
