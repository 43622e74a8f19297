import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withoutPartCues } from "./part-cues.ts";

const left = (source: string): string => withoutPartCues(source).text.replaceAll(/ {2,}/gu, " ").trim();

describe("cues of a film's parts", () => {
  it("takes out what comes first or last, where it is proposed or has a reason that no step has", () => {
    for (const [source, told] of [
      ["Start with the Whitechapel one. It weighed 130 tonnes.", "It weighed 130 tonnes."],
      ["Start with the cluster, because nobody believes it. The bees press together.", "The bees press together."],
      ["I'd begin with my mother. She never wanted to make a cheese.", "She never wanted to make a cheese."],
      ["Begin maar met de belletjes in de emmer, dat vinden ze leuk. Haal de band eruit.", "Haal de band eruit."],
      ["Zacznij od konia, to zawsze działa. W kopalni pracowały konie.", "W kopalni pracowały konie."],
      ["Tu peux commencer par la tempête, tout le monde s'en souvient. La mer a ouvert une brèche.", "La mer a ouvert une brèche."],
      ["まず靴の話から始めてもらえますか。靴を脱ぎます。", "靴を脱ぎます。"],
      ["开头就讲手吧，客人最爱看师傅的手。炒龙井全靠一双手。", "炒龙井全靠一双手。"],
    ] as const)
      assert.equal(left(source), told);
  }); // prettier-ignore

  it("takes out what the maker is asked for, and what names a story or so many questions", () => {
    for (const [source, told] of [
      ["A film on goats. Can you open with the bees. They rest.", "A film on goats. They rest."],
      ["A film on goats. Start with the one about the goat. It ran.", "A film on goats. It ran."],
      ["A film on goats. Start with the three questions. They rest.", "A film on goats. The three questions. They rest."],
    ] as const)
      assert.equal(left(source), told);
  }); // prettier-ignore

  it("tells what stands behind a colon, and behind 'say somewhere that'", () => {
    assert.equal(left("Maybe start with a table: 60 quid bill."), "60 quid bill.");
    assert.equal(left("Then explain how it grows, because nobody knows: fat cools."), "Fat cools.");
    assert.equal(left("Oh, and say somewhere that drones are thrown out."), "Drones are thrown out.");
    assert.equal(left("Закончить можно так: постойте здесь."), "Постойте здесь.");
    assert.equal(left("Sonunu da şöyle bağlarsın: Usta der ki."), "Usta der ki.");
  });

  it("tells what a cue names with its article or by its count", () => {
    assert.equal(left("End with the three Ps. Pee, poo, paper."), "The three Ps. Pee, poo, paper.");
    assert.equal(left("You might finish on the first warm day: they come out."), "The first warm day: they come out."); // prettier-ignore
    assert.equal(left("Avsluta med tre saker: dubbar, lina."), "Tre saker: dubbar, lina.");
  });

  it("leaves steps and stories, and is as long as before", () => {
    for (const source of [
      "Start with cold water. Bring it up slowly.",
      "Start with the base: mix flour and water.",
      "Finish with a coat of varnish.",
      "The story begins with my mother: she was nineteen.",
      "Give a speech? Start with who you are, because nobody knows.",
      "Fang langsam an. Die ersten zehn Kilometer fühlen sich leicht an.",
      "最後に、あなたも休んでください。",
    ])
      assert.equal(withoutPartCues(source).text, source);
    const source = "- Maybe open with this: a\n- Finish with a question like: would you live there?\n";
    assert.equal(withoutPartCues(source).text.length, source.length);
    assert.equal(withoutPartCues("Maybe start with a table:").text.length, 25);
  });

  it("a presentation that is named in passing leaves its cues to the film, and one that the text is on has parts itself", () => {
    const told = "The bees press together and shiver. ".repeat(14);
    const cue = "Start with the cluster, because nobody believes it.";
    assert.equal(
      left(`${told}${cue} We show it before the presentation.`),
      `${told}We show it before the presentation.`,
    );
    for (const source of [`On a presentation. ${told}${cue}`, `${told}${cue} A speech. A speech. A speech.`])
      assert.equal(left(source), source);
  });

  it("what whoever watches may do, and a thing that is told apart from others, is told", () => {
    for (const said of [
      "We order a film for our bee club. You can start with one hive.",
      "We order a film on valves. Open with the one marked A. The valve turns.",
      "Queremos un vídeo de abejas. Puedes empezar con una colmena.",
      "Arıcılar için bir film istiyoruz. Başlangıçta evden girelim dedik.",
      "A film for the museum. You can start with one of the cheap tickets.",
      "A film on wood. Sand it twice. Finish with the two coats of varnish.",
    ])
      assert.equal(withoutPartCues(said).text, said);
  });
});
