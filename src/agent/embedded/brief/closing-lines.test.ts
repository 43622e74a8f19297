import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const closing = (list: string, line: string, language: string): (string | undefined)[] => {
  const { scenes } = film(`# Film\n\n## A\n\n- x1\n- x2\n- x3\n\n## Liste\n\n${list}\n\n${line}`, language);
  const last = scenes.at(-1)?.visual;
  return [last?.kind, last !== undefined && "heading" in last ? last.heading : undefined];
};

test("an address behind a list closes the film under no heading", () => {
  const lines: [string, string, string][] = [
    ["- Das ist zu viel Arbeit\n- Wir machen mit", "Fragen an Frau Kern, Tel. 030 123 45 67, Bahnhofstraße 12.", "de"],
    ["- لأن الورق يعاد تصنيعه\n- لأن الزجاج لا يتحلل", "للأسئلة: اتصلوا بالخط الساخن 19555، العنوان: 14 شارع الجمهورية.", "ar"],
    ["- 绿茶很香\n- 红茶很浓", "地址：中山路12号，电话 0571-8888 1234。", "zh"],
  ]; // prettier-ignore
  for (const [list, line, language] of lines)
    assert.deepEqual(closing(list, line, language), ["statement", undefined], line);
});

test("a remark on a list, and an address under a heading for it, stay", () => {
  const remark = film("# Park\n\n## A\n\n- x1\n- x2\n\n## Rules\n\n- No dogs\n- No fires\n\nRangers check every evening, and fines are £50.", "en"); // prettier-ignore
  assert.ok(!remark.scenes.some(({ visual }) => visual.kind === "number" && visual.heading === undefined));
  const contact = film("# Park\n\n## A\n\n- x1\n- x2\n\n## Contact\n\n- Mrs Kern\n- Mr Holm\n\nPhone 01632 960 142, 12 Mill Lane.", "en"); // prettier-ignore
  const said = contact.scenes.at(-1)?.narration.join(" ") ?? "";
  assert.match(said, /01632 960 142/u);
});

test("a last word below a quotation or other prose is the film's last picture", () => {
  for (const [before, line, language] of [
    ['> "Sleep is the best thing we can do."\n> Matthew Walker', "Count in rounds, not in hours.", "en"],
    [
      "Fırından alınan ekmek 120 lira, evde yapılanın maliyeti 28 liradır.",
      "Sabır, bu tarifin tek gizli malzemesidir.",
      "tr",
    ],
  ] as const) {
    const last = film(
      `# Film\n\n## A\n\n- x1\n- x2\n- x3\n\n## B\n\n${before}\n\n${line}`,
      language,
    ).scenes.at(-1);
    assert.deepEqual(last?.narration, [line]);
    assert.ok(last !== undefined && !("heading" in last.visual), line);
  }
});

test("what goes on telling is no last word", () => {
  for (const line of ["They weigh 40 g.", "So the price fell.", "In May 30 of them came back."]) {
    const { scenes } = film(
      `# Film\n\n## A\n\n- x1\n- x2\n- x3\n\n## B\n\nRobins sing at night.\n\n${line}`,
      "en",
    );
    assert.notDeepEqual(scenes.at(-1)?.narration, [line]);
  }
});
