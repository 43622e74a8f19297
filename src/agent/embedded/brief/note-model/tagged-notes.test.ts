import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { runs } from "../../../../../test/support/runs.ts";
import { withoutOrder } from "../order.ts";
import { withoutTaggedNotes } from "./tagged-notes.ts";
import { unitsOf } from "./units.ts";

/** What is left, and what was taken, of a text in which ⟦notes⟧ are marked. */
function judged(marked: string): { left: string; taken: string[]; source: string } {
  const source = marked.replaceAll(/[⟦⟧]/gu, "");
  const { text, wishes } = withoutTaggedNotes(source, source, false);
  return { left: text, taken: wishes, source };
}

/** Briefs that nothing was trained on. */
const TAKEN: Readonly<Record<string, string>> = {
  "viewers and pace, below a title": `After your wisdom tooth is out

⟦For the recovery room tablet at Brindle Lane Dental Practice. Patients are a bit groggy, so go slowly and keep each picture simple.⟧

Bite gently on the gauze for 30 minutes. If it still bleeds, fold a fresh piece and bite for another 30 minutes. Do not rinse, spit or use a straw for 24 hours. The clot in the socket is what heals you.

Take the painkiller before the numbness wears off, usually within 2 hours. Never more than 8 paracetamol tablets in a day.

Swelling is worst on day 2 or 3 and should be going down by day 5. That is normal.`,
  "labels above an article": `Why does bread go hard?

⟦For: the screen above the counter in our bakery (and our Instagram). Style: friendly, curious. About a minute and a half.⟧

Most people think bread goes stale because it dries out. It doesn't, or not mainly. A loaf sealed in a bag goes stale too, though it has lost hardly any water.

The real reason is starch. In raw flour the starch sits in tight little grains. In the oven the grains take up water and swell, and the order breaks down. As the loaf cools the molecules line up again.`,
};

for (const [name, marked] of Object.entries(TAKEN))
  test(`notes are taken out where they stand: ${name}`, () => {
    const { left, source } = judged(marked);
    const notes = [...marked.matchAll(/⟦([^⟧]*)⟧/gu)].map(([, note = ""]) => note);
    for (const note of notes) assert.ok(!left.includes(note.slice(0, 40)), note);
    assert.equal(left.length, source.length);
    for (const told of marked.replaceAll(/⟦[^⟧]*⟧/gu, "").split("\n")) assert.ok(left.includes(told), told);
  });

test("a text without notes is left as it is", () => {
  for (const text of [
    `The ferry leaves at 7:20, 12:40 and 18:10. Please be at the pier ten minutes before. Dogs travel free, bicycles cost 4 euros.

In winter the noon boat does not run. If the wind is above force 8, the skipper decides, and you will find a note at the pier. Keep your ticket until you are back on land.

Questions? Ring the harbour office on 0161 496 0142. We look forward to seeing you on board.`,
    `# Vor dem ersten Schnitt

Eine Hecke schneidet man nicht, wenn Vögel darin brüten. Von März bis September ist nur der leichte Formschnitt erlaubt. Wer mehr wegnimmt, zahlt bis zu 10.000 Euro.

Schneiden Sie bei trübem Wetter. Halten Sie die Schere flach und gehen Sie langsam. Die Hecke soll unten breiter sein als oben, damit Licht an alle Zweige kommt.

Das Schnittgut bleibt eine Nacht liegen. So finden Igel und Käfer wieder heraus.`,
  ])
    assert.equal(withoutTaggedNotes(text, text, false).text, text);
});

test("who is told when to come is a viewer, though notes stand beside", () => {
  const invitation =
    "Apportez vos livres le mercredi de 14 h à 18 h, rue des Tilleuls. Pas d'encyclopédies, s'il vous plaît : personne n'en veut plus.";
  const { left } = judged(`Film pour l'écran du hall : la bouquinerie solidaire

Chaque samedi, la bouquinerie vend des livres donnés par les habitants. Un roman coûte 2 euros, une bande dessinée 3 euros et un livre pour enfants 50 centimes.

L'argent paie les cours de français : 60 % pour les salaires, 25 % pour les manuels et 15 % pour le loyer.

(Merci de parler lentement, beaucoup apprennent encore la langue.)

${invitation}`);
  assert.ok(left.includes(invitation));
});

test("what is not to be mentioned and how to end are read where a text has notes", () => {
  const { text, closing } =
    withoutOrder(`Hi Sam, bit of a rush job. We need something for the screen by the tool library counter, nothing longer than a minute and a half, and please no stock music.

The tool library on Canal Street lends 640 tools. In 2021 we had 85 members. Last year it was 412.

The most borrowed tools are the hammer drill, the long ladder and the carpet cleaner. A dirty mower costs us 40 minutes, and the charge for that is £5.

Don't mention the flood, people are sick of hearing about it. End with: borrow more, buy less.

Ta, Keisha`);
  assert.doesNotMatch(text, /flood|End with|Keisha|stock music/u);
  assert.match(text, /carpet cleaner/u);
  assert.equal(closing?.text, "borrow more, buy less");
});

test("a sentence with a remark in brackets is told as one", () => {
  const next =
    "Next year we want to replace the van (£18,000 needed, £5,200 raised so far), open a second collection point in Eastmoor by September, and keep two weeks' stock of baby milk at all times.";
  const { left } = judged(`Northgate Food Bank: our year in figures

We handed out 7,316 parcels this year, 18 per cent more than the 6,200 of the year before. Four in ten went to households with children.

Rent went up from £14,000 to £17,500 in October. The van cost us £6,100, nearly half of it repairs, and we don't expect it to pass another inspection.

132 people gave 11,400 hours. Nineteen of them have been with us since we opened in 2013.

${next}`);
  assert.ok(left.includes(next));
});

test("an equation on a line of its own is no note", () => {
  const equation = "6 CO2 + 6 H2O + light -> C6H12O6 + 6 O2";
  const told =
    "A houseplant never eats, yet it grows heavier every week.\n\nA leaf needs three things: water, carbon dioxide and light. It makes two: glucose, which is sugar, and oxygen.";
  const { left } = judged(`# How a leaf makes food\n\nHi, please keep this calm and short, for the school website.\n\n${told}\n\n${equation}\n\n${told}`);
  assert.ok(left.includes(equation));
}); // prettier-ignore

test("code, tables and items among others are no notes", () => {
  const text = `# Search

The list is sorted first. Then the search halves it with every step, and it needs ten steps for a thousand items and twenty for a million.

\`\`\`python
while low < high:
    mid = (low + high) // 2
\`\`\`

- Grid queues: projects wait years for a connection
- Permits: four to nine years for onshore wind
- Storage: evenings still need another source

It never looks at an item twice. That is why a telephone book is quick to use.`;
  const { taken, left } = judged(text);
  assert.deepEqual(taken, []);
  assert.equal(left, text);
});

test("units cover a text in order, within it, and never within a fence", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom("# Head", "A line. And more!", "- item", "1. one", "```", "x = 1", "", "| a | b |", "「はい。」と言った。"),
        { maxLength: 20 },
      ),
      (lines) => {
        const source = lines.join("\n");
        const units = unitsOf(source, source);
        units.forEach((unit, at) => {
          assert.ok(unit.start < unit.end && unit.end <= source.length);
          assert.ok(unit.start >= (units[at - 1]?.end ?? 0));
          assert.equal(unit.gone, false);
        });
      },
    ),
    { numRuns: runs(100) },
  ); // prettier-ignore
});

test("brackets within a sentence that goes on are no note", () => {
  const { left } = judged(`# Before the storm
What to do when the forecast says storm.

## At home
Fetch the first-aid kit (second drawer, blue box), gauze and tape. Charge your phone and close the shutters.

## The bag
The bag holds four things: a torch (with spare batteries, size AA), a radio, a blanket and 1,200 dollars in small notes.

## Who to call
Three people know the house: the caretaker (Mr Lund, ground floor), the plumber, and the café next door.
`);
  assert.match(left, /Mr Lund, ground floor/u);
});

test("what several things cost is told, however a sender says it", () => {
  const clinic = `Esto es lo que repito a cada paciente que llega con el tobillo torcido, lo paso a limpio para la sala de espera.

Primera semana: baja la carga, usa muletas si cojeas y mueve el pie varias veces al día. El hielo calma, pero no acelera la curación.

Segunda semana: apoya todo el pie, sube y baja de puntillas y mantén el equilibrio sobre una pierna treinta segundos.

Vuelve a correr cuando no se hinche al día siguiente, saltes sin dolor y ya no pienses en el tobillo.

Tarifas: valoración 45 €, sesión de 50 minutos 38 €, bono de 5 sesiones 170 €. Clínica Arga, Pamplona.`;
  assert.match(
    judged(clinic).left,
    /Tarifas: valoración 45 €, sesión de 50 minutos 38 €, bono de 5 sesiones 170 €/u,
  );
});

test("a formula is no note, and no told heading is left over nothing", () => {
  const source = `For apprentices in mechanical engineering, second year. After the film they can reckon what a trip costs. Sober tone, please, and no music.

# Wood or plastic? The pallet question

## Why ask at all
A pallet looks like nothing. We buy 60,000 a year, and one in five never returns.

## The sum that matters
$$\\text{cost per trip} = \\frac{\\text{price}}{\\text{trips}} + \\text{repairs}$$

## The other sum
Lifting the water with no counterweight would take

$$E = mgh \\approx 58.9\\ \\text{MJ}$$

## Remember
Shorter, tighter, lighter: higher.

## Style
Friendly and calm. Ninety seconds.`;
  const { text } = withoutTaggedNotes(source, source, false);
  for (const told of ["\\text{cost per trip}", "58.9", "Shorter, tighter, lighter: higher."])
    assert.ok(text.includes(told), told);
  assert.ok(!text.includes("no music"));
});

test("a lead whose sentence goes on behind its colon is told with it", () => {
  const brief = `# Syrena

Cel: wyjaśnić sygnały. Odbiorcy: mieszkańcy. Ton: spokojny.

## Sygnały
Syrena na remizie ma 5 kilowatów i słychać ją 2 kilometry dalej. Stara miała 1,5 kilowata.

## Zapamiętaj
Dźwięk, który faluje, znaczy: uważaj.`;
  assert.ok(withoutOrder(brief).text.includes("Dźwięk, który faluje, znaczy: uważaj."));
});
