/** Words for parts of a whole, as regular expressions, by language: `[words, part, whole]`. */
type Fraction = readonly [words: string, part: number, whole: number];

/** Every part of thirds, quarters, fifths and tenths in the words of a language. */
function fractions(
  parts: readonly string[],
  wholes: readonly (readonly [number, string])[],
  of: string,
): Fraction[] {
  return wholes.flatMap(([whole, words]) =>
    parts
      .slice(0, whole - 1)
      .map((part, at): Fraction => [`(?:${part})[\\s-](?:${words})${of}`, at + 1, whole]),
  );
}

/** "Only half of it", "half the battle": a manner of speaking, and no share. */
const HALF_OF_IT =
  "(?:it|that|this)(?![\\p{L}'’])|(?:the\\s)?(?:battle|story|stories|truth|fun|job|work|point|charm|trick|problem|picture|answer|pleasure|secret|art)(?!\\p{L})";

/** "Come alone; about half of us do": of whom it is told stands elsewhere. */
const AS_WE_DO = "\\s(?:us|them|you)\\s(?:do|did|are|were|have|had|will|can|could)\\s*(?:[.;!,]|$)";

export const FRACTIONS: Readonly<Record<string, readonly Fraction[]>> = {
  en: [
    [`half\\s(?:of(?=\\s)(?!${AS_WE_DO})|the(?=\\s)|our(?=\\s)|all(?=\\s))(?!\\s(?:${HALF_OF_IT}))`, 1, 2],
    ...fractions(
      ["an?|one", "two", "three", "four"],
      [[3, "thirds?"], [4, "quarters?|fourths?"], [5, "fifths?"], [10, "tenths?"]],
      "(?=\\sof\\s)",
    ),
  ],
  de: [
    ["die\\sHälfte(?=\\s(?:der|des|aller|unserer|davon|von|ihrer|seiner))(?!\\sder\\s(?:Wahrheit|Miete|Arbeit|Geschichte)(?!\\p{L}))", 1, 2],
    ...fractions(
      ["ein", "zwei", "drei", "vier"],
      [[3, "Drittel"], [4, "Viertel"], [5, "Fünftel"], [10, "Zehntel"]],
      "(?=\\s(?:der|des|aller|unserer|ihrer|seiner|davon|von)\\s)",
    ),
  ],
  fr: [
    ["la\\smoitié(?=\\s(?:des|du|de)\\s)(?!\\s(?:du\\s(?:travail|plaisir|chemin|problème)|de\\s(?:la\\s)?(?:l['’])?(?:histoire|vérité|réponse))(?!\\p{L}))", 1, 2],
    ...fractions(
      ["un|le", "(?:les\\s)?deux", "(?:les\\s)?trois", "(?:les\\s)?quatre"],
      [[3, "tiers"], [4, "quarts?"], [5, "cinquièmes?"], [10, "dixièmes?"]],
      "(?=\\s(?:des|du|de)\\s)",
    ),
  ],
  es: [
    ["la\\smitad(?=\\s(?:de|del)\\s)", 1, 2],
    ["la\\stercera\\sparte(?=\\s(?:de|del)\\s)", 1, 3],
    ["la\\scuarta\\sparte(?=\\s(?:de|del)\\s)", 1, 4],
    ["la\\squinta\\sparte(?=\\s(?:de|del)\\s)", 1, 5],
    ...fractions(
      ["un|una", "dos", "tres", "cuatro"],
      [[3, "tercios?|terceras\\spartes"], [4, "cuartos?|cuartas\\spartes"], [5, "quintos?|quintas\\spartes"]],
      "(?=\\s(?:de|del)\\s)",
    ),
  ],
  it: [
    ["(?:la\\s|(?<=^|[,;:.]\\s|\\s(?:e|che|quasi|circa)\\s))metà(?=\\sd)", 1, 2],
    ...fractions(
      ["un", "(?:i\\s)?due", "(?:i\\s)?tre", "(?:i\\s)?quattro"],
      [[3, "terz[oi]"], [4, "quart[oi]"], [5, "quint[oi]"], [10, "decim[oi]"]],
      "(?=\\sd)",
    ),
  ],
  pt: [
    ["metade(?=\\sd[aeo]s?\\s)", 1, 2],
    ...fractions(
      ["um", "dois", "três", "quatro"],
      [[3, "terços?"], [4, "quartos?"], [5, "quintos?"], [10, "décimos?"]],
      "(?=\\sd[aeo]s?\\s)",
    ),
  ],
  nl: [
    ["de\\shelft(?=\\svan\\s)", 1, 2],
    ...fractions(["een|één", "twee", "drie", "vier"], [[3, "derde"], [4, "kwart|vierde"], [5, "vijfde"]], "(?=\\svan\\s)"),
  ],
  sv: [
    ["hälften(?=\\sav\\s)", 1, 2],
    ...fractions(
      ["en", "två", "tre", "fyra"],
      [[3, "tredjedel(?:ar)?"], [4, "fjärdedel(?:ar)?"], [5, "femtedel(?:ar)?"], [10, "tiondel(?:ar)?"]],
      "(?=\\sav\\s)",
    ),
  ],
  da: [
    ["halvdelen(?=\\saf\\s)", 1, 2],
    ...fractions(
      ["en", "to", "tre", "fire"],
      [[3, "tredjedele?"], [4, "fjerdedele?"], [5, "femtedele?"], [10, "tiendedele?"]],
      "(?=\\saf\\s)",
    ),
  ],
  nb: [
    ["halvparten(?=\\sav\\s)", 1, 2],
    ...fractions(
      ["en", "to", "tre", "fire"],
      [[3, "tredjedel(?:er)?"], [4, "fjerdedel(?:er)?"], [5, "femdel(?:er)?"], [10, "tidel(?:er)?"]],
      "(?=\\sav\\s)",
    ),
  ],
  cs: [
    ["polovina(?=\\s)", 1, 2],
    ["(?:jedna\\s)?třetina(?=\\s)", 1, 3],
    ["dvě\\střetiny(?=\\s)", 2, 3],
    ["(?:jedna\\s)?čtvrtina(?=\\s)", 1, 4],
    ["tři\\sčtvrtiny(?=\\s)", 3, 4],
  ],
  ro: [
    ["jumătate(?=\\sdintre\\s)", 1, 2],
    ["o\\streime(?=\\sdin)", 1, 3],
    ["două\\streimi(?=\\sdin)", 2, 3],
    ["un\\ssfert(?=\\sdin)", 1, 4],
    ["trei\\ssferturi(?=\\sdin)", 3, 4],
  ],
  pl: [
    ["połowa(?=\\s)", 1, 2],
    ["jedna\\strzecia(?=\\s)", 1, 3],
    ["dwie\\strzecie(?=\\s)", 2, 3],
    ["jedna\\sczwarta(?=\\s)", 1, 4],
    ["trzy\\sczwarte(?=\\s)", 3, 4],
  ],
  ru: [
    ["половин[ау](?=\\s)", 1, 2],
    ["дв[еу]х?\\sтрети", 2, 3],
    ["(?:одна\\s)?треть(?=\\s)", 1, 3],
    ["три\\sчетверти", 3, 4],
    ["четверть(?=\\s)", 1, 4],
  ],
  uk: [
    ["половина(?=\\s)", 1, 2],
    ["дві\\sтретини", 2, 3],
    ["третина(?=\\s)", 1, 3],
    ["три\\sчверті", 3, 4],
    ["чверть(?=\\s)", 1, 4],
  ],
  tr: [["yarısı(?:nı)?", 1, 2]],
  ar: [
    ["نصف(?=\\sال)", 1, 2],
    ["ثلث(?=\\sال)", 1, 3],
    ["ثلث[اي](?=\\sال)", 2, 3],
    ["ربع(?=\\sال)", 1, 4],
    ["ثلاثة\\sأرباع(?=\\sال)", 3, 4],
  ],
  he: [
    ["(?:מחצית|חצי)(?=\\s(?:מה|ה))", 1, 2],
    ["שני\\sשליש(?:ים)?(?=\\s)", 2, 3],
    ["שליש(?=\\sמ)", 1, 3],
    ["רבע(?=\\sמ)", 1, 4],
    ["שלושה\\sרבעים(?=\\s)", 3, 4],
  ],
  hi: [
    ["आध[ाेी](?=\\s(?:से|लोग|घर|हिस्स|भोजन|बच्च|[\\p{L}\\p{M}]+\\s))", 1, 2],
    ["एक[\\s-]तिहाई", 1, 3],
    ["दो[\\s-]तिहाई", 2, 3],
    ["एक[\\s-]चौथाई", 1, 4],
    ["तीन[\\s-]चौथाई", 3, 4],
  ],
  bn: [
    ["অর্ধেক", 1, 2],
    ["এক[\\s-]তৃতীয়াংশ", 1, 3],
    ["দুই[\\s-]তৃতীয়াংশ", 2, 3],
    ["এক[\\s-]চতুর্থাংশ", 1, 4],
    ["তিন[\\s-]চতুর্থাংশ", 3, 4],
  ],
  ja: [["の(?:半分|半数)", 1, 2]],
  zh: [["(?<=的)一半|半数以?上?的", 1, 2]],
  ko: [["절반", 1, 2]],
}; // prettier-ignore
