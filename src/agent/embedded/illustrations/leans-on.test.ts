import assert from "node:assert/strict";
import test from "node:test";
import { leansOnLast } from "./leans-on.ts";

/** Goes on about what the sentence before named. */
const GOES_ON: [base: string, sentence: string][] = [
  ["en", "It hunts along the rails"],
  ["en", "This keeps the rain out"],
  ["en", "Each of them weighs two kilos"],
  ["de", "Diese Pumpe hält zwanzig Jahre"],
  ["de", "Jeder wiegt zwei Kilo"],
  ["fr", "Cette pompe dure vingt ans"],
  ["sv", "Den är från 1920"],
  ["ja", "その屋根は藁です"],
  ["ko", "그 지붕은 짚이다"],
];
/** Speaks of a time, of the film or of something else. */
const GOES_NOWHERE: [base: string, sentence: string][] = [
  ["en", "This year we have three stretches"],
  ["en", "Each child gets a sheet of paper"],
  ["en", "These days nobody calls"],
  ["de", "Jedes Jahr kommen 1,4 Millionen Menschen"],
  ["de", "Diese Woche bleibt geschlossen"],
  ["de", "Jedes Kind bekommt ein Blatt"],
  ["fr", "Cette année, trois tronçons nous attendent"],
  ["es", "Este año son tres tramos"],
  ["it", "Questa settimana si chiude prima"],
  ["nl", "Deze zomer komen we terug"],
  ["pl", "Każdego roku przyjeżdża milion osób"],
  ["ru", "Каждый год приезжает миллион человек"],
  ["sv", "Den kalla luften drar ihop slemhinnan"],
  ["da", "Det er søndag"],
  ["ja", "その日は休みです"],
  ["ja", "それでは始めましょう"],
  ["ko", "그 해 겨울은 추웠다"],
  ["zh", "这些年他一直在这里"],
  ["hi", "यह साल अच्छा रहा"],
];

test("a pronoun goes on about what was named last; one before a time, or before a noun that is each in turn, does not", () => {
  for (const [base, sentence] of GOES_ON) assert.equal(leansOnLast(sentence, base), true, sentence);
  for (const [base, sentence] of GOES_NOWHERE) assert.equal(leansOnLast(sentence, base), false, sentence);
});
