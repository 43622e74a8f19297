import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";
import { readBrief } from "./read-brief.ts";

const told = (source: string): string => withoutOrder(source).text.replace(/[\s\u00A0]+/gu, " ").trim(); // prettier-ignore

const BODY =
  "Selling a product to a child is an offence, and the person at the till can be fined. Our rule is simple: if someone looks under 25, ask for ID.\n\n## At the till\n\nLook at the face. Check the photo.";
const SAID = `# Think 25 ${BODY.replace(/\s+/gu, " ")}`;

test("paragraphs below the labels of a film's notes are kept out as a whole, in many languages", () => {
  for (const [notes, audience] of [
    ["**Who it's for:** new till staff. Most are under 22 and find it awkward to ask.\n**Tone:** friendly, practical. Please do not show brand names.", "new till staff"],
    ["**Audience**: new till staff. Most are shy.\n\n**Tone of voice**: friendly. No jokes about age.\n\n**Call to action**: Ask for the book.", "new till staff"],
    ["- **For whom:** new till staff. Most are shy.\n- **Mood:** friendly\n- **Avoid:** brand names", "new till staff"],
    ["| Item | Note |\n|---|---|\n| Audience | new till staff |\n| Tone | friendly, practical |\n| Call to action | Ask for the book |", "new till staff"],
    ["**Für wen:** neues Kassenpersonal. Die meisten trauen sich nicht.\n**Tonfall:** freundlich. Bitte keine Marken zeigen.\n**Vermeiden:** Fachwörter", "neues Kassenpersonal"],
    ["**À qui s’adresse ce film :** aux nouveaux caissiers. La plupart n’osent pas demander.\n\n**Ton :** amical. Ne montrez aucune marque.", "aux nouveaux caissiers"],
    ["**Para quién es:** personal nuevo. A la mayoría le da vergüenza.\n**Tono:** amable. No mostrar marcas.\n**Evitar:** tecnicismos", "personal nuevo"],
    ["**Para quem é:** novos funcionários. A maioria fica sem jeito.\n**Tom:** simpático. Não mostrar marcas.", "novos funcionários"],
    ["**A chi è rivolto:** nuovi cassieri. Quasi tutti si vergognano a chiedere.\n**Tono:** cordiale. Non mostrare marche.", "nuovi cassieri"],
    ["**Voor wie:** nieuwe medewerkers. De meesten vinden het lastig.\n**Toon:** vriendelijk. Laat geen merken zien.", "nieuwe medewerkers"],
    ["**Для кого:** новые кассиры. Большинству неловко спрашивать.\n**Тон:** дружелюбный. Не показывайте марки.", "новые кассиры"],
    ["**Dla kogo:** nowi kasjerzy. Większość wstydzi się pytać.\n**Ton:** przyjazny. Nie pokazujcie marek.", "nowi kasjerzy"],
    ["**Kimin için:** yeni çalışanlar. Çoğu sormaya çekiniyor.\n**Ton:** samimi. Marka göstermeyin.", "yeni çalışanlar"],
    ["**لمن هذا الفيلم:** موظفو الصندوق الجدد. معظمهم يخجلون من السؤال.\n**النبرة:** ودية. لا تعرضوا أي علامات.", "موظفو الصندوق الجدد"],
    ["**למי זה מיועד:** קופאים חדשים. רובם מתביישים לשאול.\n**טון:** ידידותי. אל תראו מותגים.", "קופאים חדשים"],
    ["**किसके लिए:** नए कैशियर। ज़्यादातर झिझकते हैं।\n**लहजा:** दोस्ताना। किसी ब्रांड का नाम न दिखाएँ।", "नए कैशियर"],
    ["**给谁看：** 新收银员。大多数人不好意思开口。\n**语气：** 亲切。请不要出现品牌名称。", "新收银员"],
    ["**誰に見せるか：** 新人のレジ係。ほとんどが苦手です。\n**トーン：** 親しみやすく。銘柄は出さないでください。", "新人のレジ係"],
    ["**누구를 위한 영상인가:** 새 계산원. 대부분 어려워합니다.\n**톤:** 친근하게. 브랜드는 보여 주지 마세요.", "새 계산원"],
  ] as const) {
    const order = withoutOrder(`# Think 25\n\n${notes}\n\n${BODY}`);
    assert.equal(told(`# Think 25\n\n${notes}\n\n${BODY}`), SAID, notes);
    assert.equal(order.audience, audience, notes);
    assert.doesNotMatch(order.wishes.join(" "), /\*/u);
  }
}); // prettier-ignore

test("headings of such notes go with what is below them, and a look is taken", () => {
  const heads = "## Who it is for\nNew till staff. Most are under 22 and shy.\n\n## Tone\nFriendly and practical. No jokes about age.";
  assert.equal(told(`# Think 25\n\n${heads}\n\n## The rule\n\n${BODY}`), SAID.replace("# Think 25", "# Think 25 ## The rule"));
  const styled = withoutOrder(`# Think 25\n\n**Style:** cinematic story\n**Voice-over:** female, calm\n**Do:** show the till. **Don't:** show brands.\n\n${BODY}`);
  assert.equal(styled.style, "cinematic_story");
  assert.equal(styled.text.replace(/\s+/gu, " ").trim(), SAID);
}); // prettier-ignore

test("the same labels of a shoe, of colours and of a story are told", () => {
  for (const text of [
    "**Who it is for:** runners with flat feet. They asked us for years.\n\n**What it costs:** 129 euros. It ships in May.",
    "**Tone:** the darkness of a colour. Artists mix black into it.\n\n**Hue:** the colour itself. It turns on a wheel.",
    "## Tone\nTone is the attitude of a writer. Irony is one tone.\n\n## Mood\nMood is what readers feel. Gothic tales feel dark.",
    "**Do:** write a clear subject. State the date.\n\n**Avoid:** long paragraphs. Nobody reads them.",
    "**Tone:** bright and clear. Strings ring for long.\n\n**Weight:** 3.4 kg. It sits well.",
    "**Brand:** Fender. **Tone:** bright.\n**Price:** 900 euros",
  ])
    assert.equal(told(`# Things\n\n${text}\n\nAnd so on, with many more words.`), `# Things ${text.replace(/\s+/gu, " ")} And so on, with many more words.`, text); // prettier-ignore
});

test("what viewers shall know then is the film's aim, and no sentence of it", () => {
  const body = "Inside a storm cloud, ice bumps into hail. When the difference becomes too great, the air gives way.\n\nThe air expands faster than sound.";
  for (const [above, aim] of [
    ["# Thunder\n\n", "By the end they should know why thunder follows lightning"],
    ["# Thunder\n\n", "Viewers should leave with one rule: count and divide by three"],
    ["# Thunder\n\n", "After watching, viewers can work out how far away a storm is"],
    ["Hi! I teach physics and need a short film for year 9. ", "They should come away knowing why thunder follows lightning"],
    ["I need a two-minute video about lightning for my class. ", "I want them to remember why thunder comes late"],
    ["Hi, I need a film about lightning for year 9.\n\n", "After watching, they should be able to work out how far away a storm is"],
    ["# Gewitter\n\n", "Nach dem Film sollen alle wissen, warum der Donner später kommt"],
    ["# Orage\n\n", "Les spectateurs doivent comprendre pourquoi le tonnerre suit l’éclair"],
    ["# Tormenta\n\n", "Quiero que el público recuerde por qué el trueno llega tarde"],
    ["# Temporale\n\n", "Il pubblico deve uscire sapendo perché il tuono segue il lampo"],
    ["# Trovoada\n\n", "O público deve sair sabendo por que o trovão vem depois"],
    ["# Onweer\n\n", "Kijkers moeten na afloop weten waarom de donder later komt"],
    ["# Гроза\n\n", "После просмотра зрители должны понимать, почему гром идёт за молнией"],
    ["# Burza\n\n", "Po filmie widzowie powinni wiedzieć, dlaczego grzmot przychodzi później"],
  ] as const) {
    const { text, aim: found } = withoutOrder(`${above}${aim}.\n\n${body}`);
    assert.equal(found, aim);
    assert.doesNotMatch(text, new RegExp(aim.slice(0, 30), "u"));
    assert.ok(text.includes("Inside a storm cloud"));
  }
  for (const content of [
    "By the end of the drill everyone should know the way out. The alarm rings twice a year.",
    "They should be able to go to school. Instead they cook, wash and worry.",
    "Al final todos deben esperar. El pan sale a las seis.",
  ])
    assert.ok(told(`# Things\n\n${content}\n\n${body}`).includes(content), content);
}); // prettier-ignore

test("a label of a film's notes that stays heads nothing but itself", () => {
  const { sections } = readBrief("# Age\n\nThe shop has a rule, and it is old.\n\nMore of it.\n\n**Length:** three metres of shelf.\n\nIf someone looks under 25, ask for ID.\n\n**At the till.** Look at the face. Then ask.\n\n**Afterwards.** Write it down. Keep it."); // prettier-ignore
  assert.doesNotMatch(sections.map(({ title }) => title?.shown ?? "").join("|"), /Length/u);
});
