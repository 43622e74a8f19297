import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "../order.ts";
import { readBrief } from "../read-brief.ts";

/** A letter in which ⟦notes⟧ are marked: none of them is left, and all the rest is. */
function assertRead(marked: string): void {
  const source = marked.replaceAll(/[⟦⟧]/gu, "");
  const { text, closing } = withoutOrder(source);
  assert.equal(text.length, source.length);
  const heard = `${text} ${closing?.text ?? ""}`;
  for (const [, note = ""] of marked.matchAll(/⟦([^⟧]*)⟧/gu))
    assert.ok(!text.includes(note.trim().slice(0, 24)), `told: ${note}`);
  const told = marked.replaceAll(/⟦[^⟧]*⟧/gu, "\n").split("\n");
  // What stood behind a lead begins with a capital now.
  for (const line of told.map((one) => one.trim().slice(1)).filter((one) => /\p{L}{3}/u.test(one)))
    assert.ok(heard.includes(line), `lost: ${line}`);
}

const ENGLISH = `⟦Hello Priti,⟧

⟦Could you make us a short film for the allotments? A minute and a half.⟧

⟦What I'd want people to come away with:⟧ anyone can have half a plot.

The basics⟦, double-check these with Dougie⟧:
- A half plot costs £38 a year.
- Water is included.

The site opened in 1917. Forty families dug up a football pitch in one weekend. ⟦(I think it was forty. The minutes say two score.)⟧

Mr Okafor has grown okra here for nineteen years. "They told me it would never take." ⟦He's fine with being quoted, I asked.⟧

⟦Colours: anything but garden-centre green.⟧ ⟦My husband says we should mention the wheelbarrows.⟧ In summer the gates stay open until nine.

⟦At the end please put our address:⟧ Blackberry Lane, behind the station.

⟦With all sorts of warmth from the greenhouse,⟧
⟦Lorraine⟧`;

test("what a letter says to its maker between what it tells is not told", () => {
  assertRead(ENGLISH);
  assertRead(`⟦Liebe Frau Wenzel,⟧

⟦wir bräuchten einen Film für die Einwohnerversammlung, nicht länger als zwei Minuten.⟧

Jedes Frühjahr wandern rund 4.000 Erdkröten vom Wald zum Weiher. Dazwischen liegt die Kreisstraße 17.

Was wir machen⟦, gern als Liste⟧:
- Ab Ende Februar steht der Zaun.
- Alle zwanzig Meter ist ein Eimer eingegraben.

⟦Mein Mann meint, man müsste auch was zu den Molchen sagen, aber das wird zu viel.⟧ Wir sind zwölf Leute, der Jüngste ist neun.

⟦Was rüberkommen soll:⟧ Was fehlt, sind vier Paar Hände für den Mittwoch.

⟦Mit freundlichen Grüßen⟧
⟦Roswitha Kühnel⟧`);
  assertRead(`⟦三浦さん⟧

⟦商店街の銭湯の動画を作っていただけますか。長さは二分以内でお願いします。⟧

湯の坂銭湯は昭和二年に開業しました。薪で沸かした湯は、今も毎日四十二度です。

去年、ボイラーが壊れて二か月休みました。再開の日、開店前に百二十人が並びました。一番前にいたのは、八十七歳の田村さんです。⟦ご本人の了解は取ってあります。⟧

タオルも石けんも、番台で借りられます。⟦会長は創業者の話を長く入れたいそうですが、短めで結構です。⟧

⟦どうぞよろしくお願いいたします。⟧
⟦佐伯⟧`);
});

test("the head of a list stays without what is wished of it", () => {
  const { intro, sections } = readBrief(ENGLISH.replaceAll(/[⟦⟧]/gu, ""));
  const told = JSON.stringify([intro, sections]);
  assert.ok(told.includes("The basics"));
  assert.ok(!told.includes("Dougie"));
});

test("a letter to the public keeps the same words", () => {
  const notice = `Dear neighbours,

What we want everyone to remember: the gate closes at nine. Please check these dates with the office.

My husband says we should mention the wheelbarrows, and he is right: two are missing. She is fine with being quoted.

Colours: red for glass, blue for paper. Not sure which bin? Ask Dougie. The site opened in 1917, and forty families dug it.

In summer the gates stay open until nine, and on the first Saturday of the month there is soup.

Yours,
Lorraine`;
  const { text } = withoutOrder(notice);
  for (const line of notice.split("\n").slice(4, 7)) assert.ok(text.includes(line), line);
});

test("in a long bracket only the sentence that asks goes", () => {
  const { text } = withoutOrder(`Hi Jonas,

Can you make us a short film for our club? Three minutes would be great.

Everyone throws two stones, sixteen altogether, and that is called an end. (People never get this. Could you draw it? Red has the closest, then yellow, so red gets 2. Yellow gets nothing.) The team that throws last has the hammer.

The ice has tiny frozen droplets on it, the pebble. Sweep hard in front of the stone and it goes further.

Thanks a million,
Morag`);
  assert.ok(text.includes("Red has the closest, then yellow, so red gets 2. Yellow gets nothing."));
  assert.ok(!text.includes("draw it"));
});
