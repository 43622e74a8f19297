/**
 * What surely begins a sentence of its own behind a comma, by language, as alternatives of a regular expression: somebody who does
 * something, what there is, or a verb that has its person within it. `hangs`: what begins a clause or phrase that belongs to the next
 * one; a comma behind it ends no sentence.
 */
export type ClauseWords = { opens: string; hangs: string };

const I_WE_EN = "(?:I|we|you|they|he|she)(?:['’](?:m|s|re|ve|ll|d))?";
/** The verb stands second: what is first has its verb right behind it. */
const GERMANIC_VERB = "(?=\\s\\p{Ll}{2,}(?:\\s|[,.!?]|$))";
const ROMANCE_TIMES_ES =
  "ahora|aquí|allí|hoy|hay|habrá|había|son|es|está|están|somos|tenemos|estamos|nos gustaría|nos gusta|me gustaría|me llamo|quisiéramos|se puede|también (?:hay|tenemos|hacemos|se)|yo|nosotros|nosotras|ustedes|usted|no (?:hay|hace|es|se|tenemos)|\\p{L}{2,}(?:amos|emos|imos)";

export const CLAUSE_WORDS: Readonly<Record<string, ClauseWords>> = {
  en: {
    opens: `${I_WE_EN}(?!\\s(?:know|see|think|suppose|guess|mean|hope|believe|say|said|reckon|name it|must admit)[,.])|it(?:['’](?:s|ll|d))?|its been|(?:that|this|here|there)(?:['’](?:s|ll|d)|\\s(?:is|was|are|were|will|has|have|means|makes|costs|takes|goes))|(?:these|those)\\s(?:are|were|will)|(?:a lot|lots|most|some|many|all|none|half|both) of (?:it|them|us|these|those)|(?:could|can|would) (?:you|someone|anyone)|(?:the|our|my|his|her|their|your|everyone|everybody|nobody|people)\\s(?:[\\p{L}-]+\\s){0,2}(?:is|are|was|were|has|have|had|will|can|can['’]t|won['’]t|isn['’]t|closes?|opens?|starts?|ends?|costs?|takes?|runs?|goes|comes)`,
    hangs: "if|when|whenever|where|wherever|while|because|as|since|after|before|once|although|though|even|unless|until|till|whether|which|who|whose|that|what|whatever|whoever|how|why|than|in|on|at|by|for|from|with|without|to|of|after|during|through|under|over|about|between|every|each|last|next|one|some days|most days|both|either|neither|not only|like|given|being|having|\\p{L}+ing|instead|rather|sometimes|usually|often|normally|finally|then|so far|these days|nowadays|today|yesterday|tomorrow",
  },
  de: {
    opens: `(?:ich|wir|es|er|man|ihr|du)${GERMANIC_VERB}|(?:da|jetzt|dort|hier|heute|inzwischen|mittlerweile|nachher|außerdem|trotzdem|dafür|sonst)\\s(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatten?|gibt|gab|kann|können|soll|sollen|machen|kommen|geht|gehen|steht|stehen|bin|sollte)(?!\\p{L})|(?:das|dies)\\s(?:ist|war|sind|heißt|geht|kann|macht|wird|kostet|dauert)(?!\\p{L})|(?:sie|alle|viele|manche)\\s(?:ist|sind|war|waren|haben|hat|wird|werden|können|kann|kommen|machen)(?!\\p{L})`,
    hangs: "wenn|als|weil|da|dass|damit|ob|obwohl|falls|während|bevor|nachdem|seit(?:dem)?|bis|sobald|solange|wo|wer|was|wie|warum|indem|um|ohne|statt|der|die|das|den|dem|dessen|deren|wel\\p{L}+|mit|bei|nach|vor|in|im|am|an|auf|für|von|vom|zum|zur|zwischen|je|nicht nur|sowohl|entweder",
  },
  nl: {
    opens: `(?:ik|we|wij|het|hij|ze|zij|men|jullie|je|jij|u)${GERMANIC_VERB}|er\\s(?:is|zijn|was|waren|komt|komen|staat|staan|wordt|worden|kan|kunnen)(?!\\p{L})|(?:dat|dit)\\s(?:is|was|kan|kost|duurt|betekent)(?!\\p{L})|(?:nu|daar|hier|toen|inmiddels|vandaag)\\s(?:is|zijn|was|waren|wordt|hebben|heeft|hadden|kan|kunnen|komt|gaan|staan|staat|zitten)(?!\\p{L})`,
    hangs: "als|wanneer|omdat|want|dat|terwijl|hoewel|voordat|nadat|sinds|tot|zodra|zolang|waar|wie|wat|hoe|waarom|om|zonder|die|met|bij|na|voor|in|op|aan|van|naar|tussen|niet alleen|zowel|toen",
  },
  sv: {
    opens: `(?:jag|vi|det|han|hon|den|man|ni|du)${GERMANIC_VERB}|(?:nu|där|här|då|idag)\\s(?:är|var|finns|har|kan|blir|står|ligger)(?!\\p{L})`,
    hangs: "om|när|eftersom|för att|att|medan|fast|fastän|innan|efter|sedan|tills|så snart|där|som|vad|hur|varför|utan|med|vid|på|i|till|från|mellan|inte bara|både|varken",
  },
  da: {
    opens: `(?:jeg|vi|det|han|hun|den|man|I|du)${GERMANIC_VERB}|(?:nu|der|her|da)\\s(?:er|var|findes|har|kan|bliver|står|ligger)(?!\\p{L})`,
    hangs: "hvis|når|da|fordi|at|mens|selvom|inden|efter|siden|indtil|hvor|som|der|hvad|hvordan|hvorfor|uden|med|ved|på|i|til|fra|mellem|ikke kun|både|hverken",
  },
  nb: {
    opens: `(?:jeg|vi|det|han|hun|den|man|dere|du)${GERMANIC_VERB}|(?:nå|der|her|da)\\s(?:er|var|finnes|har|kan|blir|står|ligger)(?!\\p{L})`,
    hangs: "hvis|når|da|fordi|at|mens|selv om|før|etter|siden|til|hvor|som|hva|hvordan|hvorfor|uten|med|ved|på|i|fra|mellom|ikke bare|både|verken",
  },
  fr: {
    opens: "(?:je|on|nous|vous|ils?|elles?)\\s|j['’]|c['’](?:est|était|étaient)|ce (?:sont|n['’]est|sera)|ça\\s|cela\\s|il y (?:a|aura|avait)|maintenant on|aujourd['’]hui,? (?:on|nous|il)",
    hangs: "ainsi|quand|lorsqu\\p{L}*|si|s['’]|comme|dès|après|avant|depuis|pendant|pour|en|à|au|aux|dans|chez|avec|sans|chaque|tou(?:s|tes?|t)|le|la|les|un(?:e)? (?:jour|fois|année)|parfois|souvent|cette|cet|ce|aujourd['’]hui|hier|demain|selon|malgré|grâce|puisqu\\p{L}*|parce|alors|tandis|bien|même|plus|moins|qui|que|qu['’]|dont|où|d['’]abord|ensuite|puis|enfin|de|du|par|sur|vu|non seulement|soit|ni",
  },
  es: {
    opens: ROMANCE_TIMES_ES,
    hangs: "cuando|si|como|aunque|mientras|porque|pues|después|antes|desde|hasta|para|por|en|con|sin|al|a|de|del|cada|tod[oa]s?|este|esta|ayer|según|además|donde|que|quien|cuy\\p{L}+|ya que|tanto|ni|no solo|\\p{L}+(?:ando|iendo)",
  },
  it: {
    opens: "adesso|oggi|qui (?:c['’]|ci)|c['’](?:è|era|erano)|ci (?:sono|sarà|saranno|piacerebbe|trovate)|siamo|abbiamo|vorrei|vorremmo|facciamo|bisogna|sono (?!un |una )|è (?:un|una|il|la|gratuit|aperto|aperta|stato|stata)|io|noi|lui|lei|l['’](?:ha|hanno|abbiamo)|non (?:c['’]è|è|serve|si|abbiamo)|si (?:può|possono|paga|entra)|\\p{L}{2,}iamo",
    hangs: "quando|se|come|anche se|mentre|perché|poiché|dopo|prima|da|dal|dalla|fino|per|in|con|senza|a|al|alla|di|del|ogni|tutt[oiea]|quest[oae]|ieri|secondo|inoltre|dove|che|chi|cui|nel|nella|sia|né|non solo|\\p{L}+(?:ando|endo)",
  },
  pt: {
    opens: "agora|hoje|aqui|há|havia|haverá|somos|temos|estamos|precisamos|queremos|queríamos|gostaríamos|gostávamos|são|é (?:um|uma|o|a|grátis|gratuito|aberto|só|preciso)|está|estão|eu|nós|vocês|eles|elas|não (?:há|é|se|temos|precisa)|também (?:há|temos|fazemos)|\\p{L}{2,}(?:amos|emos|imos)",
    hangs: "quando|se|como|embora|enquanto|porque|pois|depois|antes|desde|até|para|por|em|com|sem|ao|a|à|de|do|da|no|na|cada|tod[oa]s?|este|esta|ontem|segundo|além|onde|que|quem|cuj\\p{L}+|já que|tanto|nem|não só|\\p{L}+ndo",
  },
  pl: {
    opens: "(?:teraz|tam|tu|dziś|dzisiaj)\\s|jest (?:nas|nam|to)|jestem|jesteśmy|mamy|chcemy|chciał(?:ybyśmy|ibyśmy|abym|bym)|będzie|będą|można|trzeba|warto|są|to jest|my|ja|on|ona|oni|\\p{L}{2,}(?:amy|emy|imy|ymy)(?!\\p{L})",
    hangs: "gdy|kiedy|jeśli|jeżeli|bo|ponieważ|że|żeby|aby|choć|chociaż|zanim|odkąd|dopóki|gdzie|kt(?:ó|o)r\\p{L}*|kto|co|jak|po|przed|w|we|na|do|od|z|ze|dla|przy|bez|każd\\p{L}+|nie tylko|zarówno|ani|najpierw|potem|później",
  },
  cs: {
    opens: "(?:teď|tam|tady|dnes)\\s|jsme|jsem|máme|chceme|chtěli bychom|bude|budou|lze|je (?:to|nás|tu|tam)|jsou|my|já|on|ona|oni|\\p{L}{2,}(?:áme|eme|íme)(?!\\p{L})",
    hangs: "když|pokud|jestli|protože|že|aby|ačkoli|než|dokud|kde|kter\\p{L}*|kdo|co|jak|po|před|v|ve|na|do|od|z|ze|pro|při|bez|každ\\p{L}+|nejen|jak|ani|nejdřív|potom|pak",
  },
  ru: {
    opens: "(?:мы|я|вы|он|она|оно|они|это|там|здесь|сейчас|теперь|сегодня)\\s|у нас|нас\\s|нам\\s|есть|будет|будут|можно|нужно|надо|есть ещё|хотим|хотели бы",
    hangs: "если|когда|хотя|пока|поскольку|потому|так как|чтобы|что|как|где|котор\\p{L}*|кто|чей|после|перед|в|во|на|до|от|из|с|со|для|при|без|кажд\\p{L}+|не только|ни|сначала|потом|затем",
  },
  uk: {
    opens: "(?:ми|я|ви|він|вона|воно|вони|це|там|тут|зараз|тепер|сьогодні)\\s|у нас|в нас|нас\\s|нам\\s|є\\s|буде|будуть|можна|треба|потрібно|хочемо|хотіли б",
    hangs: "якщо|коли|хоча|поки|оскільки|бо|тому що|щоб|що|як|де|як(?:ий|а|е|і|ого|ої|их|им|ою|ому|ій)|хто|після|перед|в|у|на|до|від|з|із|для|при|без|кожн\\p{L}+|не тільки|ні|спочатку|потім",
  },
  fi: { opens: "(?:me|minä|se|ne|he|hän|nyt|täällä|siellä|tänään)\\s|meillä|meitä", hangs: "jos|kun|koska|että|vaikka|ennen|kunnes|missä|jo(?:ka|ssa|lla|ta|tka|nka)|mikä|kuka|sekä|ei vain" },
  ro: { opens: "(?:noi|eu|el|ea|ei|acum|aici|acolo|astăzi)\\s|avem|suntem|este|sunt|am vrea|vrem|se poate|există|vor fi|va fi", hangs: "dacă|când|fiindcă|pentru|că|deși|până|unde|care|cine|ce|cum|după|înainte|în|la|de|din|cu|fără|fiecare|nu numai|nici" },
  hu: { opens: "(?:mi|én|ő|ők|most|itt|ott|ma)\\s|van(?:nak)?\\s|szeretnénk|lehet\\s", hangs: "ha|amikor|mert|hogy|bár|mielőtt|miután|amíg|ahol|ami\\p{L}*|aki\\p{L}*|amely\\p{L}*|mint|minden|nemcsak|sem" },
  el: { opens: "(?:εμείς|εγώ|αυτό|τώρα|εδώ|εκεί|σήμερα)\\s|έχουμε|είμαστε|θέλουμε|θα θέλαμε|υπάρχ(?:ει|ουν)|είναι|μπορείτε", hangs: "αν|όταν|επειδή|γιατί|ότι|πως|αν και|πριν|μετά|ενώ|που|όπου|όποιος|για|σε|στ\\p{L}+|με|χωρίς|από|κάθε|όχι μόνο|ούτε" },
  id: { opens: "(?:kami|saya|kita|ada|sekarang|dia|mereka|itu|ini)\\s", hangs: "jika|kalau|ketika|saat|karena|bahwa|meskipun|walaupun|sebelum|setelah|sejak|sampai|yang|di|ke|dari|untuk|dengan|tanpa|setiap|tidak hanya" },
  vi: { opens: "(?:chúng tôi|tôi|bạn|bây giờ|hiện nay|có|đó là|mọi người)\\s", hangs: "nếu|khi|vì|rằng|mặc dù|trước|sau|từ|đến|mà|ở|cho|với|không chỉ|mỗi|để" },
  ar: { opens: "(?:و)?(?:نحن|أنا|عندنا|لدينا|نريد|نود|هناك|يوجد|اليوم|الآن|هذا|هذه|يأتي|للتسجيل)\\s|و?عنوان(?:نا|ها|ه)\\s", hangs: "إذا|عندما|لأن|أن|رغم|قبل|بعد|منذ|حتى|حيث|الذي|التي|الذين|ما|من|في|على|مع|كل|ثم|أولاً|لو|كي|لكي" },
  he: { opens: "(?:ו)?(?:אנחנו|אני|יש|היום|עכשיו|הוא|היא|הם|זה|זאת|אפשר|צריך|כאן|שם)\\s", hangs: "אם|כש\\p{L}*|כאשר|כי|אחרי|לפני|מאז|עד|איפה|ש\\p{L}+|למרות|ב\\p{L}+|ל\\p{L}+|עם|בלי|כל|לא רק|קודם" },
}; // prettier-ignore

/** What a sentence behind such a stop ends with besides: it asks, or its verb has another form. */
export const ENDS_SENTENCE: Readonly<Record<string, string>> = {
  tr: "(?:\\p{L}+(?:s[ıiuü]n(?:lar|ler)?|[ıiuü]n[ıiuü]z|acak|ecek|[ıiuü]r(?:[ıiuü]z|lar|ler)?|[dt][ıiuü]|m[ıiuü]ş))",
  hi: "(?:करें|दें|लें|आएँ|आएं|जाएँ|बताएँ|दीजिए|कीजिए|सकें)",
};

/** Where the verb stands last it is what ends the sentence before: its last words, and nothing that goes on from them. */
export const ENDS_CLAUSE: Readonly<Record<string, string>> = {
  tr: "(?:\\p{L}+(?:yoruz|yorum|yor|yorlar|dık|dik|duk|dük|tık|tik|tuk|tük)|var|yok)",
  hi: "(?:है|हैं|था|थे|थी|थीं|हूँ|हूं|होगा|होगी|लगेगा|चाहिए)",
  bn: "(?:আছে|আছি|ছিল|করি|করে|হয়|হবে|চাই)",
};
