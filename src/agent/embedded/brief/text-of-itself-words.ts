import { toPattern } from "../text/regex.ts";

/** How a text speaks of itself as something to be read, by language: "in this article", and the word that a film has for it. */
type OfItself = { lead: string; here: string };

const ARTICLE_EN = "(?:article|blog post|post|blog|text|write-?up|piece|newsletter|leaflet|handout)";

export const OF_ITSELF: readonly OfItself[] = [
  { lead: `in (?:this|the following|today['’]s) ${ARTICLE_EN}(?!\\s(?:of|in|on|by|from|about|it)\\s),?`, here: "Here" },
  { lead: "in (?:diesem|dem folgenden|meinem heutigen|unserem heutigen) (?:beitrag|artikel|text|blogbeitrag|blogartikel|blog|newsletter|handzettel)(?!\\s(?:von|der|des|aus)\\s)", here: "Hier" },
  { lead: "dans (?:cet article|ce (?:billet|texte|post|blog))(?!\\s(?:de|du|des)\\s),?", here: "Ici," },
  { lead: "en (?:este (?:artículo|texto|post|blog|escrito)|esta (?:entrada|publicación))(?!\\sdel?\\s),?", here: "Aquí" },
  { lead: "in (?:questo (?:articolo|testo|post|blog|scritto))(?!\\sd(?:i|el|ella)\\s),?", here: "Qui" },
  { lead: "n(?:este|esse) (?:artigo|texto|post|blog)(?!\\sd[eoa]\\s),?", here: "Aqui" },
  { lead: "in (?:dit (?:artikel|stuk|bericht|blog)|deze (?:tekst|blog|post))(?!\\svan\\s)", here: "Hier" },
  { lead: "i (?:den här (?:artikeln|texten)|det här (?:inlägget)|denne (?:artikel(?:en)?|tekst(?:en)?)|dette (?:innlegget|indlæg))", here: "Her" },
  { lead: "w tym (?:artykule|wpisie|tekście|poście),?", here: "Tutaj" },
  { lead: "в (?:этой (?:статье|заметке)|этом (?:тексте|посте|материале)),?", here: "Здесь" },
  { lead: "[ву] цій (?:статті|нотатці),?", here: "Тут" },
  { lead: "bu (?:yazı(?:da|mda|mızda)|makale(?:de|mde|mizde)|metinde|blog yazısında),?", here: "Burada" },
  { lead: "في هذ(?:ا المقال|ه المقالة|ا النص|ه التدوينة)،?", here: "هنا" },
  { lead: "ב(?:מאמר|פוסט|כתבה|טקסט|רשומה) (?:הזה|זה|הזאת|הזו|זו),?", here: "כאן" },
  { lead: "इस (?:लेख|पोस्ट|ब्लॉग|आलेख) में,?", here: "यहाँ" },
]; // prettier-ignore

/** The same without spaces between words. */
export const OF_ITSELF_EAST: readonly OfItself[] = [
  { lead: "(?:この|本)(?:記事|投稿|ブログ|稿|文章)では、?", here: "ここでは、" },
  { lead: "(?:在)?(?:本文|本篇文章|这篇(?:文章|帖子|博客)|這篇(?:文章|貼文))(?:中|里|裡)?[，,]?(?=将|將|我|会|會|要|来|來|就|带|帶|介绍|介紹|为|為)", here: "这里" },
  { lead: "이 (?:글|기사|포스트|블로그)에서는?,?", here: "여기서는" },
]; // prettier-ignore

const TELL = [
  "i|we|i['’]ll|we['’]ll|you|let me|let us|let['’]s|will|['’]ll|want to|would like to|try to|going to|(?:am|are)|explain|tell|show|describe|cover|go through|walk you through|find|find out|learn|read|all|everything|it|this|about it|how|step by step|in order|one by one|briefly|the story|the details|more",
  "ich|wir|sie|ihr|du|möchten?|will|wollen|werden?|erklär\\p{L}*|erzähl\\p{L}*|zeig\\p{L}*|beschreib\\p{L}*|stell\\p{L}*|vor|erfahren|erfahrt|erfährst|lesen|lest|liest|findet|finden|findest|alles|mehr|das|es|euch|ihnen|dir|kurz|der reihe nach|schritt für schritt|darüber|dazu",
  "je|j['’]|nous|vous|on|te|vais|allons|va|voudrais|souhaite|expliqu\\p{L}*|racont\\p{L}*|découvr\\p{L}*|présent\\p{L}*|montr\\p{L}*|verrez|verrons|trouverez|lirez|tout|dans l['’]ordre|étape par étape|pas à pas|brièvement|en détail|cela|ça",
  "yo|nosotros|os|te|le|les|lo|voy a|vamos a|quiero|queremos|explic\\p{L}*|cont\\p{L}*|cuent\\p{L}*|mostr\\p{L}*|muestr\\p{L}*|verás|veréis|veremos|todo|paso a paso|en orden|por partes|brevemente|io|noi|vi|ti|lo|voglio|vogliamo|vorrei|spieg\\p{L}*|raccont\\p{L}*|mostr\\p{L}*|scopr\\p{L}*|vedremo|tutto|passo (?:per|dopo) passo|in ordine|brevemente",
  "eu|nós|vou|vamos|quero|queremos|explic\\p{L}*|cont\\p{L}*|tudo|passo a passo|por ordem|ik|we|wij|je|jullie|u|wil|willen|zal|zullen|leg|leggen|uit|vertel\\p{L}*|lees|lezen|vind|alles|het|stap voor stap|op volgorde|jag|vi|ska|vill|berätta\\p{L}*|förklara\\p{L}*|allt|steg för steg|jeg|skal|vil|fortæll\\p{L}*|fortell\\p{L}*|forklar\\p{L}*",
  "opowiem\\p{L}*|wyjaśni\\p{L}*|pokaż\\p{L}*|przedstawi\\p{L}*|chcę|chcemy|wszystko|po kolei|krok po kroku|to|я|мы|вы|вам|расска\\p{L}*|объясн\\p{L}*|покаж\\p{L}*|опиш\\p{L}*|хочу|хотим|узнаете|всё|все|обо вс[её]м|по порядку|по очереди|шаг за шагом|об этом|розпові\\p{L}*|поясн\\p{L}*|усе|по черзі",
  "sırayla|sırasıyla|adım adım|tek tek|kısaca|size|bunu|hepsini|her şeyi|anlat\\p{L}*|açıkla\\p{L}*|paylaş\\p{L}*|göster\\p{L}*|istiyor\\p{L}*|ben|biz|س(?:أ|ن)(?:شرح|روي|خبركم|وضح|تحدث)\\p{L}*|لكم|كل شيء|بالترتيب|خطوة بخطوة|אני|אנחנו|אסביר|נסביר|אספר|נספר|לכם|הכול|הכל|לפי הסדר|צעד אחר צעד|मैं|हम|आपको|सब|सब कुछ|क्रम से|एक-एक करके|बताऊँगा|बताऊँगी|बताएँगे|समझाएँगे|समझाऊँगा",
].join("|");
/** All that is left behind the lead where a sentence only says that something is going to be told. */
export const ONLY_TELLS = toPattern(`^(?:(?:${TELL})[\\s,،]*)+$`, "iu");
export const ONLY_TELLS_EAST =
  /^(?:順番に|順に|一つずつ|詳しく|分かりやすく|わかりやすく|すべて|全部)*(?:ご?(?:説明|紹介|解説)(?:します|いたします|していきます)|お(?:話し|伝え)します)$|^(?:将|將|会|會|就)?(?:我|我们|我們)?(?:将|將|会|會|来|來)?(?:依次|逐一|按顺序|按順序|一一|详细|詳細)?(?:为大家|為大家|为您|給大家|给大家)?(?:介绍|介紹|说明|說明|讲|講|道来|讲解|講解)(?:一下|一遍)?$|^(?:차례대로|순서대로|하나씩|자세히)? ?(?:설명|소개|이야기|안내)(?:하겠습니다|해 ?드리겠습니다|합니다|할게요|해 볼게요)$/u;

const GREETED =
  "(?:(?:liebe\\p{L}*|hallo|dear|hi|hello|cher\\p{L}*|chère\\p{L}*|bonjour|estimad\\p{L}*|querid\\p{L}*|hola|car[ieo]|gentili|beste|dag|drodzy|szanown\\p{L}*|дорогие|уважаемые)(?!\\p{L})[^,.!?:\\n]{0,60}[,!]\\s)?";
/** "Liebe Teilnehmer, hier noch mal alles zum Nachlesen …": all of it again, to be read, with whom that greets. */
export const ALL_TO_READ = toPattern(
  `^${GREETED}(?:${[
    "here(?:['’]s| is) (?:it all|everything|the lot|all of it)(?: again| once more)?,? (?:to (?:read|take (?:home|away))|in one (?:go|place)|in writing).{0,50}",
    "(?:hier|anbei)(?: ist| kommt| steht)? (?:(?:noch ?mal|nochmals|noch einmal|jetzt|nun) )*alles (?:zum (?:nachlesen|nachschauen|mitnehmen|mitlesen)|schriftlich).{0,60}",
    "voici (?:encore une fois |à nouveau )?tout (?:à relire|pour relire|par écrit).{0,50}|aquí (?:está|va|tenéis|tienen) (?:otra vez )?todo (?:para (?:leer|repasar)|por escrito).{0,50}|ecco (?:di nuovo )?tutto (?:da rileggere|per iscritto).{0,50}|aqui (?:está|vai) tudo (?:outra vez )?(?:para (?:ler|reler)|por escrito).{0,50}",
    "hier(?: is| staat)?(?: nog (?:een keer|eens))? alles (?:om (?:na|terug) te lezen|op een rijtje).{0,50}|(?:tu|tutaj|poniżej)(?: jest)?(?: jeszcze raz)? wszystko (?:do (?:przeczytania|poczytania)|na piśmie).{0,50}|(?:здесь|вот|ниже)(?: ещё раз| еще раз)? всё,? (?:чтобы перечитать|в письменном виде).{0,50}",
  ].join("|")})$`,
  "iu",
);
