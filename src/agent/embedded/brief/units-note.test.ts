import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const heads = (note: string, head: string, above = false): string[] => {
  const table = `| ${head} |\n|---|---|---|\n| Eucalipto | 21 | 90 |\n| Pino | 9 | 40 |`;
  const text = above
    ? `# Árboles\n\n## Hoy\n\n${note}\n\n${table}`
    : `# Árboles\n\n## Hoy\n\n${table}\n\n${note}`;
  const blocks = readBrief(text).sections.flatMap((section) => section.blocks);
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ["table"],
    "the note is no text of its own",
  );
  const [block] = blocks;
  return block?.kind === "table" ? block.header.map(({ shown }) => shown) : [];
};

test("a note of what a table counts in goes to the heads of its columns", () => {
  const head = "Especie | Altura a los 10 años | Agua al día";
  const both = ["Especie", "Altura a los 10 años (metros)", "Agua al día (litros)"];
  assert.deepEqual(heads("(altura en metros, agua en litros)", head), both);
  assert.deepEqual(heads("(altura en metros y agua en litros)", head, true), both);
  assert.deepEqual(heads("(en toneladas)", "Especie | 2022 | 2023"), ["Especie", "2022 (toneladas)", "2023 (toneladas)"]); // prettier-ignore
  assert.deepEqual(heads("Alle Angaben in kg.", "Art | Holz | Laub"), ["Art", "Holz (kg)", "Laub (kg)"]);
  assert.deepEqual(heads("(alturas en metros)", "Especie | Altura (m) | Alturas"), ["Especie", "Altura (m)", "Alturas (metros)"]); // prettier-ignore
});

test("what speaks of other things stays", () => {
  for (const note of [
    "(vida en ciudades, vida en pueblos)",
    "La altura se mide en metros.",
    "(medido en mayo de 2024)",
  ]) {
    const text = `# Árboles\n\n| Especie | Altura | Agua |\n|---|---|---|\n| Pino | 9 | 40 |\n| Roble | 3 | 25 |\n\n${note}`;
    const { sections, intro } = readBrief(text);
    const blocks = [...intro, ...sections.flatMap((section) => section.blocks)];
    assert.ok(blocks.some((block) => block.kind === "paragraph" && block.text.shown === note), note); // prettier-ignore
    assert.ok(blocks.every((block) => block.kind !== "table" || block.header[1]?.shown === "Altura"));
    assert.ok(blocks.every((block) => block.kind !== "paragraph" || block.names === undefined));
  }
});

test("brackets of a heading that say what its figures count are heard with the figures, not with the heading", () => {
  const table = "| Source | Amount |\n|---|---|\n| Day tickets | 71,200 |\n| Café | 22,350 |";
  const read = (text: string) => {
    const [section] = readBrief(text).sections;
    const shown = section?.blocks.find((block) => block.kind === "table");
    const lead = section?.blocks.find((block) => block.kind === "paragraph");
    const head = shown?.kind === "table" ? (shown.header[1]?.shown ?? "") : "";
    return { head, lead: lead?.kind === "paragraph" ? lead.text : null, title: section?.title ?? null };
  };
  const led = read(`# Lido\n\n## Money\n\nWhere the money came from (£, 2024):\n\n${table}`);
  assert.equal(led.head, "Amount (£)");
  assert.deepEqual(led.lead, {
    shown: "Where the money came from (2024):",
    spoken: "Where the money came from:",
  });
  const headed = read(`# Lido\n\n## Income (in €)\n\n${table}`);
  assert.equal(headed.head, "Amount (€)");
  assert.deepEqual(headed.title, { shown: "Income", spoken: "Income" });
  for (const kept of [
    "Where the money came from (so far):",
    "Who came (2024):",
    "What we sold (£5 and more):",
  ]) {
    const { head, lead } = read(`# Lido\n\n## Money\n\n${kept}\n\n${table}`);
    assert.equal(head, "Amount");
    assert.equal(lead?.shown, kept);
  }
});
