import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";

/** What visitors, staff and readers are told, and what a text tells: in words that makers hear as well. */
const TOLD: Readonly<Record<string, { order: string; about: string; told: readonly string[] }>> = {
  en: {
    order: "Please make a short film of this text for our visitors.",
    about: "# The house\n\nThe house was built in 1903. Forty people live in it today, and half of them are over seventy.",
    told: [
      "She is happy in her new house by the river.",
      "They are happy with the result.",
      "We need a realistic timeline before the builders arrive.",
      "We want all the facts on the table before the vote in June.",
      "Put the pot on the table.",
      "Never start with a question.",
      "Ask the visitors to wait in the lobby until the doors open.",
      "Tell the children to keep away from the glass cases.",
      "Many passengers are not sure if their ticket is valid on the night bus.",
      "The section needs a new floor every ten years.",
      "If you have a picture of the cow, bring it to the office.",
    ],
  },
  de: {
    order: "Bitte machen Sie aus diesem Text einen kurzen Film für unsere Gäste.",
    about: "# Das Haus\n\nDas Haus wurde 1903 gebaut. Heute wohnen vierzig Menschen darin, und die Hälfte ist über siebzig.",
    told: [
      "Lassen Sie die Besucher nie allein.",
      "Bitte fotografieren Sie im Saal nicht mit Blitz.",
      "Zeigen Sie am Eingang bitte Ihre Karte.",
      "Beginnen Sie nicht mit dem Schneiden, bevor der Teig kalt ist.",
      "Rühren Sie die Butter langsam unter und stellen Sie die Schüssel zehn Minuten kalt.",
      "Sprechen Sie in der Kapelle bitte leise.",
      "Am liebsten möchte Frau Keller die alten Fotos wieder im Flur sehen.",
      "Der Hausmeister ist mit dem neuen Plan einverstanden.",
      "Wir brauchen bis zum Herbst eine Liste aller Werkzeuge.",
      "Ob das Dach noch zehn Jahre hält, weiß niemand genau.",
    ],
  },
  fr: {
    order: "Merci de faire un petit film de ce texte pour nos visiteurs.",
    about: "# La maison\n\nLa maison date de 1903. Quarante personnes y vivent aujourd’hui, et la moitié a plus de soixante-dix ans.",
    told: [
      "Faites la liste des courses avant de partir.",
      "Elle a accepté un poste au port en mai.",
      "Ne photographiez pas les tableaux avec un flash.",
      "Montrez votre billet au gardien en arrivant.",
      "Ne commencez jamais par l’escalier du fond, il est glissant.",
      "Laissez reposer la pâte une heure, puis étalez-la doucement.",
      "Il faut vérifier le gaz avant chaque repas.",
      "Les habitants aimeraient voir la carte du quartier dans le hall.",
      "Le propriétaire est d’accord avec les travaux.",
      "Pour finir, chacun lave son assiette.",
    ],
  },
  es: {
    order: "Por favor, haz un vídeo corto con este texto para nuestros visitantes.",
    about: "# La casa\n\nLa casa es de 1903. Hoy viven en ella cuarenta personas, y la mitad tiene más de setenta años.",
    told: [
      "Enseñe su carné en la entrada.",
      "Por favor, no hagan fotos con flash en la capilla.",
      "No empiecen a bajar hasta que el guía lo diga.",
      "Corte la cebolla muy fina y póngala a fuego lento durante veinte minutos.",
      "Hay que revisar los frenos antes de cada viaje.",
      "A los vecinos les gustaría ver un mapa del barrio en el portal.",
      "La dueña está de acuerdo con el nuevo horario.",
      "Al final, cada niño dibuja su casa.",
      "No estoy segura de volver, dice siempre la abuela, y vuelve cada verano.",
    ],
  },
  it: {
    order: "Per favore, fate un breve film di questo testo per i nostri ospiti.",
    about: "# La casa\n\nLa casa è del 1903. Oggi ci vivono quaranta persone, e metà ha più di settant’anni.",
    told: ["Fate la lista della spesa prima di uscire."],
  },
  pt: {
    order: "Por favor, façam um pequeno filme deste texto para os nossos visitantes.",
    about: "# A casa\n\nA casa é de 1903. Hoje vivem nela quarenta pessoas, e metade tem mais de setenta anos.",
    told: ["Ela deixou a fábrica em 1998 com quarenta anos."],
  },
  ja: {
    order: "この文章で短い動画を作ってください。",
    about: "# 古い家\n\nこの家は1903年に建てられました。今は四十人が住んでいて、半分は七十歳を超えています。",
    told: [
      "入口で会員証を見せてください。",
      "難しい問題から始めないでください。",
      "館内では静かにお話しください。",
      "絵にはさわらないでください。",
      "鍋を火からおろして、十分ほど休ませてください。",
      "道に迷ったら、地図をよく見てください。",
      "住民は、廊下に古い写真を飾ってほしいと願っています。",
      "子どもたちは最後に自分の家を絵に描きます。",
      "大家さんも工事に同意しました。",
      "非常口の前には物を置かないでください。",
    ],
  },
  zh: {
    order: "请把这段文字做成一个短片。",
    about: "# 老房子\n\n这座房子建于1903年。今天有四十人住在里面，一半人超过七十岁。",
    told: ["不要从最难的题开始。"],
  },
}; // prettier-ignore

/** All that a film says and shows. */
function seenOf(brief: string, language: string): string {
  const plan = film(brief, language);
  const scenes = plan.scenes.map(
    ({ narration, visual }) => `${narration.join(" ")} ${JSON.stringify(visual)}`,
  );
  return scenes.join(" ").replaceAll(/[\s"]+/gu, " ");
}

const bare = (said: string): string => said.replace(/[.。]$/u, "").replaceAll(/[\s"“”]+/gu, " ").slice(3); // prettier-ignore

for (const [language, { order, about, told }] of Object.entries(TOLD))
  for (const said of told)
    test(`${language}: told with an order and without: ${said}`, () => {
      const quote = language === "en" ? ' "I would not go back."' : "";
      for (const lead of ["", `${order}\n\n`]) {
        const seen = seenOf(`${lead}${about}${quote} ${said}\n`, language);
        assert.ok(seen.toLowerCase().includes(bare(said).toLowerCase()), `${lead === "" ? "without" : "with"} an order: ${seen}`); // prettier-ignore
      }
    });

/** Steps for those who watch, in prose without headings, some in the words that makers are ordered with. */
const STEPS: Readonly<Record<string, { brief: string; told: readonly string[] }>> = {
  en: {
    brief: "Please make a short film of this text for our new guides.\n\nA tour of the garden lasts forty minutes and ends at the gate. Greet your group and show your badge. Start with the hardest question, which somebody always asks. Explain how the pond is cleaned. Tell the group that the café closes at five. End by asking the group for their favourite tree.",
    told: ["Start with the hardest question", "Explain how the pond is cleaned", "Tell the group that the café closes at five", "End by asking the group"],
  },
  de: {
    brief: "Bitte machen Sie aus diesem Text einen kurzen Film für unsere Lehrlinge.\n\nDer Kunde kommt mit dem Auto auf den Hof. Begrüßen Sie ihn mit Namen. Erklären Sie, warum die Reparatur zwei Tage dauert. Notieren Sie den Kilometerstand.",
    told: ["Erklären Sie, warum die Reparatur zwei Tage dauert"],
  },
  ja: {
    brief: "この文章で新人スタッフ向けの短い動画を作ってください。\n\n店は朝十時に開きます。お客様に遅れることを伝えてください。入口で会員証を見せてください。",
    told: ["お客様に遅れることを伝えてください"],
  },
}; // prettier-ignore

for (const [language, { brief, told }] of Object.entries(STEPS))
  test(`${language}: what those who watch are to say is told as it stands`, () => {
    const seen = seenOf(brief, language).toLowerCase();
    for (const said of told) assert.ok(seen.includes(said.toLowerCase().replaceAll(/\s+/gu, " ")), seen);
  });

test("what visitors are asked to note is told with its heading", () => {
  const brief =
    "# The choir\n\nThe choir has sung here since 1988. Forty people sing, and the oldest is ninety-one years old.\n\n## Please note\n\nNo video during the songs. Please keep your voice down in the foyer. Please no photos with flash.\n";
  assert.match(seenOf(brief, "en"), /voice down in the foyer/u);
});

const ASKED = "Please make a short film of this text for our visitors.\n\n";
/** Heads that a brief has as well, over what is told. */
const UNDER_HEADS: Readonly<Record<string, { text: string; told: readonly RegExp[] }>> = {
  "a painter's colours": {
    text: "# Ada Lunn\n\nAda Lunn painted the harbour for forty years. Her studio was a shed on the quay, and she never sold a picture.\n\n## Colours and style\n\nNo black at all. Slow, calm blues and soft greens lie over the whole canvas. She mixed them with salt water.\n\n## Her last words\n\nShe painted until May.",
    told: [/No black at all/u, /calm blues/u],
  },
  "a brand's guidelines": {
    text: "# Brand guidelines for new staff\n\nOur ferries have carried passengers across the fjord since 1921. Everybody who writes a notice uses this page.\n\n## Colours\n\nOur blue is #1B2A41, and our yellow is #FFCC00.\n\n## Tone of voice\n\nWe write plainly. We never say “delighted”.",
    told: [/yellow is #FFCC00/u, /write plainly/u],
  },
  "a lesson on film-making": {
    text: "# Film-making for beginners\n\nA film begins with one sentence on paper. Everybody in the class writes one, and the class chooses three.\n\n## The look\n\nChoose two colours and keep them. No zooms in the first film.\n\n## Call to action\n\nTell viewers what to do in four words.",
    told: [/Choose two colours/u, /four words/u],
  },
  "what residents answered": {
    text: "# Survey on the square\n\nIn the spring 412 residents answered our survey on the market square. Most of them live within ten minutes of it.\n\n## What we'd like to see\n\n- A map with all the footpaths\n- Quiet corners without music\n- More trees",
    told: [/map with all the footpaths/iu, /without music/u],
  },
  "the rules of a house": {
    text: "# Living at number nine\n\nTwenty-two families live at number nine, and they share one courtyard. The house was built in 1931.\n\n## What we don't want\n\n- No loud music after ten\n- No bicycles in the hall",
    told: [/loud music after ten/iu, /bicycles in the hall/iu],
  },
  "a product's page": {
    text: "# The Otter jacket\n\nThe Otter is sewn from old sails in a workshop by the canal. Each jacket takes eleven hours.\n\n## Who it's for\n\nPeople who walk to work in the rain.\n\n## The look\n\nModern, clean, without a logo.",
    told: [/without a logo/u],
  },
};

for (const [name, { text, told }] of Object.entries(UNDER_HEADS))
  test(`told under heads that a brief has too: ${name}`, () => {
    for (const lead of ["", ASKED]) {
      const seen = seenOf(`${lead}${text}\n`, "en");
      for (const one of told) assert.match(seen, one, `${lead}${seen}`);
    }
  });
