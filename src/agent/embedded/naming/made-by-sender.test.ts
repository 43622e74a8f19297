import assert from "node:assert/strict";
import { test } from "node:test";
import { madeBySender } from "./made-by-sender.ts";

test("what those make who write names their film", () => {
  for (const [said, name] of [
    ["Sou a Marta, da oficina de Coruche que faz mochilas de cortiça.", "Mochilas de cortiça"],
    ["Sono Giulia, della bottega di Faenza che fa piatti in ceramica dipinti a mano.", "Piatti in ceramica dipinti a mano"],
    ["I'm Tom, from the workshop in Hull that makes wooden oars.", "Wooden oars"],
    ["Ich bin Eva von der Werkstatt in Ulm, die Taschen aus Segeltuch näht.", "Taschen aus Segeltuch"],
    ["Soy Ana, del taller de Vigo que fabrica los remos de haya.", "Remos de haya"],
    ["Je suis Luc, de l'atelier de Riom qui fabrique des couteaux pliants.", "Couteaux pliants"],
  ] as const)
    assert.equal(madeBySender([said]), name);
}); // prettier-ignore

test("what makes somebody happy, counts or is told at length names nothing", () => {
  for (const said of [
    "Leave room for text that sells by the metre.",
    "We spoke on the telephone.",
    "I work at a bank that sells 12 kinds of loans.",
    "Ours is the shop that sells everything that you would ever want to have in your own house.",
    "",
  ])
    assert.equal(madeBySender([said]), null, said);
});
