import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutMemoLine } from "./memo-line.ts";

const BELOW =
  "\n\nThe clock above the door has run backwards since 1787. Guests who sat with their backs to it read it in the mirror.";
const above = (line: string): string => `**The clock**\n\n${line}${BELOW}`;

test("a line in italics that says what the text is, and for which film, is the memo's", () => {
  for (const line of [
    "*Curator's note for a short film in gallery 2. Helen Marsh, keeper of horology.*",
    "*Note d'intention pour un film d'accompagnement, salle 3. Claire Vasseur, conservatrice.*",
    "*Notatka kuratorska do krótkiego filmu w sali 3. Anna Wilk, kustoszka.*",
    "(Konzeptpapier für einen Film im Foyer)",
    "— Nota di regia per un video in sala 2",
  ]) {
    const { text, wishes } = withoutMemoLine(above(line));
    assert.equal(text.replaceAll(/\s+/gu, " "), above("").replaceAll(/\s+/gu, " "), line);
    assert.equal(text.length, above(line).length);
    assert.equal(wishes.length, 1);
  }
});

test("italics that tell stay, and so does a note far down", () => {
  for (const line of [
    "*A note in the drawer said that the film was lost.*",
    "*The memo arrived in May.*",
    "Note d'intention pour un film: la pendule tourne à l'envers depuis 1787.",
  ])
    assert.equal(withoutMemoLine(above(line)).text, above(line));
  const late = `**The clock**${BELOW}\n\nIt has one hand.\n\nAnd another.\n\n*Curator's note for a film in gallery 2.*`;
  assert.equal(withoutMemoLine(late).text, late);
});
