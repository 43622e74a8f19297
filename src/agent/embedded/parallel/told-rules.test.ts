import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { rulesFrom } from "./told-rules.ts";

function told(text: string, language: string): string[] | null {
  const sentences = splitSentences(text, language);
  const found = rulesFrom(sentences, 0, language, () => false);
  return found?.parts.map(({ label, detail }) => (detail === null ? label : `${label} | ${detail}`)) ?? null;
}

/** By their stops, which are no part of an item. */
const asItems = (text: string): string[] => text.split(/(?<=[.。।])\s*/u).map((one) => one.replace(/[.。।]$/u, "")); // prettier-ignore

test("rules in a row are a list", () => {
  for (const [language, text] of [
    ["en", "Keep your bag with you at all times. Never feed the gulls. Leave by the east gate."],
    ["en", "Park the van behind the hall. Don't block the ramp. Clear your plates after lunch."],
    [
      "en",
      "Shower before you enter the water. Children under eight must stay with an adult. Never run on the wet tiles.",
    ],
    ["ar", "إذا رأيت نحلة فلا تضربها. لا تقترب من الخلية وحدك. ازرع الزهور في الشرفة. وضع طبقًا فيه ماء."],
    [
      "de",
      "Schließen Sie jeden Abend alle Fenster. Lassen Sie niemals Fremde ins Lager. Melden Sie jeden Schaden sofort.",
    ],
    ["de", "Helm aufsetzen. Handschuhe tragen. Niemals allein in den Schacht steigen."],
    ["fr", "Portez toujours votre casque. Ne montez pas sur les palettes. Signalez chaque panne."],
    [
      "es",
      "Lávese las manos al entrar. No use el ascensor en caso de incendio. Avise al portero si ve humo.",
    ],
    ["it", "Indossate sempre il casco. Non salite sui bancali. Segnalate ogni guasto al capoturno."],
    ["pt", "Use sempre o capacete. Não corra nos corredores. Desligue a máquina antes de limpar."],
    ["nl", "Was je handen voor het eten. Loop nooit over het spoor. Houd de deuren vrij."],
    ["pl", "Zawsze noś kask. Nie wchodź na regały. Wyłącz maszynę przed czyszczeniem."],
    ["ru", "Всегда надевайте каску. Не заходите за ленту. Выключайте станок перед чисткой."],
    ["tr", "Her zaman kask takın. Şeridin arkasına geçmeyin. Temizlemeden önce makineyi kapatın."],
    ["ar", "ارتدِ الخوذة دائمًا. لا تدخل خلف الشريط. أغلق الآلة قبل تنظيفها."],
    ["he", "חבשו תמיד קסדה. אל תיכנסו מאחורי הסרט. כבו את המכונה לפני הניקוי."],
    ["hi", "हमेशा हेलमेट पहनें। रेलिंग पर न झुकें। मशीन साफ़ करने से पहले बंद करें।"],
    ["ja", "必ずヘルメットをかぶってください。線路に入らないでください。掃除の前に機械を止めてください。"],
    ["zh", "请始终戴好安全帽。不要进入警戒线。清洁前必须关闭机器。"],
    ["ko", "항상 안전모를 쓰세요. 선로에 들어가지 마세요. 청소하기 전에 기계를 끄세요."],
  ] as const)
    // prettier-ignore
    assert.deepEqual(told(text, language), asItems(text).filter((one) => one !== ""));
});

test("a reason is left to the voice where a rule is long, and a prohibition behind a rule is one of its own", () => {
  assert.deepEqual(
    told(
      "Stay out of the water above your knees, and never work alone. Don't charge the battery in a closed room, because the gas that leaves it may catch fire. Wash your hands.",
      "en",
    ),
    [
      "Stay out of the water above your knees",
      "Never work alone",
      "Don't charge the battery in a closed room",
      "Wash your hands",
    ],
  );
});

test("what is no rule ends the run, and cases have the screen for themselves", () => {
  for (const text of [
    "Wash your hands before lunch. Soup is at one. Never run on the wet deck. Leave by the gate.",
    "If it floats, go. If it sinks, wait for the next boat. If it burns, call the harbour at once.",
  ])
    assert.equal(told(text, "en"), null, text);
});

test("a long run is parted into pages of like length", () => {
  const rules = Array.from({ length: 8 }, (_, at) => `Never open door number ${at + 1} at night.`).join(" ");
  assert.equal(told(rules, "en")?.length, 4);
});

test("what tells, calls, asks or is one rule by itself stays a sentence", () => {
  for (const [language, text] of [
    ["en", "She closes the door. She never looks back. He runs to the harbour. They leave at dawn."],
    ["en", "Imagine a dark hive. Think of a dance floor. Never had anyone seen it before."],
    ["en", "Save time every day. Try it free for a month. Call us on 0800 123 456."],
    ["en", "Open plan offices are loud. Cut flowers last a week. Set menus start at twelve."],
    ["en", "Park rangers work all night. Post offices close at five. Guard dogs sleep by day."],
    [
      "en",
      "Wash your hands. The water is warm, the towels are clean, and nobody is waiting behind you in the corridor.",
    ],
    ["en", "Don't you love it? Don't they know? Never mind the rain?"],
    ["de", "Die Bienen tanzen. Sie fliegen niemals nachts. Alle Waben bleiben warm."],
    ["fr", "Les abeilles dansent. On ne sait jamais pourquoi. Chez elles, le miel reste chaud."],
    ["es", "Cierra la puerta y se va. Nunca vuelve. Canta sola en la calle."],
    ["it", "Chiude la porta e se ne va. Non torna mai. Canta da sola."],
    ["pt", "Fecha a porta e vai embora. Nunca volta. Canta sozinha na rua."],
    ["ru", "Он закрыл дверь. Никогда не вернётся. Поёт один."],
    ["pl", "Zamknął drzwi. Nigdy nie wrócił. Śpiewa sam."],
    ["nl", "De deur was dicht. Niemand kwam terug. Hij zingt alleen."],
    ["tr", "Kapıyı kapatır. Asla geri dönmez. Tek başına şarkı söyler."],
    ["ar", "أغلق الباب ومضى. لم يعد أبدًا. كان يغني وحده."],
    ["hi", "वह दरवाज़ा बंद करता है। वह कभी नहीं लौटता। वह गाता है।"],
    ["ja", "彼は帰らない。彼女は待たない。雨がやまない。"],
    ["zh", "他不要钱。他必须工作。他请朋友吃饭。"],
    ["ko", "그는 돌아오지 않는다. 비가 그치지 않는다. 아무도 웃지 않는다."],
  ] as const)
    // prettier-ignore
    assert.equal(told(text, language), null, text);
});
