import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

/** What each scene behind the title shows. */
function seen(prompt: string, language: string): string[] {
  const { scenes } = film(prompt, language);
  return scenes.slice(1).map(({ visual }) => (visual.kind === "chart" ? `${visual.chart}: ${visual.heading}` : visual.kind)); // prettier-ignore
}

test("an item of a list that is a chart by itself has a scene of its own, in its place", () => {
  assert.deepEqual(
    seen(
      [
        "# Il pane",
        "",
        "- il nostro pane costa 5,20 € al chilo, ce lo chiedono tutti i giorni",
        "- la farina viene dal mulino Ferrero di Bra, grano di tre contadini che conosciamo per nome",
        "- dove vanno i 5,20: farina e lievito madre 1,10 · persone 2,35 · luce e gas 0,80 · affitto 0,45 · tasse 0,30 · quello che resta a noi 0,20",
        "- la luce: nel 2020 pagavamo 7.400 euro l'anno, nel 2021 9.100, nel 2022 21.300, nel 2023 16.800, nel 2024 14.200",
        "- buttiamo pochissimo: il pane di ieri lo vendiamo a metà prezzo dalle 17",
        "- siamo in cinque: Marta e Luca al forno, Ilaria e Denis al banco",
      ].join("\n"),
      "it",
    ),
    ["bullets", "donut: Dove vanno i 5,20", "line: La luce", "bullets"],
  );
  assert.deepEqual(
    seen(
      "# The club\n\n## What we are proud of\n\n- We meet every Thursday in the old school.\n- The roof was mended by ourselves.\n- Members: 2019 84, 2020 61, 2021 75, 2022 102, 2023 131\n- Of 131 members 58 are children, 40 adults, 33 pensioners\n- New members are welcome.",
      "en",
    ),
    ["bullets", "line: Members", "donut: Of 131 members", "statement"],
  );
});

test("steps, prices, and items that are all alike stay a list", () => {
  const charts = (prompt: string, language: string): string[] =>
    seen(prompt, language).filter((one) => one.includes(":"));
  assert.deepEqual(charts("# Prices\n\n- Open daily from 9 to 5\n- Tickets: adults €12, children €6, families €25, seniors €9\n- Dogs are welcome", "en"), []); // prettier-ignore
  assert.deepEqual(charts("# Teig\n\n1. Wiegen Sie ab: Mehl 500, Wasser 320, Butter 80, Zucker 20\n2. Alles eine Stunde ruhen lassen\n3. Den Teig backen", "de"), []); // prettier-ignore
  assert.deepEqual(charts("# Two farms\n\n- North: 2019 84 pigs, 2020 61, 2021 75\n- South: 2019 44 pigs, 2020 51, 2021 65", "en"), []); // prettier-ignore
  assert.deepEqual(charts("# The club\n\nFive things:\n\n- We meet every Thursday.\n- Members: 2019 84, 2020 61, 2021 75, 2022 102\n- The roof was mended.\n- New members are welcome.", "en"), []); // prettier-ignore
});
