import assert from "node:assert/strict";
import { test } from "node:test";
import { bidsToMakeFilm } from "./make-a-film.ts";

const CASES: [sentence: string, bids: boolean][] = [
  ["इसे स्कूल के वार्षिकोत्सव के लिए छोटी फ़िल्म में बदल दीजिए।", true],
  ["इस कहानी को एक वीडियो में बदल दें।", true],
  ["उसने अपनी कहानी को फ़िल्म में बदल दिया।", false],
];

for (const [sentence, bids] of CASES) test(sentence, () => assert.equal(bidsToMakeFilm(sentence), bids));
