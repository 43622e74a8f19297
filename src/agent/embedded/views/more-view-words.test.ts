import assert from "node:assert/strict";
import test from "node:test";
import { MORE_VIEW_WORDS } from "./more-view-words.ts";
import { readerOfTable, testTable } from "./view-tables.fixture.ts";

const viewsIn = readerOfTable(MORE_VIEW_WORDS);

testTable(MORE_VIEW_WORDS, 10);

const SAID: Record<string, Record<string, string>> = {
  en: {
    desktop: "Open the dashboard and change your password.",
    road: "At the junction a motorist waits behind the wheel.",
    station: "The train was late, and the platform was full.",
    market: "Stallholders set up on market day before six.",
    sports: "Football training is in the sports hall on Tuesdays.",
    savings: "The interest rate on your savings account went up.",
    coast: "At low tide the beach is half a mile wide.",
    river: "The river floods the village every spring.",
    hills: "Hikers climb to the mountain hut.",
    forest: "Old-growth woodland holds more carbon.",
  },
  de: {
    desktop: "Klicken Sie im Browser auf das Schloss.",
    road: "Auf der Autobahn gilt ein Tempolimit.",
    station: "Am Bahnsteig warteten hundert Menschen.",
    market: "Samstags sind wir auf dem Wochenmarkt.",
    sports: "Die Torhüterin trainiert in der Turnhalle.",
    savings: "Die Zinsen für das Sparkonto steigen.",
    coast: "Die Dünen schützen die Insel vor der Nordsee.",
    river: "Der Fluss tritt jedes Jahr über die Ufer.",
    hills: "Eine Wanderung über den Gletscher braucht Seil und Steigeisen.",
    forest: "Der Förster zeigt den Kindern den Waldboden.",
  },
  fr: {
    desktop: "Cliquez ici pour changer votre mot de passe.",
    station: "Le train entre en gare à midi.",
    market: "Au marché couvert, chaque étal a son histoire.",
    savings: "Le taux d'intérêt du livret A baisse.",
    coast: "La marée haute recouvre la plage de sable.",
    forest: "Les bûcherons travaillent dans la forêt.",
  },
  es: {
    road: "En la carretera hay un límite de velocidad.",
    river: "El río baja crecido en primavera.",
    hills: "El sendero sube por la ladera.",
    sports: "El partido de fútbol empieza a las cinco.",
  },
  it: {
    station: "Il treno si ferma in ogni paese.",
    sports: "Gli allenamenti sono in palestra.",
    forest: "Nel bosco si cercano i funghi.",
  },
  pt: {
    savings: "A taxa de juros do empréstimo subiu.",
    coast: "A praia fica vazia no inverno.",
    station: "O comboio para em todas as aldeias.",
  },
  nl: {
    river: "De rivier stroomt door de uiterwaarden.",
    road: "Op de snelweg geldt een snelheidslimiet.",
  },
  sv: { forest: "I granskogen växer blåbär.", coast: "Havet steg över stranden." },
  da: { savings: "Renten på boliglånet stiger.", station: "Toget holder ved perronen." },
  nb: { hills: "Fjellturen går til toppen.", river: "Elva flommer over." },
  fi: {
    forest: "Metsässä on hiljaista.",
    river: "Joki tulvii keväisin.",
    coast: "Saaristossa asuu vähän väkeä.",
  },
  pl: { forest: "W lesie leśniczy liczy drzewa.", station: "Na peronie stoi pociąg." },
  cs: { road: "Na dálnici platí omezení rychlosti.", hills: "Horská chata stojí v údolí." },
  hu: { station: "A vonat a pályaudvarra ért.", river: "A folyóparton fűzfák nőnek." },
  ro: { forest: "Pădurea este tăcută iarna.", savings: "Dobânda la credit ipotecar a crescut." },
  uk: { coast: "На узбережжі стоїть маяк.", savings: "Податки платять до квітня." },
  ru: { station: "Поезд стоит у перрона.", hills: "Альпинисты поднялись на вершину горы." },
  el: { coast: "Η παραλία γεμίζει το καλοκαίρι.", hills: "Η πεζοπορία στο βουνό κρατά τρεις ώρες." },
  tr: { river: "Nehir kıyısında söğütler var.", market: "Pazarda domates satıyor." },
  ar: {
    coast: "يمشون على الشاطئ عند الغروب.",
    station: "وصل القطار متأخرا.",
    savings: "سعر الفائدة على القرض مرتفع.",
  },
  he: { river: "הנחל זורם בחורף.", road: "בכביש המהיר היו פקקי תנועה." },
  hi: { river: "नदी हर साल उफनती है।", desktop: "लॉगिन पेज पर पासवर्ड डालें।" },
  bn: { river: "নদীর ধারে গ্রাম।", savings: "ঋণের সুদের হার বেড়েছে।" },
  ta: { river: "ஆற்றின் கரையில் மரங்கள் உள்ளன.", station: "ரயில் நிலையத்தில் கூட்டம்." },
  te: { forest: "అడవిలో పులులు ఉన్నాయి.", river: "నదిలో నీరు పెరిగింది." },
  th: { coast: "ชายหาดเงียบสงบในตอนเช้า", station: "รถไฟออกตอนเช้า", market: "ตลาดนัดเปิดทุกวันเสาร์" },
  ko: {
    hills: "등산객이 산길을 걷습니다.",
    coast: "바닷가에 등대가 있습니다.",
    savings: "예금 금리가 올랐습니다.",
  },
  ja: {
    station: "電車がホームに入ります。",
    savings: "住宅ローンの金利が上がりました。",
    river: "河川の水位が上がります。",
  },
  zh: { station: "火車停在月台。", forest: "护林员走进森林。", savings: "银行的利率上升了。" },
  vi: { river: "Con sông chảy qua làng.", savings: "Lãi suất tăng." },
  id: { coast: "Pantai itu sepi.", forest: "Hutan bakau melindungi pesisir." },
};

for (const [base, sentences] of Object.entries(SAID)) {
  test(`a sentence tells where it takes place (${base})`, () => {
    for (const [view, sentence] of Object.entries(sentences))
      assert.ok(viewsIn(sentence, base).includes(view), `${view}: ${sentence}`);
  });
}

const ELSEWHERE: Record<string, readonly string[]> = {
  en: [
    "A stream of data enters the platform, and a data lake keeps it.",
    "She has an interest in birds and trains for the marathon.",
    "The goal of the session is to match the colour.",
    "Push the dome into the ear canal until the pitch is right.",
    "Sit in the stalls, not in the circle.",
    "A random forest predicts the price hike.",
    "We train the team and pass the baton at the climate summit.",
    "He coasts along, up to his neck in wood.",
    "Name two referees and a kick-off date for the project.",
    "This library book is on loan; the error budget is not.",
  ],
  de: [
    "Tragen Sie dem Rechnung und rechnen Sie mit 60 Watt.",
    "Die Akten wandern ins Archiv, und das birgt Gefahren.",
    "Bach schrieb die Kantate in Leipzig.",
    "Die Feuerwehr setzt sich zur Wehr, der Gipfel der Staatschefs tagt.",
    "Die Kanzlei finden Sie am Marktplatz 4.",
  ],
  fr: [
    "Elle est en train de lire la plage horaire.",
    "On évite la viande crue et on épargne du temps.",
    "C'est une montagne de papiers sur la table.",
    "Gare aux erreurs.",
  ],
  es: [
    "A costa de mucho esfuerzo, me río de todo.",
    "La niña se marea si ha impuesto su ritmo.",
    "Corta la tabla con una sierra sin dejar rastro.",
  ],
  it: [
    "Una montagna di carta a valle del processo.",
    "Risparmi tempo con il mutuo aiuto.",
    "La giunta imposte le regole, di ottima fattura.",
    "Carta e vetro vanno portati all'isola ecologica.",
  ],
  pt: ["Ela mora no Rio de Janeiro.", "O ritmo foi imposto pelo grupo montado à pressa."],
  nl: ["Ik koop een bos bloemen.", "Op dat punt dalen de prijzen.", "De update is klaar."],
  sv: ["De hittade en skatt på kanalen.", "Hon gick i pension."],
  da: ["Sæt kopperne på bakken, min skat."],
  fi: ["Soita meille heti.", "Kengän korko meni rikki.", "Kirjaston laina-aika on kuukausi."],
  pl: [
    "Z góry dziękuję, po kolei.",
    "Kolano to duży staw; leczenie stawu trwa.",
    "Wyspane dziecko puszcza muzykę.",
  ],
  cs: ["Děti si hrají na dětském hřišti.", "Házení kostkou je zábava."],
  hu: ["Erdei József írta.", "A folyó évben drágább lett a villamos energia."],
  uk: ["Вона перехрестилася.", "Додаток до договору на двох сторінках.", "Кілька ставок лишилися без змін."],
  ru: ["Механик перекрестился.", "Приложение: схема на одном листе.", "Поставили строительные леса."],
  el: ["Δύο φορές την ημέρα.", "Πολλών φορών η εμπειρία."],
  tr: ["Volkan yeni sabit sürücü aldı.", "Hakem heyeti makaleyi kabul etti.", "Deniz'in annesi geldi."],
  ar: ["لا حرج في ذلك.", "كان جدي بحارا.", "بعد نيل الشهادة.", "تضخم البروستاتا شائع."],
  he: ["הם רצו מהר מאוד.", "הוא הרים את הכוס.", "שברו ביצה אחת.", "עברו ללשונית הבאה."],
  hi: ["यह नंबर वन कंपनी है।", "ज्वार की रोटी।"],
  bn: ["ট্রাম্প কথা বললেন।", "নদীয়া জেলার খবর।"],
  th: ["เขาชอบกินอาหารทะเล"],
  ko: ["연금술의 역사.", "생선 조림을 만듭니다.", "복리후생이 좋습니다.", "도서 대출은 2주입니다."],
  ja: [
    "旭川で試す。",
    "熱海に行く。",
    "電池の寿命。",
    "青森に住む。",
    "ドローンを飛ばす。",
    "バックグラウンドで動く。",
  ],
  zh: ["电动车一律到南门充电。", "铺子在中山路口。", "就像骑自行车的时候。", "大门密码是手机号。"],
  vi: ["Anh ấy đọc sách."],
  id: ["Dia membaca buku."],
};

for (const [base, sentences] of Object.entries(ELSEWHERE)) {
  test(`a word that says it of something else tells of no place (${base})`, () => {
    for (const sentence of sentences) assert.deepEqual(viewsIn(sentence, base), [], sentence);
  });
}

test("a longer name takes its place from a shorter one", () => {
  assert.deepEqual(viewsIn("A dashboard light comes on.", "en"), ["road"]);
  assert.deepEqual(viewsIn("The dashboard shows the sales.", "en"), ["desktop"]);
  assert.deepEqual(viewsIn("", "en"), []);
});
