import assert from "node:assert/strict";
import { test } from "node:test";
import { pointsBack, saidAtEnd } from "./said-at-end.ts";

test("an order for the end that brings somebody's words names whose they are", () => {
  const french = saidAtEnd("Il meurt.\n\nTerminez sur cette image, et sur ce mot que Napoléon aurait dit à Delambre : « Les conquêtes passent. »");
  assert.equal(french?.line, "Les conquêtes passent.");
  assert.equal(french?.by, "Napoléon");
  assert.equal(saidAtEnd('Text. End on these words that Ada Lovelace wrote to a friend: "It weaves."')?.by, "Ada Lovelace");
  assert.equal(saidAtEnd("Text. Beenden Sie den Film mit dem Satz von Karl Valentin: „Morgen ist auch noch ein Tag.“")?.by, "Karl Valentin");
  assert.equal(saidAtEnd('Text. End with the line: "Bring it in."')?.by, null);
}); // prettier-ignore

test("what ends otherwise orders nothing", () => {
  assert.equal(saidAtEnd("She ended her letter with a question: “Are you well?”"), null);
  assert.equal(saidAtEnd("Terminez la pâte avec du beurre."), null);
  assert.equal(pointsBack("End on this picture, please."), true);
  assert.equal(pointsBack("Finissez sur cette tour."), true);
  assert.equal(pointsBack("End with a coat of varnish."), false);
});
