import assert from "node:assert/strict";
import { test } from "node:test";
import { pricesIn } from "../parallel/price-rows.ts";
import { cutLabel } from "./cut-label.ts";
import { partedWhole } from "./parted-whole.ts";

const WHOLE = "Geçen yıl 640 çağrı aldık.";

test("Turkish parts that go to something are named as they stand alone", () => {
  const parts = partedWhole("Bunların 380'i yaşlı hastalara, 160'ı kazalara, 100'ü ise doğumlara gidiyor.", WHOLE, "tr"); // prettier-ignore
  assert.deepEqual(
    parts?.points.map(({ label }) => label),
    ["Yaşlı hastalar", "Kazalar", "Doğumlar"],
  );
});

test("where it is not sure how a Turkish name stands alone, or a verb is left, there are no parts", () => {
  for (const sentence of [
    "Bunların 380'i hastaya, 160'ı kazaya, 100'ü ise doğuma gidiyor.",
    "Bunların 380'i yaşlı hastalara, 160'ı kazalara, 100'ü ise doğumları bekliyor.",
  ])
    assert.equal(partedWhole(sentence, WHOLE, "tr"), null, sentence);
});

test("what only says that it was so is no name of a figure", () => {
  const figure = { display: "190", value: 190, decimals: 0, prefix: "", suffix: "" };
  for (const [base, label] of [
    ["fr", "Il y a trois ans, c'étaient 190"],
    ["en", "Three winters ago it was 190"],
    ["de", "Vor drei Wintern waren es 190"],
    ["nl", "Drie winters geleden waren het er 190"],
    ["it", "Tre inverni fa erano 190"],
  ] as const)
    assert.equal(cutLabel(label, "190", figure, base), null, label);
});

test("what is concluded of something is no thing with a price", () => {
  for (const sentence of [
    "So the heat pump costs £2,000 and the boiler £2,900.",
    "Therefore the pump costs £2,000 and the boiler £2,900.",
  ])
    assert.equal(
      pricesIn(sentence, "en", true, false)?.find(({ name }) => /^(?:so|therefore)/iu.test(name)),
      undefined,
      sentence,
    );
});
