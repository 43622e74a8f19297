import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { EAST_ASIAN_NOUNS } from "./east-asian-nouns.ts";
import { ENGLISH_PLAIN_NOUNS } from "./english-plain-nouns.ts";
import { ONE_SIGN_NOUNS } from "./one-sign-nouns.ts";
import { plainThings } from "./plain-things.ts";
import { singleSigns } from "./single-signs.ts";

const named = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("every noun of one sign names a drawing", () => {
  for (const list of [ONE_SIGN_NOUNS, EAST_ASIAN_NOUNS, ENGLISH_PLAIN_NOUNS])
    for (const line of list.trim().split("\n"))
      for (const field of line.slice(4).split("; ")) {
        const [drawing = "", words = ""] = field.split("=");
        assert.ok(isIllustration(drawing), `${line.slice(0, 2)}: ${drawing}`);
        assert.ok(
          words.split(",").every((word) => word.trim() !== ""),
          field,
        );
      }
});

test("a sign that stands as a word of its own shows its thing", () => {
  const SAID: [base: string, text: string, drawing: string][] = [
    ["zh", "山一直在那里，人安全回来才算登过", "mountain"],
    ["zh", "这样的茶，水里能喝出石头的味道", "cup-of-tea"],
    ["zh", "五十座隧道，七十七座橋", "bridge"],
    ["zh", "板子下面，牧民放着羊", "ewe"],
    ["ja", "三時半に船を出します", "ship"],
    ["ja", "馬が二頭、坂を上ります", "horse"],
    ["ja", "必ず縄で縛ってください", "knot"],
    ["ko", "쌀은 한 가마에 4만 원입니다", "cooked-rice"],
    ["ko", "돌과 돌 사이로 바람이 빠져나갑니다", "rock"],
  ];
  for (const [base, text, drawing] of SAID) assert.ok(named(text, base).includes(drawing), text);
});

test("a sign within a word, a name or beside another sign means something else", () => {
  const SAID: [base: string, text: string, drawing: string][] = [
    ["zh", "他马上就来", "horse"],
    ["zh", "住在佛山的马先生", "mountain"],
    ["zh", "每周三开放", "cup-of-tea"],
    ["zh", "水煮开以后关火，再焖十分钟", "fire"],
    ["ja", "山田さんが来ました", "mountain"],
    ["ja", "船橋市の会館", "bridge"],
    ["ja", "米国製の時計", "cooked-rice"],
    ["ja", "乾パンの期限は来年三月", "bread"],
    ["ja", "引き出した輪に指を入れ", "dresser"],
    ["ko", "버금상은 「혼자 먹는 귤」 두 편입니다", "tangerine"],
    ["ko", "부산은 비가 많습니다", "mountain"],
    ["ko", "오늘은 쌀쌀합니다", "cooked-rice"],
    ["ko", "산 물건은 바꿔 드립니다", "mountain"],
  ];
  for (const [base, text, drawing] of SAID) assert.ok(!named(text, base).includes(drawing), text);
});

test("nothing is divided where no sign stands", () => {
  assert.deepEqual(singleSigns("明天开会", "zh", new Set(["山"])), []);
  assert.deepEqual(singleSigns("山に登る", "ja", new Set(["山"])), ["山"]);
});
