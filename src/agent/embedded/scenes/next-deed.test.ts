import assert from "node:assert/strict";
import { test } from "node:test";
import { opensNextDeed } from "./next-deed.ts";
import { screenStep } from "./screen-step.ts";

const step = (text: string) => ({
  title: { shown: text, spoken: text },
  detail: null,
  below: [],
  colon: false,
});

test("a step is not cut within what it names", () => {
  for (const [base, text] of [
    [
      "en",
      "A nurse checks your name, your date of birth and which eye is to be done, and marks it with an arrow",
    ],
    ["de", "Die Schwester prüft Ihren Namen, Ihr Geburtsdatum und welches Auge operiert werden soll"],
    ["fr", "L'infirmière vérifie votre nom, votre date de naissance et quel œil sera opéré ce jour"],
    ["ru", "Медсестра проверяет вашу фамилию, дату рождения и какой глаз будут оперировать сегодня"],
  ] as const) {
    const { title, detail } = screenStep(step(text), 5, base);
    assert.equal(title, text);
    assert.equal(detail, undefined);
  }
});

test("a step is parted before its next deed", () => {
  const { title, detail } = screenStep(
    step(
      "Run the knife around the inside of the old pot, turn it on its side and pull the plant out by the base of the stem",
    ),
    4,
    "en",
  );
  assert.equal(title, "Run the knife around the inside of the old pot");
  assert.equal(detail, "Turn it on its side and pull the plant out by the base of the stem");
  assert.equal(
    opensNextDeed("Mehl und Wasser verrühren", "eine Stunde an einem warmen Ort ruhen lassen", "de"),
    true,
  );
  assert.equal(opensNextDeed("水を注いで", "十分待ちます", "ja"), true);
  assert.equal(opensNextDeed("名前", "生年月日、手術する目を確認します", "ja"), false);
});
