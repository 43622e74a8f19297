import assert from "node:assert/strict";
import { test } from "node:test";
import { pleadsForMaterial } from "./beside-words.ts";
import { handsOver } from "./handed-over.ts";
import { judgesLastFilm } from "./last-film.ts";
import { greetsMaker } from "./maker-greeting.ts";
import { wishesForMusic } from "./music-wish.ts";
import { withoutOrder } from "./order.ts";
import { sparesTopic } from "./spared-topics.ts";

/** Sentences of a kind, and sentences that only look like it. */
type Kind = { is: (said: string) => boolean; said: string; told: string };

const KINDS: Readonly<Record<string, Kind>> = {
  music: {
    is: (said) => wishesForMusic(said, ""),
    said: "Music: something calm|For the music, nothing too loud please|Musik bitte eher ruhig|Bei der Musik gerne was Ruhiges|Musique douce, s'il vous plaît|La música que sea tranquila|Per la musica vorremmo qualcosa di leggero|A música pode ser calma|Qua muziek liefst iets rustigs|Muzyka: coś spokojnego|Музыку возьмите поспокойнее|Hudba ať je klidná|Musiken får gärna vara lugn|Müzik sakin olsun|音乐希望舒缓一些|音楽は静かなものがいいです|음악은 조용하면 좋겠습니다|نريد موسيقى هادئة|המוזיקה: משהו רגוע|संगीत शांत होना चाहिए",
    told: "The music begins at noon|Musik hilft beim Lernen|La música empieza a las ocho|音楽は脳に良い影響を与えます|Музыка звучит в парке",
  },
  remark: {
    is: judgesLastFilm,
    said: "Last year's was too loud|Das vom letzten Jahr war viel zu bunt|La dernière vidéo était trop rapide|El del año pasado era demasiado serio|Quello dell'anno scorso ci è sembrato troppo lento|O último vídeo ficou longo demais|De vorige film was saai|Zeszłoroczny był za głośny|Прошлогодний был слишком шумный|Loňské bylo moc hlučné|Förra årets var för lång|Geçen yılki çok gürültülüydü|去年的太吵了|去年のは派手すぎました|지난번 영상은 너무 길었습니다|فيديو العام الماضي كان طويلاً جداً|הסרטון של שנה שעברה היה ארוך מדי|पिछले साल का वीडियो बहुत लंबा था|Il tono va bene come l'altra volta",
    told: "Last year's festival was too crowded|Last year was too dry for wheat|Das letzte Jahr war zu trocken|El año pasado fue muy seco|前回の大会は人が多すぎました|작년은 너무 더웠습니다",
  },
  spared: {
    is: sparesTopic,
    said: "No need to mention the car park|Den Parkplatz müsst ihr nicht erwähnen|Inutile de parler de la cantine|No hace falta hablar de los precios|Non serve parlare del parcheggio|ah e não precisa falar do ponto eletrônico|Je hoeft niets over de prijzen te zeggen|Nie trzeba mówić o parkingu|Про парковку рассказывать не надо|O cenách mluvit nemusíte|Ni behöver inte nämna parkeringen|I behøver ikke nævne parkeringen|Otoparktan bahsetmeye gerek yok|不用提停车的事|駐車場の話は不要です|주차장은 언급할 필요 없습니다|لا داعي لذكر موقف السيارات|אין צורך להזכיר את החניה|पार्किंग के बारे में बताने की ज़रूरत नहीं है",
    told: "You don't have to mention your illness|No need to book|Sie müssen Ihre Krankheit nicht erwähnen|No hace falta reservar|予約は不要です|不用预约",
  },
  greeting: {
    is: (said) => greetsMaker(said) > 0,
    said: "Hello video team,|Liebes Filmteam,|Bonjour l'équipe vidéo, pour|Hola equipo del vídeo, ahí|Ciao ragazzi del video, m|oi pessoal do vídeo, segue|Hoi filmploeg, x|Cześć ekipo filmowa, x|Привет, видеокоманда!|Merhaba video ekibi, x|مرحبا فريق الفيديو، x|שלום צוות הווידאו, x|動画チームの皆様、|영상팀 여러분 안녕하세요,",
    told: "Hello film lovers, tonight|Hallo Filmfreunde, heute|Dear customers, the video wall",
  },
  plea: {
    is: pleadsForMaterial,
    said: "Per favore niente foto di repertorio, l'anno scorso ce n'erano troppe|Bitte keine Archivbilder|Alsjeblieft geen stockfoto's|Por favor, nada de fotos de archivo|Proszę bez zdjęć stockowych|请不要用网上的图片|フリー素材の写真は使わないでください|Lütfen hazır fotoğraf kullanmayın|no pics of sad animals thx|No stock pics of models pls|Keine Bilder von kranken Leuten, danke|Sin imágenes de sangre, gracias|Pas de photos de malades, merci",
    told: "No photos please|No pics of the exhibits, thanks|No photos of other visitors, thank you|The pictures say thanks|Bitte keine Fotos im Museum|Please bring two photos",
  },
  handed: {
    is: handsOver,
    said: "here's what Ana from HR sent me, I only put it together|hier ist, was mir die Leitung geschickt hat|segue o que a Cida do RH mandou no zap, só juntei tudo|去年のチラシの文章をそのまま貼りますので、うまくまとめてください|Σας στέλνω το κείμενο:|Metni gönderiyorum|أرسل لكم النص:|אני מצרף את הטקסט|متن را برایتان می‌فرستم",
    told: "Here is what bees eat|Segue a lista de materiais|Στέλνω ένα γράμμα στη μητέρα μου|Metin her akşam yürür|أرسل لكم تحياتي من دمشق",
  },
};

test("what only a film-maker is told is known in all languages, and what looks like it is not", () => {
  for (const [kind, { is, said, told }] of Object.entries(KINDS)) {
    for (const one of said.split("|")) assert.ok(is(one), `${kind}: ${one}`);
    for (const one of told.split("|")) assert.ok(!is(one), `${kind} is none: ${one}`);
  }
});

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

test("a film that only the frame of a mail orders is told without its notes, under its subject", () => {
  const mails: readonly (readonly [mail: string, subject: string, left: string])[] = [
    ["Subject: video open day\n\nHi folks, we need a short film for the harbour website. It's for sailors, anglers. Music: something calm. Last year's was too loud.\n\nThe lifeboat goes out at noon. Tea is served at four.", "Open day", "The lifeboat goes out at noon. Tea is served at four."],
    ["Oggetto: video per la festa del pane\n\nPer favore niente foto di repertorio, l'anno scorso ce n'erano troppe. Il tono va bene come l'altra volta.\n\nLa festa si tiene in piazza Vecchia il 14 settembre.", "Festa del pane", "La festa si tiene in piazza Vecchia il 14 settembre."],
    ["【依頼】「あかり市」告知ムービー（商店街のモニターで流します）\n\n動画チームの皆様\n\n川沿いの通りに和紙のあかりが灯ります。ことしで十二回目です。\n\n音楽は静かなものがいいです。去年のは派手すぎました。", "あかり市", "川沿いの通りに和紙のあかりが灯ります。ことしで十二回目です。"],
    // What is told of films, music and pleas stays.
    ["Assunto: Novo vídeo porteiro no prédio\n\nO novo vídeo porteiro mostra quem toca. Por favor diga o seu nome ao entrar.", "Novo vídeo porteiro no prédio", "O novo vídeo porteiro mostra quem toca. Por favor diga o seu nome ao entrar."],
    ["Betreff: Video Tag der offenen Tür\n\nMusik soll hier jeder ausprobieren dürfen. Die Musik spielt im Hof. Wer mitmacht, sagt bitte.", "Tag der offenen Tür", "Musik soll hier jeder ausprobieren dürfen. Die Musik spielt im Hof. Wer mitmacht, sagt bitte."],
  ]; // prettier-ignore
  for (const [mail, subject, left] of mails) {
    assert.equal(withoutOrder(mail).subject, subject);
    assert.equal(told(mail), left);
  }
});

test("a note to the film's maker goes, and what it wants last is said last", () => {
  const note = "إلى صانع الفيلم: أريده دافئًا، بلون الشاي والخشب.\nلا تُسرع. اترك صمتًا بعد الجملة.\nواجعل آخر ما يُقال: «ما مات. هو نائمٌ فقط.»";
  const story = "دكّان أبي\n\nكان لأبي دكّانٌ في حيّ العطّارين بالإسكندرية. فتحه سنة 1957، وكان في العشرين.\n\nأغلق الدكّان سنة 2019. سلّمني مفتاحًا وراديو واحدًا لا يعمل.";
  const order = withoutOrder(`${story}\n\n${note}\n`);
  assert.doesNotMatch(order.text, /الشاي|تُسرع|صمتًا/u);
  assert.match(order.text, /سلّمني مفتاحًا/u);
  assert.match(order.closing?.text ?? "", /هو نائمٌ فقط/u);
}); // prettier-ignore
