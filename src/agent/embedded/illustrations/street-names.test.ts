import assert from "node:assert/strict";
import { test } from "node:test";
import { readerFor } from "./lexicons.ts";

test("what a street is called after is not what is spoken of", () => {
  for (const [language, text, not] of [
    ["en", "find us behind the old dairy on canning lane", "canning"],
    ["en", "We leave 12 Castle St on Friday.", "castle"],
    ["en", "Find us at 4 Bridge Gardens, beside the bakery.", "bridge"],
    ["fr", "La boulangerie est rue de la Pomme, près du pont.", "pomme"],
    ["it", "In via dei Gatti vive un cane.", "gatti"],
    ["fr", "Devenir bénévole au refuge des Tilleuls", "tilleul"],
    ["it", "La scuola delle Api apre a settembre.", "ap"],
    ["es", "En la calle del Sol hay un mercado.", "sol"],
  ] as const)
    assert.ok(
      !readerFor(language)
        ?.termsOf(text)
        .some((term) => term.startsWith(not)),
      text,
    );
  assert.ok(readerFor("en")?.termsOf("The castle St Andrews built still stands.").includes("castle"));
  assert.ok(readerFor("fr")?.termsOf("Une pomme par jour.").includes("pomme"));
  const terms = readerFor("fr")?.termsOf("La boulangerie des Tilleuls") ?? [];
  assert.ok(terms.some((term) => term.startsWith("boulangerie")));
  assert.ok(
    readerFor("fr")
      ?.termsOf("Les tilleuls de l'école")
      .some((term) => term.startsWith("tilleul")),
  );
  assert.ok(readerFor("it")?.termsOf("Il gatto va via con il topo.").includes("gatto"));
});

test("an estate, a road or a block of flats is called after a tree and is none", () => {
  for (const [language, text, not] of [
    ["zh", "梧桐里小区3号楼要加装电梯了", "梧桐"],
    ["zh", "樱花社区的电梯", "樱花"],
    ["ja", "松原団地のエレベーター", "松"],
    ["en", "Oak Tree Court gets a lift", "oak"],
    ["ru", "Дом стоит на улице Берёзовой", "берёз"],
  ] as const)
    assert.ok(
      !readerFor(language)
        ?.termsOf(text)
        .some((term) => term.startsWith(not)),
      text,
    );
  assert.ok(readerFor("zh")?.termsOf("小区里种了梧桐").includes("梧桐"));
});
