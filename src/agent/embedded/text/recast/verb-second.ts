import { splitNoun, within, type Told } from "./told.ts";
import { join } from "./words.ts";

/**
 * German, Dutch and the Scandinavian languages put the finite verb second, whatever comes first: a figure that is
 * put first goes on with the verb. "Jeden Tag pendeln | 70.000 Menschen in die Stadt" → "Menschen pendeln jeden
 * Tag in die Stadt"; "Wir haben | 2.180 Euro gesammelt" → "haben wir gesammelt".
 */
export function recastVerbSecond(told: Told): string | null {
  const { language } = told;
  // "Der Akku reicht für 85 Kilometer": so far he goes, with or without the word.
  const before = told.before.replace(/(?<=\sreich(?:t|en|te|ten))\s(?:für|über)$/u, "");
  const tokens = before.split(/\s+/u).filter((token) => token !== "");
  const at = verbAt(tokens, language);
  if (at === null) return null;
  const verb = tokens[at] ?? "";
  const opening = within(tokens.slice(0, at).join(" "), told);
  const first =
    opening !== null && GERMAN_ADVERB.test(opening.toLowerCase()) ? opening.toLowerCase() : opening;
  const middle = tokens.slice(at + 1).join(" ");
  if (first === null || ENDS_IN_PREPOSITION[language]?.test(` ${before}`) === true || EMPTY.test(first))
    return null;
  const { noun, rest } = language === "de" ? germanNoun(told) : splitNoun(told);
  // "Gekostet hat das Ganze | 6,8 Mio. €" → "hat das Ganze gekostet".
  if (at === 1 && PARTICIPLE[language]?.test(tokens[0] ?? "") === true && AUXILIARY.test(verb)) {
    if (language !== "de" || /\p{Ll}(?:t|en)$/u.test(rest) || (noun === "" && told.unit === "")) return null;
    return join(noun, verb, middle, rest, (tokens[0] ?? "").toLowerCase());
  }
  if (noun === "" && told.unit === "") return null;
  // "Von der Heizung kommen 60 Prozent aus Erdwärme": the whole stays with its share.
  if (/^%|^prozent|^procent/iu.test(told.unit) && WHOLE.test(first))
    return join(first, verb, middle, rest, noun);
  // "Kreeg de stad een tent | 1.200 bezoekers groot": so large is the tent, and nothing else.
  if (A_THING.test(middle) && DIMENSION.test(rest === "" ? told.after : rest)) return null;
  const subject = SUBJECT[language]?.test(middle) === true;
  // "Danach steigt man | 212 Stufen hinauf": who climbs stands behind the verb, and what came first behind both.
  if (subject) {
    const adverb = first.toLowerCase();
    if (language !== "de" || !/^\p{Lu}\p{Ll}+$/u.test(first)) return join(noun, verb, middle, first, rest);
    // "Wasser brauchen wir 40 Liter": what is put first is no adverb, and belongs to the figure.
    return GERMAN_ADVERB.test(adverb) ? join(noun, verb, middle, adverb, rest) : null;
  }
  const when = ADVERBIAL[language]?.test(first) === true || WIDE.test(first);
  // An adverb that no list has: who does it is not known.
  if (!when && language === "de" && /^\p{Ll}+$/u.test(first) && !GERMAN_PRONOUN.test(first) && middle !== "")
    return null;
  if (when) return join(noun, verb, middle, first, rest);
  const turned = join(noun, verb, first, middle, rest);
  // "Haushalte versorgt das Netz inzwischen": a bare number whose label begins with what is done to reads as none.
  const stiff = language === "de" && told.unit === "" && noun !== "" && verb.endsWith("t");
  return stiff && turned.split(/\s/u).length > MOST_OBJECT_FIRST ? null : turned;
}

const A_THING = /(?:^|\s)(?:een|eine?[nmrs]?|en|ett|et|ei)\s\S+(?:\s\S+)?$/iu;
const DIMENSION =
  /(?:^|\s)(?:groot|lang|hoog|breed|diep|dik|zwaar|duur|oud|ver|waard|groß|hoch|breit|tief|dick|schwer|teuer|alt|weit|wert|stort?|långt?|langt?|högt?|høyt?|højt?|bred[t]?|brett|djupt?|dypt?|dybt?|tungt?|dyrt?|gammalt?|gammel|gammelt|värd|verdt?|værd)$/iu;

/** Where something is so, in one word. */
const WIDE = /^(?:welt|europa|bundes|deutschland|landes|österreich|schweiz)weit$/iu;

const MOST_OBJECT_FIRST = 4;

/** Somebody who does what the verb says, right behind it. */
const SUBJECT: Readonly<Record<string, RegExp>> = {
  de: /^(?:man|wir|ich|er|du|ihr)(?:\s|$)/u,
  nl: /^(?:men|we|wij|ik|hij|ze|je)(?:\s|$)/u,
  sv: /^(?:man|vi|jag|han|hon)(?:\s|$)/u,
  nb: /^(?:man|vi|jeg|han|hun)(?:\s|$)/u,
  da: /^(?:man|vi|jeg|han|hun)(?:\s|$)/u,
};

const GERMAN_ADVERB =
  /^(?:weltweit|europaweit|bundesweit|deutschlandweit|landesweit|danach|dann|dort|oben|unten|draußen|drinnen|hier|heute|gestern|morgen|damals|zuerst|zuletzt|später|anschließend|nachher|vorher|zudem|außerdem|dabei|dafür|damit|so|insgesamt|jetzt|bald|inzwischen|allein|da|darin|darauf|davon|seitdem|seither|nun|schließlich|(?:nacht|abend|morgen|mittag|vormittag|nachmittag|sonntag|montag|werktag)s|(?:täg|wöchent|monat|jähr|stünd)lich)$/u;

const AUXILIARY =
  /^(?:hat|haben|hatte|hatten|ist|sind|war|waren|wurde|wurden|wird|werden|heeft|hebben|is|zijn|werd|werden)$/u;
/** A participle that is put first, and no noun of its letters ("Gemeinden haben"). */
const PARTICIPLE: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:gericht|gewicht|geschäft|bericht|gesicht|gedicht|gebiet|gehalt|verlust|verdienst|besuch|versicht)s?t?$)(?:(?:auf|aus|ein|ab|an|mit|zu|um|vor|nach|her|hin|weg)?ge\p{Ll}{2,}t|(?:be|er|ver|ent|zer)\p{Ll}{2,}t|\p{Ll}+iert|(?:aus|ein|auf|ab|zu)?ge(?:kommen|geben|wonnen|funden|laufen|schrieben|trunken|gessen|storben|blieben|gangen|fahren|sehen|tragen|nommen|stiegen|wachsen|baut|holfen|strichen|schlossen)|verloren|erhalten|bekommen|begonnen|vergeben|entstanden|erschienen|verschwunden)$/iu,
  nl: /^ge\p{Ll}{2,}(?:d|t|en)$/iu,
};

const WHOLE = /^(?:von|van|av|af)\s/iu;
/** "Es", "Das": nothing that can be told without what stands before. */
const EMPTY = /^(?:es|dabei|het|som|die|der|er)$/iu;

const ADVERBIAL: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:im|in|am|an|auf|bei|beim|nach|seit|vor|unter|mit|ohne|während|von|vom|für|durch|bis|ab|aus|zum|zur|über)\s|(?:jede[nsmr]?|letzte[nsmr]?|diese[nsmr]?|vorige[nsmr]?|nächste[nsmr]?|pro)\s(?:\S+\s)?(?:tag|woche|monat|jahr|nacht|morgen|abend|sommer|winter|frühling|frühjahr|herbst|saison|stunde|minute|sekunde|quartal)|(?:heute|gestern|insgesamt|täglich|jährlich|hier|dort|damals|bisher|zuletzt|inzwischen|dafür|damit|allein)(?!\p{L}))/iu,
  nl: /^(?:(?:in|op|aan|bij|na|sinds|met|van|voor|uit|tijdens|per|vanaf)\s|(?:elke|elk|iedere|ieder|vorige?|afgelopen|dit|deze|volgende?)\s(?:dag|week|maand|jaar|nacht|ochtend|avond|zomer|winter|lente|herfst|seizoen|uur|minuut|seconde)|(?:vandaag|gisteren|hier|daar|dagelijks|jaarlijks|totaal)(?!\p{L}))/iu,
  sv: /^(?:(?:i|på|av|under|sedan|med|för|från|vid|per)\s|(?:varje|förra|denna|detta|nästa)\s\p{L}+|(?:idag|här|där|totalt|sammanlagt|dagligen|årligen)(?!\p{L}))/iu,
  nb: /^(?:(?:i|på|av|under|siden|med|for|fra|ved|per)\s|(?:hver|hvert|forrige|siste?|denne|dette|neste)\s\p{L}+|(?:her|der|totalt|daglig|årlig)(?!\p{L}))/iu,
  da: /^(?:(?:i|på|af|under|siden|med|for|fra|ved|per)\s|(?:hver|hvert|forrige|sidste|denne|dette|næste)\s\p{L}+|(?:her|der|totalt|dagligt|årligt)(?!\p{L}))/iu,
}; // prettier-ignore

/** What goes before the figure with a preposition cannot be told without it. */
const ENDS_IN_PREPOSITION: Readonly<Record<string, RegExp>> = {
  de: /\s(?:von|mit|nach|in|an|bei|aus|zu|auf|um|für|durch|unter|ab|bis|seit|pro|je|als|wie|im|am|zum|zur|vom|beim|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|alle|jede[nrs]?)$/iu,
  nl: /\s(?:van|met|naar|in|op|aan|bij|uit|voor|door|onder|tot|sinds|per|als|en|of|de|het|een|met|dan|om|te)$/iu,
  sv: /\s(?:av|med|till|i|på|från|för|under|per|som|och|eller|de|en|ett|än|om|att|mot)$/iu,
  nb: /\s(?:av|med|til|i|på|fra|for|under|per|som|og|eller|de|en|et|enn|om|å|mot)$/iu,
  da: /\s(?:af|med|til|i|på|fra|for|under|per|som|og|eller|de|en|et|end|om|at|mod)$/iu,
};

const VERBS: Readonly<Record<string, RegExp>> = {
  de: /^(?:hat|haben|habe|hatte|hatten|ist|sind|war|waren|wird|werden|wurde|wurden|kann|können|konnte|konnten|soll|sollen|muss|müssen|will|wollen|gibt|gab|blieb|blieben|kam|kamen|ging|gingen|fuhr|fuhren|nahm|nahmen|fand|fanden|stand|standen|stehen|lag|lagen|sah|sahen|half|halfen|trug|trugen|zog|zogen|flog|flogen|lief|liefen|hielt|hielten|schlief|trank|tranken|aß|aßen|las|lasen|traf|trafen|verlor|verloren|gewann|gewannen|band|wuchs|wuchsen|schloss|bot|boten|ließ|ließen|erhielt|erhielten|bekam|bekamen|tun|starb|starben)$/u,
  nl: /^(?:heeft|hebben|had|hadden|is|zijn|was|waren|wordt|worden|werd|werden|kan|kunnen|zal|zullen|moet|moeten|kwam|kwamen|ging|gingen|reed|reden|nam|namen|vond|vonden|stond|staan|lag|liggen|zag|hielp|droeg|vloog|las|lazen|kreeg|kregen|hield|bleef|bleven|doen|gaan|gaf|gaven)$/u,
  sv: /^(?:har|hade|är|var|blir|blev|kom|gick|for|tog|fann|stod|såg|hjälpte|bar|flög|fick|höll|gav|bor|dog|sålde|kan|ska|drog)$/u,
  nb: /^(?:har|hadde|er|var|blir|ble|kom|gikk|dro|tok|fant|sto|så|hjalp|bar|fløy|fikk|holdt|ga|bor|døde|solgte|kan|skal)$/u,
  da: /^(?:har|havde|er|var|bliver|blev|kom|gik|tog|fandt|stod|så|hjalp|bar|fløj|fik|holdt|gav|bor|døde|solgte|kan|skal)$/u,
}; // prettier-ignore
/** Forms of verbs that the lists do not have. */
const VERB_FORM: Readonly<Record<string, RegExp>> = {
  de: /^\p{Ll}{2,}(?:t|te|ten|en|eln|ern)$/u,
  nl: /^\p{Ll}{3,}(?:t|en|de|den|te|ten)$/u,
  sv: /^\p{Ll}{3,}(?:ar|er|de|te)$/u,
  nb: /^\p{Ll}{3,}(?:er|et|te|de)$/u,
  da: /^\p{Ll}{3,}(?:er|ede|te)$/u,
};
const NO_VERB =
  /^(?:seit|mit|etwa|heute|letzten|diesen|jeden|ihren|seinen|unseren|meisten|vielen|allen|anderen|ersten|neuen|großen|kleinen|alten|eigenen|zwischen|gegen|neben|einen|keinen|drei|rund|weit|nicht|erst|selbst|jetzt|gut|fast|zuletzt|ihnen|leuten|zusammen|mensen|dagen|weken|kinderen|huizen|steeds|met|niet|tot|het|dit|dat|uit|jaren|maanden|eller|efter|under|over|vinter|sommer|sommar|dager|måneder|eter|timer|hver|år)$/iu;
const GERMAN_PRONOUN =
  /^(?:wir|sie|er|ich|es|man|ihr|alle|viele|manche|ihnen|uns|davon|dort|hier|heute|insgesamt|täglich|jährlich|bisher|damit|dafür|zuletzt|inzwischen|allein)$/iu;

/** Behind these stands a noun: "een tent", "en teater". */
const BEFORE_NOUN =
  /^(?:een|de|het|deze|dit|zijn|haar|hun|ons|onze|en|ett|et|ei|den|det|denna|detta|denne|dette|min|din|sin|sitt|sit|sina|sine|vår|vårt|vores|hans|hennes|hendes|deras|deres|ny|nytt|nyt|nieuwe?|oude|stor|stort|liten|litet|lille)$/iu;

function verbAt(tokens: readonly string[], language: string): number | null {
  const known = tokens.findIndex((token, at) => at > 0 && VERBS[language]?.test(token) === true);
  if (known > 0) return known;
  const formed = (token: string): boolean =>
    VERB_FORM[language]?.test(token) === true && !NO_VERB.test(token);
  if (language === "de") {
    const at = tokens.findIndex(
      (token, index) =>
        index > 0 &&
        formed(token) &&
        ((/^\p{Lu}/u.test(tokens[index - 1] ?? "") && (index > 1 || !DETERMINER.test(tokens[0] ?? ""))) ||
          GERMAN_PRONOUN.test(tokens[index - 1] ?? "")),
    );
    // "Das spart 14.000 Euro".
    if (
      at < 0 &&
      tokens.length === 2 &&
      /^(?:das|dies)$/iu.test(tokens[0] ?? "") &&
      tokens[1]?.endsWith("t") === true
    )
      return 1;
    return at > 0 ? at : null;
  }
  // Nouns are written small: only where the verb stands right before its figure, and behind no article, is it sure.
  const last = tokens.length - 1;
  const noun = BEFORE_NOUN.test(tokens[last - 1] ?? "");
  return last > 0 && !noun && formed(tokens[last] ?? "") ? last : null;
}

const DETERMINER =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|jede[nrsm]?|letzte[nrsm]?|diese[nrsm]?|unsere?|ihre?|seine?|im|in|am|an|auf|bei|von|vom|mit|nach|seit|für|zum|zur|aus|über|unter|vor)$/iu;

/** In German a noun phrase ends with its noun: "neue Fahrräder", "Tonnen Stahl", "der Haushalte". */
function germanNoun({ after, unit }: Told): { noun: string; rest: string } {
  const tokens = after.split(/\s+/u).filter((token) => token !== "");
  const counted = unit !== "";
  const genitive = /^(?:der|des|aller|unserer|ihrer|seiner|dieser)$/iu.test(tokens[0] ?? "");
  let at = genitive ? 1 : 0;
  if (counted && !genitive && !/^\p{Lu}/u.test(tokens[0] ?? "")) return { noun: "", rest: after };
  while (
    at < tokens.length &&
    /^\p{Ll}+(?:e|en|er|es|em)$/u.test(tokens[at] ?? "") &&
    !NO_ADJECTIVE.test(tokens[at] ?? "")
  )
    at += 1;
  if (!/^\p{Lu}/u.test(tokens[at] ?? "")) return { noun: "", rest: after };
  at += 1;
  // "Kilowattstunden Strom", "Tonnen Stahl".
  if (/^\p{Lu}/u.test(tokens[at] ?? "") && !genitive) at += 1;
  while (/^(?:und|oder|bis)$/u.test(tokens[at] ?? "") && /^\p{Lu}/u.test(tokens[at + 1] ?? "")) at += 2;
  while (/^(?:der|des)$/u.test(tokens[at] ?? "") && /^\p{Lu}/u.test(tokens[at + 1] ?? "")) at += 2;
  return { noun: tokens.slice(0, at).join(" "), rest: tokens.slice(at).join(" ") };
}

const NO_ADJECTIVE =
  /^(?:über|unter|oder|aber|nach|aus|für|bei|eine|einen|einer|einem|keine|diese|jede|werden|wurden|wurde|waren|haben|sowie|seine|ihre|unsere)$/u;
