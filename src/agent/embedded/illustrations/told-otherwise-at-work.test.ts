import assert from "node:assert/strict";
import test from "node:test";
import { insteadIn } from "./meant-instead.ts";
import { drawingsOfOtherKinds } from "./only-where.ts";
import { plainThings } from "./plain-things.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

const otherwise = (...told: string[]): ReadonlySet<string> => drawingsOtherwise(["A film", ...told]);
const drawn = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("plates of the Earth, doses of antivenom and instruments of brass are none of every day", () => {
  assert.ok(otherwise("Two tectonic plates collide.").has("fork-and-knife-with-plate"));
  assert.ok(otherwise("Erdbeben gibt es, wo Platten reiben.").has("fork-and-knife-with-plate"));
  assert.ok(!otherwise("Two plates stand on the table.").has("fork-and-knife-with-plate"));
  assert.ok(otherwise("Each dose of antivenom is counted.").has("pill"));
  assert.ok(otherwise("El suero antiofídico es gratis.").has("pill"));
  assert.ok(!otherwise("Take one tablet a day.").has("pill"));
  assert.ok(otherwise("The observatory has instruments of brass.").has("trumpet"));
  assert.ok(otherwise("Obdachlose schlafen hier.").has("crescent-moon"));
});

test("a hotel's bell rings for no bribe, and a medicine's box is no parcel", () => {
  assert.ok(otherwise("A bribe is anything of value.").has("bellhop-bell"));
  assert.ok(!otherwise("Ring at reception.").has("bellhop-bell"));
  assert.ok(otherwise("Dos medicamentos.", "El principio activo es el mismo.").has("package"));
  assert.ok(!otherwise("Un medicamento llegó.").has("package"));
});

test("a moon is drawn where a moon or sleep is told of, and an amphora where old times are", () => {
  assert.ok(drawingsOfOtherKinds(["The night bus leaves."]).has("crescent-moon"));
  assert.ok(!drawingsOfOtherKinds(["The moon rises."]).has("crescent-moon"));
  assert.ok(drawingsOfOtherKinds(["माँ ने घड़े में पानी भरा।"]).has("amphora"));
  assert.ok(!drawingsOfOtherKinds(["The Greek potter."]).has("amphora"));
});

test("on canals boats are barges, and a map of the world is not folded", () => {
  assert.equal(insteadIn(["A lift for boats", "The boats float."]).get("canoe"), "barge");
  assert.equal(insteadIn(["A river", "The boats float."]).get("canoe"), undefined);
  assert.equal(insteadIn(["Below sea level", "Most maps."]).get("map-trifold"), "world-map");
  assert.equal(insteadIn(["A walk in Leeds", "Take the map."]).get("map-trifold"), undefined);
});

test("verbs that are written like nouns show nothing", () => {
  assert.ok(!drawn("לפעמים קל לנחש את הפתרון", "he").includes("snake"));
  assert.ok(drawn("הנחש זוחל בחול", "he").includes("snake"));
  assert.ok(!drawn("Rør i dejen, til den slipper.", "da").includes("pipe"));
  assert.ok(drawn("Vandet løber i rør af kobber.", "da").includes("pipe"));
  assert.ok(!drawn("Please raise your glasses to Moira.", "en").includes("glasses"));
  assert.ok(!drawn("It happens in Mandarin too.", "en").includes("tangerine"));
  assert.ok(!drawn("Er pflanzte zwölf Hochstämme.", "de").includes("log"));
});
