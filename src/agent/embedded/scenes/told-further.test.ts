import assert from "node:assert/strict";
import { test } from "node:test";
import type { Further, Visual } from "../../../artifacts/storyboard.ts";
import { checkStoryboard } from "../../check-storyboard.ts";
import { film } from "../plan.fixture.ts";

type Item = { label: string; detail?: string; more?: Further[] };

function itemsOf(visual: Visual | undefined): Item[] {
  if (visual?.kind === "bullets") return visual.items;
  assert.ok(visual?.kind === "process", visual?.kind);
  return visual.steps.map(({ title, ...rest }) => ({ label: title, ...rest }));
}

/** What a list under a heading of its own shows, and what is said there. */
function listed(list: string, language = "en"): { items: Item[]; narration: string[] } {
  const planned = film(`# Film\n\n## A\n\n${list}\n`, language);
  const { title, scenes, degradations } = planned;
  const storyboard = { version: 1, title, language, style: "clean_lecture", scenes, degradations } as const;
  assert.deepEqual(checkStoryboard(storyboard), []);
  const scene = scenes.find(({ visual }) => visual.kind === "bullets" || visual.kind === "process");
  return { items: itemsOf(scene?.visual), narration: scene?.narration ?? [] };
}

const toldOf = (items: readonly Item[]): string[][] =>
  items.map(({ label, more = [] }) => [label, ...more.map(({ text }) => text)]);

test("steps keep their first sentence as what they are called, and what is told behind it is seen in turn", () => {
  const { items, narration } = listed(
    [
      "1. Rinse 400 g of lentils twice. Pick out the stones. Never soak them for more than 45 minutes.",
      "2. Fry the onion in 30 ml of oil. It must not turn brown. A lid saves the kitchen from the smell.",
      "3. Add 1.2 litres of water and boil it. Turn the heat down after 5 minutes. Salt comes last: it hardens the skins.",
    ].join("\n"),
  );
  assert.deepEqual(toldOf(items), [
    ["Rinse 400 g of lentils twice", "Pick out the stones. Never soak them for more than 45 minutes."],
    ["Fry the onion in 30 ml of oil", "It must not turn brown", "A lid saves the kitchen from the smell"],
    ["Add 1.2 litres of water and boil it", "Turn the heat down after 5 minutes", "Salt comes last: it hardens the skins"],
  ]); // prettier-ignore
  // Each is seen as its own words are said.
  for (const { more = [] } of items)
    for (const { text, cue } of more) {
      const said = narration[cue?.sentence ?? -1]?.slice(cue?.offset) ?? "";
      assert.ok(said.startsWith(text.split(/[.:]/u)[0] ?? "?"), `${text} / ${said}`);
    }
});

test("points with bold names show what is decided, and then every figure", () => {
  const { items } = listed(
    [
      "- **Bridge**: The bridge is closed to lorries. The repair costs £2.4 m. The county pays £610,000 of it. Work takes nine months.",
      "- **Market**: The market moves to Friday. In a survey 58% wished for it. Stalls pay £12 a day from July.",
    ].join("\n"),
  );
  assert.deepEqual(toldOf(items), [
    ["Bridge", "The bridge is closed to lorries", "The repair costs £2.4 m. The county pays £610,000 of it.", "Work takes nine months"],
    ["Market", "The market moves to Friday", "In a survey 58% wished for it", "Stalls pay £12 a day from July"],
  ]); // prettier-ignore
  const [, costs] = items[0]?.more ?? [];
  const marks = costs?.emphasis?.map(({ start, end }) => costs.text.slice(start, end));
  assert.deepEqual(marks, ["£2.4 m", "£610,000"]);
});

test("no figure that is told of an item is left to the voice, in any language", () => {
  const lists: [language: string, list: string][] = [
    ["de", "1. Stellen Sie den Hahn ab. Lassen Sie 5 Minuten lang Wasser laufen. Es dürfen höchstens 20 Liter sein.\n2. Schrauben Sie den Filter auf. Der Ring ist 38 mm weit. Ein neuer kostet 4,90 Euro.\n3. Setzen Sie ihn wieder ein. Ziehen Sie ihn mit 12 Newtonmetern an. Mehr bricht das Gewinde."],
    ["fr", "1. Versez 250 g de farine dans un bol. Creusez un puits au milieu. Il faut 3 œufs.\n2. Ajoutez un demi-litre de lait peu à peu. Fouettez pendant 4 minutes. La pâte doit rester liquide.\n3. Laissez reposer la pâte à 20 degrés. Une heure suffit. Après 12 heures, elle tourne."],
    ["ar", "1. اغسل كيلوغراماً من الزيتون جيداً. اتركه في الماء 3 أيام. غيّر الماء كل 12 ساعة.\n2. أضف 100 غرام من الملح إلى الماء. الملح الناعم لا يصلح. حرّكه 5 دقائق حتى يذوب.\n3. أغلق الجرة بإحكام. ضعها في مكان بارد. افتحها بعد 40 يوماً."],
    ["ja", "1. 大豆500グラムを一晩水につけます。水は3倍の量を入れます。夏は冷蔵庫に入れてください。\n2. やわらかくなるまで煮ます。4時間ほどかかります。泡は何度もすくってください。\n3. 塩と麹を混ぜます。塩は210グラムです。10か月寝かせると味噌になります。"],
    ["zh", "1. 把面粉倒进盆里。一共500克。水要分3次加。\n2. 把面团盖上湿布。醒发40分钟。温度不要超过30度。\n3. 把面团切成12块。每块大约60克。撒一点干粉，免得粘在一起。"],
    ["ko", "1. 배추 20포기를 반으로 자릅니다. 소금물에 8시간 담가 둡니다. 중간에 한 번 뒤집어 주세요.\n2. 배추를 세 번 씻습니다. 물기를 3시간 동안 뺍니다. 물이 남으면 김치가 싱거워집니다.\n3. 양념을 잎 사이에 바릅니다. 장갑을 꼭 끼세요. 통의 80퍼센트만 채우세요."],
    ["he", "- **מים**: עומק המים הוא 1.8 מטרים. ילדים מתחת לגיל 8 נכנסים רק עם מבוגר. כל שעה נבדק הכלור.\n- **שעות**: הבריכה פתוחה מ-7 עד 21. בימי שישי היא נסגרת ב-16. הכניסה עולה 35 ש״ח."],
    ["ru", "1. Замочите 300 г фасоли на ночь. Воды нужно 2 литра. Утром её слейте.\n2. Варите фасоль на слабом огне. Это займёт 90 минут. Соль кладут в самом конце.\n3. Добавьте лук и морковь. Хватит 150 г масла. Суп стоит в холодильнике 3 дня."],
  ]; // prettier-ignore
  for (const [language, list] of lists) {
    const { items, narration } = listed(list, language);
    // A list that has room for all shows it, and is one.
    const seen = JSON.stringify(items.map(({ label, detail, more }) => [label, more ?? detail]));
    for (const figure of narration.join(" ").match(/\p{Nd}+/gu) ?? [])
      assert.match(seen, new RegExp(figure, "u"), `${language}: ${figure}`);
  }
});

test("items of one sentence, and those of which a list shows all that is told, stay a list", () => {
  const lists = [
    "1. Rinse the lentils twice\n2. Fry the onion\n3. Add the water",
    "- **Bridge**: closed to lorries until May\n- **Market**: moves to Friday\n- **Pool**: opens at 7 in summer",
    "- Wear gloves. They keep you warm.\n- Bring a lamp. It gets dark.\n- Tell somebody. We worry.",
    "- The bridge over the river, which was built in 1904 and has carried every lorry since then, is closed until May\n- The market moves\n- The pool opens",
  ];
  for (const list of lists)
    for (const { label, more } of listed(list).items) assert.equal(more, undefined, label);
});

test("of one point among many that is told on, the list shows the sentences with figures", () => {
  const { items } = listed(
    [
      "- Come early.",
      "- Park behind the mill. The lane is narrow and the neighbours complain about it every single year. A fine is £85.",
      "- Walk the last part.",
      "- Wear boots.",
      "- Hold on to the rail.",
      "- Ask for Anna.",
    ].join("\n"),
  );
  assert.deepEqual(items[1], { ...items[1], label: "Park behind the mill", detail: "The lane is narrow and the neighbours complain about it every single year. A fine is £85." }); // prettier-ignore
  assert.ok(items.every(({ more }) => more === undefined));
});

test("one very long sentence, and six, of an item are seen in parts that can be read", () => {
  const { items } = listed(
    [
      "1. The pool closes. It is shut for 11 weeks. The tiles came off. A diver found 214 of them. The repair costs £86,000. The club swims in Holt. Tickets are longer by 3 months.",
      "2. The fee rises. Adults pay £6.40 from September, which is forty pence more than now, because the heating of the small pool alone costs as much as all the staff at the desk together in a normal winter month.",
    ].join("\n"),
  );
  const words = (text: string): number => text.split(/\s+/u).length;
  const [pool, fee] = items;
  assert.match(JSON.stringify(pool?.more), /11 weeks.*214.*£86,000.*Holt.*3 months/u);
  assert.match(JSON.stringify(fee?.more), /£6\.40.*heating/u);
  for (const { text } of [...(pool?.more ?? []), ...(fee?.more ?? [])]) assert.ok(words(text) <= 24, text);
});

test("sections that are shown by their names are told further below them", () => {
  const { scenes } = film(
    "# Film\n\n## What is planned\n\n### The hall\nThe floor is renewed in March. It costs £31,000. The town pays 40% of it.\n\n### The youth\nThere will be two new groups. Each has room for 18 children. The waiting list has 53 names.\n",
  );
  const items = itemsOf(scenes[1]?.visual);
  assert.deepEqual(
    items.map(({ label }) => label),
    ["The hall", "The youth"],
  );
  assert.match(JSON.stringify(items), /£31,000.*40%.*18 children.*53 names/u);
});

test("what is forbidden stays under its cross", () => {
  const { scenes } = film(
    "# Film\n\n## Never\n\n- Use oil in the pan. It smokes at 190 degrees. The alarm calls the brigade, and that costs £480.\n- Leave the door open. The heating runs at full power then. One night cost us £65.\n",
  );
  for (const { more, detail = "" } of itemsOf(scenes[1]?.visual)) {
    assert.equal(more, undefined);
    assert.match(detail, /£(?:480|65)/u);
  }
});
