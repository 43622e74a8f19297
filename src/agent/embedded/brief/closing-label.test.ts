import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";

const BODY =
  "# The bicycle\n\nThe first one had no pedals, and it weighed twenty kilograms.\n\n## Today\n\nMillions ride.";

test("the label that a maker writes before the last words goes, and they close the film", () => {
  for (const [label, said] of [
    ["Closing line: ", "The shape of 1885 still rolls"],
    ["**Ending:** ", "The shape of 1885 still rolls"],
    ["Schluss: ", "Die Grundform von 1885 fährt noch immer"],
    ["Schlusssatz: ", "Die Grundform von 1885 fährt noch immer"],
    ["Fin : ", "La forme de 1885 roule toujours"],
    ["Cierre: ", "La forma de 1885 sigue rodando"],
    ["Finale: ", "La forma del 1885 corre ancora"],
    ["Концовка: ", "Форма 1885 года всё ещё едет"],
    ["締め：", "1885年の形は今も走っている"],
    ["结尾：", "1885年的样子今天还在路上"],
  ] as const) {
    const stop = /\p{Script=Han}/u.test(said) ? "。" : ".";
    const { text, closing } = withoutOrder(`${BODY}\n\n${label}${said}${stop}`);
    assert.equal(text.trim(), BODY, label);
    assert.equal(closing?.text, said, label);
  }
});

test("an hour, a direction, a scheme and a conclusion that readers are told keep their label", () => {
  for (const last of [
    "Ende: 18:30 Uhr",
    "Ending: fade to our logo",
    "Conclusion: Warm lakes lose oxygen.",
    "Fazit: Warme Seen verlieren Sauerstoff.",
    "Start: The doors open at ten.\n\nEnd: The doors close at six.",
    "Fin : la roue s'arrête en 1950.",
  ])
    assert.equal(withoutOrder(`${BODY}\n\n${last}`).closing, null, last);
  assert.match(
    withoutOrder(`${BODY}\n\nConclusion: Warm lakes lose oxygen.`).text,
    /Conclusion: Warm lakes/u,
  );
});
