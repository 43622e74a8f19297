import assert from "node:assert/strict";
import test from "node:test";
import { withoutNamesLikeThings } from "./names-like-things.ts";

const struck = (base: string, text: string): string => withoutNamesLikeThings(text, base, "_");

test("names of people and places that are words for things are struck out", () => {
  const told: [base: string, text: string, left: string][] = [
    ["fr", "Jean Mouton et Claire livrent des livres.", "Jean _ et Claire livrent des livres."],
    ["it", "Marco Volpe vende il pane.", "Marco _ vende il pane."],
    ["pt", "João Coelho vive aqui.", "João _ vive aqui."],
    ["it", "Marco Volpe e Luca Gallo vendono.", "Marco _ e Luca _ vendono."],
    ["tr", "Aslan Demir kurdu.", "Aslan _ kurdu."],
    ["tr", "Balıkesir'den elli kitap gelir.", "_'den elli kitap gelir."],
    ["tr", "Çay ilçesinde yüz üye var.", "_ ilçesinde yüz üye var."],
    ["tr", "Arı Mahallesi'nde bir okul", "_ Mahallesi'nde bir okul"],
    ["ar", "ساعدته زهرة بنت سيف.", "ساعدته _ بنت سيف."],
  ];
  for (const [base, text, left] of told) assert.equal(struck(base, text), left);
});

test("things stay: after an article, in titles of capitals, built or in the sky", () => {
  const told: [base: string, text: string][] = [
    ["fr", "Le Soleil brille."],
    ["fr", "Notre Terre tourne."],
    ["fr", "Mouton et vache paissent."],
    ["tr", "Yeşil Çay Nasıl Yapılır"],
    ["tr", "Galata Köprüsü'nde balık tutulur."],
    ["tr", "Güneş'in ışığı, Ay'ın yüzü"],
    ["tr", "Çay sıcak içilir."],
    ["de", "Alte Mühlen mahlen noch."],
    ["ar", "الحكومة بنت مدرسة."],
    ["ar", "بنت القرية مدرسة."],
  ];
  for (const [base, text] of told) assert.equal(struck(base, text), text);
});
