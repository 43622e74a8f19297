import assert from "node:assert/strict";
import { test } from "node:test";
import { waySteps } from "./way-steps.ts";

test("what is done under a heading that asks how is steps, with the last one", () => {
  for (const [language, heading, sentences] of [
    ["en", "How to make leaf mould", ["Drive four posts into the ground in a square.", "Wrap the wire around them.", "Rake up the leaves after rain.", "Fill the cage to the top.", "Then forget about it until next autumn."]],
    ["en", "How you pay with the app", ["You open the app and tap Pay.", "You scan the code on the counter.", "Then you check the amount.", "Finally you press the green button."]],
    ["fr", "Comment emprunter un vélo", ["On ouvre l'application.", "On choisit une station.", "On scanne le code du vélo.", "Enfin, on retire le vélo de la borne."]],
    ["es", "Cómo reservar la pista", ["Abres la página del club.", "Eliges el día y la hora.", "Pagas con tarjeta.", "Al final recibes un código para la puerta."]],
    ["pl", "Jak oddać książkę", ["Podchodzisz do automatu.", "Skanujesz kartę.", "Wkładasz książkę do otworu.", "Na końcu odbierasz potwierdzenie."]],
    ["ja", "図書館で本を予約するには", ["サイトを開きます。", "本の題名を入力します。", "受け取る館を選びます。", "最後に「予約」を押します。"]],
  ] as const)
    assert.equal(waySteps(sentences, 0, language, heading)?.count, sentences.length, heading);
  for (const [language, heading, sentences] of [
    ["en", "How I learned to swim", ["My father threw me in.", "I swallowed half the lake.", "Then my mother stopped speaking to him."]],
    ["en", "How to stay safe online", ["Use a long password.", "Never share it with a friend.", "Ask somebody before you pay."]],
    ["de", "Wie ein Dorf verschwindet", ["Man merkt es zuerst am Laden.", "Man geht vorbei und er ist zu.", "Irgendwann läutet niemand mehr."]],
    ["fr", "Comment vieillit un vin", ["On croit que le temps suffit.", "On se trompe souvent.", "Un jour, il s'arrête."]],
    ["en", "What the sea does", ["You stand on the shingle.", "You listen.", "Then it is time to go home."]],
  ] as const)
    assert.equal(waySteps(sentences, 0, language, heading), null, heading);
}); // prettier-ignore
