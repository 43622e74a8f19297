import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { contactsIn, leadTo } from "./contacts.ts";

/** What a film's last scene shows: its sentences, and the lines that stay under them. */
function endOf(brief: string, language: string) {
  const { visual } = film(brief, language).scenes.at(-1) ?? assert.fail("no scene");
  if (visual.kind !== "statement") assert.fail(visual.kind);
  return {
    said: [visual.text, ...(visual.more ?? []).map(({ text }) => text)],
    reach: (visual.contacts ?? []).map(({ text, by }) => `${by} ${text}`),
    cues: (visual.contacts ?? []).map(({ cue }) => cue),
  };
}

const BODY = "Das Rad gehört nach drei Jahren Ihnen. Die Firma zahlt die Versicherung und jede Wartung.";

test("ways to reach somebody are lines of their own, each with its word, to the film's last frame", () => {
  const french = endOf(
    `# Ramoner avant l'hiver\n\n## Pourquoi ?\nQuand le bois brûle mal, la fumée laisse un dépôt dans le conduit. Ce dépôt peut s'enflammer.\n\n## Prenez rendez-vous\nAppelez le 04 50 00 12 34 ou réservez sur martel-ramonage.example. Avant le 30 septembre, profitez de 10 % de remise.\n`,
    "fr",
  );
  assert.deepEqual(french.said, ["Appelez", "Avant le 30 septembre, profitez de 10 % de remise"]);
  assert.deepEqual(french.reach, ["phone 04 50 00 12 34", "web martel-ramonage.example"]);
  assert.deepEqual(french.cues, [
    { sentence: 0, offset: 11 },
    { sentence: 0, offset: 42 },
  ]);
  const german = endOf(
    `# Ihr Dienstrad\n\n## Worum es geht\n${BODY}\n\n## Fragen?\nFrau Nowak aus der Personalabteilung hilft Ihnen unter Durchwahl 214 oder per Mail an rad@hallwanger.example. Sprechstunde ist dienstags von 14 bis 16 Uhr.\n`,
    "de",
  );
  assert.deepEqual(german.said, [
    "Frau Nowak aus der Personalabteilung hilft Ihnen",
    "Sprechstunde ist dienstags von 14 bis 16 Uhr",
  ]);
  assert.deepEqual(german.reach, ["phone Durchwahl 214", "mail rad@hallwanger.example"]);
});

test("one sentence with one address needs no lines, and no address in the middle of a film has any", () => {
  const one = endOf(
    `# Ihr Dienstrad\n\n## Worum es geht\n${BODY}\n\n## Fragen?\nSchreiben Sie an rad@hallwanger.example.\n`,
    "de",
  );
  assert.deepEqual(one.reach, []);
  const early = film(
    `# Ihr Dienstrad\n\n## Fragen?\nSchreiben Sie an rad@hallwanger.example oder rufen Sie 0711 123456 an. Wir helfen gern.\n\n## Worum es geht\n${BODY}\n`,
    "de",
  );
  for (const { visual } of early.scenes)
    assert.ok(visual.kind !== "statement" || visual.contacts === undefined, JSON.stringify(visual));
});

test("what leads to the lines stands without the words that only join them", () => {
  for (const [sentence, lead] of [
    ["Call us on 0117 496 0123 or book at tidewell.example.", "Call us"],
    ["Rufen Sie uns unter 0711 123456 an.", "Rufen Sie uns an"],
    ["Escríbanos a hola@taller.example o llame al 912 345 678.", "Escríbanos"],
    ["Prenota su bottega.example o al numero 02 1234 5678.", "Prenota"],
  ] as const)
    assert.equal(leadTo(sentence), lead, sentence);
  // What goes on behind an address would be lost.
  assert.equal(leadTo("Write to hello@tidewell.example and tell us what you need by Friday."), null);
  assert.equal(leadTo("Book at tidewell.example or text FIX to 07700 900431."), null);
  assert.equal(leadTo("tidewell.example"), null);
  assert.equal(leadTo("We are glad to help."), null);
});

test("an extension is a way to reach somebody, a year or an amount is none", () => {
  assert.deepEqual(
    contactsIn("Durchwahl 214, im Jahr 2024, 300 Euro, Tel. 0711 123456").map(({ text }) => text),
    ["Durchwahl 214", "0711 123456"],
  );
});

test("a telephone behind a question stands with who is called", () => {
  for (const [language, ending] of [
    ["de", "Fragen? Hausverwaltung Lindner, Telefon 0351 555 0187."],
    ["en", "Questions? Harbour Office, phone 0131 555 0123."],
  ] as const) {
    const brief = `# Ihr Dienstrad\n\n## Worum es geht\n${BODY}\n\n${ending}\n`;
    const { visual } = film(brief, language).scenes.at(-1) ?? assert.fail("no scene");
    assert.equal(visual.kind, "statement");
    assert.match(JSON.stringify(visual), /Lindner|Harbour Office/);
  }
});

test("two telephones stand each with what it is called for, under no heading that tells of something else", () => {
  for (const [language, heading, body, ending] of [
    ["en", "Prevention", "- Clean the drains\n- Tie the boats", "In an emergency call 112. For questions reach the office, phone: 01632 960 983."],
    ["ro", "Prevenire", "Verificați prizele în fiecare lună. Nu lăsați aparatele pornite peste noapte.", "La incendiu sunați la 112. Biroul administrativ: tel. 0264 555 123."],
    ["de", "Vorbeugen", "- Den Keller ausräumen\n- Die Klappe prüfen", "Im Notfall wählen Sie 112. Fragen beantwortet das Bauamt, Tel. 07071 2040."],
  ] as const) {
    const { scenes } = film(`# Film\n\n## A\n\n- x1\n- x2\n- x3\n\n## ${heading}\n\n${body}\n\n${ending}\n`, language);
    const { visual } = scenes.at(-1) ?? assert.fail("no scene");
    assert.ok(visual.kind === "bullets", `${language} ${visual.kind}`);
    assert.notEqual(visual.heading, heading);
    assert.deepEqual(visual.items.map(({ label, icon }) => [/\d/u.test(label), icon]), [[true, "phone"], [true, "phone"]]);
  }
}); // prettier-ignore

test("a word that only says how somebody is reached does not end what leads to the line", () => {
  for (const [sentence, lead] of [
    ["Reach the office of the commune, phone: 01632 960 983.", "Reach the office of the commune"],
    ["Biroul administrativ: tel. 0264 555 123.", "Biroul administrativ"],
    ["Das Bauamt hilft, Tel. 07071 20401.", "Das Bauamt hilft"],
    ["La mairie répond, tél. : 04 72 00 12 34", "La mairie répond"],
  ] as const)
    assert.equal(leadTo(sentence), lead, sentence);
  assert.equal(leadTo("Tel. 0264 555 123."), "Tel.");
});

test("an address written behind the last sentence is a line of its own below it", () => {
  for (const [language, ending, text] of [
    [
      "en",
      "Order by 31 January and the stakes are with you before budbreak. hello@rimewatch.example",
      "Order by 31 January and the stakes are with you before budbreak",
    ],
    [
      "de",
      "Bestellen Sie bis 31. Januar, dann sind die Stäbe vor dem Austrieb da. hallo@rimewatch.example",
      "Bestellen Sie bis 31. Januar, dann sind die Stäbe vor dem Austrieb da",
    ],
  ] as const) {
    // prettier-ignore
    const brief = `# Ihr Dienstrad\n\n## Worum es geht\n${BODY}\n\n${ending}\n`;
    const { visual } = film(brief, language).scenes.at(-1) ?? assert.fail("no scene");
    assert.equal(visual.kind, "statement");
    if (visual.kind !== "statement") return;
    assert.ok(JSON.stringify(visual).includes(`"${text}"`), JSON.stringify(visual));
    assert.deepEqual(
      visual.contacts?.map(({ by }) => by),
      ["mail"],
    );
  }
});
