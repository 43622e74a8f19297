import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";
import { ASKS_FOR_END, setsAgainst } from "./two-sided.ts";

test("how a film is to sound, set against how it is not, is no sentence that tells", () => {
  for (const said of [
    "Something warm but not sugary.",
    "Something warm but not sugary, the guests will see it too.",
    "Etwas Warmes, aber nicht zu kitschig.",
    "Quelque chose de chaleureux mais pas mièvre.",
    "Algo cálido pero no empalagoso, por favor.",
    "Qualcosa di caldo ma non sdolcinato.",
    "Iets warms, maar niet zoetsappig.",
    "Coś ciepłego, ale nie ckliwego.",
    "Tylko bez straszenia, dzieci i tak się boją.",
    "Что-то тёплое, но не слащавое.",
    "Только без пафоса.",
    "Щось тепле, але не солодкаве.",
    "Něco vřelého, ale ne sladkého.",
    "Något varmt men inte sockersött.",
    "Nur bitte keine Panikmache.",
    "Juste sans faire peur.",
    "משהו חם אבל לא דביק.",
    "温馨一点，但别煽情。",
    "温かく、でも甘すぎない感じで。",
    "따뜻하지만 너무 감상적이지 않게.",
  ])
    assert.ok(setsAgainst(said), said);
});

test("what is told of things that are one and not the other stays", () => {
  for (const said of [
    "Something old but not forgotten lies in the attic.",
    "Small but not weak.",
    "The water should be warm but not hot.",
    "Alt, aber nicht vergessen.",
    "Only without a coat it is cold.",
    "Tylko bez butów.",
  ])
    assert.ok(!setsAgainst(said), said);
});

test("whoever is asked to end on something makes the film", () => {
  for (const said of [
    "Could you close on the volunteers' phone number?",
    "Könnten Sie bitte mit der Nummer der Freiwilligen enden?",
    "Vous pourriez finir sur le numéro des bénévoles ?",
    "¿Podéis cerrar con el teléfono de los voluntarios?",
    "Potreste chiudere con il numero dei volontari?",
    "Kunnen jullie met het nummer van de vrijwilligers eindigen?",
    "Czy możecie zakończyć numerem do wolontariuszy?",
    "Можете закончить телефоном волонтёров?",
    "Kan ni avsluta med numret till volontärerna?",
  ])
    assert.match(said, ASKS_FOR_END);
  for (const said of ["Could you close the door?", "Can we end hunger?", "Könnten Sie damit leben?"])
    assert.doesNotMatch(said, ASKS_FOR_END);
});

test("both are kept out of a brief that has no other note, and what stands beside them is told", () => {
  const { text } = withoutOrder(`Night shelter winter rota

The shelter opens on 1 November and runs for 22 weeks. Each night needs six volunteers: two cook, two stay over and two make breakfast.

Last winter 143 guests stayed with us, most of them for less than a week. 61 found a room before March.

Doors open at 8 in the evening. Dinner is at 8.30, lights go out at 11, and breakfast is from 6.30.

Something warm but not sugary, the guests will see it too. Could you close on the volunteers' phone number? It is 0131 496 0144.`);
  assert.doesNotMatch(text, /sugary|close on/u);
  assert.match(text, /0131 496 0144/u);
});
