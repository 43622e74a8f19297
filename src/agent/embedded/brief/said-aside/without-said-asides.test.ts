import assert from "node:assert/strict";
import { test } from "node:test";
import { orderOfText } from "../order-of-text.ts";

const told = (letter: string): string => orderOfText(letter).text.replaceAll(/\s+/gu, " ").trim();

const LETTER = `Hiya Sam,

Ruth said you're the person to ask. We'd like a short film. The Thornwick Tool Share has 640 tools in two containers behind the rugby club.

The most borrowed thing is the carpet cleaner, then a very ugly wallpaper steamer. That one always gets a laugh so do squeeze it in. A broken blade costs nothing, a lost charger is £15.

Please mention your membership number when you ring. If anything is unclear, ask at the desk. Bring the tool back clean and dry.

The bit about the break-in you can leave out. Nothing too slick.

Ta very much,
Jo`;

test("a letter tells what its viewers need, and nothing that was said to its maker in passing", () => {
  const text = told(LETTER);
  for (const said of ["squeeze it in", "break-in", "too slick", "Hiya", "the person to ask"])
    assert.ok(!text.includes(said), said);
  for (const said of ["640 tools", "wallpaper steamer", "a lost charger is £15", "mention your membership number", "ask at the desk", "Bring the tool back clean"])
    assert.ok(text.includes(said), said);
}); // prettier-ignore

test("a notice that greets its readers stays whole, whatever its words", () => {
  const notice = `Dear neighbours,

The lift in the north wing stops on Monday 4 May at eight. If anything is unclear, ring the office on 0114 496 0188.

Please leave the bikes out of the hall. Put the bins by the gate. It should take about two weeks.

We are sorry for the noise. Thank you for your patience.

The management`;
  const text = told(notice);
  for (const said of ["The lift in the north wing", "leave the bikes out", "Put the bins", "about two weeks", "sorry for the noise"])
    assert.ok(text.includes(said), said);
}); // prettier-ignore

test("a letter that names no film speaks to its maker by its frames", () => {
  const text = told(`Dag Wouter,

Bedankt dat je hier even naar wilt kijken. Repair Café De Schakel in Beesd bestaat tien jaar.

In die tien jaar zijn 5.460 spullen binnengekomen en 64 procent ging heel weer naar huis. Een reparatie is gratis, onderdelen betaal je zelf.

Dat van die brand hoeft er niet in. De rest laat ik aan jou over.

Op zaterdag 11 april is er taart. Neem je eigen schroevendraaier mee.

Groetjes, Marijke`);
  for (const said of ["Wouter", "die brand", "laat ik aan jou over"]) assert.ok(!text.includes(said), said);
  for (const said of ["bestaat tien jaar", "64 procent", "Neem je eigen schroevendraaier mee"])
    assert.ok(text.includes(said), said);
});

test("nothing is read into few lines", () => {
  assert.equal(told("Leave the rest to me. Nothing too slick."), "Leave the rest to me. Nothing too slick.");
});
