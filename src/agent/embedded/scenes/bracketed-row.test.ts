import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { bracketedRow } from "./bracketed-row.ts";

function points(sentence: string, language: string): string[] | null {
  const row = bracketedRow(sentence, language);
  return row === null ? null : row.points.map(({ label, display }) => `${label}=${display}`);
}

const LOST =
  "Umbrellas are the most common by far (about 9,600), then phones and chargers (7,100), bags (5,400), single gloves (3,900) and keys (2,200).";

const ROWS: [language: string, sentence: string, row: string[]][] = [
  ["en", LOST, ["Umbrellas=9,600", "Phones and chargers=7,100", "Bags=5,400", "Single gloves=3,900", "Keys=2,200"]],
  ["en", "The most common finds are umbrellas (960), phones (710) and keys (220).", ["Umbrellas=960", "Phones=710", "Keys=220"]],
  ["en", "We found umbrellas (960), phones (710) and keys (220).", ["Umbrellas=960", "Phones=710", "Keys=220"]],
  ["en", "The biggest lakes are Superior (82,100 km²), Huron (59,600 km²) and Erie (25,700 km²).", ["Superior=82,100 km²", "Huron=59,600 km²", "Erie=25,700 km²"]],
  ["de", "Am häufigsten sind Regenschirme (rund 9600), dann Handys und Ladegeräte (7100), einzelne Handschuhe (3900) und Schlüssel (2200).", ["Regenschirme=9600", "Handys und Ladegeräte=7100", "Einzelne Handschuhe=3900", "Schlüssel=2200"]],
  ["fr", "Les parapluies sont de loin les plus fréquents (environ 9 600), puis viennent les téléphones (7 100) et les clés (2 200).", ["Parapluies=9 600", "Téléphones=7 100", "Clés=2 200"]],
  ["es", "Lo más perdido son los paraguas (9.600), seguidos de los móviles (7.100), las bolsas (5.400) y las llaves (2.200).", ["Paraguas=9.600", "Móviles=7.100", "Bolsas=5.400", "Llaves=2.200"]],
  ["es", "Lo que más recogemos son tomates (62 kilos), luego calabacines (41), judías (18) y lechugas (12).", ["Tomates=62 kilos", "Calabacines=41 kilos", "Judías=18 kilos", "Lechugas=12 kilos"]],
  ["it", "Gli ombrelli sono i più frequenti (circa 9.600), poi telefoni e caricatori (7.100) e chiavi (2.200).", ["Ombrelli=9.600", "Telefoni e caricatori=7.100", "Chiavi=2.200"]],
  ["pl", "Najczęściej są to parasole (około 9600), potem telefony (7100), torby (5400) i klucze (2200).", ["Parasole=9600", "Telefony=7100", "Torby=5400", "Klucze=2200"]],
  ["ru", "Чаще всего это зонты (около 9600), затем телефоны (7100), сумки (5400) и ключи (2200).", ["Зонты=9600", "Телефоны=7100", "Сумки=5400", "Ключи=2200"]],
  ["ar", "المظلات هي الأكثر شيوعًا (9600)، ثم الهواتف (7100)، والحقائب (5400)، والمفاتيح (2200).", ["المظلات=9600", "الهواتف=7100", "الحقائب=5400", "المفاتيح=2200"]],
  ["ja", "最も多いのは傘（約9,600本）、次いで携帯電話（7,100台）、かばん（5,400個）です。", ["傘=9,600本", "携帯電話=7,100台", "かばん=5,400個"]],
  ["ja", "傘が最も多く（約9,600本）、携帯電話（7,100台）、かばん（5,400個）が続きます。", ["傘=9,600本", "携帯電話=7,100台", "かばん=5,400個"]],
  ["zh", "最常见的是雨伞（约9600把），其次是手机（7100部）、包（5400个）和钥匙（2200把）。", ["雨伞=9600把", "手机=7100部", "包=5400个", "钥匙=2200把"]],
  ["ko", "우산이 가장 많았고(약 9,600개), 휴대전화(7,100개), 가방(5,400개) 순입니다.", ["우산=9,600개", "휴대전화=7,100개", "가방=5,400개"]],
  ["tr", "En çok kaybedilen şemsiye (9.600), sonra telefon (7.100), çanta (5.400) ve anahtar (2.200).", ["Şemsiye=9.600", "Telefon=7.100", "Çanta=5.400", "Anahtar=2.200"]],
]; // prettier-ignore

for (const [language, sentence, row] of ROWS)
  test(`amounts in brackets behind their names are a row: ${sentence}`, () =>
    assert.deepEqual(points(sentence, language), row));

const NONE: [why: string, language: string, sentence: string][] = [
  ["how old they are", "en", "The children Anna (12), Ben (14) and Carl (9) came."],
  ["when they lived", "en", "Einstein (1905), Bohr (1913) and Planck (1900) changed physics."],
  ["references", "en", "We follow the plan (1), the budget (2) and the schedule (3)."],
  ["another unit", "en", "Our school has a hall (600 m²), a pool (25 m) and a fund (€4,000)."],
  ["what was done with them", "en", "Three machines were bought (€1.2m), two sold (€0.4m) and one was scrapped (€0.1m)."],
  ["more is told of one", "en", "We found umbrellas (960), phones (710), which nobody fetched, and keys (220)."],
  ["lines of buses", "en", "Bus lines: harbour (4), station (12) and zoo (31)."],
  ["two of them", "en", "We found umbrellas (960) and phones (710)."],
  ["a span", "de", "Wir haben Gruppen für Kinder (6 bis 10), Jugendliche (11 bis 17) und Erwachsene (18 bis 60)."],
]; // prettier-ignore

for (const [why, language, sentence] of NONE)
  test(`no row, ${why}: ${sentence}`, () => assert.equal(bracketedRow(sentence, language), null));

test("in a passage the row is a chart of its own, whose bars come with their names", () => {
  const { scenes } = film(`# Lost\n\nWe look after what is left on our trains.\n\n${LOST} The oddest one was a tuba. Its owner turned up eleven days later.\n`); // prettier-ignore
  const scene = scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(scene?.visual.kind === "chart");
  assert.deepEqual(scene.narration, [LOST]);
  assert.equal(scene.visual.chart, "bar");
  assert.deepEqual(scene.visual.cues?.map((cue) => LOST.slice(cue?.offset, (cue?.offset ?? 0) + 4)), ["Umbr", "phon", "bags", "sing", "keys"]); // prettier-ignore
});
