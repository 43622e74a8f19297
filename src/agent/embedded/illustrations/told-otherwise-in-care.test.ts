import assert from "node:assert/strict";
import test from "node:test";
import { drawingsOtherwise } from "./told-otherwise.ts";

const isOut = (text: string, drawing: string): boolean => drawingsOtherwise([text]).has(drawing);

test("salts of a medicine and of a lake are shaken over no plate", () => {
  for (const text of [
    "এক প্যাকেট স্যালাইন, একটি জীবন",
    "ডায়রিয়ায় শরীর থেকে পানি ও লবণ বেরিয়ে যায়।",
    "Oral rehydration salts save lives.",
    "Tuz Gölü'ndeki flamingolar",
    "Der Salzsee trocknet aus.",
    "El salar de Uyuni es blanco.",
    "盐湖里有很多火烈鸟。",
  ])
    assert.ok(isOut(text, "salt"), text);
  for (const text of [
    "A pinch of salt for the soup.",
    "Çorbaya tuz ekleyin.",
    "Eine Prise Salz genügt.",
    "লবণ দিন।",
  ])
    assert.ok(!isOut(text, "salt"), text);
});

test("a machine that sews shows no needle of a hand, and a bottle on its head none that stands", () => {
  for (const text of [
    "How does a sewing machine lock two threads?",
    "Die Nähmaschine meiner Oma",
    "ミシンのしくみ",
    "Dikiş makinesi nasıl çalışır?",
    "كيف تعمل ماكينة الخياطة؟",
  ])
    assert.ok(isOut(text, "sewing-needle"), text);
  assert.ok(!isOut("She sews the button on by hand.", "sewing-needle"));
  assert.ok(isOut("with an upturned bottle in each pot it was 58%", "bottle"));
  assert.ok(isOut("con una botella boca abajo en la maceta", "bottle"));
  assert.ok(!isOut("Turn the bottle and pour.", "bottle"));
});
