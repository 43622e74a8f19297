import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";
import { VIEWERS } from "./opening-order-words.ts";
import { IN_MANNER, ORDERS } from "./wish-words.ts";

/** Whether a sentence is a wish as a whole, although its parts would tell something by themselves. */
export function isWishAsWhole(sentence: string): boolean {
  return (
    isMannerWithBans(sentence) ||
    isMannerForViewers(sentence) ||
    isSceneOfNobody(sentence) ||
    isTurkishWish(sentence)
  );
}

const isManner = (part: string): boolean => IN_MANNER.test(part) || ORDERS.some((one) => one.test(part));

/** "Warm and a bit funny, please, and no shouting about discounts": a manner, a courtesy, and what is ruled out. */
function isMannerWithBans(sentence: string): boolean {
  const parts = sentence.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  if (!COURTEOUS.test(sentence) || !isManner(parts[0] ?? "")) return false;
  return parts.slice(1).every((part) => isManner(part) || PLEASE_ALONE.test(part) || isBan(part));
}

const isBan = (part: string): boolean => BANS.test(part) && countWords(part) <= MOST_BANNED && !/\p{Nd}/u.test(part); // prettier-ignore

const MOST_BANNED = 8;
const PLEASE =
  "please|pls|bitte|s['’]il (?:vous|te) plaît|svp|merci|por favor|per favore|graag|alsjeblieft|alstublieft|tack|gärna|gerne|gjerne|tak|takk|proszę|prosím|пожалуйста|будь ласка|lütfen";
const COURTEOUS = toPattern(`(?<!\\p{L})(?:${PLEASE})(?!\\p{L})`, "iu");
const PLEASE_ALONE = toPattern(`^(?:${PLEASE})$`, "iu");
const BANS =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|og|men|i|ale|a|и|но|і|але|ve) )?(?:no|not|nothing|without|kein\p{L}*|nicht|nichts|ohne|pas (?:de |d['’])|sans|rien de|sin|nada de|senza|niente|sem|geen|zonder|niet|niets|ingen|inget|inga|utan|uden|uten|ikke|inte|bez|żadn\p{L}+|bez|без|никак\p{L}+) ?\p{L}/iu;

/** "Visitors are families, so keep it playful": of whom watches, and how it is therefore told. */
function isMannerForViewers(sentence: string): boolean {
  const [who = "", how = "", ...others] = sentence.split(SO);
  if (others.length > 0 || how === "" || /\p{Nd}{3}/u.test(who)) return false;
  const [first = ""] = IS.exec(who) ?? [];
  return first !== "" && (VIEWERS.test(first) || WATCHING.test(first)) && isManner(how.replace(/^(?:bitte|please|graag) /iu, "")); // prettier-ignore
}

const SO =
  /\s*[,;–—]\s*(?:and )?(?:so|also|daher|deshalb|darum|alors|donc|así que|por eso|quindi|perciò|por isso|portanto|dus|så|derfor|därför|więc|dlatego|takže|proto|так что|поэтому|тому|отже) /iu;
/** Up to the verb that says who they are. */
const IS =
  /^.{3,60}?\s(?:are|is|will be|sind|ist|kommen|sont|est|seront|son|es|serán|sono|è|saranno|são|é|serão|zijn|is|är|er|to|są|jsou|—|–)(?=\s)/iu;
const WATCHING =
  /^(?:(?:our|the|most|many|unsere|die|nos|les|nuestr[oa]s|los|las|i|gli|le|i nostri|os|as|os nossos|onze|de|våra|vores|våre|nasi|наши|наші) )*(?:visitors|guests|pupils|students|children|members|customers|passengers|besucher\p{L}*|gäste|schüler\p{L}*|kinder|visiteurs|élèves|enfants|visitantes|alumnos|niños|visitatori|alunni|bambini|alunos|crianças|bezoekers|leerlingen|kinderen|besökar\p{L}+|elever\p{L}*|gæster\p{L}*|besøgende|gjester\p{L}*|zwiedzający|uczniowie|dzieci|návštěvníci|посетители|ученики|дети|відвідувачі|діти)(?!\p{L})/iu;

/** "Please begin with somebody coming home, key in the door, …": a picture of nobody and of nothing that happened. */
function isSceneOfNobody(sentence: string): boolean {
  const found = SCENE.exec(sentence);
  if (found === null || /\p{Nd}|["“”„«»:：?？]/u.test(sentence)) return false;
  // A name tells of somebody, though German nouns are large as well.
  return !/^(?:please|s['’]il|merci|por|per|graag)/iu.test(sentence) || !/\s\p{Lu}/u.test(sentence.slice(found[0].length)); // prettier-ignore
}

const SCENE = toPattern(
  `^(?:${[
    "(?:please,? )(?:begin|start|open|end|finish|close)(?: it| the (?:film|video))? (?:with|on) (?:somebody|someone|(?:an?|two|the) (?:\\p{L}+ ){1,3}?\\p{L}{2,}ing(?= (?:a|an|the|in|into|on|at|up|down|home|out|over|through|from|to|their|his|her)\\s))",
    "bitte (?:beginnen|starten|enden|schließen)(?: sie)?(?: den film)? mit (?:jemandem?|einem menschen|einer person)(?=,? )",
    "(?:s['’]il vous plaît,? |merci de )(?:commence[rz]|débute[rz]|ouvr(?:ir|ez)|termine[rz]|fini(?:r|ssez))(?: le film| la vidéo)? (?:par|sur|avec) quelqu['’]un",
    "por favor,? (?:emp(?:iec|ez)\\p{L}+|com(?:ienc|enz)\\p{L}+|abr\\p{L}+|termin\\p{L}+|acab\\p{L}+)(?: el v[ií]deo)? con alguien",
    "per favore,? (?:inizi\\p{L}+|cominci\\p{L}+|apri\\p{L}*|fini\\p{L}+|chiud\\p{L}+)(?: il (?:film|video))? con qualcuno",
    "por favor,? (?:comec\\p{L}+|inici\\p{L}+|abr\\p{L}+|termin\\p{L}+|acab\\p{L}+)(?: o (?:filme|vídeo))? com alguém",
    "(?:graag )(?:begin\\p{L}*|start\\p{L}*|open\\p{L}*|eindig\\p{L}*)(?: de film)? met iemand",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** "Lütfen gün doğumuyla başlasın, umutlu bir cümleyle bitsin", "İzleyicimiz lise öğrencileri": what Turkish says of a film and of who watches it. */
const isTurkishWish = (sentence: string): boolean => (TURKISH_COURSE.test(sentence) || TURKISH_VIEWERS.test(sentence)) && !/[\p{Nd}"“”:：?？]/u.test(sentence); // prettier-ignore

const TURKISH_COURSE = /^(?:(?:lütfen|film|video) )*[^,]{2,60}(?:l[ae]|ile) (?:başlasın|açılsın|bitsin|sonlansın|kapansın)(?:(?:,| ve|, ve) [^,]{2,60}(?:l[ae]|ile) (?:bitsin|sonlansın|kapansın))?(?:,? lütfen)?$/iu; // prettier-ignore
const TURKISH_VIEWERS =
  /^(?:[iİ]zleyicimiz|[iİ]zleyicilerimiz|hedef kitlemiz) (?!.*(?:yor|d[ıiuü]|t[ıiuü]|acak|ecek|m[ıiuü]ş)(?:l[ae]r)?(?: |$)).{4,70}l[ae]r[ıi]?(?:d[ıi]r)?$/iu;
