import assert from "node:assert/strict";
import { test } from "node:test";
import { thingIn } from "./thing-about.ts";

const REQUESTS: readonly (readonly [request: string, told: string, thing: string | null])[] = [
  ["¿Me hacéis un vídeo cortito con lo de la nueva línea de metro?", "La línea 4 de metro tendrá siete estaciones.", "La nueva línea de metro"],
  ["Un vídeo sobre el tema del agua, por favor", "El agua de la fuente no es potable.", "El agua"],
  ["Could you do a quick video about the thing with the new bins?", "The paper bin is blue.", "The new bins"],
  ["Es geht um das mit der Wärmepumpe, die Nachbarn fragen ständig.", "Die Wärmepumpe hat 24.000 Euro gekostet.", "Die Wärmepumpe"],
  ["Voilà l'histoire du pont dont je t'ai parlé samedi", "Le pont a tenu jusqu'à la crue.", "Le pont"],
  ["Ci fate un video sulla faccenda della raccolta dei vetri?", "La raccolta cambia da lunedì.", null],
  ["Kun je iets maken over dat gedoe met de fietsenstalling?", "De fietsenstalling gaat open om zes uur.", "De fietsenstalling"],
  ["Wenn's zu viel ist, streichen Sie das mit der Wärmepumpe.", "Die Wärmepumpe hat 24.000 Euro gekostet.", null],
  ["Fais un film sur la question des tarifs", "Le prix du pain augmente.", null],
]; // prettier-ignore
for (const [request, told, thing] of REQUESTS)
  test(`what a request points at: ${request}`, () => assert.equal(thingIn([request], told), thing));
