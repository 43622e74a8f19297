import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

/** What is said of a table that stands by itself in its section. */
function rowsOf(language: string, ...table: string[]): string[] {
  const rule = table[0]?.replaceAll(/[^|]+/gu, "-") ?? "";
  // Names alone say little of their language.
  const lead =
    language === "es"
      ? "Medimos los cinco pozos del valle el mismo día y la tabla muestra los resultados.\n\n"
      : "";
  const { scenes } = film(
    `# Film\n\n${lead}## A\n\n${[table[0], rule, ...table.slice(1)].join("\n")}\n`,
    language,
  );
  return scenes.flatMap(({ visual, narration }) => (visual.kind === "table" || visual.kind === "comparison" ? narration : [])); // prettier-ignore
}

test("which row has what is told by what it has, once the first row has said what is answered", () => {
  const en = rowsOf("en", "| Ticket | Pool | Towels | Guest |", "| Basic | yes | no | no |", "| Plus | yes | yes | no |", "| Top | yes | yes | yes |", "| None | no | no | no |"); // prettier-ignore
  assert.deepEqual(en.slice(-4), ["Basic: pool yes; towels and guest no.", "Plus: pool and towels.", "Top: pool, towels and guest.", "None: pool, towels and guest no."]); // prettier-ignore
  const es = rowsOf("es", "| Plan | Copias | Chat | Teléfono |", "| Básico | ✓ | ✗ | ✗ |", "| Alto | ✓ | ✓ | ✓ |", "| Otro | ✓ | ✗ | ✗ |", "| Empresa | ✓ | ✓ | ✓ |"); // prettier-ignore
  assert.deepEqual(es.slice(-2), ["Básico y otro: copias sí; chat y teléfono no.", "Alto y empresa: copias, chat y teléfono."]); // prettier-ignore
  const zh = rowsOf("zh", "| 卡 | 泳池 | 毛巾 |", "| 普通卡 | 有 | 无 |", "| 金卡 | 有 | 有 |", "| 家庭卡 | 无 | 有 |"); // prettier-ignore
  assert.deepEqual(zh.slice(-3), ["普通卡：泳池有；毛巾无。", "金卡：泳池和毛巾。", "家庭卡：毛巾。"]);
});

test("of many measures the least and the greatest are told, with who has them where only one does", () => {
  const es = rowsOf("es", "| Pozo | Nitratos | pH | Profundidad |", "| Fuente | 12 mg/l | 7,1 | 18 m |", "| Umbría | 31 mg/l | 7,4 | 25 m |", "| Molino | 58 mg/l | 6,8 | 9 m |", "| Eras | 22 mg/l | 7,2 | 9 m |", "| Roque | 9 mg/l | 7,3 | 62 m |"); // prettier-ignore
  assert.deepEqual(es.slice(-3), ["Nitratos: de 9 mg/l (Roque) a 58 mg/l (Molino).", "pH: de 6,8 (Molino) a 7,4 (Umbría).", "Profundidad: de 9 m a 62 m (Roque)."]); // prettier-ignore
  // Words of a unit keep the form they have beside their number.
  const ru = rowsOf("ru", "| Модель | Температура | Время работы | Вес |", "| Искра | 52 °C | 6 часов | 110 г |", "| Север | 48 °C | 9 часов | 145 г |", "| Кроха | 41 °C | 3 часа | 60 г |", "| Пламя | 58 °C | 5 часов | 130 г |", "| Тайга | 47 °C | 12 часов | 190 г |"); // prettier-ignore
  assert.equal(ru.at(-2), "Время работы: минимум 3 часа (Кроха), максимум 12 часов (Тайга).");
  assert.equal(ru.at(-1), "Вес: от 60 г (Кроха) до 190 г (Тайга).");
});

test("what is no measure is told row by row before them", () => {
  const said = rowsOf("en", "| Day | Price | Opens | Lanes |", "| Monday | £4.50 | 7:00 | 6 |", "| Tuesday | £4.50 | 7:00 | 6 |", "| Wednesday | £5.00 | 9:30 | 4 |", "| Friday | £6.00 | 7:00 | 6 |", "| Sunday | £7.50 | 9:30 | 2 |"); // prettier-ignore
  assert.deepEqual(said.slice(-6), ["Monday and Tuesday: opens 7:00.", "Wednesday: 9:30.", "Friday: 7:00.", "Sunday: 9:30.", "Price: from £4.50 to £7.50 (Sunday).", "Lanes: from 2 (Sunday) to 6."]); // prettier-ignore
});

test("numbers that name something, years, places in an order and rows with their sum have no least and greatest", () => {
  const rows = (cells: readonly string[]) => cells.map((cell, at) => `| ${"ABCDE"[at] ?? ""}lma | ${cell} | ${at * 7 + 20} kg | ${at * 3 + 4} m |`); // prettier-ignore
  for (const [head, cells] of [
    ["Room", ["12", "31", "7", "22", "9"]],
    ["Built", ["1904", "1950", "1988", "2003", "2011"]],
    ["Finish", ["3", "1", "2", "5", "4"]],
    ["Time", ["5–7 min", "6–9 min", "1–2 min", "3–4 min", "2–3 min"]],
    ["Time", ["5 min", "6 h", "1 min", "3 h", "2 min"]],
  ] as const) {
    const said = rowsOf("en", `| Name | ${head} | Weight | Height |`, ...rows(cells)).join(" ");
    assert.doesNotMatch(said, new RegExp(`${head}: from`, "u"));
    assert.match(said, /Weight: from 20 kg \(Alma\) to 48 kg \(Elma\)\./u);
  }
  const sums = rowsOf("en", "| Hall | Seats | Area | Height |", "| North | 40 | 60 m² | 3 m |", "| South | 90 | 120 m² | 5 m |", "| West | 20 | 30 m² | 4 m |", "| East | 35 | 55 m² | 6 m |", "| Total | 185 | 265 m² | 18 m |").join(" "); // prettier-ignore
  assert.doesNotMatch(sums, /from/u);
});

test("things across the columns are named with the first row; what is the same of all is said once", () => {
  const de = rowsOf("de", "| | Gas | Wärmepumpe | Pellets |", "| Preis | 9.000 € | 14.000 € | 17.000 € |", "| Platz | wenig | mittel | viel |", "| Lebensdauer | 20 Jahre | 20 Jahre | 20 Jahre |", "| Geräusch | leise | mittel | leise |"); // prettier-ignore
  assert.deepEqual(de.slice(-4), ["Preis: Gas, 9.000 €; Wärmepumpe, 14.000 €; Pellets, 17.000 €.", "Platz: wenig; mittel; viel.", "Lebensdauer: 20 Jahre.", "Geräusch: leise; mittel; leise."]); // prettier-ignore
  // Who does something is named in every row.
  const es = rowsOf("es", "| Aspecto | Ayuntamiento | Vecinos |", "| Limpieza | cada semana | cada día |", "| Herramientas | las compra | las devuelven |", "| Riego | zonas comunes | huertos propios |", "| Seguro | lo paga | no lo pagan |"); // prettier-ignore
  assert.match(es.at(-3) ?? "", /Ayuntamiento.*Vecinos/u);
  assert.equal(es.at(-2), "Riego: zonas comunes; huertos propios.");
  assert.match(es.at(-1) ?? "", /Ayuntamiento.*Vecinos/u);
});

test("a row with a gap names its columns, and one without is understood; so are values that no other unit is like", () => {
  const it = rowsOf("it", "| Sala | Mattina | Pomeriggio | Sera |", "| Sala blu | yoga | scacchi | coro |", "| Palestra | nuoto | basket | — |", "| Cucina | corso di pane | merenda | cena |"); // prettier-ignore
  assert.equal(it.at(-2), "Palestra, mattina: nuoto; pomeriggio: basket.");
  assert.equal(it.at(-1), "Cucina: corso di pane, merenda, cena.");
  const nl = rowsOf("nl", "| Machine | Prijs | Verbruik | Geluid |", "| Condens | 450 euro | 560 kWh | 65 dB |", "| Afvoer | 320 euro | 610 kWh | 66 dB |", "| Combi | 990 euro | 430 kWh | 70 dB |"); // prettier-ignore
  assert.equal(nl.at(-1), "Combi: 990 euro, 430 kWh, 70 dB.");
});
