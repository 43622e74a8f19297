import assert from "node:assert/strict";
import test from "node:test";
import { isView } from "../../../artifacts/views.ts";
import { readerOfWords } from "../illustrations/reader-of-words.ts";

const LANGUAGES =
  "en de fr es it pt nl sv da nb fi pl cs hu ro uk ru el tr ar he hi bn ta te th ko ja zh vi id".split(" ");

/** How the places that a text names in a table of words are read, each without its "-view". */
export function readerOfTable(table: string): (text: string, base: string) => string[] {
  const readerOf = readerOfWords({ words: table });
  return (text, base) => {
    const reader = readerOf(base);
    assert.ok(reader !== null, base);
    const terms = new Set(reader.termsOf(text));
    return reader.lexicon.entries
      .filter(({ sure }) => [...sure].some((word) => terms.has(word)))
      .map(({ drawing }) => drawing.replace("-view", ""));
  };
}

/** Tests that a table has so many places, each with words in every language, none of them twice or never found. */
export function testTable(table: string, size: number): void {
  const viewsIn = readerOfTable(table);
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));

  test("every row is a painted place of its own, with words in every language", () => {
    const views = rows.map(([view = ""]) => view);
    for (const view of views) assert.ok(isView(view), view);
    assert.equal(new Set(views).size, size);
    for (const [view, ...fields] of rows) {
      const told = fields.map((field) => field.split(" ")[0] ?? "");
      assert.deepEqual(told.toSorted(), LANGUAGES.toSorted(), view);
    }
  });

  test("every word is written once in its language and is found where it stands alone", () => {
    for (const base of LANGUAGES) {
      const words = rows.flatMap(([, ...fields]) =>
        fields
          .filter((field) => field.startsWith(`${base} `))
          .flatMap((field) => field.slice(base.length + 1).split(",")),
      );
      assert.equal(words.join(), [...new Set(words)].join(), `twice in ${base}`);
      for (const word of words) {
        const text = word.replaceAll("*", "");
        assert.ok(viewsIn(text, base).length > 0, `${base}: ${word}`);
      }
    }
  });
}
