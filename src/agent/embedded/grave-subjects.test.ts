import assert from "node:assert/strict";
import test from "node:test";
import { isGraveSubject } from "./grave-subjects.ts";

const GRAVE: [language: string, title: string][] = [
  ["en", "Flood-proofing your home on Ouse Terrace"], ["de", "Gefälschte Anrufe der Bank erkennen"],
  ["fr", "Reconnaître un AVC en trois gestes"], ["es", "Qué hacer cuando suena la alerta sísmica"],
  ["it", "Dopo l'alluvione: cosa fare in cantina"], ["pt", "Enchente: o que fazer antes da água chegar"],
  ["nl", "Oplichting aan de deur: zo herkent u het"], ["pl", "Udar mózgu: liczy się każda minuta"],
  ["ru", "Мошенники звонят из «банка»"], ["uk", "Як діяти під час повітряної тривоги в ліцеї № 4"],
  ["sv", "Efter översvämningen"], ["da", "Stormflod: sådan gør du"], ["nb", "Svindel på telefonen"],
  ["fi", "Huijarit puhelimessa"], ["cs", "Po povodni: co se sklepem"], ["ro", "Ce facem la cutremur"],
  ["hu", "Árvíz után"], ["el", "Σεισμός: τι κάνουμε στο σχολείο"], ["tr", "Deprem çantası nasıl hazırlanır"],
  ["ar", "ماذا نفعل عند الزلزال"], ["he", "שריפות ביער: כך שומרים על הכרמל"], ["hi", "साँप के काटने पर क्या करें"],
  ["bn", "ভূমিকম্পের সময় কী করবেন"], ["vi", "Cảnh giác lừa đảo qua điện thoại"], ["id", "Siaga gempa di sekolah"],
  ["zh", "反诈提醒：冒充客服退款"], ["ja", "津波が来たら"], ["ko", "산불이 나면"],
]; // prettier-ignore
const NOT: [language: string, title: string][] = [
  ["en", "Bath bombs at home"], ["en", "Swimming strokes for beginners"], ["en", "Annual fire drill"],
  ["de", "Ein gewaltiger Kürbis"], ["fr", "Betterave crue en salade"], ["es", "La bomba de calor"],
  ["pt", "Casa cheia no sábado"], ["pl", "Bombki na choinkę"], ["pl", "Wypad w góry"], ["cs", "Bonbóny z Jihlavy"],
  ["el", "Άνοιξη στον κήπο"], ["he", "גידול ירקות בעציצים"], ["ko", "복사기 사용법"], ["nl", "De tuin in mei"],
  ["ja", "避難ではなく登山"], ["ar", "نصب الخيمة"], ["tr", "Selim'in bahçesi"],
]; // prettier-ignore

test("what a title calls grave is grave in all languages, and what only looks like it is not", () => {
  for (const [language, title] of GRAVE)
    assert.ok(isGraveSubject(title, [title], language), `${language} ${title}`);
  for (const [language, title] of NOT)
    assert.ok(!isGraveSubject(title, [title], language), `${language} ${title}`);
});

test("a film is grave where many of its sentences are, and not for one or two", () => {
  const death = ["He died in the war.", "Two were killed.", "The flood took the bridge."];
  const rest = Array.from({ length: 20 }, (_, at) => `The ${at}th room has a window.`);
  assert.ok(isGraveSubject("The mill", [...death, ...rest.slice(0, 8)], "en"));
  assert.ok(!isGraveSubject("The mill", [...death, ...rest], "en"));
});

test("a farewell is grave where somebody has died", () => {
  assert.ok(isGraveSubject("Afscheid van tante Corrie", ["Toen hij in 2004 stierf, danste ze door."], "nl"));
  assert.ok(!isGraveSubject("Abschied von der Grundschule", ["Vier Jahre waren wir hier."], "de"));
});
