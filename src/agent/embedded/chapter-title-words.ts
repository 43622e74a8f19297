/**
 * Words by which a sentence or a part of one is no name of a passage, by language. `leans`: it speaks of what was named
 * before, or goes on from there ("Dafür bekam er Kartoffeln"). `leads`: it opens with when or where ("Durante cuarenta
 * años"). `subject`: where articles tell, how a sentence opens that names its subject; the others hide theirs in the verb.
 */
export type TitleWords = { leans: string; leads: string; subject?: string };

export const TITLE_WORDS: Readonly<Record<string, TitleWords>> = {
  en: {
    leans: "it|its|they|their|this|these|that|those|he|his|she|her|so|and|but|then|there|one|some|both|neither|nobody|someone",
    leads: "in|on|at|by|for|from|with|after|before|when|while|if|since|because|although|as|within|during|under|over|today|yesterday|every|once|years|ever|until|later|now",
  },
  de: {
    leans: "es|sie|er|ihre?[rsnm]?|seine?[rsnm]?|man|dies(?:e[rsnm]?)?|das(?= (?:ist|war|hat|hatte|wurde|kann|muss|geht|ging|macht|machte)(?!\\p{L}))|dafür|damit|davon|darin|darauf|dabei|dort|dann|so|und|aber|keine?r?|niemand|jemand|(?:auf|in|mit|von|an|bei) (?:jede[mnr]?|diese[mnr]?|ihr|ihm|ihnen)",
    leads: "in|im|am|an|auf|bei|nach|wenn|als|seit|jeden|jedes|jede|nachdem|während|vor|heute|früher|später|eines|bis|unter|über|mit|zu|gestern|nun|jetzt",
  },
  fr: {
    leans: "il|elle|ils|elles|on|son|sa|ses|leurs?|cela|ça|ce|c['’]est|et|mais|puis|y|personne|aucun",
    leads: "dans|pendant|pour|quand|après|depuis|avant|en|au|aux|à|chaque|le lendemain|la veille|ce jour|cette|hier|aujourd['’]hui|un jour|lorsqu\\p{L}*|dès|vers|jusqu\\p{L}*|toute?s? l[ea]s?",
  },
  es: {
    leans: "ello|esto|eso|ellos|ellas?|su|sus|nunca|pero|él|yo|allí|así|y|nadie|lo|se|le",
    leads: "en|para|cuando|desde|durante|tras|hasta|al|a|hoy|ayer|cada|antes|después|hace|por|con|mientras|un día",
    subject: "el|la|los|las|un|una|unos|unas|mi|nuestr[oa]s?|cada|todos?|todas?",
  },
  it: {
    leans: "esso|essa|egli|lui|lei|suo|sua|si|questo|questa|ma|poi|lì|e|nessuno|anche",
    leads: "in|nel|nella|nei|negli|per|quando|dopo|prima|ogni|adesso|oggi|ieri|da|durante|una volta|con|mentre|fino",
    subject: "il|lo|la|i|gli|le|l['’]\\p{L}+|un|una|uno|un['’]\\p{L}+|mi[oa]|nostr[oa]|tutt[ie]",
  },
  ca: {
    leans: "això|ell|ella|ells|elles|seu|seva|però|i|també|llavors|així|ningú|ho|hi|li|es|se",
    leads: "a|al|als|en|amb|per|quan|després|abans|des|fins|durant|avui|ahir|cada|si|mentre",
    subject: "el|la|els|les|l['’]\\p{L}+|un|una|uns|unes|nostr[ea]s?|tots?|totes",
  },
  ro: {
    leans: "el|ea|ei|ele|lui|lor|acesta|aceasta|acestea|asta|dar|însă|iar|și|apoi|atunci|așa|nimeni|nici|își|îi|îl",
    leads: "în|din|la|pe|după|înainte|când|dacă|fără|pentru|cu|prin|până|azi|astăzi|ieri|fiecare|odată",
  },
  pt: {
    leans: "isso|ele|ela|eles|elas|dele|dela|e|mas|então|também|tinha|ninguém",
    leads: "em|no|na|nos|nas|quando|depois|antes|hoje|ontem|para|com|desde|durante|até|ao|à|todas|todos|cada",
    subject: "o|a|os|as|um|uma|uns|umas|meu|minha|noss[oa]s?",
  },
  nl: {
    leans: "hij|zij|ze|haar|er|dat|dit|deze|daar|en|maar|niemand|zijn(?= \\p{L}+ \\p{L}+$)",
    leads: "in|op|toen|nadat|terwijl|tijdens|sinds|vandaag|gisteren|elke|na|nu|met|bij|als|voor|door|tot",
  },
  sv: {
    leans: "han|hon|det|den|dom|och|men|där|hans|hennes|ingen",
    leads: "i|på|under|när|efter|sedan|nu|idag|varje|med|vid|om|för|innan",
  },
  da: {
    leans: "han|hun|det|den|og|men|der|hans|hendes|ingen|de(?= (?:er|var|har|kom|gik|blev)(?!\\p{L}))",
    leads: "i|på|under|når|da|efter|siden|nu|hver|med|ved|om|for|før",
  },
  nb: {
    leans: "han|hun|det|den|og|men|der|hans|hennes|ingen|de(?= (?:er|var|har|kom|gikk|ble)(?!\\p{L}))",
    leads: "i|på|under|når|da|etter|siden|nå|hver|med|ved|om|for|før",
  },
  pl: {
    leans: "on|ona|oni|one|jego|jej|ich|to|ten|ta|i|ale|potem|brakuje|mają|ma|było|nikt",
    leads: "w|we|na|po|przez|gdy|kiedy|dziś|wczoraj|każdego|od|przed|zimą|latem|z|za|podczas",
  },
  ru: {
    leans: "он|она|оно|они|его|её|их|это|этот|эта|и|а|но|там|тогда|никто",
    leads: "в|во|на|после|когда|до|перед|с|со|каждый|каждую|сегодня|вчера|этим|этой|летом|зимой|через|за|под|у",
  },
  uk: {
    leans: "він|вона|воно|вони|його|її|їх|це|цей|ця|і|та|а|але|там|тоді|ніхто",
    leads: "в|у|на|після|коли|до|перед|з|зі|кожного|щороку|сьогодні|вчора|цього|влітку|взимку|через|за|під",
  },
  tr: {
    leans: "o|onun|bu|şu|bunu|biri|onlar|ve|ama|sonra|orada|altında|üstünde|içinde",
    leads: "bugün|dün|her|o gün|kış|yaz|önce|sonra",
  },
  ar: {
    leans: "هو|هي|هم|هذا|هذه|ذلك|تلك|ثم|لم|لا|كان|كانت|و",
    leads: "قبل|بعد|في|عندما|حين|منذ|خلال|كل|اليوم|أمس|على|من",
  },
  he: {
    leans: "הוא|היא|הם|הן|זה|זו|אבל|שם|אף אחד",
    leads: "לפני|אחרי|כאשר|כש\\p{L}+|מאז|היום|אתמול|בכל|ביום|בשנת",
  },
  hi: {
    leans: "यह|ये|वह|वे|उस\\p{L}*|उन\\p{L}*|इस\\p{L}*|हर|और|फिर",
    leads: "जब|आज|कल|गर्मियों|सर्दियों|हर|एक दिन|पहले|बाद",
  },
  ja: {
    leans: "これ|それ|その|そこ|彼|彼女|妻は|だから|そして|でも|しかし|二人",
    leads: "いま|今|今日|昨日|毎|昔|ある|やがて|\\p{N}+年",
  },
  ko: {
    leans: "그|그녀|그것|이것|이는|그리고|하지만|그래서|슬픈",
    leads: "지금|오늘|어제|매일|매주|옛날|이제|처음",
  },
  zh: {
    leans: "它|他|她|这|那|有人|没有人|然后|从此|可是|但|所以|于是",
    leads: "\\p{N}+年|[一二三四五六七八九十百]+年前|如今|今天|昨天|后来|那时|每|从前|当|在|到了|自从",
  },
}; // prettier-ignore
