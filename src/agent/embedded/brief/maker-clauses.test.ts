import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutMakerClauses } from "./maker-clauses.ts";

const squeezed = (text: string): string => text.replace(/[^\S\n]+/gu, " ").trim();

test("who is not to be filmed and how something is said are cut out of their sentence", () => {
  for (const [said, told] of [
    ["la nonna Rosa che fa i grissini a mano e non vuole che la si filmi", "la nonna Rosa che fa i grissini a mano"], // prettier-ignore
    ["ce lo chiedono tutti i giorni, rispondiamo senza offendere nessuno", "ce lo chiedono tutti i giorni"],
    [
      "we zijn met drie: Joris, Femke en Sam (Sam wil niet in beeld)",
      "we zijn met drie: Joris, Femke en Sam",
    ],
    ["dat vragen ze elke dag, niet te verdedigend graag", "dat vragen ze elke dag"],
    ["Two people help. Mr Patel doesn't want to be filmed.", "Two people help."],
    ["Parents park at the church. Say this kindly.", "Parents park at the church."],
    ["Our cook, who doesn't want to be filmed, starts at 4.", "Our cook starts at 4."],
    ["Er redet mit den Bäumen, das bitte nicht ins Lächerliche ziehen.", "Er redet mit den Bäumen."],
    ["Notre chef arrive à 4 h et ne veut pas être filmé.", "Notre chef arrive à 4 h."],
    [
      "Pilar amasa a mano y no quiere salir en cámara. Empieza a las 5.",
      "Pilar amasa a mano. Empieza a las 5.",
    ],
    ["Нина варит варенье и не хочет, чтобы её снимали. Мёд густеет.", "Нина варит варенье. Мёд густеет."],
    ["سلمى تخبز كل صباح ولا تريد تصويرها. نبيع 200 رغيف.", "سلمى تخبز كل صباح. نبيع 200 رغيف."],
    ["רותי אופה ולא רוצה שיצלמו אותה. אנחנו פותחים ב-7.", "רותי אופה. אנחנו פותחים ב-7."],
  ] as const) {
    const { text, wishes } = withoutMakerClauses(said);
    assert.equal(squeezed(text), told);
    assert.equal(text.length, said.length);
    assert.equal(wishes.length, 1);
  }
});

test("what is asked of viewers, and what somebody once did not want, is told", () => {
  for (const said of [
    "She says it kindly. He did not want to be filmed in 1950.",
    "Answer the phone within three rings, and say it politely.",
    "Park at the church, please.",
    "Niet te warm wassen. De trui wil niet in de droger.",
    "Er will nicht in den Ruhestand.",
  ])
    assert.equal(withoutMakerClauses(said).text, said);
});

test("they stay in a text that asks for no film", () => {
  const told = (text: string): string =>
    film(text)
      .scenes.flatMap(({ narration }) => narration)
      .join(" ");
  const story = "The painter has lived in the tower since 1990. She does not want to be filmed. Her pictures hang in forty houses of the village."; // prettier-ignore
  assert.match(told(`# The painter\n\n${story}\n`), /does not want to be filmed/u);
  assert.doesNotMatch(told(`Please make a short film about our painter.\n\n${story}\n`), /filmed/u);
});

test("what a sender says of the weight of something is said to the maker", () => {
  for (const said of [
    "That's where I want the weight.",
    "This is the main thing for me.",
    "Here I'd like more time.",
    "Please stress this part.",
    "Da möchte ich den Schwerpunkt.",
    "Das ist für mich das Wichtigste.",
    "C'est là que je voudrais mettre l'accent.",
    "Ahí quiero el énfasis.",
    "Qui vorrei più tempo.",
    "Aqui quero mais tempo.",
    "Daar wil ik graag de nadruk op.",
    "Tu chcę położyć nacisk.",
    "Здесь хотелось бы сделать акцент.",
    "Ağırlığı buraya verin.",
    "هنا أريد التركيز.",
    "כאן אני רוצה את הדגש.",
    "यहाँ ज़ोर देना चाहते हैं।",
    "重点请放在这里。",
    "ここを強調してください。",
    "여기에 중점을 두어 주세요.",
  ]) {
    const { text, wishes } = withoutMakerClauses(`We are bad on air. ${said}\n\nOne lock, one key.`);
    assert.equal(text.replace(/\s+/gu, " "), "We are bad on air. One lock, one key.", said);
    assert.deepEqual(wishes, [said]);
  }
});

test("what somebody puts weight on is told", () => {
  for (const said of [
    "That's where the weight of the roof rests.",
    "Here we want children to try things.",
    "This is the main thing for farmers.",
    "Put the weight on your left foot.",
    "Our focus is on beginners.",
    "Das ist das Wichtigste.",
    "Hier liegt der Schwerpunkt des Flugzeugs.",
    "C'est le plus important.",
  ])
    assert.equal(withoutMakerClauses(said).text, said);
});
