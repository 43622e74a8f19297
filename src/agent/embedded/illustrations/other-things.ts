import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/**
 * What is called by a thing's noun beside another word, and looks otherwise or is none: nothing is drawn for it. By a language
 * tag's first part.
 */
const CALLED: Readonly<Record<string, string>> = {
  en: "(?:electric|high|deck|sedan|committee|board|vice|co|session) ?-?chairs?|chair(?:s|ed)? (?:of|by) (?:the|our|a)|chairs? the|chair ?lifts?",
  de: "elektrische[nrms]? Stuhl(?:e?s)?|Heilige[nrms]? Stuhl(?:e?s)?|(?:Lehr|Dach|Beicht|Liege|Hoch|Kinderhoch|Chor|Gebär)st(?:uhl|ühl)\\p{L}*",
  fr: "chaises? (?:hautes?|longues?|électriques?|à porteurs)",
  es: "sillas? (?:eléctricas?|altas?|de (?:montar|playa|bebé|coche|niño))",
  it: "sedi[ae] (?:elettric(?:a|he)|a sdraio|gestatori[ae])|segg?iol[oi]n[ei]",
  pt: "cadeiras? (?:elétricas?|altas?|de (?:praia|bebé|bebê|criança))|(?<=teleférico )de cadeiras",
  nl: "elektrische stoel(?:en)?|(?:leer|lig|kinder|preek)stoel(?:en)?|stoeltjeslift(?:en)?",
  sv: "elektriska stolen|(?:talar|predik|dom|barn|sol|biskops|lik)stol(?:en|ar|arna|ens)?",
  da: "elektriske stol|(?:prædike|dom|høj|ligge|barne|taler)stol(?:en|e|ene|ens)?",
  nb: "elektriske stolen|(?:preke|dom|barne|ligge|taler)stol(?:en|er|ene|ens)?",
  fi: "(?:sähkö|syöttö|kansi|saarna|aurinko|lepo)tuol\\p{L}+",
  pl: "krze(?:sł|seł)\\p{L}* elektryczn\\p{L}+|krzesełkow\\p{L}+",
  cs: "elektrick\\p{L}+ křesl\\p{L}+|jídeln\\p{L}+ židličk\\p{L}+",
  ru: "электрическ\\p{L}+ стул\\p{L}*",
  uk: "електричн\\p{L}+ стіл\\p{L}*",
  hu: "villamosszék\\p{L}*|etetőszék\\p{L}*|tanszék\\p{L}*",
  ro: "scaun\\p{L}* (?:electric\\p{L}*|de masă|auto)",
  el: "ηλεκτρικ\\p{L}+ καρέκλ\\p{L}+|παιδικ\\p{L}+ καρέκλ\\p{L}+",
  tr: "(?:elektrikli|bebek|mama) sandalye\\p{L}*",
  ar: "(?:[وفبلك]?(?:ال)?|[وف]?لل)(?:كرسي|كراسي) (?:ال)?(?:كهربائي|كهربائية|أستاذية|رسولي|مرتفع|شاطئ|بابوي)",
  he: "[והבלמשכ]{0,3}כיסא(?:ות)? (?:ה?חשמלי(?:ים)?|ה?נוח|אוכל|תינוק)",
  hi: "(?:बिजली की|विद्युत) कुर्सी",
  id: "kursi (?:listrik|bayi|goyang|malas|parlemen|dpr)",
  ja: "電気椅子",
  ko: "전기\\s?의자",
  zh: "电椅|電椅",
};

const known = new Map<string, RegExp | null>();

function patternFor(base: string): RegExp | null {
  const found = known.get(base);
  if (found !== undefined) return found;
  const called = CALLED[base];
  // Where words are not parted a noun stands among letters.
  const [before, after] =
    isUnspaced(base) || base === "ko" ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"];
  const pattern = called === undefined ? null : toPattern(`${before}(?:${called})${after}`, "giu");
  known.set(base, pattern);
  return pattern;
}

/** A text without the names of such: "the electric chair", "der Lehrstuhl". */
export function withoutOtherThings(text: string, base: string): string {
  const pattern = patternFor(base);
  return pattern === null ? text : text.replace(pattern, " · ");
}
