import type { TexLexicon } from "./tex-words.ts";

/** What a school's formulas are said with, in the languages for which we have no words of higher mathematics. */
type Said = Pick<
  TexLexicon,
  "squared" | "cubed" | "power" | "fraction" | "root" | "cubeRoot" | "functionOf"
> & {
  /** Said behind what is raised, or divided, as a whole. */
  all: string;
  signs: Readonly<Record<"=" | "+" | "-" | "×" | "/" | "≈" | "<" | ">" | "≤" | "≥" | "≠" | "±", string>> & {
    pi?: string;
    percent: string;
    degrees: string;
    infinity?: string;
  };
  log: string;
  ln: string;
  greek?: readonly string[];
  parts?: Readonly<Record<string, string>>;
  statement?: TexLexicon["statement"];
  negative?: string;
  bigFraction?: string;
};

const GREEK_LETTERS =
  "alpha beta gamma delta epsilon zeta eta theta lambda mu nu pi rho sigma tau phi chi psi omega".split(" ");

/** Null for what we cannot say: a formula with it is seen, and not said. */
function short(said: Said): TexLexicon {
  const { signs, all, greek, parts, statement, negative } = said;
  const [times, divided, about] = [signs["×"], signs["/"], signs["≈"]];
  const names = greek === undefined ? {} : Object.fromEntries(GREEK_LETTERS.map((name, at) => [name, greek[at] ?? name])); // prettier-ignore
  return {
    short: true,
    signs: {
      "=": signs["="], "+": signs["+"], "-": signs["-"], "−": signs["-"], "/": divided, "*": times, "<": signs["<"], ">": signs[">"],
      times, cdot: times, div: divided, pm: signs["±"], le: signs["≤"], leq: signs["≤"], ge: signs["≥"], geq: signs["≥"],
      ne: signs["≠"], neq: signs["≠"], approx: about, sim: about, "%": signs.percent, degree: signs.degrees,
      ...(signs.infinity === undefined ? {} : { infty: signs.infinity }),
    }, // prettier-ignore
    squared: said.squared,
    cubed: said.cubed,
    power: said.power,
    wholeSquared: said.squared.replace("{}", `{}, ${all}`),
    wholeCubed: said.cubed.replace("{}", `{}, ${all}`),
    wholePower: said.power.replace("{}", `{}, ${all}`),
    fraction: said.fraction,
    bigFraction: said.bigFraction ?? (said.fraction.includes("{2}") ? said.fraction : said.fraction.replace("{}", `{}, ${all}`)),
    root: said.root,
    cubeRoot: said.cubeRoot,
    log: said.log,
    ln: said.ln,
    functionOf: said.functionOf,
    index: "{} {}",
    nthRoot: null, sum: null, product: null, integral: null, fromTo: null, over: null, limit: null, logBase: null, ceil: null, floor: null, choose: null,
    ...(greek === undefined ? {} : { greek: { ...names, varepsilon: names["epsilon"] ?? "", varphi: names["phi"] ?? "", Delta: names["delta"] ?? "", Sigma: names["sigma"] ?? "", Omega: names["omega"] ?? "", Phi: names["phi"] ?? "", Psi: names["psi"] ?? "", Gamma: names["gamma"] ?? "", Lambda: names["lambda"] ?? "", Theta: names["theta"] ?? "" } }),
    ...(parts === undefined ? {} : { parts: { ...parts } }),
    ...(statement === undefined ? {} : { statement }),
    ...(negative === undefined ? {} : { negative }),
  }; // prettier-ignore
}

const greek = (names: string): string[] => names.split(" ");

export const SHORT_LEXICONS: Readonly<Record<string, TexLexicon>> = {
  it: short({
    signs: { "=": "è uguale a", "+": "più", "-": "meno", "×": "per", "/": "fratto", "≈": "è circa", "<": "è minore di", ">": "è maggiore di", "≤": "è minore o uguale a", "≥": "è maggiore o uguale a", "≠": "è diverso da", "±": "più o meno", percent: "per cento", degrees: "gradi", infinity: "infinito" },
    squared: "{} al quadrato", cubed: "{} al cubo", power: "{} elevato a {}", all: "tutto", fraction: "{} fratto {}", root: "radice quadrata di {}", cubeRoot: "radice cubica di {}",
    log: "logaritmo di {}", ln: "logaritmo naturale di {}", functionOf: "{} di {}", parts: { "1/2": "un mezzo", "1/3": "un terzo", "1/4": "un quarto", "2/3": "due terzi", "3/4": "tre quarti" },
  }),
  pt: short({
    signs: { "=": "é igual a", "+": "mais", "-": "menos", "×": "vezes", "/": "dividido por", "≈": "é cerca de", "<": "é menor que", ">": "é maior que", "≤": "é menor ou igual a", "≥": "é maior ou igual a", "≠": "é diferente de", "±": "mais ou menos", percent: "por cento", degrees: "graus", infinity: "infinito" },
    squared: "{} ao quadrado", cubed: "{} ao cubo", power: "{} elevado a {}", all: "tudo", fraction: "{} sobre {}", root: "raiz quadrada de {}", cubeRoot: "raiz cúbica de {}",
    log: "logaritmo de {}", ln: "logaritmo natural de {}", functionOf: "{} de {}", parts: { "1/2": "um meio", "1/3": "um terço", "1/4": "um quarto", "2/3": "dois terços", "3/4": "três quartos" },
  }),
  ca: short({
    signs: { "=": "és igual a", "+": "més", "-": "menys", "×": "per", "/": "dividit per", "≈": "és aproximadament", "<": "és menor que", ">": "és major que", "≤": "és menor o igual que", "≥": "és major o igual que", "≠": "és diferent de", "±": "més o menys", percent: "per cent", degrees: "graus", infinity: "infinit" },
    squared: "{} al quadrat", cubed: "{} al cub", power: "{} elevat a {}", all: "tot", fraction: "{} dividit per {}", root: "arrel quadrada de {}", cubeRoot: "arrel cúbica de {}",
    log: "logaritme de {}", ln: "logaritme neperià de {}", functionOf: "{} de {}", parts: { "1/2": "un mig", "1/3": "un terç", "1/4": "un quart", "2/3": "dos terços", "3/4": "tres quarts" },
  }),
  ro: short({
    signs: { "=": "este egal cu", "+": "plus", "-": "minus", "×": "ori", "/": "supra", "≈": "este aproximativ", "<": "este mai mic decât", ">": "este mai mare decât", "≤": "este cel mult", "≥": "este cel puțin", "≠": "este diferit de", "±": "plus sau minus", percent: "la sută", degrees: "grade", infinity: "infinit" },
    squared: "{} la pătrat", cubed: "{} la cub", power: "{} la puterea {}", all: "totul", fraction: "{} supra {}", root: "radical din {}", cubeRoot: "radical de ordinul trei din {}",
    log: "logaritm din {}", ln: "logaritm natural din {}", functionOf: "{} de {}", parts: { "1/2": "o doime", "1/3": "o treime", "1/4": "un sfert", "2/3": "două treimi", "3/4": "trei sferturi" },
  }),
  nl: short({
    signs: { "=": "is", "+": "plus", "-": "min", "×": "keer", "/": "gedeeld door", "≈": "is ongeveer", "<": "is kleiner dan", ">": "is groter dan", "≤": "is kleiner dan of gelijk aan", "≥": "is groter dan of gelijk aan", "≠": "is niet gelijk aan", "±": "plus of min", percent: "procent", degrees: "graden", infinity: "oneindig" },
    squared: "{} kwadraat", cubed: "{} tot de derde", power: "{} tot de macht {}", all: "dat alles", fraction: "{} gedeeld door {}", root: "de wortel van {}", cubeRoot: "de derdemachtswortel van {}",
    log: "de logaritme van {}", ln: "de natuurlijke logaritme van {}", functionOf: "{} van {}", parts: { "1/2": "een half", "1/3": "een derde", "1/4": "een kwart", "2/3": "twee derde", "3/4": "drie kwart" },
  }),
  sv: short({
    signs: { "=": "är lika med", "+": "plus", "-": "minus", "×": "gånger", "/": "delat med", "≈": "är ungefär", "<": "är mindre än", ">": "är större än", "≤": "är högst", "≥": "är minst", "≠": "är skilt från", "±": "plus minus", percent: "procent", degrees: "grader", infinity: "oändligheten" },
    squared: "{} i kvadrat", cubed: "{} i kubik", power: "{} upphöjt till {}", all: "alltihop", fraction: "{} delat med {}", root: "roten ur {}", cubeRoot: "kubikroten ur {}",
    log: "logaritmen av {}", ln: "den naturliga logaritmen av {}", functionOf: "{} av {}", parts: { "1/2": "en halv", "1/3": "en tredjedel", "1/4": "en fjärdedel", "2/3": "två tredjedelar", "3/4": "tre fjärdedelar" },
  }),
  pl: short({
    signs: { "=": "równa się", "+": "plus", "-": "minus", "×": "razy", "/": "przez", "≈": "to około", "<": "jest mniejsze niż", ">": "jest większe niż", "≤": "jest mniejsze lub równe", "≥": "jest większe lub równe", "≠": "jest różne od", "±": "plus minus", percent: "procent", degrees: "stopni", infinity: "nieskończoność" },
    squared: "{} do kwadratu", cubed: "{} do sześcianu", power: "{} do potęgi {}", all: "całość", fraction: "{} przez {}", root: "pierwiastek z {}", cubeRoot: "pierwiastek sześcienny z {}",
    log: "logarytm z {}", ln: "logarytm naturalny z {}", functionOf: "{} od {}", parts: { "1/2": "jedna druga", "1/3": "jedna trzecia", "1/4": "jedna czwarta", "2/3": "dwie trzecie", "3/4": "trzy czwarte" },
  }),
  da: short({
    signs: { "=": "er lig med", "+": "plus", "-": "minus", "×": "gange", "/": "divideret med", "≈": "er omtrent", "<": "er mindre end", ">": "er større end", "≤": "er højst", "≥": "er mindst", "≠": "er forskellig fra", "±": "plus minus", percent: "procent", degrees: "grader", infinity: "uendelig" },
    squared: "{} i anden", cubed: "{} i tredje", power: "{} opløftet til {}", all: "det hele", fraction: "{} divideret med {}", root: "kvadratroden af {}", cubeRoot: "kubikroden af {}",
    log: "logaritmen til {}", ln: "den naturlige logaritme til {}", functionOf: "{} af {}", parts: { "1/2": "en halv", "1/3": "en tredjedel", "1/4": "en fjerdedel", "2/3": "to tredjedele", "3/4": "tre fjerdedele" },
  }),
  nb: short({
    signs: { "=": "er lik", "+": "pluss", "-": "minus", "×": "ganger", "/": "delt på", "≈": "er omtrent", "<": "er mindre enn", ">": "er større enn", "≤": "er høyst", "≥": "er minst", "≠": "er ulik", "±": "pluss minus", percent: "prosent", degrees: "grader", infinity: "uendelig" },
    squared: "{} i andre", cubed: "{} i tredje", power: "{} opphøyd i {}", all: "det hele", fraction: "{} delt på {}", root: "kvadratroten av {}", cubeRoot: "kubikkroten av {}",
    log: "logaritmen til {}", ln: "den naturlige logaritmen til {}", functionOf: "{} av {}", parts: { "1/2": "en halv", "1/3": "en tredel", "1/4": "en firedel", "2/3": "to tredeler", "3/4": "tre firedeler" },
  }),
  fi: short({
    signs: { "=": "on yhtä kuin", "+": "plus", "-": "miinus", "×": "kertaa", "/": "per", "≈": "on noin", "<": "on pienempi kuin", ">": "on suurempi kuin", "≤": "on enintään", "≥": "on vähintään", "≠": "on eri suuri kuin", "±": "plus miinus", percent: "prosenttia", degrees: "astetta", infinity: "ääretön" },
    squared: "{} toiseen", cubed: "{} kolmanteen", power: "{} potenssiin {}", all: "koko lauseke", fraction: "{} per {}", root: "neliöjuuri {}", cubeRoot: "kuutiojuuri {}",
    log: "logaritmi {}", ln: "luonnollinen logaritmi {}", functionOf: "{} {}", parts: { "1/2": "puolet", "1/3": "yksi kolmasosa", "1/4": "yksi neljäsosa", "2/3": "kaksi kolmasosaa", "3/4": "kolme neljäsosaa" },
  }),
  cs: short({
    signs: { "=": "se rovná", "+": "plus", "-": "minus", "×": "krát", "/": "děleno", "≈": "je přibližně", "<": "je menší než", ">": "je větší než", "≤": "je nejvýše", "≥": "je nejméně", "≠": "se nerovná", "±": "plus minus", percent: "procent", degrees: "stupňů", infinity: "nekonečno" },
    squared: "{} na druhou", cubed: "{} na třetí", power: "{} na {}", all: "celé", fraction: "{} děleno {}", root: "odmocnina z {}", cubeRoot: "třetí odmocnina z {}",
    log: "logaritmus {}", ln: "přirozený logaritmus {}", functionOf: "{} {}", parts: { "1/2": "jedna polovina", "1/3": "jedna třetina", "1/4": "jedna čtvrtina", "2/3": "dvě třetiny", "3/4": "tři čtvrtiny" },
  }),
  hu: short({
    signs: { "=": "egyenlő", "+": "plusz", "-": "mínusz", "×": "szorozva", "/": "per", "≈": "körülbelül", "<": "kisebb mint", ">": "nagyobb mint", "≤": "legfeljebb", "≥": "legalább", "≠": "nem egyenlő", "±": "plusz-mínusz", percent: "százalék", degrees: "fok", infinity: "végtelen" },
    squared: "{} a négyzeten", cubed: "{} a köbön", power: "{} a {} hatványon", all: "az egész", fraction: "{} per {}", root: "gyök {}", cubeRoot: "köbgyök {}",
    log: "logaritmus {}", ln: "természetes logaritmus {}", functionOf: "{} {}", parts: { "1/2": "egy ketted", "1/3": "egy harmad", "1/4": "egy negyed", "2/3": "két harmad", "3/4": "három negyed" },
  }),
  ru: short({
    signs: { "=": "равно", "+": "плюс", "-": "минус", "×": "умножить на", "/": "делить на", "≈": "примерно равно", "<": "меньше", ">": "больше", "≤": "меньше или равно", "≥": "больше или равно", "≠": "не равно", "±": "плюс-минус", percent: "процентов", degrees: "градусов", infinity: "бесконечность" },
    squared: "{} в квадрате", cubed: "{} в кубе", power: "{} в степени {}", all: "всё", fraction: "{} делить на {}", root: "корень из {}", cubeRoot: "кубический корень из {}",
    log: "логарифм {}", ln: "натуральный логарифм {}", functionOf: "{} от {}", parts: { "1/2": "одна вторая", "1/3": "одна треть", "1/4": "одна четвёртая", "2/3": "две трети", "3/4": "три четверти" },
    greek: greek("альфа бета гамма дельта эпсилон дзета эта тета лямбда мю ню пи ро сигма тау фи хи пси омега"),
  }),
  uk: short({
    signs: { "=": "дорівнює", "+": "плюс", "-": "мінус", "×": "помножити на", "/": "поділити на", "≈": "приблизно дорівнює", "<": "менше", ">": "більше", "≤": "менше або дорівнює", "≥": "більше або дорівнює", "≠": "не дорівнює", "±": "плюс-мінус", percent: "відсотків", degrees: "градусів", infinity: "нескінченність" },
    squared: "{} у квадраті", cubed: "{} у кубі", power: "{} у степені {}", all: "усе", fraction: "{} поділити на {}", root: "корінь із {}", cubeRoot: "кубічний корінь із {}",
    log: "логарифм {}", ln: "натуральний логарифм {}", functionOf: "{} від {}", parts: { "1/2": "одна друга", "1/3": "одна третя", "1/4": "одна четверта", "2/3": "дві третіх", "3/4": "три четвертих" },
    greek: greek("альфа бета гамма дельта епсилон дзета ета тета лямбда мю ню пі ро сигма тау фі хі псі омега"),
  }),
  tr: short({
    signs: { "=": "eşittir", "+": "artı", "-": "eksi", "×": "çarpı", "/": "bölü", "≈": "yaklaşık", "<": "küçüktür", ">": "büyüktür", "≤": "küçük eşittir", "≥": "büyük eşittir", "≠": "eşit değildir", "±": "artı eksi", percent: "yüzde", degrees: "derece", infinity: "sonsuz" },
    squared: "{} kare", cubed: "{} küp", power: "{} üzeri {}", all: "tümü", fraction: "{} bölü {}", root: "karekök {}", cubeRoot: "küpkök {}",
    log: "logaritma {}", ln: "doğal logaritma {}", functionOf: "{} {}",
  }),
  ar: short({
    signs: { "=": "يساوي", "+": "زائد", "-": "ناقص", "×": "ضرب", "/": "على", "≈": "يساوي تقريبًا", "<": "أصغر من", ">": "أكبر من", "≤": "أصغر من أو يساوي", "≥": "أكبر من أو يساوي", "≠": "لا يساوي", "±": "زائد أو ناقص", percent: "في المئة", degrees: "درجة", infinity: "ما لا نهاية" },
    squared: "{} تربيع", cubed: "{} تكعيب", power: "{} أس {}", all: "الكل", fraction: "{} على {}", root: "الجذر التربيعي لـ {}", cubeRoot: "الجذر التكعيبي لـ {}",
    log: "لوغاريتم {}", ln: "اللوغاريتم الطبيعي لـ {}", functionOf: "{} {}", negative: "سالب", parts: { "1/2": "نصف", "1/3": "ثلث", "1/4": "ربع", "2/3": "ثلثا", "3/4": "ثلاثة أرباع" },
    greek: greek("ألفا بيتا غاما دلتا إبسيلون زيتا إيتا ثيتا لامدا ميو نيو باي رو سيغما تاو فاي كاي بساي أوميغا"),
  }),
  he: short({
    signs: { "=": "שווה", "+": "ועוד", "-": "פחות", "×": "כפול", "/": "חלקי", "≈": "שווה בערך", "<": "קטן מ־", ">": "גדול מ־", "≤": "קטן או שווה ל־", "≥": "גדול או שווה ל־", "≠": "שונה מ־", "±": "ועוד או פחות", percent: "אחוז", degrees: "מעלות", infinity: "אינסוף" },
    squared: "{} בריבוע", cubed: "{} בשלישית", power: "{} בחזקת {}", all: "הכול", fraction: "{} חלקי {}", root: "השורש של {}", cubeRoot: "השורש השלישי של {}",
    log: "לוגריתם {}", ln: "הלוגריתם הטבעי של {}", functionOf: "{} של {}", negative: "מינוס", parts: { "1/2": "חצי", "1/3": "שליש", "1/4": "רבע", "2/3": "שני שלישים", "3/4": "שלושה רבעים" },
    greek: greek("אלפא ביתא גמא דלתא אפסילון זטא אטא תטא למדא מיו ניו פאי רו סיגמא טאו פי כי פסי אומגה"),
  }),
  hi: short({
    signs: { "=": "बराबर", "+": "प्लस", "-": "माइनस", "×": "गुणा", "/": "बटा", "≈": "लगभग बराबर", "<": "से छोटा", ">": "से बड़ा", "≤": "से छोटा या बराबर", "≥": "से बड़ा या बराबर", "≠": "बराबर नहीं", "±": "प्लस या माइनस", percent: "प्रतिशत", degrees: "डिग्री", infinity: "अनंत" },
    squared: "{} स्क्वायर", cubed: "{} क्यूब", power: "{} की घात {}", all: "पूरे का", fraction: "{} बटा {}", bigFraction: "{}, पूरा बटा {}", root: "वर्गमूल {}", cubeRoot: "घनमूल {}",
    log: "लॉग {}", ln: "प्राकृतिक लॉग {}", functionOf: "{} {}", parts: { "1/2": "एक बटा दो", "1/3": "एक बटा तीन", "1/4": "एक बटा चार" },
    greek: greek("अल्फा बीटा गामा डेल्टा एप्सिलॉन ज़ीटा ईटा थीटा लैम्डा म्यू न्यू पाई रो सिग्मा टाउ फाई काई साई ओमेगा"),
  }),
  ja: short({
    signs: { "=": "イコール", "+": "足す", "-": "引く", "×": "掛ける", "/": "割る", "≈": "ほぼイコール", "<": "小なり", ">": "大なり", "≤": "小なりイコール", "≥": "大なりイコール", "≠": "ノットイコール", "±": "プラスマイナス", percent: "パーセント", degrees: "度", infinity: "無限大" },
    squared: "{} 2乗", cubed: "{} 3乗", power: "{} の {} 乗", all: "全体の", fraction: "{2} 分の {1}", root: "ルート {}", cubeRoot: "3乗根 {}",
    log: "ログ {}", ln: "自然対数 {}", functionOf: "{} {}",
    greek: greek("アルファ ベータ ガンマ デルタ イプシロン ゼータ イータ シータ ラムダ ミュー ニュー パイ ロー シグマ タウ ファイ カイ プサイ オメガ"),
    statement: { is: "は", end: " です" }, negative: "マイナス",
  }),
  ko: short({
    signs: { "=": "이퀄", "+": "더하기", "-": "빼기", "×": "곱하기", "/": "나누기", "≈": "약", "<": "보다 작다", ">": "보다 크다", "≤": "작거나 같다", "≥": "크거나 같다", "≠": "같지 않다", "±": "플러스 마이너스", percent: "퍼센트", degrees: "도", infinity: "무한대" },
    squared: "{} 제곱", cubed: "{} 세제곱", power: "{}의 {}제곱", all: "전체", fraction: "{2} 분의 {1}", root: "루트 {}", cubeRoot: "세제곱근 {}",
    log: "로그 {}", ln: "자연로그 {}", functionOf: "{} {}", negative: "마이너스",
    greek: greek("알파 베타 감마 델타 엡실론 제타 에타 세타 람다 뮤 뉴 파이 로 시그마 타우 파이 카이 프사이 오메가"),
  }),
}; // prettier-ignore
