import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../../plan.fixture.ts";
import { readBrief } from "../read-brief.ts";
import { withoutScript } from "./without-script.ts";

const told = (source: string): string => {
  const { text } = withoutScript(source);
  assert.equal(text.length, source.length, source);
  return text.replace(/[\s\u00A0]+/gu, " ").trim();
};

test("of a script its voice is told, in many languages: no label, no picture, no direction", () => {
  for (const [script, said] of [
    ["VO: The jetty opens at six.\n(beat)\nVO: Nobody swims alone.", "The jetty opens at six. Nobody swims alone."],
    ["NARRATOR (low, unhurried):\n\nSeals came up on the rock.\n\n(pause)\n\nThey danced.", "Seals came up on the rock. They danced."],
    ["Bild: Steg\nSprecherin: Der Steg öffnet um sechs.\n\nBild: See\nSprecherin: Niemand schwimmt allein.", "Der Steg öffnet um sechs. Niemand schwimmt allein."],
    ["Voix off : Le ponton ouvre à six heures.\n[Plan large du lac]\nVoix off : Personne ne nage seul.", "Le ponton ouvre à six heures. Personne ne nage seul."],
    ["VOZ EN OFF: El muelle abre a las seis.\n(Pausa larga.)\nVOZ EN OFF: Nadie nada solo en el lago.", "El muelle abre a las seis. Nadie nada solo en el lago."],
    ["Copione\n\nVideo: il molo\nVoce: Il molo apre alle sei.\nVideo: il lago\nVoce: Nessuno nuota da solo.", "Il molo apre alle sei. Nessuno nuota da solo."],
    ["**Locução:** O cais abre às seis.\n*(música suave)*\n**Locução:** Ninguém nada sozinho.", "O cais abre às seis. Ninguém nada sozinho."],
    ["Lektor: Pomost otwieramy o szóstej rano.\n(pauza)\nLektor: Nikt nie pływa sam.", "Pomost otwieramy o szóstej rano. Nikt nie pływa sam."],
    ["Диктор: Причал открыт с шести утра.\n(пауза)\nДиктор: Никто не плавает один.", "Причал открыт с шести утра. Никто не плавает один."],
    ["Кадр 1. Причал, туман.\nЗК: Причал открыт с шести.\n\nКадр 2. Озеро.\nЗК: Никто не плавает один.", "Кадр 1. Причал открыт с шести. Кадр 2. Никто не плавает один."],
    ["## Szene 1: Der Steg (0–10 s)\nKamera: Drohne\nOff-Text: Der Steg öffnet um sechs.\n\n## Szene 2: Der See (10–20 s)\nKamera: nah\nOff-Text: Niemand schwimmt allein.", "## Szene 1: Der Steg Der Steg öffnet um sechs. ## Szene 2: Der See Niemand schwimmt allein."],
    ["(0:00) The jetty opens at six.\n(0:08) [on-screen: open] Nobody swims alone.", "The jetty opens at six. Nobody swims alone."],
    ["الراوي: يفتح الرصيف في السادسة صباحا.\n(وقفة)\nالراوي: لا أحد يسبح وحده.", "يفتح الرصيف في السادسة صباحا. لا أحد يسبح وحده."],
    ["קריין: המזח נפתח בשש בבוקר.\n(הפסקה)\nקריין: אף אחד לא שוחה לבד.", "המזח נפתח בשש בבוקר. אף אחד לא שוחה לבד."],
    ["दृश्य: घाट\nवॉइसओवर: घाट सुबह छह बजे खुलता है।\nदृश्य: झील\nवॉइसओवर: कोई अकेला नहीं तैरता।", "घाट सुबह छह बजे खुलता है। कोई अकेला नहीं तैरता।"],
    ["ナレーション：桟橋は六時に開きます。\n（間）\nナレーション：ひとりで泳ぐ人はいません。", "桟橋は六時に開きます。 ひとりで泳ぐ人はいません。"],
    ["画面：码头\n旁白：码头六点开放。\n画面：湖\n旁白：没有人独自游泳。", "码头六点开放。 没有人独自游泳。"],
    ["【旁白】码头六点开放。\n【画面】湖\n【旁白】没有人独自游泳。", "码头六点开放。 没有人独自游泳。"],
    ["화면: 부두\n내레이션: 부두는 여섯 시에 엽니다.\n화면: 호수\n내레이션: 아무도 혼자 헤엄치지 않습니다.", "부두는 여섯 시에 엽니다. 아무도 혼자 헤엄치지 않습니다."],
    ["[SHOT 1: the jetty at dawn]\nThe jetty opens at six.\n[SHOT 2: the lake]\nNobody swims alone.\n[Music out, hold on black]", "The jetty opens at six. Nobody swims alone."],
  ] as const)
    assert.equal(told(script), said, script);
}); // prettier-ignore

test("what the screen shows beside a voice is the maker's, unless it says how to reach somebody; alone it is told", () => {
  assert.equal(
    told("VO: Swim with a friend, always.\nOn screen: Two by two\nVO: Ring us before you come.\nOn screen: Call 0800 555 0166"),
    "Swim with a friend, always. Ring us before you come. Call 0800 555 0166",
  );
  assert.equal(told("Visual: jetty\nOn screen: The jetty opens at six.\nVisual: lake\nOn screen: Nobody swims alone."), "The jetty opens at six. Nobody swims alone."); // prettier-ignore
  assert.equal(told("字幕：あり\n音楽：なし\n桟橋は六時に開きます。"), "字幕：あり 音楽：なし 桟橋は六時に開きます。");
}); // prettier-ignore

test("the last card is read without its label, and a logo on it is not", () => {
  for (const [line, said] of [
    ["(end card: jetty.example – come and swim)", "jetty.example – come and swim"],
    ["[end card – our logo, no voice]", ""],
    ["End slide: If in doubt, stay out. Jetty desk 01632 960 877", "If in doubt, stay out. Jetty desk 01632 960 877"],
    ["Letzte Folie: Danke, Sami!", "Danke, Sami!"],
    ["Final frame: 6–4, and Selby is through.", "Final frame: 6–4, and Selby is through."],
    ["VO: It opens again in June.\nSchlusstafel: „Bis bald am Steg.“", "It opens again in June. Bis bald am Steg."],
    ["VO: It opens again in June.\nEcran final : ponton.example", "It opens again in June. ponton.example"],
    ["VO: It opens again in June.\nÉcran final : ponton.example", "It opens again in June. ponton.example"],
    ["VO: It opens again in June.\nФинальный кадр: логотип на белом", "It opens again in June."],
  ] as const)
    assert.equal(told(`The jetty opens at six.\n\n${line}`), `The jetty opens at six. ${said}`.trim(), line);
}); // prettier-ignore

test("a script in columns is told by its voice's", () => {
  const table = "| Temps | Image | Voix off |\n|---|---|---|\n| 0:00 | Le ponton | Le ponton ouvre à six heures. |\n| 0:08 | Le lac | Personne ne nage seul. |";
  assert.equal(told(`# Le ponton\n\n${table}`), "# Le ponton Le ponton ouvre à six heures. Personne ne nage seul.");
  assert.deepEqual(withoutScript(`# Le ponton\n\n${table}`).wishes, ["Le ponton", "Le lac"]);
  assert.equal(told("VIDEO\tAUDIO\nThe jetty\tThe jetty opens at six.\nThe lake\tNobody swims alone."), "The jetty opens at six. Nobody swims alone.");
  for (const other of ["| Zeit | Text |\n|---|---|\n| 10:00 | Beginn |", "| Video | Views |\n|---|---|\n| Jetty | 300 |"])
    assert.equal(told(`# Steg\n\n${other}`), `# Steg ${other.replace(/\s+/gu, " ")}`);
}); // prettier-ignore

test("above a script stands its name, and what else is said there is the maker's", () => {
  const body = "\n\nVO: The jetty opens at six.\nVO: Nobody swims alone.";
  for (const [line, name] of [
    ['Voice-over script "The jetty", 60 sec', "The jetty"],
    ["Scénář: Jak plavat bezpečně (50 s)", "Jak plavat bezpečně"],
    ["動画台本「夏の桟橋」60秒", "夏の桟橋"],
  ] as const)
    assert.equal(told(line + body), `# ${name} The jetty opens at six. Nobody swims alone.`);
  assert.equal(
    told('# Script request: "The jetty"\nFor year 9.\n\nIt opens at six.'),
    "# The jetty For year 9. It opens at six.",
  );
  for (const line of ['My script "The jetty" won a prize.', "Our script: how it came about"])
    assert.equal(told(`${line}\n\nIt opens at six.`), `${line} It opens at six.`);
  assert.equal(told("The jetty of our town: a short history\n\nIt was built in 1931."), "The jetty of our town: a short history It was built in 1931."); // prettier-ignore
});

test("a text that is no script is as it was: forms, invitations, plays, recipes, programs", () => {
  for (const source of [
    "Film für unsere Website\n\nTon: warm, ruhig\nMusik: dezent\nBilder: Archiv\nSprecherin: weiblich, ruhig.\n\nUnser Hof liegt am Wald.",
    "Sprecherin: Prof. Dr. Anna Kurz, Universität Marburg\nThema: Schlaf\n\nSprecher: Jonas Weidmann, Klinikum Fulda\nThema: Heben",
    "Lektor: Anna Nowak prowadzi zajęcia od dziesięciu lat.\n\nGrupa ma osiem osób.",
    "ANNA: Where is the lamp?\nBEN: Under the stairs, where it always was.",
    "Mix flour and water (half and half).\n\n(Rye works too.)\n\nPause the oven (it heats more than you think).",
    "Music: The Harbour Band\nSound: Jo Pike\nVideo: Anna Moore\n\n(Doors open at seven.)\n\nBring a cushion.",
    "19:00 Ouvertüre\n(Pause)\n20:30 Zweiter Teil",
    "# The log\n\n```\n[0:00] boot\n[0:05] VO: ready.\n[0:09] up.\n```\n\nEach line has a time.",
    "Modell A\nBild: hell, auch am Tag.\nTon: voll, mit Bass.\n\nModell B\nBild: dunkel im Sommer.\nTon: dünn wie Papier.",
    "Der Steg ist alt (Bild: dpa). Er steht noch (Bild: privat).",
    "Problem: the hinge squeaks.\nSolution: one drop of oil.",
  ])
    assert.equal(told(source), source.replace(/\s+/gu, " ").trim(), source);
});

test("a film of a timed voice-over script is told without its times", () => {
  const { title, scenes } = film("**Rotapal – launch explainer (target 60s)**\n\nVO SCRIPT. Please keep words as written.\n\n[0:00]\nIt's Sunday night. Your dishwasher has flu, and nobody answers your messages.\n\n[0:10]\nThis is Rotapal. It finds cover for a shift without the group chat.\n\n[0:15]\nYou tap the empty shift, and it asks those who are trained for it.\n\n(end card: rotapal.example – start free)"); // prettier-ignore
  const all = [title, ...scenes.flatMap(({ narration }) => narration), JSON.stringify(scenes)].join(" ");
  assert.doesNotMatch(all, /\p{Nd}:\p{Nd}{2}|end card|\(rotapal/u);
  assert.match(scenes.at(-1)?.narration.join(" ") ?? "", /rotapal\.example/u);
});

test("long lines of blanks, brackets and letters are read at once", () => {
  const start = performance.now();
  for (const line of [" ".repeat(30_000), "\n".repeat(30_000), "(".repeat(30_000), "a ".repeat(15_000), " \n".repeat(15_000), "1:0".repeat(10_000)])
    withoutScript(`VO: The jetty opens at six.\n${line}\nVO:\n${line}\n${line}Q: ${line}\n|${line}|`);
  assert.ok(performance.now() - start < 6000, String(performance.now() - start));
}); // prettier-ignore

test("any mixture of lines keeps its length and what is said", () => {
  const line = fc.constantFrom("[0:00]", "[0:10] VO: Nobody swims alone.", "(beat)", "VO: It is six.", "| a | b |", "Visual: lake", "(end card: x.example)", "```", "Q: Why?", "A: So.", "", "The jetty is old.", "## Scene 1 (0–8 s)", "[", ")("); // prettier-ignore
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const source = lines.join("\n");
      const { text } = withoutScript(source);
      assert.equal(text.length, source.length);
      assert.equal(text.split("The jetty is old.").length, source.split("The jetty is old.").length);
    }),
  );
});

test("where a film is ordered its end card is its last line, and beside a last line it stays a card", () => {
  const order =
    "Please make a film for our site crew.\n\nCheck the feet of the ladder. Check every rung. Lean it right.\n\n";
  const lastLine = (end: string) => readBrief(order + end).lastLine?.text;
  const card = "**End card:** If it's wrong, don't climb. Site office: extension 400.";
  assert.equal(lastLine(card), "If it's wrong, don't climb. Site office: extension 400");
  assert.equal(
    lastLine("Closing line: Three points, always.\n\nEnd card: brewa.example"),
    "Three points, always",
  );
  assert.match(
    told(`${order}Closing line: Three points, always.\n\nEnd card: brewa.example`),
    /always\. brewa\.example$/u,
  );
});
