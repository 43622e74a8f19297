import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

/** Careless messages, each with the text that is left of it. */
const MESSAGES: readonly (readonly [message: string, left: string])[] = [
  ["Liebes Film-Team,\n\nwir sind der Ruderclub Havel 1911 e. V. in Werder und möchten für unsere Website ein kurzes Filmchen haben, so etwa eine Minute.\n\nUm 15 Uhr taufen wir das Boot.\n\nDas Logo schicken wir nach. Die Rechnung bitte an den Kassenwart.\n\nMit rudersportlichen Grüßen\nJörg", "Um 15 Uhr taufen wir das Boot."],
  ["hi,\n\nso my nephew said you do films?? we need something short for the website and maybe instagram, nothing fancy pls\n\nTuning is £75.\n\nuse something warm colour wise, bex says green", "Tuning is £75."],
  ["hi, can you make a short vid for the Q3 all-hands out of this, ppl dont read my mails anyway :) thx, Marta\n\nWe handled 48,200 parcels.", "We handled 48,200 parcels."],
  ["Dear all, we are a small installer firm and customers always ask the same question, so please turn this into a film of about a minute and a half. Neutral please, no advertising.\n\nA house needs 18,000 kWh.", "A house needs 18,000 kWh."],
  ["Hey team,\n\ncould someone cut a 1 min clip from the notes below for onboarding? Nothing fancy, just no stock music pls.\n\nThe IT desk is on floor 2.\n\nCheers,\nTom", "The IT desk is on floor 2."],
  ["Hallo Frau Lindner,\n\nwir sind ein kleiner Handwerksbetrieb und bräuchten ein kurzes Erklärvideo für unsere Website. Bitte sachlich und ruhig, keine Werbung. Höchstens 90 Sekunden.\n\nEine Wärmepumpe holt Wärme aus der Luft.\n\nMit freundlichen Grüßen\nJens Adler", "Eine Wärmepumpe holt Wärme aus der Luft."],
  ["Könnt ihr daraus einen kurzen Film machen? Danke schon mal, LG Jana\n\nDas Büro zieht am Montag um.", "Das Büro zieht am Montag um."],
  ["Bonjour à tous,\n\npourriez-vous faire une petite vidéo avec ce texte ? Ton chaleureux, pas de musique. Merci d'avance !\n\nLa cantine rouvre le 4 mars.\n\nBien à vous,\nSylvie", "La cantine rouvre le 4 mars."],
  ["hola! me hacéis un vídeo corto con esto? es para instagram, tono cercano y máximo 45 segundos, gracias!! Lucía\n\nAbrimos la librería el sábado.", "Abrimos la librería el sábado."],
  ["Ciao, mi fate un video breve con questo testo? Tono semplice, senza musica. Grazie mille, Paolo\n\nLa piscina riapre il 2 maggio.", "La piscina riapre il 2 maggio."],
  ["Olá,\n\nprecisamos de um vídeo curto para as redes sociais. Linguagem simples, por favor.\n\nA biblioteca abre às 9 horas.\n\nObrigada,\nTeresa", "A biblioteca abre às 9 horas."],
  ["Hoi, kun je hier een filmpje van maken voor het teamoverleg? Niet langer dan een minuut. Groetjes, Sanne\n\nVanaf 1 mei scheiden we ons afval.", "Vanaf 1 mei scheiden we ons afval."],
  ["Cześć, czy możecie zrobić z tego krótki filmik na stronę? Rzeczowo, bez muzyki. Dzięki, Marek\n\nAutobus kursuje co 10 minut.", "Autobus kursuje co 10 minut."],
  ["Добрый день!\n\nНам нужен короткий ролик для экрана в холле. Спокойный тон, без музыки.\n\nНа проходной стоят турникеты.\n\nС уважением,\nИрина Котова", "На проходной стоят турникеты."],
  ["Merhaba, bu metinden kısa bir video hazırlar mısınız? Samimi bir dil olsun, müzik olmasın. Teşekkürler, Elif\n\nBisikletler telefonla açılıyor.", "Bisikletler telefonla açılıyor."],
  ["大家好，麻烦帮我把下面的内容做成一个一分钟左右的短视频，不要广告，语气轻松一点，谢谢！\n\n食堂早上七点开门。", "食堂早上七点开门。"],
  ["お世話になっております。市立図書館の田中です。下記の内容で短い動画を作っていただけますか。やさしい口調で、1分以内でお願いします。\n\n古いカードは6月30日まで使えます。\n\nよろしくお願いいたします。\n田中", "古いカードは6月30日まで使えます。"],
  ["안녕하세요, 아래 내용으로 짧은 영상을 만들어 주세요. 차분한 톤으로, 60초 이내로 부탁드립니다.\n\n김장은 겨울 김치를 담그는 일입니다.\n\n감사합니다.\n박지은 드림", "김장은 겨울 김치를 담그는 일입니다."],
  ["السلام عليكم،\n\nنريد فيديو قصيراً لموقعنا من هذا النص. نبرة هادئة، بدون موسيقى.\n\nتفتح العيادة أبوابها يوم الأحد.\n\nمع أطيب التحيات\nد. سلمى", "تفتح العيادة أبوابها يوم الأحد."],
  ["היי, אפשר להכין סרטון קצר מהטקסט הזה לישיבת הצוות? טון רגוע, בלי מוזיקה. תודה, נועה\n\nיום שישי סגור.", "יום שישי סגור."],
  ["Buongiorno, siamo una piccola cooperativa e vorremmo un video breve da proiettare in assemblea. Stile sobrio, per favore. Non più di un minuto.\n\nI vecchi contatori hanno trent'anni.\n\nCordiali saluti\nGiulia Ferri", "I vecchi contatori hanno trent'anni."],
  ["Привет! Сделай, пожалуйста, из этого ролик для группы дома. Коротко и без пафоса. Спасибо!\n\nВ подъезде меняют лифт.", "В подъезде меняют лифт."],
  ["Wij zijn een klein museum in Hoorn en willen graag een korte film voor onze website. Rustige toon, geen muziek.\n\nDe haring maakte Hoorn rijk.", "De haring maakte Hoorn rijk."],
  ["お疲れ様です。朝礼で流す動画を作りたいです。以下の文章でお願いします。明るい感じで、BGMなし。\n\n在宅勤務は週三日までです。\n\n以上、よろしくお願いします。佐藤", "在宅勤務は週三日までです。"],
  ["Hi Lantern folks! We run a tiny seed bank. Could you make us something for Instagram, about a minute, in a warm tone?\n\nIt keeps 312 kinds of maize.\n\nThank you so much!!", "It keeps 312 kinds of maize."],
  ["Hi Priya,\n\nhope you're well! We'd love a 90-second film out of the text below. Nothing cheesy. Could you keep the language simple? Deadline is Thursday.\n\nThe orchard has 64 trees.\n\nLet me know if you need photos.\n\nBest wishes,\nDilys", "The orchard has 64 trees."],
  ["Hi there,\n\nhope you're well. As promised on the phone, here's our new price list for the short film on the screen in the waiting area. Please keep it calm and don't use music that sounds like a supermarket.\n\nGear tuning costs £18.\n\nWe are at 14 Quay Street.\n\nPS: Jenny says please do not put her name in, she's leaving in April.\n\nCheers,\nRob", "Gear tuning costs £18. We are at 14 Quay Street."],
  ["Hallo Frau Lenz,\n\ndanke für das nette Gespräch gestern. Hier die neuen Preise für den Film im Schaufenster, bitte ohne Ton-Effekte.\n\nDer Schnitt kostet 29 €.\n\nViele Grüße\nKatja Böhme\n\nP.S. Den alten Namen „Salon Böhme“ bitte nicht mehr verwenden.", "Der Schnitt kostet 29 €."],
  ["Bonjour,\n\nvoici les horaires pour la petite vidéo de l'accueil. Ton calme.\n\nLa piscine ouvre à sept heures.\n\nMerci de ne pas mentionner les travaux de mai.\n\nCordialement,\nInès", "La piscine ouvre à sept heures."],
  ["Buenos días,\n\nadjunto los datos para el vídeo de la feria. Por favor, no mencionéis el nuevo modelo, todavía no es público.\n\nEl horno alcanza 300 grados.\n\nUn saludo\nMarta", "El horno alcanza 300 grados."],
  ["# Quarter three\n\nFor the all-hands on Thursday. About a minute and a half please. Sober, no cheering – people lost shifts this summer. Don't mention the Leeds site, that is not public yet.\n\nWe sold more and earned less.", "# Quarter three We sold more and earned less."],
  ["नमस्ते, कृपया इस पाठ से एक छोटा वीडियो बनाइए। सरल भाषा, बिना संगीत।\n\nछत पर 24 पैनल लगे हैं।\n\nधन्यवाद", "छत पर 24 पैनल लगे हैं।"],
]; // prettier-ignore

test("what a sender says to the maker is not told, in every language", () => {
  for (const [message, left] of MESSAGES) {
    assert.equal(told(message), left, message);
    assert.equal(withoutOrder(message).text.length, message.length, "places stay");
  }
});

test("wishes that stand by themselves below a title are wishes", () => {
  const cases: readonly (readonly [brief: string, audience: string | null])[] = [
    ["# Tyres\n\nFor new drivers. Calm, practical tone.\n\nLoosen the nuts.", "new drivers"],
    ["# Pane\n\nPer principianti. Tono semplice e amichevole, niente musica.\n\nMescola la farina.", "principianti"],
    ["# Reifen\n\nFür Fahranfänger. Ruhiger Ton, keine Werbung.\n\nDie Muttern lösen.", "Fahranfänger"],
    ["# Bees\n\nA bee flies far.\n\nKeep it under 60 seconds. Use a friendly voice, no music.", null],
  ]; // prettier-ignore
  for (const [brief, audience] of cases) {
    assert.equal(told(brief).split(" ").length, 5 + (brief.startsWith("# Bees") ? 1 : 0), told(brief));
    assert.equal(withoutOrder(brief).audience, audience, brief);
  }
});

/** Texts that speak of films, of tone and of letters, and ask for nothing. */
const CONTENT = [
  "# Your first short film\n\nAnyone can make a short film with a phone. You need a story.\n\n## Before\nWe need a film that people finish. Keep it under 60 seconds. Use a friendly voice for the narrator.\n\n## After\nEnd with a question, and the viewers will talk about your film.",
  "# How to answer a customer call\n\nUse a friendly voice.\n\nLet the caller finish.\n\nKeep it short. Use a friendly voice to the end. No jargon.",
  "# Eggs\n\nFor four people.\n\nKeep it under 65 degrees, or the yolk sets.\n\nFinish with salt and a little butter.",
  "The letter lay in the attic. It was addressed to Mrs. Cole.\n\nDear Harriet,\n\nI shall be at sea. Please keep the dog.\n\nYours, Will\n\nShe never read it.",
  '# How to write a good e-mail\n\nStart with a greeting. Open with "Dear" if you do not know the person.\n\nEnd with "Best regards" and your name.',
  "# Ein Vortrag, der bleibt\n\nBeginnen Sie mit einer Geschichte.\n\nSprechen Sie in einem ruhigen Ton. Ohne Fachjargon versteht Sie jeder.\n\nEnden Sie mit einer Frage.",
  "Le film sort en 1902. Le film dure quatorze minutes.\n\nNous voulons tous voir un film comme celui-là, dit un spectateur.\n\nOn retrouve le film en couleurs en 1993.",
  "# The Ferryman\n\nFor my grandfather the river was a road.\n\nHe rowed people over the river.",
  "# Soap\n\nWe need a thin film of oil between the plates.\n\nWe want a video conference on Friday.",
  "# Hinweis\n\nDieses Video ersetzt keine Rechtsberatung.",
  "“Can you make a film of my life?” she asked him.\n\nHe could not, and said so.",
  "# Kurzfilme im Unterricht\n\nBitte drehen Sie den Film im Querformat.\n\nAm Ende jeder Stunde sehen alle, was entstanden ist.",
  "Can you make a film in a weekend? Eleven teenagers in Leeds tried.\n\nThe film lasts six minutes.",
  "# El tono de voz\n\nUsa un tono cercano y frases cortas. Sin jerga.\n\nTermina con una pregunta: «¿Puedo ayudarte en algo más?»",
  "# Rooms\n\nStyle: Gothic\n\nIt is long.",
  "From: Oslo\nTo: Bergen\n\nThe train takes seven hours.",
  "# Library rules\n\nNo food. No music, please. Return your books in time.\n\nNo jokes.",
];

test("what only speaks of such things is told", () => {
  for (const text of CONTENT) assert.equal(withoutOrder(text).text, text, text);
});

test("what a request's sentence tells beside it stays", () => {
  assert.equal(told("Kettle\n\nThe K2 boils half a litre in 48 seconds, and we need a short video about it for our shop page.\n\nIt weighs 600 g."), "Kettle The K2 boils half a litre in 48 seconds. It weighs 600 g."); // prettier-ignore
  assert.equal(told("Please make a short film out of this: The lamp weighs 40 g and lasts 30 hours.\n\nIt is red."), "The lamp weighs 40 g and lasts 30 hours. It is red."); // prettier-ignore
});

test("the end that is asked for closes the film, with its line and its address", () => {
  const ends: readonly (readonly [end: string, text: string | null, address: string | null])[] = [
    ['Finish with: "Brewa One. Espresso, anywhere." and brewa.example/one', "Brewa One. Espresso, anywhere.", "brewa.example/one"],
    ["End the film with our slogan “Brewa. Anywhere.”", "Brewa. Anywhere.", null],
    ["Close with brewa.example/one.", null, "brewa.example/one"],
    ["Zum Schluss: „Brewa. Überall.“ und brewa.example", "Brewa. Überall.", "brewa.example"],
    ["Terminez par : « Brewa, partout. » et brewa.example", "Brewa, partout.", "brewa.example"],
    ["Termina con: «Brewa, en todas partes.» y brewa.example", "Brewa, en todas partes.", "brewa.example"],
    ["Chiudete con “Brewa, ovunque.” e brewa.example", "Brewa, ovunque.", "brewa.example"],
    ["Termine com “Brewa, em todo lado.” e brewa.example", "Brewa, em todo lado.", "brewa.example"],
    ["Eindig met “Brewa, overal.” en brewa.example", "Brewa, overal.", "brewa.example"],
    ["Na koniec: „Brewa. Wszędzie.” i brewa.example", "Brewa. Wszędzie.", "brewa.example"],
    ["Закончите фильм: «Брева. Везде.» и brewa.example", "Брева. Везде.", "brewa.example"],
    ["最后用：“Brewa，随处。”结束", "Brewa，随处。", null],
    ["最後は「Brewa、どこでも。」と brewa.example で締めてください。", "Brewa、どこでも。", "brewa.example"],
    ["마지막은 “Brewa, 어디서나.” brewa.example 으로 끝내 주세요.", "Brewa, 어디서나.", "brewa.example"],
    ["اختموا بـ «بريوا في كل مكان» و brewa.example", "بريوا في كل مكان", "brewa.example"],
    ["סיימו עם “ברווה, בכל מקום.” brewa.example", "ברווה, בכל מקום.", "brewa.example"],
    ["Slogan at the end: “Brewa. Anywhere.”", "Brewa. Anywhere.", null],
    ["End card: “Brewa. Anywhere.” brewa.example", "Brewa. Anywhere.", "brewa.example"],
    ["Fin : « Partout, demain. Goûtez-y. »", "Partout, demain. Goûtez-y.", null],
    ["Schluss: „Überall, ab morgen. Kommt vorbei.“", "Überall, ab morgen. Kommt vorbei.", null],
    ['Can the film end with our address brewa.example and the line "Sip on. Anywhere."', "Sip on. Anywhere.", "brewa.example"],
    ["Kann der Film bitte mit „Schon wach? Trink.“ enden?", "Schon wach? Trink.", null],
    ["最後は「どこでも、一杯。」で締めてください。", "どこでも、一杯。", null],
  ]; // prettier-ignore
  for (const [end, text, address] of ends) {
    const { closing, text: left } = withoutOrder(`# Brewa\n\nIt weighs 640 g.\n\n${end}`);
    assert.deepEqual({ text: closing?.text, address: closing?.address }, { text, address }, end);
    assert.equal(left.trim(), "# Brewa\n\nIt weighs 640 g.", end);
  }
  for (const content of [
    "Fin : la roue s'arrête en 1950.",
    "Die Andacht endet mit „Amen“.",
    "The film ends with “Goodbye,” and half the cinema wept.",
  ])
    // prettier-ignore
    assert.equal(withoutOrder(`# The mill\n\nIt weighs 640 g.\n\n${content}`).closing, null, content);
});

test("a film ends on that picture, opens with the line that it is to open with, and says neither order", () => {
  const { scenes, degradations } = film('# Kettle K2\n\nWe need a launch film for our website. Start with: “Tea before your first lecture.”\n\nIt weighs 600 g and folds to the height of a mug.\n\n## Prices\n\n- Kettle: €39\n- Bag: €9\n- Cup: €5\n\nFinish with: "K2. Boil small." and kettle.example/k2'); // prettier-ignore
  const last = scenes.at(-1);
  assert.deepEqual(last?.visual, {
    kind: "title",
    eyebrow: "Kettle K2",
    title: "K2. Boil small.",
    contacts: [{ text: "kettle.example/k2", by: "web" }],
  });
  assert.equal(last?.role, "summary");
  assert.equal(scenes[0]?.narration.includes("Tea before your first lecture."), true);
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(said, /launch film|Finish with|Start with/u);
  assert.match(JSON.stringify(degradations), /We need a launch film for our website/u);
});

test("labels of a film are wishes, and an order without its words is one where a film was asked for", () => {
  const form = withoutOrder("# Update\n\nAudience: all staff. Tone: upbeat. Length: 60 seconds. Please avoid jargon.\n\nSales rose."); // prettier-ignore
  assert.equal(form.text.replace(/\s+/gu, " "), "# Update Sales rose.");
  assert.equal(form.audience, "all staff");
  const { text, wishes } = withoutOrder(
    "Please make a short film out of this.\n\nIt is red.\n\nEnd with a question.",
  );
  assert.equal(text.trim(), "It is red.");
  assert.deepEqual(wishes, ["Please make a short film out of this.", "End with a question."]);
});

test("any text keeps its length, and its lines", () => {
  const part = fc.constantFrom("hi, ", "can you make a video of this", "Keep it short.", "\n", "\n\n", "# A\n", "- b\n", "Finish with: “x y”", "thx, Ana", "It rains.", "最後は「あ」", " ", "For new drivers.", "```\n", "| a |\n"); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const source = parts.join("");
      const { text } = withoutOrder(source);
      assert.equal(text.length, source.length);
      assert.equal(text.split("\n").length, source.split("\n").length);
    }),
    { numRuns: 400 },
  );
  const started = performance.now();
  for (const long of ["we ".repeat(105), `can you ${"make ".repeat(60)}`, `Finish with ${"a.b ".repeat(200)}`, "for ".repeat(80), `${"calm, ".repeat(50)}tone`]) withoutOrder(`# A\n\n${long}\n\nB.`); // prettier-ignore
  assert.ok(performance.now() - started < 2000, "no pattern runs away");
});
