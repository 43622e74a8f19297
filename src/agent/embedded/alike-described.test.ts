import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

/** The sides of the film's comparison, each with its points as "aspect: text"; null where it has none. */
function sides(prompt: string, language: string): Record<string, string[]> | null {
  const visual = film(prompt, language).scenes.find(({ visual: one }) => one.kind === "comparison")?.visual;
  if (visual?.kind !== "comparison") return null;
  return Object.fromEntries(visual.sides.map(({ title, points }) => [title, points.map(({ aspect = "", text }) => `${aspect}: ${text}`)])); // prettier-ignore
}

const TOLD: [language: string, prompt: string, expected: Record<string, string[]>][] = [
  ["en", "# Heating\n\n**Gas boiler**\n\n- Price fitted: £2,900\n- Running cost: £1,010 a year\n- Life: 12 to 15 years\n\n**Air source heat pump**\n\n- Price fitted: £12,400, less a grant of £7,500\n- Running cost: £870 a year\n- Life: 20 years\n\nWe chose the pump.", { "Gas boiler": ["Price fitted: £2,900", "Running cost: £1,010 a year", "Life: 12 to 15 years"], "Air source heat pump": ["Price fitted: £12,400, less a grant of £7,500", "Running cost: £870 a year", "Life: 20 years"] }],
  ["en", "# Heating\n\n## What they cost\n\n**Gas boiler**\n\nPrice fitted: £2,900. Running cost: £1,010 a year. Life: 12 years.\n\n**Heat pump**\n\nPrice fitted: £12,400. Running cost: £870 a year. Life: 20 years.", { "Gas boiler": ["Price fitted: £2,900", "Running cost: £1,010 a year", "Life: 12 years"], "Heat pump": ["Price fitted: £12,400", "Running cost: £870 a year", "Life: 20 years"] }],
  ["de", "# Zwei Räder\n\n## Lastenrad\n\n- **Preis:** 4.200 €\n- **Reichweite:** 60 km\n- **Zuladung:** 180 kg\n\n## Anhänger\n\n- **Preis:** 640 €\n- **Reichweite:** wie das Rad\n- **Zuladung:** 45 kg\n\n## Fazit\n\nWir nahmen beides.", { Lastenrad: ["Preis: 4.200 €", "Reichweite: 60 km", "Zuladung: 180 kg"], Anhänger: ["Preis: 640 €", "Reichweite: wie das Rad", "Zuladung: 45 kg"] }],
  ["fr", "# Deux fours\n\n## Four à bois\n\n- Prix : 3 200 €\n- Chauffe : 90 minutes\n- Goût : fumé\n\n## Four à gaz\n\n- Prix : 1 900 €\n- Chauffe : 20 minutes\n- Goût : neutre\n\n## Notre choix\n\nNous avons gardé les deux.", { "Four à bois": ["Prix: 3 200 €", "Chauffe: 90 minutes", "Goût: fumé"], "Four à gaz": ["Prix: 1 900 €", "Chauffe: 20 minutes", "Goût: neutre"] }],
  ["es", "# Dos rutas\n\n## Por el valle\n\n- Duración: 3 horas\n- Desnivel: 120 metros\n- Agua: dos fuentes\n\n## Por la cresta\n\n- Duración: 5 horas\n- Desnivel: 840 metros\n- Agua: ninguna", { "Por el valle": ["Duración: 3 horas", "Desnivel: 120 metros", "Agua: dos fuentes"], "Por la cresta": ["Duración: 5 horas", "Desnivel: 840 metros", "Agua: ninguna"] }],
  ["it", "# Due corsi\n\n## Corso breve\n\n- Durata: 4 settimane\n- Prezzo: 180 €\n- Esame: no\n\n## Corso lungo\n\n- Durata: 9 mesi\n- Prezzo: 960 €\n- Esame: sì\n\n## Che cosa scegliere\n\nDipende dal tempo che avete.", { "Corso breve": ["Durata: 4 settimane", "Prezzo: 180 €", "Esame: no"], "Corso lungo": ["Durata: 9 mesi", "Prezzo: 960 €", "Esame: sì"] }],
  ["pl", "# Dwa piece\n\n## Piec gazowy\n\n- Cena: 9 000 zł\n- Żywotność: 12 lat\n- Serwis: co rok\n\n## Pompa ciepła\n\n- Cena: 38 000 zł\n- Żywotność: 20 lat\n- Serwis: co dwa lata", { "Piec gazowy": ["Cena: 9 000 zł", "Żywotność: 12 lat", "Serwis: co rok"], "Pompa ciepła": ["Cena: 38 000 zł", "Żywotność: 20 lat", "Serwis: co dwa lata"] }],
  ["de", "# Zwei Angebote\n\nWir haben zwei Angebote eingeholt.\n\n**Angebot A**\nPreis: 8.400 Euro\nLaufzeit: 5 Jahre Garantie\nEinbau in drei Tagen\n\n**Angebot B**\nPreis: 9.100 Euro\nLaufzeit: 10 Jahre Garantie\nEinbau in einer Woche", { "Angebot A": ["Preis: 8.400 Euro", "Laufzeit: 5 Jahre Garantie", ": Einbau in drei Tagen"], "Angebot B": ["Preis: 9.100 Euro", "Laufzeit: 10 Jahre Garantie", ": Einbau in einer Woche"] }],
  ["en", "# Which plan?\n\n## Plan A\n- Price: 20 dollars\n- Data: 10 GB\n- No contract\n\n## Plan B\n- Price: 35 dollars\n- Data: 50 GB\n\n## Plan C\n- Price: 50 dollars\n- Data: unlimited\n- Free roaming", { "Plan A": ["Price: 20 dollars", "Data: 10 GB", ": No contract"], "Plan B": ["Price: 35 dollars", "Data: 50 GB"], "Plan C": ["Price: 50 dollars", "Data: unlimited", ": Free roaming"] }],
  ["ar", "# عرضان للتكييف\n\n**العرض الأول**\nالسعر: 4200 ريال\nالضمان: سنتان\nالتركيب خلال يومين\n\n**العرض الثاني**\nالسعر: 5100 ريال\nالضمان: خمس سنوات\nالتركيب خلال أسبوع", { "العرض الأول": ["السعر: 4200 ريال", "الضمان: سنتان", ": التركيب خلال يومين"], "العرض الثاني": ["السعر: 5100 ريال", "الضمان: خمس سنوات", ": التركيب خلال أسبوع"] }],
  ["zh", "# 两种电梯\n\n## 外挂电梯\n\n- 造价：六十万元\n- 工期：三个月\n- 噪声：较小\n\n## 楼内电梯\n\n- 造价：四十万元\n- 工期：五个月\n- 噪声：较大\n\n## 我们的选择\n\n我们选了外挂电梯。", { 外挂电梯: ["造价: 六十万元", "工期: 三个月", "噪声: 较小"], 楼内电梯: ["造价: 四十万元", "工期: 五个月", "噪声: 较大"] }],
]; // prettier-ignore

for (const [language, prompt, expected] of TOLD)
  test(`${language}: things told by the same labels stand side by side`, () => {
    assert.deepEqual(sides(prompt, language), expected);
  });

const OTHERS: [why: string, prompt: string][] = [
  ["other labels", "# Two\n\n## Boiler\n\n- Price: £2,900\n- Life: 12 years\n\n## Pump\n\n- Noise: 40 dB\n- Size: a fridge"],
  ["one label more", "# Two\n\n## Boiler\n\n- Price: £2,900\n- Life: 12 years\n\n## Pump\n\n- Price: £12,400\n- Life: 20 years\n- Grant: £7,500"],
  ["steps", "# Bread\n\n## Step 1\n\n- Do: knead\n- Time: 10 minutes\n\n## Step 2\n\n- Do: bake\n- Time: 40 minutes"],
  ["days", "# Camp\n\n## Monday\n\n- Morning: swimming\n- Evening: songs\n\n## Tuesday\n\n- Morning: hiking\n- Evening: a film"],
  ["something between them", "# Two\n\n## Boiler\n\n- Price: £2,900\n- Life: 12 years\n\nIt burns gas that comes from far away.\n\n## Pump\n\n- Price: £12,400\n- Life: 20 years"],
  ["told at length", "# Two\n\n## Boiler\n\n- Price: it depends on who fits it, on the house, on the pipes and on how soon you want it done\n- Life: 12 years\n\n## Pump\n\n- Price: £12,400\n- Life: 20 years"],
  ["no labels", "# Two\n\n## Boiler\n\n- Cheap to buy\n- Dear to run\n\n## Pump\n\n- Dear to buy\n- Cheap to run"],
  ["one fact each", "# Two\n\n## Boiler\n\n- Price: £2,900\n\n## Pump\n\n- Price: £12,400"],
  ["numbered lists", "# Two\n\n## Boiler\n\n1. Open: the valve\n2. Press: the switch\n\n## Pump\n\n1. Open: the tap\n2. Press: the button"],
  ["five things", `# Five\n\n${["Ash", "Beech", "Oak", "Pine", "Elm"].map((name, at) => `## ${name}\n\n- Height: ${20 + at} m\n- Bark: grey`).join("\n\n")}`],
]; // prettier-ignore

for (const [why, prompt] of OTHERS)
  test(`${why}: no table is made of them`, () => {
    assert.equal(sides(prompt, "en"), null);
  });

test("rows that a comparison has no room for are a table: all are heard and seen", () => {
  const rows = ["Prix : 4 200 €|5 900 €", "Pose : 2 jours|3 jours", "Garantie : 5 ans|10 ans", "Bruit : 42 dB|35 dB", "Énergie : gaz|bois", "Poids : 38 kg|95 kg"]; // prettier-ignore
  const of = (side: number): string => rows.map((row) => row.replace(/: (.*)\|(.*)/u, (_, ...both: string[]) => `: ${both[side] ?? ""}`)).join("\n"); // prettier-ignore
  const { scenes } = film(`# Deux chaudières\n\n## Alma\n${of(0)}\nLivrée en mai\n\n## Brisa\n${of(1)}\n\n## Notre choix\nNous prenons la seconde.`, "fr"); // prettier-ignore
  const table = scenes.find(({ visual }) => visual.kind === "table");
  assert.ok(table?.visual.kind === "table");
  assert.equal(table.visual.rows.length, 7);
  for (const said of ["95 kg", "Alma : Livrée en mai."]) assert.ok(table.narration.some((one) => one.replaceAll("\u00A0", " ").includes(said)), said); // prettier-ignore
});
