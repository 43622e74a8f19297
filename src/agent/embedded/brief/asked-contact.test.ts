import assert from "node:assert/strict";
import { it } from "node:test";
import { withoutAskedContact } from "./asked-contact.ts";

const left = (source: string): string => {
  const { text } = withoutAskedContact(source);
  assert.equal(text.length, source.length);
  return text.trim();
};

it("tells how somebody is reached, without the order to end on it", () => {
  assert.equal(left("Acabad con nuestro teléfono, 952 60 41 18, de lunes a jueves de 9 a 14 h."), "Nuestro teléfono, 952 60 41 18, de lunes a jueves de 9 a 14 h."); // prettier-ignore
  assert.equal(
    left("Finish on our number for bookings, 01274 555 0171."),
    "Our number for bookings, 01274 555 0171.",
  );
  assert.equal(left("Na konec dejte telefon na správce, 222 555 190."), "Telefon na správce, 222 555 190.");
  assert.equal(left("Terminez sur notre adresse, 12 rue des Marais, ouverte de 10 h à 18 h."), "Notre adresse, 12 rue des Marais, ouverte de 10 h à 18 h."); // prettier-ignore
});

it("leaves what ends with anything else", () => {
  for (const told of [
    "Finish with 20 g of butter and 2 sprigs of thyme.",
    "End on a picture of the harbour.",
    "End with the words “Come by”, 01274 555 0171.",
    "Terminez avec une noix de beurre.",
    "The trail ends with the number 12 stone.",
    "",
  ])
    assert.equal(left(told), told);
});

it("looks only at the last paragraphs", () => {
  const early = "End with our number, 01274 555 0171.\n\nOne.\n\nTwo.";
  assert.equal(withoutAskedContact(early).text, early);
});
