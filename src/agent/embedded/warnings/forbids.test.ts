import assert from "node:assert/strict";
import { test } from "node:test";
import { forbids } from "./forbids.ts";
import { LARGE } from "./forbids.fixture.ts";
import { IDIOMS } from "./forbids-idioms.fixture.ts";
import { MORE } from "./forbids-more.fixture.ts";
import { TEMPTING } from "./forbids-tempting.fixture.ts";

for (const block of `${LARGE}${MORE}${TEMPTING}${IDIOMS}`.split(/^# /mu).slice(1)) {
  const [language = "", ...lines] = block.trim().split("\n");
  test(`${language}: what forbids or warns is known from what reassures, tells and denies`, () => {
    for (const line of lines)
      assert.equal(forbids(line.slice(2), language) !== null, line.startsWith("+"), line);
  });
}

test("what is forbidden without exception is forbidden firmly", () => {
  assert.equal(forbids("Never leave the pan alone.", "en"), "firm");
  assert.equal(forbids("Do not open the lid.", "en"), "plain");
  assert.equal(forbids("Hunde dürfen nicht hinein.", "de-AT"), "firm");
});

test("what somebody said, asked or once forbade forbids nothing", () => {
  const none = (language: string, ...texts: string[]): void => {
    for (const text of texts) assert.equal(forbids(text, language), null, text);
  };
  none(
    "en",
    "“Never open the lid,” said the old man.",
    "never came back to the island",
    "The coach shouted: “Do not touch the ball!”",
    "Why don't you open the lid?",
    "In 1920 the sale of beer was forbidden.",
    "In 1920 the sale of beer is forbidden in the whole country.",
    "We must not forget who paid for it.",
    "Don't mention the war, the landlord used to say, and then he'd talk of nothing else.",
  );
  none("ru", "Гусев спросил, почему нельзя починить старый.", "Это не запрещено.");
  none(
    "de",
    "Ich schnitze ihn jedes Mal neu, kleben ist verboten.",
    "Macht auch nichts, dann wird es Pizza.",
  );
  none("zh", "主任说，大家发言尽量简短，不要翻旧账。", "“不要动！”他喊道。", "他们不得不离开。");
  none("hi", "108 पर फ़ोन करें");
});

test("of several sentences those that forbid are a good part", () => {
  assert.equal(forbids("Never enter a bin. Crusts break.", "en"), "firm");
  assert.equal(forbids("Si lo muerde, siéntese y grite. No amarre el brazo.", "es"), "plain");
  assert.equal(
    forbids("The valley has eleven mills, and each of them has a story of its own. Don't run.", "en"),
    null,
  );
});

test("care that mostly tells what to do is no warning, what only adds whom to call is one", () => {
  const care: readonly (readonly [language: string, text: string])[] = [
    ["en", "Do not lift anything heavy, drink plenty of water, rest your arm, and call us if it bleeds."],
    ["pl", "Nie wyrzucaj. Oddaj. Odbierz."],
    ["fr", "Ne portez rien de lourd. Buvez beaucoup. Reposez-vous."],
    [
      "ar",
      "لا تحمل أشياء ثقيلة بالذراع نفسها حتى المساء، وأكثر من السوائل، وإذا شعرت بدوار فاستلقِ وارفع قدميك",
    ],
  ];
  for (const [language, text] of care) assert.equal(forbids(text, language), null, text);
  assert.equal(forbids("Do not touch the wire. Call the fire brigade.", "en"), "plain");
  assert.equal(forbids("Never touch the wire. Keep back. Call the fire brigade.", "en"), "firm");
  assert.equal(forbids("Do not touch the exhibits, the walls, or the glass.", "en"), "plain");
});
