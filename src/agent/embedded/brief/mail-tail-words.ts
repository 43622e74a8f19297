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

/** "Is this enough to go on??", "can you do it?", "hope this works": what a sender asks whoever makes the film. */
const ASKS_MAKER = toPattern(
  `^(?:${[
    "(?:so |and |hope )?(?:is|was|will|would|does|hope) (?:this|that|it|the (?:text|stuff|info)) (?:be )?(?:enough|ok(?:ay)?|alright|all right|any good|too (?:long|much|little|late)|works?|do|doable|possible|what you (?:need|wanted|meant)|makes? sense|helps?)(?: (?:to go on|for you|for now|like this|like that))?|(?:can|could|would) you (?:do (?:it|this|that|one)|help(?: us| me)?|make (?:it|this|one)|manage(?: it| this)?)|(?:any|got) (?:time|room|space)(?: for (?:it|this))?|ok(?:ay)?(?: like this| for you| with you)?|what do you think|any (?:thoughts|questions)|anything (?:missing|else)|all you need|let me know",
    "(?:reicht|genügt|passt|geht|klappt) (?:das|dies|es)(?: so| für (?:dich|sie|euch))?|reicht (?:dir|ihnen|euch) das|ist das (?:so )?(?:ok(?:ay)?|genug|zu (?:lang|viel|kurz)|machbar|möglich)|(?:kannst du|können sie|könnt ihr) (?:das|es|helfen)(?: machen)?|hoffe,? (?:das|es) (?:passt|reicht)|was meinst du|was meinen sie",
    "(?:est-ce que )?(?:ça|cela) (?:suffit|suffira|va|ira|marche)(?: comme ça)?|est-ce (?:assez|suffisant|possible|trop long)|c['’]est (?:bon|possible|faisable|assez|trop long)|(?:pouvez-vous|peux-tu|pourriez-vous) (?:le |nous |m['’])?(?:faire|aider)|qu['’]en pens(?:ez-vous|es-tu)",
    "¿?(?:es|será|con esto es) (?:suficiente|bastante|posible|demasiado largo)(?: (?:así|con esto))?|¿?(?:basta|vale|sirve|llega)(?: (?:así|con esto|esto))?|¿?(?:puedes|podéis|podrías|podría usted) (?:hacerlo|ayudarnos|con esto)|¿?qué (?:te|le|os) parece",
    "(?:basta|va bene|può bastare|può andare)(?: così| questo)?|è (?:abbastanza|sufficiente|possibile|troppo lungo)|(?:puoi|può|riuscite a|riesce a) (?:farlo|aiutarci)|che ne (?:dici|dice|pensa|pensi)",
    "(?:chega|serve|dá|basta)(?: assim| isto| isso)?|é (?:suficiente|possível|demasiado)|(?:podes|pode|conseguem|consegue) (?:fazer|ajudar)|o que (?:acha|achas|acham)",
    "is (?:dit|dat|het) (?:genoeg|ok(?:é|ay)?|te (?:lang|veel)|haalbaar|mogelijk)|(?:kun je|kunt u|kunnen jullie) (?:dit|dat|het|helpen)(?: doen| maken)?|lukt (?:dit|dat|het)|wat (?:denk|vind) je",
    "(?:räcker|går|funkar) det(?: här| så)?|er det (?:nok|ok|for langt)|czy to (?:wystarczy|ok|możliwe)|stačí to|этого (?:хватит|достаточно)|цього (?:вистачить|досить)|bu yeterli mi|yeter mi|これで(?:足りますか|大丈夫ですか|いいですか)|这样(?:够吗|可以吗|行吗)|이 정도면 될까요",
  ].join("|")})[\\s!?！？.…:)]*$`,
  "iu",
);
/** "draft 2", "second version" in brackets at the end. */
const DRAFT =
  /^(?:(?:my |our )?(?:first|second|third|rough|final|new|latest|updated|corrected) (?:draft|version|go|try)|(?:draft|version|v|take|entwurf|fassung|brouillon|borrador|bozza|rascunho|concept|utkast|udkast|wersja|szkic|verze|черновик|версия|taslak)\s?(?:no\.?\s?)?\p{Nd}{1,2})[\s!.]*$/iu;

/** "Scusi il ritardo!!", "sorry it's late": what a sender begs pardon for. */
const SORRY =
  /^(?:(?:so |very )?(?:sorry|apologies)(?:,)? (?:it['’]?s|this is|for|about|if) .{2,40}|(?:entschuldig\p{L}+|sorry)(?: bitte)?,? (?:für |wegen )?(?:die|der|das) (?:späte \p{L}+|verspätung|störung|länge)|(?:désolée?s?|pardon|excusez-moi) (?:du|pour|de) (?:le |la |ce )?(?:retard|dérangement|longueur)|(?:perdón?|perdona|perdone|disculpa|disculpe|siento) (?:por )?(?:el|la) (?:retraso|tardanza|molestia|rollo)|(?:mi )?scus(?:i|a|ate|atemi)(?: per)? (?:il|la|l['’])\s?(?:ritardo|disturbo|lunghezza)|desculp(?:e|a|em)(?: p?el[oa])?(?: [oa])? (?:atraso|demora|incómodo|incômodo)|sorry voor (?:de|het) (?:late \p{L}+|vertraging|lange \p{L}+)|förlåt (?:för )?(?:att det är sent|förseningen)|przepraszam za (?:opóźnienie|kłopot)|извините за (?:опоздание|задержку|беспокойство)|вибачте за (?:запізнення|затримку|турботу))[\s!.…]*$/iu;

/** Whether a part of a subject line only pleads or hurries, asks the maker something, numbers its drafts or begs pardon. */
export function isTailOfMail(part: string): boolean {
  return (TAIL.test(part) && PLEADS.test(part)) || [ASKS_MAKER, DRAFT, SORRY].some((one) => one.test(part));
}
