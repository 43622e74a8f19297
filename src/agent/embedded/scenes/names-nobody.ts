import { romancePronoun } from "./romance-speakers.ts";
import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { toPattern } from "../text/regex.ts";

/** "he said", "dit-elle": below a quotation it names nobody. */
const PRONOUN_SAYS =
  /^(?:(?:he|she|they|we|i|er|sie|ich|il|elle|ils|elles|je|él|ella|ellos|lui|lei|loro|ele|ela|hij|zij|ze|on|ona|oni|он|она|они|він|вона|han|hon|hun|de)\s\p{L}+|\p{L}+[- ](?:t-)?(?:he|she|they|we|i|er|sie|ich|il|elle|ils|elles|je|él|ella|ellos|lui|lei|loro|ele|ela|hij|zij|ze|on|ona|oni|он|она|они|він|вона|han|hon|hun|de))$/iu;

/** "escribió", "he said", "aurait-il pu dire", "řekla mi loni na podzim": a verb alone, with a pronoun, or with when it was said. */
export function namesNobody(attribution: string): boolean {
  return (
    PRONOUN_SAYS.test(attribution) ||
    VERB_ALONE.test(attribution) ||
    SAYS_WHEN.test(attribution) ||
    SAYS_TO_THEM.test(attribution) ||
    isUnnamed(attribution)
  );
}

/** "les dijo", "gli disse", "leur dit": to whom, and not by whom. */
const SAYS_TO_THEM = toPattern(
  `^(?:les?|nos|os|me|te|se|gli|le|ci|vi|mi|ti|lhes?|leur|lui|nous|vous)\\s(?:${SAYING_VERBS})$`,
  "iu",
);

/** No word of it is written large, and somebody who was named before says it, or might have. */
function isUnnamed(attribution: string): boolean {
  if (/\p{Lu}/u.test(attribution)) return false;
  if (romancePronoun(attribution)) return true;
  if (MIGHT_HAVE.test(attribution) || SAYS_INDONESIAN.test(attribution)) return true;
  // "disait-elle à une journaliste" tells something.
  return (INVERTED.test(attribution) && !TO_WHOM.test(attribution)) || SAYS_LATER.test(attribution);
}

/** "katanya sambil tertawa", "ujarnya": the ending stands for whoever was named before. */
const SAYS_INDONESIAN =
  /^(?:kata|ujar|tutur|ucap|ungkap|jelas|imbuh|tegas|kenang|papar|tambah)nya(?:\s\S.*)?$/iu;
const TO_WHOM = /\s(?:à|au|aux)\s\p{L}/iu;
/** "a-t-elle répondu" */
const INVERTED = /\p{L}-(?:t-)?(?:il|elle|ils|elles|on|je)(?![\p{L}-])/iu;
const PRONOUN =
  "(?:he|she|they|er|sie|él|ella|ellos|lui|lei|loro|ele|ela|hij|zij|ze|ona|oni|он|она|они|він|вона|han|hon|hun)";
/** "hätte er sagen können", "podría haber dicho", "мог бы он сказать": no name begins so. */
const MIGHT_HAVE = toPattern(
  `^(?:${PRONOUN}\\s)?(?:might|could|would|may|is said|was said|hätte|könnte|würde|soll(?:en|te|ten)?|aurait|pourrait|podría|pudo|habría|debió de|avrebbe|potrebbe|poderia|teria|zou|had|kon|mógłby|mogłaby|мог(?:ла|ли)?|міг|могла|skulle|kunde|kunne)\\s\\p{L}`,
  "iu",
);
/** "schrieb er später" */
const SAYS_LATER = toPattern(
  `^(?:${PRONOUN}\\s\\p{L}+|\\p{L}+\\s${PRONOUN})\\s(?:later|then|once|again|später|dann|einmal|wieder|luego|después|entonces|poi|dopo|allora|depois|então|toen|daarna|potem|później|потом|позже|пізніше|потім|senare|sedan|senere)$`,
  "iu",
);

const VERB_ALONE = toPattern(`^(?:${SAYING_VERBS})$`, "iu");

/** To whom, in one word, where a verb has its speaker in itself. */
const TO_SOMEBODY =
  "mi|nám|mu|jí|jim|mnie|nam|jej|im|mně|nekem|nekünk|neki|minulle|meille|hänelle|мне|нам|ему|ей|мені|йому|їй";
/** When it was said, or how often. */
const WHEN =
  "loni|vloni|letos|včera|dnes|tehdy|jednou|potom|pak|později|nedávno|kdysi|často|vždycky|vždy|pokaždé|na podzim|na jaře|v létě|v zimě|minulý (?:týden|měsíc|rok)|wczoraj|dziś|dzisiaj|wtedy|później|kiedyś|często|zawsze|niedawno|rok temu|latem|jesienią|zimą|wiosną|tavaly|tegnap|ma|akkor|később|egyszer|gyakran|mindig|nemrég|ősszel|tavasszal|nyáron|télen|viime (?:vuonna|viikolla|syksynä|keväänä|kesänä|talvena)|eilen|tänään|silloin|myöhemmin|kerran|usein|aina|äskettäin|вчера|сегодня|тогда|потом|позже|однажды|как-то|часто|всегда|недавно|(?:прошлой|прошлым) \\p{Ll}+|вчора|тоді|потім|пізніше|якось|часто|завжди|нещодавно";
/** "Řekla mi loni na podzim"; "řekla mi babička" names her. */
const SAYS_WHEN = toPattern(`^(?:${SAYING_VERBS})(?:\\s(?:${TO_SOMEBODY}))?(?:\\s(?:${WHEN})){0,3}$`, "iu");
