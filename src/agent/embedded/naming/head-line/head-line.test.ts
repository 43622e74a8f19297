import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { nameOfHeadLine } from "./head-line.ts";
import { inSentenceCase } from "./sentence-case.ts";

const LINES: readonly (readonly [language: string, line: string, told: string, name: string | null])[] = [
  ["en", "Hay fever: what patients ask (Elm Surgery, waiting room video, 45 secs)", "Hay fever is an allergy.", "Hay fever: what patients ask"],
  ["en", "**Sipwell 2 – launch explainer (target 60s)**", "This is Sipwell.", "Sipwell 2"],
  ["en", "TOOLBOX TALK 9: LADDER SAFETY", "Stand the ladder on firm ground.", "LADDER SAFETY"],
  ["en", '# Script request: "The Ten-Year Head Start"', "Ten years of saving.", "The Ten-Year Head Start"],
  ["en", "Draft copy for the appeal film – Kestle River Trust – please tidy", "Our rivers are low.", "Kestle River Trust"],
  ["de", "ENTWURF – Hochwasser im Keller (Infofilm, max. 90 Sek.)", "Das Hochwasser drückt.", "Hochwasser im Keller"],
  ["it", "AVVISO AI CONDOMINI: SOSTITUZIONE DELL'ASCENSORE", "L'ascensore resta fermo.", "SOSTITUZIONE DELL'ASCENSORE"],
  ["sv", "Manus: Så fungerar en sluss (60 sek)", "En sluss är en trappa.", "Så fungerar en sluss"],
  ["ru", "ЧЕРНОВИК: Как зимуют пчёлы (ролик на 1 минуту)", "Осенью пчёлы собираются.", "Как зимуют пчёлы"],
  ["tr", "zeytinde damla sulama - eğitim notları (toplantı, düzeltilmedi)", "damla sulamada kayıp az", "Zeytinde damla sulama"],
  ["hi", "**डेंगू से बचाव – प्रतीक्षालय में दिखाने के लिए वीडियो**", "डेंगू मच्छर से फैलता है।", "डेंगू से बचाव"],
  ["ja", "【台本】茶殻の使いみち(60秒の動画)", "茶殻を乾かします。", "茶殻の使いみち"],
  // A heading with nothing for the maker is read by others.
  ["en", "Mary Ward: the woman who drew what nobody had seen", "Mary drew.", null],
  ["en", "Paint – and how it is made (a short history)", "Paint is old.", null],
  // Forms, orders, senders and mails are no names.
  ["en", "TOWN OF MAPLEWOOD — VIDEO REQUEST FORM (v2)", "Maplewood is a town.", null],
  ["en", "From: Helen Prowse (draft)", "Helen says so.", null],
  ["en", "Could you make us a film about our bakery (60 secs)?", "Our bakery opens at seven.", null],
  ["en", "Hi team (draft)", "The team meets.", null],
  ["fr", "Pitch vidéo – brouillon collectif (pad), nettoyé par Anouk", "Le collectif.", null],
  ["ko", "받는 사람: 영상 제작 담당자님", "받는 분께.", null],
  // What the text never speaks of is more likely whose it is.
  ["en", "Northgate Ltd – launch video (60 secs)", "It finds cover for a shift.", null],
  ["en", "", "", null],
]; // prettier-ignore

test("a line above a text names it where what else it says is for the maker", () => {
  for (const [language, line, told, name] of LINES)
    assert.equal(nameOfHeadLine(line, told, language), name, line);
});

test("a heading in capitals is shown as the text writes its words", () => {
  for (const [language, title, told, shown] of [
    ["en", "CHANGES TO WASTE COLLECTION", "The waste collection changes.", "Changes to waste collection"],
    ["en", "CHANGES IN BRAMLEY VALE", "", "Changes in Bramley Vale"],
    ["en", "CPR FOR NEW PARENTS", "Anyone can learn CPR. Most parents do.", "CPR for new parents"],
    ["de", "ARBEITEN AN DER PRESSE", "Die Presse drückt.", "Arbeiten an der Presse"],
    ["it", "SOSTITUZIONE DELL'ASCENSORE", "La sostituzione; l'ascensore.", "Sostituzione dell'ascensore"],
    // A name that the text never writes stays.
    ["pl", "JARMARK W PUŁTUSKU", "Jarmark trwa do wieczora.", "JARMARK W PUŁTUSKU"],
    ["el", "ΑΛΛΑΓΕΣ ΣΤΑ ΔΡΟΜΟΛΟΓΙΑ", "Αλλαγές στα δρομολόγια.", "ΑΛΛΑΓΕΣ ΣΤΑ ΔΡΟΜΟΛΟΓΙΑ"],
    ["en", "NASA", "NASA flies.", "NASA"],
    ["en", "The NHS app", "The NHS app.", "The NHS app"],
  ] as const)
    assert.equal(inSentenceCase(title, told, language), shown, title);
});

test("the line is neither told nor lost", () => {
  const { title, scenes, brief } = film(
    "Hay fever: what patients ask (Elm Surgery, waiting room video, 45 secs, subtitles)\n\nHay fever is an allergy to pollen. Keep the windows shut from five to ten.\n\nRinse your nose with salt water in the evening. Call us when you wheeze.",
  );
  assert.equal(title, "Hay fever: what patients ask");
  assert.doesNotMatch(scenes.flatMap(({ narration }) => narration).join(" "), /subtitles|Elm/u);
  assert.match((brief.wishes ?? []).join(" "), /45 secs/u);
});
