import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { isConditional } from "./conditions.ts";

/** Whether the one figure of a sentence, "30" or "10", is that of a condition. */
function conditional(language: string, sentence: string): boolean {
  const [number = ""] = /30|10/u.exec(sentence) ?? [];
  const at = sentence.indexOf(number);
  return isConditional(sentence.slice(0, at), sentence.slice(at + number.length), language);
}

test("the figure of a condition is told by its sentence, in many languages", () => {
  const said: [language: string, sentence: string][] = [
    ["en", "If the air is warmer than 30 degrees, halve the time."],
    ["en", "When the temperature outside has for some days been well over 30 degrees, halve the time."],
    ["en", "Should it rise above 30 degrees, move the crock to the fridge."],
    ["en", "On days above 30 degrees, halve the time or refrigerate."],
    ["de", "Wenn es über 30 Grad ist, halbieren Sie die Zeit."],
    ["de", "Steigt die Temperatur über 30 Grad, halbieren Sie die Zeit."],
    ["nl", "Komt de temperatuur boven 30 graden, halveer dan de tijd."],
    ["fr", "Quand il fait plus de 30 degrés, réduisez le temps de moitié."],
    ["fr", "Lorsqu’il fait plus de 30 degrés, réduisez le temps."],
    ["es", "Si hace más de 30 grados, reduzca el tiempo a la mitad."],
    ["it", "Se ci sono più di 30 gradi, dimezzate il tempo."],
    ["pt", "Quando faz mais de 30 graus, reduza o tempo a metade."],
    ["pl", "Gdy jest więcej niż 30 stopni, skróć czas o połowę."],
    ["cs", "Pokud je více než 30 stupňů, zkraťte dobu na polovinu."],
    ["ru", "Если на улице больше 30 градусов, сократите время вдвое."],
    ["fi", "Jos lämpötila on yli 30 astetta, puolita aika."],
    ["ro", "Dacă sunt peste 30 de grade, înjumătățiți timpul."],
    ["hu", "Ha több mint 30 fok van, felezze meg az időt."],
    ["tr", "Sıcaklık 30 dereceyi aşarsa süreyi yarıya indirin."],
    ["ar", "وإذا تجاوزت الحرارة 30 درجة، فقلّلوا الوقت إلى النصف."],
    ["ur", "اگر درجہ حرارت 30 ڈگری سے زیادہ ہو تو وقت آدھا کر دیں۔"],
    ["hi", "अगर तापमान 30 डिग्री से ज़्यादा हो, तो समय आधा कर दें।"],
    ["id", "Jika suhu lebih dari 30 derajat, kurangi waktunya."],
    ["vi", "Nếu trời nóng hơn 30 độ, hãy giảm một nửa thời gian."],
    ["th", "ถ้าอุณหภูมิเกิน 30 องศา ให้ลดเวลาลงครึ่งหนึ่ง"],
    ["zh", "气温超过30度时，时间减半。"],
    ["ja", "気温が30度を超える日は、時間を半分にするか、冷蔵庫に入れます。"],
    ["ja", "気温が30度を超えたら、時間を半分にします。"],
    ["ja", "気温が30度以上のときは、冷蔵庫に入れます。"],
    ["ko", "기온이 30도를 넘을 때는 시간을 반으로 줄이세요."],
  ];
  for (const [language, sentence] of said) assert.equal(conditional(language, sentence), true, sentence);
});

test("a figure that is told as it is keeps its place", () => {
  const told: [language: string, sentence: string][] = [
    ["en", "The oven reaches 30 degrees in a minute, and stays there."],
    ["de", "Die Temperatur liegt über 30 Grad."],
    ["de", "Das Becken ist 30 Meter lang, und das Wasser ist warm."],
    ["fr", "Le bassin mesure 30 mètres de long."],
    ["ja", "気温は30度でした。"],
    ["zh", "桥长30米，宽4米。"],
    ["ko", "다리의 길이는 30미터입니다."],
    ["ar", "بلغت الحرارة 30 درجة."],
  ];
  for (const [language, sentence] of told) assert.equal(conditional(language, sentence), false, sentence);
});

test("what is to be done in a case is seen with it", () => {
  const { scenes } = film(
    "# ぬか漬け\n\n## 漬け時間\n\n気温が30度を超える日は、時間を半分にするか、冷蔵庫に入れます。\n",
  );
  const shown = JSON.stringify(scenes.map(({ visual }) => visual));
  assert.match(shown, /30度を超える日は、時間を半分にするか、冷蔵庫に入れます/u);
  assert.ok(scenes.every(({ visual }) => visual.kind !== "number"));
});
