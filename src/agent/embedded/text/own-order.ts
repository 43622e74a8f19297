import { toPattern } from "./regex.ts";

/** Words that say when, of a series of steps: told in order, each such step needs no "First," before it. */
const TIME =
  "day|night|morning|evening|week|month|hour|tag|nacht|morgen|abend|woche|monat|stunde|jour|nuit|matin|soir|semaine|mois|heure|d[ií]a|noche|mañana|tarde|semana|mes|hora|giorno|notte|mattina|sera|settimana|mese|ora|dia|noite|manhã|mês|dag|ochtend|avond|week|maand|uur|dzień|dnia|noc|tydzień|miesiąc|den|noci|týden|день|дня|ночь|недел[яюи]|месяц|ніч|тиждень|dygn|kväll|vecka|månad|uke|uge|aften|gün|gece|hafta|ay|saat";
const NTH =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|\\p{Nd}+(?:st|nd|rd|th)|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|vierte[nrms]?|fünfte[nrms]?|sechste[nrms]?|siebte[nrms]?|letzte[nrms]?|nächste[nrms]?|premi(?:er|ère)|deuxième|troisième|quatrième|cinquième|sixième|septième|derni(?:er|ère)|prim(?:er|ero|era|o|a|eiro|eira)|segund[oa]|tercer[oa]?|terceir[oa]|cuart[oa]|quart[oa]|quint[oa]|sext[oa]|séptim[oa]|sétim[oa]|últim[oa]|second[oa]|terz[oa]|sest[oa]|settim[oa]|ultim[oa]|eerste|tweede|derde|vierde|vijfde|zesde|zevende|laatste|volgende|pierwsz\\p{L}+|drugi\\p{L}*|trzeci\\p{L}*|czwart\\p{L}+|piąt\\p{L}+|szóst\\p{L}+|siódm\\p{L}+|ostatni\\p{L}*|první\\p{L}*|druh\\p{L}+|třetí\\p{L}*|poslední\\p{L}*|перв\\p{L}+|втор\\p{L}+|трет\\p{L}+|четв[её]рт\\p{L}+|пят\\p{L}+|шест\\p{L}+|седьм\\p{L}+|последн\\p{L}+|перш\\p{L}+|друг\\p{L}+|четверт\\p{L}+|останн\\p{L}+|första|andra|tredje|fjärde|femte|sista|første|anden|fjerde|sidste|siste|birinci|[iİ]kinci|[iİ]lk|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|son";
/** "On the first day", "Am dritten Tag", "Le deuxième jour", "Birinci gün", "Dördüncü günden". */
const COUNTED_TIME = toPattern(
  `^(?:(?:on|in|during|am|an|in der|im|le|la|el|il|lo|o|a|no|na|au|en|nel|nella|op|de|het|w|we|в|во|на|у|på|den|i) ){0,2}(?:the |der |dem |den |la |el )?(?:${NTH}) (?:${TIME})`,
  "iu",
);
/** "Then", "Finally", "最後", "先…": words of order that a step begins with. */
const ORDER_WORD =
  /^(?:(?:meanwhile|first|then|next|finally|now|after that|afterwards|lastly|zuerst|zunächst|dann|danach|anschließend|schließlich|zuletzt|zum schluss|d['’]abord|ensuite|puis|enfin|finalement|primero|luego|después|entonces|por último|finalmente|prima|poi|dopo|infine|primeiro|depois|em seguida|por fim|eerst|dan|daarna|vervolgens|ten slotte|tot slot|najpierw|potem|następnie|na koniec|nejprve|pak|poté|nakonec|сначала|сперва|потом|затем|наконец|в конце|спочатку|спершу|потім|далі|наприкінці|först|sedan|därefter|til sist|til slut|så|önce|[iİ]lk önce|sonra|ardından|son olarak)(?![\p{L}\p{M}])|首先|先|再|然后|然後|接着|接著|最后|最後|まず|最初に|次に|それから|最後に|먼저|우선|(?:첫|둘|셋|넷|다섯)째 (?:주|날|달|해)|한 (?:주|달|해) 뒤|\p{Nd}+(?:일|주|개월|달|년)(?:째|차| 뒤| 후)|그다음|다음으로|마지막으로|أولا|أولًا|ثم |بعد ذلك|أخيرا|أخيرًا|קודם|תחילה|אחר כך|לבסוף|पहले|फिर|इसके बाद|अंत में)/iu;

/**
 * "Turn off the fryers first", "Zum Abtrocknen zuletzt": first and last within a step, wherever its language has them. A word
 * that also means "before" costs a step its ordinal at most.
 */
const FIRST_OR_LAST = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "first(?! (?:aid|floor|name|class|half|row|time|thing))|firstly|lastly|at last|last(?= of all|[.,;:!]|$)|finally",
    "zuerst|zunächst|als erste[rs]|erstens|zuletzt|als letzte[rs]|zum schluss|ganz am ende",
    "d['’]abord|en premier|premièrement|tout d['’]abord|en dernier|pour finir|enfin",
    "primero|en primer lugar|ante todo|por último|al final|finalmente",
    "prima di tutto|per prim[oa](?: cosa)?|innanzitutto|infine|per ultim[oa]|alla fine",
    "primeiro|em primeiro lugar|antes de tudo|por último|por fim|no fim",
    "eerst|als eerste|ten eerste|als laatste|tot slot|ten slotte",
    "najpierw|na początku|na końcu|na koniec|jako pierwsz\\p{L}+|nejprve|nejdříve?|jako první|nakonec|na závěr|najprv|napokon",
    "сначала|сперва|первым делом|в первую очередь|в последнюю очередь|в конце|напоследок|наконец|спочатку|спершу|насамперед|наостанок|наприкінці",
    "först|sist|till sist|først|sidst|til sidst|til slutt|ensin|ensimmäisenä|lopuksi|viimeisenä",
    "mai întâi|întâi|la sfârșit|la final|în cele din urmă|primer|per acabar|először|elsőként|végül|utoljára",
    "πρώτα|αρχικά|στο τέλος|τέλος|[iİ]lk önce|önce|[iİ]lk olarak|en son|son olarak|đầu tiên|trước tiên|cuối cùng|pertama|terlebih dahulu|terakhir",
    "أولا|أولًا|أولاً|في البداية|أخيرا|أخيرًا|أخيراً|في النهاية|קודם|תחילה|ראשית|לבסוף|בסוף|पहले|सबसे पहले|अंत में|आख़िर में",
  ].join(
    "|",
  )})(?![\\p{L}\\p{M}])|最初に|まず|先に|最後に|首先|最先|最后|最後|먼저|우선|처음에|마지막(?:에|으로)`,
  "iu",
);

/** Whether a step says itself when it comes, so that "First," before it would count it a second time. */
export function saysOrder(step: string): boolean {
  return COUNTED_TIME.test(step) || ORDER_WORD.test(step);
}

/** Whether a step has "first" or "last" of its own anywhere: no word of order is put before it. */
export function hasOrderWord(step: string): boolean {
  return saysOrder(step) || FIRST_OR_LAST.test(step);
}
