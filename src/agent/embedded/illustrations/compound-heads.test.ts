import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";

const named = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("a compound is the thing that its last noun names", () => {
  const SHOWN: [base: string, text: string, drawing: string][] = [
    ["de", "Die Schreibtischlampe brennt noch", "lamp"],
    ["de", "Die Wärmebildkamera hängt am Mast", "camera"],
    ["de", "Zwei Assistenzhunde warten", "dog"],
    ["nl", "De buitenkraan lekt", "tap"],
    ["sv", "Byggnadens timmerstockar torkar", "log"],
    ["nb", "Ta med arbeidshansker", "gloves"],
  ];
  for (const [base, text, drawing] of SHOWN)
    assert.ok(named(text, base).includes(drawing), `${text}: ${named(text, base).join(" ")}`);
});

test("a word that only ends like a thing's is none", () => {
  for (const text of [
    "Höchstens zwölf Patienten",
    "Das ist ein wichtiger Tag",
    "Der Durchmesser ist klein",
    "Das Rohr endet über dem Wasserspiegel",
    "Menschen mit Parkausweis",
    "Eine Schlampe",
  ])
    assert.deepEqual(
      named(text, "de").filter((one) => one !== "pipe"),
      [],
      text,
    );
});

test("a noun that only ends as another does is no compound of it", () => {
  const drawn = (text: string) => plainThings(text, "de").map(({ drawing }) => drawing);
  assert.deepEqual(drawn("Abgelaufene Prüfplakette entdeckt?"), []);
  assert.deepEqual(drawn("Die Fahrradkette ist neu"), ["chains"]);
});
