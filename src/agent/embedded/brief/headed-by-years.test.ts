import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const told = (text: string, language = "en") => film(text, language).scenes;

test("years that head lines with a stop are told, and are no numbers of a list", () => {
  const scenes = told(
    "Депо на Заречной\n\n1914. На берегу реки построили кирпичный сарай на восемь вагонов. Первый маршрут шёл от вокзала до рынка, 3,2 километра. Билет стоил пять копеек.\n\n1926. Движение открыли снова. Анна Кузьмина стала первой в городе женщиной-вагоновожатым и водила трамвай двадцать лет.\n\n1941–1945. Из 64 водителей на фронт ушёл 51. На их места сели жёны и дочери, и по ночам трамваи возили раненых.",
    "ru",
  );
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  for (const year of ["1914", "1926", "1941–1945"]) assert.ok(said.includes(year), year);
  assert.doesNotMatch(said, /Во-первых|Наконец/u);
  // The year leads the page of what it tells.
  const pages = JSON.stringify(scenes.map(({ visual }) => visual));
  assert.ok(pages.includes("1914: На берегу") && pages.includes("1926: Движение"));
  const figure = scenes.find(({ visual }) => visual.kind === "number")?.visual;
  assert.ok(figure?.kind === "number" && figure.eyebrow === "1941–1945");
  assert.doesNotMatch(figure.figures[0]?.label ?? "", /1941/u);
});

test("years with little each are events of one history", () => {
  const scenes = told(
    "# The light at Skerry Point\n\n1884. The first lamp is lit on the quay.\n\n1911. Gas arrives.\n\n1953. The great storm takes 12 metres of the pier.\n\n1979. Electricity, and no keeper any more.",
  );
  const timeline = scenes.find(({ visual }) => visual.kind === "timeline")?.visual;
  assert.ok(timeline?.kind === "timeline");
  assert.deepEqual(
    timeline.events.map(({ date }) => date),
    ["1884", "1911", "1953", "1979"],
  );
});

test("a list that is numbered, and a year that begins one sentence, stay what they are", () => {
  const steps = told("# Tea\n\n1. Boil the water.\n2. Warm the pot.\n3. Pour.");
  assert.ok(steps.some(({ visual }) => visual.kind === "process"));
  const one = told(
    "# The mill\n\n1911. That was the year of the fire. The mill was never rebuilt, and its stones are in the church wall.",
  );
  assert.match(one.flatMap(({ narration }) => narration).join(" "), /year of the fire/u);
});
