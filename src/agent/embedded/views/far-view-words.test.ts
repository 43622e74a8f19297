import assert from "node:assert/strict";
import test from "node:test";
import { FAR_VIEW_WORDS } from "./far-view-words.ts";
import { viewsIn as namedIn } from "./named-views.ts";
import { readerOfTable, testTable } from "./view-tables.fixture.ts";

const viewsIn = readerOfTable(FAR_VIEW_WORDS);

testTable(FAR_VIEW_WORDS, 8);

const SAID: Record<string, Record<string, string>> = {
  en: {
    ice: "Icebergs drift past the ship for days.",
    desert: "A camel caravan crosses the sand, and date palms stand by the well.",
    reef: "Corals and clownfish live there, and divers count them.",
    pool: "Children practise breaststroke in the swimming lesson.",
    church: "The bell-ringers climb the belfry while the pews fill.",
    airport: "She shows her boarding pass in the departure lounge.",
    "old-town": "Half-timbered houses lean over cobbled streets.",
    city: "Skyscrapers went up, and city dwellers moved out.",
  },
  de: {
    ice: "Eisberge treiben am Packeis vorbei.",
    desert: "In der Wüste wachsen Dattelpalmen an der Oase.",
    reef: "Im Korallenriff leben Clownfische.",
    pool: "Im Hallenbad beginnt der Schwimmkurs.",
    church: "Die Gemeinde sitzt in den Kirchenbänken, und die Orgel spielt.",
    airport: "Am Flughafen zeigt er die Bordkarte.",
    "old-town": "In der Altstadt stehen Fachwerkhäuser.",
    city: "Zwischen den Hochhäusern ist es im Sommer heiß.",
  },
  fr: {
    ice: "La banquise recule chaque année.",
    desert: "Une caravane de chameaux traverse les dunes du désert.",
    reef: "Les coraux blanchissent quand l'eau se réchauffe.",
    pool: "À la piscine, le maître-nageur siffle.",
    church: "Les paroissiens s'assoient dans l'église.",
    airport: "La salle d'embarquement est pleine ce matin.",
    "old-town": "Des maisons à colombages bordent les ruelles pavées.",
    city: "Les gratte-ciel gardent la chaleur, et les citadins étouffent.",
  },
  es: {
    ice: "Los témpanos se desprenden de la plataforma de hielo.",
    desert: "Los camelleros descansan bajo las palmeras datileras.",
    reef: "En el arrecife viven peces payaso.",
    pool: "La clase de natación empieza en la piscina.",
    church: "El coro canta en la iglesia.",
    airport: "En el aeropuerto esperan los viajeros.",
    "old-town": "La ciudad medieval tenía tres puertas.",
    city: "Los rascacielos dan sombra a la avenida.",
  },
  pl: {
    ice: "Kry lodowe i góry lodowe dryfują na północ.",
    desert: "Karawana wielbłądów idzie przez pustynię.",
    reef: "Na rafie koralowej żyją błazenki.",
    pool: "Nauka pływania odbywa się na basenie.",
    church: "W kościele proboszcz zapala świece.",
    airport: "Na lotnisku pokazujemy kartę pokładową.",
    "old-town": "Kamieniczki stoją wzdłuż brukowanych uliczek.",
    city: "Wieżowce rosną w wielkim mieście.",
  },
  ru: {
    ice: "Айсберги откалываются от шельфового ледника.",
    desert: "Караван верблюдов идёт по пустыне.",
    reef: "На коралловых рифах живут рыбы-клоуны.",
    pool: "Пловцы тренируются в плавательном бассейне.",
    church: "В костёле играет орган.",
    airport: "В аэропорту мы показали посадочный талон.",
    "old-town": "Фахверковые дома стоят вокруг ратуши.",
    city: "Небоскрёбы выросли за десять лет.",
  },
  ar: {
    ice: "تطفو جبال جليدية قرب القارة القطبية الجنوبية.",
    desert: "تعبر قافلة الجمال رمال الصحراء.",
    reef: "تعيش الأسماك الملونة في الشعاب المرجانية.",
    pool: "يتعلم الأطفال في المسبح مع مدرب السباحة.",
    church: "تدق أجراس الكنيسة كل صباح.",
    airport: "وصلنا إلى المطار قبل الفجر.",
    "old-town": "تجولنا في مدينة أوروبية قديمة.",
    city: "ترتفع ناطحات السحاب على جانبي الشارع.",
  },
  hi: {
    ice: "अंटार्कटिका में हिमखंड टूटते हैं।",
    desert: "रेगिस्तान में ऊँट चलते हैं।",
    reef: "प्रवाल भित्तियों में रंगीन मछलियाँ रहती हैं।",
    pool: "बच्चे स्विमिंग पूल में तैरना सीखते हैं।",
    church: "गिरजाघर में पादरी प्रार्थना करते हैं।",
    airport: "हवाई अड्डे पर बोर्डिंग पास दिखाया गया।",
    "old-town": "मध्ययुगीन यूरोपीय शहर में सँकरी गलियाँ थीं।",
    city: "महानगर की गगनचुंबी इमारतें दूर से दिखती हैं।",
  },
  ja: {
    ice: "流氷と氷山がゆっくり動きます。",
    desert: "ラクダの隊商が砂漠を進みます。",
    reef: "サンゴ礁にクマノミがすんでいます。",
    pool: "子どもたちはプールで泳ぎ、平泳ぎを習います。",
    church: "教会の鐘が鳴り、聖歌隊が歌います。",
    airport: "空港の搭乗口で待ちます。",
    "old-town": "木組みの家が並ぶ旧市街の広場です。",
    city: "高層ビルが立ち並びます。",
  },
  zh: {
    ice: "巨大的冰山从冰架上断裂。",
    desert: "驼队穿越沙漠。",
    reef: "珊瑚礁里住着小丑鱼。",
    pool: "孩子们在游泳池里学蛙泳。",
    church: "教堂里唱诗班在唱歌。",
    airport: "我们在机场的登机口等候。",
    "old-town": "中世纪的小镇有半木结构的房子。",
    city: "摩天大楼改变了城市天际线。",
  },
  it: { church: "Nella navata i parrocchiani cantano.", reef: "La barriera corallina sbianca." },
  pt: { pool: "As crianças aprendem a nadar na piscina." },
  nl: { pool: "In het zwembad begint de zwemles.", "old-town": "De vakwerkhuizen staan langs de stadsmuur." },
  sv: { pool: "Simskolan börjar i simhallen." },
  da: { church: "Kirkens klokker ringer, og kirkekoret synger." },
  nb: { airport: "På flyplassen viser hun boardingkortet." },
  cs: { church: "V kostele hrají varhany." },
  hu: { desert: "A sivatagban tevekaraván halad." },
  ro: { reef: "Pe recif trăiesc pești-clovn, iar scafandrii îi numără." },
  uk: { desert: "У пустелі йде караван верблюдів." },
  el: { airport: "Στο αεροδρόμιο έδειξε την κάρτα επιβίβασης." },
  tr: { desert: "Çölde deve kervanı ilerliyor." },
  he: { city: "גורדי השחקים נראים מרחוק." },
  bn: { desert: "মরুভূমিতে উটের সারি চলে।" },
  ta: { airport: "விமான நிலையத்தில் கூட்டம்." },
  te: { airport: "విమానాశ్రయంలో జనం ఉన్నారు." },
  th: { airport: "เครื่องบินจอดที่สนามบิน" },
  ko: { pool: "아이들이 수영장에서 수영 강습을 받습니다." },
  vi: { reef: "Rạn san hô là nhà của cá hề." },
  id: { pool: "Kolam renang itu ramai." },
  fi: { airport: "Lentokentällä odotetaan pitkään.", pool: "Uimahallissa on hiljaista." },
};

for (const [base, sentences] of Object.entries(SAID)) {
  test(`a sentence tells where it takes place (${base})`, () => {
    for (const [view, sentence] of Object.entries(sentences))
      assert.deepEqual(viewsIn(sentence, base), [view], sentence);
  });
}

const ELSEWHERE: Record<string, readonly string[]> = {
  en: [
    "Swimmers cross the strait at dawn.",
    "A white shape crossed the lane by the church.",
    "The lecture has moved to the guild hall.",
    "We draw on a pool of talent and a car pool.",
    "That is only the tip of the iceberg.",
    "She deserts her post, and there is dessert.",
    "An iceberg lettuce and a plane for the wood lie on the bench.",
    "They were thrown in at the deep end.",
    "The mass of the body and the flight of stairs are drawn.",
    "The startup has a runway of ten months.",
    "The town is a food desert, and the model went up the runway in a gown.",
    "The mosque and the temple were full at dawn.",
    "Rock the choir with a guitar riff.",
    "She altered the plan and swam against the tide of opinion.",
    "Use a connection pool and a thread pool.",
    "The airway must be kept open.",
    "He was navel gazing; the knave of hearts came.",
    "The guild of the game invites new players.",
  ],
  de: [
    "Er schickt ihn mit wüsten Worten fort.",
    "Der Schwimmer im Spülkasten klemmt.",
    "Das Gitarrenriff ist laut, und die Riffs sind kurz.",
    "Die Rolle der Dom-Elemente im Code.",
  ],
  fr: [
    "Ce bassin de talents est un vrai crawl du web.",
    "La France métropolitaine et la métropole paient autant.",
  ],
  es: ["Canta en la masa coral, y los corales de Bach suenan."],
  it: ["Il volo pindarico dell'autore.", "Il medico le chiese se la messa in opera era finita."],
  pt: ["Os grupos corais cantam no salão."],
  pl: ["Metropolita mówił o basenie Morza Śródziemnego.", "Pompa głębinowa i korale na szyi."],
  ru: ["В бассейне Волги выпало много снега.", "Оптина пустынь и кристаллизация с агломерацией руды."],
  uk: ["Боривітер, або пустельга, летить низько.", "У басейні Дніпра мало води."],
  tr: ["Nefis bir yemek ve papaz eriği.", "Havayolu açıklığı kontrol edilir."],
  ar: ["الغوص في التفاصيل مهم.", "واحة أمان للأطفال."],
  he: ["עברו ללשונית הבאה.", "קופת גמל היא חיסכון לטווח ארוך.", "מדבריו עולה שהכול בסדר."],
  hi: ["चाँद के दक्षिणी ध्रुव पर गहरे गड्ढे हैं।", "मंदिर और मस्जिद पास-पास हैं।"],
  ja: [
    "月の南極に氷がある。",
    "ダイバーシティを進めます。",
    "ミサイルの話です。",
    "手すりは両側につけます。",
  ],
  zh: [
    "这个手机场景很常见。",
    "这只是冰山一角。",
    "他教会我做饭。",
    "海底捞的服务很好。",
    "文化沙漠这个说法不对。",
  ],
  nb: ["Skreien svømmer tusen kilometer sørover."],
  ko: ["증상이 심해졌습니다.", "산호세에 갔습니다.", "어느 도시인지 모릅니다."],
  vi: ["Món này ở miền nam cực kỳ ngon."],
  fi: ["Metropoliitta saapui."],
  hu: ["Könyvekben búvárkodik."],
  ro: ["Nu lua numele în deșert."],
  ta: ["மாநகராட்சி அலுவலகம்."],
  te: ["చర్చ జరిగింది."],
  id: ["Pendeta Hindu itu datang."],
};

for (const [base, sentences] of Object.entries(ELSEWHERE)) {
  test(`a word that says it of something else tells of no place (${base})`, () => {
    for (const sentence of sentences) assert.deepEqual(viewsIn(sentence, base), [], sentence);
  });
}

test("names, works and what is denied tell of no place", () => {
  const named = (text: string, base = "en"): string[] => [...namedIn(text, base).sure.keys()];
  assert.deepEqual(named("She drives for Airport Taxis and lives in Church Street with her sons."), []);
  assert.deepEqual(named("There is no swimming pool."), []);
  assert.deepEqual(named("It is not a church."), []);
  assert.deepEqual(named("We read “Murder in the Desert” and “The Icebergs” last week."), []);
  assert.deepEqual(named("Hier gibt es kein Schwimmbad.", "de"), []);
  assert.deepEqual(named("Il n'y a pas d'aéroport ici.", "fr"), []);
  assert.deepEqual(named("这里没有教堂。", "zh"), []);
});

test("a coral reef is beneath the sea and no coast", () => {
  assert.deepEqual([...namedIn("A coral reef grows slowly.", "en").sure.keys()], ["reef-view"]);
  assert.deepEqual([...namedIn("El arrecife crece despacio.", "es").sure.keys()], ["reef-view"]);
});
