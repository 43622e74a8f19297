/** Also a person, a bird, a state, a cup in English: these count only beside others that are nothing else. */
const ENGLISH = new Set(
  "GE JO TR TD GN NE ML CN JE GG TG PA MC CU CY DM IM SV BB ST PN NU AI NF CC AW".split(" "),
);
/** Words of other languages: a means and an arrogance in Korean, a sultan in Chinese, maize in Turkish, a Maurice in French. */
const OTHERS: Record<string, readonly string[]> = {
  ko: ["SD", "OM", "IN", "GH"],
  zh: ["SD"],
  tr: ["EG", "ML"],
  fr: ["MU", "DM"],
  es: ["GD"],
  he: ["IN", "JO"],
  hi: ["ML"],
};

/** Whether a name may mean something else where it stands. `english`: it is written as in English. */
export function mayMeanOther(area: string, english: boolean, language: string): boolean {
  return (english && ENGLISH.has(area)) || (OTHERS[language]?.includes(area) ?? false);
}

/** "Gulf of Mexico", "New Mexico", "golfe de Guinée", "خليج المكسيك": not the country. */
const BEFORE = [
  /\b(?:Gulf|Sea|Bay|Strait|Straits|Bank|University|Isle|Isles|Island|Duke|Duchy|Port|Lake|Mount|Channel|King|Queen) of (?:the )?$|(?<!\p{L})(?:Isle de|[ÎI]le[- ]de)[- ]$/u,
  /\b(?:New|Lake|Fort|Port|Little|Mount|Northern|Long|Rhode|Staten|Saint|St\.?|Mr\.?|Ms\.?|Mrs\.?|Dr\.?|Michael|Air|Tom|Miss|Team) $/u,
  /(?<!\p{L})(?:golfe|mer|canal|détroit|baie|bassin|tour) (?:de (?:la )?|du |d['’])$/iu,
  /(?<!\p{L})(?:golfo|mar|mare|canal|canale|estrecho|estreito|stretto|bahía|baía|río|rio) (?:de (?:la )?|del |di |d['’]|do |da |della )$/iu,
  /(?<!\p{L})(?:Golf|Bucht|Straße|Kanal|Bank|Universität) von $/u,
  /(?<!\p{L})[وفبلك]?(?:خليج|بحر|قناة|نهر|مضيق|حوض|جبل) $/u,
  /(?<!\p{L})[ובלמשהכ]?(?:מפרץ|ים|תעלת|נהר|מצרי) $/u,
];
const AFTER = [
  /^(?: (?:City|Canal|Sea|River|Street|Avenue|Road|Lane|Channel|Basin|Delta|Falls|Desert|Trench|Current|Peninsula|Triangle|Inc|Ltd|Tech|Airlines|Airways|Times|Post|Bank)\b|-)/u,
  /^ (?:pigs?|fowl|hats?|sandwich(?:es)?|nuts?|cups?|plates?|porcelain|cabinets?|shops?|peppers?|powder|breast|dinner|soup|cows?|shorts|spruce|goose|geese|ink|pale ale)\b/u,
  /^ (?:Körfezi|Kanalı|Denizi|Nehri|Boğazı|Havzası)(?!\p{L})/u,
  /^ (?:की खाड़ी|नहर|सागर|नदी)/u,
  // Rivers, seas, straits, canals; languages; Hinduism.
  /^(?:[海洋湾灣河江湖語语酒教]|海峡|海峽|运河|運河)/u,
];

/** Whether what stands around a name makes it the name of something else. */
export function isPartOfOther(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 24), from), text.slice(to, to + 16)];
  // Maryland and the Marianas are no Mali.
  if (/^[马馬]里$/u.test(text.slice(from, to)) && /^[兰蘭亚亞]/u.test(after)) return true;
  return BEFORE.some((one) => one.test(before)) || AFTER.some((one) => one.test(after));
}

/** What a sentence may begin with before a country. */
const LEADS =
  /^(?:In|From|And|But|While|Like|Unlike|To|For|Only|Even|Both|Today|When|If|As|Since|Then|Across|Neither|Yet|So|Now|With|Within|Of|The|That|Because|Although|Though|Where|Here|By|At|On|After|Before|Until|Near|Inside|Outside|Modern|Ancient|Neighbouring|Neighboring|South|North|East|West|Central)$/u;

/** "Jordan Peterson", "Chad Smith", "Michael Jordan": a name of two words is a person's. */
export function isPerson(text: string, from: number, to: number): boolean {
  if (/^ (?!(?:And|Or)\b)\p{Lu}\p{Ll}/u.test(text.slice(to, to + 8))) return true;
  const first = /(?:^|[\s("“])(\p{Lu}\p{Ll}+) $/u.exec(text.slice(Math.max(0, from - 24), from))?.[1];
  return first !== undefined && !LEADS.test(first);
}
