import assert from "node:assert/strict";
import { test } from "node:test";
import { titleOfSubject } from "./subject-line.ts";

test("a subject loses what is said of the mail behind what it is about", () => {
  for (const [line, title] of [
    ["curling film!! (sorry in advance for length)", "Curling"],
    ["Re: Re: allotment film thing (third time lucky)", "Allotment"],
    ["Krötenfilm, wie besprochen", "Krötenfilm"],
    ["film du four – mes idées en vrac", "Film du four"],
    ["The new kitchen, as discussed", "New kitchen"],
  ])
    assert.equal(titleOfSubject(line ?? ""), title);
});

test("a subject keeps what is no remark, and a film that is only of a kind names nothing", () => {
  assert.equal(titleOfSubject("How we said sorry (and meant it)"), "How we said sorry (and meant it)");
  for (const line of ["short film", "Safety video", "our film"])
    assert.equal(titleOfSubject(line), null, line);
});
