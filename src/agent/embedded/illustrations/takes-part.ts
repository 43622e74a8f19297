/** Small words that put a noun beside what a sentence is about: "at the door", "aus dem Sparschwein". */
const BESIDE: Readonly<Record<string, string>> = {
  en: "about above across after along around as at before behind below beneath beside between beyond by down during except for from in inside into like near of off on onto out outside over past per than through to towards under until up upon via with within without",
  de: "ab als am an ans auf aus außer bei beim bis durch für gegen hinter im in ins mit nach neben ohne per seit über um unter vom von vor während wegen wie zu zum zur zwischen",
  fr: "à au aux avant avec chez comme contre dans de depuis derrière des devant du dès en entre hors jusqu par parmi pendant pour près sans selon sous sur vers que d l",
  es: "a al ante bajo como con contra de del desde durante en entre hacia hasta para por que según sin sobre tras",
  it: "a ad agli ai al alla alle allo con come contro da dagli dai dal dalla dalle dallo degli dei del della delle dello di dopo fra fino in nei nel nella nelle nello negli per presso senza sopra sotto su sugli sui sul sulla sulle sullo tra verso che",
  pt: "a ao aos até após com como contra da das de desde do dos e em entre na nas no nos para pela pelas pelo pelos por que sem sob sobre à às",
  nl: "aan achter als bij binnen boven buiten dan door in langs met na naar naast om onder op over per sinds tegen tot tussen uit van vanaf via voor zonder",
  pl: "bez dla do ku między na nad naprzeciw o obok od po pod podczas ponad przed przez przy poza u w wewnątrz wśród wzdłuż według z za zamiast ze we niż jak",
  cs: "bez do k ke kolem mezi na nad o od okolo po pod podle pro proti před přes při s se skrz u v ve vedle z za ze než jako",
  ru: "без в во для до за из изо к ко кроме между на над о об около от перед по под после при про против с со среди у через чем как",
  uk: "без в у для до за з із зі к крім між на над о об біля від перед по під після при про проти серед через ніж як",
  da: "af bag blandt efter foran for fra før gennem hos i inden ind med mellem mod om omkring over på siden som til under uden ved end",
  nb: "av bak blant etter foran for fra før gjennom hos i innen inn med mellom mot om omkring over på siden som til under uten ved enn",
  ro: "ca cu de din despre dintre după fără în înainte între la lângă pe pentru peste prin printre spre sub ale al a lui",
  id: "di ke dari pada dengan untuk oleh dalam tentang antara tanpa sebagai seperti daripada atas bawah",
  vi: "ở tại trong trên dưới với cho của từ bằng về đến như bởi qua giữa ngoài",
  el: "σε στο στη στην στον στα στους στις στου στης από με για χωρίς προς κατά μετά πριν ως σαν μέχρι του της των",
  sv: "av bakom bland efter från för genom hos i innan inom intill med mellan mot om på sedan som till under ur utan vid än åt över",
};
/** What a noun is followed by where the sentence is about it or acts on it. */
const MARKED: Readonly<Record<string, RegExp>> = {
  ja: /^[^\s、。]{0,2}?(?:を|が)/u,
  ko: /^(?:을|를|이|가)(?!\p{L})/u,
};
/** So many words before a noun may be of it: "an den alten, blauen Eimer". */
const BEFORE = 3;

/**
 * Whether a noun that stands late in a sentence, at `place`, is what the sentence tells of or acts on, and no place or means that it
 * names in passing. False where a language does not show it.
 */
export function takesPart(text: string, term: string, place: number, base: string): boolean {
  const marked = MARKED[base];
  if (marked !== undefined) return marked.test(text.slice(place + term.length));
  return leadOf(text, place, base) === "";
}

/** The small word nearest before a noun that leads it; empty where none does, null where a language has no list or nothing stands before. */
export function leadOf(text: string, place: number, base: string): string | null {
  const small = BESIDE[base];
  if (small === undefined) return null;
  const words =
    text
      .slice(0, place)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|[,.;:()]/gu) ?? [];
  if (words.length === 0) return null;
  const beside = new Set(small.split(" "));
  return words.slice(-BEFORE).findLast((word) => beside.has(word)) ?? "";
}
