import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutMailShell } from "./mail-shell.ts";

const told = (brief: string, language: string): string => {
  const { title, scenes } = film(brief, language);
  return [title, ...scenes.flatMap(({ narration }) => narration)].join("\n");
};

/** A request and what is told of a repair café, in a language; salutations and sign-offs that were told before. */
const MAILS: Readonly<Record<string, readonly [ask: string, body: string, shells: readonly (readonly [hi: string, bye: string])[]]>> = {
  en: ["Could you make a short film about our repair café?", "The repair café opens on the first Saturday of every month. Last year 240 things were mended.", [["To whom it may concern,", "Cheers\nElif (repair café)"], ["Hello,", "Warmly,\nElif Kaya\nHead of Volunteers | Mill Lane"]]],
  de: ["Könnten Sie einen kurzen Film über unser Repair-Café machen?", "Das Repair-Café öffnet am ersten Samstag im Monat. Im letzten Jahr wurden 240 Dinge repariert.", [["Werte Kolleginnen und Kollegen,", "Hochachtungsvoll\nElif Kaya"], ["Sehr geehrte Damen und Herren,", "Freundliche Grüsse\nE. Kaya\nPräsidentin"]]],
  fr: ["Pourriez-vous faire un petit film sur notre atelier de réparation ?", "L'atelier ouvre le premier samedi du mois. L'an dernier, 240 objets ont été réparés.", [["Madame, Monsieur,", "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.\nÉlif Kaya"], ["Bonsoir,", "Belle journée,\nÉlif Kaya\nResponsable communication"]]],
  es: ["¿Podrían hacer un vídeo corto sobre nuestro taller de reparación?", "El taller abre el primer sábado de cada mes. El año pasado se repararon 240 objetos.", [["Muy señores míos:", "Reciban un cordial saludo,\nElif Kaya\nSecretaria"], ["Estimados:", "Un saludo,\nElif Kaya\nCoordinadora de voluntariado"]]],
  it: ["Potreste fare un breve video sul nostro laboratorio di riparazione?", "Il laboratorio apre il primo sabato del mese. L'anno scorso sono stati riparati 240 oggetti.", [["Spettabile redazione,", "In attesa di un vostro riscontro, porgo cordiali saluti.\nElif Kaya"], ["Gentili signori,", "Buona giornata,\nElif"]]],
  pt: ["Poderiam fazer um vídeo curto sobre a nossa oficina de reparos?", "A oficina abre no primeiro sábado do mês. No ano passado foram consertados 240 objetos.", [["Exmos. Senhores,", "Grata,\nElif Kaya\nSíndica"], ["Prezados,", "Cordialmente,\nElif Kaya"]]],
  nl: ["Kunnen jullie een kort filmpje maken over ons repaircafé?", "Het repaircafé is open op de eerste zaterdag van de maand. Vorig jaar zijn 240 dingen gemaakt.", [["Goedemorgen,", "Hoogachtend,\nElif Kaya"], ["Geachte heer, mevrouw,", "Mvg,\nElif"]]],
  pl: ["Czy mogliby Państwo zrobić krótki film o naszej kawiarence naprawczej?", "Kawiarenka działa w pierwszą sobotę miesiąca. W zeszłym roku naprawiono 240 rzeczy.", [["Szanowni Państwo,", "Z poważaniem,\nElif Kaya\nkoordynatorka wolontariatu"], ["Witam,", "Serdeczności,\nElif"]]],
  ru: ["Сделайте, пожалуйста, короткий фильм о нашем ремонтном кафе.", "Кафе открывается в первую субботу месяца. За прошлый год починили 240 вещей.", [["Приветствую!", "С уважением,\nЭлиф Кая\nкоординатор волонтёров"], ["Доброго времени суток!", "С приветом из Казани,\nЭлиф Кая\nдиректор"]]],
  tr: ["Tamir kafemiz için kısa bir film yapabilir misiniz?", "Tamir kafesi her ayın ilk cumartesi günü açılır. Geçen yıl 240 eşya onarıldı.", [["İyi günler,", "İyi çalışmalar dilerim.\nElif Kaya"]]],
  ar: ["نريد فيلما قصيرا عن مقهى الإصلاح.", "يفتح المقهى أبوابه في أول سبت من كل شهر. أصلح المتطوعون في العام الماضي 240 غرضا.", [["السادة الكرام،", "مع خالص الشكر والتقدير،\nسلمى حداد، رئيسة الجمعية"], ["مرحبا،", "مع التحية،\nسلمى حداد\nمنسقة المتطوعين"]]],
  he: ["נשמח לסרטון קצר על קפה התיקונים שלנו.", "הקפה נפתח בשבת הראשונה של כל חודש. בשנה שעברה תוקנו 240 חפצים.", [["צוות יקר,", "בכבוד רב,\nרונית לוי, יושבת ראש"], ["בוקר טוב,", "המון תודה ויום טוב,\nרונית"]]],
  hi: ["हमें मरम्मत कैफ़े पर एक छोटी फ़िल्म चाहिए।", "कैफ़े हर महीने के पहले शनिवार को खुलता है। पिछले साल 240 चीज़ें ठीक की गईं।", [["महोदया,", "शुभकामनाओं सहित,\nअनिल शर्मा"], ["सादर प्रणाम,", "बहुत-बहुत धन्यवाद\nअनिल"]]],
  ja: ["修理カフェを紹介する短い動画をお願いします。", "修理カフェは毎月第一土曜日に開きます。\n去年は240点の品物を直しました。", [["拝啓", "ご検討のほどよろしくお願いいたします。\n担当：佐藤"], ["お世話になっております。", "お手数をおかけしますが、よろしくお願いいたします。\n北川町 佐藤"]]],
  ko: ["수리 카페를 소개하는 짧은 영상을 부탁드립니다.", "수리 카페는 매달 첫째 토요일에 열립니다. 작년에는 물건 240개를 고쳤습니다.", [["안녕하세요. 한마음센터 김지훈입니다.", "좋은 하루 되세요.\n김지훈 드림"], ["반갑습니다.", "감사합니다.\n김지훈 드림"]]],
  zh: ["请做一个关于修理咖啡馆的短片。", "修理咖啡馆每月第一个星期六开放。去年一共修好了240件物品。", [["王经理您好！", "期待您的回复。\n王丽 敬上"]]],
}; // prettier-ignore

const bare = (text: string): string => text.replace(/[\s,.，。:：!！?？、،؟।]+/gu, "").toLowerCase();

test("no salutation and no sign-off with names and posts is told or names the film, and all between them is told", () => {
  for (const [language, [ask, body, shells]] of Object.entries(MAILS))
    for (const [hi, bye] of shells) {
      const said = bare(told(`${hi}\n\n${ask}\n\n${body}\n\n${bye}\n`, language));
      for (const line of [hi, ask, ...bye.split("\n")])
        assert.equal(said.includes(bare(line)), false, `${language}: ${line}`);
      for (const sentence of body.split(/(?<=[.。।])\s*/u))
        assert.ok(said.includes(bare(sentence)), `${language}: ${sentence}`);
    }
});

test("without a request, and where a last line tells, all of it stays", () => {
  for (const text of [
    "Dear diary,\n\nThe bread rose well today. I baked six loaves.\n\nWith love,\nElif\n",
    "Could you make a film about our bakery?\n\nThe oven is from 1962 and still bakes every day.\n\nThanks to forty members it is ours.\n",
    "Could you make a film about our bakery?\n\nThe oven is from 1962 and still bakes every day.\n\nBest of all is the smell at six.\nCome by and try the rye.\n",
    "Nothing beats warm rye!\nCould you make a film about our bakery?\n\nThe oven is from 1962 and still bakes.\n",
    "Könnten Sie einen Film über den Garten machen?\n\nDer Garten ist für alle da und jeden Tag offen.\n\nIhre Spende hilft\nVerein Gartenfreunde Nord\n",
    "Könnten Sie einen Film über das Fest machen?\n\nDas Fest dauert drei Tage und ist immer im Mai.\n\nDanke an alle Helfer\nFeuerwehr Nord\n",
    "Could you make a film of this poem?\n\nThe river goes to bed at last and dreams of rain.\n\nSleep now,\nsmall river\n",
    "Könnten Sie einen Film über den Laden machen?\n\nDer Ofen steht seit 1962 im Keller.\n\nÖffnungszeiten:\nMontag 8–12 Uhr\nDienstag 8–12 Uhr\n",
  ])
    assert.equal(withoutMailShell(text, text).text, text);
});
