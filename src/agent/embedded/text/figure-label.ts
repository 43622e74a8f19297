import { subjectOf } from "../english/subject.ts";
import { capitalise, countWords } from "./sentences.ts";
import { shortLabel } from "./shorten.ts";
import { withoutVerb } from "./without-verb.ts";

const FILLER =
  /\s*(?<![\p{L}])(?:only|that|it|this|them|already|still|also|then|each|if|when|and|or|would|could|should|might|may|can|will|has|have|had|been|about|around|nearly|almost|roughly|just|over|more than|less than|up to|at least|at most|now|by|of|to|than|at|from|after|before|below|above|under|etwa|rund|circa|bis zu|mehr als|über|um|auf|von|bei|environ|plus de|près de|jusqu['’]à|à|de|unos?|unas|casi|más de|hasta|a|circa|oltre|fino a|quasi|di|cerca de|mais de|até|quase|em)\s*$/iu;
/** The figure is what a copula ends in; what stands before it is what it counts. */
const COPULA =
  /\s+(?:(?:has|have|had|may|can|will|must)\s+)?(?:gain(?:ed|s)?|rose|risen|rises?|rise|grew|grows?|grown|increased?|climbed|lost|loses?|fell|falls?|fallen|dropped|drops?|declined|decreased?|shrank|cuts?|brings?|brought|reduces?|reduced|keeps?|kept|reached|reaches|costs?|pays?|paid|saves?|saved|uses|(?<=(?:\p{L}{3}[^su]s|people|we|they|you)\s)use|used|needs?|needed|holds?|held|carry|carries|carried|leaks?|melted|measures?|covers?|covered|produces?|produced|receives?|received|serves?|sends?|is|are|was|were|be|stood|stands|amounts?|weighs?|lasts?|takes?|totals?|hat|haben|dauern|braucht|brauchen|verbraucht|enthält|erhält|bekommt|umfasst|misst|deckt|produziert|tarda|tardan|produce|producen|lleva|tiene|cubre|recibe|mide|pierde|gana|mesure|couvre|produit|compte|reçoit|consomme|copre|misura|riceve|conta|produz|cobre|tem|mede|leva|leven|weegt|kost|duurt|ist|sind|war|waren|beträgt|betrug|betragen|kostet|kosten|liegt|lag|liegen|wiegt|dauert|stieg|sank|erreicht|est|était|sont|étaient|coûte|coûtent|atteint|pèse|dure|fue|era|es|son|cuesta|cuestan|alcanza|pesa|dura|è|sono|costa|costano|raggiunge|foi|são|é|custa|custam|atinge)$/iu;
const LEADING =
  /^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas)\s+|(?:after|in|since|by|between|within|en|im|in|depuis|desde|nel|em)\s+[^,]{0,24}\s(?=(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|o|os|as)\s)|(?:also|today|now|heute|además|aussi)\s+)/iu;
const PRONOUN =
  /^(?:it|they|that|this|these|those|he|she|we|you|i|there|which|who|if|when|that|as|es|sie|er|das|dies|il|elle|on|nous|vous|ils|elles|wir|ihr|ich|man|c['’]est|ça|nosotros|ellos|noi|loro|nós|eles|ello|esto|esso|ele|ela|isso)(?![\p{L}])/iu;
const PERIOD =
  /^(?:a|an|per|each|every|pro|im|par|al|a la|por|all['’]|ao)\s*(second|minute|hour|day|night|week|month|year|person|head|jahr|monat|tag|woche|stunde|an|mois|jour|semaine|personne|año|mes|día|semana|persona|anno|mese|giorno|settimana|mês|dia|ano)(?![\p{L}])/iu;
/** A noun phrase ends before these. */
const PHRASE_END =
  /\s+(?:(?:in|on|at|by|for|from|through|than|and|or|but|to|with|within|since|when|if|that|which|who|because|is|are|was|were|has|have|had|can|will|may|must|a|an|per|each|every|into|over|during|as|und|oder|in|im|am|auf|bei|mit|für|aus|von|vor|nach|zu|hat|haben|dauern|braucht|brauchen|verbraucht|enthält|erhält|bekommt|umfasst|misst|deckt|produziert|tarda|tardan|produce|producen|lleva|tiene|cubre|recibe|mide|pierde|gana|mesure|couvre|produit|compte|reçoit|consomme|copre|misura|riceve|conta|produz|cobre|tem|mede|leva|leven|weegt|kost|duurt|ist|sind|war|hat|haben|et|ou|dans|pour|par|sur|avec|à|au|aux|est|sont|y|o|en|para|por|con|es|son|que|qui|die|der|das|e|per|nel|nella|che|è|sono|em|no|na|com|são)(?=\s|$)|\p{Ll}{3,}(?:ed|t|te|ten)(?=\s+(?:in|on|at|by|to|from|im|am|auf|zu)(?=\s)))/iu;
const NO_NOUN =
  /^(?:and|or|but|in|on|at|by|to|for|from|than|with|is|are|was|were|later|earlier|ago|long|old|high|wide|deep|of|und|oder|im|in|auf|bei|zu|et|ou|à|au|dans|en|y|o|a|e|di|da|de|per|por|con|com|später|lang|alt|hoch)(?=\s|$)/iu;
const MAX_WORDS = 7;
const SHORT_SUBJECT = 2;

/** `sure`: the phrase is known to be whole, since a known verb or the figure's own noun bounds it. */
export type FigureLabel = { text: string; sure: boolean };

/**
 * What a figure counts, as a noun phrase in the text's own words: `clause` stands before it,
 * `after` after it. Empty where no phrase names it.
 */
export function figureLabel(clause: string, after: string, unit: string, language: string): FigureLabel {
  const { text, sure } = phraseFor(clause, after, unit, language);
  return { text: capitalise(text), sure: sure && countWords(text) > 0 };
}

function phraseFor(clause: string, after: string, unit: string, language: string): FigureLabel {
  const told =
    /^[\s-]*((?:[^,.;:!?()，。；：！？]|(?<=\d)[,.](?=\d)|(?<=\p{L})\.(?=\p{L}))+)/u
      .exec(after)?.[1]
      ?.trim() ?? "";
  // "12% metal e 10% outros": the next figure has its own words.
  const next = told.replace(/\s+(?:(?:and|und|et|y|e|en|i|и)\s+)?\d.*$/su, "");
  const subject = subjectBefore(clause, language);
  const period = PERIOD.exec(next);
  if (period !== null) {
    const whole = language === "de" ? period[0].replace(/^im\s/u, "pro ") : period[0];
    const per = /^(?:a|an)\s/i.test(next) && language === "en" ? `per ${period[1] ?? ""}` : whole;
    // "Kosten pro Jahr": a few words run on into it.
    const link = countWords(subject.text) <= SHORT_SUBJECT ? " " : ", ";
    return subject.text === ""
      ? { text: per, sure: false }
      : { text: `${bare(subject.text)}${link}${per}`, sure: subject.sure };
  }
  const share = /^(?:of|der|des|de|del|dei|delle|das|dos)\s+(.+)$/iu.exec(next);
  if (share !== null && language === "en") {
    if (unit !== "" && !PERCENT.test(unit)) {
      // "After | 4 hours | of training it was stronger": what the sentence tells begins behind the phrase.
      if (OPENS_PHRASE.test(clause.trim())) return { text: "", sure: false };
      const thing = bare(nounPhrase(share[1] ?? "", 5, language)).replace(NEXT_SUBJECT, "");
      const per = PERIOD.exec((share[1] ?? "").slice(thing.length).trim())?.[1];
      return { text: per === undefined || thing === "" ? thing : `${thing}, per ${per}`, sure: true };
    }
    if (subject.text === "" || countWords(subject.text) <= 3)
      return { text: wholeOf(next, language), sure: true };
  }
  const thing = next === "" || NO_NOUN.test(next) ? "" : nounPhrase(next, MAX_WORDS, language);
  // "Asistentes llenaron | 24 salas": up to the next figure the clause is half.
  const counted = next === told ? thing : withoutVerb(thing, language);
  // Where the noun is not known to end, a verb and more may follow it.
  const and = /^\s*(?:und|et|y|e|en|i|и)\s/u.test(next.slice(counted.length));
  const whole = language === "en" || countWords(counted) === 1 || counted === next || and;
  if (unit === "" && counted !== "") return { text: counted, sure: whole };
  if (subject.text !== "") return { text: bare(subject.text), sure: subject.sure };
  // "900 people ride": what follows a unit is the next thought, not what is counted.
  return PERCENT.test(unit) && /\p{L}{3}/u.test(counted)
    ? { text: wholeOf(next, language), sure: whole || wholeOf(next, language) === next }
    : { text: "", sure: false };
}

/** All that stands before a figure is a preposition: how long, with how much, for how much. */
const OPENS_PHRASE =
  /^(?:and\s|but\s|so\s)?(?:after|before|with|without|within|in|during|for|at|by|from|over|under|through|throughout|on|until|beyond|despite|below|above|across|between|using)(?:\s(?:about|around|nearly|almost|only|just|some|roughly|over|more than|less than))*$/iu;
/** "Work | they moved": a pronoun begins the next clause. */
const NEXT_SUBJECT = /\s(?:i|it|they|he|she|we|you|there)(?:\s.*)?$/iu;

const PERCENT = /^\s*(?:%|per ?cent)/i;

/** The subject of the clause whose predicate the figure is; empty where a pronoun stands for it. */
function subjectBefore(clause: string, language: string): FigureLabel {
  const nothing = { text: "", sure: false };
  let text = clause.trim();
  let sure = language === "zh";
  for (let before = ""; before !== text;) {
    before = text;
    const trimmed = text
      .replace(
        /(?:大约|大約|约|約|超过|超過|达到|達到|达|達|是|为|為|有|只有|近|共|仅|僅|增加到|上升到|下降到)+$/u,
        "",
      )
      .replace(FILLER, "")
      .replace(LEADING, "");
    text = trimmed.replace(COPULA, "").trim();
    sure ||= text !== trimmed.trim();
  }
  if (text === "" || PRONOUN.test(text)) return nothing;
  const named = language === "en" ? subjectOf(`${text} is`) : null;
  const english = named ?? text;
  const words = countWords(english);
  if (words > MAX_WORDS) return nothing;
  return /^(?:in|on|at|by|for|from|with|after|before|when|if|en|im|bei|dans|nel|em|während|pendant)\s/iu.test(
    english,
  )
    ? nothing
    : { text: english, sure };
}

/**
 * What a share does, whole: "want the office every day". Of a whole, "of what people throw in the bin is food waste", no
 * part says what it is: there is none where it is long.
 */
function wholeOf(next: string, language: string): string {
  if (countWords(next) <= MAX_WORDS) return next;
  if (!/^of\s/iu.test(next)) return nounPhrase(next, MAX_WORDS, language);
  return countWords(next) <= MOST_OF_WORDS ? next : "";
}

const MOST_OF_WORDS = 12;

function nounPhrase(text: string, maxWords: number, language: string): string {
  const end = PHRASE_END.exec(text);
  const cut = end === null || end.index === 0 ? text : text.slice(0, end.index);
  // "Swings of | a caesium atom": what hangs on a preposition belongs to it.
  const phrase = /\s(?:of|de|du|des|von|der|di|del|della|do|da)$/iu.test(cut) ? text : cut;
  // "Personnes entre mars | et septembre"
  const short = shortLabel(phrase, maxWords).replace(TORN_SPAN, "");
  const label = short.length < text.trim().length ? withoutVerb(short, language) : short;
  return countWords(label) <= maxWords ? label : "";
}

const TORN_SPAN = /\s(?:between|zwischen|entre|tra|fra|tussen|mellan|mellom|mellem)\s\S+$/iu;

/** Without an article that leads nowhere: "the price of solar modules" → "price of solar modules". */
function bare(phrase: string): string {
  return countWords(phrase) > 2 ? phrase.replace(/^(?:the|an?|el|la|der|die|das|le|il|o)\s+/iu, "") : phrase;
}
