import assert from "node:assert/strict";
import { test } from "node:test";
import { storyTold } from "./story-told.ts";

test("a first sentence that says nothing but whose story is told names the film by that", () => {
  for (const [language, first, name] of [
    ["en", "The story is Supernova 1987A.", "Supernova 1987A"],
    ["en", "Our story is the Halifax explosion.", "The Halifax explosion"],
    ["en", "This is the story of the Halifax explosion.", "The Halifax explosion"],
    ["en", "The story begins with five brothers named Chappe, in the Sarthe in western France.", "Five brothers named Chappe"],
    ["fr", "L'histoire est celle du premier câble transatlantique.", "Le premier câble transatlantique"],
    ["fr", "C'est l'histoire d'un phare.", "Un phare"],
    ["it", "La storia è quella di N6946-BH1.", "N6946-BH1"],
    ["it", "La storia è quella della torre pendente.", "La torre pendente"],
    ["es", "La historia es la del puente de hierro.", "El puente de hierro"],
    ["ru", "История — это посадка в кукурузном поле.", "Посадка в кукурузном поле"],
    ["de", "Die Geschichte handelt von Ada Lovelace.", "Ada Lovelace"],
    ["de", "Dies ist die Geschichte von der alten Brücke.", "Die alte Brücke"],
    ["nl", "Het verhaal begint met twee zusters Van Dijk, in Delft.", "Twee zusters Van Dijk"],
  ] as const)
    assert.equal(storyTold(first, language), name, first);
}); // prettier-ignore

test("a sentence that says more of a story, or something of it, names nothing", () => {
  for (const [language, first] of [
    ["en", "The story is simple."],
    ["en", "The story is that nobody came."],
    ["en", "The story begins with a letter."],
    ["en", "This is the story of a woman who never gave up, and of her dog."],
    ["en", "This story is Anna's, and she tells it herself."],
    ["fr", "L'histoire est celle que tout le monde connaît."],
    ["it", "La storia è bella."],
    ["ru", "История — это не прошлое, а урок."],
    ["de", "Die Geschichte handelt vom alten Leuchtturm."],
    ["de", "Die Geschichte erzählt von dem Brand."],
    ["ru", "Эта история — о посадке в поле."],
    ["ja", "物語は1987年に始まる。"],
    ["en", ""],
  ] as const)
    assert.equal(storyTold(first, language), null, first);
});
