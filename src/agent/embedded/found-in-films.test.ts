import assert from "node:assert/strict";
import test from "node:test";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { asQuestion } from "./english/headings.ts";
import { film } from "./plan.fixture.ts";
import { planFilm } from "./plan-film.ts";

test("what is written as people write it is read as they mean it", () => {
  const programme = film("# Festa\n\nSabato chiudiamo la strada.\n\nIl programma:\n16:00 giochi per i bambini\n18:00 torneo di bocce\n21:30 concerto della banda\n").scenes; // prettier-ignore
  assert.ok(programme.some(({ visual }) => visual.kind === "timeline" && visual.events.length === 3));
  const minutes = film("Minutes of the council\n\nWe met on Tuesday evening.\n\n1. Playground\nThe slide is to be replaced before Easter.\n\n2. Bus shelter\nTwo quotes were received. Timber was chosen.\n"); // prettier-ignore
  assert.match(JSON.stringify(minutes.scenes), /"title":"Playground","detail":"The slide is to be replaced/u);
  const titled = film("Title: Urban trees and summer nights\n\nHeat waves cause more deaths at night than by day.\n\nTrees cool the street.\n"); // prettier-ignore
  assert.equal(titled.title, "Urban trees and summer nights");
  const lost = film("# Lost your library card?\n\n## Block it\n\nCall us at once.\n\n## Replace it\n\nThe first is free.\n").scenes; // prettier-ignore
  assert.doesNotMatch(lost[0]?.narration.join(" ") ?? "", /find out/u);
  const job = film("# A baker\n\nWe look for one.\n\n## What you do\n\n- bake\n- teach\n- clean\n\n## What you get\n\n- £16.40 an hour, plus a quarter at night\n- 28 days of holiday in the year\n- all the bread that you can carry\n\nSend three sentences about yourself to jobs@bakes.example by 15 January.\n").scenes; // prettier-ignore
  assert.match(job.at(-1)?.narration.join(" ") ?? "", /^Send three sentences/u);
  assert.doesNotMatch(JSON.stringify(job.at(-1)?.visual), /What you get/u);
});

test("figures, headlines, speakers and symbols of briefs that nobody here had seen", () => {
  const scenesOf = (prompt: string, targetLanguage = "en") => JSON.stringify(planFilm({ prompt, targetLanguage, duration: "short", style: "auto", estimateSeconds: estimateByCharacters })?.scenes); // prettier-ignore
  const app = scenesOf("# 本のアプリ\n\n近所の人同士で本を貸し借りします。\n\n開始から半年で、利用者は1万2000人になりました。\n\n「今では毎月の読書会に参加しています」と横浜市の田中さんは話します。\n", "ja"); // prettier-ignore
  assert.match(app, /"display":"1万2000人","value":12000/u);
  assert.match(app, /"attribution":"横浜市の田中さん"/u);
  const cup = scenesOf("# Coffee\n\nWe roast it.\n\n## What a cup costs\n\nOf every €3.20 you pay, 18 cents reach the farmer, 42 cents go to roasting and freight, and €1.10 is rent and wages in the shop.\n\n## More\n\n- a\n- b\n"); // prettier-ignore
  assert.doesNotMatch(cup, /"display":"€3.20"/u);
  assert.match(
    cup,
    /"text":"Of every €3.20 you pay, 18 cents reach the farmer.*"text":"€1.10 is rent and wages/u,
  );
  const press = scenesOf("Oslo, 21 November 2026 – Fjellvann AS today opened Norway's largest vertical farm. The building in Drammen grows 900 tonnes of lettuce a year on eight floors, with 95 percent less water than a field.\n\nA second farm is planned in Bergen for 2028, and it will be twice as large.\n"); // prettier-ignore
  assert.match(press, /"title":"Fjellvann AS today opened Norway's largest vertical farm"/u);
  assert.match(
    press,
    /"text":"The building in Drammen grows 900 tonnes.*, with 95 percent less water than a field"/u,
  );
  const camel = scenesOf("# الإبل\n\nتعيش في الصحراء.\n\n## حكمة\n\nقال شيخ من الربع الخالي: «من عرف الجمل لم يخف الصحراء».\n", "ar"); // prettier-ignore
  assert.match(camel, /"attribution":"شيخ من الربع الخالي"/u);
  const river = scenesOf("# A river\n\nRain -> stream -> river\n\nThe energy of the water grows with the square of its speed:\n\n$$E = \\frac{1}{2} m v^2$$\n\nwhere m is the mass of the water and v is its speed.\n"); // prettier-ignore
  assert.match(river, /"symbols":\[\{"tex":"m","text":"mass of the water"/u);
  assert.doesNotMatch(river, /"heading":"Rain ->/u);
});

test("what somebody who had never seen the service found in films of its own briefs", () => {
  const visualsOf = (prompt: string, targetLanguage = "en") => JSON.stringify(planFilm({ prompt, targetLanguage, duration: "short", style: "auto", estimateSeconds: estimateByCharacters })?.scenes); // prettier-ignore
  const heat = visualsOf("# Ola de calor\n\nLa Consejería de Salud avisa: entre el 14 y el 19 de julio se esperan temperaturas de hasta 43 °C en toda la provincia.\n\n## Qué hacer\n\n- Beba agua\n- Baje las persianas\n- Llame al 112\n", "es"); // prettier-ignore
  assert.match(
    heat,
    /"text":"La Consejería de Salud avisa: entre el 14 y el 19 de julio se esperan temperaturas de hasta 43 °C/u,
  );
  const launch = visualsOf("# Halo\n\nA kettle.\n\n## What makes it different\n\n- **Silent boil:** a double wall keeps noise low\n- **No limescale:** a washable filter that lasts three years\n- **Light:** 900 grams\n\n## Price\n\nHalo costs $129, and the first 500 customers get a free set of two glasses.\n"); // prettier-ignore
  assert.match(launch, /No limescale: a washable filter/u);
  assert.doesNotMatch(launch, /"label":"Customers get"/u);
  const update = visualsOf("# Update\n\nWe did well.\n\nWhat happens next: in October we move. In November we launch the winter blend. In March our new shop opens in Leeds.\n\n| Region | Revenue (€m) | Stores |\n|---|---|---|\n| Germany | 2.1 | 14 |\n| Poland | 0.7 | 5 |\n"); // prettier-ignore
  assert.match(update, /"heading":"What happens next","items":\[\{"label":"In October we move"/u);
  assert.match(update, /Germany: revenue €2.1m and 14 stores\./u);
  const museum = visualsOf("# The mechanism\n\nIn the spring of 1901, sponge divers working off the small Greek island of Antikythera brought up a lump of corroded bronze. For decades it sat in a museum in Athens, almost ignored by everybody who passed.\n\nNobody knows who built it.\n"); // prettier-ignore
  assert.doesNotMatch(museum, /"text":"In the spring of 1901"/u);
});

test("what a second stranger found: pasts, hours, house numbers, quotations of two sentences, names of places", () => {
  const plan = (prompt: string, targetLanguage = "en") => JSON.stringify(planFilm({ prompt, targetLanguage, duration: "short", style: "auto", estimateSeconds: estimateByCharacters })?.scenes); // prettier-ignore
  for (const told of ["Why we built it", "Why we rebuilt it", "What we cannot fix", "How you overcame it"])
    assert.equal(asQuestion(told, new Set()), null);
  assert.equal(asQuestion("Why we sort it", new Set()), "Why do we sort it?");
  const water = plan("# Coupure d'eau\n\nUn avis.\n\n## Quand\n\nL'eau sera coupée le mardi 14 avril, de 8 h 30 à 16 h, aux numéros 2 à 48 de la rue des Lilas.\n\n## Fin\n\n- a\n- b\n", "fr"); // prettier-ignore
  assert.doesNotMatch(water, /"kind":"number"/u);
  const leipzig = plan("# Leipzig\n\nEine Stadt.\n\n## Heute\n\n„Mein Leipzig lob ich mir! Es ist ein klein Paris und bildet seine Leute.“\n\n## Ende\n\n- a\n- b\n", "de"); // prettier-ignore
  assert.match(
    leipzig,
    /"kind":"quote".*?"text":"Mein Leipzig lob ich mir! Es ist ein klein Paris und bildet seine Leute\."/u,
  );
  const tides = plan("# Tides\n\nThey come and go.\n\n## Range\n\n| Place | Range (m) |\n|---|---|\n| Bay of Fundy | 11.7 |\n| Naples | 0.3 |\n| Brest | 6.1 |\n"); // prettier-ignore
  assert.doesNotMatch(tides, /for naples|for bay of/u);
});
