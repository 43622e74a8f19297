import { toPattern } from "../text/regex.ts";

/** What stands behind a dash in the subject of a mail and is no part of a title: until when, and how urgent. */

const PLEASE =
  "please|pls|plz|bitte|svp|stp|s['’]il (?:vous|te) plaît|merci|por favor|porfa|per favore|pf|graag|a\\.?u\\.?b\\.?|alstublieft|proszę|prosimy|пожалуйста|будь ласка|prosím|snälla|tack|vær så snill|venligst|gerne|lütfen|thanks|danke";
const UNTIL =
  "(?:needed |due |deadline |wanted |required )?(?:by|for|before|until|till|on|this)|(?:wird gebraucht |gebraucht |frist |abgabe )?(?:bis|vor|zum|am|noch|diese)(?: spätestens| zum| zu)?|(?:à rendre |urgent )?(?:pour|avant|d['’]ici|jusqu['’]à)(?: le| la| ce)?|(?:para|antes de|antes del|hasta)(?: el| la| este| o| a)?|(?:entro|per|prima di)(?: il| la| le)?|(?:até|para)(?: a| o| à| ao)?|(?:voor|tegen|uiterlijk|vóór)(?: de)?|(?:do|na|przed|najpóźniej do)|(?:до|к|ко)|(?:do|nejpozději do)|(?:till|senast|innan|inden|senest|før|til)(?: på)?";
const DAY =
  "(?:(?:next|this|end of|the end of|eod|eow|nächst\\p{L}+|kommend\\p{L}+|diese[nrs]?|ende(?: der)?|fin(?: de)?|le|la|el|il|o|a|lunes|próxim\\p{L}|fine)\\s)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:tomorrow|today|tonight|week|month|noon)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|morgen|heute|übermorgen|woche|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|aujourd['’]hui|semaine|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|semana|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera|settimana|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|amanhã|hoje|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}+|niedziel\\p{L}+|jutr\\p{L}+|dzisiaj|понедельник\\p{L}*|вторник\\p{L}*|сред[ыеу]|четверг\\p{L}*|пятниц\\p{L}+|суббот\\p{L}+|завтра|сегодня|понеділ\\p{L}+|п['’]ятниц\\p{L}+|pondělí|úterý|středy|čtvrtka|pátku|zítra|måndag|tisdag|onsdag|torsdag|fredag|lördag|søndag|imorgon|i morgon|i morgen|mandag|tirsdag|\\p{Nd}{1,2}(?:[./]\\p{Nd}{1,2}\\.?(?:\\p{Nd}{2,4})?|\\.?(?:st|nd|rd|th)?\\s(?:de\\s)?\\p{L}{3,10}))(?:\\s(?:morning|noon|evening|früh|mittag|abend|matin|midi|soir))?";
const URGENT =
  "(?:very |super |sehr |très |muy |molto |muito )?(?:urgent[ei]?|urgently|asap|a\\.s\\.a\\.p\\.?|dringend|eilt|eilig|eilsache|sofort|wichtig|important|importante|pressé|pilne|pilny|spoed|dringend|haast|срочно|терміново|важно|spěchá|naléhavé|brådskande|bråttom|haster|hastar|acil|急ぎ|お急ぎ|至急|大至急|急|紧急|加急|急用|급함|긴급|급합니다|عاجل(?: جدا)?|דחוף|अत्यावश्यक|तत्काल)";
const PIECES = `(?:${PLEASE}|(?:${UNTIL})\\s${DAY}|${URGENT}|(?:this|diese) (?:week|woche)|reminder|erinnerung|rappel|second (?:try|attempt)|follow[- ]?up|nachfrage|recordatorio|promemoria|lembrete)`;

/** "bitte bis Freitag", "urgent!!", "pour vendredi svp", "please by Friday": a plea with its day, and nothing else. */
const TAIL = toPattern(
  `^(?:${PIECES})(?:[\\s,;/!.]+(?:${PIECES}))*[\\s!?.]*$|^[^\\s]{1,8}(?:までに|まで)(?:お願い\\S*)?$|^[\\p{Script=Han}\\p{N}]{1,6}(?:之前|前)(?:要|交|完成)?$`,
  "iu",
);

/** A day alone ("Friday", "until Friday") names as well when something is. */
const PLEADS = toPattern(`(?<![\\p{L}])(?:${PLEASE}|${URGENT}|deadline|needed|due|gebraucht|reminder|erinnerung|rappel|recordatorio|promemoria|lembrete)(?![\\p{L}])|まで|前[要交完]`, "iu"); // prettier-ignore

/** Whether a part of a subject line only pleads or hurries. */
export function isTailOfMail(part: string): boolean {
  return TAIL.test(part) && PLEADS.test(part);
}
