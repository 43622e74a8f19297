import assert from "node:assert/strict";
import test from "node:test";
import { viewOfFilm } from "./view-of-film.ts";

test("a film is about the place of its title that sentences take up", () => {
  const told = ["It opens at nine.", "Books are lent for two weeks.", "The librarian helps."];
  assert.deepEqual(viewOfFilm("Our library", told, "en"), { view: "library-view", isFirm: true });
});

test("or about the one that a good part of its sentences speak of", () => {
  const told = ["The nurse calls you.", "Patients wait.", "A doctor looks at the blood.", "Then you go."];
  assert.equal(viewOfFilm("What happens", told, "en")?.view, "clinic-view");
});

test("not about one that is named now and then, nor where two are told of alike", () => {
  const passing = ["It rained.", "He passed a farm.", "She slept.", "They sang.", "He ate.", "It was late."];
  assert.equal(viewOfFilm("A walk", passing, "en"), null);
  const two = ["The museum is old.", "The exhibition is new.", "Farmers came.", "Their harvest was good."];
  assert.equal(viewOfFilm("A day", two, "en"), null);
  assert.equal(viewOfFilm("", [], "en"), null);
});

test("what is spoken of at a meeting is elsewhere", () => {
  const told = ["The committee voted.", "A proposal was made.", "The meeting ended."];
  assert.deepEqual(viewOfFilm("Committee meeting", told, "en"), { view: "meeting-view", isFirm: false });
});

test("nor about one that it only imagines", () => {
  const told = ["Each house has its tenants.", "One tenant pays the rent.", "The next house is larger."];
  assert.notEqual(viewOfFilm("In our house", told, "en"), null);
  assert.equal(viewOfFilm("Imagine a street of houses", told, "en"), null);
});

const SWIM = [
  "Pupils learn to swim before they leave school.",
  "Each lesson lasts half an hour.",
  "The pool was closed in winter.",
  "A teacher and two lifeguards are there.",
  "In the sixth lesson she swam.",
];

test("nor about one whose words are said at another: lessons in a pool", () => {
  assert.equal(viewOfFilm("Swim Trust", SWIM, "en"), null);
  // Named by the title it is the place, whatever is beside it; and a pool in passing changes nothing.
  assert.equal(viewOfFilm("In the classroom", [...SWIM, "The pupils sit."], "en")?.view, "classroom-view");
  const school = [
    "Pupils come at eight.",
    "They do their homework.",
    "Pupils write.",
    "On Fridays they swim.",
  ];
  assert.equal(viewOfFilm("A day at school", school, "en")?.view, "classroom-view");
});

test("a film of swimmers whose words mean the pool is about it", () => {
  const told = [...SWIM, "They start at the shallow end.", "Breaststroke comes first.", "The swimming pool is warm.", "Swimmers get a badge."]; // prettier-ignore
  assert.equal(viewOfFilm("Swim Trust", told, "en")?.view, "pool-view");
});

test("nor about one whose words are said where no picture is: teachers of dancers, a school at a mosque", () => {
  const dancers = [
    "Pupils learn to dance in pairs.",
    "Each lesson lasts an hour.",
    "A dancer from the ballet helps the teacher.",
    "Dancing is for every age.",
    "In May they dance for their parents.",
  ];
  assert.equal(viewOfFilm("Saturday School", dancers, "en"), null);
  const mosque = ["The mosque opens at noon.", "Pupils come to the mosque.", "Each lesson is free.", "The pupils help in the mosque.", "A mosque has many rooms."]; // prettier-ignore
  assert.equal(viewOfFilm("Open doors", mosque, "en"), null);
});

test("the same in other languages", () => {
  const told = ["Die Schüler lernen schwimmen.", "Im Unterricht geht es ins Becken.", "Der Bademeister hilft.", "Das Schwimmbad war zu."]; // prettier-ignore
  assert.equal(viewOfFilm("Schwimmen lernen", told, "de")?.view, "pool-view");
  const tanz = ["Die Schüler lernen tanzen.", "Im Unterricht geht es um den Takt.", "Die Schüler tanzen zu zweit.", "Der Tanz dauert lang."]; // prettier-ignore
  assert.equal(viewOfFilm("Tanzen lernen", tanz, "de"), null);
});
