import assert from "node:assert/strict";
import test from "node:test";
import { speaksInPictures, withoutComparisons } from "./comparisons.ts";
import { readerFor } from "./lexicons.ts";
import { withoutMeasures } from "./measures.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";
import { drawingsOfOtherKinds } from "./only-where.ts";
import { plainThings } from "./plain-things.ts";
import { judgeFor } from "./stands-for.ts";

const drawn = (text: string, drawing: string, told: string[] = [text], title = "", base = "en") => {
  const reader = readerFor(base);
  assert.ok(reader !== null);
  return judgeFor(title, told, reader).ofThoughts([text], undefined, [drawing])[0];
};
const names = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("what a thing is only measured by or likened to is not drawn", () => {
  assert.ok(!names("The nest is as long as a paperclip.", "en").includes("linked-paperclips"));
  assert.ok(!names("It was replaced by a bulb the size of a jam jar.", "en").includes("jar"));
  assert.ok(!names("Die Beere ist so groß wie ein Ei.", "de").includes("egg"));
  assert.ok(!names("Une pierre de la taille d'un œuf.", "fr").includes("egg"));
  assert.ok(!names("Hagel in der Größe von Eiern.", "de").includes("egg"));
  assert.ok(!withoutComparisons("Ceviz yumurta büyüklüğünde olur", "tr").includes("yumurta"));
  assert.ok(!withoutComparisons("Выпал град размером с яйцо", "ru").includes("яйц"));
  assert.ok(names("The egg is on the table.", "en").includes("egg"));
  assert.ok(speaksInPictures("The hammer leaves your hand, so to speak"));
});

test("spoons and cups that measure are no spoons and cups", () => {
  assert.ok(!withoutMeasures("2 tablespoons of oil").includes("spoon"));
  assert.ok(!withoutMeasures("İki çay kaşığı kahve").includes("çay"));
  assert.ok(withoutMeasures("Stir with a spoon").includes("spoon"));
});

test("an everyday thing in passing is not drawn, as a sentence's main thing or again it is", () => {
  const wall = "You will need two men, some time and a free Saturday against the wall";
  assert.equal(drawn(wall, "wall"), null);
  assert.equal(drawn("The wall keeps the wind off the garden", "wall"), "wall");
  assert.equal(drawn(wall, "wall", [wall], "The wall of our garden"), "wall");
  assert.equal(drawn("In the evening the children wait by the door", "door"), null);
});

test("a word of several senses needs another thing of its field in the film", () => {
  const jam = "A fitter cleared a jam with the stop pressed";
  assert.equal(drawn(jam, "jar"), null);
  const jars = "The jar stands in the cellar";
  assert.equal(drawn(jars, "jar", [jars, "Wash the strawberries and the tomatoes."]), "jar");
});

test("what has another colour in the text is not drawn in its own", () => {
  assert.equal(drawn("The red flag means that nobody may swim", "triangular-flag"), null);
  assert.equal(drawn("The flag means that nobody may swim", "triangular-flag"), "triangular-flag");
});

test("a drawing of one kind stands where the film speaks of that kind", () => {
  assert.ok(drawingsOfOtherKinds(["The iron bridge was opened in 1905."]).has("bridge"));
  assert.ok(!drawingsOfOtherKinds(["The suspension bridge was opened in 1905."]).has("bridge"));
  assert.ok(drawingsOfOtherKinds(["In treno da Domodossola a Locarno"]).has("locomotive"));
  assert.ok(!drawingsOfOtherKinds(["Die Dampflok zieht den Zug."]).has("locomotive"));
  assert.ok(drawingsOfOtherKinds(["A crater on the planet Venus bears her name."]).has("ringed-planet"));
  assert.ok(!drawingsOfOtherKinds(["Of all planets Saturn is the lightest."]).has("ringed-planet"));
});

test("a thought that does not name the thing keeps it only where it goes on about it", () => {
  const reader = readerFor("en");
  assert.ok(reader !== null);
  const thoughts = ["The lobster hides in the rocks", "It sheds its shell every year", "We close at five"];
  const judged = judgeFor("", thoughts, reader).ofThoughts(thoughts, undefined, [
    "lobster",
    "lobster",
    "lobster",
  ]);
  assert.deepEqual(judged, ["lobster", "lobster", null]);
});

test("rocket among leaves, beans of coffee, a village like a tree and boats like bones are something else", () => {
  assert.ok(drawingsOtherwise(["Sow rocket and spinach in a cold frame."]).has("rocket"));
  assert.ok(drawingsOtherwise(["咖啡豆的烘焙曲线"]).has("beans"));
  assert.ok(!drawingsOtherwise(["The beans climb three metres."]).has("beans"));
  assert.ok(drawingsOtherwise(["A checkout outage on 14 May"]).has("shopping-cart"));
  assert.ok(!names("Этнографы возили фонограф по деревням.", "ru").includes("deciduous-tree"));
  assert.ok(names("У дома стоит дерево.", "ru").includes("deciduous-tree"));
  assert.ok(!names("Tot 1 maart varen we met twee oude dieselboten.", "nl").includes("bone"));
});
