import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { isConnective } from "./connective.ts";

test("a word that joins two thoughts is no label of what follows it", () => {
  for (const [language, item] of [
    ["en", "so: an eel pass. It is a sloping trough with bristles, and a trickle of water."],
    ["de", "Also: ein Floß mit Dach. Im Grunde eine Plattform auf Fässern und eine Bank."],
    ["fr", "Donc : une nouvelle salle. En gros deux pièces claires et une terrasse fermée."],
    ["es", "Así que: una nueva sala. Básicamente dos habitaciones con luz y una terraza cerrada."],
    ["sv", "Alltså: en flotte med tak. I grunden en plattform på tunnor och en bänk runt om."],
    ["pl", "Czyli: nowa sala. W zasadzie dwa jasne pokoje i zamknięty taras."],
    ["ru", "Итак: новый зал. По сути две светлые комнаты и закрытая терраса."],
    ["tr", "Yani: yeni bir oda. Aslında iki aydınlık oda ve kapalı bir teras."],
  ] as const) {
    const word = item.slice(0, item.search(/\s?:/u));
    assert.ok(isConnective(word), word);
    const { scenes } = film(
      `# Film\n\n## A\n\n- ${item}\n- ${item.replace(word, "X1")}\n\n## B\n\n- ${item}\n`,
      language,
    );
    const labels = scenes
      .flatMap(({ visual }) => (visual.kind === "bullets" ? visual.items : []))
      .map(({ label }) => label.toLowerCase());
    assert.ok(
      labels.every((label) => label !== word.toLowerCase()),
      labels.join(" | "),
    );
  }
});

test("what names something is a label, though such a word is in it", () => {
  const labels =
    "So far|Also open|Price|Then and now|Donc Marie|E-mail|I|A|Men|Then|Plus|Ja|Eli|Logo|Mais|Plus size|Dan";
  for (const label of labels.split("|")) assert.equal(isConnective(label), false, label);
});
