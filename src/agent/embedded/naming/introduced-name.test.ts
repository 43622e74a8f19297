import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { introducedName } from "./introduced-name.ts";
import { nameOfAddress } from "./name-of-address.ts";

const NAMES: readonly (readonly [language: string, text: string, name: string | null])[] = [
  ["en", "We make bicycle lights in Ghent.|Our new one, the Lumen Pip, comes out on 3 March.", "The Lumen Pip"],
  ["en", "I've just finished building Tidewise, an app that plans your swims.", "Tidewise"],
  ["en", "Our second product goes on sale in May: the Puffin.", "The Puffin"],
  ["en", "We are Pettigrew's Piano Repair & Tuning, me and my son.", "Pettigrew's Piano Repair & Tuning"],
  ["de", "Ab dem 12. Mai gibt es unsere neue Umhängetasche »Fulda«.", "Fulda"],
  ["de", "Wir sind zu zweit.|Unser neues Rad, der Kiesel, kommt im Mai.", "Kiesel"],
  ["fr", "Nous lançons cet automne un nouveau fromage : le Petit Glandasse.", "Petit Glandasse"],
  ["fr", "J'ouvre mon atelier, qui s'appelle La Roue libre.", "La Roue libre"],
  ["es", "El 4 de abril presentamos nuestra nueva colección, «Rastrojo».", "Rastrojo"],
  ["it", "A marzo esce la nostra prima scarpa da donna, Adriana.", "Adriana"],
  ["pt", "Vamos lançar a nossa primeira cerveja sem álcool, a Minhota Zero.", "Minhota Zero"],
  ["nl", "We brengen op 1 november onze eerste lamp uit: de Bies.", "Bies"],
  ["pl", "Nasz nowy model, Szyndzielnia 28, trafi do sprzedaży 15 marca.", "Szyndzielnia 28"],
  ["sv", "I december släpper vi vår tredje modell, Skymning.", "Skymning"],
  ["tr", "Yeni çayımız \"Sis Hasadı\" 5 Mayıs'ta satışa çıkıyor.", "Sis Hasadı"],
  ["ru", "Первого декабря выходит наша новая паста «Белкина заначка».", "Белкина заначка"],
  ["ja", "私たちは小さな酒蔵です。|3月20日に新しいお酒「雪しずく」を発売します。", "雪しずく"],
  ["zh", "今年四月十日，我们的新茶“雾里青”上市。", "雾里青"],
  ["hi", "हमारी नई जूती \"मोरनी\" 2 नवंबर को आ रही है।", "मोरनी"],
  ["ar", "في الأول من أكتوبر نطلق صابوننا الجديد «ندى».", "ندى"],
  // Neither a place, nor a people, nor one of several, nor what somebody says.
  ["en", "Our new office in Berlin, Germany, opens in May.", null],
  ["en", "Our new colours, Moss, Coral and Sand, are here.", null],
  ["en", "We are Germans in Leeds.|My father used to say \"Never again\".", null],
  ["de", "Wir sind Handwerker aus Kiel und unsere neue Halle steht in Laboe.", null],
]; // prettier-ignore

test("what makers introduce by name is found, and nothing else", () => {
  for (const [language, text, name] of NAMES)
    assert.equal(introducedName(text.split("|"), language), name, text);
});

test("a firm may be named by its address, and a German noun is no name", () => {
  assert.equal(nameOfAddress("saltandnettle.example", "a workshop called Salt & Nettle", "en"), "Salt & Nettle"); // prettier-ignore
  assert.equal(nameOfAddress("physikkurs.example", "In unserem Physikkurs", "de"), null);
  assert.equal(nameOfAddress("meine@gmail.com", "Gmail", "en"), null);
});

test("a name stands above the sentence that opens, and draws nothing by itself", () => {
  const { title, scenes, style } = film(
    "We design rain covers for cargo bikes. Our second product goes on sale in May: the Puffin. Could you turn this into a film for the shop?\n\nIt folds to the size of a lunch box.\n\nIt costs £95. Order at plumfox.example.",
  );
  assert.equal(title, "The Puffin");
  assert.equal(style.style, "product_showcase");
  const visual = scenes[0]?.visual;
  assert.ok(visual?.kind === "title" && visual.subtitle === "We design rain covers for cargo bikes");
  assert.notEqual(visual.illustration, "bird");
});

test("without a name makers are called what they say they are, and a feast by its name", () => {
  const told = "Bei uns ist es schön.\n\nWir sind gern hier.";
  assert.equal(film(`Ich bin Imker in der Lüneburger Heide und verkaufe meinen Honig ab Hof.\n\n${told}`, "de").title, "Imker in der Lüneburger Heide"); // prettier-ignore
  assert.equal(film(`Am Samstag, dem 21. Juni, feiern wir unser Sommerfest am Bootshaus, und alle sind eingeladen.\n\n${told}`, "de").title, "Sommerfest"); // prettier-ignore
});
