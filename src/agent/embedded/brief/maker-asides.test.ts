import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutMakerAsides } from "./maker-asides.ts";

const MILL: Readonly<Record<string, readonly [string, string]>> = {
  en: ["The mill at Calder Bridge ground oats for two hundred years. Its wheel is nine metres high.", "In 1961 the last miller locked the door. Volunteers opened it again in 1998."],
  de: ["Die Mühle in Altenau mahlte zweihundert Jahre lang Hafer. Ihr Rad ist neun Meter hoch.", "1961 schloss der letzte Müller die Tür ab. Freiwillige öffneten sie 1998 wieder."],
  fr: ["Le moulin de Vaury a moulu de l'avoine pendant deux cents ans. Sa roue mesure neuf mètres.", "En 1961, le dernier meunier a fermé la porte. Des bénévoles l'ont rouvert en 1998."],
  es: ["El molino de Vallejo molió avena durante doscientos años. Su rueda mide nueve metros.", "En 1961 el último molinero cerró la puerta. Unos voluntarios lo reabrieron en 1998."],
  it: ["Il mulino di Valdora ha macinato avena per duecento anni. La sua ruota è alta nove metri.", "Nel 1961 l'ultimo mugnaio chiuse la porta. Alcuni volontari lo riaprirono nel 1998."],
  nl: ["De molen van Oosterbeek maalde tweehonderd jaar lang haver. Het rad is negen meter hoog.", "In 1961 deed de laatste molenaar de deur op slot. Vrijwilligers openden haar weer in 1998."],
  sv: ["Kvarnen i Almby malde havre i tvåhundra år. Hjulet är nio meter högt.", "1961 låste den sista mjölnaren dörren. Frivilliga öppnade den igen 1998."],
  pl: ["Młyn w Zawoi mielił owies przez dwieście lat. Jego koło ma dziewięć metrów.", "W 1961 roku ostatni młynarz zamknął drzwi. Wolontariusze otworzyli je ponownie w 1998 roku."],
  ru: ["Мельница в Заречье молола овёс двести лет. Её колесо высотой девять метров.", "В 1961 году последний мельник запер дверь. Добровольцы снова открыли её в 1998 году."],
  ja: ["丘の町の水車小屋は二百年のあいだ麦をひいてきました。水車の高さは九メートルです。", "一九六一年に最後の粉ひきが戸を閉めました。一九九八年に有志がふたたび開けました。"],
}; // prettier-ignore

/** Language, where it stands, and the sentence. */
type Said = readonly [language: string, at: "first" | "middle" | "last", said: string];

const TO_THE_MAKER: readonly Said[] = [
  [
    "en",
    "first",
    "This will play on the telly above our reception desk, sound off, so keep the sentences short.",
  ],
  ["en", "first", "We'd like to show this at the harvest supper in October."],
  ["en", "first", "Nothing too technical please, half the audience will be under ten."],
  ["en", "middle", "The next paragraph matters most to us."],
  ["en", "last", "Keep it friendly, and don't mention the case with the earrings."],
  ["en", "last", "Ninety seconds at most, people won't stand there longer."],
  ["de", "first", "Gedacht ist das für unseren Vereinsabend im November."],
  ["de", "middle", "Der nächste Absatz ist uns am wichtigsten."],
  ["de", "last", "Höchstens anderthalb Minuten, länger bleibt niemand stehen."],
  ["fr", "last", "Merci de ne pas parler de l'incendie de 2003."],
  ["fr", "last", "Une minute trente maximum, les gens ne restent pas plus longtemps."],
  ["es", "last", "Minuto y medio como máximo, nadie se queda más tiempo."],
  ["it", "first", "Girerà senza audio sullo schermo all'ingresso, quindi frasi brevi per favore."],
  ["nl", "last", "Maximaal anderhalve minuut, langer blijft niemand staan."],
  ["sv", "last", "Nämn inte olyckan 2003."],
  ["pl", "first", "Będzie to leciało bez dźwięku na ekranie w holu, więc proszę o krótkie zdania."],
  ["ru", "last", "Не больше полутора минут, дольше никто не стоит."],
  ["ja", "last", "二〇〇三年の事故には触れないでください。"],
];

const TO_VIEWERS: readonly Said[] = [
  [
    "en",
    "first",
    "The screen in the waiting room was donated by a farmer, so the children now watch the wheel from there.",
  ],
  ["en", "first", "This is for everyone who ever carried a sack up those stairs."],
  ["en", "middle", "The next step is important, so the miller listens to the stone."],
  ["en", "last", "Please do not touch the wheel while it is turning."],
  ["en", "last", "Nobody mentions the accident of 1893 any more."],
  ["en", "last", "The tour takes ninety minutes at most, so wear warm clothes."],
  ["en", "last", "No loud music, please."],
  ["de", "last", "Über den Unfall sprach im Dorf niemand."],
  ["de", "last", "Eine Führung dauert höchstens anderthalb Stunden."],
  ["fr", "first", "C'est pour la farine que les gens viennent de loin."],
  ["es", "last", "La visita dura una hora como máximo, nadie se cansa."],
  ["it", "first", "Lo schermo all'ingresso mostra il livello dell'acqua."],
  ["nl", "first", "Dit rad draait zonder geluid, dus de vogels blijven zitten."],
  ["sv", "last", "Turen tar högst en timme, sedan serveras kaffe."],
  ["pl", "last", "Proszę nie dotykać koła."],
  ["ru", "last", "Пожалуйста, не трогайте колесо."],
  ["ja", "last", "水車には触れないでください。"],
];

function textWith([language, at, said]: Said): string {
  const [one, two] = MILL[language] ?? ["", ""];
  const parts = { first: [said, one, two], middle: [one, said, two], last: [one, two, said] };
  return `${parts[at].join("\n\n")}\n`;
}

const bare = (text: string): string => text.replace(/\s+/gu, " ").trim();

test("what a sender says to the maker in passing is kept out, and no word of the text is", () => {
  for (const said of TO_THE_MAKER) {
    const { text, wishes } = withoutMakerAsides(textWith(said));
    assert.equal(bare(text), (MILL[said[0]] ?? []).join(" "), said[2]);
    assert.deepEqual(wishes, [said[2]]);
  }
});

test("what only looks like it stays: it tells of the thing, or is asked of viewers", () => {
  for (const said of TO_VIEWERS) {
    const source = textWith(said);
    assert.equal(withoutMakerAsides(source).text, source, said[2]);
  }
});

test("beside what is surely said of the film, how it is told and what is not to be told go with it", () => {
  const note = "Welcome film for people starting at the Harbour Lane Hotel. Keep it friendly, and don't mention the case with the earrings."; // prettier-ignore
  const told = "Write to the e-mail address on the booking. Guests leave something behind in one stay out of forty."; // prettier-ignore
  assert.equal(bare(withoutMakerAsides(`${note}\n\n${told}\n`).text), told);
});

test("a text that is told to end on its last line gives that line", () => {
  const [one, two] = MILL["en"] ?? ["", ""];
  const { closing } = withoutMakerAsides(`Visitors stand, so keep it moving; end on the last line below.\n\n${one}\n\n${two}\n`); // prettier-ignore
  assert.equal(closing?.text, "Volunteers opened it again in 1998.");
});

test("a long paragraph is read with little work", () => {
  const before = process.cpuUsage();
  withoutMakerAsides("今天天气很好。".repeat(3000));
  assert.ok(process.cpuUsage(before).user < 3_000_000);
});
