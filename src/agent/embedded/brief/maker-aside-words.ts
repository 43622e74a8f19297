import { toPattern, wholeWords } from "../text/regex.ts";

/**
 * Single ideas by which people speak of their film without naming it: what it runs on, that it is not heard, where people sit, what
 * follows from that, what it is needed for, what it is not to say, its own next lines. One of them proves little; `maker-asides.ts`
 * asks for two, or for one of those that nothing but a text has.
 */

const anywhere = (words: readonly string[]): RegExp => toPattern(wholeWords(...words), "iu");
const starts = (words: readonly string[]): RegExp => toPattern(`^(?:${words.join("|")})`, "iu");
const or = (...patterns: readonly RegExp[]): RegExp =>
  toPattern(patterns.map(({ source }) => source).join("|"), "iu");

/** What films run on. */
export const SCREEN = or(
  anywhere([
    "(?:the |our |a )?(?:big )?(?:screens?|tablets?|tv|telly|television|monitors?|display|projector|ipads?|phones?|intranet|beamer)",
    "\\p{L}*(?:bildschirm|monitor|display|tablet|fernseher|beamer|leinwand|infoscreen)\\p{L}*|handys?|(?:l['’])?écrans?|(?:la )?télé(?:vision)?|moniteur|téléphones?|tablette|vidéoprojecteur|pantallas?|tele(?:visión|visor)?|móvil(?:es)?|proyector|schermo|monitor|televisore|tele|proiettore|cellulare",
    "ecrãs?|tela|televisão|tv|telemóvel|celular|projetor|scherm(?:en)?|beeldscherm|televisie|telefoon|skärm(?:en|ar)?|surfplatt\\p{L}+|skærm(?:en)?|skjerm(?:en)?|tv-n|ekran(?:ie|u|ach)?|telewizor\\p{L}*|monitorze|tablecie|obrazov\\p{L}+|televiz\\p{L}+",
    "экран\\p{L}*|телевизор\\p{L}*|планшет\\p{L}*|монитор\\p{L}*|екран\\p{L}*|телевізор\\p{L}*|моніторі|ekran\\p{L}*|televizyon\\p{L}*|monitör\\p{L}*|شاشة|تلفاز|الشاشة|(?:ב|ה|על ה)?מסך|(?:ב|ה)?טלוויזיה",
  ]),
  /لشاشة|屏幕|螢幕|荧幕|电视|電視|显示屏|大屏|画面|モニター|スクリーン|テレビ|タブレット|화면|모니터|스크린|티브이|टीवी|स्क्रीन/u,
);

/** That nobody hears it. */
export const MUTED = or(
  anywhere([
    "(?:with(?:out)? )?(?:no )?sound(?: is)?(?: not)? (?:off|needed|required|available)|(?:with )?no (?:sound|audio)|without (?:sound|audio)|sound(?:'s| is)? off|muted|on mute|(?:can(?:no|[’']?)t|won[’']t|(?:nobody|no one) (?:can|will)) hear (?:it|anything|a thing)|silent(?:ly)?",
    "man hört nichts|nessuno sentirà|ninguém ouve|nadie oirá|personne n[’']entendra|niemand hoort|ohne (?:den )?ton|stumm|ton (?:ist )?aus|(?:den )?ton brauchen wir nicht|ton wird nicht gebraucht|sans (?:le )?son|on n['’]entendra rien|son coupé|muette?|sin (?:sonido|audio)|en silencio|senza (?:audio|sonoro|suono)|muto|sem (?:som|áudio)",
    "zonder geluid|geluid (?:is )?(?:niet nodig|uit)|utan ljud|ljudlös\\p{L}*|uden lyd|uten lyd|bez (?:dźwięku|zvuku|звука|звуку)|звука не будет|звук не нужен|sessiz|ses gerekmiyor|ses(?:e gerek)? yok|بلا صوت|(?:من )?دون صوت|بدون صوت|ללא (?:קול|סאונד)|בלי קול|soretta",
  ]),
  /不需要声音|无声|無聲|静音|靜音|没有声音|音なし|無音|音声なし|音は(?:出ません|不要|いりません|なし)|소리 ?없이|무음|बिना आवाज़/u,
);

/** That it begins anew. */
export const LOOPED = or(
  anywhere([
    "looped|(?:on|in) (?:a )?(?:loop|repeat)|looping|in (?:endlos)?schleife|en boucle|en bucle|in loop|em loop|a rodar|in een lus|i (?:en )?loop|i slinga|w pętli|ve smyčce|по кругу|крутит[ьс]\\p{L}*|по колу|dönecek|dönüp duracak",
  ]),
  /循环播放|循環播放|繰り返し(?:流|再生)|反复播放|반복/u,
);

/** Rooms in which a film runs for those who wait, pass or have come. */
export const ROOM = anywhere([
  "waiting rooms?|reception|lobby|foyer|break room|staff room|canteen|entrance hall|front desk|shop window|stand|stall|booth|gala|open (?:day|house|evening)|induction(?: day)?|assembly|all-hands|onboarding|wartezimmer|foyer|empfang|eingangsbereich|pausenraum|kantine|messestand|schaufenster|tag der offenen tür|infoabend|elternabend",
  "salle d['’]attente|(?:l['’])?accueil|(?:le )?hall(?: d['’]entrée)?|vitrine|journée portes ouvertes|stand|sala de espera|recepción|vestíbulo|recibidor|escaparate|jornada de puertas abiertas|sala d['’](?:attesa|aspetto)|ingresso|reception|vetrina|giornata aperta|open day|recepção|receção|entrada|átrio|dia aberto",
  "wachtkamer|hal|receptie|balie|kantine|open dag|väntrum(?:met)?|receptionen|entrén|personalrum(?:met)?|venteværelse\\p{L}*|receptionen|venterommet|resepsjonen|poczekaln\\p{L}+|hol(?:u|lu)|recepcj\\p{L}+|čekárn\\p{L}+|vstupní hal\\p{L}+|при[её]мн\\p{L}+|холл\\p{L}*|вестибюл\\p{L}+|хол[іу]|вестибюл\\p{L}+|bekleme (?:odası|salonu)\\p{L}*|giriş\\p{L}*|resepsiyon\\p{L}*|lobi\\p{L}*",
  "(?:ل)?(?:غرفة|قاعة) الانتظار|الاستقبال|خדר ההמתנה|חדר ההמתנה|הלובי|הקבלה",
]);
export const ROOM_EAST =
  /前台|候诊室|候診室|大厅|大廳|等候区|开放日|受付|待合室|ロビー|玄関|대기실|로비|접수처/u;

/** The people who will look at it, and how. */
export const THEY_WATCH = or(
  anywhere([
    "(?:while|as|when) (?:they|people|visitors|guests)(?: are|['’]re|['’]ll)? (?:watch(?:ing)?|see it)|(?:people|visitors|guests|they) (?:will|['’]ll) be (?:walking past|passing|standing|queuing)|nobody (?:stands|stays|stops)",
    "(?:beim|zum) (?:zuschauen|schauen|gucken)|bleibt (?:bei uns )?keiner stehen|en (?:le |la )?regardant|(?:le|la) regarderont|lo ver[áa]n? (?:de pie|al pasar)|lo verá de pie|la gente (?:lo|la) (?:verá|vedrà|guarda)|la gente passa in fretta|lo guarderanno|kijken staand|står när de tittar|ogląda(?:ją|ć) na stojąco|смотр(?:ят|еть будут) стоя",
  ]),
  /站着看|立って見|서서 보/u,
);

/** "So nothing scary", "also bitte nicht zu lang": what follows from it for the film. */
export const THEREFORE = or(
  toPattern(
    `(?:^|[,;،–—]\\s*|,?\\sand\\s)(?:${[
      "so (?:please )?(?:nothing|no|keep|short|make it|be|thank|not|plain|simple|mind)(?![\\p{L}'’])",
      "(?:also|daher|deshalb|darum) (?:bitte )?(?:nichts|nicht zu|kein\\p{L}*|kurz|einfach)(?!\\p{L})",
      "(?:alors|donc) (?:rien (?:de|d['’])|pas (?:de|d['’])|rest(?:ez|er|ons)|(?:faites|soyez))(?!\\p{L})",
      "(?:así que|conque|por eso) (?:nada (?:de|que)|sin|que sea)(?!\\p{L})|conviene que sea",
      "(?:quindi|perciò) (?:niente|nulla|nessun\\p{L}*|brev\\p{L})(?!\\p{L})|(?:por isso|portanto) (?:nada (?:de|que)|sem|que seja)(?!\\p{L})",
      "dus (?:graag )?(?:niets|geen|kort)(?!\\p{L})|så (?:inget|inga|ingen|gärna|kort)(?!\\p{L})|så (?:intet|ingen|ikke noget|ikke noe)(?!\\p{L})",
      "więc (?:nic|bez|prosz\\p{L}+|krótko)(?!\\p{L})|takže (?:nic|bez)(?!\\p{L})|(?:поэтому|так что) (?:ничего|без|покороче|коротко)(?!\\p{L})|(?:тому|отже) (?:нічого|без)(?!\\p{L})",
      "(?:bu yüzden|o yüzden) .{0,30}(?:olmasın|olsun)",
    ].join("|")})`,
    "iu",
  ),
  /فلا شيء \p{L}+|אז (?:בלי|שום דבר)|[,，](?:所以|因此)?(?:请|請)?(?:别太|別太|不要太)[^，。]{1,6}[。]?$|ので、[^。]{2,20}(?:避けて|控えて|しないで|短く|簡単に)|그러니 .{2,20}(?:주세요|않게)/u,
);

/** "…, so easy words": what only a text is made of. */
export const THEREFORE_WORDS =
  /[,;–—]\s(?:so|also|daher|alors|donc|así que|conque|quindi|perciò|por isso|portanto|dus|så|więc|takže|поэтому|тому)\s(?:bitte |please |graag )?(?:\p{L}+ ){0,3}?(?:words|sentences|jargon|fachwörter|fachbegriffe|wörter|sätze|phrases|mots|jargon|palabras|frases|tecnicismos|parole|frasi|palavras|woorden|zinnen|vakjargon|ord|meningar|słów|słowa|zdania|žargonu|slov|слов|фраз\p{L}*|предложений|речень)(?:\s\p{L}+){0,2}$/iu;

/** Who needs it for what: nobody tells a viewer so. Of a thing that was named it may be told, so only where a text begins. */
export const NEEDED = or(
  starts([
    ".{0,40}?\\b(?:i|we) (?:just |[^,;]{2,30} and )?(?:need|want) (?:this|it|one|something) (?:for|by|on|to)(?!\\p{L})|.{0,60}(?:i|we) (?:want|plan|hope|['’]d like) to (?:show|play|screen) (?:this|it) (?:at|on|in|to|during)(?!\\p{L})",
    "(?:we|i)(?:['’]d| would) like something (?:that |which )?(?:our|the|my|for|to|people|visitors)(?!\\p{L})|.{2,40}\\swill (?:see|watch|get) (?:this|it) (?:at|on|in|during|before)(?!\\p{L})|just (?:a little )?something (?:little |short |small )?for (?:our|the|my)(?!\\p{L})",
    "(?:for|at) (?:the|our) (?:induction|open|parents['’]?|sports|training) (?:day|evening|night)[;,.]|(?:this|it)(?:['’]s| is|['’]ll| will)(?: be| go| run)?(?: going)?(?: to be)? (?:on|for) the (?:\\p{L}+ )?(?:tv|screen|waiting room|reception|lobby|tablet|wall)(?!\\p{L}).{0,40}(?:muted|loop|sound|nothing|silent)",
    "(?:ich|wir) brauch(?:e|en) (?:das|es|den film) (?:für|bis|zum|zur)(?!\\p{L})|das (?:ist|wird) für (?:unsere?n?|meine?n?|den|die) \\p{L}+ am \\p{L}+tag",
    "(?:j['’]en ai|nous en avons|on en a) besoin (?:pour|avant|lundi|mardi)(?!\\p{L})|à (?:montrer|projeter|diffuser) (?:à|aux|au|lors|le)(?!\\p{L})|(?:lo|la) (?:necesito|necesitamos|quiero|queremos) para(?!\\p{L})|(?:mi|ci) serve per(?!\\p{L})|serve per (?:la|il|una|l['’])\\s?(?:giornata|lezione|festa|fiera|serata|riunione|mostra|classe)",
    "(?:preciso|precisamos) (?:disto|dele|disso) para(?!\\p{L})|(?:ik|we|wij) (?:heb|hebben) (?:dit|het) nodig voor(?!\\p{L})|(?:jag|vi) behöver (?:den|det|detta) (?:till|för|på)(?!\\p{L})|(?:jeg|vi) skal bruge (?:den|det) til(?!\\p{L})|(?:jeg|vi) trenger (?:den|det) til(?!\\p{L})|potrzebuj(?:ę|emy) (?:tego|go) na(?!\\p{L})|(?:potřebuj(?:i|eme)) (?:to|ho) na(?!\\p{L})",
    "(?:мне|нам) (?:это )?(?:нужно|надо|нужен) (?:это )?(?:для|на|к)(?!\\p{L})|(?:мені|нам) (?:це )?(?:потрібно|треба) (?:для|на|до)(?!\\p{L})|.{2,40} için (?:buna|bunu) (?:ihtiyac\\p{L}+ var|istiyoru[mz])",
  ]),
  /^[^。]{2,24}(?:の授業|の会|の日)(?:で使い(?:ます|たい)|に必要です)|^[^。]{2,20}(?:上课|活动|开放日)(?:要用|时要用)/u,
);

/** "We want to show this …": where a text begins with it, nothing was named that "this" could be but the film. */
export const SHOWS_THIS = or(
  starts([
    "(?:we|i|they|people|our|my|the)(?:['’](?:re|ll|d|m))?(?: [\\p{L}'’-]+){0,5}? (?:show|showing|put|putting|play|playing|screen|screening|use|using|see|watch|run|project)(?:ing)? (?:this|it)(?!\\p{L})|(?:needs|has|ought) to (?:work|run|make sense) (?:without|with no|on|in)(?!\\p{L})",
    "(?:wir|ich|unsere? [\\p{L}-]+|die [\\p{L}-]+) (?:zeigen?|spielen?|sehen|schauen|nutzen?) (?:das|es|ihn|dies)(?!\\p{L})|(?:wir|ich) (?:wollen|will|möchten?|würden?) (?:das|es|ihn|dies)\\s.*(?:zeigen|abspielen|vorführen|laufen lassen)",
    "(?:on|nous|je) (?:\\p{L}+ )?(?:le |la |l['’])(?:montr|projet|diffus|pass|met)\\p{L}*(?!\\p{L})|(?:on|nous) (?:veut|voulons|souhaite|souhaitons|va|allons|aimerait|aimerions) (?:le|la) (?:montrer|projeter|diffuser|passer)",
    "(?:lo|la) (?:queremos|vamos a|quiero|voy a|pensamos)? ?(?:poner|proyectar|mostrar|enseñar|pasar|proyectaremos|proyectamos|ponemos|pondremos|mostraremos|usaremos)(?!\\p{L})|(?:lo|la) (?:proiett|mostr|mett)\\p{L}*mo(?!\\p{L})|(?:lo|la) (?:faremo|facciamo|vogliamo|vorremmo) (?:far )?(?:vedere|mostrare|proiettare)(?!\\p{L})",
    "(?:isto )?é para (?:mostrar|passar|projetar|exibir)(?!\\p{L})|(?:queremos|vamos) (?:mostrar|passar|projetar|exibir) isto(?!\\p{L})|(?:we|wij|ik) (?:willen|gaan|laten|wil|tonen) (?:dit|het|hem)\\s.*(?:tonen|zien|draaien|vertonen|afspelen)",
    "(?:vi|jag) (?:tänker|vill|ska|skall|kommer att) (?:visa|spela upp|köra) (?:den|det|detta|filmen)(?!\\p{L})|(?:vi|jeg) (?:vil|skal|vil gerne|tenker å|planlegger å|har tænkt os at) (?:gerne )?(?:vise|afspille|spille av) (?:den|det|dette)(?!\\p{L})",
    "(?:chcemy|chcę|planujemy|zamierzamy|będziemy) (?:to|go) (?:puści|pokaza|pokazywa|wyświetl)\\p{L}*|(?:chceme|budeme|plánujeme) (?:to|ho) (?:pust|ukáz|promít)\\p{L}*",
    "(?:мы )?(?:хотим|планируем|собираемся|будем|хочу) (?:(?:показ|пуст|крут|вывести)\\p{L}* (?:это|его)|(?:это|его) (?:показ|пуст|крут)\\p{L}*)(?!\\p{L})|(?:ми )?(?:хочемо|плануємо|будемо) (?:показ|пуст)\\p{L}* (?:це|його)(?!\\p{L})",
    "bunu\\s.{4,60}(?:göstereceğiz|izleteceğiz|oynatacağız|göstermek istiyoruz|yayınlayacağız)$|(?:نريد|نود|سوف|نخطط|أريد) (?:أن )?(?:نعرضه|نعرض هذا|عرضه|أعرضه|نشغله)|(?:אנחנו )?(?:רוצים|מתכננים) (?:להקרין|להראות|להציג) (?:את זה|אותו)|हम (?:इसे|यह)\\s.*(?:दिखाएँगे|दिखाना चाहते हैं|चलाएँगे)",
  ]),
  /^(?:我们|我們)?(?:想|打算|准备|準備|计划|計劃|要|会|會)在[^，。]{2,24}(?:播放|放映|放给|给.{1,8}看)|^[^。は]{4,40}(?:見せたい|見せます|流したい|上映したい|上映します)(?:です|と思います|と思っています)?$|^.{2,40}(?:보여 ?주려고|보여 ?주고 싶|틀 예정|틀려고|상영하려고|틀고 싶)/u,
);

/** "This is for …", "C'est destiné à …", up to whom or what. */
export const THIS_IS_FOR =
  /^(?:(?:hi|hello|hallo|bonjour|hola)[,!]?\s)?(?:.{4,30}\sand )?(?:(?:this|it)(?:['’]s| is| will be)(?: meant| intended| just| only)? |(?:das|es|dies) ist (?:gedacht |bestimmt )?|(?:gedacht|bestimmt) ist (?:das|es|dies) |c['’]est (?:destinée? )?|(?:esto )?es |(?:questo )?è |(?:isto )?é |(?:dit is )?(?:bedoeld |bestemd )?|det (?:är|er) |to (?:jest )?|это |це |something (?:short |little |small )?|was kleines )(?=(?:for|für|pour|à|aux?|para|per|voor|till?|til|for|dla|na|для)\s)/iu;

/** When people come together to look at something, and pages that have films. */
export const OCCASION_OF_SHOWING = anywhere([
  "(?:the |our |a )?(?:website|web page|homepage|home page|newsletter|lesson|class|supper|dinner|party|wedding|birthday|meeting|agm|ceremony|conference|fair|festival|funeral|memorial|assembly|training day|homepage|webseite|unterricht|klasse|(?:eltern|vereins|info|themen|familien|heimat)abend|feier|hochzeit|fest|sitzung|versammlung|messe|schulung)",
  "site|page d['’]accueil|classe|cours|repas|fête|mariage|réunion|assemblée|salon|página web|web|clase|cena|fiesta|boda|reunión|asamblea|feria|sito|lezione|cena|festa|matrimonio|riunione|assemblea|fiera|aula|jantar|casamento|reunião|assembleia|feira|les|klas|diner|feest|bruiloft|vergadering|beurs|lektion(?:en)?|middag(?:en)?|bröllop(?:et)?|möte(?:t)?|lekcj\\p{L}+|kolacj\\p{L}+|wesel\\p{L}+|zebrani\\p{L}+|урок\\p{L}*|ужин\\p{L}*|свадьб\\p{L}+|собрани\\p{L}+|сайт\\p{L}*",
]);

/** Where it is shown, where the sentence has no subject but the film: at the beginning of a text. */
export const RUNS = or(
  starts([
    "(?:(?:to|can|should|will) be )?(?:shown|played|screened|for|goes|running|looped|this (?:goes|is|will|runs)|it(?:['’]s|['’]ll| is| will| goes| runs| plays)|they(?:['’]ll| will) watch (?:it|this))(?!\\p{L})",
    "(?:(?:es|das|dies|er|der film|das video) )?(?:läuft|kommt|soll|wird|ist für|steht)(?!\\p{L})",
    "(?:ça|cela|ce|il|elle|c['’]est|ce sera|on le) ?(?:pass\\p{L}+|tourn\\p{L}+|pour|sera|va|projett\\p{L}+)?(?!\\p{L})|à (?:projeter|diffuser)(?!\\p{L})",
    "(?:se (?:pondrá|verá|proyectará|mostrará|emitirá)|es para|irá|va a|saldrá|lo pondremos|estará)(?!\\p{L})|(?:va|verrà|andrà|girerà|sarà|è per|lo mettiamo|gira)(?!\\p{L})|(?:vai|é para|será|fica(?:rá)?|passa(?:rá)?)(?!\\p{L})",
    "(?:(?:het|dit|hij|de film) )?(?:draait|komt|wordt|is voor|loopt|staat)(?!\\p{L})|(?:(?:den|det|filmen|videon|videoen) )?(?:ska|skal|visas|vises|rullar|går|kører|är för|er til)(?!\\p{L})",
    "(?:to |film |to film |wideo )?(?:ma lecieć|będzie|leci|poleci|jest na|do)(?!\\p{L})|(?:bude|poběží|má běžet|je do)(?!\\p{L})|(?:это|ролик|он|видео|фильм|будет|це|відео)(?!\\p{L})|(?:سي?ُ?عرض|سيُعرض|هذا ل|هذه ل|للعرض)|(?:יוצג|ירוץ|זה ל)",
  ]),
  /^.{2,40}(?:dönecek|dönüp duracak|oynayacak|gösterilecek)|^(?:会|會|要|将|放|是|在|给|給|用于)|^.{2,40}ekran\p{L}* için|(?:画面|スクリーン|モニター|テレビ)用(?:です|に)|^[^。]{2,24}(?:で|に)[^。]{0,14}流(?:す|します)/u,
);

/** The text speaks of itself: its next lines, what of it may go, where it is to end. */
export const OF_THE_TEXT = or(
  anywhere([
    "what (?:comes|follows)(?: now| next)? is (?:really |actually )?(?:the heart of it|the (?:most )?important (?:bit|part|thing)|what matters(?: most)?)|the (?:next|following|last|first) (?:part|bit|paragraph|section) is (?:the |what |most |more )?(?:important|one|matters|the one)(?! of)\\p{L}*.{0,60}|the (?:next|following|last|first) (?:(?:paragraph|section) matters (?:the )?most|(?:part|bit) matters (?:the )?most to (?:us|me))(?=[\\s.;,]|$)|you (?:can|may) (?:skip|drop|cut|shorten) the (?:next|last|first|following) (?:part|bit|paragraph|section|sentence)|(?:end|finish|close) (?:on|with) the (?:last|final) (?:line|sentence)(?: below| of this| here)?|(?:drop|cut|skip) the (?:bit|part|paragraph|sentence)s? (?:about|on)|word for word(?=[.;,]|$)",
    "der (?:nächste|folgende|letzte|erste) (?:absatz|abschnitt) ist (?:uns |mir )?(?:am wichtigsten|der wichtigste|besonders wichtig|wichtig)|das folgende ist (?:uns |mir )?(?:am wichtigsten|das wichtigste|besonders wichtig|wichtig)|den (?:nächsten|letzten|folgenden) absatz (?:könnt|kannst|können|darf)|(?:mit|auf) (?:dem|der) letzten (?:satz|zeile)(?: unten| hier)? (?:enden|schließen|aufhören)",
    "(?:la suite|ce qui suit) est (?:le plus important|l['’]essentiel)|(?:terminez|finissez) (?:sur|par) la dernière (?:phrase|ligne)|lo que sigue es lo más importante|terminad? con la última (?:frase|línea)|quello che segue è la cosa più importante|finite con l['’]ultima (?:frase|riga)|o que se segue é o mais importante|het volgende is het belangrijkste|eindig met de laatste (?:zin|regel)|det som följer är viktigast|to, co następuje, jest najważniejsze|дальше самое важное",
    "le (?:paragraphe|passage) suivant est (?:pour nous )?le plus important|el (?:párrafo siguiente|siguiente párrafo) es (?:para nosotros )?(?:el|lo) más importante|il (?:paragrafo seguente|prossimo paragrafo|paragrafo che segue) è (?:per noi )?(?:il|la cosa) più importante|o (?:próximo parágrafo|parágrafo seguinte) é (?:para nós )?o mais importante|de volgende alinea is (?:voor ons )?(?:het|de) belangrijkste?|(?:nästa stycke|næste afsnit|neste avsnitt) (?:är|er) (?:det )?(?:viktigaste?|vigtigste?|viktigste?)|(?:następny|kolejny) akapit jest (?:dla nas )?najważniejszy|(?:следующий|последний) абзац (?:для нас )?самый важный",
  ]),
  /下面这段(?:最重要|是重点)|次の(?:部分|段落)が(?:一番|最も)(?:大事|重要)/u,
);

/** It is to end on its own last line. */
export const ENDS_ON_LAST =
  /(?:end|finish|close) (?:on|with) the (?:last|final) (?:line|sentence)|letzten (?:satz|zeile)(?: unten| hier)? (?:enden|schließen|aufhören)|(?:terminez|finissez) (?:sur|par) la dernière (?:phrase|ligne)|terminad? con la última (?:frase|línea)|finite con l['’]ultima (?:frase|riga)|eindig met de laatste (?:zin|regel)/iu;
