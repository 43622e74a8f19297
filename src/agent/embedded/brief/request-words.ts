import { toPattern } from "../text/regex.ts";

/** How the people who order a film speak of it in the text that they send: requests, wishes, courtesies. */

const LATIN_OR_CYRILLIC = [
  "vid(?:eo)?s?|films?|clips?|movies?|animations?|explainers?|reels?|trailers?|teasers?",
  "(?:erklär|kurz|lern|image|lehr|schulungs|werbe|produkt|launch|info|firmen|trick|animations|vorstellungs|kunden)?-?(?:videos?|film(?:e|es|chen)?)",
  "vidéos?|courts?[- ]métrages?|v[ií]deos?|películas?|cortos?|cortometrajes?|filmat[oi]|cortometraggi[oi]?|filmes?|clipes?",
  "film(?:en|er|erne|erna|ene)|videon?|videoen|filmpjes?|filmik\\p{L}*|film(?:u|em|y|ów|ie|i|in)?|wideo|klip\\p{L}*|video(?:yu|su|nun|lu|ya)?",
  "something (?:short|nice|simple|quick|small|little|catchy|friendly|moving)(?: and \\p{L}+)? for (?:the|our|my) (?:\\p{L}+ ){0,2}(?:web ?site|site|home ?page|shop window|screens?|followers|members|customers|guests|visitors|stand|stall|page|newsletter|socials?|channel|lobby|reception|staff|team|class)|etwas (?:kurzes|schönes|einfaches|kleines) für (?:die|den|das|unser\\p{L}*) \\p{L}+|quelque chose de (?:court|simple|joli) pour (?:le|la|les|nos|notre) [\\p{L}’'-]+|algo (?:corto|breve|sencillo|bonito) para (?:el|la|las|los|nuestr\\p{L}+) \\p{L}+|qualcosa di (?:breve|semplice|corto|bello) per (?:il|la|i|le|gli|nostr\\p{L}+) \\p{L}+|(?:something|a (?:post|story)|etwas|was|quelque chose|algo|qualcosa|iets|coś|что-нибудь) (?:for|für|pour|para|per|voor|na|dla|для) (?:instagram|tiktok|youtube|facebook|linkedin|social media|insta)",
  // What is small in its own word: "um filmezinho", "un filmatino".
  "filmezinhos?|filminhos?|v[ií]deozinhos?|filmatin[oi]|filmin[oi]|videin[oi]|v[ií]deíto|videíto|peliculita|videochen|filmlein|videootjes?|filmsnutt\\p{L}*|videosnutt\\p{L}*|videopätk\\p{L}*|filmipätk\\p{L}*|kisvideó\\p{L}*|filmuleț\\p{L}*|videjk\\p{L}+|ταινιάκι|βιντεάκι|видосик\\p{L}*|роличек",
  "videót?|videón?|videot|filmet|kisfilm\\p{L}*|rövidfilm\\p{L}*|filmeč\\p{L}*|filmík\\p{L}*|elokuva\\p{L}*|βίντεο|ταινία|phim",
  "видео|видеоролик\\p{L}*|фильм\\p{L}*|ролик\\p{L}*|відео\\p{L}*|фільм\\p{L}*",
].join("|");
/** A word for a film, in any of the languages; Arabic and Hebrew write "the" and "to" as a part of it. */
export const FILM =
  `(?:(?<![\\p{L}\\p{M}])(?:${LATIN_OR_CYRILLIC})(?![\\p{L}\\p{M}]|-\\p{L})` +
  "|(?<![\\p{L}\\p{M}])[وبلفك]?(?:ال|ل)?(?:فيديو|فيلم|مقطع)|(?<![\\p{L}\\p{M}])[ולבהמש]?(?:סרטון|סרט|וידאו)|वीडियो|फ़िल्म|फिल्म|ভিডিও|வீடியோ|காணொளி|காணொலி|วิดีโอ|วีดีโอ|คลิป" +
  "|영상|동영상|비디오|视频|視頻|影片|短片|(?:汇报|匯報|宣传|宣傳|介绍|介紹|专题|專題|纪录|紀錄|教学|教學|培训|培訓|科普|形象|回顾|回顧|招募)片|微电影|微電影|動画|映像|ビデオ|ムービー)";

/** Whether a text names a film. Long as it is, nobody else compiles it. */
export const NAMES_FILM: RegExp = toPattern(FILM, "iu");

const wordFirst = "(?<![\\p{L}\\p{M}])";

/** Sentences that ask for a film and may say nothing of its subject: "can you make a vid out of this". */
export const REQUESTS: readonly RegExp[] = [
  // English
  "(?:can|could|would|will) (?:you|u|ya|someone|anybody|anyone)\\b.{0,40}?\\b(?:make|do|create|turn|produce|get|have|cut|put|build|prepare|whip|knock|throw)\\b.{0,70}?FILM",
  "(?:turn|make|convert|transform|put|cut|boil|adapt) (?:this|these|it|that|all (?:of )?this|the (?:below|following|text|notes|above|attached)\\b[^.]{0,30}?|my|our)\\b.{0,60}?\\b(?:into|in to|to|as|in)\\b.{0,50}?FILM",
  "(?:we|i)(?:['’](?:d|re|m)| would| do| really| urgently| still| just| also| are| am)* (?:need|want|like|love|looking for|hoping for)(?: to (?:have|make|get|order|produce))? (?:an?|the|this|some|one|our|your help with an?)\\b (?:[\\w'’-]+[ ,]+){0,5}?FILM(?!\\s+(?:of (?!about|around|under|less than|up to|no more|just|half|roughly|max|at most|\\d|an? m|one|two|three)|camera|crew|star|festival|studio|library))",
  "(?:please|pls|plz|kindly)\\b.{0,20}?\\b(?:make|create|do|produce|prepare|generate|write|cut|build)\\b.{0,50}?FILM",
  "FILM.{0,40}?\\b(?:out of|from|based on|using) (?:this|these|it|that|the (?:following|below|text|notes|above|attached))\\b",
  "\\b(?:text|script|content|notes|material|facts|info(?:rmation)?|stuff) (?:is |are )?for (?:an?|the|our|this) (?:[\\w'’-]+ ){0,4}?FILM\\W*$",
  "(?:we|i)\\b.{0,90}?\\b(?:and|who)\\s(?:really |urgently |would |now )*(?:need|want|like|are looking for)\\s(?:an?|the|this|some|one|our)\\s(?:[\\w'’-]+ ){0,5}?FILM(?!\\s+of\\s)",
  "(?:here(?:['’]s| is| are|)|attached(?: is| are)?|find (?:attached|below)|below (?:is|are)|i['’]m sending(?: you)?|i send you)\\b.{0,120}?\\bfor (?:the|our|your|a|this|that) (?:[\\w'’-]+ ){0,4}?FILM",
  "(?:we|i)(?:['’](?:d|re|m)| would| do| really| just| also)* (?:need|want|like|love) something (?:\\p{L}+ ){0,3}for (?:the|our|my) (?:web ?site|site|home ?page|socials?|social media|shop window|page|screens?)",
  "(?:said|says|told (?:me|us)|tells me|hear[ds]?(?: that)?|mentioned)\\s(?:that )?(?:you|u)(?: guys| lot)? (?:do|make|made|did|can make)\\s(?:[\\w'’-]+ ){0,2}?FILM",
  // German
  "(?:hier(?: sind| ist| kommen| kommt)?|anbei|im anhang|unten|ich schicke|wir schicken)\\s.{0,100}?für\\s(?:den|das|unser\\p{L}*|ein\\p{L}*|euren|ihren)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:könnt|könnten|könntest|kannst|können|würdet|würden|magst|mögt)\\s(?:ihr|du|sie|wir|jemand)(?=.*(?:mach|erstell|dreh|produzier|bau|bastel|umsetz|umzusetz|verwandel|schneid|vorbereit)).{0,80}?FILM",
  "(?:wir|ich)\\s(?:brauchen?|bräuchten?|benötigen?|hätten?\\sgerne?|möchten?|wollen|will|wünschen?|suchen?)\\s.{0,40}?(?:ein\\p{L}*|diesen|den|das)\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
  "(?:wir|ich)\\s.{0,90}?\\s(?:und|die|der)\\s(?:brauchen?|bräuchten?|benötigen?|hätten?\\sgerne?|möchten|suchen|wünschen)\\s.{0,70}?(?:ein\\p{L}*)\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
  "(?:wir|ich)\\s.{0,90}?\\s(?:brauchen?|bräuchten?|benötigen?|hätten?\\sgerne?|suchen|möchten)\\s(?:dafür\\s|jetzt\\s)?(?:ein\\p{L}*)\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
  "(?:mach|bastel)(?:t|st|en)\\s(?:ihr|du|sie)\\s(?:mir|uns)\\s.{0,30}?FILM",
  "(?:brauchen|bräuchten|benötigen|hätten)\\s(?:wir|ich)\\s.{0,40}?FILM",
  "bitte\\s.{0,60}?FILM.{0,40}?(?:mach|erstell|dreh|produzier|umsetz|verwandel)\\p{L}*",
  "(?:mach|erstell|dreh|produzier|bau|verwandel)\\p{L}*\\s.{0,50}?(?:daraus|hieraus|aus (?:diese[mn]|de[mn]|folgende[mn])|dies(?:en)?|das)\\s.{0,50}?FILM",
  "(?:daraus|hieraus|aus (?:diese[mn]|de[mn] folgenden|folgende[mn]))\\s.{0,50}?FILM.{0,30}?(?:mach|erstell|dreh|produzier|werden)",
  // French
  "(?:pouvez|pourriez|peux|pourrais|peut|pourrait)[- ](?:vous|tu|on)\\s.{0,40}?(?:faire|créer|réaliser|produire|préparer|transformer|monter|tirer)\\s.{0,60}?FILM",
  "(?:tu peux|vous pouvez|on peut)\\s(?:me |nous |en )?(?:faire|créer|réaliser|tirer)\\s.{0,60}?FILM",
  "(?:nous (?:avons besoin|aurions besoin|voudrions|voulons|souhaitons|cherchons|aimerions)|j['’]ai besoin|j['’]aurais besoin|je (?:voudrais|veux|souhaite|cherche)|j['’]aimerais|il (?:nous|me) (?:faut|faudrait)|on (?:a besoin|aurait besoin|voudrait))\\s(?:d['’]|de\\s|faire\\s|avoir\\s|réaliser\\s)?.{0,20}?(?:une?|la|le|cette|ce)\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM",
  "merci d['’](?:en faire|en tirer|en réaliser)\\s.{0,40}?FILM|(?:transform|fai|réalis)(?:er|ez|tes|sez|s)\\s.{0,40}?(?:ce texte|ceci|cela|ces notes|ce qui suit|en)\\s.{0,40}?FILM",
  "et (?:avons|aurions) besoin d['’]une?\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM|(?:tu|vous) (?:me|nous) fai(?:s|tes)\\s.{0,20}?FILM",
  "(?:voici|voilà|ci-joint\\p{L}*|ci-dessous)\\s.{0,100}?pour\\s(?:le|la|notre|votre|une?)\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM",
  // Spanish
  "(?:aquí (?:tenéis|tienes|tiene[ns]?|van?|está[n]?|os)|adjunt\\p{L}+|(?:os|te|le) (?:paso|mando|envío))\\s.{0,100}?para\\s(?:el|la|nuestr\\p{L}+|una?)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:me|nos) (?:hac[ée]is|haces|hace|mont[aá]\\p{L}*|prepar[aá]\\p{L}*)\\s.{0,20}?FILM",
  "(?:pued[eo]s?|podr[íi]a[sn]?|podéis|podríais|me hac[ée]is|nos hac[ée]is)\\s.{0,30}?(?:hac\\p{L}*|crear|producir|preparar|convertir|sacar|montar)(?:me|nos|lo)?\\s.{0,60}?FILM",
  "(?:necesit(?:o|amos|aría|aríamos)|quer(?:emos|ríamos|ría)|quiero|quisiera|nos gustaría|me gustaría|buscamos|nos hace falta|me hace falta)\\s(?:hacer |tener |crear )?.{0,20}?(?:una?|el|la|este)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:convert\\p{L}*|convierte\\p{L}*|convierta\\p{L}*|haz|haga[ns]?|hac[ée]d?)\\s.{0,20}?(?:esto|este texto|estas notas|con esto|lo siguiente)\\s.{0,40}?FILM",
  // Italian
  "(?:pu[oò]i|potete|potrebbe|potresti|potreste|mi fa[it]?e?|ci fa[it]?e?|riesci|riuscite)\\s.{0,30}?(?:far\\p{L}*|crear\\p{L}*|realizzar\\p{L}*|preparar\\p{L}*|trasformar\\p{L}*|ricavar\\p{L}*)\\s.{0,60}?FILM",
  "(?:abbiamo bisogno|avremmo bisogno|ho bisogno|avrei bisogno|(?:ci|mi) (?:serve|servirebbe)|vorr(?:ei|emmo)|vogliamo|cerchiamo|desideriamo)\\s(?:di\\s|realizzare\\s|fare\\s)?.{0,20}?(?:una?|un['’]|il|questo)\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM",
  "(?:trasform\\p{L}*|fa(?:te|cci\\p{L}*)|ricav\\p{L}*)\\s.{0,20}?(?:questo|questi|queste|da questo|ciò che segue)\\s.{0,40}?FILM",
  "(?:mi|ci) fa(?:i|te|reste|resti)\\s.{0,20}?FILM",
  "(?:ecco|in allegato|allego|(?:vi|le|ti) (?:mando|invio))\\s.{0,100}?per\\s(?:il|la|lo|una?|(?:il |la )?nostr\\p{L}+)\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM",
  // Portuguese
  "(?:aqui (?:está|estão|vai|vão|tem|têm)|seguem?|em anexo|envio)\\s.{0,100}?para\\s(?:o|a|um|uma|(?:o |a )?noss\\p{L}+)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:me|nos) faz(?:em)?\\s.{0,20}?FILM",
  "(?:pode[ms]?|poderia[sm]?|podias?|consegue[ms]?|dá para)\\s.{0,30}?(?:faz\\p{L}*|criar|produzir|preparar|transformar|montar)(?:-me|-nos)?\\s.{0,60}?FILM",
  "(?:precis(?:o|amos|ava|ávamos)|quer(?:o|emos|íamos|ia)|gostar(?:ia|íamos)|procuramos)\\s(?:de\\s|ter\\s|fazer\\s|que\\s)*.{0,20}?(?:uma?|o|a|este)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:transform\\p{L}*|faç\\p{L}*|faz(?:er)?)\\s.{0,20}?(?:isto|isso|este texto|estas notas|disto|disso|com isto)\\s.{0,40}?FILM",
  // Dutch
  "(?:hier(?:bij)?|bijgaand|in de bijlage)\\s.{0,100}?voor\\s(?:de|het|onze?|jullie|een)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:kun(?:nen|t)?|kan|wil(?:t|len)?|zou(?:den)?)\\s(?:je|jij|jullie|u|iemand|we)\\s.{0,60}?FILM.{0,40}?(?:mak\\p{L}*|bouwen|produceren)",
  "(?:kun(?:nen|t)?|kan|zou(?:den)?)\\s(?:je|jij|jullie|u|iemand)\\s.{0,30}?(?:hiervan|hier|van deze tekst)\\s.{0,40}?FILM",
  "(?:we|wij|ik)\\s(?:heb(?:ben)?|wil(?:len)?|zou(?:den)?|zoek(?:en)?)\\s.{0,20}?(?:een|deze)\\s(?:[\\p{L}-]+\\s){0,4}?FILM.{0,30}?(?:nodig|graag|willen|hebben|laten maken|voor)",
  "(?:we|wij|ik)\\s.{0,90}?\\s(?:willen|wil|zoeken|zoek|zouden)\\s(?:graag\\s)?een\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
  "maak\\s.{0,20}?(?:hiervan|hier|van dit|van deze tekst|dit)\\s.{0,40}?FILM",
  // Swedish, Danish, Norwegian
  "(?:här|her)\\s(?:är|kommer|er)\\s.{0,100}?(?:till|til)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:kan|kunne|kunde|skulle|vil|ville)\\s(?:ni|du|i|dere|någon|nogen|noen|man)\\s.{0,40}?(?:göra|skapa|klippa|lave|lage|producere|producera|klippe|bikse)\\s.{0,50}?FILM",
  "(?:vi|jag|jeg)\\s(?:behöver|vill ha|önskar|söker|skulle (?:vilja ha|behöva)|har brug for|ønsker|vil gerne have|mangler|trenger|vil ha)\\s.{0,20}?(?:en|et|ett|den)\\s(?:\\p{L}+\\s){0,3}?FILM",
  "(?:gör|lav|lag)\\s.{0,20}?(?:av|ud af|ut av|om)?\\s?(?:det här|detta|det her|dette|denna text|denne tekst(?:en)?)\\s.{0,40}?FILM|(?:gör|lav|lag)\\s(?:en|et|ett)\\s(?:\\p{L}+\\s){0,3}?FILM.{0,24}?(?:av|ud af|ut av|på)\\s(?:det här|detta|det her|dette|den här|denne)",
  // Polish
  "(?:oto|w załączeniu|przesyłam|poniżej)\\s.{0,100}?(?:do|na|dla)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:czy\\s)?(?:możesz|możecie|mógłbyś|mogłabyś|moglibyście|może ktoś|(?:mogliby|mogłyby|mogą) (?:państwo|panowie|panie)|(?:mógłby|może) pan|(?:mogłaby|może) pani)\\s.{0,20}?(?:zrobić|przygotować|stworzyć|nagrać|zmontować|przerobić)\\s.{0,60}?FILM",
  "(?:potrzebujemy|potrzebuję|chcemy|chcielibyśmy|mogłabym prosić o|mógłbym prosić o|czy mogę prosić o|chciał(?:a)?bym|prosimy o|proszę o|szukamy)\\s.{0,40}?FILM",
  "(?:zrób\\p{L}*|przygotuj\\p{L}*|stwórz\\p{L}*|przerób\\p{L}*)\\s.{0,20}?(?:z tego|to|ten tekst|z poniższego)\\s.{0,40}?FILM",
  // Czech
  "(?:prosím(?:e)?|potřebuj(?:eme|i|u)|chceme|chtěl(?:a|i)? (?:bych|bychom)|rádi bychom|sháním(?:e)?|poprosil(?:a|i)? (?:bych|bychom))\\s.{0,60}?FILM",
  "(?:můžete|mohl(?:a|i)? by(?:ste|s)?|dal by se|dalo by se|šlo by)\\s.{0,60}?(?:udělat|vytvořit|natočit|připravit|sestříhat|zpracovat)\\s.{0,60}?FILM",
  "(?:udělejte|vytvořte|připravte|natočte|udělej|vytvoř|připrav)\\s.{0,20}?(?:z toho|z tohoto|z tohohle|z následujícího|podle tohoto)\\s.{0,40}?FILM",
  // Finnish
  "(?:voisi\\p{L}*|voitteko|voitko|saisi\\p{L}*)\\s.{0,60}?(?:tehdä|laatia|koostaa|leikata|toteuttaa)\\s.{0,40}?FILM",
  "saisi(?:mmeko|nko|mme|n)\\s.{0,40}?FILM",
  "(?:tarvitse(?:mme|n|isimme|isin)|halua(?:mme|isin|isimme)|toivo(?:mme|isin|isimme)|tilaa(?:mme|n))\\s.{0,40}?FILM",
  "(?:tee|tehkää|laadi|laatikaa)\\s.{0,20}?(?:tästä|seuraavasta|alla olevasta)\\s.{0,40}?FILM",
  // Hungarian
  "(?:kér(?:ünk|ek|ném|nénk)|szeretn(?:énk|ék)|szükség(?:ünk|em) (?:van|lenne)|készíts(?:etek|enek|en|d)|csinálj(?:atok|anak|on)?|tudn(?:átok|ának|ál|a)|lehetne)\\s.{0,60}?FILM",
  "(?:ebből|az alábbi(?:ból|akból)?|erről)\\s.{0,40}?FILM.{0,30}?(?:kér(?:ünk|ek|nénk|ném)|szeretn(?:énk|ék)|kellene|készíten\\p{L}*|csináln\\p{L}*)",
  // Russian and Ukrainian
  "(?:вот|во вложении|ниже|присылаю|отправляю|ось|надсилаю)\\s.{0,100}?для\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:можете|могли бы|можешь|не могли бы|сможете)\\s.{0,20}?(?:сделать|снять|подготовить|смонтировать|превратить|создать)\\s.{0,60}?FILM",
  "(?:сделай|сними|смонтируй)\\p{L}*\\s.{0,20}?FILM\\s(?:по|из)\\s(?:эт|текст)|^(?:нужен|нужно|требуется)\\s(?:\\p{L}+\\s){0,2}?FILM\\s(?:на|для|из|о)|(?:нам|мне)\\s(?:очень\\s)?(?:нуж(?:ен|но|на)|нужен бы|требуется|хотелось бы)\\s.{0,40}?FILM|(?:хотим|хотели бы|хотел(?:а)? бы|просим)\\s(?:заказать|получить|сделать|снять)\\s.{0,40}?FILM",
  "(?:сделай\\p{L}*|сними\\p{L}*|преврати\\p{L}*)\\s.{0,20}?(?:из этого|это|из текста|этот текст)\\s.{0,40}?FILM",
  "(?:чи\\s)?(?:можете|могли б|можеш)\\s.{0,20}?(?:зробити|зняти|підготувати|створити)\\s.{0,60}?FILM|(?:нам|мені)\\s(?:потріб(?:ен|не|на))\\s.{0,40}?FILM|(?:зроб\\p{L}*)\\s.{0,20}?(?:з цього|це)\\s.{0,40}?FILM",
  // Turkish
  "(?:bundan|bunu|buradan|bu metni|bu metinden|aşağıdaki\\p{L}*)\\s.{0,60}?FILM.{0,30}?(?:yap|hazırla|çevir|dönüştür|oluştur)\\p{L}*",
  "FILM.{0,20}?(?:yapar mısın|yapabilir mi|hazırlar mısın|hazırlayabilir|oluşturabilir|rica ediyor|istiyoruz|istiyorum|ihtiyacımız var|lazım|gerekiyor|yapalım)\\p{L}*",
  // Chinese, Japanese, Korean
  "(?:能不能|能否|可以|可不可以|麻烦|麻煩|请|請|帮|幫|我们需要|我們需要|我们想要?|我們想要?|我想要?|需要|想做|希望)[^。！？]{0,24}?(?:做|制作|製作|剪|拍|改|写|出)?(?:成|一个|一個|一条|一條|一段|一支|一部|个|個|段|条)[^。！？]{0,14}?(?:视频|視頻|影片|短片|片子|动画|動畫|(?:汇报|匯報|宣传|宣傳|介绍|介紹|专题|專題|纪录|紀錄|教学|教學|培训|培訓|科普|形象|回顾|回顧|招募)片|微电影|微電影)",
  "(?:把|将|將)(?:这|這|以下|下面|此)[^。！？]{0,20}?(?:做|制作|製作|改|变|變|剪)[^。！？]{0,16}?(?:视频|視頻|影片|短片|片子|动画|動畫)",
  "(?:動画|映像|ビデオ|ムービー|影像)[^。！？]{0,14}?(?:作って|作成して|制作して|つくって|まとめて|していただ|してください|して下さい|お願い|ほしい|欲しい|作りたい|必要です|を依頼|いただけ)",
  "(?:영상|동영상|비디오)(?:으로|로|을|를|이|가)?\\s?[^.!?]{0,14}?(?:만들어|제작해|부탁|필요(?:합니다|해요|하)|원합니다|바꿔|편집해)",
  // Arabic, Hebrew, Hindi
  "و?(?:هل (?:يمكن\\p{L}*|تستطيع\\p{L}*|بإمكان\\p{L}*|ممكن)|يرجى|من فضلك\\p{L}*|الرجاء|رجاءً?|أرجو|نرجو|نريد|أريد|نحتاج(?: إلى)?|أحتاج(?: إلى)?|نود|أود|[نأ]رغب في|ممكن)\\s?.{0,50}?FILM",
  "(?:حوّل\\p{L}*|حولوا?|اصنع\\p{L}*)\\s.{0,24}?(?:هذا|هذه|النص)\\s?.{0,40}?FILM",
  "(?:אפשר|תוכל\\p{L}*|האם תוכלו|אתם יכולים|נשמח ל?|אשמח ל?|בבקשה|אנחנו צריכים|אנו צריכים|אני צריכ?ה?|אנחנו רוצים|צריך)\\s?.{0,50}?FILM",
  "(?:इस(?:का|से|की)|इसे|नीचे दिए|कृपया|क्या आप|हमें|मुझे)\\s?.{0,60}?FILM.{0,20}?(?:बना|चाहिए|ज़रूरत|जरूरत|तैयार)",
].map((pattern) => {
  // Chinese, Japanese and Korean write no space before the word that asks.
  const first = /[\p{Script=Han}\p{Script=Hangul}]/u.test(pattern) ? "" : wordFirst;
  return toPattern(`${first}(?:${pattern.replaceAll("FILM", FILM)})`, "isu");
});

/** "Film for our website": what the text is for, with no verb. */
export const FILM_FOR = toPattern(
  `^(?:(?:a|an|the|our|short|quick|little|small|launch|training|explainer|kurzes?|kleiner|kurzer|petit[e]?|courte?|breve|pequeño|corto|curto|kort|krótki|короткий|short promo|promo)\\s+){0,3}${FILM}\\s+(?:for|für|pour|para|per|voor|dla|для|к|ل|ל)\\s?[^.!?:]{2,60}[.!]?$`,
  "iu",
);

/** What is called film, video or clip and is none to be seen: things for the kitchen, machines, and not to film. */
export const NO_CINEMA = toPattern(
  [
    "(?:cling|plastic|thin|thick|fine|protective|oily|adhesive|stretch|soap|photographic)[- ]films?",
    "films? (?:alimentaires?|plastiques?|étirables?|transparente?s?|adhésifs?|protecteurs?|de protection|de plástico|para alimentos|d['’]huile|de aceite|di plastica|trasparente)",
    "(?:videos?|films?|movies?|animations?|clips?)[- ](?:conferenc\\p{L}*|calls?|gam\\p{L}*|cameras?|links?|meetings?|walls?|tapes?|chats?|surveillance|industr\\p{L}*|festivals?|crews?|stars?|sets?|studios?|librar\\p{L}*|projectors?|editors?|editing|doorbells?|cards?|screens?|players?|recorders?|shops?|stores?|rentals?|clubs?|nights?|evenings?|tickets?|theat(?:re|er)s?|schools?|courses?|class(?:es)?|lessons?|training|workshops?|students?|makers?|making|history|scores?|fans?|awards?|prizes?|rights|archives?|rooms?|booths?|software|apps?|platforms?|channels?|art|streams?|streaming|signals?|feeds?|boards?|frames?|rolls?|stock)(?!\\p{L})",
    "(?:do not|don['’]t|never|cannot|can['’]t|must not) (?:film|video)",
    "(?:clips?|reels?|trailers?|teasers?) (?:to (?:hold|keep|fix|attach|close|secure|carry|pull)|of (?:thread|hose|cable|wire|rope|yarn|tape)|for (?:the|a|my|our|your) (?!(?:website|web|homepage|launch|new|film|book|game|event|campaign|show|product|app|team|company|club|festival|social|intranet|newsletter|fair|conference|school|class|all|onboarding|kids|children|customers)(?!\\p{L}))\\p{L}+)(?!\\p{L})",
    "cortos?(?=\\s(?!(?:sobre|de|para|con|que|en|y|o|animado|documental|por|tipo)(?!\\p{L}))\\p{L})",
  ]
    .map((one) => `(?<!\\p{L})(?:${one})`)
    .join("|"),
  "giu",
);
/** A film that somebody wants to watch, and not to have made. */
export const WATCHES = toPattern(
  [
    "(?<!\\p{L})(?:watch(?:ing)?|see|voir|regarder|montrer|ver|mirar|poner|proyectar|vedere|guardare|assistir(?: a)?|obejrzeć|oglądać|смотреть|посмотреть|увидеть|дивитися|подивитися|se(?= en| et| på))\\s(?:\\S+\\s){0,3}?FILM",
    "FILM\\s(?:\\S+\\s){0,2}?(?:sehen|zeigen|schauen|gucken|anschauen|ansehen|angucken|zien|kijken|bekijken|izle\\p{L}*)(?!\\p{L})",
    "(?:نشاهد|أشاهد|مشاهدة|نرى)\\s(?:\\S+\\s){0,2}?FILM|(?:לראות|לצפות ב)\\s?(?:\\S+\\s){0,2}?FILM|(?:看|观看|欣赏)(?:一[部段个场]|这[部段个])?FILM|FILM(?:を|が)(?:見|観)|FILM(?:을|를)\\s?(?:보|시청)|FILM\\sदेख",
  ]
    .join("|")
    .replaceAll("FILM", FILM),
  "giu",
);
/** A verb with which "Films for children …" tells something. */
export const SAYS_SOMETHING =
  /(?<!\p{L})(?:is|are|was|were|has|have|runs?|starts?|begins?|costs?|shows?|plays?|opens?|ist|sind|war|waren|hat|haben|läuft|laufen|beginnt|beginnen|kostet|kosten|zeigt|zeigen|est|sont|était|ont|commence\p{L}*|coûte\p{L}*|sort|fue|tiene\p{L}*|empieza\p{L}*|cuesta\p{L}*|ganó|ganaron|è|sono|era|ha|hanno|inizia\p{L}*|costa\p{L}*|uscì|vinse|é|são|foi|tem|têm|começa\p{L}*|custa\p{L}*|zijn|heeft|hebben|begint|beginnen|kost|jest|są|był\p{L}*|zaczyna\p{L}*|kosztuj\p{L}*|powstał\p{L}*|снят\p{L}*|сняли|идёт|идут|стоит|вышел|получил\p{L}*|начина\p{L}*|är|var|har|börjar|kostar|er|koster|begynder)(?!\p{L})/iu;
