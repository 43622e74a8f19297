/** Words that a stop shortens, lower case and without it. Their language matters: Spanish "mar" is the sea. */
type Abbreviations = {
  /** Before a name or within a sentence: a stop behind them never ends one. */
  within: ReadonlySet<string>;
  /** Before a number, Arabic or Roman, their stop ends no sentence; else they are words like others. */
  beforeNumber: ReadonlySet<string>;
};

const WITHIN: Readonly<Record<string, string>> = {
  en: "mr mrs ms al esp incl excl dept ave approx cf rev capt sgt lt messrs",
  de: "bzw ggf evtl inkl zzgl einschl bzgl exkl vgl lfd mind sog geb hl u.ä o.ä v.a i.d.r u.u z.t bes hr frl ing dipl dipl.-ing",
  fr: "mme mlle mmes mm dre mgr ing env av apr éd chap tél",
  es: "sra sras sres srta srtas dra dras drs profa arq lic ing enf dña ud uds vd vds ej p.ej aprox avda ee admón",
  it: "sig sig.ra sig.na sigg dott.ri dr.ssa prof.ssa proff geom rag arch mons dott dott.ssa ing avv es p.es spett",
  pt: "sra sras srs srta srtas dra dras drs profa profas eng enga enf arq exmo exma psic nutr ex av aprox",
  nl: "bijv bv o.a d.w.z m.n t.a.v mevr mw dhr ir drs ing fam enz",
  pl: "np tzw m.in św ul al im ok tj wg red mgr inż lek hab ks płk",
  ru: "т.е кв куб ул им пл стр рис обл напр проф акад др",
  uk: "кв куб вул ім пл обл напр проф акад",
  ro: "dna dl ing conf",
  cs: "mgr ing mudr judr phdr bc doc",
  sk: "mgr ing mudr judr phdr bc doc",
  ca: "sra srta dra",
  tr: "vb örn sn doç av uzm öğr yrd op",
  sv: "t.ex bl.a d.v.s s.k",
  da: "f.eks bl.a dvs hr frk",
  nb: "f.eks bl.a dvs",
  hi: "डॉ प्रो श्री",
  bn: "ডা ড",
  ar: "د",
};
const WITHIN_ALL =
  "e.g i.e p.ex z.b d.h u.a vs dr prof st sr jr sra inc ltd co corp ca cf rs sfr abs bzw т.е т.п";

const BEFORE_NUMBER: Readonly<Record<string, string>> = {
  en: "no fig est max min vol pp ext para sec chap jan feb mar apr jun jul aug sep sept oct nov dec",
  de: "abs str kap max min art ziff aufl durchw app",
  fr: "fig art chap n min max",
  es: "núm nro pág págs art cap tel máx mín",
  it: "num pag art cap tel sec",
  pt: "núm pág art cap tel séc",
  nl: "blz art max min",
  pl: "poz str art tel pn wt śr czw pt sob nd godz",
  ru: "гл ст тел",
  tr: "no tel md",
  sv: "kl nr s kap st",
  da: "kl nr s kap stk",
  nb: "kl nr s kap stk",
  nn: "kl nr s kap stk",
};
const BEFORE_NUMBER_ALL = "nr vol fig tel no núm pág";

/** Before or after Christ: within a sentence, but a capital behind them begins the next. */
const ERA =
  /(?:^|[\s(])(?:[ad]\.\s?de\s?C|[ad]\.\s?C|[vn]\.\s?Chr|(?:av|apr|ap)\.\s?J\.?-?C|[fe]\.\s?Kr|p\.n\.e|н\.\s?э|M\.[ÖS])\.$/u;

const known = new Map<string, Abbreviations>();

function abbreviationsOf(base: string): Abbreviations {
  const read = known.get(base);
  if (read !== undefined) return read;
  const set = (all: string, own: string | undefined) => new Set(`${all} ${own ?? ""}`.trim().split(/\s+/u));
  const made = {
    within: set(WITHIN_ALL, WITHIN[base]),
    beforeNumber: set(BEFORE_NUMBER_ALL, BEFORE_NUMBER[base]),
  };
  known.set(base, made);
  return made;
}

/** Whether the stop at the end of `text` shortens its last word, so that `next` goes on with the sentence. */
export function goesOnBehindStop(text: string, next: string, base: string): boolean {
  const end = text.trimEnd();
  const ahead = next.trimStart();
  // An initial is followed by a name, and no name opens with such a sign.
  if (/^[¡¿⚠❗]/u.test(ahead)) return false;
  if (ERA.test(end)) return !/^\p{Lu}/u.test(ahead);
  const word = /(\S+)\.$/u.exec(end)?.[1]?.replace(/^[("'“„«]+/u, "") ?? "";
  // "pn.–pt.": of two joined by a dash the last.
  const lower = (/[^.–—-]+$/u.exec(word)?.[0] ?? word).toLowerCase();
  // "… de 9 h 15 à 18 h. Entrée : 8 €": a unit ends a sentence where another begins.
  if (MEASURED.test(end) && /^\p{Lu}\p{Ll}/u.test(ahead)) return false;
  if (DOTTED_CAPITALS.test(word)) return goesOnBehindCapitals(end, word, ahead);
  const { within, beforeNumber } = abbreviationsOf(base);
  // "i.e. 3.6-fold", "z.B. 5 Euro": with a stop of its own within.
  if (within.has(lower) || within.has(word.toLowerCase())) return true;
  if (beforeNumber.has(lower) && /^(?:[\p{Nd}№#]|[IVXLC]+(?![\p{L}]))/u.test(ahead)) return true;
  // "etc." and the like end a sentence where another begins.
  if (/^(?:etc|usw|ecc|enz|itd|itp|т\.д|vd|vb)$/u.test(lower)) return !/^\p{Lu}/u.test(ahead);
  if (/^\p{Lu}$/u.test(word) && endsWithLetter(end, ahead)) return false;
  // "a. C.", "s. IV", "J. Verne"; "г." and "в." end a sentence as often as not, and go on before what is no capital.
  return /^\p{Script=Latin}$/u.test(word) || (/^\p{Lu}$/u.test(word) && !/^\p{Script=Latin}$/u.test(word)) || CYRILLIC_SHORT.test(lower); // prettier-ignore
}

const DOTTED_CAPITALS = /^(?:\p{Lu}\.){1,3}\p{Lu}$/u;
/** They end a sentence as often as not. */
const PLACES_AND_TIMES = /^(?:U\.S(?:\.A)?|U\.K|U\.N|E\.U|D\.C|L\.A|N\.Y|U\.A\.E)$/u;
const ERAS = /^(?:[AP]\.M|B\.C(?:\.E)?|A\.D|C\.E|Ph\.D|M\.D|M\.A|B\.A)$/u;
const OF_A_STATE =
  /^(?:Army|Navy|Air|Marines?|Marine|Coast|Senate|Senators?|Congress|House|Supreme|Presidents?|Department|Secretary|Government|Treasury|Geological|Census|Food|Postal|Forest|Fish|National|Environmental|Federal|Bureau|Open|Capitol|Constitution|Embassy|Ambassador|Steel|Route|Highway|General|Security|Charter|Secretary-General|Prime|Parliament|Office)(?!\p{L})/u;
const OPENS_ANEW =
  /^(?:There|The|It|They|We|You|He|She|If|When|In|All|Each|No|Then|This|That|These|Please|Call|Ask|At|On|For|After|Before|A|An|But|And|So|Its?|Their|His|Her|Our|My|Es|Sie|Er|Wir|Die|Der|Das|Il|Elle|Le|La|Les|El|Los|Las|Он|Она|Они|Это|В|На)(?!\p{L})/u;
/** Words of a beginning that tells nothing yet: "The U.S.", "In the U.S." */
const MOST_OF_BEGINNING = 3;

/** "The U.S. | Senate", "by C.S. | Lewis": letters with dots before what they belong to. */
function goesOnBehindCapitals(end: string, word: string, ahead: string): boolean {
  if (ERAS.test(word) || !/^\p{L}/u.test(ahead)) return !/^[\p{Lu}\p{Lo}]/u.test(ahead);
  if (!/^\p{Lu}/u.test(ahead)) return true;
  if (OPENS_ANEW.test(ahead)) return false;
  const begins = (end.match(/\S+/gu)?.length ?? 0) <= MOST_OF_BEGINNING;
  return PLACES_AND_TIMES.test(word) ? begins || OF_A_STATE.test(ahead) : true;
}

const MEASURED = /\p{Nd}\s?(?:h|m|g|l|s|t|km|kg|cm|mm|min)\.$/u;

/** "legions V and X. The theatre", "vitamin C. It helped": no initial, as a small word with a capital follows. */
function endsWithLetter(end: string, ahead: string): boolean {
  const before = /(\S+)\s+\S+$/u.exec(end)?.[1] ?? "";
  return /^\p{Ll}/u.test(before) && /^\p{Lu}\p{Ll}{0,2}(?![\p{L}.’'])/u.test(ahead);
}

const CYRILLIC_SHORT = /^(?:г|в|н|т|с|д|к|р|м)$/u;
