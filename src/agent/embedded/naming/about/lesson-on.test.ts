import assert from "node:assert/strict";
import test from "node:test";
import { lessonOn } from "./lesson-on.ts";

const REQUESTS: readonly (readonly [wish: string, language: string, topic: string | null])[] = [
  ["I teach geography to 13-year-olds in Bristol and I need a film to open a lesson on plate tectonics.", "en", "plate tectonics"],
  ["Hi, I'm making a display on lifeboats for our village hall and I need a one-minute film to go with it.", "en", "lifeboats"],
  ["Ich brauche einen Film zum Einstieg in eine Stunde über Vulkane für die 7b.", "de", "Vulkane"],
  ["J'ai besoin d'un film pour ouvrir un cours sur la photosynthèse en sixième.", "fr", "la photosynthèse"],
  ["Necesito un vídeo para empezar una clase sobre los volcanes.", "es", "los volcanes"],
  ["Mi serve un filmato per aprire una lezione sulla pila elettrica.", "it", "La pila elettrica"],
  ["Preciso de um vídeo para abrir uma aula sobre os vulcões.", "pt", "os vulcões"],
  ["Ik zoek een filmpje voor een les over vulkanen in klas 2.", "nl", "vulkanen"],
  ["The lesson on plate tectonics begins at nine.", "en", null],
  ["I need a film for a lesson on Friday 5 May.", "en", null],
]; // prettier-ignore

test("what a film opens or goes with names it by its topic", () => {
  for (const [wish, language, topic] of REQUESTS) assert.equal(lessonOn(wish, language), topic, wish); // prettier-ignore
});
