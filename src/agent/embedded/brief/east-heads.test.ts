import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withEastLabels } from "./east-heads.ts";

const told = (brief: string): string =>
  film(brief)
    .scenes.flatMap(({ narration }) => narration)
    .join("\n");

test("a label in brackets or behind a sign is the maker's, and what it says is no part of the film", () => {
  for (const [brief, kept, gone] of [
    [
      "貸出機の使い方の動画をお願いします。\n\n【目的】\n利用者が自分で本を借りられるようにする。\n\n【内容】\nカードを読み取り台に置きます。\n本を三冊まで重ねて置きます。\nレシートを受け取ります。\n\n【対象】\nはじめて来館する方\n",
      "本を三冊まで重ねて置きます",
      /目的|内容|対象|はじめて来館/u,
    ],
    [
      "■目的\n避難訓練の流れを全社員に知ってもらう\n\n■内容\n訓練は10月3日に始まります。\n放送が流れたら、机の下に入ります。\n揺れが収まったら、階段で下ります。\n",
      "机の下に入ります",
      /■|目的|内容|知ってもらう/u,
    ],
    [
      "＜内容＞\n味噌は大豆と麹と塩で作ります。\n大豆を一晩水に浸し、煮ます。\n半年ほど寝かせます。\n",
      "麹と塩",
      /内容|[＜＞]/u,
    ],
    [
      "请做一个关于社区菜园的短片。\n\n【目标受众】\n新搬来的居民\n\n【内容】\n社区菜园有三十块菜地。\n每块菜地二十平方米。\n申请从三月一日开始，到三月二十日结束。\n",
      "申请从三月一日开始",
      /【|受众|内容/u,
    ],
    [
      "독서 모임 영상을 부탁드립니다.\n\n[대상]\n처음 오시는 분\n\n[내용]\n독서 모임은 매주 수요일 저녁에 열립니다.\n한 달에 책 두 권을 함께 읽습니다.\n",
      "책 두 권을",
      /\[|대상|내용/u,
    ],
    [
      "かいぼりの動画をお願いします。\n\n〔尺〕\n60秒\n\n〔内容〕\n池の水を抜きます。\n水を抜くと、底の泥が乾きます。\n春にはまた水を張ります。\n",
      "底の泥が乾きます",
      /〔|60秒/u,
    ],
  ] as const) {
    const said = told(brief);
    assert.ok(said.includes(kept), said);
    assert.doesNotMatch(said, gone);
    assert.equal(withEastLabels(brief).length, brief.length);
  }
});

test("other such lines are heads of what stands below them, without their signs", () => {
  for (const [brief, heads] of [
    [
      "# 図書館の使い方\n\n【借りるとき】\nカードを読み取り台に置きます。本を三冊まで重ねて置きます。\n\n【返すとき】\n本を返却口に入れます。音が鳴ったら終わりです。\n",
      ["借りるとき", "返すとき"],
    ],
    [
      "防災の基本\n\n■日ごろの備え\n水を三日分置きます。家具を壁に固定します。\n■揺れたとき\n机の下に入ります。火の始末は後にします。\n",
      ["日ごろの備え", "揺れたとき"],
    ],
    [
      "社区菜园指南\n\n◆怎样申请\n到居委会填写表格。三天之内会收到答复。\n\n◆怎样浇水\n早晚各浇一次。中午不要浇水。\n",
      ["怎样申请", "怎样浇水"],
    ],
  ] as const) {
    const { scenes } = film(brief);
    const text = JSON.stringify(scenes);
    for (const head of heads) assert.ok(text.includes(head), text);
    assert.doesNotMatch(text, /[【】■◆]/u);
  }
});

test("items of a list, and what is told under such words, stay", () => {
  const list = "春のバザー\n\n■手作りパン\n■古本\n■花の苗\n\n売り上げは図書館の本になります。\n";
  assert.equal(withEastLabels(list), list);
  for (const item of ["手作りパン", "古本", "花の苗"]) assert.ok(told(list).includes(item));
  const study =
    "# 目標の立て方\n\n【目的】\n目的は行き先です。なぜするのかを言葉にします。\n\n【目標】\n目標は道しるべです。いつまでに何をするかを決めます。\n";
  assert.ok(told(study).includes("目的は行き先です"));
});
