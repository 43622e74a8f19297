import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";

const BODY =
  "# The river\n\nThe river rises in the hills and carries silt to the sea.\n\n## Today\n\nIt has flooded twice since the dam was built.";

test("an order for the end of the film, at the end of a brief, is not told", () => {
  for (const said of [
    "End on his name.",
    "Please end with her portrait.",
    "Finish on the empty chair.",
    "Close with a picture of the harbour at dawn.",
    "Fade out on the sea.",
    "Let the last frame be the old bridge.",
    "The last shot should be her hands.",
    "End on his name. Fade to black.",
    "Mit seinem Namen enden.",
    "Bitte mit dem Blick aufs Meer enden.",
    "Das letzte Bild soll die Brücke sein.",
    "Beenden Sie mit einer Frage.",
    "Finir sur son nom.",
    "Terminez par une image du port.",
    "Que la dernière image soit le pont.",
    "Terminar con su nombre.",
    "Cerrar con una imagen del puerto.",
    "Finire con il suo nome.",
    "Chiudere sul ponte vuoto.",
    "Terminar com o nome dela.",
    "Eindig met zijn naam.",
    "Met zijn naam eindigen.",
    "Zakończyć jego imieniem.",
    "Zakończ ujęciem mostu.",
    "Закончить его именем.",
    "Закончите кадром моста.",
    "Завершити його ім'ям.",
    "Skončit jeho jménem.",
    "Avsluta med hennes namn.",
    "Slut af med hans navn.",
    "Päätä hänen nimeensä.",
    "Filmi onun adıyla bitirin.",
    "Încheiați cu numele lui.",
    "Κλείστε με το όνομά του.",
    "Akhiri dengan namanya.",
    "Kết thúc bằng tên của ông.",
    "اختم باسمه.",
    "با نام او تمام شود.",
    "לסיים בשמו.",
    "अंत उसके नाम से करें।",
    "তাঁর নাম দিয়ে শেষ করুন।",
    "以他的名字结尾。",
    "最后停在大海上。",
    "最後は彼の名前で終わる。",
    "最後は海の映像で締めてください。",
    "마지막은 그의 이름으로 끝내 주세요.",
    "จบด้วยชื่อของเขา",
  ])
    for (const between of [" ", "\n\n"]) {
      const order = withoutOrder(`${BODY}${between}${said}`);
      assert.equal(order.text.trim(), BODY, said);
      assert.notEqual(order.wishes.length, 0, said);
    }
});

test("where it gives the words to end on, they close the film", () => {
  for (const [said, line] of [
    ["End on this question: what would you fix?", "what would you fix?"],
    ["Am Ende diese Frage: Was würdest du tun?", "Was würdest du tun?"],
    ["Terminer sur cette question : que feriez-vous ?", "que feriez-vous?"],
    ["Termina con esta pregunta: ¿qué harías tú?", "¿qué harías tú?"],
    ["Finire con la domanda: che cosa faresti?", "che cosa faresti?"],
    ["Termine com esta pergunta: o que você faria?", "o que você faria?"],
    ["Eindig met de vraag: wat zou jij doen?", "wat zou jij doen?"],
    ["Закончить вопросом: что бы вы сделали?", "что бы вы сделали?"],
    ["最后以这个问题结尾：你会怎么做？", "你会怎么做？"],
    ["最後はこの問いで終わる：あなたならどうしますか？", "あなたならどうしますか？"],
    ["마지막은 이 질문으로: 당신이라면 무엇을 하겠습니까?", "당신이라면 무엇을 하겠습니까?"],
    ["Tolong ditutup dengan kalimat: Air pergi, nama tinggal.", "Air pergi, nama tinggal"],
    ["Xin kết thúc bằng câu này: Nước đi, tên còn.", "Nước đi, tên còn"],
    ["จบด้วยข้อความนี้: น้ำไป ชื่อยังอยู่", "น้ำไป ชื่อยังอยู่"],
    ["अंत इस वाक्य से करें: पानी गया, नाम रहा।", "पानी गया, नाम रहा"],
    ["শেষ এই কথা দিয়ে করুন: জল যায়, নাম থাকে।", "জল যায়, নাম থাকে"],
    ["இறுதியில் இந்த வரியுடன் முடியுங்கள்: நீர் போகும், பெயர் நிற்கும்.", "நீர் போகும், பெயர் நிற்கும்"],
    ["End with the words “The river remembers.”", "The river remembers."],
    ["End on: The river remembers everything we forget.", "The river remembers everything we forget"],
    ["Finish with this line: The river remembers.", "The river remembers"],
  ] as const) {
    const order = withoutOrder(`${BODY}\n\n${said}`);
    assert.equal(order.closing?.text, line, said);
    assert.equal(order.text.trim(), BODY, said);
  }
});

test("what ends in a text, a recipe or a lesson is told", () => {
  for (const said of [
    "End on time.",
    "Finish with a spoon of cream.",
    "Close with the lid and wait.",
    "The race ends with a sprint.",
    "They ended on his name.",
    "Termina con una pregunta.",
    "Acaba con una imagen del puerto.",
    "Mit dem Krieg endete alles.",
    "Mit diesem Satz enden viele Märchen.",
    "大会は決勝で終わる。",
    "最後は彼の言葉を残して去った。",
    "La nuit finit sur le port.",
    "Il film finisce con una domanda.",
    "Finish on Friday at six.",
    "Das Jahr endet mit Schnee.",
    "Tutup dengan kain basah.",
    "Lopeta ajoissa.",
    "Filmin sonu belli değil.",
    "End with a coat of varnish.",
    "Das letzte Bild zeigt die Brücke.",
    "The last frame shows his face.",
    "诗以一个问题结尾。",
    "Закончить работу можно за день.",
  ])
    for (const between of [" ", "\n\n"]) {
      const source = `${BODY}${between}${said}`;
      assert.equal(withoutOrder(source).text, source, said);
    }
  for (const source of [
    "# Soup\n\n1. Boil the water.\n2. Add salt.\n\nEnd with a smile.",
    "# Talk\n\nOpen with a joke. Say three things. End with a question.",
    "# How to give a speech\n\nSpeeches are short.\n\nEnd on a question.",
  ])
    assert.equal(withoutOrder(source).text, source, source);
});

test("how to reach somebody, given as what to end on, is the film's last line", () => {
  for (const [said, line] of [
    ["Please end with the helpline number: 0800 123 4567.", "The helpline number: 0800 123 4567"],
    ["Bitte mit der Nummer der Hotline enden.", null],
    ["Terminez par le numéro du service : 04 72 00 00 00.", "Le numéro du service : 04 72 00 00 00"],
  ] as const)
    assert.equal(withoutOrder(`${BODY}\n\n${said}`).closing?.text ?? null, line);
  const told = "End with the number of eggs: 12 of them at most.";
  assert.ok(withoutOrder(`${BODY}\n\n${told}`).text.includes(told));
});
