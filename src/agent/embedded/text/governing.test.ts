import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { forbids } from "./governing.ts";

test("a heading that forbids is told from one that promises, in many languages", () => {
  for (const heading of ["Never", "When not to", "Don’ts", "Not included", "Niemals", "Nicht erlaubt", "À éviter", "Lo que no incluye", "Vietato", "Nooit", "Нельзя", "禁止事項", "严禁", "ممنوع", "אסור", "Чего делать нельзя", "What you must never do", "Was man nie tun darf", "Ce qu’il ne faut surtout pas faire", "O que não fazer", "Czego nie wolno robić"])
    assert.ok(forbids(heading), heading); // prettier-ignore
  for (const heading of ["No hidden costs", "Never late again", "Ohne Abo", "Pas de frais cachés", "Nunca más sola", "Remember", "不要怕", "Почему нельзя ждать", "Why you must not wait", "When an index does not help"])
    assert.ok(!forbids(heading), heading); // prettier-ignore
});

test("the list below it bears crosses, and no other", () => {
  const { scenes } = film(
    "# Boards\n\n## Never\n- Mix the boards\n- Share a knife\n- Leave them wet\n\n## Always\n- Wash them at once\n- Dry them upright\n- Check them weekly\n",
  );
  const lists = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual.denied === true] : []));
  assert.deepEqual(lists, [true, false]);
});
