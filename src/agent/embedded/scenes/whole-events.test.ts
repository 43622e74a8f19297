import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const PROGRAMME = `# Dia Aberto

Programa
10h00 Abertura e visita guiada às reservas (grupos de 15 pessoas)
14h00 Oficina de pintura a pincel sobre vidrado cru, com a mestra Idalina Serrão (a partir dos 8 anos)
15h30 O que fazer quando um azulejo se solta: não usar cimento, nem cola. Argamassa de cal
17h00 Conversa: o roubo de azulejos e o projeto SOS Azulejo. Desde 2017 é proibido por lei demolir fachadas azulejadas sem autorização
18h00 Sorteio de um painel
`;

test("what happens at an hour is shown with all that is told of it", () => {
  const { scenes } = film(PROGRAMME, "pt");
  const table = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "table");
  assert.ok(table?.kind === "table");
  const cells = table.rows.map(([, what = ""]) => what);
  assert.match(cells[1] ?? "", /8 anos\)$/u);
  assert.match(cells[2] ?? "", /Argamassa de cal$/u);
  assert.match(cells[3] ?? "", /sem autorização$/u);
});
