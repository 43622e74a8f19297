import assert from "node:assert/strict";
import { test } from "node:test";
import { withGershayim } from "./gershayim.ts";

const CASES: [written: string, expected: string][] = [
  ['חולצה עולה 25 ש"ח, והסעה 10 ש"ח.', "חולצה עולה 25 ש״ח, והסעה 10 ש״ח."],
  ['640 ק"ג אשפה, בדוא"ל', "640 ק״ג אשפה, בדוא״ל"],
  ['נכתב ב"הארץ" אתמול', 'נכתב ב"הארץ" אתמול'],
  ['הוא אמר: "בוא". והלך', 'הוא אמר: "בוא". והלך'],
  ['he said "ok" twice', 'he said "ok" twice'],
];

for (const [written, expected] of CASES) test(written, () => assert.equal(withGershayim(written), expected));
