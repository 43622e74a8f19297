import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { nominative } from "./nominative.ts";

test("a subject in another case is named as the text names it where a sentence begins", () => {
  for (const [base, subject, source, name] of [
    [
      "pl",
      "Ogrodzie społecznym",
      "Prosimy o film o ogrodzie społecznym.\n\nOgród społeczny powstał w 2016 roku.",
      "Ogród społeczny",
    ],
    ["pl", "Pszczołach dla dzieci", "Film o pszczołach dla dzieci\n\nPszczoły żyją w ulu.", "Pszczoły"],
    ["pl", "Szkole na Lipowej", "Film o szkole na Lipowej.\n\nSzkoła ma 240 uczniów.", "Szkoła na Lipowej"],
    [
      "ru",
      "Библиотеке для новых жителей",
      "Ролик о библиотеке для новых жителей\n\nБиблиотека открыта с десяти.",
      "Библиотека",
    ],
    ["ru", "Пасеку", "Нужен ролик про пасеку.\n\nПасека стоит на краю леса.", "Пасека"],
    ["uk", "Пекарню", "Потрібен ролик про пекарню.\n\nПекарня працює з шостої.", "Пекарня"],
    ["cs", "Knihovně", "Chceme film o knihovně.\n\nKnihovna má nový sál.", "Knihovna"],
  ] as const)
    assert.equal(nominative(subject, source, base), name);
});

test("where the text never names it so, the name is not taken; what is no such case stays", () => {
  assert.equal(nominative("Пасеку", "Нужен ролик про пасеку.\n\nДед держит ульи.", "ru"), null);
  assert.equal(nominative("Ogrodzie", "Film o ogrodzie.\n\nOgrodu nie ma od roku.", "pl"), null);
  for (const [base, subject, source] of [
    ["pl", "Jak zrobić chleb", "Film o jak zrobić chleb.\n\nChleb rośnie."],
    ["pl", "Ogród społeczny", "Temat: Ogród społeczny\n\nOgród powstał w 2016 roku."],
    ["ru", "«Чайка»", "Ролик о «Чайка».\n\nКатер построен в 1962 году."],
    ["de", "Garten", "Ein Film über Garten.\n\nDer Garten blüht."],
  ] as const)
    assert.equal(nominative(subject, source, base), subject);
});

test("a film about a community garden bears its name in Polish, a beekeeper's no accusative in Russian", () => {
  assert.equal(
    film(
      "Prosimy o krótki film o ogrodzie społecznym.\n\nOgród społeczny powstał w 2016 roku na terenie dawnego parkingu.\nDziś uprawia go 45 rodzin.\n",
      "pl",
    ).title,
    "Ogród społeczny",
  );
  assert.notEqual(
    film(
      "Нужен ролик про пасеку.\n\nДед держит двенадцать ульев на краю леса.\nОсенью он утепляет ульи соломой.\n",
      "ru",
    ).title,
    "Пасеку",
  );
});
