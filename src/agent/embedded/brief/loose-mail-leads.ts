import { toPattern } from "../text/regex.ts";

/** What a sender says before what is to be told, and instead of it: "Oh and something about water". */

const oneOf = (list: readonly string[]): string => `(?:${list.join("|")})`;

const OH =
  "(?:(?:oh|ah|ach|ach ja|ach so|oh ja|ah sì|ah oui|ah sí|ah sim|o ja|oh ja|aha|aj|jo|да|ага|так|ja just det|jo|nå ja|hm+|yes)[,!]?\\s)?(?:ja,?\\s)?(?:(?:and|und|et|y|e|en|i|a|и|та|och|og|ja|also|auch|aussi|también|anche|também|ook|też|ещё|ще|även|også|ayrıca)[,]?\\s)*(?:(?:then|maybe|perhaps|possibly|if there['’]s (?:time|room)|dann|vielleicht|noch|evtl\\.?|gerne|puis|peut-être|encore|luego|quizás?|tal vez|a lo mejor|igual|poi|magari|forse|depois|talvez|se calhar|dan|misschien|nog|może|jeszcze|ещё|может(?: быть)?,?|можно|може|kanske|gärna|måske|gerne|kanskje)[,]?\\s)*";
const SOMETHING = oneOf([
  "(?:something|anything|a (?:bit|word|line|little|few words)|some words?) (?:on|about)",
  "(?:irgend)?(?:et)?was (?:zu[mr]?|über)|ein (?:wort|satz|bisschen was) (?:zu[mr]?|über)|ein paar (?:worte|sätze) (?:zu[mr]?|über)",
  "(?:quelque chose|un (?:petit )?mot|deux mots|un peu) (?:sur|à propos d[eu]s?)",
  "(?:algo|alguna cosa|alguna cosilla|unas palabras|un poco) (?:sobre|acerca de)",
  "(?:qualcosa|qualche parola|due parole|un accenno) (?:sul?(?:l[aeo]|gli|i)?|sui|sugli|sull['’])",
  "(?:alguma coisa|algo|umas palavras|qualquer coisa) (?:sobre|acerca d[aoe]s?)",
  "(?:iets|wat|een (?:woordje|zinnetje)) over",
  "(?:coś|kilka słów|słówko) (?:o|na temat)|(?:что[- ]нибудь|что-то|пару слов|немного) (?:про|об?|о)|(?:щось|кілька слів) про|(?:něco|pár slov) o",
  "(?:något|nåt|några ord|lite) om|(?:noget|lidt|noe|litt) om|jotain",
  "(?:شيء|شيئ[اًا]*|كلمة) عن|משהו (?:על|ב)",
]);
const AS_WELL =
  "(?:\\s(?:maybe|perhaps|as well|too|please|pls|vielleicht|bitte|auch|peut-être|aussi|quizás?|también|magari|anche|talvez|também|misschien|ook|graag|może|też|может|kanske|också|måske|også))*";
/** `what` it is to be on, and `rest`: what the sender goes on to tell of it. */
export const SOMETHING_ON = toPattern(
  `^${OH}${SOMETHING}\\s?(?<what>[^,.:;?!–—]{2,60}?)${AS_WELL}(?:(?<mark>[,:;]| [–—-])\\s(?<rest>.{12,}))?[\\s.!?…]*$`,
  "iu",
);
/** The same where what it is on stands first. */
export const ON_SOMETHING =
  /^(?:bir de |ayrıca |belki )+.{2,40} (?:hakkında|üzerine) (?:bir )?(?:şeyler?|iki söz|birkaç söz)[\s.!]*$|^(?:あと|それと|それから|できれば)[、,]?[^。]{1,24}(?:のこと|について)も?(?:何か|少し|一言|ちょっと)?(?:入れて|触れて|お願い)?[^。]{0,8}[。\s]*$|^(?:还有|另外|对了)?[，,]?(?:也许|可以|最好)?(?:再)?(?:说|讲|提)(?:一)?(?:点|下|两句)[^。，]{2,20}(?:的事|方面)?[。\s]*$|^(?:아,? ?)?(?:그리고 )?.{2,20}(?:에 대해서도|에 대한 것도|이야기도)\s?(?:조금|뭔가|한마디)?[^.]{0,10}[.\s]*$|^(?:और )?.{2,30}के बारे में (?:भी )?कुछ[।.\s]*$/iu;

const PEOPLE =
  "(?:people|folks?|them|they|everyone|everybody|visitors|viewers|members|parents|kids|you|us|die leute|alle|sie|die besucher|die kinder|man|les gens|tout le monde|ils|on|les visiteurs|la gente|todos|todo el mundo|los vecinos|le persone|tutti|o pessoal|as pessoas|todo mundo|a gente|mensen|iedereen|ze|ludzie|wszyscy|люди|все|люди|всі|lidé|lidi|folk|alla|alle)";
const SO =
  "(?:(?:so|and|also|but|well|now|anyway|also|und|et|alors|y|pues|e|allora|então|en|dus|no to|a|и|так вот|ну|och|så|og)[,]?\\s)?";
/** Up to where what is to be told begins. */
const LEADS = oneOf([
  `(?:what|the (?:one |main |big )?thing|one thing|all) (?:that )?(?:i|we)(?:['’]d| would|['’]m)? (?:really |most |just )?(?:like|want|love|hope|need|wish) ${PEOPLE}? ?(?:to|will)?\\s?(?:take away|take home|know|remember|understand|see|learn|get|leave with|go home with|to stick|sticks?)(?: from (?:it|this))?(?: most| above all)? (?:is|would be)(?: just| simply| basically)?(?: that(?! ?[.:])| this ?[:,]|[:,]|(?= (?!roughly|basically|simply|more or less|something like|this|these|the following|as follows)))`,
  "(?:the )?(?:main|most important|key|big|whole|important) (?:thing|point|message|bit)(?: really| here| for me| for us)? (?:is|would be)(?: just| simply| really| basically)?(?: that| this ?[:,]|[:,])",
  `ce que (?:j['’]aimerais|je voudrais|on aimerait|nous aimerions|nous voudrions|je veux|on voudrait) que ${PEOPLE} (?:retiennent?|comprennent?|sachent?|emportent?),? c['’]est que|(?:le plus important|l['’]essentiel|l['’]important|le message),? (?:c['’]est|est) (?:que|ceci ?:|ça ?:)`,
  `lo que (?:quiero|queremos|quisiera|me gustaría|nos gustaría|querría) (?:que )?${PEOPLE}? ?(?:se lleven?|sepan?|entiendan?|recuerden?|aprendan?) es que|lo (?:más )?(?:importante|principal) es (?:que|esto ?:)`,
  `(?:quello|ciò) che (?:vorrei|vorremmo|voglio|vogliamo|mi piacerebbe) (?:che )?(?:${PEOPLE} )?(?:rest(?:asse|i)|capiss\\p{L}+|ricordass\\p{L}+|sapess\\p{L}+|portass\\p{L}+)(?: a casa| in testa)? è che|la cosa (?:più )?(?:importante|principale) è (?:che|questa ?:)`,
  `o que (?:eu )?(?:queria|quero|gostaria|a gente queria|queremos|gostaríamos) (?:que )?${PEOPLE} (?:lev\\p{L}+|soubess\\p{L}+|entendess\\p{L}+|lembrass\\p{L}+|ficass\\p{L}+|saib\\p{L}+|entend\\p{L}+|lembr\\p{L}+)(?: para casa| pra casa)? é que|o (?:mais importante|principal) é (?:que|isto ?:|isso ?:)`,
  `(?:chciał(?:a|)?bym|chciałbym|chcemy|chcę|zależy mi),? (?:żeby|aby|by) ${PEOPLE} (?:zapamiętali|wiedzieli|zrozumieli),? że|najważniejsze(?: jest)?(?: to)?,? że`,
  `(?:мне )?(?:хочется|хотелось бы|хочу|хотим|хотела бы|хотел бы),? чтобы ${PEOPLE} (?:запомнили|знали|поняли|узнали),? что|главное,? что|самое главное(?: —| –| -|,)? ?(?:это )?(?:то,? )?что`,
  `(?:мені )?(?:хочеться|хотілося б|хочу|хочемо),? щоб ${PEOPLE} (?:запам['’]ятали|знали|зрозуміли),? що|головне,? що|(?:chtěla?|chtěli) (?:bych|bychom),? aby (?:si )?${PEOPLE} (?:si )?(?:zapamatovali|věděli|odnesli|pochopili),? že|nejdůležitější je,? že`,
  `(?:det )?(?:jag|vi) (?:helst )?(?:vill|önskar|skulle vilja) att ${PEOPLE} (?:ska )?(?:ta med sig|komma ihåg|minnas|veta|förstå) är(?: att)?|det viktigaste är att|(?:det )?(?:jeg|vi) (?:gerne )?vil(?:le)? (?:gerne )?(?:have,? )?(?:at )?${PEOPLE} (?:skal )?(?:tage med (?:sig|hjem)|huske|vide|forstå),? er,? at|det vigtigste er,? at|det viktigste er at`,
  "(?:[iİ]nsanların|herkesin|onların|ziyaretçilerin) (?:aklında kalmasını|bilmesini|hatırlamasını|öğrenmesini) istediğ\\p{L}+(?: şey)?,?|en önemlisi(?: şu)?[,:]",
  "(?:皆|みな|みんな)?(?:さん|様)?(?:に|が)?(?:覚えて|持って|知って|分かって)(?:帰って|おいて)?(?:ほしい|もらいたい|いただきたい)のは、|一番(?:大事|大切)なのは、|(?:我)?(?:最)?希望大家(?:记住|知道|明白)的是[，,:：]?|最重要的是[，,:：]?|사람들이 (?:기억|알)\\S{0,8} (?:것은|건),?|가장 중요한 (?:것은|건),?",
  "(?:ما أريد|ما نريد) أن (?:يتذكره|يعرفه) (?:الناس|الجميع) هو أن|الأهم (?:هو )?أن|(?:מה ש)?(?:אני רוצה|חשוב לי|חשוב לנו) ש(?:אנשים|כולם) (?:יזכרו|ידעו|יבינו)(?: זה)?(?: הוא)? ש|(?:הכי חשוב|העיקר) (?:זה )?ש",
]);
export const LEAD = toPattern(`^${SO}${LEADS}\\s*`, "iu");
/** In these the clause behind "that" has its verb last: it stands behind other words. */
const VERB_LAST: readonly [RegExp, string][] = [
  [
    toPattern(
      `^${SO}(?:(?:was|das,? was) (?:ich |wir )?${PEOPLE} (?:mitnehmen|wissen|verstehen|behalten|lernen|sich merken)(?: sollen| sollten| soll)?,? ist(?: vor allem)?,? dass|(?:das )?wichtigste ist,? dass|(?:mir|uns) ist (?:vor allem )?wichtig,? dass|hauptsache,? (?:${PEOPLE} )?(?:verstehen|wissen|merken),? dass)\\s*`,
      "iu",
    ),
    "Wichtig ist, dass ",
  ],
  [
    toPattern(
      `^${SO}(?:wat (?:ik|we|wij) (?:graag |vooral )?(?:wil|willen|zou willen|zouden willen)(?: graag)? dat ${PEOPLE} (?:onthouden?|weten|weet|meenemen|meeneemt|begrijpen|leren),? is dat|(?:het )?(?:belangrijkste|voornaamste) is dat)\\s*`,
      "iu",
    ),
    "Belangrijk is dat ",
  ],
];

/** The same where "not" or "never" stands before the verb. */
const BEFORE_VERB =
  "(?=(?:\\S+\\s){1,4}(?:inte|aldrig|ikke|aldri|alltid|altid|bara|kun|ofta|ofte|redan|allerede)\\s)";
const NORTHERN: readonly (readonly [RegExp, string])[] = [
  [toPattern(`^.{0,60}?(?<!\\p{L})(?:viktigaste|ta med sig|komma ihåg|minnas|veta|förstå) är att\\s${BEFORE_VERB}`, "iu"), "Viktigast är att "],
  [toPattern(`^.{0,60}?(?<!\\p{L})(?:vigtigste|tage med(?: sig| hjem)?|huske|vide|forstå),? er,? at\\s${BEFORE_VERB}`, "iu"), "Vigtigst er at "],
  [toPattern(`^(?:og )?det viktigste er at\\s${BEFORE_VERB}`, "iu"), "Viktigst er at "],
]; // prettier-ignore

/** How many letters of a sentence only lead to what is to be told, and what stands for them. */
export function leadOf(said: string): { length: number; instead: string } | null {
  for (const [pattern, instead] of VERB_LAST) {
    const found = pattern.exec(said);
    if (found !== null) return { length: found[0].length, instead };
  }
  const northern = NORTHERN.find(([pattern]) => pattern.test(said));
  if (northern !== undefined)
    return { length: northern[0].exec(said)?.[0].length ?? 0, instead: northern[1] };
  const found = (LEAD.exec(said) ?? MAYBE.exec(said))?.[0] ?? "";
  return found === "" ? null : { length: found.length, instead: "" };
}

/** "Then maybe what you can do on your own plot: …" */
const MAYBE =
  /^(?:(?:oh,?|and|then|und|dann|et|puis|ensuite|y|luego|e|poi|depois|en|dan|i|potem|и|потом|och|sen|og|så)\s){0,2}(?:maybe|perhaps|vielleicht|peut-être|quizás?|tal vez|magari|talvez|misschien|może|может быть,?|kanske|måske|kanskje)\s(?=(?:also |noch |auch )?(?:what|how|why|when|where|was|wie|warum|ce que|comment|pourquoi|lo que|cómo|por qué|quello che|come|perché|o que|como|por que|wat|hoe|waarom|co|jak|dlaczego|что|как|почему|vad|hur|varför|hvad|hvordan|hvorfor)(?!\p{L}))/iu;
