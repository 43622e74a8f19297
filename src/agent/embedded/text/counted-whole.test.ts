import assert from "node:assert/strict";
import { test } from "node:test";
import { proportionsOf } from "./proportions.ts";

const told = (text: string, language: string): string => proportionsOf(text, language).map(({ display }) => display).join(" "); // prettier-ignore

test("a part of a length, a time or a price is no share", () => {
  const none: [language: string, text: string][] = [
    ["en", "The string is exactly half the length of the wave."],
    ["en", "At the twelfth fret you have half of the original length."],
    ["en", "It takes a third of the time."],
    ["en", "Members pay half of the price."],
    ["en", "You pay half of it now, half of it later."],
    ["de", "Die Saite ist die Hälfte der Wellenlänge lang."],
    ["de", "Kinder zahlen die Hälfte des Preises."],
    ["fr", "La corde mesure la moitié de la longueur d’onde."],
    ["fr", "On paie la moitié du prix."],
    ["es", "La cuerda mide la mitad de la longitud de onda."],
    ["it", "La corda è la metà della lunghezza d'onda."],
    ["pt", "A corda mede metade do comprimento de onda."],
    ["nl", "De snaar is de helft van de golflengte."],
    ["pl", "To połowa długości fali."],
    ["ru", "Это половина длины волны."],
    ["ru", "Половину заплатите сейчас."],
    ["ja", "基本振動では、弦の長さ L がちょうど波長の半分になります。"],
    ["ja", "子どもは料金の半分です。"],
    ["zh", "弦长正好是波长的一半。"],
    ["ko", "현의 길이는 파장의 절반입니다."],
    ["ko", "절반은 지금, 절반은 나중에 냅니다."],
    ["hi", "तार की लंबाई तरंगदैर्ध्य की आधी होती है।"],
    ["hi", "सबसे ज़्यादा एसी लेता है, आधे से भी ज़्यादा।"],
    ["ar", "طول الوتر نصف الطول الموجي."],
    ["tr", "Telin boyu dalga boyunun yarısı kadardır."],
  ];
  for (const [language, text] of none) assert.equal(told(text, language), "", text);
});

test("a part of people, of things or of a total is one", () => {
  const shares: [language: string, text: string, display: string][] = [
    ["en", "Half of the pupils walk to school.", "1/2"],
    ["en", "Half of all plastic is used once.", "1/2"],
    ["en", "Two thirds of the water is lost.", "2/3"],
    ["en", "Half of our energy comes from the wind.", "1/2"],
    ["de", "Die Hälfte der Kinder kommt zu Fuß.", "1/2"],
    ["fr", "La moitié des élèves viennent à pied.", "1/2"],
    ["es", "La mitad de los alumnos viene a pie.", "1/2"],
    ["it", "La metà degli alunni viene a piedi.", "1/2"],
    ["pt", "Metade dos alunos vem a pé.", "1/2"],
    ["nl", "De helft van de leerlingen loopt.", "1/2"],
    ["pl", "Połowa uczniów chodzi pieszo.", "1/2"],
    ["ru", "Половина учеников ходит пешком.", "1/2"],
    ["ja", "生徒の半分は歩いて通います。", "1/2"],
    ["zh", "学生的一半走路上学。", "1/2"],
    ["ko", "학생의 절반이 걸어서 다닙니다.", "1/2"],
    ["hi", "आधे बच्चे पैदल आते हैं।", "1/2"],
    ["ar", "نصف الطلاب يأتون مشيًا.", "1/2"],
    ["tr", "Öğrencilerin yarısı yürüyerek gelir.", "1/2"],
  ];
  for (const [language, text, display] of shares) assert.equal(told(text, language), display, text);
});
