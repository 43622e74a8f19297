/**
 * What a request is about in languages that say "about" behind it or as an ending: "yeni ısı pompası hakkında", "फ्लू के टीके पर",
 * "az új hőszivattyúról", "Söderskärin majakasta".
 */
type Reader = (wish: string, namesFilm: boolean) => string | null;

const MOST_WORDS = 7;
/** What stands before the subject in a Turkish request: whom it is for, how it is to be. */
const TURKISH_START = /^.*(?:[,;:.!?]|\s(?:için|yönelik|tonda|dilde|kısa bir|bir))\s/iu;
const TURKISH =
  /(?<before>.{3,120}?)(?:['’]?y?l[ae]\s(?:ilgili|alakalı)|\s(?:hakkında(?:ki)?|ile ilgili|konulu|üzerine|(?<object>anlatan|açıklayan|tanıtan|gösteren)))(?![\p{L}])/iu;
const TURKISH_TOPIC =
  /(?:^|[,.!?]\s)(?:konu(?:su|muz)?|filmin konusu|videonun konusu)\s?[,:]?\s(?<what>[^.,;:!?]{4,70})/iu;

const turkish: Reader = (wish, namesFilm) => {
  const topic = TURKISH_TOPIC.exec(wish)?.groups?.["what"];
  if (topic !== undefined) return topic.trim();
  if (!namesFilm) return null;
  const { before, object } = TURKISH.exec(wish)?.groups ?? {};
  if (before === undefined) return null;
  const what = ` ${before}`.replace(TURKISH_START, "").trim();
  if (object === undefined) return what;
  // What is told of stands in the accusative; behind a possessive that is "-n-" and a vowel.
  if (/(?:[ıiuü]n|s[ıiuü]n)[ıiuü]$/u.test(what)) return what.slice(0, -2);
  return /y[ıiuü]$/u.test(what) ? what.slice(0, -2) : null;
};

const HINDI_TOPIC = /विषय\s(?:है|:|यह है)?\s*(?<what>[^।.,;:!?]{4,60}?)(?:\sहै)?(?=[।.,;:!?]|$)/u;
const HINDI_ASKS = /(?:^|\s)कि\s(?<what>[^।.!?]{4,70}(?:कैसे|क्यों|क्या|कब|कहाँ|कहां)[^।.!?]{2,50})/u;
const HINDI =
  /(?<before>[^।]{3,120}?)\s(?<post>के बारे में|के विषय में|को लेकर|पर(?=\s(?:एक|डेढ़|ढाई|आधे|करीब|लगभग|छोट|सरल|मज़ेदार|वीडियो|फ़िल्म|फिल्म|दो|तीन|[\p{Nd}])|\s?[।.,!?]|$))(?![\p{L}\p{M}])/u;
const HINDI_START = /^.*(?:[,;:]|\s(?:के लिए|में|जिसमें|जिस में|चाहिए|कृपया|हमें|मुझे|हमको|को|एक|आप|लहजे में))\s/u;
/** A noun before a postposition has another ending where it has one at all. */
const HINDI_OBLIQUE = /(?:[\p{L}\p{M}](?:े|ए)|ों|ओं)(?=\s|$)/u;

const hindi: Reader = (wish, namesFilm) => {
  const asked = HINDI_ASKS.exec(wish)?.groups?.["what"] ?? HINDI_TOPIC.exec(wish)?.groups?.["what"];
  if (asked !== undefined) return asked.trim();
  if (!namesFilm) return null;
  const { before, post = "" } = HINDI.exec(wish)?.groups ?? {};
  if (before === undefined) return null;
  const what = ` ${before.replace(/^(?:नमस्ते|नमस्कार)[,!।\s]+/u, "")}`.replace(HINDI_START, "").trim();
  return HINDI_OBLIQUE.test(what) ? `${what} ${post}` : what;
};

const HUNGARIAN_TOPIC = /(?:^|[,.!?]\s)(?:a )?tém[aá](?:ja|nk)?(?::|\s)\s?(?<what>[^.,;:!?]{4,70})/iu;
const HUNGARIAN_ASKS =
  /(?:arról,? hogy|arról szól(?:jon)?,? hogy)\s(?<what>(?:hogyan|miért|mi|mikor|hol|ki)\s[^.,;!?]{4,60})/iu;
const HUNGARIAN =
  /(?:^|[,:]\s|\s)(?<what>(?:az?|egy|a mi)\s(?:[\p{L}\p{Nd}-]+\s){0,4}?[\p{L}-]{2,}r[óő]l)(?=[\s.,;!?]|$)/iu;
const FINNISH_ASKS = /siitä,?\s(?<what>(?:miten|kuinka|miksi|mitä|milloin|missä|kuka)\s[^.,;!?]{3,60})/iu;
const FINNISH_TOPIC = /(?:aiheena on|aihe on|kyse on)\s(?<what>[^.,;:!?]{4,70})/iu;
const FINNISH = /(?<=^|,\s|l[lt][eaä]\s|(?:video|elokuva|filmi|videon|elokuvan|filmin|animaatio|animaation)\s)(?<what>(?:[\p{L}\p{Nd}-]+\s){0,4}[\p{L}-]{3,}(?:sta|stä))(?=[\s.,;!?]|$)/iu; // prettier-ignore

/** `patterns`: those of topics and questions, and last what only a sentence with a film says so. */
const found = (patterns: readonly RegExp[]): Reader => {
  return (wish, namesFilm) => patterns.slice(0, namesFilm ? patterns.length : -1).map((one) => one.exec(wish)?.groups?.["what"]?.trim()).find((one) => one !== undefined) ?? null; // prettier-ignore
};

const READERS: Readonly<Record<string, Reader>> = {
  tr: turkish,
  hi: hindi,
  hu: found([HUNGARIAN_ASKS, HUNGARIAN_TOPIC, HUNGARIAN]),
  fi: found([FINNISH_ASKS, FINNISH_TOPIC, FINNISH]),
};

/** Undefined for languages that say it otherwise. */
export function headLastAbout(wish: string, language: string, namesFilm: boolean): string | null | undefined {
  const read = READERS[language];
  if (read === undefined) return undefined;
  const what = read(wish, namesFilm);
  return what === null || what.split(/\s+/u).length > MOST_WORDS + 2 ? null : what;
}
