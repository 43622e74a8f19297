import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { spelledOut } from "./shorthand.ts";

test("what is typed in a hurry is spelled out", () => {
  for (const [typed, spelled] of [
    ["what ppl need to know", "what people need to know"],
    ["closed til 22 nov", "closed until 22 Nov"],
    ["let Priya know by weds and she'll sort it", "let Priya know by Wednesday and she'll sort it"],
    ["dont go back in, i mean it", "don’t go back in, I mean it"],
    ["It isn't :)", "It isn't"],
    ["15 people waited at the lifts!!", "15 people waited at the lifts!"],
    ["once a yr w/ everybody, w/o coats", "once a year with everybody, without coats"],
    ["Pls read this on fri", "Please read this on Friday"],
  ] as const)
    assert.equal(spelledOut(typed), spelled, typed);
});

test("names, addresses and words that say something else stay", () => {
  for (const text of [
    "PPL is a pilot's licence",
    "Write to pls@dept.example",
    "https://dept.example/thx",
    "She wont to sing; he is a mon ami",
    "The ratio is 3:0 (Fig. 2)",
    "for i in range",
    "Mon, Tue and Wed are days",
  ])
    assert.equal(spelledOut(text), text);
});

test("a mail that somebody typed on the way to the airport is a film in whole words", () => {
  const brief =
    "Subject: FIRE DRILL thurs 10.30\n\nhi, me again\n\nso next thurs (14 nov) we have the drill, 2nd floor is doing theirs in Jan. last time it took us 9 min 20 to get everyone out which is NOT ok, landlord wants under 4. main problem = people went back for laptops!!\n\nwhat ppl need to know:\n- stairs A or C. NOT stair B (still closed til 22 nov)\n- don't use the lifts\n- dont go back in\n";
  const plan = film(brief, "en");
  const said = plan.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.equal(plan.title, "FIRE DRILL Thursday 10.30");
  assert.doesNotMatch(said, /\b(?:ppl|thurs|til|nov|dont)\b|!!/u);
  assert.match(said, /in Jan\. Last time it took/u);
  assert.match(said, /under 4\. Main problem/u);
});

test("days and months are written large, and a shortened word out", () => {
  assert.equal(
    spelledOut("between may and september, tuesdays 7pm, on 1 march, esp. in winter"),
    "between May and September, Tuesdays 7pm, on 1 March, especially in winter",
  );
  assert.equal(
    spelledOut("we may march on, and you may 2 weeks later"),
    "we may march on, and you may 2 weeks later",
  );
  assert.equal(
    spelledOut("poor and may bring a servant, april to may."),
    "poor and may bring a servant, April to May.",
  );
});

test("a laugh behind what is said goes, one that is spoken of stays", () => {
  assert.equal(spelledOut("42 spots (we have 11 now lol), and more"), "42 spots (we have 11 now), and more");
  assert.equal(spelledOut("we open at 7 haha. come early"), "we open at 7. come early");
  for (const said of ["She only wrote lol.", "The word lol", "What does it mean? LOL", "lol dolls for sale"])
    assert.equal(spelledOut(said), said);
});

test("who may and what marches is no month, whatever word stands before it", () => {
  for (const [typed, read] of [
    ["He is in poor health and may bring a servant.", "He is in poor health and may bring a servant."],
    ["This may help, and they march on to march again.", "This may help, and they march on to march again."],
    ["we open in april and may every year", "we open in April and May every year"],
    ["we paint the hall this may.", "we paint the hall this May."],
  ] as const)
    assert.equal(spelledOut(typed), read);
});
