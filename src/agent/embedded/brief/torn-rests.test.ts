import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";
import { withoutTornRests } from "./torn-rests.ts";

const SOURCE = [
  "Can you make this into a video to show before the visit, year 9 and 10 mostly.",
  "Dave says can it be in our colours (dark green and cream) if poss.",
  "The bridge (built in 1931) is long.",
].join("\n\n");

function cut(...pieces: string[]): string {
  return pieces.reduce((text, piece) => text.replace(piece, " ".repeat(piece.length)), SOURCE);
}

test("the end of a request and a bracket between two notes go with them", () => {
  const left = cut("Can you make this into a video to show before the visit,", "Dave says can it be in our colours", "if poss."); // prettier-ignore
  const { text, wishes } = withoutTornRests(SOURCE, left);
  assert.equal(text.length, SOURCE.length);
  assert.equal(text.trim(), "The bridge (built in 1931) is long.");
  assert.deepEqual(wishes, ["year 9 and 10 mostly.", "(dark green and cream)"]);
});

test("what says something by itself stays", () => {
  const told = cut("The bridge");
  assert.equal(withoutTornRests(SOURCE, told).text, told);
  const source = "Please make a film about our market, which opens on Saturday at nine in the square.";
  const left = source.replace(/^.*?, /u, (said) => " ".repeat(said.length));
  assert.equal(withoutTornRests(source, left).text, left);
});

test("who writes in Japanese, and what need not be shown in Portuguese, is said to the maker", () => {
  const mail =
    "お疲れさまです。管理組合の西田です。\n\nエレベーターホールのモニターで流す動画をお願いできますか。\n\n排水管清掃のお知らせ\n\n年に一度の洗浄を行います。蛇口から水を流してください。";
  const read = readBrief(mail);
  assert.ok(read.wishes?.some((wish) => wish.includes("西田")));
  assert.equal(read.title?.shown ?? read.sections[0]?.title?.shown ?? "排水管清掃のお知らせ", "排水管清掃のお知らせ");
  const ad =
    "Oi, preciso de um vídeo para o Instagram do ateliê.\n\nAulas de cerâmica às terças, das 19h às 21h30. Cada aula custa R$ 180.\n\nNão precisa colocar preço do estacionamento, ainda não fechamos isso.\n\nBeijo, Lu";
  assert.ok(readBrief(ad).wishes?.some((wish) => wish.includes("estacionamento")));
  // Salt is no price.
  const recipe = "Preciso de um vídeo da receita.\n\nFerva a água. Não precisa colocar sal.\n\nSirva quente.";
  assert.ok(JSON.stringify(readBrief(recipe).sections).includes("sal"));
}); // prettier-ignore

test("how a film is not to be, and in which colours, is said to the maker", () => {
  const mail =
    "hi, can you make a short film for our rowing club?\n\nOpen day is Saturday 14 June, 10am till 3pm, free. You can go out in a boat with one of our coaches. Kids have to be 11 or over.\n\nplease don't make it too posh, most of us are teachers and plumbers. Our colours are dark green and yellow.";
  const read = readBrief(mail);
  const told = JSON.stringify(read.sections);
  assert.doesNotMatch(told, /posh|colours/u);
  assert.ok(read.wishes?.some((wish) => wish.includes("dark green")));
  const swedish = readBrief(
    "Hej! Kan ni göra en kort film om vår cykelverkstad?\n\nHos oss lagar du din cykel själv. Vi har öppet tisdagar mellan 17 och 20.\n\nVåra färger är grönt och vitt.",
  );
  assert.doesNotMatch(JSON.stringify(swedish.sections), /färger/u);
  assert.ok(swedish.wishes?.some((wish) => wish.includes("grönt")));
  const lesson = readBrief("# Flags\n\nOur colours are dark green and yellow. They stand for the woods and the sun.");
  assert.match(JSON.stringify(lesson), /dark green/u);
}); // prettier-ignore

test("the end of a bracket goes with the order that it began with, and a fact in it stays", () => {
  for (const [bracket, order, gone] of [
    [
      "(Please don't make this into a war film, Alan. Two seconds and move on.)",
      "(Please don't make this into a war film, Alan.",
      true,
    ],
    ["(Keep this short. The bomb fell on 12 March 1941.)", "(Keep this short.", false],
  ] as const) {
    const source = `All the windows went. ${bracket}`;
    const { text } = withoutTornRests(source, source.replace(order, " ".repeat(order.length)));
    assert.equal(text.trim() === "All the windows went.", gone, text);
  }
});
