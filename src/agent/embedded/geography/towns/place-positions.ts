import { regex } from "../../text/regex.ts";

/** How a name stands in its sentence: where a way begins, ends or passes, or where something is; `of`: "de Paris", whose it is or whence. */
export type Position = "from" | "to" | "via" | "at" | "of";

type Table = Partial<Record<Position, string>>;

/** What stands directly before a name, by language. */
const BEFORE: Record<string, Table> = {
  en: { of: "of", from: "from|out of|left|leaves|leaving|departed|departs|departing|quit|fled|flees|starting (?:in|from|at)|set (?:off|out) from", to: "to|into|towards?|reach(?:ed|es|ing)?|until|as far as|onto|up to|bound for|(?:left|leaves|leaving|sail(?:ed|s|ing)?|headed|heads|heading|set (?:off|out)|depart(?:ed|s|ing)?|embark(?:ed|s|ing)?|made|makes|making|bound) for|arriv(?:ed|es|ing) (?:in|at)|landed (?:in|at)|back (?:in|to)|docked (?:in|at)", via: "via|through|past|by way of|stop(?:ped|s|ping)? (?:in|at)", at: "in|at|near|outside|around|between|off|across|visited|visits|beside" },
  de: { of: "von", from: "aus|verließ(?:en)?|verlässt|verlassen|ab", to: "nach|bis|bis nach|erreicht(?:e|en)?|gen|richtung|zu", via: "über|durch|via|passiert(?:e|en)?", at: "in|bei|um|vor|zwischen|nahe|unweit von|bei" },
  fr: { of: "de|d['’]", from: "depuis|venant de|venus? de|(?:né|nées?|nés) à|quitt(?:e|ent|a|èrent|ait|aient|er|ant)|partant de|hors de|part(?:ent|it|irent|ait|aient)? de|laisse(?:nt)?", to: "à|jusqu['’]à|vers|pour|gagn(?:e|ent|a|èrent|ait)|atteint|atteignent|atteignit|rejoint|rejoignent|rejoignit|direction", via: "par|via|travers(?:e|ent|a|èrent|ait)|passant par", at: "en|près de|entre|dans|devant|autour de" },
  es: { of: "de", from: "desde|sal(?:e|en|ió|ieron|ía|ían|ir) de|part(?:e|en|ió|ieron|ía|ían|ir) de|zarp(?:a|an|ó|aron|aba|ar) de|dej(?:a|an|ó|aron|aba)|abandon(?:a|an|ó|aron)", to: "a|hasta|hacia|para|rumbo a|alcanz(?:a|an|ó|aron)", via: "por|vía|cruz(?:a|an|ó|aron)|atraves(?:ó|aron)", at: "en|cerca de|entre|junto a" },
  it: { from: "da|lasci(?:a|ano|ò|arono)", to: "a|ad|verso|fino a|fino ad|per|raggiun(?:ge|gono|se|sero)", via: "per|via|attravers(?:o|ò|arono|ano|a)|passando per|passando da", at: "in|presso|vicino a|tra|fra" },
  pt: { of: "de|do|da", from: "desde|sa(?:i|em|iu|íram|ía|íam|ir) de|part(?:e|em|iu|iram|ia|iam|ir) (?:de|do|da)|zarp(?:a|am|ou|aram|ar) d[eoa]|deix(?:a|am|ou|aram)", to: "a|até|para|rumo a|ao|à", via: "por|via|pelo|pela|atravess(?:a|am|ou|aram)", at: "em|no|na|perto de|entre|junto a" },
  nl: { of: "van", from: "uit|vanuit|vanaf|verliet(?:en)?|verlaat", to: "naar|tot|tot aan|richting|bereikt(?:e|en)?|voor", via: "via|door|langs|over", at: "in|bij|te|tussen|nabij|rond|om" },
  sv: { from: "från|lämna(?:r|de)|ur", to: "till|mot|nå(?:r|dde)|ända till", via: "via|genom|över|förbi", at: "i|vid|nära|mellan|utanför|på" },
  da: { from: "fra|forlod|forlader", to: "til|mod|nåede|når", via: "via|gennem|over|forbi", at: "i|ved|nær|mellem|uden for|på" },
  nb: { from: "fra|forlot|forlater", to: "til|mot|nådde|når", via: "via|gjennom|over|forbi", at: "i|ved|nær|mellom|utenfor|på" },
  pl: { from: "z|ze|od|opuści(?:ł|ła|li)|spod", to: "do|ku|aż do|pod", via: "przez|via|mija|minę(?:ła|li)", at: "w|we|na|koło|pod|między|nad|przy" },
  cs: { from: "z|ze|od|opusti(?:l|la|li)", to: "do|k|ke|až do|na", via: "přes|kolem", at: "v|ve|u|mezi|poblíž|na" },
  sk: { from: "z|zo|od", to: "do|k|ku|až do|na", via: "cez|okolo", at: "v|vo|pri|medzi|na" },
  hr: { from: "iz|od", to: "do|u|prema|na", via: "preko|kroz", at: "u|kod|između|blizu|na" },
  ru: { from: "из|от|с|со|покинул[аи]?|оставил[аи]?", to: "в|во|до|на|к|под", via: "через|мимо|сквозь|минуя", at: "в|во|под|у|близ|около|возле|между|за" },
  uk: { from: "з|зі|із|від|покину(?:в|ла|ли)", to: "до|в|у|на|під", via: "через|повз", at: "у|в|під|біля|коло|між|поблизу" },
  ro: { from: "din|de la|dinspre|părăs(?:i|iră|ește)", to: "la|spre|până la|către", via: "prin|via|pe la", at: "în|la|lângă|între" },
  el: { from: "από(?: την| το| τη| τον| τις)?", to: "στ(?:ην|ο|η|ον|ις|α)|προς(?: την| το| τη)?|μέχρι(?: την| το| τη)?|ως(?: την| το)?", via: "μέσω(?: της| του)?", at: "στ(?:ην|ο|η|ον)|κοντά στ(?:ην|ο|η)" },
  hu: { via: "át|keresztül" },
  fi: { via: "kautta" },
  ar: { from: "من|غادر(?:ت|وا)?|ترك(?:ت|وا)?", to: "إلى|الى|نحو|حتى|بلغ(?:ت|وا)?|وصل(?:ت|وا)?|صوب|دخل(?:ت|وا)?", via: "عبر|عن طريق|مرورا ب|بـ", at: "في|قرب|بين|عند" },
  he: { from: "מן|עזב(?:ה|ו)?", to: "אל|עד|לכיוון|לעבר", via: "דרך|על פני", at: "ליד|בין" },
  fa: { from: "از", to: "به|تا|سوی|به سوی|روانه", via: "از راه|از طریق", at: "در|نزدیک|میان|بین" },
  vi: { from: "từ|rời|rời khỏi|khỏi", to: "đến|tới|về|sang|vào|ra|đi", via: "qua|ngang qua", at: "ở|tại|gần|giữa" },
  id: { from: "dari|meninggalkan", to: "ke|menuju|hingga|sampai|sampai di|tiba di", via: "melalui|lewat|via", at: "di|dekat|antara" },
  zh: { from: "从|從|自|由|离开|離開|告别|发自", to: "(?:到|到达|到達|抵达|抵達|往|至|前往|赴|去|向|进入|進入|飞往|开往|驶向|来到|來到|抵|迁到|运到|運到|返回|回到|達)了?", via: "经|經|经过|經過|途经|途經|穿过|穿過|路过|经由", at: "在|于|於" },
  th: { from: "จาก|ออกจาก", to: "ไป|ถึง|สู่|ไปยัง|มาถึง|ไปถึง", via: "ผ่าน", at: "ที่|ใน|ใกล้" },
}; // prettier-ignore

/** What stands directly behind a name: postpositions and cases of languages that have them there. */
const BEHIND: Record<string, Table> = {
  tr: { from: "['’]?(?:[dt][ae]n)(?!\\p{L})", to: "['’]?(?:[yn]?[ae])(?!\\p{L})|['’]?[yn]?[ae] (?:kadar|doğru)", via: " üzerinden", at: "['’]?(?:[dt][ae])(?!\\p{L})|['’]?(?:[dt][ae]ki)(?!\\p{L})" },
  hi: { from: " से(?!\\p{L})", to: " (?:तक|पहुँच\\p{M}*|पहुंच\\p{M}*|को|गए|गई|गया|गयी|आए|आई|आया|जा|की ओर|के लिए)", via: " (?:होते|होकर|के रास्ते)", at: " (?:में|पर|के पास)" },
  bn: { from: "(?:\\p{M}|র)? ?থেকে", to: "(?:য়|তে|ে|\\p{M})? ?(?:পৌঁছ|যান|যায়|গেলেন|গেল|আসেন|এলেন|পর্যন্ত|যাত্রা)", via: " হয়ে", at: "(?:য়|তে|ে)(?!\\p{L})" },
  ta: { from: "\\p{M}*\\p{L}{0,3}\\p{M}*லிருந்து", to: "\\p{M}*\\p{L}{0,3}\\p{M}*க்கு", at: "\\p{M}*லி?\\p{M}*ல்" },
  te: { from: "\\p{M}*\\u200c?(?: నుండి| నుంచి|నుండి|నుంచి)", to: "\\p{M}*\\u200c?(?:కు|కి| చేర)", at: "\\p{M}*\\u200c?లో" },
  ja: { from: "(?:から|より|を(?:出|発|立|離|後に|たち|出発))", to: "(?:へ|に(?:着|到|向|渡|移|入|行|戻|帰|上陸|た[どち]|来|運|もど|つ|む)|まで|に$|に、)", via: "(?:を(?:経|通|過)|経由)", at: "(?:で|の(?:港|町|街|駅)|に)" },
  ko: { from: "(?:에서(?!는)|을 떠나|를 떠나|을 출발|를 출발|부터|으로부터)", to: "(?:에 (?:도착|닿|이르|들어|갔|왔|상륙)|까지|으로|로|에 )", via: "(?:을|를) (?:거쳐|지나|경유)", at: "(?:에서는|에는|에)" },
  hu: { from: "(?:b[óo]l|ből|ról|ről|tól|től|át elhagy)", to: "(?:ba|be|ra|re|ig|hoz|hez|höz)(?!\\p{L})", at: "(?:ban|ben|on|en|ön|n|nál|nél)(?!\\p{L})", via: "(?:n|on|en|ön|ban|ben) (?:át|keresztül)" },
  fi: { from: "(?:st[aä]|lt[aä])(?!\\p{L})", to: "(?:aan|ään|een|iin|oon|uun|yyn|öön|lle|in|hin|an|än|un|on)(?!\\p{L})", at: "(?:ss[aä]|ll[aä])(?!\\p{L})", via: "n kautta" },
  he: {},
}; // prettier-ignore
/** Letters that are a preposition, written together with the name. */
const WITHIN: Record<string, Record<string, Position>> = {
  he: { מ: "from", ל: "to", ב: "at", ה: "at" },
  ar: { ب: "at", ل: "to" },
};
/** «مرّ بتلمسان»: what is passed through. */
const PASSED = /(?<![\p{L}\p{M}])[وف]?(?:[تين]?مر(?:\p{M}|ت|وا|نا)*|مرور\p{M}*ا\p{M}*)\s$/u;
/** "The port of Genoa", "haven van Melbourne", "la ville de Lyon". */
const CITY_OF =
  /(?<!\p{L})(?:(?:port|harbou?r|city|town|capital|outskirts|gates|walls|streets|village|(?:north|south)?-?(?:east|west|north|south)(?:east|west)?) of|(?:nördlich|südlich|östlich|westlich) von|(?:nord|sud|est|ouest|large|abords) (?:de |d['’])|(?:norte|sur|este|oeste|sul|leste) de|(?:nord|sud|est|ovest) di|(?:noorden|zuiden|oosten|westen) van|(?:haven|stad|hoofdstad|poorten) van|(?:Hafen|Stadt|Toren|Mauern) von|(?:port|ville|gare|portes|capitale) (?:de |d['’])|(?:puerto|ciudad|puertas|capital) de|(?:porto|città|mura|porte) di|(?:porto|cidade|capital) (?:de|do|da)) ?$/iu;
const ORDER: readonly Position[] = ["from", "via", "to", "at", "of"];

/** Languages whose stems change before a case: "Helsinki", "Helsingistä". */
const SOFTENED = new Set(["fi", "hu"]);

/** How the name from `from` to `to` stands, `stem` where its case begins; null where nothing says that a place is meant. */
export function positionOf(
  text: string,
  { from, to, stem, prefix }: { from: number; to: number; stem: number; prefix: string },
  base: string,
): Position | null {
  const within = WITHIN[base]?.[prefix.slice(-1)];
  if (within === "at" && base === "ar" && PASSED.test(text.slice(0, from - prefix.length))) return "via";
  if (within !== undefined) return within;
  const before = text.slice(Math.max(0, from - prefix.length - 32), from - prefix.length);
  // Chinese and Thai write no blanks.
  const gap = base === "zh" || base === "th" ? "" : base === "ar" ? "\\s?" : "(?:\\s|(?<=['’]))";
  const joined = base === "ar" ? "[وف]?" : base === "he" ? "ו?" : "";
  const start = base === "zh" || base === "th" ? "" : `(?<![\\p{L}\\p{M}])${joined}`;
  const own = BEFORE[base] ?? {};
  if (own.of !== undefined && CITY_OF.test(before)) return "at";
  for (const position of ORDER) {
    const words = own[position];
    if (words !== undefined && regex(`${start}(?:${words})${gap}(?:[„“«"])?$`, "iu").test(before)) return position; // prettier-ignore
  }
  const after = text.slice(Math.min(stem, to), to + 16);
  const behind = BEHIND[base];
  if (behind === undefined) return null;
  for (const position of ORDER) {
    const words = behind[position];
    if (
      words !== undefined &&
      regex(`^${SOFTENED.has(base) ? "\\p{L}{0,3}?" : ""}(?:${words})`, "iu").test(after)
    )
      return position;
  }
  return null;
}
