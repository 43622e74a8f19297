import assert from "node:assert/strict";
import { test } from "node:test";
import { requestOf } from "../../../../../scripts/request-of.ts";
import { planFilm } from "../../plan-film.ts";

const titleOf = (prompt: string): string | undefined => planFilm(requestOf(prompt))?.title;
const TOLD =
  "We've been running since 1998 and have 2 minibuses and 23 volunteer drivers. Last year we did 6,410 trips. Anyone can ride with us. It costs £3.50 return. To book ring 01632 960 417 before noon.";

test("a text that says we is named by those whom its sender speaks for, and by no length", () => {
  const mail = `Hi there,\n\nI'm Maureen Tuckwell, I do the bookings for the Hallbeck Community Minibus. We need a short film, about a minute or so, for the screen in the waiting room.\n\n${TOLD}\n\nThanks ever so much\nMaureen`;
  assert.equal(titleOf(mail), "Hallbeck Community Minibus");
});

test("without a name of whom it speaks for the text names itself", () => {
  const mail = `Hi there,\n\nWe need a short film, about a minute or so, for the screen in the waiting room.\n\n${TOLD}`;
  assert.doesNotMatch(titleOf(mail) ?? "", /minute or so/u);
});
