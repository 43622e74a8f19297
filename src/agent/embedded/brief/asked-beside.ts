import { capitalise, countWords } from "../text/sentences.ts";
import { OF_MANNER } from "./opening-order-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** A text without such words, in the same length, what they ask, and what the film is about by them. */
export type AskedBeside = { text: string; subject: string | null; wishes: string[] };

/** "What I'd like people to understand is roughly this.": it announces what follows, to the maker. */
const ANNOUNCES = toPattern(
  `^(?:${[
    "(?:and )?what (?:i|we)(?:['’]d| would)? (?:really )?(?:like|want|need)\\s.{0,60}?(?:is|are) (?:roughly|basically|simply|more or less|something like|just)? ?(?:this|the following|these(?: \\p{L}+)?)",
    "(?:the |our )?(?:main |key )?(?:message|points?|content)s? (?:is|are) (?:roughly |basically |more or less )?(?:this|these|the following|as follows)",
    "was (?:wir|ich) (?:gern(?:e)? )?(?:vermitteln|zeigen|rüberbringen|erzählen|sagen)\\s.{0,40}?(?:folgendes|dies|das)|(?:die leute|alle|sie) sollen (?:ungefähr |etwa )?(?:folgendes|das) (?:wissen|verstehen|mitnehmen)",
    "ce que (?:je voudrais|nous voudrions|j['’]aimerais|on aimerait)\\s.{0,50}?,? c['’]est (?:à peu près |en gros )?(?:ceci|ça|cela)",
    "lo que (?:quiero|queremos|me gustaría|nos gustaría)\\s.{0,50}? es (?:más o menos |básicamente )?(?:esto|lo siguiente)",
    "quello che (?:vorrei|vorremmo|voglio)\\s.{0,50}? è (?:più o meno |in sostanza )?(?:questo|quanto segue)|o que (?:quero|queremos|gostaria|gostaríamos)\\s.{0,50}? é (?:mais ou menos |basicamente )?(?:isto|isso|o seguinte)",
    "wat (?:ik|we|wij) (?:graag )?(?:wil|willen|zou|zouden)\\s.{0,50}? is (?:ongeveer |grofweg )?(?:dit|het volgende)",
    "(?:det )?(?:jag|vi|jeg) (?:vill|gärna vill|vil gerne|ønsker)\\s.{0,50}? (?:är|er) (?:ungefär |omtrent )?(?:detta|det här|dette|følgende)",
    "(?:хочется|хотим|хотелось бы) (?:рассказать|донести|показать)\\s.{0,30}?(?:следующее|вот что)|(?:chcemy|chciałabym|chciałbym) (?:przekazać|powiedzieć)\\s.{0,20}?(?:mniej więcej )?(?:to|co następuje)",
  ].join("|")})[\\s.:!]*$`,
  "iu",
);
/** "Could you end with the work day?": what it names is told there. */
const ENDS_WITH = toPattern(
  `^(?:${[
    "(?:and )?(?:can|could|would|will) (?:you|we) (?:please |maybe |perhaps )?(?:end|finish|close|conclude|start|open|begin)(?: it| the film| the video)? (?:with|on)\\s.{3,60}",
    "(?:und )?(?:könn(?:t|ten|test|en) (?:ihr|sie|du|wir)|kannst du)(?: bitte| den film| das ganze)*\\smit .{3,60} (?:aufhören|enden|schließen|abschließen|anfangen|beginnen)",
    "(?:et )?(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|pourrait-on) (?:finir|terminer|conclure|commencer)(?: le film)? (?:par|sur|avec)\\s.{3,60}",
    "¿?(?:y )?(?:pod[ée]is|podríais|puedes|podrías|puede|podría|podrían) (?:terminar|acabar|cerrar|empezar) con\\s.{3,60}",
    "(?:e )?(?:potete|potreste|puoi|potresti|potrebbe) (?:finire|chiudere|concludere|terminare|iniziare) con\\s.{3,60}|(?:e )?(?:pode|podem|poderia|poderiam) (?:terminar|acabar|encerrar|começar) com\\s.{3,60}",
    "(?:en )?(?:kun|kunt|kunnen|zou|zouden) (?:je|u|jullie) (?:kunnen )?(?:eindigen|afsluiten|beginnen) met\\s.{3,60}|(?:en )?(?:kun|kunt|kunnen|zou|zouden) (?:je|u|jullie)\\smet .{3,60} (?:eindigen|afsluiten|beginnen)",
    "(?:kan|kunne|kunde|skulle) (?:du|ni|i|man) (?:sluta|avsluta|slutte|afslutte|avslutte|börja|begynde) med\\s.{3,60}",
    "(?:czy )?(?:możecie|możesz|moglibyście|mógłbyś|mogłabyś) (?:zakończyć|skończyć)\\s.{3,60}|(?:можете|могли бы(?: вы)?|можно)(?: ли)? (?:закончить|завершить)\\s.{3,60}",
  ].join("|")})[\\s?？]*$`,
  "iu",
);
/** "It's about composting, because …": what the film is about, and the reason is told. */
const ABOUT = toPattern(
  `^(?:(?:so|also|and|alors|donc|pues|bueno|allora|então|dus|so also|så),? )?(?:${[
    "(?:it['’]s|it is|this is|it should be|the (?:film|video) is|the (?:film|video) should be) (?:all )?about",
    "(?:es|darin|im film|in dem film) (?:soll (?:es )?)?(?:geht(?: es)?|ginge) um(?: das| die| den|s)?|es geht ums|thema ist(?: das| die| der)?",
    "(?:ça|il|elle) parle(?:ra)? (?:du |de la |de |des |d['’])|il s['’]agit (?:du |de la |de |des |d['’])",
    "(?:trata|se trata|va|tratará) (?:de|sobre)(?: el| la| los| las)?|si (?:parla|tratta) (?:di|del|della|dei)|parla (?:di|del|della|dei)|(?:é|trata-se|será) (?:sobre|de)(?: o| a| os| as)?",
    "het gaat over(?: de| het)?|het moet gaan over(?: de| het)?|det handlar om|det handler om|det skal handle om|den ska handla om",
  ].join(
    "|",
  )})\\s?(?<subject>[^,;:.!?–—]{3,44}?)(?:(?:,|\\s[–—-])?\\s(?:because|since|as|weil|da|denn|parce que|parce qu['’]|car|porque|ya que|pues|perché|poiché|pois|omdat|want|eftersom|för att|fordi)\\s?(?<told>.+)|[.!]?)$`,
  "isu",
);
/** ", but don't preach": the last clause of a sentence, said to who tells it; with what it takes back. */
const TAKES_BACK =
  /(?:,\s(?:so|da|also|donc|así que|quindi|portanto|dus)\s(?:there['’]?s|there is|es gibt|il y a|hay|c['’]è|há|er is)\s[^,;]{4,60})?[,;]?\s(?:but|and|so|aber|also|mais|pero|ma|mas|maar|ale|но|men)\s(?<order>(?:please |bitte |por favor |per favore )?(?:do not|don['’]t|no need to|keep|bitte|nicht|ohne|kein\p{L}*|sans|ne\s|pas|évite\p{L}*|sin|no|evit\p{L}*|senza|non|niente|sem|não|zonder|geen|niet|bez|nie|без|не|utan|inte|uden|ikke)[^,;.!?]{3,60})(?=[.!]*\s*$)/iu;

/**
 * Takes out what a sender of a request says to the maker among what is told: what is announced, asked to be told last, and
 * clauses on how. `asked`: a film was asked for; without it nothing is taken.
 */
export function withoutAskedBeside(source: string, asked: boolean): AskedBeside {
  const found: AskedBeside = { text: source, subject: null, wishes: [] };
  if (!asked) return found;
  for (const paragraph of paragraphsOf(source).paragraphs)
    for (const span of sentencesOf(source, paragraph, true)) {
      const said = textAt(source, span);
      if (said.length > MOST || /^["“”„«»「『]/u.test(said)) continue;
      const about = found.subject === null ? ABOUT.exec(said)?.groups : undefined;
      if (ANNOUNCES.test(said)) takeOut(found, span, said);
      else if (ENDS_WITH.test(said)) takeOutEnd(found, span, said);
      else if (about !== undefined && isSubject(about["subject"] ?? "")) readSubject(found, span, about);
      else takeBack(found, span);
    }
  return found;
}

const MOST = 400;
const MOST_SUBJECT = 5;

function isSubject(subject: string): boolean {
  return countWords(subject) <= MOST_SUBJECT && !/^(?:it|this|that|to|das|dies|ça|cela|esto|eso|questo|isto|dit|dat|det)(?:\s|$)/iu.test(subject); // prettier-ignore
}

function takeOut(found: AskedBeside, span: Span, said: string): void {
  found.text = blanked(found.text, span);
  found.wishes.push(said);
}

/** "Could you end with the work day? It's Saturday …" → "The work day is Saturday …", in the places of both. */
function takeOutEnd(found: AskedBeside, span: Span, said: string): void {
  const order = found.text.slice(span.start, span.end);
  const behind = IT_IS.exec(found.text.slice(span.end));
  const named = NAMED_LAST.exec(order);
  takeOut(found, span, said);
  if (behind === null || named === null) return;
  const [mark = "", gap = "", ...verbs] = behind;
  const verb = verbs.find((one) => one !== undefined)?.toLowerCase() ?? "";
  const what = named[1] ?? "";
  const start = span.start + named.index + named[0].indexOf(what);
  const copula = `${verb.replace(/^['’]s$/u, "is")} `.padStart(gap.length + mark.trimStart().length);
  const told = `${capitalise(what)}${" ".repeat(span.end - start - what.length)}${copula}`;
  const end = span.end + mark.length;
  if (start + told.length === end) found.text = found.text.slice(0, start) + told + found.text.slice(end);
}

const NAMED_LAST = /\s(?:with|on|mit|par|sur|avec|con|com|met|med)\s((?:the|our|d[eia][resn]?|das|unser\p{L}*|le|la|l['’]|notre|el|nuestr\p{L}|il|i|o|a|noss[oa]|het|onze?)\s?[^?.!,]{3,40}?)(?:\s(?:aufhören|enden|schließen|abschließen|eindigen|afsluiten))?[\s?.!]*$/iu; // prettier-ignore
const IT_IS =
  /^(\s*)(?:it(?:\s(is)|(['’]s))|(?:es|das)\s(ist)|c['’](est)|(?:het|dat)\s(is)|det\s(är|er)|(es)|(è)|(é))\s/iu;

function readSubject(
  found: AskedBeside,
  span: Span,
  groups: Readonly<Record<string, string | undefined>>,
): void {
  found.subject = capitalise(groups["subject"]?.trim() ?? "");
  const told = groups["told"];
  if (told === undefined) return takeOut(found, span, textAt(found.text, span));
  const [first = ""] = told.split(" ", 1);
  const from = found.text.slice(0, span.end).lastIndexOf(`${first} `);
  const at = found.text.indexOf(`${first} `, span.start + (groups["subject"]?.length ?? 0));
  if (at < 0 || at > from) return;
  found.text = blanked(found.text, { start: span.start, end: at });
  const large = found.text.charAt(at).toUpperCase();
  if (large.length === 1) found.text = found.text.slice(0, at) + large + found.text.slice(at + 1);
}

function takeBack(found: AskedBeside, span: Span): void {
  const sentence = found.text.slice(span.start, span.end);
  const match = TAKES_BACK.exec(sentence);
  const order = match?.groups?.["order"];
  if (match === null || order === undefined || !OF_MANNER.test(order)) return;
  const start = span.start + match.index;
  const end = start + match[0].length;
  // What is left ends where it was cut; the stop of the sentence moves there.
  const stop = /[.!]/u.exec(found.text.slice(end, span.end))?.index;
  found.text = blanked(found.text, { start, end: stop === undefined ? end : end + stop + 1 });
  found.text = `${found.text.slice(0, start)}.${found.text.slice(start + 1)}`;
  found.wishes.push(order.trim());
}
