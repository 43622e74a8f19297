import assert from "node:assert/strict";
import { test } from "node:test";
import { readParallels } from "./read-parallels.ts";
import { opensComparing } from "./relative-words.ts";

/** The sides that a passage of prose is shown as, or null; bars and rows as "bars", "table". */
function shown(language: string, text: string, heading?: string): string | null {
  const prose = { shown: text, spoken: text };
  const blocks = readParallels(
    [{ kind: "paragraph", text: prose, lines: [text], formulas: [], span: { start: 0, end: text.length } }],
    language,
    heading === undefined ? [] : [heading],
  );
  const found = blocks.find((block) => block.kind === "parallel");
  if (found?.kind !== "parallel") return null;
  if (found.shows.form !== "sides") return found.shows.form;
  return found.shows.sides
    .map(({ title, points }) => `${title}: ${points.map(({ text }) => text).join(" + ")}`)
    .join(" / ");
}

test("what describes a thing is neither the name of a side nor its value", () => {
  for (const [language, text] of [
    ["nl", "Een gezin dat drie keer per week droogt, doet dat 156 keer per jaar."],
    ["nl", "Een huis dat oud is kost veel. Een flat dat oud is kost minder."],
    ["en", "A knitted lace that lasts takes an hour and costs 4 euros. A Leavers lace that lasts takes two days and costs 180 euros."],
    ["en", "The house that stands by the river floods; the road that leads there floods too."],
    ["fr", "En été, qui veut nager vient au lac. En hiver, qui veut patiner vient au lac."],
    ["it", "La casa che sta sul fiume si allaga; la strada che porta lì si allaga anche."],
    ["es", "La casa que está junto al río se inunda; la calle que llega hasta allí también."],
    ["pl", "Dom, który stoi nad rzeką; droga, która tam prowadzi."],
    ["ru", "Дом, который стоит у реки; дорога, которая ведёт туда."],
    ["uk", "Будинок, який стоїть біля річки; дорога, яка веде туди."],
    ["sv", "Huset som ligger vid ån; vägen som går dit."],
  ] as const)
    assert.equal(shown(language, text), null, text);
}); // prettier-ignore

test("a name ends before its verb, not before a word that both clauses have behind theirs", () => {
  for (const [language, text] of [
    ["de", "Der Zug fährt nach Köln hinein, der Bus kommt nach Bonn hinaus."],
    ["de", "Anna geht heute ins Bad, Ben bleibt heute im Garten."],
    ["nl", "Het zwembad opent altijd om acht uur; de sauna sluit altijd om negen uur."],
    ["fr", "La piscine ouvre toujours à huit heures ; le sauna ferme toujours à neuf heures."],
    ["es", "El tren sale para Madrid temprano; el autobús llega para mediodía a Toledo."],
    ["it", "Il treno parte per Roma presto; il bus arriva per mezzogiorno a Bari."],
    ["pt", "O comboio parte para Lisboa cedo; o autocarro chega para almoçar ao Porto."],
    ["pl", "Basen otwiera zawsze o ósmej; sauna zamyka zawsze o dziewiątej."],
    ["ru", "Бассейн открывают всегда в восемь; сауну закрывают всегда в девять."],
    ["sv", "Badet öppnar alltid klockan åtta; bastun stänger alltid klockan nio."],
  ] as const)
    assert.equal(shown(language, text), null, text);
}); // prettier-ignore

test("two things of which the same is told keep their sides", () => {
  for (const [language, text, sides] of [
    ["en", "Arteries carry blood away from the heart; veins carry it back.", "Arteries: Carry blood away from the heart / Veins: Carry it back"],
    ["de", "Mieter zahlen jeden Monat, während Eigentümer einmal zahlen.", "Mieter: Zahlen jeden Monat / Eigentümer: Einmal zahlen"],
    ["es", "Los inquilinos pagan cada mes, mientras que los propietarios pagan una vez.", "Inquilinos: Pagan cada mes / Propietarios: Pagan una vez"],
    ["nl", "Een warmtepompdroger verbruikt 240 kWh; een condensdroger verbruikt 560 kWh.", "bars"],
    ["uk", "Артерії несуть кров від серця, а вени несуть кров назад.", "Артерії: Несуть кров від серця / Вени: Несуть кров назад"],
  ] as const)
    assert.equal(shown(language, text), sides);
}); // prettier-ignore

test("under a heading that names both, a side that is described is told in its whole sentence", () => {
  assert.equal(
    shown("nl", "Een gezin dat drie keer per week droogt, betaalt 60 euro. Een alleenstaande die één keer droogt, betaalt 20 euro.", "Gezin of alleenstaande?"), // prettier-ignore
    "Gezin: Een gezin dat drie keer per week droogt, betaalt 60 euro / Alleenstaande: Een alleenstaande die één keer droogt, betaalt 20 euro",
  );
  assert.equal(
    shown("es", "Una familia que seca tres veces paga 60 euros. Un soltero que seca una vez paga 20 euros.", "¿Familia o soltero?"), // prettier-ignore
    "Familia: Una familia que seca tres veces paga 60 euros / Soltero: Un soltero que seca una vez paga 20 euros",
  );
});

test("what compares belongs to the name before it where a verb follows", () => {
  assert.ok(opensComparing(" più veloce impiega circa 3 ore", "it"));
  assert.ok(opensComparing(" le plus rapide met 3 heures", "fr"));
  assert.ok(opensComparing(" más rápido tarda 3 horas", "es"));
  for (const [rest, language] of [[" impiega più tempo", "it"], [" è più veloce", "it"], [" costs more", "en"], ["", "it"]] as const) assert.ok(!opensComparing(rest, language), rest); // prettier-ignore
});
