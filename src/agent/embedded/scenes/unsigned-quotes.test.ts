import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { makeEmbeddedPlanner } from "../planner.ts";

const planner = makeEmbeddedPlanner();

/** Who a film credits with a quotation that stands alone with what follows it; undefined for no credit. */
async function credit(language: string, quoted: string, behind: string): Promise<string | undefined> {
  const request = {
    prompt: `# Medusa\n\nUno 2 3 4.\n\n## A\n\n${quoted}, ${behind}.\n\n## B\n\n12 x.`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  } as const;
  const result = await planner.outline(request);
  if (result.kind === "question") assert.fail(behind);
  const { scenes } = await planner.script(request, result.outline);
  const visual = scenes.map((scene) => scene.visual).find(({ kind }) => kind === "quote");
  assert.equal(visual?.kind, "quote", behind);
  return visual.attribution;
}

test("a pronoun or what somebody might have said signs no quotation", async () => {
  for (const [language, quoted, behind] of [
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "aurait-il pu dire"],
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "dit-il"],
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "a-t-elle répondu"],
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "lui a-t-on répondu"],
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "pensait-elle alors"],
    ["fr", "« Je n'ai pas peint un naufrage, j'ai peint un procès »", "murmura-t-il"],
    ["de", "„Ich habe kein Schiff gemalt, ich habe einen Prozess gemalt“", "sagte er"],
    ["de", "„Ich habe kein Schiff gemalt, ich habe einen Prozess gemalt“", "soll sie gesagt haben"],
    ["de", "„Ich habe kein Schiff gemalt, ich habe einen Prozess gemalt“", "hätte er sagen können"],
    ["de", "„Ich habe kein Schiff gemalt, ich habe einen Prozess gemalt“", "schrieb er später"],
    ["es", "«No pinté un naufragio, pinté un proceso entero»", "dijo él"],
    ["es", "«No pinté un naufragio, pinté un proceso entero»", "podría haber dicho"],
    ["es", "«No pinté un naufragio, pinté un proceso entero»", "respondió ella"],
    ["it", "«Non ho dipinto un naufragio, ho dipinto un processo»", "disse lui"],
    ["it", "«Non ho dipinto un naufragio, ho dipinto un processo»", "avrebbe potuto dire"],
    ["it", "«Non ho dipinto un naufragio, ho dipinto un processo»", "rispose lei"],
    ["pt", '"Não pintei um naufrágio, pintei um processo"', "disse ele"],
    ["pt", '"Não pintei um naufrágio, pintei um processo"', "poderia ter dito"],
    ["nl", '"Ik heb geen schipbreuk geschilderd, maar een proces"', "zei hij"],
    ["nl", '"Ik heb geen schipbreuk geschilderd, maar een proces"', "had hij kunnen zeggen"],
    ["en", '"I did not paint a wreck, I painted a trial"', "he said"],
    ["en", '"I did not paint a wreck, I painted a trial"', "he might have said"],
    ["en", '"I did not paint a wreck, I painted a trial"', "said she"],
    ["en", '"I did not paint a wreck, I painted a trial"', "she is said to have replied"],
    ["sv", '"Jag målade inget skeppsbrott, jag målade en rättegång"', "sa hon"],
    ["da", '"Jeg malede intet skibbrud, jeg malede en retssag"', "sagde han"],
    ["pl", "„Nie namalowałem katastrofy, namalowałem proces”", "powiedział on"],
    ["pl", "„Nie namalowałem katastrofy, namalowałem proces”", "mógłby powiedzieć"],
    ["ru", "«Я написал не крушение, я написал судебный процесс»", "сказал он"],
    ["ru", "«Я написал не крушение, я написал судебный процесс»", "мог бы он сказать"],
  ] as const)
    assert.equal(await credit(language, quoted, behind), undefined, behind);
});

test("whoever is named signs it", async () => {
  const french = "« Je n'ai pas peint un naufrage, j'ai peint un procès »";
  const english = '"I did not paint a wreck, I painted a trial"';
  assert.equal(await credit("fr", french, "dit Géricault"), "Géricault");
  assert.equal(await credit("fr", french, "a dit Marie Dumont"), "Marie Dumont");
  assert.equal(await credit("fr", french, "Jean-Louis André, peintre"), "Jean-Louis André, peintre");
  assert.equal(await credit("en", english, "May from the museum"), "May from the museum");
});
