import { toPattern, wholeWords } from "../text/regex.ts";

/** What a sender says to the maker beside a request, sentence by sentence: whom it is for, apologies, pleas for the text. */

const PLEASE =
  "(?<![\\p{L}\\p{M}])(?:please|pls|plz|bitte|svp|stp|s['’]il (?:vous|te) plaît|merci de|por favor|porfa|per favore|per piacere|graag|alsjeblieft|alstublieft|a\\.?u\\.?b|liever|lieber|am liebsten|if possible|wenn möglich|si possible|si es posible|a poder ser|se possibile|se possível|de preferência|preferiblemente|preferibilmente|helst|raczej|proszę|prosimy|пожалуйста|просим|просьба|по возможности|лучше|будь ласка|prosím\\p{L}*|snälla|tack|tak|vänligen|gärna|venligst|vær så snill|lütfen|الرجاء|رجاءً?|يرجى|من فضلك\\p{L}*|נא|בבקשה|कृपया)(?![\\p{L}\\p{M}])|(?<![申邀聘宴])[请請](?![假教客柬])|最好|尽量|ください|お願い|できれば|부탁|주세요|가능하면";
const DENIED =
  "(?<![\\p{L}\\p{M}])(?:not|never|no|don['’]?t|do not|without|avoid|nicht|nie|kein\\p{L}*|ohne|pas|jamais|sans|éviter?|évitez|no|nunca|sin|nada de|evit\\p{L}+|non|mai|senza|niente|não|nunca|sem|niet|nooit|geen|zonder|nie|nigdy|bez|не|никогда|без|ne\\p{Ll}*|bez|inte|aldrig|inga|inget|utan|ikke|ingen|uden|uten|değil|\\p{L}+m[ae]y[iı]n(?:[iı]z)?|لا|عدم|بدون|دون|אל|לא|בלי|ללא|न|नहीं|मत|बिना)(?![\\p{L}\\p{M}])|不|别|別|勿|ないで|ず|なし|말아|마세요|없이";
/** What a text or a film consists of, and no lift or towel. */
const MATERIAL =
  "stock-?(?:fotos?|foto['’]s|bilder|beelden|videos?|musik)|archivbilder|symbolbilder|archiefbeelden|arkivbilder|ki-?bilder|numbers|figures|statistics|wording|tables?|charts?|graphs?|slides?|spreadsheets?|bullet points|text|script|quotes?|names?|photos?|pictures?|pics?|faces?|stock (?:photos?|pics?|people|footage|music)|clip ?art|zahlen|ziffern|statistiken|wortlaut|tabellen?|diagramme?|folien|text\\p{L}*|zitate?|namen|fotos?|bilder|gesichter|chiffres?|nombres|statistiques|tableaux?|diapos?|diapositives|texte|citations?|noms?|photos?|images?|visages?|cifras?|números|estadísticas|tablas?|gráficos?|diapositivas?|textos?|citas?|nombres|fotos?|imágenes|caras|cifre|numeri|statistiche|tabell[ae]|grafici|testo|citazioni|nomi|foto|immagini|facce|volti|tabelas?|texto|citações|nomes|imagens|rostos|cijfers|getallen|tabel(?:len)?|tekst(?:en)?|namen|foto['’]?s|beelden|gezichten|liczby?|liczb|cyfr|tabel\\p{L}*|tekst\\p{L}*|nazwisk\\p{L}*|zdję\\p{L}*|цифр\\p{L}*|чис(?:ла|ел)|таблиц\\p{L}*|текст\\p{L}*|им[её]н\\p{L}*|фамили\\p{L}*|фото\\p{L}*|картин\\p{L}+|čísl\\p{L}*|tabulk\\p{L}*|jmén\\p{L}*|siffror\\p{L}*|tabeller|texten|namn|bilder|tal(?:lene|lene)?|tallene|teksten|navne|billeder|fotoğraf\\p{L}*|görsel\\p{L}*|fotek|fotky|fotografi\\p{L}*|obrázk\\p{L}*|rakamlar\\p{L}*|sayılar\\p{L}*|tablo\\p{L}*|metni|isim\\p{L}*|الأرقام|أرقام|جداول|الجداول|الصور|صور|صوراً|النص|المספרים|המספרים|מספרים|טבלאות|תמונות|שמות|संख्या\\p{L}*|आँकड़े|तालिका\\p{L}*|तस्वीरें";
const EAST_MATERIAL =
  "数字|數字|表格|图片|照片|名字|文字|原文|写真|数値|表|お名前|文章|숫자|사진|표|이름|문장";
/** What only who makes the film does with them. */
const MAKES =
  "(?:chang|alter|invent|round|rewrit|translat|film(?:ing)?|show|us|includ|mention|copy|paste|quot|simplif|touch|mak)\\p{L}*|(?:ver|ab)änder\\p{L}*|abfilm\\p{L}*|ändern|erfinden|runden|übersetzen|zeigen|verwenden|benutzen|einblenden|nennen|erwähnen|umschreiben|weglassen|anfassen|(?:chang|modifi|invent|arrondi|tradui|montr|utilis|mentionn|mett|touch|cit|film)\\p{L}*|(?:cambi|modifi|invent|redonde|traduz|traduc|muestr|mostr|us[ae]|utili|mencion|pon|pong|toqu|cite)\\p{L}*|(?:cambi|modific|invent|arrotond|tradu|mostr|us|utilizz|menzion|mett|tocc)\\p{L}*|(?:alter|mud|mexer|mex|arredond|traduz|mostr|us|coloqu|mencion)\\p{L}*|(?:verander|wijzig|aanpass|verzin|afrond|vertal|toon|gebruik|noem|laat)\\p{L}*|(?:zmienia|zaokrągla|pokazyw|używa|tłumacz|wymienia|filmowa)\\p{L}*|(?:меня|измен|округл|показыв|использ|перевод|упомин|назыв|выдумыв)\\p{L}*|(?:měni|zaokrouhl|ukazov|používe|překláda|uvádě)\\p{L}*|(?:ändra|avrunda|visa|använd|översätt|nämn|ændr|vis|brug|nævn|endre|bruk|nevn)\\p{L}*|(?:değiştir|göster|kullan|yuvarla)\\p{L}*|(?:تغيير|تغيّر|تغيروا|تضعوا|وضع|استعمال|استخدام|عرض)\\p{L}*|(?:לשנות|תשנו|להציג|לעגל|להשתמש)|(?:बदल|दिखा)[\\p{L}\\p{M}]*";
const EAST_MAKES = "改|变|變|出现|使用|用|显示|変え|変更|使わ|映さ|出さ|바꾸|변경|쓰지|사용|보여";
const WORDS = `${wholeWords(MATERIAL)}|${EAST_MATERIAL}`;
const HAS_PLEASE = toPattern(PLEASE, "iu");
/** "No pics of sad animals thx": thanks behind an order ask as a plea does. */
const ENDS_WITH_THANKS =
  /[\s,–—-](?:thx|thanx|thnx|tnx|ty|thanks|thank you|danke|merci|mersi|gracias|grazie|obrigad[oa]|obg|bedankt|dank je|dank u|tack|tak|takk|kiitos|dzięki|dziękuję|díky|děkuji|спасибо|спс|дякую|köszi|köszönöm|mulțumesc|teşekkürler|ευχαριστώ|شكر[اًا]*|תודה|धन्यवाद|谢谢|謝謝|ありがとう|감사합니다)$/iu;
/** What nobody wants to see in a film, and no visitor would think of taking. */
const UNWELCOME =
  "sad|sick|ill|dead|dying|crying|hurt|injured|wounded|bleeding|suffering|starving|scared|scary|bloody|gory|graphic|gruesome|unhappy|lonely|blood|wounds?|needles?|syringes?|trauriger?n?|kranker?n?|toter?n?|weinender?n?|verletzter?n?|blut|spritzen|wunden|tristes?|malades?|morte?s?|blessée?s?|sang|seringues|enferm[oa]s|muert[oa]s|herid[oa]s|sangre|jeringuillas|malat[ie]|mort[ie]|ferit[ie]|sangue|siringhe|doentes|mort[oa]s|ferid[oa]s|seringas|zielige|zieke|dode|gewonde|bloed|naalden|smutnych|chorych|krwi|грустны\\p{L}+|больны\\p{L}+|крови";
const HAS_DENIED = toPattern(DENIED, "iu");
const HAS_MATERIAL = toPattern(WORDS, "iu");
const HAS_MAKES = toPattern(`${wholeWords(MAKES)}|${EAST_MAKES}`, "iu");
/** "Pas de chiffres s'il vous plaît", "Bitte keine Zahlen": the material denied at once. */
const NO_MATERIAL = toPattern(
  `^(?:(?:and|und|et|y|e|en|i|и|but|aber)\\s)?(?:(?:${PLEASE}),?\\s?)?(?:no|not? any|without|kein\\p{L}*|ohne|pas (?:de |d['’]|trop de )|sans|sin|nada de|ninguna?|senza|niente|nessuna?|sem|nenhuma?|geen|zonder|bez|żadnych|без|никаких|žádn\\p{L}+|inga|inget|utan|ingen|uden|uten|بدون|دون|בלי|ללא|बिना)\\s?(?:[\\p{L}-]+\\s){0,2}?(?:${WORDS})`,
  "iu",
);
/** Pictures that nobody took for the film. */
const STOCK =
  "stock|stills|clip ?art|archive|ai[- ](?:images?|pictures?|generated)|generated|archivbild\\p{L}*|stockfoto\\p{L}*|symbolbild\\p{L}*|ki-?bild\\p{L}*|banques? d['’]images?|images? d['’]archives?|bancos? de im[aá]gen\\p{L}*|de (?:archivo|stock|arquivo|banco)|di (?:repertorio|archivio|stock)|archiefbeeld\\p{L}*|stockowych|z (?:banku|internetu)|стоковы\\p{L}+|сток\\p{L}*|из (?:интернета|банка)|z fotobanky|bildbyrå\\p{L}*|arkiv(?:bilder|foto\\p{L}*)|hazır|من الإنترنت|جاهزة|ממאגר|מאגרי?|स्टॉक|इंटरनेट की|网上|網上|网络|图库|圖庫|素材|フリー素材|ネットの|ストック|스톡|인터넷";
const OF_STOCK = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${STOCK})|网上|網上|网络|图库|圖庫|素材|ネットの|스톡`,
  "iu",
);

/** Whether a plea names pictures that only a maker takes from somewhere. */
export function speaksOfStock(said: string): boolean {
  return OF_STOCK.test(said);
}

const OF_UNWELCOME = toPattern(wholeWords(UNWELCOME), "iu");

/** In other languages the model of sentences knows such a plea, and what stands beside it by it. */
const OPENS_WITH_NO = /^(?:(?:please|pls|plz),?\s)?no\s/iu;

/** "No pics of sad animals thx", "No stock photos pls": a plea that is one even where nothing else asks for a film. */
export function sparesPictures(said: string): boolean {
  return (
    OPENS_WITH_NO.test(said) && pleadsForMaterial(said) && (speaksOfStock(said) || OF_UNWELCOME.test(said))
  );
}

/** "No photos please" may be said to visitors. */
const NO_PHOTOS = toPattern(
  `^\\S+\\s(?:de |d['’])?(?:photos?|pictures?|pics?|fotos?|bilder|images?|imágenes|immagini|foto['’]?s|zdjęć|фото\\p{L}*)(?!\\p{L})(?!.*(?:${STOCK}))(?!.*(?<!\\p{L})(?:${UNWELCOME})(?!\\p{L}))`,
  "iu",
);
/** "Please use simple standard Arabic", where no tone is named. */
const IN_PLAIN_WORDS =
  /^(?:و)?(?:الرجاء|رجاءً?|يرجى|نرجو) (?:استعمال|استخدام) (?:لغة|أسلوب|كلمات|عبارات)(?:\s[\p{L}\p{M}]+){0,4}$/u;
const OPENS_WITH_PLEASE = toPattern(`^(?:${PLEASE})[\\s,，、]*`, "iu");
/** A viewer is spoken to by these: "Bitte bringen Sie die Fotos mit", "Please bring two photos". */
const TO_VIEWERS =
  /(?<![\p{L}\p{M}])(?:bring\p{L}*|arriv\p{L}*|register|book|sign|send|call|visit|wear|keep|park|wash|mitbring\p{L}*|meld\p{L}*|komm\p{L}*|reich\p{L}*|ruf\p{L}*|füll\p{L}*|apport\p{L}*|arriv\p{L}*|inscri\p{L}*|appel\p{L}*|rempl\p{L}*|traig\p{L}*|traer|lleg\p{L}*|llam\p{L}*|rellen\p{L}*|port(?:ate|are|i)|compil\p{L}*|chiam\p{L}*|trag\p{L}*|lig(?:ue|uem|ar)|preench\p{L}*|meen\p{L}*|neem|bel|vul|przyn\p{L}+|wypełn\p{L}+|zadzwo\p{L}+|принес\p{L}+|заполн\p{L}+|позвон\p{L}+|ta med|ring|medbring|visitors?|guests?|ticket|gäste|besucher\p{L}*|eintritt\p{L}*|children|app|form(?:ular)?|phone|password|passwor[td]\p{L}*|screen|flash|blitz\p{L}*|selfies?|tripods?|touch\p{L}*|berühr\p{L}*|aufnehmen)(?![\p{L}\p{M}])/iu;
const MOST = 200;

/** "Bitte die Zahlen nicht verändern, …", "Please don't use stock photos": what to do with text and pictures. */
export function pleadsForMaterial(said: string): boolean {
  if (said.length > MOST || /[?？؟]$/u.test(said)) return false;
  if (IN_PLAIN_WORDS.test(said)) return true;
  const [head = ""] = said
    .replace(OPENS_WITH_PLEASE, "")
    .split(/[,;:，；、،]\s+(?!please|pls|bitte|svp|s['’]il)|[，、]/iu);
  const isPlea = HAS_PLEASE.test(said) || ENDS_WITH_THANKS.test(said);
  if (!isPlea || !HAS_MATERIAL.test(head) || TO_VIEWERS.test(head)) return false;
  return (NO_MATERIAL.test(head) && !NO_PHOTOS.test(head)) || (HAS_DENIED.test(head) && HAS_MAKES.test(head));
}

const NOT_TOO =
  /^(?:(?:and|en|et|und|y|e|i|och|og)\s)?(?:not(?:hing)? too|nicht (?:all)?zu|nichts zu|niet te|pas trop|rien de trop|no (?:muy|demasiado)|nada (?:muy|demasiado)|non troppo|niente di troppo|não muito|nada muito|nie (?:za|zbyt)|не слишком|inte för|ikke for)\s[\p{L}\p{M}-]+/iu;

/** "Niet te wild alsjeblieft, onze buren kijken mee": how it should not be, with a please. */
export function pleadsForManner(said: string): boolean {
  const [head = ""] = said.split(
    /[,;]\s+(?!please|bitte|svp|s['’]il|alsjeblieft|alstublieft|graag|por|per)/iu,
  );
  return said.length <= MOST && NOT_TOO.test(head) && HAS_PLEASE.test(head) && !TO_VIEWERS.test(head);
}

/** Who is named behind an audience; "The audience is asked to sit" names nobody. */
const PEOPLE =
  "(?:mostly |mainly |just |all )?(?:people|everyone|everybody|anyone|those|folks?|famil|children|kids|parents|students|pupils|teachers|staff|customers|clients|visitors|beginners|adults|seniors|pensioners|residents|members|volunteers|employees|managers|an? \\p{L}+ (?:who|of|that))";
const AUDIENCE_IS = toPattern(
  [
    `(?:the |our )?target audience (?:is|are|will be)\\s|(?:the|our) audience (?:is|are|will be)\\s${PEOPLE}`,
    "(?:die |unsere )?zielgruppe (?:sind|ist (?:eine?|die|das|der|jede[rs]?))\\s|(?:das |unser )?publikum (?:sind|besteht aus)\\s",
    "le public(?: visé| cible)?,? (?:ce sont|c['’]est|(?:est|sera) (?:une?|des))\\s|(?:notre|la) cible,? (?:ce sont|c['’]est|(?:est|sera) (?:une?|des))\\s",
    "(?:el|nuestro) público(?: objetivo)? (?:son|serán|es (?:un|una|gente))\\s",
    "(?:il|il nostro) (?:pubblico|target) (?:sono|saranno|è (?:una?|gente))\\s",
    "o (?:nosso )?público(?:-alvo)? (?:são|serão|é (?:uma?|gente))\\s",
    "(?:de |onze )?doelgroep (?:is|zijn)\\s|(?:het |ons )?publiek (?:zijn|bestaat uit)\\s",
    "(?:grupą docelową|odbiorcami) (?:są|będą)\\s|grupa docelowa to\\s",
    "(?:целевая|наша) аудитория\\s?[-–—]\\s|цільова аудиторія\\s?[-–—]\\s",
    "cílovou skupinou (?:jsou|budou)\\s|målgruppen (?:är|er)\\s|kohderyhmä(?:nä|mme)? (?:on|ovat)\\s|kohdeyleisö(?:nä|mme)? (?:on|ovat)\\s|katsojina ovat\\s|(?:a )?célközönség(?:ünk)? (?:a|az|elsősorban|főleg)\\s|hedef kitle(?:miz)?\\s",
    "(?:目标观众|目标受众|受众|受眾|觀眾)(?:是|为)|(?:視聴者|見る人)は|시청자(?:은|는)\\s",
    "(?:الجمهور المستهدف|جمهورنا)\\s|קהל היעד (?:הוא|הם)\\s",
  ]
    .map((one) => `^${one.includes("|") ? `(?:${one})` : one}`)
    .join("|"),
  "iu",
);

/** "Zielgruppe sind Leute, die KEINE Technik kennen." */
export function saysAudience(said: string): boolean {
  return said.length <= MOST && AUDIENCE_IS.test(said);
}

const LATE =
  "(?:sorry|apologies|i apologi[sz]e|my apologies|forgive me)\\b.{0,30}?\\b(?:took (?:me |us )?(?:so|this|ages|a while|forever)(?!.{0,8}\\sto (?!reply|answer|get back|write|send|respond|come back))|(?:for )?(?:the|my|our|this) (?:late|slow|delay|long (?:wait|silence|silence))|(?:being|so|this is) (?:so |a bit |this )?late|(?:for )?(?:not|only) (?:getting back|replying|writing|answering))|(?:entschuldig\\p{L}*|sorry|tut (?:mir|uns) leid|verzeih\\p{L}*|pardon).{0,40}?(?:(?:verspätet|spät)e?[nrs]? (?:antwort|rückmeldung|mail|nachricht)|(?<!\\p{L})(?:es|ich|wir|mich|uns)\\s(?:\\p{L}+\\s){0,3}?(?:so (?:lange|spät|lang)|erst (?:jetzt|heute))|verzögerung)|(?:désolée?s?|pardon|navrée?s?|excusez|toutes (?:mes|nos) excuses|mille excuses).{0,40}?(?:(?:réponse|mail|message) (?:si )?tardi\\p{L}+|retard|si tard|aussi tard|autant de temps|délai|si longtemps)|(?:perd[óo]n\\p{L}*|disculp\\p{L}*|siento|sentimos|lamento).{0,40}?(?:retraso|tardanza|demora|tardar|haber tardado|tan tarde)|(?:scus\\p{L}+|mi dispiace|perdon\\p{L}+).{0,40}?(?:ritardo|così tardi|tanto tempo|attesa)|(?:desculp\\p{L}*|perdão|perdo\\p{L}+|lamento).{0,40}?(?:demora|atraso|tão tarde|tanto tempo)|(?:sorry|excuses|het spijt me).{0,40}?(?:late (?:reactie|antwoord|mail)|zo (?:lang|laat)|vertraging|wachten)|(?:przepraszam\\p{L}*|wybacz\\p{L}*|sorry).{0,40}?(?:opóźnienie|zwłokę|tak (?:późno|długo)|dopiero teraz)|(?:извини\\p{L}*|простите|прости|прошу прощения).{0,40}?(?:задержк\\p{L}|так (?:поздно|долго)|только сейчас|поздний ответ)|(?:вибач\\p{L}*|перепрошую).{0,40}?(?:затримк\\p{L}|так (?:пізно|довго))|(?:omlouv\\p{L}+|promiňte).{0,40}?(?:zpoždění|tak (?:pozdě|dlouho)|prodlev\\p{L}+)|(?:ursäkta\\p{L}*|förlåt|ledsen).{0,40}?(?:sen[at]? svar\\p{L}*|dröjt|dröjde|dröjsmål\\p{L}*|så (?:länge|sent))|(?:undskyld|beklager).{0,40}?(?:sen[et]? svar\\p{L}*|tog|forsinkelse\\p{L}*|så (?:længe|lenge|sent))|geç (?:yanıt|cevap|kaldı)\\p{L}*.{0,30}?(?:özür|kusura)|(?:抱歉|不好意思|对不起|對不起).{0,8}(?:这么晚|這麼晚|拖了|晚了|才回|才发|久等)|.{0,12}(?:遅くな|遅れ)\\S{0,6}(?:申し訳|すみません|ごめん|失礼)|.{0,14}늦어(?:서|져서|져)?\\s?(?:죄송|미안)|(?:عذر[\\p{L}\\p{M}]*|أعتذر|نعتذر|آسف\\p{L}*)\\s.{0,20}?(?:التأخير|التأخر|تأخر\\p{L}*)|(?:סליחה|מצטער\\p{L}*|מתנצל\\p{L}*).{0,24}?(?:עיכוב|איחור|התעכב\\p{L}*|לקח)|(?:देर|विलंब|देरी).{0,20}?(?:माफ़|माफी|क्षमा|खेद)";
const APOLOGISES = toPattern(
  `^(?:(?:so|and|first(?: of all)?|oh|ah|ach|zuerst|erst ?mal|d['’]abord|primero|antes de nada|prima di tutto|bitte|je suis|nous sommes|lo|mi|ich|wir|i['’]m|we['’]re|i am|we are|very|so|really|tout|toutes)[\\s,]+){0,4}(?:${LATE})`,
  "iu",
);

/** "Sorry for the delay with your parcels" is said to customers; "… in replying" is not. */
const OF_OTHERS =
  /(?<!\p{L})(?:delays?|retard|retraso|tardanza|demora|ritardo|attesa|atraso|vertraging|verzögerung|opóźnienie|zwłokę|задержк\p{L}|затримк\p{L}|zpoždění|forsinkelse\p{L}*|dröjsmål\p{L}*)\s(?:with|to|of|on|in|at|for|this|your|de|d['’]|des|du|del|dans|en|con|nell?\p{L}*|dell?\p{L}*|di|da|das|dos|do|na|no|nas|nos|bei|der|des|im|van|bij|w|z|с|в|при|v|s|med|i|på)(?!\p{L})(?!.{0,14}(?:answer|repl|respon|get|mail|répon|respuesta|contest|respond|rispost|rispond|resposta|antwoord|antwort|odpowied|ответ|відповід|odpověd|svar))/iu;

/** "Sorry this took me so long, we had the roof leaking": said of the mail, where it is the writer who is late. */
export function apologisesForMail(said: string): boolean {
  return said.length <= MOST && APOLOGISES.test(said) && !OF_OTHERS.test(said);
}

const AMOUNT =
  "(?:\\p{Nd}{1,3}(?:[.,]\\p{Nd})?|an?|one|two|three|eine?|zwei|drei|une?|deux|trois|una?|dos|tres|due|tre|uma?|dois|duas|três|een|één|twee|drie|jedn\\p{L}|dwie|одн\\p{L}+|две|двух|трёх|трех|дві|двох|dwóch|trzech|en|ett|et|två|to)";
const UNIT =
  "(?:seconds?|secs?|minutes?|mins?|sekunden?|minuten?|secondes?|segundos?|minutos?|secondi|minut[oi]|seconden|minuut|minut\\p{L}*|sekund\\p{L}*|секунд\\p{L}*|минут\\p{L}*|хвилин\\p{L}*)";
const HALF =
  "(?:\\s(?:and (?:a )?half|und eine halbe|et demie|y media|e mezz[ao]|e mei[ao]|en een half|i pół|с половиной|och en halv|og en halv))?";
const HOW_LONG = `(?:(?:about|around|roughly|ca\\.?|etwa|rund|ungefähr|environ|unos|unas|más o menos|circa|cerca de|ongeveer|około|примерно|ungefär|cirka|omkring)\\s)?${AMOUNT}\\s(?:and a half\\s|einhalb\\s)?${UNIT}${HALF}`;
const FILM_SUBJECT =
  "(?:(?:and |und |et |y |e |en |i |и )?(?:it|this|the (?:film|video|clip|whole thing)|that|es|(?:der|das) (?:film|video|ganze)|ça|il|elle|le film|la vidéo|(?:el|la) (?:vídeo|video|película)|(?:il|lo) (?:film|video)|o (?:filme|vídeo)|het|(?:de|het) (?:film(?:pje)?|video)|film|фильм|ролик|filmen|videon?|videoen)\\s)?";
const LENGTHS = toPattern(
  `^${FILM_SUBJECT}(?:(?:must|should|can|may|shall)(?:n['’]?t| not|not) (?:be (?:any )?(?:longer|more)|run (?:longer|over)|last (?:longer|more)|go (?:over|above|beyond)|take (?:longer|more)|exceed)(?: than)? ${HOW_LONG}|(?:soll(?:te)?|darf|kann|muss) (?:bitte )?nicht (?:viel )?(?:länger|mehr) (?:als ${HOW_LONG} (?:sein|werden|dauern|gehen|laufen)|(?:sein|werden|dauern|gehen) als ${HOW_LONG})|ne (?:doit|devrait|peut) pas (?:dépasser|durer plus (?:de|d['’])|faire plus (?:de|d['’])|excéder)\\s?(?:les )?${HOW_LONG}|no (?:debe(?:ría)?|puede|tiene que) (?:durar más de|superar|pasar de|exceder)(?: los)? ${HOW_LONG}|non (?:deve|dovrebbe|può) (?:durare più di|superare|essere più lungo di)(?: i)? ${HOW_LONG}|não (?:deve|pode|devia|deveria) (?:durar mais de|passar de|ultrapassar|exceder|ter mais de)(?: os)? ${HOW_LONG}|(?:mag|moet|kan) niet langer (?:dan ${HOW_LONG} (?:zijn|duren|worden)|(?:zijn|duren|worden) dan ${HOW_LONG})|nie (?:może|powinien|powinno) (?:być dłuższ\\p{L} niż|trwać dłużej niż|przekraczać) ${HOW_LONG}|не (?:должен|должно|может) (?:быть (?:длиннее|дольше|больше)|длиться (?:дольше|более|больше)|превышать) ${HOW_LONG}|(?:får|ska|skal|må) (?:inte|ikke) (?:vara|være|bli|blive) (?:längre|længere|lengre) än? ${HOW_LONG}|(?:får|må) (?:inte|ikke) (?:vara|være) (?:længere|lengre) end? ${HOW_LONG})(?: long| lang| in total| insgesamt| max)?(?:,? (?:please|pls|bitte|svp|por favor|per favore|graag))?[\\s.!]*$`,
  "iu",
);

/** "Must not be longer than about a minute and half". */
export function limitsLength(said: string): boolean {
  return said.length <= MOST && LENGTHS.test(said);
}

const BRANDED =
  /^(?:by the way,? |btw,? |übrigens[:,]? )?(?:our|my|unser\p{L}*|mein\p{L}*|notre|mon|nuestro|nuestra|mi|il nostro|la nostra|o nosso|a nossa|onze?|ons|mijn|nasz\p{L}*|наш\p{L}*|náš|naše|vår\p{L}*|vores)\s(?:[\p{L}-]+\s){0,3}?(?:brand|house|logo|corporate|company|haus|marke|firmen|marken|charte|maison|marca|corporativ\p{L}|aziendale|empresa|huis|merk|marki|firmow\p{L}|бренд\p{L}*|фирменн\p{L}+|firemní|varumärke\p{L}*|brand|colou?rs?|farbe\p{L}*|couleurs?|colou?r|colore|cor|kleur|kolor|цвет|barva|färg|farve|farge|hausfarbe|markenfarbe|firmenfarbe|hausgrün|hausblau|logogrün|markenblau)(?:\s[\p{L}-]+){0,4}(?:\s?[:=–-])?\s#[\da-f]{3}(?:[\da-f]{3})?(?![\p{L}\p{N}])[^#]{0,60}$/iu;

/** "Our brand green is #4B6B4A if that's any use to you". */
export function givesBrandColour(said: string): boolean {
  return BRANDED.test(said);
}
