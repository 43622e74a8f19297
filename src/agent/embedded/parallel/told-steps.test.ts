import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { countedFrom } from "./told-counts.ts";
import { stepsFrom } from "./told-steps.ts";

function steps(text: string, language: string, ordered = false): string[] | null {
  return (
    stepsFrom(splitSentences(text, language), 0, language, ordered)?.steps.map(({ label }) => label) ?? null
  );
}

function counted(text: string, language: string): string[] | null {
  return countedFrom(splitSentences(text, language), 0, language)?.steps.map(({ label }) => label) ?? null;
}

test("what is done first, then and finally are steps", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "First, we wash the frame. Then we check the brakes. Finally, we ride it and call you.",
      ["We wash the frame", "We check the brakes", "We ride it and call you"],
    ],
    [
      "en",
      "First the water evaporates, then it cools, and finally it falls as rain.",
      ["The water evaporates", "It cools", "It falls as rain"],
    ],
    // Behind its word the verb stands before the subject.
    [
      "de",
      "Zuerst mischst du Mehl und Wasser. Danach ruht der Teig. Zum Schluss den Ofen vorheizen.",
      ["Zuerst mischst du Mehl und Wasser", "Danach ruht der Teig", "Den Ofen vorheizen"],
    ],
    [
      "fr",
      "D'abord, on creuse un trou. Ensuite, on installe le tuteur. Enfin, on arrose, même s'il pleut.",
      ["On creuse un trou", "On installe le tuteur", "On arrose, même s'il pleut"],
    ],
    [
      "ja",
      "まず、茶碗を温めます。次に、湯を注ぎます。最後に、泡立てます。",
      ["茶碗を温めます", "湯を注ぎます", "泡立てます"],
    ],
    ["zh", "先把水烧开，再放入面条，最后加盐。", ["把水烧开", "放入面条", "加盐"]],
    [
      "ko",
      "먼저 배추를 절입니다. 그다음 양념을 바릅니다. 마지막으로 항아리에 담습니다.",
      ["배추를 절입니다", "양념을 바릅니다", "항아리에 담습니다"],
    ],
    [
      "ru",
      "Сначала заполните анкету. Затем приложите фотографию. В конце получите номер.",
      ["Заполните анкету", "Приложите фотографию", "Получите номер"],
    ],
  ] as const)
    assert.deepEqual(steps(text, language), expected, text);
});

test("in Vietnamese, Indonesian, Bengali and Tamil as well, and stories are none", () => {
  for (const [language, text, steps] of [
    ["vi", "Trước hết, rửa sạch lá dong và để ráo nước. Sau đó, đong gạo nếp đã ngâm qua đêm vào lá. Cuối cùng, gói chặt rồi buộc lạt.", true],
    ["id", "Pertama, rendam beras ketan selama dua jam. Kemudian kukus sampai setengah matang. Terakhir, bungkus dengan daun pisang.", true],
    ["bn", "প্রথমে চাল এক ঘণ্টা ভিজিয়ে রাখুন। তারপর দুধে মিশিয়ে কম আঁচে ফোটান। শেষে গুড় দিয়ে নামিয়ে নিন।", true],
    ["ta", "முதலில் அரிசியை ஒரு மணி நேரம் ஊற வையுங்கள். பிறகு பாலில் சேர்த்து வேக வையுங்கள். கடைசியாக வெல்லத்தைக் கலந்து இறக்குங்கள்.", true],
    ["vi", "Trước hết, bà đã bán con trâu ở chợ huyện. Sau đó, bà đã mua lại mảnh vườn cũ. Cuối cùng, bà đã trồng mười gốc bưởi.", false],
    ["id", "Pertama, ia menjual kerbaunya di pasar. Kemudian ia membeli kebun tua. Terakhir, ia menanam sepuluh pohon jeruk.", false],
    ["bn", "প্রথমে তিনি গরুটা হাটে বেচলেন। তারপর পুরোনো বাগানটা কিনলেন। শেষে দশটা গাছ লাগালেন।", false],
    ["ta", "முதலில் அவர் மாட்டை விற்றார். பிறகு பழைய தோட்டத்தை வாங்கினார். கடைசியாக பத்து மரங்கள் நட்டார்.", false],
  ] as const)
    assert.equal(stepsFrom(splitSentences(text, language), 0, language, false) !== null, steps, text);
}); // prettier-ignore

test("a sentence between two steps says more of the first", () => {
  const found = stepsFrom(
    splitSentences("First, peel the onions. Red ones are milder. Then fry them. Finally, add salt. It tastes best warm.", "en"),
    0,
    "en",
    false,
  ); // prettier-ignore
  assert.deepEqual(found?.steps[0], {
    label: "Peel the onions",
    detail: "Red ones are milder",
    said: "First, peel th",
  });
  // The last sentence is told after them.
  assert.equal(found?.count, 4);
});

test("stories begin with the same words and are told", () => {
  for (const [language, text] of [
    ["en", "First the wind dropped. Then the fog came in from the south. Finally we heard the bell."],
    ["en", "First he opens the door. Then he sees the dog. Finally he laughs."],
    ["de", "Zuerst sah sie nur das Dach. Dann erkannte sie den Apfelbaum. Schließlich kam der Bruder."],
    [
      "de",
      "Zuerst wird der Himmel gelb. Dann ruft die Großmutter uns ins Haus. Schließlich sitzen wir alle unter dem Tisch.",
    ],
    ["fr", "D'abord le vent tomba. Puis la mer était noire. Enfin ils arrivèrent."],
    ["es", "Primero murió el farero. Después su hija se marchó. Por último la casa quedó vacía."],
    ["pt", "Primeiro secou o poço. Depois o rio ficou baixo. Por fim a avó rezava."],
    ["ru", "Сначала ветер стих. Потом туман закрыл берег. Наконец мы услышали колокол."],
    ["hi", "पहले हम झूले पर गए। फिर दादी ने जलेबी खिलाई। अंत में सब थककर सो गए।"],
    ["ja", "まず風がやんだ。次に霧が出た。最後に鐘が鳴った。"],
    ["ko", "먼저 바람이 멎었다. 그다음 안개가 끼었다. 마지막으로 종이 울렸다."],
    // Whether it is a story cannot be told: only a heading can.
    ["ar", "أولًا، سكنت الريح. ثم جاء الضباب. وأخيرًا، سمعنا الجرس."],
    ["en", "First impressions count. Then there is the price. It is high."],
    ["en", "First, wash it. Then dry it."],
  ] as const)
    assert.equal(steps(text, language), null, text);
  assert.deepEqual(steps("أولًا، تُحمّص الحبوب. ثم تُطحن مع الهيل. وأخيرًا، تُغلى في الدلة.", "ar", true), ["تُحمّص الحبوب", "تُطحن مع الهيل", "تُغلى في الدلة"]); // prettier-ignore
});

test("a step that would have to be cut leaves all of them told", () => {
  const long =
    "Then you walk slowly along the old canal past the mill the bridge the lock the tower the market and the two small chapels behind it";
  assert.equal(steps(`First, lock the door. ${long}. Finally, come home.`, "en"), null);
});

test("reasons that are counted in words are a list with numbers", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "The first is the loss of meadows. The second is the use of pesticides. The third reason is a mite.",
      ["The loss of meadows", "The use of pesticides", "A mite"],
    ],
    [
      "de",
      "Erstens ist das Netz eingleisig. Zweitens: fehlende Lokführer. Drittens werden Baustellen spät abgestimmt.",
      ["Erstens ist das Netz eingleisig", "Fehlende Lokführer", "Drittens werden Baustellen spät abgestimmt"],
    ],
    [
      "fr",
      "Premièrement, l'école a fermé. Deuxièmement, le médecin est parti. Troisièmement, le bus ne passe plus.",
      ["L'école a fermé", "Le médecin est parti", "Le bus ne passe plus"],
    ],
    ["ru", "Во-первых, дорого. Во-вторых, далеко. В-третьих, долго.", ["Дорого", "Далеко", "Долго"]],
    ["zh", "一是价格低，二是离家近，三是老师好。", ["价格低", "离家近", "老师好"]],
    [
      "ar",
      "أولًا، السعر مرتفع. ثانيًا، المكان بعيد. ثالثًا، الوقت قصير.",
      ["السعر مرتفع", "المكان بعيد", "الوقت قصير"],
    ],
  ] as const)
    assert.deepEqual(counted(text, language), expected, text);
  for (const text of [
    "The first bridge stood for thirty years. The second bridge was washed away. The third is still there.",
    "The first floor is for shops. The second floor is for offices. The third floor is empty.",
    "First, it is late. Second, nobody knows the way.",
  ])
    assert.equal(counted(text, "en"), null, text);
});

test("things that share the first one's verb are no steps", () => {
  assert.equal(
    steps("Zuerst läuft der Kühlschrank damit, dann der Router, dann alles andere.", "de", true),
    null,
  );
  assert.equal(steps("First the fridge runs on it, then the router, then the rest.", "en", true), null);
});

test("two that are counted are a list where a question or a count before them asks for it", () => {
  const counted = (text: string, at: number): number =>
    countedFrom(splitSentences(text, "de"), at, "de")?.steps.length ?? 0;
  const both = "Erstens verformt es sich unter seinem Gewicht. Zweitens gleitet es auf Wasser.";
  assert.equal(counted(`Warum bewegt sich das Eis? ${both}`, 1), 2);
  assert.equal(counted(`Es bewegt sich langsam. ${both}`, 1), 0);
});

test("in Hebrew and Arabic what is done is told apart from what was done", () => {
  const bees = "קודם היא מוצצת את הצוף אל שק מיוחד. אחר כך היא חוזרת לכוורת. הן מפקידות אותו בתאים, ואז מנפנפות בכנפיים. לבסוף הן אוטמות כל תא.";
  assert.deepEqual(steps(bees, "he"), ["היא מוצצת את הצוף אל שק מיוחד", "היא חוזרת לכוורת", "מנפנפות בכנפיים", "הן אוטמות כל תא"]);
  assert.equal(steps("קודם הלכנו לחוף. אחר כך אכלנו גלידה. לבסוף חזרנו הביתה.", "he"), null);
  assert.equal(steps("קודם היא הלכה לשוק. אחר כך היא קנתה דג. לבסוף היא בישלה מרק.", "he"), null);
  assert.deepEqual(steps("أولاً يُغسل الزيتون بالماء. ثم يُعصر في المعصرة. وأخيراً يُصب في الزجاجات.", "ar"), ["يُغسل الزيتون بالماء", "يُعصر في المعصرة", "يُصب في الزجاجات"]);
  assert.equal(steps("أولاً ذهب جدي إلى السوق. ثم اشترى حماراً. وأخيراً عاد إلى البيت.", "ar"), null);
}); // prettier-ignore

test("in Japanese and Korean what goes on to a step is one, and ends as the others do", () => {
  assert.deepEqual(steps("まず大豆を水につけます。次に豆を蒸します。そのあと40度の部屋で発酵させ、最後に冷蔵庫で寝かせます。", "ja"), ["大豆を水につけます", "豆を蒸します", "40度の部屋で発酵させます", "冷蔵庫で寝かせます"]);
  assert.deepEqual(steps("먼저 찌꺼기를 모읍니다. 그다음 이틀 동안 말립니다. 톱밥과 섞어 펠릿으로 만들고, 마지막으로 보일러에서 태웁니다.", "ko"), ["찌꺼기를 모읍니다", "이틀 동안 말립니다", "톱밥과 섞어 펠릿으로 만듭니다", "보일러에서 태웁니다"]);
}); // prettier-ignore
