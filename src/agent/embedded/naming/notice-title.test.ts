import assert from "node:assert/strict";
import { test } from "node:test";
import { requestOf } from "../../../../scripts/request-of.ts";
import { planFilm } from "../plan-film.ts";

const NOTICES: readonly (readonly [brief: string, title: string])[] = [
  [
    "AUSHANG\n\nLiebe Bewohnerinnen und Bewohner,\n\nam Dienstag, den 14. Oktober, wird zwischen 8 und 13 Uhr im ganzen Haus das Wasser abgestellt. Grund ist der Austausch der Leitungen im Keller.\n\nBitte füllen Sie sich vorher einen Eimer Wasser ab.",
    "Am Dienstag, den 14. Oktober, wird im ganzen Haus das Wasser abgestellt",
  ],
  [
    "Einladung\n\nLiebe Nachbarinnen und Nachbarn,\n\nam Freitag, den 20. Juni, um 18 Uhr stellen wir im Gemeindesaal die Pläne für den neuen Spielplatz vor. Geplant sind eine Seilbahn und zwei Schaukeln.",
    "Am Freitag, den 20. Juni stellen wir im Gemeindesaal die Pläne für den neuen Spielplatz vor",
  ],
  [
    "AVISO IMPORTANTE\n\nA todos los vecinos de la calle Olmo:\n\nEl jueves 9 de mayo se cortará la luz de 9 a 12 para cambiar el transformador. Los ascensores no funcionarán.",
    "El jueves 9 de mayo se cortará la luz para cambiar el transformador",
  ],
  [
    "COMUNICADO\n\nInformamos todos os utentes que o centro de saúde muda de instalações no dia 2 de junho. A nova morada é Rua das Oliveiras, 45.",
    "O centro de saúde muda de instalações no dia 2 de junho",
  ],
  [
    "إعلان\n\nإلى سكان حي النخيل الكرام\n\nيسرّنا أن نخبركم بافتتاح المكتبة الجديدة يوم السبت 15 نوفمبر. تضم المكتبة 12 ألف كتاب وقاعة للأطفال.",
    "افتتاح المكتبة الجديدة يوم السبت 15 نوفمبر",
  ],
  [
    "お知らせ\n\n町内の皆さまへ\n\n11月9日(日)の午前9時から、公園の落ち葉掃除を行います。雨の場合は16日に延期します。\n\n軍手とほうきをお持ちください。ごみ袋は町内会で用意します。",
    "公園の落ち葉掃除",
  ],
  [
    "공지사항\n\n입주민 여러분께\n\n11월 20일(목) 오전 10시부터 오후 3시까지 승강기 정기 점검을 실시합니다. 101동은 오전, 102동은 오후에 진행합니다. 점검 시간에는 계단을 이용해 주시기 바랍니다.",
    "승강기 정기 점검",
  ],
  [
    "通知\n\n各位业主：\n\n小区将于12月3日（周三）上午8点至下午5点清洗水箱，期间停水。请提前储水。恢复供水后，请先打开水龙头放水三分钟。",
    "小区清洗水箱，期间停水",
  ],
  [
    "सूचना\n\nसभी अभिभावकों को सूचित किया जाता है कि 14 नवंबर को विद्यालय में बाल मेला होगा। मेला सुबह 10 बजे से दोपहर 2 बजे तक चलेगा।",
    "14 नवंबर को विद्यालय में बाल मेला होगा",
  ],
];
for (const [brief, title] of NOTICES)
  test(`a notice is called by its news: ${title}`, () => assert.equal(planFilm(requestOf(brief))?.title, title)); // prettier-ignore

test("a heading below the kind of text names the film, and whom a notice is for is said first", () => {
  const lesson = planFilm(requestOf("Arbeitsblatt Klasse 5\n\nWie kommt der Igel durch den Winter?\n\nIgel fressen sich im Herbst ein Fettpolster an. Sinkt die Temperatur unter 6 Grad, suchen sie ein Nest aus Laub.")); // prettier-ignore
  assert.equal(lesson?.title, "Wie kommt der Igel durch den Winter?");
  const notice = planFilm(requestOf(NOTICES[2]?.[0] ?? ""));
  assert.match(notice?.scenes[0]?.narration[0] ?? "", /^A todos los vecinos de la calle Olmo/u);
});
