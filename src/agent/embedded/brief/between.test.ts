import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceIn } from "./between.ts";
import { withoutOrder } from "./order.ts";

test("two things to choose between are a title, as the text names them", () => {
  const cases: readonly (readonly [request: string, text: string, title: string | null])[] = [
    ["a film for clients who hesitate between a heat pump and a gas boiler.", "The gas boiler costs less than the heat pump.", "A heat pump or a gas boiler?"],
    ["un film pour ceux qui hésitent entre la location et l'achat.", "La location coûte peu, l'achat plus.", "La location ou l'achat ?"],
    ["filmu dla klientów, którzy wahają się między pompą ciepła a kotłem gazowym.", "Kocioł gazowy kosztuje 18 000 zł, a pompa ciepła 42 000 zł.", "Pompa ciepła czy kocioł gazowy?"],
    ["ролик для тех, кто выбирает между арендой и покупкой.", "Аренда стоит меньше, а покупка больше.", "Аренда или покупка?"],
    // The nominative is nowhere in the text: no title with the wrong ending.
    ["filmu o wyborze między pompą ciepła a kotłem gazowym.", "Cena pompy spada. Koszt gazu rośnie.", null],
    ["a film about the ferry between Oslo and Bergen.", "Oslo lies east of Bergen.", null],
    ["a film on the choice between tea and coffee.", "Water is all that they drink.", null],
  ]; // prettier-ignore
  for (const [request, text, title] of cases) assert.equal(choiceIn(request, text), title, request);
});

test("a wish in Polish is no title, and a question that the text answers is told", () => {
  const { text, subject, wishes } = withoutOrder(
    "Dzień dobry,\n\npotrzebujemy krótkiego filmu dla klientów, którzy wahają się między pompą ciepła a kotłem gazowym. Proszę o rzeczowe porównanie, bez reklamowego tonu.\n\nKocioł gazowy kosztuje 18 000 zł, a pompa ciepła 42 000 zł.\n\nDlaczego pompa zużywa mniej energii? Nie wytwarza ciepła, lecz przenosi je z powietrza do wody.\n\nPozdrawiam\nMarta Wójcik, Ciepły Dom sp. z o.o.",
  );
  assert.equal(subject, "Pompa ciepła czy kocioł gazowy?");
  assert.ok(wishes.includes("Proszę o rzeczowe porównanie, bez reklamowego tonu."));
  assert.ok(text.trim().startsWith("Kocioł gazowy"));
  assert.match(text, /Dlaczego pompa zużywa mniej energii\?/u);
  // Where nobody asks for a film, it is asked of those who watch.
  const notice = "# Szafki\n\nProszę o zabranie rzeczy z szafek. Klucz oddaje się w recepcji.";
  assert.equal(withoutOrder(notice).text, notice);
});

test("the topic of a Chinese order is its title", () => {
  const { subject, audience } = withoutOrder(
    "市场部各位同事：\n\n请帮忙做一支两分钟以内的短片，向社区居民说明为什么要参加旧电池回收。要点如下。\n\n回收率为15%。\n\n谢谢！\n环保科 林静 敬上",
  );
  assert.equal(subject, "旧电池回收");
  assert.equal(audience, "社区居民");
});
