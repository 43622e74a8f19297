import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { aboutOfRequest } from "./about-of-request.ts";

test("a tone, a length or an audience between the film and what it is about hides nothing", () => {
  for (const [language, request, name] of [
    ["es", "Haz un vídeo corto, estilo historia, sobre el faro de Punta Nati.", "El faro de Punta Nati"],
    [
      "en",
      "Could you do us a short film, nothing fancy, about the new parking permits?",
      "The new parking permits",
    ],
    [
      "fr",
      "Pourriez-vous nous faire une petite vidéo, façon conte, sur le moulin de Kerbors ?",
      "Le moulin de Kerbors",
    ],
    [
      "it",
      "Potreste fare un filmato di un minuto, per i condomini, sui lavori al tetto?",
      "I lavori al tetto",
    ],
    ["pt", "Queria um vídeo, dois minutos no máximo, acerca das regras do armazém.", "As regras do armazém"],
    [
      "nl",
      "Kunnen jullie een filmpje maken, liefst een beetje grappig, over de nieuwe fietsenstalling?",
      "De nieuwe fietsenstalling",
    ],
    [
      "sv",
      "Styrelsen vill ha en film, gärna varm i tonen, om odlingslotterna vid ån.",
      "Odlingslotterna vid ån",
    ],
    [
      "ro",
      "Am dori un scurt video pentru locatari, pe un ton calm, despre noua pompă de căldură.",
      "Noua pompă de căldură",
    ],
    [
      "ar",
      "أنا معلّمة تاريخ في مدرسة إعدادية، وأرغب في فيلم قصير عن رحلة ابن بطوطة لطلابي في الصف الثامن، مدته نحو ثلاث دقائق.",
      "رحلة ابن بطوطة",
    ],
    ["ar", "نرجو إعداد فيديو قصير للسكان، بنبرة هادئة، عن مضخة الحرارة الجديدة.", "مضخة الحرارة الجديدة"],
    ["he", "נשמח לסרטון קצר לדיירים, בטון רגוע, על משאבת החום החדשה.", "משאבת החום החדשה"],
    [
      "ja",
      "社内向けに、新しい経費精算アプリの使い方を2分くらいの動画にしてください。",
      "新しい経費精算アプリの使い方",
    ],
    ["zh", "家委会想请您帮忙，把春游的安全须知做成一个小视频。", "春游的安全须知"],
    ["ko", "입주민들을 위해 차분한 분위기로, 새 히트펌프에 대한 짧은 영상을 부탁드립니다.", "새 히트펌프"],
  ] as const)
    assert.equal(aboutOfRequest([request], language, ""), name);
});

test("what stands in another case is named in the nominative, or behind its preposition", () => {
  for (const [language, request, name] of [
    ["de", "Bitte einen Erklärfilm für unsere Mieter zur neuen Wärmepumpe.", "Die neue Wärmepumpe"],
    [
      "de",
      "Bitte einen Erklärfilm für unsere Neumieter zum neuen Waschküchenplan.",
      "Zum neuen Waschküchenplan",
    ],
    ["de", "Wir brauchen einen kleinen Film über den alten Wasserturm.", "Der alte Wasserturm"],
    ["de", "Macht uns bitte ein Video zu unserem Hofladen.", "Unser Hofladen"],
    [
      "pl",
      "Prosimy o krótki film dla lokatorów, spokojny w tonie, o nowej pompie ciepła.",
      "O nowej pompie ciepła",
    ],
    [
      "pl",
      "Potrzebujemy filmiku, najwyżej minuta, o zamknięciu mostu na Białej.",
      "Zamknięcie mostu na Białej",
    ],
    ["ru", "Нужно видео про новую линию трамвая, для сайта, без пафоса.", "Новая линия трамвая"],
    [
      "ru",
      "Просим видео, минуты две, на тему безопасной работы на лестнице.",
      "Безопасная работа на лестнице",
    ],
    ["uk", "Просимо зробити відео, веселе й коротке, про нашу шкільну пасіку.", "Наша шкільна пасіка"],
    ["uk", "Потрібне відео про охорону лісу взимку.", "Про охорону лісу взимку"],
    ["cs", "Prosíme o krátké video v klidném tónu, o očkování proti chřipce.", "Očkování proti chřipce"],
    ["el", "Θα θέλαμε ένα σύντομο βίντεο, με ήρεμο τόνο, για τον φάρο της Ταινάρου.", "Ο φάρος της Ταινάρου"],
    ["tr", "Okulumuzun bahçesini tanıtan neşeli bir video hazırlar mısınız?", "Okulumuzun bahçesi"],
    [
      "hu",
      "Egy rövid videót szeretnénk a lakóknak, nyugodt hangon, az új hőszivattyúról.",
      "Az új hőszivattyúról",
    ],
    [
      "fi",
      "Tarvitsemme lyhyen videon asukkaille, rauhallisella sävyllä, uudesta lämpöpumpusta.",
      "Uudesta lämpöpumpusta",
    ],
    ["hi", "हमें एक छोटा वीडियो चाहिए, शांत लहजे में, नए हीट पंप के बारे में।", "नए हीट पंप के बारे में"],
  ] as const)
    assert.equal(aboutOfRequest([request], language, ""), name);
});

test("a sentence beside the request says it as well", () => {
  for (const [language, request, name] of [
    [
      "de",
      "Bitte ein Video für die Eltern. Es geht um die Sanierung der Turnhalle.",
      "Die Sanierung der Turnhalle",
    ],
    ["it", "Puoi farne un video? Parla della transumanza in Molise.", "La transumanza in Molise"],
    ["pl", "Czy możecie zrobić z tego film? Chodzi o wypożyczalnię narzędzi.", "Wypożyczalnia narzędzi"],
    [
      "tr",
      "Bundan bir video yapabilir misiniz? Konu, mahallemizdeki alet kütüphanesi.",
      "Mahallemizdeki alet kütüphanesi",
    ],
    ["zh", "能不能把这段文字做成视频？主题是社区工具图书馆。", "社区工具图书馆"],
  ] as const)
    assert.equal(aboutOfRequest([request], language, ""), name);
});

test("where, when and how it is shown, and what other films do, names nothing", () => {
  for (const [language, wish] of [
    ["en", "I'd love a wee film running on the tailgate, please."],
    ["en", "Councillors would like a film made of the FAQ sheet, for the meeting on the 8th."],
    ["en", "A video they can keep on their phone would be magic."],
    ["de", "Der Film ist ein Geschenk zum Neunzigsten und soll bitte ruhig sein."],
    ["de", "Wir hätten gern ein Filmchen, nicht zu ernst."],
    ["es", "Todos los vídeos sobre nosotros suenan igual y ya cansa, por favor."],
    ["fr", "Ils regarderont le film sur téléphone, au pied du mur, merci de faire court."],
    ["pl", "Zamawiamy i prosimy o film informacyjny, o ile cena nie przekroczy 900 zł."],
    ["sv", "Filmen visas vid introduktionen, gärna med kapitel om det går."],
  ] as const)
    assert.equal(aboutOfRequest([wish], language, "Hens cannot sweat. Die Wiese. La quinua."), null);
});

test("a heading stays the title, and an opening that only orders a film is not told", () => {
  const headed = film("Bitte einen Film über den alten Wasserturm.\n\n# Ein Turm für Falken\n\nEr wurde 1908 gebaut und fasste 300 Kubikmeter.\n", "de"); // prettier-ignore
  assert.equal(headed.title, "Ein Turm für Falken");
  const board = film("Vedení si přeje školicí video, asi dvě minuty, na téma práce ve výškách.\n\nÚvazek se kontroluje před každou směnou. Nikdo nepracuje sám. Při větru se práce zastaví.\n", "cs"); // prettier-ignore
  assert.equal(board.title, "Práce ve výškách");
  assert.doesNotMatch(JSON.stringify(board.scenes), /Vedení/u);
  const told = film("My grandmother wanted to see a film about the sea.\n\nShe walked eleven miles to the cinema. The film had been cancelled. She walked home again and painted the sea instead.\n"); // prettier-ignore
  assert.match(JSON.stringify(told.scenes), /grandmother/u);
});
