/**
 * Words around a row of how long several things take: what parts a subject from what is told of it, what stands before an
 * amount of time, what bounds it ("only after"), and what is said with the verb but says nothing of the measure.
 */
export type TimedWords = { verbs: string; only: string; before: string; copulas: string };

export const TIMED_WORDS: Readonly<Record<string, TimedWords>> = {
  en: {
    verbs: "is|are|was|were|has|have|had|will|can|pays?|paid|dr(?:y|ies|ied)|breaks?|broke|rots?|rotted|decays?|disappears?|disappeared|dissolves?|melts?|melted|freezes?|ripens?|flowers?|blooms?|germinates?|sprouts?|hatch(?:es)?|boils?|sets?|hardens?|cools?|charges?|opens?|closes?|closed|ends?|ended|starts?|started|arrives?|arrived|sells?|sold|expires?|wears?|earns?|recovers?|heals?|falls?|fell|fails?|failed|gives?|gave|empties|fills?|burns?|burnt|burned|loses?|lost",
    only: "only|just|not until|barely",
    before: "after|in|within",
    copulas: "is|are|was|were|will be|has been|have been",
  },
  de: {
    verbs: "ist|sind|war|waren|hat|haben|wird|werden|kann|amortisier(?:t|en)|rechne[nt]|trockne[nt]|zerfäll(?:t)|zerfallen|verrotte[nt]|verschwinde[nt]|schmilzt|schmelzen|gefriert|reif(?:t|en)|blüh(?:t|en)|keim(?:t|en)|schlüpf(?:t|en)|koch(?:t|en)|härte[nt]|lädt|laden|öffne[nt]|endet|enden|beginn(?:t|en)|komm(?:t|en)|läuft|laufen|verkauf(?:t|en)|brenn(?:t|en)|brannte|heil(?:t|en)|schläft|schlafen|fäll(?:t)|fallen|fiel|gab|gibt|geben|verliert|verlieren",
    only: "erst|nur|schon|bereits",
    before: "nach|in|binnen|innerhalb von",
    copulas: "ist|sind|war|waren|wird|werden|hat|haben",
  },
  fr: {
    verbs: "est|sont|était|étaient|a|ont|sera|seront|s['’]amorti(?:t|ssent)|s['’]efface(?:nt)?|se\\s\\p{L}+|s['’]\\p{L}+|sèche(?:nt)?|fond(?:ent)?|gèle(?:nt)?|mûri(?:t|ssent)|fleuri(?:t|ssent)|germe(?:nt)?|bou(?:t|illent)|durci(?:t|ssent)|charge(?:nt)?|ouvre(?:nt)?|fini(?:t|ssent)|commence(?:nt)?|arrive(?:nt)?|disparaît|disparaissent|pourri(?:t|ssent)|brûle(?:nt)?|guéri(?:t|ssent)|tombe(?:nt)?",
    only: "seulement|à peine|déjà",
    before: "après|au bout de|en|dans",
    copulas: "est|sont|était|étaient|sera|seront|a|ont",
  },
  es: {
    verbs: "es|son|está|están|era|eran|estaba|estaban|se\\s\\p{L}+|seca|secan|madura|maduran|florece|florecen|germina|germinan|hierve|hierven|carga|cargan|abre|abren|acaba|acaban|empieza|empiezan|llega|llegan|desaparece|desaparecen|arde|arden|queda|quedan|cae|caen",
    only: "solo|sólo|solamente|apenas|recién|ya",
    before: "después de|tras|a los|a las|en|al cabo de",
    copulas: "es|son|está|están|era|eran|estaba|estaban|queda|quedan",
  },
  it: {
    verbs: "è|sono|era|erano|sarà|saranno|si\\s\\p{L}+|asciuga|asciugano|matura|maturano|fiorisce|fioriscono|germoglia|germogliano|bolle|bollono|apre|aprono|finisce|finiscono|comincia|cominciano|arriva|arrivano|sparisce|spariscono|scompare|scompaiono|brucia|bruciano|cade|cadono|lievita|lievitano",
    only: "solo|soltanto|appena|già",
    before: "dopo|in|entro|nel giro di",
    copulas: "è|sono|era|erano|sarà|saranno",
  },
  pt: {
    verbs: "é|são|está|estão|era|eram|fica|ficam|seca|secam|amadurece|amadurecem|floresce|florescem|germina|germinam|ferve|fervem|abre|abrem|acaba|acabam|começa|começam|chega|chegam|desaparece|desaparecem|arde|ardem|cai|caem|paga-se|pagam-se|\\p{L}+-se",
    only: "só|somente|apenas|já",
    before: "após|depois de|ao fim de|em|dentro de",
    copulas: "é|são|está|estão|era|eram|fica|ficam",
  },
  nl: {
    verbs: "is|zijn|was|waren|heeft|hebben|wordt|worden|kan|verdien(?:t|en)|droogt|drogen|smelt|smelten|rijpt|rijpen|bloeit|bloeien|kiemt|kiemen|kookt|koken|laadt|laden|opent|openen|eindigt|eindigen|begint|beginnen|komt|komen|verdwijnt|verdwijnen|vergaat|vergaan|brandt|branden|valt|vallen|slaapt|slapen|viel|vielen|geneest",
    only: "pas|slechts|al|maar",
    before: "na|in|binnen",
    copulas: "is|zijn|was|waren|wordt|worden|heeft|hebben",
  },
  sv: {
    verbs: "är|var|blir|blev|har|kan|torkar|smälter|mognar|blommar|gror|kokar|laddar|öppnar|slutar|börjar|kommer|försvinner|brinner|faller|somnar|betalar|läker|stelnar",
    only: "först|bara|redan",
    before: "efter|på|inom",
    copulas: "är|var|blir|blev|har",
  },
  nb: {
    verbs: "er|var|blir|ble|har|kan|tørker|smelter|modnes|blomstrer|spirer|koker|lader|åpner|slutter|begynner|kommer|forsvinner|brenner|faller|sovner|betaler|gror|stivner",
    only: "først|bare|allerede",
    before: "etter|på|innen",
    copulas: "er|var|blir|ble|har",
  },
  da: {
    verbs: "er|var|bliver|blev|har|kan|tørrer|smelter|modnes|blomstrer|spirer|koger|lader|åbner|slutter|begynder|kommer|forsvinder|brænder|falder|betaler|gror|stivner",
    only: "først|kun|allerede",
    before: "efter|på|inden for",
    copulas: "er|var|bliver|blev|har",
  },
  pl: {
    verbs: "jest|są|był[aoy]?|były|będzie|zwraca się|zwracają się|zwróci się|zwrócą się|\\p{L}+\\ssię|schnie|schną|dojrzewa|dojrzewają|kwitnie|kwitną|kiełkuje|kiełkują|znika|znikają|kończy|zaczyna|topnieje",
    only: "dopiero|już|tylko",
    before: "po|w|w ciągu",
    copulas: "jest|są|był[aoy]?|były|będzie",
  },
  ru: {
    verbs: "\\p{L}+(?:тся|ётся|ются|ятся|лось|лась|лся|лись)|сохнет|сохнут|зреет|зреют|цвет[её]т|цветут|тает|тают|исчезает|исчезают|будет|будут",
    only: "лишь|только|уже",
    before: "через|за|спустя",
    copulas: "будет|будут",
  },
  uk: {
    verbs: "\\p{L}+(?:ться|лося|лась|вся|лися)|сохне|сохнуть|зріє|зріють|цвіте|цвітуть|тане|тануть|зникає|зникають|буде|будуть",
    only: "лише|тільки|вже|аж",
    before: "через|за",
    copulas: "буде|будуть",
  },
}; // prettier-ignore

/** What is told of each in turn where the particle ends its name and the verb stands last, if it stands at all. */
export const TIMED_EAST: Readonly<Record<string, { row: RegExp; lead: RegExp; end: RegExp }>> = {
  ja: {
    row: /(?<name>[^、。はが：:\p{Nd}\s]{1,16})(?:は|が)(?:約|およそ|わずか|ようやく)?(?<value>\p{Nd}[\p{Nd}.,]*\s?(?:秒|分|時間|日|週間|か月|ヶ月|カ月|年))(?:で|かかり)?(?=、|。|$|です|かかります|でした)/gu,
    lead: /^(?:[^、。は]{1,24}(?:まで|には|に|の場合|では)、?)?$/u,
    end: /^(?:です|かかります|でした|ほどです|ほどかかります|で乾きます)?$/u,
  },
  ko: {
    row: /(?<name>[^\s,.：:\p{Nd}]{1,16})(?:은|는|이|가)\s(?:약\s|겨우\s)?(?<value>\p{Nd}[\p{Nd}.,]*\s?(?:초|분|시간|일|주|개월|년))(?=,|\s|$|이|입니다)/gu,
    lead: /^(?:\S{1,10}(?:에서|부터|까지)\s?){0,3}$/u,
    end: /^\s?(?:입니다|이다|(?:이\s)?걸립니다|(?:이\s)?걸린다|(?:이\s)?걸려요|정도\s걸립니다|이면\s됩니다)?$/u,
  },
  zh: {
    row: /(?:^|[，、；])(?<name>[^，、；。：:\p{Nd}]{1,10}?)(?:需要|要|需|则要|則要|只要|用)(?<value>\p{Nd}[\p{Nd}.,]*\s?(?:秒|分钟|分鐘|小时|小時|天|周|週|个月|個月|年))(?=[，、；。]|$)/gu,
    lead: /^$/u,
    end: /^$/u,
  },
};
