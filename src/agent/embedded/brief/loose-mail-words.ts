import { toPattern, wholeWords } from "../text/regex.ts";

/**
 * How people who order a film in a loose mail speak of it and of themselves, where they never say "make a film": whole
 * words, looked for only in what is a mail by its frame (`loose-mail.ts`).
 */

const words = (...list: readonly string[]): RegExp => toPattern(wholeWords(...list), "iu");
/** Scripts that write no spaces: anywhere. */
const orEast = (spaced: RegExp, east: string): RegExp => toPattern(`${spaced.source}|${east}`, "iu");
const begins = (...list: readonly string[]): RegExp => toPattern(`^(?:${list.join("|")})`, "iu");

/** "I promised the committee …", "Carol reckons you lot do clips": how it came to be ordered. */
export const PROMISED = orEast(
  words(
    "(?:i|we)(?:['’]ve| have)? (?:kind of |sort of |stupidly |also )?(?:promised|volunteered|offered|agreed to)|i (?:said|told \\p{L}+) (?:that )?i['’]d (?:write|ask|get|organi[sz]e|sort)|(?:reckons?|said|says|tells me|hear) (?:that )?(?:you|you lot|you guys|somebody|someone)(?: \\p{L}+){0,4} (?:do(?:es)?|makes?|could|can|might)",
    "(?:hab|habe|haben|hatte) (?:\\p{L}+ ){0,14}?versprochen|versprochen(?: habe?n?)?|habe? (?:\\p{L}+ ){0,4}zugesagt",
    "(?:ai|avons|a) promis|promis (?:au|à|aux)|on m['’]a dit que vous",
    "prometí|he prometido|hemos prometido|prometimos|me dijeron que (?:ustedes|vosotros)",
    "ho promesso|abbiamo promesso|mi hanno detto che (?:voi|fate)",
    "prometi|prometemos|(?:a gente )?prometeu|me disseram que vocês",
    "(?:heb|hebben) (?:\\p{L}+ ){0,8}?beloofd|beloofd",
    "(?:na)?obiecał(?:am|em)|obiecaliśmy|(?:по)?обещал[аи]?|обіцял[аи]|пообіця[вл]\\p{L}*|slíbil[ai]?(?: jsem| jsme)?|jsem (?:\\p{L}+ ){0,3}slíbil[ai]?",
    "(?:jag|vi) (?:har )?lova(?:t|de)|har lovat|(?:jeg|vi) (?:har )?lov(?:et|ede|te)|har lovet|lupasin|lupasimme|am promis",
    "söz(?:ü)? ver(?:dim|dik|miştim)",
    "وعدت\\p{L}*|وعدنا|הבטחתי|הבטחנו|वादा (?:किया|कर)\\S*",
  ),
  "約束して(?:しまい|い)?ま[しす]|約束しま|答应了|答應了|약속(?:했|드렸)",
);

export const SCREEN = orEast(
  words(
    "screens?|telly|tvs?|monitors?|displays?|projector",
    "bildschirm\\p{L}*|fernseher\\p{L}*|beamer|\\p{L}*monitor",
    "écrans?|télé|téléviseur",
    "pantallas?|tele(?:visor)?",
    "scherm(?:o|i)?|televisore|tivù",
    "telas?|telão|ecrãs?|televisão",
    "scherm(?:pje)?|beeldscherm",
    "ekran\\p{L}*|telewizor\\p{L}*|экран\\p{L}*|телевизор\\p{L}*|екран\\p{L}*|телевізор\\p{L}*|obrazovk\\p{L}*|televiz\\p{L}*",
    "skärm\\p{L}*|tv:?n|skærm\\p{L}*|skjerm\\p{L}*|televizyon\\p{L}*|näyttö\\p{L}*",
    "شاشة|الشاشة|(?:ה)?מסך|स्क्रीन|टीवी",
  ),
  "テレビ|モニター|画面|屏幕|电视|電視|大屏|화면|텔레비전|모니터",
);

/** The shape of the picture. */
export const FORMAT = orEast(
  words(
    "square|upright|portrait|landscape|wide(?:screen)?|tall|vertical(?:ly)?|horizontal(?:ly)?",
    "quadratisch|quadrat|hochkant|hochformat|querformat|quer|breitbild",
    "carrée?|vertical|horizontale?|à la verticale|en hauteur|en largeur|format paysage",
    "cuadrad[oa]|apaisad[oa]|quadrat[oa]|verticale|orizzontale|em pé|deitado|quadrado|na vertical|na horizontal",
    "vierkant|staand|liggend|rechtop",
    "(?:w )?(?:pionie|poziomie)|pionowo|poziomo|kwadrat\\p{L}*|квадрат\\p{L}*|вертикаль\\p{L}*|горизонталь\\p{L}*|na výšku|na šířku|čtverc\\p{L}*",
    "stående|liggande|liggende|fyrkantig\\p{L}*|kvadratisk\\p{L}*|på högkant|på højkant|pystyssä|kare|dikey|yatay",
    "مربع\\p{L}*|عمودي\\p{L}*|أفقي\\p{L}*|ריבועי|לאורך|לרוחב|खड़ा|चौकोर|वर्गाकार",
  ),
  "縦長|横長|正方形|縦型|竖屏|橫屏|横屏|竖版|方形|세로|가로형|정사각",
);

export const PLEADS = orEast(
  words(
    "please|pls|plz|if you can|if possible|if you could|ideally|would be (?:good|great|lovely|nice)|bitte|wär(?:e)? (?:gut|schön|super|toll)|am besten|möglichst|wenn(?:['’]s| es)? geht|s['’]il (?:vous|te) plaît|si possible|si vous pouvez|svp|por favor|si puede ser|si se puede|se riuscite|se possibile|per favore|possibilmente|se der|se possível|graag|alstublieft|alsjeblieft|liefst|als het kan|najlepiej|proszę|jeśli się da|желательно|если можно|пожалуйста|лучше|бажано|будь ласка|якщо можна|prosím|nejlépe|pokud možno|gärna|helst|om det går|tack|gerne|helst|hvis muligt|venligst|vær så snill|olursa iyi olur|lütfen|mümkünse|لو سمحت\\p{L}*|من فضلك\\p{L}*|إن أمكن|رجاء\\p{L}*|בבקשה|אם אפשר|कृपया|हो सके तो",
  ),
  "お願い|できれば|ください|最好|请|請|麻烦|부탁|가능하면",
);

/** Something that is not to be spoken of. */
const NOT =
  "do ?n['’]?t|do not|not|nothing|never|no|nicht|nichts|kein\\p{L}*|ne|n['’]|pas|rien|nada|no|non|niente|não|niet|niks|nie|не|ничего|нічого|ne\\p{L}+|inte|inget|ikke|ei|älkää|لا|عدم|לא|אל|न|मत|नहीं";
const TELL =
  "mention\\p{L}*|talk about|about|bring up|name|erwähn\\p{L}*|über|von|parl\\p{L}*|mencion\\p{L}*|menzion\\p{L}*|nomin\\p{L}*|evoqu\\p{L}*|évoqu\\p{L}*|habl\\p{L}*|fal(?:ar|em?)|cit(?:ar|em|e|are|ate|er|ez)|nombr\\p{L}*|noem\\p{L}*|vermeld\\p{L}*|wspomin\\p{L}*|mów\\p{L}*|про|о|об|упомин\\p{L}*|згаду\\p{L}*|zmiňuj\\p{L}*|o|nämn\\p{L}*|nævn\\p{L}*|nevn\\p{L}*|om|تذكر\\p{L}*|ذكر|להזכיר|תזכירו|ज़िक्र|जिक्र";
const NOT_WORDS = words(NOT);
const TELL_WORDS = words(TELL);
const NOT_TOLD_IN_ONE =
  /(?:bahset|söyle|anlat|değin)\p{L}*m[ea]y[iı]n\p{L}*|話(?:は|を)?しないで|触れないで|言わないで|(?:不要|别|別)(?:提|说|說|讲|講)|(?:말하지|언급하지|얘기하지)\s?(?:말|마)/iu;
const SAYS =
  /(?<!\p{L})(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?mi[oa]|meu|minha|mijn|onze|mąż|żona|муж|жена|мой|моя|чоловік|дружина|manžel(?:ka)?|min|mitt|eşim|kocam|karım|the boss|der chef|die chefin)(?!\p{L}).{0,30}?(?<!\p{L})(?:says?|said|reckons|thinks|wants|told|asks|meint\p{L}*|sagt\p{L}*|findet|dit|veut|pense|dice|quiere|dijo|disse|diz|falou|pediu|zegt|vindt|zei|mówi|prosi|говорит|просит|каже|říká|säger|siger|sier|diyor|istiyor)(?!\p{L})|妻が|夫が|妻は|夫は|老婆说|老公说|(?:아내|남편)가/iu;

/** "My wife says don't mention the wasps so please don't mention the wasps!" */
export function sparesSomething(said: string): boolean {
  if (/\p{N}/u.test(said)) return false;
  const told = NOT_TOLD_IN_ONE.test(said) || (NOT_WORDS.test(said) && TELL_WORDS.test(said));
  return (
    IS_SPARED.test(said) ||
    (told && (SAYS.test(said) || (PLEADS.test(said) && (NOT_TOLD_IN_ONE.test(said) || MENTIONS.test(said)))))
  );
}

/** Said to somebody who tells: "Don't bring up the bypass, people get cross." */
const IS_SPARED = begins(
  "(?:(?:and|but|oh,?|und|aber|et|mais|surtout|y|pero|e|ma|mas|en|maar|i|ale|и|но|а|och|men|og)\\s)*(?:please |bitte )?(?:(?:do ?n['’]?t|do not|better not|no need to) (?:mention|bring up)|(?:kein wort|bloß nichts|lieber nichts|nichts) (?:zu[mr]?|über|vo[nm]) |(?:ne |n['’])(?:parlez|mentionnez|évoquez|citez)\\s|no (?:habléis|hablen|mencion(?:éis|en|es))\\s|non (?:parlate|nominate|citate|menzionate)\\s|não (?:falem?|citem?|mencionem?)\\s|geen woord over |nie (?:wspominajcie|mówcie)\\s|не (?:упоминайте|говорите|згадуйте)\\s|(?:nämn|nævn|nevn) (?:inte|ikke)\\s)",
);

/** To mention is what a text does; "please do not talk about the guests" is asked of people as well. */
const MENTIONS = words(
  "mention|bring up|erwähn\\p{L}*|mentionn\\p{L}*|mencion\\p{L}*|menzion\\p{L}*|nomin\\p{L}*|cit(?:ar|em|ate|are|ez)|noem\\p{L}*|vermeld\\p{L}*|wspomin\\p{L}*|упомина\\p{L}*|згадув\\p{L}*|zmiňovat|zmiňujte|nämn|nævn|nevn|تذكر\\p{L}*|ذكر|להזכיר|תזכירו|ज़िक्र|जिक्र",
);

/** What a film is made of and a sender may lack. */
const MATERIAL = orEast(
  words(
    "photos?|photographs|pictures|pics|footage|budget|music|logo|fotos?|foto['’]s|bilder|bildmaterial|musik|geld|images|imágenes|presupuesto|immagini|soldi|imagens|grana|dinheiro|afbeeldingen|zdjęć|zdjęcia|zdjęciami|фото|фотограф\\p{L}*|картинок|світлин\\p{L}*|fotky|fotek|fotograf[ií]\\p{L}*|kuvia|fotoğraf\\p{L}*|صور\\p{L}*|תמונות|तस्वीर\\p{L}*|फ़ोटो|फोटो",
  ),
  "写真|照片|图片|사진|予算",
);
const LACKS = orEast(
  words(
    "haven['’]?t|have no|have not got|no|don['’]?t have|can['’]?t|couldn['’]?t|without|got none|lost|not got|sorry|afraid|keine?|leider|nicht|ohne|verloren|pas de|aucune|pas|désolée?|rien|no tengo|no tenemos|no hay|lo siento|ninguna|non ne|non ho|non abbiamo|niente|purtroppo|scusate|não tenho|não temos|sem|nenhuma|desculp\\p{L}*|helaas|geen|niet|sorry|nie mam\\p{L}*|niestety|brak|нет|к сожалению|извините|немає|на жаль|вибачте|nemám\\p{L}*|bohužel|inga|inte|tyvärr|ingen|desværre|ikke|dessverre|valitettavasti|yok|maalesef|لا|للأسف|ليس|אין|לצערי|नहीं|माफ़",
  ),
  "ありません|ないので|すみません|没有|沒有|抱歉|없어|없습니다|죄송",
);
const OF_SENDER = orEast(
  words(
    "i|i['’]\\p{L}+|we|we['’]\\p{L}+|my|our|ich|wir|mir|mein\\p{L}*|j['’]ai|je|on|nous|j['’]en|tengo|tenemos|estoy|estamos|brauch\\p{L}*|me|mi|nos|ho|abbiamo|ne|mio|mia|tenho|temos|fiquei|eu|a gente|ik|we|wij|heb|hebben|mam|mamy|się|jestem|у меня|у нас|я|мы|мне|мене|мені|нас|ми|nemám\\p{L}*|jsem|jsme|jag|vi|mig|jeg|minulla|meillä|\\p{L}+ımız|\\p{L}+ım|\\p{L}+[dt][uıiü]m|لدي|عندي|لدينا|לי|לנו|मेरे|हमारे|मैं|मुझे",
  ),
  "うれし|嬉し|我|저|제가",
);
const SORRY = orEast(
  words("sorry|i['’]m afraid|leider|entschuldig\\p{L}*|désolée?s?|lo siento|perdón|scusate|purtroppo|desculp\\p{L}*|helaas|niestety|przepraszam|извините|простите|к сожалению|вибачте|на жаль|bohužel|tyvärr|desværre|dessverre|beklager|kusura bakmay\\p{L}*|maalesef|للأسف|آسف\\p{L}*|מצטער\\p{L}*|सॉरी|माफ़\\p{L}*"), // prettier-ignore
  "すみません|申し訳|抱歉|不好意思|죄송",
);

/** "PS I have no computer at home, this is my grandson's": of the sender, with no amount to be told. */
export function speaksOfSender(said: string): boolean {
  return OF_SENDER.test(said) && !/\p{N}/u.test(said);
}

/** "PS I haven't any photos I'm afraid": what the sender lacks. */
export function lacksMaterial(said: string, postscript: boolean): boolean {
  if (!MATERIAL.test(said) || !LACKS.test(said)) return false;
  return postscript || OF_SENDER.test(said) || SORRY.test(said);
}

const FEELS = orEast(
  words(
    "chuffed|proud|pleased|thrilled|over the moon|stolz|gefreut|baff|fiers?|fières?|contente?s?|ravie?s?|orgullos[oa]s?|content[oa]s?|fier[oa]|orgoglios[oa]|felice|bob[oa]|orgulhos[oa]|feliz|trots|blij|ucieszył\\p{L}*|dumn[ay]|горд\\p{L}*|рад[аы]?|пишал\\p{L}*|пишаюсь|pyšn[áý]|radost|glad|stolt|glade|ylpeä|gurur(?:lu)?|sevindi[mk]|فخور\\p{L}*|سعيد\\p{L}*|גאה|גאים|गर्व|खुशी",
  ),
  "うれしかった|嬉しかった|自豪|高兴|뿌듯|자랑스|기뻤",
);
const MOST_FELT = 10;

/** "I was rather chuffed with that." */
export function feels(said: string, count: number): boolean {
  return count <= MOST_FELT && !/[\p{N}:]/u.test(said) && FEELS.test(said) && OF_SENDER.test(said);
}

/** "I'm no good at this so bear with me", "do what you can". */
export const HUMBLE = begins(
  "(?:i['’]m|i am|im) (?:no good|not (?:much|very|any) (?:good|use)?|hopeless|rubbish|useless|new) (?:at|with|to) (?:this|these things|computers|all this)",
  "[¡]?(?:ah|oh|ach|aha|ага|ой)[!,.]?$",
  "sorry (?:to (?:bother|trouble)|for (?:bothering|the (?:long|late|short)))|(?:so |please |and )?(?:bear with me|do what you can|do your best|over to you|it['’]s up to you|use your judg?ement|you['’]re the experts?|here goes|excuse the)",
  "(?:ich )?kenn(?:e)? mich (?:damit|mit sowas|mit so was|da) (?:gar |überhaupt )?nicht (?:so )?aus|(?:macht|machen sie) (?:einfach )?(?:das beste draus|was ihr könnt|mal)|ihr macht das schon",
  "je n['’]y connais (?:rien|pas grand-chose)|faites (?:au mieux|ce que vous pouvez|pour le mieux)",
  "no entiendo (?:nada )?de estas cosas|haced lo que podáis|hagan lo que puedan|(?:io )?non me ne intendo|fate (?:voi|quel che potete|come potete)|não entendo (?:nada )?disso|façam o que (?:puderem|der)",
  "ik heb er geen verstand van|doe (?:maar )?(?:je best|wat je kunt|wat jullie kunnen)|nie znam się na tym|zróbcie co się da|я в этом (?:ничего )?не (?:разбираюсь|понимаю)|сделайте (?:как|что) (?:сможете|получится)|я в цьому не розбираюся|jag kan inget om sånt här|gör (?:så gott|det) ni kan",
);

/** "Tom from the allotment society here", "hier ist die Gudrun vom …": who writes. */
const INTRODUCES = toPattern(
  `^(?:${[
    "\\p{L}[\\p{L}.’'-]*(?:\\s\\p{L}[\\p{L}.’'-]*)?(?: (?:from|of|at|over at|down at)\\s.{2,70}?)? here(?:again)?(?:\\s?[(,–—-].{0,100})?",
    "\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?(?: again,?|,) (?:from|at|over at)\\s.{2,80}",
    "(?:.{2,60},? )?(?:mein name ist|ich heiße|je m['’]appelle|me llamo|mi chiamo|(?:eu )?me chamo|chamo-me|ik heet|mijn naam is|nazywam się|mam na imię|меня зовут|мене звати|jmenuji se|jag heter|jeg hedder|jeg heter|adım|my name(?:['’]s| is)) \\p{Lu}.{1,120}",
    "ich bin (?:die|der) \\p{Lu}[\\p{L}-]* und\\s.{2,100}",
    "(?:it['’]?s|this is|i['’]m|i am|my name(?:['’]s| is)|its) (?!a |an |the |not |about )\\p{L}[\\p{L}.’'-]*(?:\\s\\p{Lu}[\\p{L}.’'-]*)?,? (?:from|of|at|over at|down at|and i|who|treasurer|chair|secretary|i run|i look)\\s.{2,100}",
    "(?:hier (?:ist|schreibt|spricht)|ich bin|mein name ist|hier) (?:(?:die|der|nochmal|mal|wieder) )?\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?(?:,? (?:vom|von|aus|beim?)\\s.{2,100})?",
    "(?:c['’]est|ici|je suis|je m['’]appelle) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:\\p{Ll}+ ){0,2}?(?:de|du|des|d['’]|à|au)\\s?.{2,100}",
    "(?:soy|aquí|me llamo|(?:les?|os|te) escribe) (?:\\p{L}+ )?\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:\\p{Ll}+ ){0,2}?(?:del?|desde|la|el)\\s.{2,100}",
    "(?:sono|qui|mi chiamo|vi scrive) (?:(?:la|il|l['’]) ?)?\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:\\p{Ll}+ ){0,2}?(?:della?|dell['’]|dei|del|dal|dalla|di)\\s?.{2,100}",
    "(?:aqui (?:é|quem (?:fala|escreve) é)|sou|é|me chamo|chamo-me|daqui) (?:(?:a|o) )?\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:\\p{Ll}+ ){0,2}?(?:d[aoe]s?)\\s.{2,100}",
    "(?:(?:je spreekt |u spreekt )?met|ik ben|hier|dit is) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:van|uit|hier van)\\s.{2,100}",
    "(?:tu|z tej strony|jestem|tutaj|tady|tu je|jmenuji se) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:z|ze|od)\\s.{2,100}",
    "(?:это|меня зовут|пишет|вам пишет|це|мене звати|пише) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:из|с|со|от|я|з|із|від)\\s.{2,100}",
    "(?:det är |det er |här är |her er |jag heter |jeg hedder )?\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:från|fra|på|i)\\s.{2,70} (?:här|her)|(?:det är|det er|här är|her er|jag heter|jeg hedder|jeg heter|jag är|jeg er) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? (?:från|fra|i|på)\\s.{2,100}",
    "(?:ben|adım) \\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?,? .{2,70}(?:[dt][ea]n|yım|yim|ım|im)",
    "[^。、]{2,30}の[\\p{L}]{1,8}(?:です|と申します)|我是[^，。]{2,24}的[^，。]{1,8}|[^.,]{2,30}\\s[\\p{Script=Hangul}]{2,4}(?:입니다|예요|이에요)",
    "(?:أنا|معكم|معك)\\s\\S+(?:\\s\\S+)? من\\s.{2,100}|(?:כאן|אני|מדבר|מדברת)\\s\\S+(?:\\s\\S+)? מ\\S.{2,100}|मैं\\s.{2,70}(?:बोल|लिख|हूँ)\\p{L}*.{0,30}",
  ].join("|")})$`,
  "u",
);

/** Its first letter may be large, the names in it have to be. */
export function introduces(said: string): boolean {
  return INTRODUCES.test(said) || INTRODUCES.test(said.charAt(0).toLowerCase() + said.slice(1));
}

/** Somebody wants it, or it is for a place. */
export const WANTED = orEast(
  words(
    "wants?|would like|asked (?:me|us)|gebeten|(?:nous|m)[’' ]?(?:a )?demandé|pidi(?:ó|eron)|(?:ha|hanno) chiesto|pedi(?:u|ram)|gevraagd|poprosi\\p{L}*|попроси\\p{L}*|har bett|bett om|bad om|istedi\\p{L}*|['’]d like|needs?|asked for|could do|can do|if you can|möchten?|wollen|will|braucht|brauchen|wünscht|veut|voudrait|voudrions|aimerait|quiere|quieren|queremos|necesitamos|vuole|vorrebbe|vorremmo|serve|quer|queremos|gostaria|precisamos|wil|willen|zoekt|chce|chcemy|potrzebujemy|хочет|хотим|хотят|нужен|нужно|хоче|хочемо|потрібен|chce|chceme|vill|vil|ønsker|behöver|trenger|istiyor|istiyoruz|lazım|نريد|يريد|רוצה|רוצים|चाहते|चाहिए",
  ),
  "欲しい|ほしい|想要|需要|원해|필요",
);

/** "a minute or so would be lovely", "Not too long, folk only stop for their tea". */
export const SUFFICES = begins(
  ".{0,24}(?:minut\\p{L}*|dakika|минут\\p{L}*|хвилин\\p{L}*)(?!\\p{L}).{0,24}(?<!\\p{L})(?:enough|plenty|reich(?:t|en)|genüg\\p{L}*|suffi\\p{L}*|bast\\p{L}*|sobra|räcker|nok|wystarczy|nadto|хватит|достаточно|вистачить|досить|yeter|stačí|genoeg)(?!\\p{L})",
  "(?:länger|longer|plus longtemps|plus long|más|più|mais|langer|dłużej|дольше|längre) (?:als|than|qu['’]|d['’]|de|di|do que|dan|niż|чем|än) (?:a|an|one|eine|une|un|uno|uma|een|minut\\p{L}*|минут\\p{L}*|en) ?(?:minut\\p{L}*)?.{0,40}(?:nobody|no one|keiner|niemand|personne|nadie|nessuno|ninguém|nikt|никто|ingen)",
  "(?:so )?(?:not|nothing) too long|(?:just |about |so )?(?:a |one )?(?:half a )?minute (?:or so |or two )?(?:is|will|would)(?: be)? (?:plenty|enough|fine|lovely|do)|nothing (?:fancy|special|long)",
  "(?:bitte )?nicht zu lang|(?:so )?(?:eine|ne) minute (?:reicht|genügt|wäre)|nichts (?:besonderes|aufwendiges|großes)",
  "pas trop long|(?:une )?(?:petite )?minute (?:suffit|suffira|suffirait)|rien de (?:compliqué|spécial|bien)",
  "(?:que )?no (?:sea )?(?:muy|demasiado) larg[oa]|(?:con )?un minut(?:o|ito) (?:basta|nos|sobra|vale|está)|nada del otro mundo",
  "non troppo lung[oa]|un minut(?:o|ino) basta|niente di (?:che|speciale)|não muito (?:longo|comprido)|um minut(?:o|inho) (?:basta|tá|está|chega)|nada (?:de mais|demais)",
  "niet te lang|een minuut(?:je)? is|niks bijzonders|nie za długi\\p{L}*|minuta wystarczy|nic wielkiego|не слишком длинн\\p{L}*|минуты (?:хватит|достаточно)|недовго|хвилини (?:вистачить|досить)|ne moc dlouh\\p{L}*|minuta (?:stačí|bohatě)|inte för lång\\p{L}*|en minut räcker|ikke for lang\\p{L}*|et minut er",
  "bir dakika yeter|çok uzun olmasın|\\p{N}分(?:くらい|ほど|程度)(?:で)?(?:十分|大丈夫|お願い)|一分钟(?:就够|左右)|1분(?:이면| 정도)",
);
