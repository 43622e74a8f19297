import assert from "node:assert/strict";
import test from "node:test";
import { isView, VIEWS } from "../../../artifacts/views.ts";
import { FAR_VIEW_WORDS } from "./far-view-words.ts";
import { viewsIn } from "./named-views.ts";
import { VIEW_SIGNS } from "./view-signs.ts";
import { MORE_VIEW_WORDS } from "./more-view-words.ts";
import { VIEW_WORDS } from "./view-words.ts";

const sure = (text: string, base = "en"): string[] => [...viewsIn(text, base).sure.keys()];

test("every field of the tables is a view with words, none of them empty or twice in one language", () => {
  for (const [name, table] of Object.entries({ VIEW_WORDS, VIEW_SIGNS })) {
    for (const line of table.trim().split("\n")) {
      assert.match(line, /^[a-z]{2}: /u, line.slice(0, 40));
      for (const field of line.slice(4).split("; ")) {
        const [view = "", words = ""] = field.split("=");
        assert.ok(isView(view), `${name}: ${line.slice(0, 2)} ${view}`);
        for (const word of words.split(","))
          assert.match(word, /^[\p{L}\p{M}\p{N}'’&ー・ -]+\*{0,2}$/u, `${view}: ${word}`);
      }
    }
  }
});

test("English and German have words for every view", () => {
  for (const base of ["en", "de"])
    for (const view of VIEWS)
      assert.ok(
        VIEW_WORDS.split("\n").some((line) => line.startsWith(`${base}: `) && line.includes(`${view}=`)) ||
          (MORE_VIEW_WORDS + FAR_VIEW_WORDS)
            .split("\n")
            .some((line) => line.startsWith(`${view} |`) && line.includes(`| ${base} `)),
        `${base} ${view}`,
      );
});

test("a place is named by what takes place there, in many languages", () => {
  assert.deepEqual(sure("The patients sit in the waiting room."), ["clinic-view"]);
  assert.deepEqual(sure("Die Fähre liegt am Kai im Hafen.", "de"), ["harbour-view"]);
  assert.deepEqual(sure("Les élèves entrent dans la salle de classe.", "fr"), ["classroom-view"]);
  assert.deepEqual(sure("El público entra en el teatro.", "es"), ["stage-view"]);
  assert.deepEqual(sure("I muratori montano le impalcature.", "it"), ["site-view"]);
  assert.deepEqual(sure("Na fábrica há uma linha de montagem.", "pt"), ["factory-view"]);
  assert.deepEqual(sure("De boer brengt de oogst binnen.", "nl"), ["farm-view"]);
  assert.deepEqual(sure("Ученики пишут на уроке.", "ru"), ["classroom-view"]);
  assert.deepEqual(sure("Ми зустрілися в бібліотеці.", "uk"), ["library-view"]);
  assert.deepEqual(sure("Hastanede hastalar bekliyor.", "tr"), ["clinic-view"]);
  assert.deepEqual(sure("ביקרנו במעבדה.", "he"), ["laboratory-view"]);
  assert.deepEqual(sure("زرنا المتحف.", "ar"), ["museum-view"]);
  assert.deepEqual(sure("병원 대기실에서 기다립니다.", "ko"), ["clinic-view"]);
  assert.deepEqual(sure("我们在图书馆见面。", "zh"), ["library-view"]);
});

test("names, works, comparisons and what is denied name no place", () => {
  assert.deepEqual(sure("We wrote to Harbour Garden Ltd last week."), []);
  assert.deepEqual(sure("He read “The Library of Babel” twice."), []);
  assert.deepEqual(sure("It is on School Street, by Farm Lane."), []);
  assert.deepEqual(sure("There is no warehouse."), []);
  assert.deepEqual(sure("The office will answer."), []);
  assert.deepEqual(sure(""), []);
  assert.deepEqual(sure("classroom", "xx"), []);
});
