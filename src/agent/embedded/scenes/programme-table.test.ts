import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

/** What is told of one table, below a title and a heading. */
function told(head: string, ...rows: readonly string[]): string[] {
  const columns = head.split("|").length;
  const lines = [head, Array.from({ length: columns }, () => "---").join("|"), ...rows];
  const table = lines.map((line) => `| ${line.split("|").join(" | ")} |`).join("\n");
  const { scenes } = film(
    `# ${TITLES[head] ?? "Open day"}\n\n## ${HEADINGS[head] ?? "The table"}\n\n${table}\n`,
  );
  return scenes.flatMap(({ narration }) => narration);
}

const GERMAN = "Uhrzeit|Was|Wo";
const POLISH = "Godzina|Co|Gdzie";
const SPANISH = "Tarea|Quién|Cuándo";
const TITLES: Readonly<Record<string, string>> = {
  [GERMAN]: "Das Schulfest am Samstag",
  [POLISH]: "Zlot harcerzy w lesie",
  [SPANISH]: "Preparamos la feria del barrio",
};
const HEADINGS: Readonly<Record<string, string>> = {
  [GERMAN]: "Was wir vorhaben",
  [POLISH]: "Program na sobotę",
  [SPANISH]: "Lo que falta por hacer",
};

test("what happens at an hour, and where, is told without the heads of its columns", () => {
  const de = told(GERMAN, "14:00|Begrüßung durch die Rektorin|Aula", "15:15|Physikshow|Raum 204", "16:00|Tombola|Schulhof"); // prettier-ignore
  assert.ok(de.includes("14:00: Begrüßung durch die Rektorin, Aula."), de.join("\n"));
  assert.ok(de.includes("15:15: Physikshow, Raum 204."), de.join("\n"));
  const pl = told(POLISH, "9:00|Śniadanie|Stołówka", "10:00|Marsz na orientację|Las", "13:00|Obiad|Stołówka");
  assert.ok(pl.includes("10:00: Marsz na orientację, Las."), pl.join("\n"));
  const en = told("Time|What|Where", "10:00|Welcome by the mayor|Main hall", "12:00|Lunch|Courtyard", "14:00|Tour of the tower|East gate"); // prettier-ignore
  assert.ok(en.includes("10:00: welcome by the mayor, main hall."), en.join("\n"));
});

test("amounts at an hour are no programme", () => {
  const tides = told("Time|Height|Wind", "04:00|1.2 m|12 km/h", "10:00|4.8 m|18 km/h", "16:00|1.1 m|25 km/h");
  assert.ok(!tides.includes("10:00: 4.8 m, 18 km/h."), tides.join("\n"));
});

test("of who does what by when, with what else it needs, who and when are told, and are no pair", () => {
  const said = told(
    "Task|Who|By when|Needs",
    "Pack the library|Nadia|Wednesday noon|Forty boxes",
    "Disconnect the servers|Tom and Ian|Thursday 18:00|Labels, cable ties",
    "Hire the van|Priya|Tuesday|Driving licence",
    "Clean the old office|Everyone|Friday evening|Mops",
  );
  assert.ok(said.includes("Pack the library: Nadia, Wednesday noon."), said.join("\n"));
  assert.ok(said.includes("Hire the van: Priya, Tuesday."), said.join("\n"));
  assert.ok(!said.some((sentence) => /Mops|Forty boxes/u.test(sentence)));
});

test("whom a column names keeps a capital, and the days beside them do not", () => {
  const said = told(
    SPANISH,
    "Abrir el local|Jaime Soto|Viernes a las 17:00",
    "Montar las mesas|Lucía|Viernes a las 18:00",
    "Comprar el pan|Andrés|Sábado temprano",
  );
  assert.ok(said.includes("Montar las mesas: Lucía, viernes a las 18:00."), said.join("\n"));
  assert.ok(said.includes("Comprar el pan: Andrés, sábado temprano."), said.join("\n"));
});

test("hours below parts of the day are told with them, and not as what they are", () => {
  const said = told("Pier|Morning|Noon|Evening", "Harbour|8:00|12:10|18:00", "Abbey|8:45|12:55|18:45", "Mill|9:05|13:15|19:05"); // prettier-ignore
  assert.ok(said.includes("Harbour: morning 8:00, noon 12:10 and evening 18:00."), said.join("\n"));
});
