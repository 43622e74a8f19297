/** How the people who order a film speak of it in the text that they send: requests, wishes, courtesies. */

const LATIN_OR_CYRILLIC = [
  "vid(?:eo)?s?|films?|clips?|movies?|animations?|explainers?|reels?|trailers?|teasers?",
  "(?:erklär|kurz|lern|image|lehr|schulungs|werbe|produkt|launch|info|firmen|trick|animations|vorstellungs|kunden)?-?(?:videos?|film(?:e|es|chen)?)",
  "vidéos?|courts?[- ]métrages?|v[ií]deos?|películas?|cortos?|cortometrajes?|filmat[oi]|cortometraggi[oi]?|filmes?|clipes?",
  "filmpjes?|filmik\\p{L}*|film(?:u|em|y|ów|ie|i|in)?|wideo|klip\\p{L}*|video(?:yu|su|nun|lu|ya)?",
  "(?:something|a (?:post|story)|etwas|was|quelque chose|algo|qualcosa|iets|coś|что-нибудь) (?:for|für|pour|para|per|voor|na|dla|для) (?:instagram|tiktok|youtube|facebook|linkedin|social media|insta)",
  "видео|видеоролик\\p{L}*|фильм\\p{L}*|ролик\\p{L}*|відео\\p{L}*|фільм\\p{L}*",
].join("|");
/** A word for a film, in any of the languages; Arabic and Hebrew write "the" and "to" as a part of it. */
export const FILM =
  `(?:(?<![\\p{L}\\p{M}])(?:${LATIN_OR_CYRILLIC})(?![\\p{L}\\p{M}]|[\\s-]+(?:conferenc|call|gam|camera|link|meeting|wall|tape|chat|surveil|konferenz|spiel|industr|festival|crew|star)\\p{L}*)` +
  "|(?<![\\p{L}\\p{M}])[وبلفك]?(?:ال|ل)?(?:فيديو|فيلم|مقطع)|(?<![\\p{L}\\p{M}])[ולבהמש]?(?:סרטון|סרט|וידאו)|वीडियो|फ़िल्म|फिल्म" +
  "|영상|동영상|비디오|视频|視頻|影片|短片|動画|映像|ビデオ|ムービー)";

const wordFirst = "(?<![\\p{L}\\p{M}])";

/** Sentences that ask for a film and may say nothing of its subject: "can you make a vid out of this". */
export const REQUESTS: readonly RegExp[] = [
  // English
  "(?:can|could|would|will) (?:you|u|ya|someone|anybody|anyone)\\b.{0,40}?\\b(?:make|do|create|turn|produce|get|have|cut|put|build|prepare|whip|knock|throw)\\b.{0,70}?FILM",
  "(?:turn|make|convert|transform|put|cut|boil|adapt) (?:this|these|it|that|all (?:of )?this|the (?:below|following|text|notes|above|attached)\\b[^.]{0,30}?|my|our)\\b.{0,60}?\\b(?:into|in to|to|as|in)\\b.{0,50}?FILM",
  "(?:we|i)(?:['’](?:d|re|m)| would| do| really| urgently| still| just| also| are| am)* (?:need|want|like|love|looking for|hoping for)(?: to (?:have|make|get|order|produce))? (?:an?|the|this|some|one|our|your help with an?)\\b (?:[\\w'’-]+[ ,]+){0,5}?FILM(?!\\s+(?:of (?!about|around|roughly|max|at most|\\d|an? m|one|two|three)|camera|crew|star|festival|studio|library))",
  "(?:please|pls|plz|kindly)\\b.{0,20}?\\b(?:make|create|do|produce|prepare|generate|write|cut|build)\\b.{0,50}?FILM",
  "FILM.{0,40}?\\b(?:out of|from|based on|using) (?:this|these|it|that|the (?:following|below|text|notes|above|attached))\\b",
  "\\b(?:text|script|content|notes|material|facts|info(?:rmation)?|stuff) (?:is |are )?for (?:an?|the|our|this) (?:[\\w'’-]+ ){0,4}?FILM\\W*$",
  "(?:we|i)\\b.{0,90}?\\b(?:and|who)\\s(?:really |urgently |would |now )*(?:need|want|like|are looking for)\\s(?:an?|the|this|some|one|our)\\s(?:[\\w'’-]+ ){0,5}?FILM(?!\\s+of\\s)",
  // German
  "(?:könnt|könnten|könntest|kannst|können|würdet|würden|magst|mögt)\\s(?:ihr|du|sie|wir|jemand)(?=.*(?:mach|erstell|dreh|produzier|bau|bastel|umsetz|umzusetz|verwandel|schneid|vorbereit)).{0,80}?FILM",
  "(?:wir|ich)\\s(?:brauchen?|bräuchten?|benötigen?|hätten?\\sgerne?|möchten?|wollen|will|wünschen?|suchen?)\\s.{0,40}?(?:ein\\p{L}*|diesen|den|das)\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
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
  // Spanish
  "(?:me|nos) (?:hac[ée]is|haces|hace|mont[aá]\\p{L}*|prepar[aá]\\p{L}*)\\s.{0,20}?FILM",
  "(?:pued[eo]s?|podr[íi]a[sn]?|podéis|podríais|me hac[ée]is|nos hac[ée]is)\\s.{0,30}?(?:hac\\p{L}*|crear|producir|preparar|convertir|sacar|montar)(?:me|nos|lo)?\\s.{0,60}?FILM",
  "(?:necesit(?:o|amos|aría|aríamos)|quer(?:emos|ríamos|ría)|quiero|quisiera|nos gustaría|me gustaría|buscamos|nos hace falta|me hace falta)\\s(?:hacer |tener |crear )?.{0,20}?(?:una?|el|la|este)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:convert\\p{L}*|convierte\\p{L}*|convierta\\p{L}*|haz|haga[ns]?|hac[ée]d?)\\s.{0,20}?(?:esto|este texto|estas notas|con esto|lo siguiente)\\s.{0,40}?FILM",
  // Italian
  "(?:pu[oò]i|potete|potrebbe|potresti|potreste|mi fa[it]?e?|ci fa[it]?e?|riesci|riuscite)\\s.{0,30}?(?:far\\p{L}*|crear\\p{L}*|realizzar\\p{L}*|preparar\\p{L}*|trasformar\\p{L}*|ricavar\\p{L}*)\\s.{0,60}?FILM",
  "(?:abbiamo bisogno|avremmo bisogno|ho bisogno|avrei bisogno|(?:ci|mi) (?:serve|servirebbe)|vorr(?:ei|emmo)|vogliamo|cerchiamo|desideriamo)\\s(?:di\\s|realizzare\\s|fare\\s)?.{0,20}?(?:una?|un['’]|il|questo)\\s(?:[\\p{L}'’-]+\\s){0,3}?FILM",
  "(?:trasform\\p{L}*|fa(?:te|cci\\p{L}*)|ricav\\p{L}*)\\s.{0,20}?(?:questo|questi|queste|da questo|ciò che segue)\\s.{0,40}?FILM",
  "(?:mi|ci) fa(?:i|te|reste|resti)\\s.{0,20}?FILM",
  // Portuguese
  "(?:me|nos) faz(?:em)?\\s.{0,20}?FILM",
  "(?:pode[ms]?|poderia[sm]?|podias?|consegue[ms]?|dá para)\\s.{0,30}?(?:faz\\p{L}*|criar|produzir|preparar|transformar|montar)(?:-me|-nos)?\\s.{0,60}?FILM",
  "(?:precis(?:o|amos|ava|ávamos)|quer(?:o|emos|íamos|ia)|gostar(?:ia|íamos)|procuramos)\\s(?:de\\s|ter\\s|fazer\\s|que\\s)*.{0,20}?(?:uma?|o|a|este)\\s(?:[\\p{L}-]+\\s){0,3}?FILM",
  "(?:transform\\p{L}*|faç\\p{L}*|faz(?:er)?)\\s.{0,20}?(?:isto|isso|este texto|estas notas|disto|disso|com isto)\\s.{0,40}?FILM",
  // Dutch
  "(?:kun(?:nen|t)?|kan|zou(?:den)?)\\s(?:je|jij|jullie|u|iemand|we)\\s.{0,60}?FILM.{0,40}?(?:mak\\p{L}*|bouwen|produceren)",
  "(?:kun(?:nen|t)?|kan|zou(?:den)?)\\s(?:je|jij|jullie|u|iemand)\\s.{0,30}?(?:hiervan|hier|van deze tekst)\\s.{0,40}?FILM",
  "(?:we|wij|ik)\\s(?:heb(?:ben)?|wil(?:len)?|zou(?:den)?|zoek(?:en)?)\\s.{0,20}?(?:een|deze)\\s(?:[\\p{L}-]+\\s){0,4}?FILM.{0,30}?(?:nodig|graag|willen|hebben|laten maken|voor)",
  "(?:we|wij|ik)\\s.{0,90}?\\s(?:willen|wil|zoeken|zoek|zouden)\\s(?:graag\\s)?een\\s(?:[\\p{L}-]+\\s){0,4}?FILM",
  "maak\\s.{0,20}?(?:hiervan|hier|van dit|van deze tekst|dit)\\s.{0,40}?FILM",
  // Polish
  "(?:czy\\s)?(?:możesz|możecie|mógłbyś|mogłabyś|moglibyście|może ktoś)\\s.{0,20}?(?:zrobić|przygotować|stworzyć|nagrać|zmontować|przerobić)\\s.{0,60}?FILM",
  "(?:potrzebujemy|potrzebuję|chcemy|chcielibyśmy|chciał(?:a)?bym|prosimy o|proszę o|szukamy)\\s.{0,40}?FILM",
  "(?:zrób\\p{L}*|przygotuj\\p{L}*|stwórz\\p{L}*|przerób\\p{L}*)\\s.{0,20}?(?:z tego|to|ten tekst|z poniższego)\\s.{0,40}?FILM",
  // Russian and Ukrainian
  "(?:можете|могли бы|можешь|не могли бы|сможете)\\s.{0,20}?(?:сделать|снять|подготовить|смонтировать|превратить|создать)\\s.{0,60}?FILM",
  "(?:нам|мне)\\s(?:очень\\s)?(?:нуж(?:ен|но|на)|нужен бы|требуется|хотелось бы)\\s.{0,40}?FILM|(?:хотим|хотели бы|хотел(?:а)? бы|просим)\\s(?:заказать|получить|сделать|снять)\\s.{0,40}?FILM",
  "(?:сделай\\p{L}*|сними\\p{L}*|преврати\\p{L}*)\\s.{0,20}?(?:из этого|это|из текста|этот текст)\\s.{0,40}?FILM",
  "(?:чи\\s)?(?:можете|могли б|можеш)\\s.{0,20}?(?:зробити|зняти|підготувати|створити)\\s.{0,60}?FILM|(?:нам|мені)\\s(?:потріб(?:ен|не|на))\\s.{0,40}?FILM|(?:зроб\\p{L}*)\\s.{0,20}?(?:з цього|це)\\s.{0,40}?FILM",
  // Turkish
  "(?:bundan|bunu|buradan|bu metni|bu metinden|aşağıdaki\\p{L}*)\\s.{0,60}?FILM.{0,30}?(?:yap|hazırla|çevir|dönüştür|oluştur)\\p{L}*",
  "FILM.{0,20}?(?:yapar mısın|yapabilir mi|hazırlar mısın|hazırlayabilir|oluşturabilir|rica ediyor|istiyoruz|istiyorum|ihtiyacımız var|lazım|gerekiyor|yapalım)\\p{L}*",
  // Chinese, Japanese, Korean
  "(?:能不能|能否|可以|可不可以|麻烦|麻煩|请|請|帮|幫|我们需要|我們需要|我们想要?|我們想要?|我想要?|需要|想做|希望)[^。！？]{0,24}?(?:做|制作|製作|剪|拍|改|写|出)?(?:成|一个|一個|一条|一條|一段|一支|一部|个|個|段|条)[^。！？]{0,14}?(?:视频|視頻|影片|短片|片子|动画|動畫)",
  "(?:把|将|將)(?:这|這|以下|下面|此)[^。！？]{0,20}?(?:做|制作|製作|改|变|變|剪)[^。！？]{0,16}?(?:视频|視頻|影片|短片|片子|动画|動畫)",
  "(?:動画|映像|ビデオ|ムービー|影像)[^。！？]{0,14}?(?:作って|作成して|制作して|つくって|まとめて|していただ|してください|して下さい|お願い|ほしい|欲しい|作りたい|必要です|を依頼|いただけ)",
  "(?:영상|동영상|비디오)(?:으로|로|을|를|이|가)?\\s?[^.!?]{0,14}?(?:만들어|제작해|부탁|필요(?:합니다|해요|하)|원합니다|바꿔|편집해)",
  // Arabic, Hebrew, Hindi
  "(?:هل (?:يمكن\\p{L}*|تستطيع\\p{L}*|بإمكان\\p{L}*|ممكن)|يرجى|من فضلك\\p{L}*|الرجاء|رجاءً?|أرجو|نرجو|نريد|أريد|نحتاج(?: إلى)?|أحتاج(?: إلى)?|نود|نرغب في|ممكن)\\s?.{0,50}?FILM",
  "(?:حوّل\\p{L}*|حولوا?|اصنع\\p{L}*)\\s.{0,24}?(?:هذا|هذه|النص)\\s?.{0,40}?FILM",
  "(?:אפשר|תוכל\\p{L}*|האם תוכלו|אתם יכולים|נשמח ל?|אשמח ל?|בבקשה|אנחנו צריכים|אנו צריכים|אני צריכ?ה?|אנחנו רוצים|צריך)\\s?.{0,50}?FILM",
  "(?:इस(?:का|से|की)|इसे|नीचे दिए|कृपया|क्या आप|हमें|मुझे)\\s?.{0,60}?FILM.{0,20}?(?:बना|चाहिए|ज़रूरत|जरूरत|तैयार)",
].map((pattern) => {
  // Chinese, Japanese and Korean write no space before the word that asks.
  const first = /[\p{Script=Han}\p{Script=Hangul}]/u.test(pattern) ? "" : wordFirst;
  return new RegExp(`${first}(?:${pattern.replaceAll("FILM", FILM)})`, "isu");
});

/** "Film for our website": what the text is for, with no verb. */
export const FILM_FOR = new RegExp(
  `^(?:(?:a|an|the|our|short|quick|little|small|launch|training|explainer|kurzes?|kleiner|kurzer|petit[e]?|courte?|breve|pequeño|corto|curto|kort|krótki|короткий|short promo|promo)\\s+){0,3}${FILM}\\s+(?:for|für|pour|para|per|voor|dla|для|к|ل|ל)\\s?[^.!?:]{2,60}[.!]?$`,
  "iu",
);

const WHAT_FILMS_HAVE =
  "music|soundtrack|voice[- ]?overs?|narrator|narration|advertis\\p{L}+|ads?|sales[- ]?talk|sales pitch|marketing(?:[- ]speak)?|jargon|buzz ?words|subtitles|captions|logos?|animations?|emojis?|jokes|humou?r|effects|exclamation marks|musik|werbung|werbesprache|fachjargon|fachchinesisch|floskeln|untertitel|witze|musique|publicité|pub|jargon|sous-titres|blabla|música|publicidad|jerga|subtítulos|musica|pubblicità|gergo|sottotitoli|publicidade|jargão|legendas|muziek|reclame|jargon|ondertitel\\p{L}*|muzyk[ia]|reklam[ya]?|żargonu|napisów|музык[аи]|реклам[аыу]|жаргона|субтитр\\p{L}*|музики|müzik|reklam|jargon|音乐|音樂|广告|廣告|术语|字幕|音楽|BGM|宣伝|広告|専門用語|음악|광고|전문 ?용어|자막|موسيقى|إعلانات?|دعاية|مصطلحات|מוזיקה|פרסומות|פרסום|ז['׳]רגון|संगीत|विज्ञापन|advertising tone|sales tone|tonu|tónu|werbeton|ton publicitaire|tono (?:publicitario|comercial|pubblicitario)|tom publicitário|рекламного тона|тона|exaggeration|pathos|übertreibung\\p{L}*|pathos|exagération|exageraci\\p{L}+|esagerazion\\p{L}+|exagero|overdrijving|przesady|пафоса|abartı|夸张|誇張|과장|مبالغة|הגזמה|अतिशयोक्ति";
/** "no music", "ohne Werbung", "广告不要", "음악 없이". */
export const WITHOUT = new RegExp(
  `^(?:but |and |just |aber |und |nur |bitte |please |pero |ma |mais )*(?:no|not? any|without(?: any)?|kein\\p{L}*|ohne|pas (?:de |d['’])|sans|sin|nada de|senza|niente|sem|nada de|geen|zonder|bez|żadn\\p{L}*|без|никак\\p{L}*|不要|不用|无|無|没有|بدون|دون|بلا|لا|ללא|בלי|बिना)\\s?(?:\\p{L}+\\s){0,2}?(?:${WHAT_FILMS_HAVE})(?:\\s(?:or|and|oder|und|et|ou|o|y|e|of|en|ani|i|и|או|أو)\\s(?:\\p{L}+\\s){0,2}?\\p{L}+)?(?:,? (?:please|pls|bitte|svp|por favor|if possible|wenn möglich|si possible|si es posible|se possibile|se possível|als het kan|jeśli można|если можно|mümkünse))?$|^(?:${WHAT_FILMS_HAVE})\\s?(?:(?:は)?(?:なし|無し|不要|使わない)(?:で(?:お願いします)?)?|없이(?: 부탁드립니다)?|olmasın|yok|के बिना|不要)$`,
  "iu",
);

const MANNER =
  "neutral|calm|friendly|warm|practical|serious|funny|light(?:hearted)?|upbeat|professional|simple|plain|clear|short|brief|snappy|engaging|informal|formal|factual|modern|relaxed|sober|matter-of-fact|down-to-earth|respectful|positive|honest|motivating|accessible|playful|dry|sachlich|ruhig|freundlich|neutral|seriös|locker|einfach|verständlich|kurz|knapp|humorvoll|motivierend|nüchtern|klar|neutre|calme|amical|chaleureux|sobre|simple|clair|sérieux|court|professionnel|neutro|tranquilo|cercano|amable|sencillo|claro|serio|corto|breve|profesional|calmo|amichevole|semplice|chiaro|serio|sobrio|professionale|amigável|simples|claro|sério|curto|profissional|neutraal|rustig|vriendelijk|zakelijk|eenvoudig|kort|neutralny|neutralnie|spokojny|spokojnie|przyjazny|przyjaźnie|prosty|prosto|rzeczowo|нейтрально|спокойно|дружелюбно|просто|коротко|серьёзно|без пафоса|sade|sakin|samimi|kısa|tarafsız";
const MANNER_PIECE = `(?:(?:nothing|not|nichts|nicht|rien de|pas|nada|no|niente di|non|não|niets|niet|nic|nie|ничего|не) (?:too |zu |allzu |trop |muy |demasiado |troppo |muito |te |za |zbyt |слишком )?(?!of(?![\\p{L}])|is(?![\\p{L}]))[\\p{L}-]{4,16}|(?:(?:very|quite|rather|nice and|not too|sehr|eher|nicht zu|plutôt|très|muy|molto|bem|heel|raczej|очень|bitte|please)\\s)*(?:${MANNER}))`;
/** "Neutral please", "calm but friendly", "ruhig und sachlich, bitte". */
export const IN_MANNER = new RegExp(
  `^${MANNER_PIECE}(?:(?:\\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|и|но|ve)\\s|\\s)${MANNER_PIECE})*(?:,?\\s(?:please|pls|bitte|svp|s['’]il vous plaît|por favor|per favore|alstublieft|graag|proszę|пожалуйста|lütfen))?$`,
  "iu",
);
const TONES =
  "tone|tonality|mood|vibe|ton|tonfall|tonalität|tono|tom|toon|ton(?:em|ie)|тон\\p{L}*|üslup\\p{L}*|语气|語氣|口吻|トーン|口調|語り口|톤|어조|말투|نبرة|טון|लहज\\p{L}*";
const STYLES =
  "voice|style|language|sprache|stil|stimme|voix|langage|style|voz|lenguaje|estilo|voce|linguaggio|stile|linguagem|stem|taal|stijl|głos\\p{L}*|język\\p{L}*|styl\\p{L}*|голос\\p{L}*|язык\\p{L}*|стил\\p{L}*|ses|dil\\p{L}*|风格|風格|文体|문체|أسلوب|لغة|صوت|סגנון|שפה|स्वर|शैली|भाषा";
/** Behind its noun a tone has no verb and no "of": "Voice of America" and "Language is power" are none. */
const QUALITIES =
  "(?:\\s(?!(?:of|is|are|was|has|can|ist|sind|war|des|der|von|est|sont|de|du|es|son|è|sono|di|é|são|do|da|van|jest|są|это|was)(?![\\p{L}]))[\\p{L}\\p{M}-]+){0,3}";
const manner = (nouns: string): RegExp =>
  new RegExp(
    `^(?:(?:in|with|mit|im|in einem|dans|d['’]|avec|con|en|em|com|met|w|z|в|с|bir)\\s)?(?:an?\\s|ein(?:e[mnr]?)?\\s|une?\\s|una?\\s|um\\s|uma\\s|een\\s)?(?:[\\p{L}\\p{M}-]+(?:\\s(?:and|und|et|y|e|en|i|и|ve|و))?\\s){0,3}(?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}]{0,6}的?)?(?:${nouns})(?:で|に|으로|로)?(?:お願いします|お願いいたします|お願いできますか|希望)?(?![\\p{L}\\p{M}])${QUALITIES}$|^(?:${nouns})(?:は|는|은|要|请|請|：|:)\\s?\\S.{0,24}$`,
    "iu",
  );
/** A tone that is named, with no verb of its own: "calm, practical tone", "freundlicher Ton", "語り口はやさしく". */
export const IN_TONE = manner(TONES);
/** "Simple language", "voz femenina": what may be the subject of a text as well. */
export const IN_STYLE = manner(STYLES);
/** "Keep it under 60 seconds", "Use a friendly voice", "Bitte einen ruhigen Ton verwenden". */
export const ORDERS: readonly RegExp[] = [
  `^(?:please |pls )?(?:keep|make|leave) (?:it|this|that|the (?:tone|style|language|whole thing|film|video)|things)(?: all)? (?:${MANNER_PIECE}(?:(?:,| and|,? but) ${MANNER_PIECE})*|(?:(?:to |at |at most |around |about |under |below |within |shorter than |less than |no longer than |max\\.? )+)(?:\\p{N}{1,3}|an?|one|two|three|ninety|sixty|thirty)[\\s-]?(?:and a half |minute and a half|seconds?|secs?|s|minutes?|mins?)(?: long| max)?)(?:,? please)?$`,
  `^(?:please )?(?:use|with|have|go for|speak (?:with|in)|choose|pick) (?:an?|the|one)? ?(?:[\\p{L}-]+ (?:and |but )?){0,3}(?:voice|tone|narrator|voice-?over|style|language|colou?rs)(?:,? please)?$`,
  "^(?:please )?(?:avoid|skip|drop) (?:any |all |the )?(?:\\p{L}+ )?(?:jargon|music|slang|advertising|sales talk|buzzwords|marketing speak)$",
  "^(?:bitte )?(?:halte[nt]?(?: sie)?|haltet) (?:es|das|den (?:film|ton)|das video) .{2,40}$",
  "^(?:nicht länger als|höchstens|maximal|max\\.?|unter) (?:\\p{N}{1,3}|eine?r?|zwei) (?:sekunden?|minuten?)$",
  "^(?:pas plus (?:de|d['’])|moins (?:de|d['’])|max(?:imum)?) ?(?:\\p{N}{1,3}|une|deux) (?:secondes?|minutes?)$",
  "^(?:no más de|menos de|máximo(?: de)?|que dure (?:menos de|unos)?|máx\\.?) ?(?:\\p{N}{1,3}|un|dos) (?:segundos?|minutos?)$",
  "^(?:non più di|meno di|massimo|max) ?(?:\\p{N}{1,3}|un|due) (?:secondi|minut[oi])$",
  "^(?:não mais (?:de|que)|menos de|no máximo|máximo(?: de)?) ?(?:\\p{N}{1,3}|um|dois) (?:segundos?|minutos?)$",
  "^(?:niet langer dan|maximaal|max\\.?|hooguit) ?(?:\\p{N}{1,3}|een|één|twee) (?:seconden|minu(?:ut|ten))$",
  "^(?:nie dłużej niż|maksymalnie|do|max\\.?) ?(?:\\p{N}{1,3}|jedn\\p{L}+|dw\\p{L}+) ?(?:sekund\\p{L}*|minut\\p{L}*)$",
  "^(?:не (?:больше|более|дольше|довше|більше)|до|максимум|максимально) ?(?:\\p{N}{1,3}|одн\\p{L}+|дв\\p{L}+)? ?(?:секунд\\p{L}*|минут\\p{L}*|хвилин\\p{L}*)$",
  "^(?:en fazla |en çok )?(?:\\p{N}{1,3}|bir|iki) (?:saniye|dakika)\\p{L}*(?: geçmesin| olsun| kadar)?$",
  "^(?:时长|時長|长度|長度)?(?:控制在|不超过|不超過|最多|大约|大約|约)?\\s?(?:\\p{N}{1,3}|[一两二三])\\s?(?:秒|分钟|分鐘)(?:以内|以內|左右|之内)?(?:就好|即可)?$",
  "^(?:長さは)?(?:約)?(?:\\p{N}{1,3}|[一二三])\\s?(?:秒|分)(?:以内|くらい|ほど|程度)?(?:で(?:お願いします|お願いいたします)?|に(?:してください|まとめてください))?$",
  "^(?:길이는 )?(?:약 )?\\p{N}{1,3} ?(?:초|분) ?(?:이내로?|정도로?|안으로)?(?: 부탁드립니다| 해주세요| 해 주세요)?$",
  "^(?:لا (?:يزيد|تزيد|يتجاوز|تتجاوز) عن|أقل من|في حدود|حوالي|بحد أقصى) ?.{0,12}(?:ثانية|ثوان|دقيقة|دقائق|دقيقتين)$",
  "^(?:עד|לא יותר מ-?|בערך|כ-?) ?.{0,10}(?:שניות|דקה|דקות)$",
  "^(?:अधिकतम|लगभग|करीब)? ?.{0,10}(?:सेकंड|मिनट)(?: से (?:कम|ज़्यादा नहीं|अधिक नहीं)| का| में)?(?: हो| रखें)?$",
].map((pattern) => new RegExp(pattern, "iu"));
/** For whom: "for new drivers", "für Einsteiger", "新人向け". */
export const FOR_PIECE =
  /^(?:(?:for|für|pour|para|per|voor|dla|для)\s(?<who>[^.!?:]{3,60})|(?:ل|ל)(?<sem>[^.!?:]{3,40})|(?<ends>[^。、.!?]{2,24}?)(?:向け(?:です)?|のために|용(?:입니다)?|을 위한|를 위한|için| के लिए))$/iu;
/** "For four people" opens a recipe, "For 30 minutes" a step, "For my mother" is a dedication. */
export const NO_AUDIENCE =
  /^(?:about |around |up to |ca\.? |etwa |environ |unas? |circa )?\p{N}|(?<![\p{L}])(?:people|persons|servings|portions|personen|portionen|personnes|personas|persone|pessoas|porcji|человек|порци\p{L}*|kişi\p{L}*|人分|favore?|example|instance|beispiel|exemple|ejemplo|esempio|exemplo|my|mein\p{L}*|ma|mon|mi|mio|mia|minha|meu|mijn|mój|моей|моему|years|jahre|the (?:last|first|past)|more|mehr|plus|más|sure|free|now|ever|sale|rent|hours|minutes|weeks|months|centuries|decades|days|stunden|wochen|heures|siècles|siglos|secoli|the)(?![\p{L}])/iu;

/** "Tone: upbeat", "Dauer: 60 Sekunden": a wish by its label; a length is one of a film. */
export const LABELLED =
  /^(?:(?:tone|tonality|tonalität|tonfall|ton|tono|tom|toon|тон|тональность|üslup|语气|語氣|トーン|口調|톤|어조|말투|النبرة|נימה|लहजा)\s*[:：]\s*.{2,60}|(?:length|duration|runtime|länge|dauer|durée|duración|durata|duração|lengte|duur|długość|czas|длина|длительность|süre|时长|時長|長さ|길이|المدة|אורך|अवधि)\s*[:：]\s*(?:(?:about|max\.?|under|ca\.?|etwa|environ|unos|circa|cerca de|约|約|약)\s?)?(?:\p{N}{2,3}\s?(?:s|sec\p{L}*|sek\p{L}*|seg\p{L}*|секунд\p{L}*|saniye|秒|초|ثانية|שניות|सेकंड)|(?:[1-5]|an?|one|two|eine|zwei|une|deux|un|dos|due|um|dois)\s?(?:m|min\p{L}*|минут\p{L}*|dakika|分钟?|분|دقائق|דקות|मिनट)).{0,10})$/iu;
/** What the preamble reads by itself: for whom, what for, which of the looks. */
export const READ_ELSEWHERE =
  /^(?:(?:target )?audience|viewers?|goals?|purpose|objectives?|zielgruppe|publikum|ziele?|public(?: cible)?|objectifs?|audiencia|público|objetivos?|destinatari|obiettivo|scopo|doelgroep|doel|odbiorcy|cel|аудитория|цель|观众|受众|目标|対象(?:者)?|目的|대상|목적|الجمهور|الهدف|दर्शक|लक्ष्य)\s*[:：]|(?:clean|science|product|professional|cinematic)[ _-](?:lecture|explainer|showcase|training|story)/iu;

/** Who somebody is that asks for a film, in a sentence before the request. */
export const SENDER =
  /^(?:we(?:['’]re| are| run)|i(?:['’]m| am| run)|my name is|this is|wir sind|ich bin|mein name ist|nous sommes|je suis|je m['’]appelle|(?:nosotros )?somos|soy|me llamo|(?:noi )?siamo|(?:io )?sono|mi chiamo|sou|chamo-me|we zijn|wij zijn|ik ben|jesteśmy|jestem|nazywam się|мы|я|меня зовут|biz|ben|我是|我们是|我們是|저는|저희는|نحن|أنا|אנחנו|אני|हम|मैं)(?![\p{L}\p{M}])[^.!?。]{2,90}$|^[^。、]{2,30}(?:です|と申します|입니다|입니다만)$/iu;
/** "for the Q3 all-hands": on which occasion the film is shown, in a request. */
export const OCCASION =
  /(?<![\p{L}])(?:for|at|für|zur|zum|auf der|pour|para|per|voor|dla|для)\s+(?:the|our|this year['’]s|an?|die|den|das|der|unser\p{L}*|la|le|l['’]|notre|el|nuestr\p{L}*|il|lo|nostr\p{L}*|o|a|noss\p{L}*|het|de|onze)?\s*((?:[\p{L}\p{N}’'-]+\s){0,3}?(?:all[- ]hands|town[- ]?hall|kick-?off|onboarding|open day|annual meeting|staff meeting|team meeting|board meeting|conference|retreat|quarterly review|betriebsversammlung|mitarbeiterversammlung|jahreshauptversammlung|teamrunde|tag der offenen tür|hausmesse|jubiläum|weihnachtsfeier|assemblée générale|réunion du personnel|journée portes ouvertes|junta general|reunión de equipo|jornada de puertas abiertas|assemblea|riunione|assembleia|reunião|teamoverleg|personeelsdag|zebrani\p{L}+|общ\p{L}+ собрани\p{L}+))(?![\p{L}])/iu;

/** Beside a request, what is asked of the same person: "Could you keep the language simple?" */
export const ASKS_YOU =
  /^(?:(?:and |und |et |y |e |и )?(?:can|could|would|will) (?:you|u|we|it)|könn(?:t|ten|test|en) (?:ihr|sie|du|wir)|kannst du|pouvez-vous|pourriez-vous|tu peux|peux-tu|pod[ée]is|podr[íi]a[ins]*|puedes|puede|potete|potreste|puoi|potrebbe|pode(?:m|ria)?|kun(?:nen|t)? (?:je|u|jullie)|możesz|możecie|можете|можешь|можно(?: ли)?|能不能|能否|可以|هل (?:يمكن|ممكن)|אפשר|क्या आप)(?![\p{L}\p{M}]).{2,100}[?？؟]$/iu;
/** The same without a question: "Proszę o rzeczowe porównanie", "Please give a factual comparison". */
export const ASKS_FOR =
  /^(?:(?:uprzejmie |bardzo )?(?:proszę|prosimy|prosiłbym|prosiłabym) o|(?:wir bitten|ich bitte|bitte) um|(?:pros[íi]m(?:e)?|žádám) o|(?:прошу|просим|просьба|просимо|прохання)(?= \p{L}+(?:ть|ти|ться)(?!\p{L})| о(?:б)? )|please (?:give|provide|prepare|write)(?: us| me)? an?|merci de (?:rester|faire|garder|donner)|(?:se ruega|rogamos|pedimos) |(?:si prega di|chiediamo) |(?:pede-se|pedimos) |graag een )(?![\p{L}]).{3,120}$/iu;
/** Words of courtesy that stand between a verb and what it asks for: "Сделай, пожалуйста, из этого ролик". */
export const PLEASE =
  /\s*,?\s*(?:(?<!\p{L})(?:please|pls|plz|bitte|s['’]il (?:te|vous) plaît|stp|svp|por favor|porfa|per favore|per cortesia|alsjeblieft|alstublieft|a\.?u\.?b\.?|proszę|пожалуйста|будь ласка|lütfen|من فضلك\p{L}*|בבקשה|कृपया)(?!\p{L}))\s*,?\s*/giu;

/** What is said to whoever makes the film, once it was asked for. */
export const COURTESIES: readonly RegExp[] = [
  "^(?:i |we )?(?:hope|trust) (?:this|you|all|everyone|it|that).{0,60}$",
  "^(?:many )?(?:thanks|thank you|thx|tx|ty|cheers|ta|much appreciated)\\b.{0,60}$",
  "^(?:here|below|attached)(?:['’]s| is| are| comes?)?\\b.{0,50}?(?:text|content|notes?|facts|info(?:rmation)?|details|draft|material|what we have|what i have)?.{0,20}[:.]?$",
  "^(?:the )?(?:text|content|notes|facts|info|details|material) (?:is |are )?(?:below|follows?|attached|here).{0,20}$",
  "^(?:let me know|tell me|give me a (?:shout|call|ring)|drop me a line|shout|call me|ping me|any questions|if you (?:need|have|want)|feel free|sorry (?:for|about|it|this)|no rush|deadline|(?:we|i)(?:['’]d| would)? need (?:it|this|the film)|needed by|it['’]?s (?:quite |a bit )?urgent|looking forward|can['’]?t wait|you (?:can|may|are free to)|do (?:what|whatever) you)\\b.{0,90}$",
  // Whom to call, and who has the sources: said between colleagues. A number is for those who watch.
  "^(?!.*[\\d@])(?:call|ring|phone|text|ping|e-?mail|mail|message) me\\b.{0,90}$",
  "^(?!(?:it|this|that|which|each|every|the)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+)? (?:has|have|got|keeps|can send(?: you)?|sent(?: you)?) (?:the|all the|our|more|some) (?:raw )?(?:spreadsheets?|excel|data sheet|numbers|figures|photos?|pictures|files?|logos?|slides?|originals|source files?|footage)$",
  "^(?:the )?(?:spreadsheet|photos?|pictures|files?|logos?|slides|footage)(?: and (?:the )?\\p{L}+)? (?:is|are) (?:in|on) (?:the|our) (?:shared |team |google )*(?:drive|folder|sharepoint|dropbox|server|intranet)$",
  "^(?!.*[\\d@])(?:ruf(?:t|en sie)?|meld(?:e|et|en sie)?|schreib(?:t|en sie)?) (?:mich|mir|dich bei mir|euch bei mir|sich bei mir)\\b.{0,90}$",
  "^(?!.*[\\d@])(?:appelle[sz]?|écri(?:s|vez)|contacte[sz]?)[- ]moi\\b.{0,90}$",
  "^(?!.*[\\d@])(?:llám(?:a|e|en|ad)me|escríb(?:e|a|an)me|chiama(?:mi|temi)|scriv(?:imi|etemi)|lig(?:a|ue|uem)[- ]me|me lig(?:a|ue|uem)|bel (?:me|mij))\\b.{0,90}$",
  "^(?!.*[\\d@])(?:zadzwoń(?:cie)?|dzwoń(?:cie)?|proszę (?:dzwonić|o telefon)|(?:по)?звони(?:те)?(?: мне)?|(?:за)?телефонуй(?:те)?|zavolej(?:te)?(?: mi)?|ozv(?:i|ěte) se)(?![\\p{L}]).{0,90}$",
  "^(?!.*[\\d@])beni ara\\p{L}*(?![\\p{L}]).{0,90}$|^(?!.*[\\d@]).{0,40}beni ara(?:yın|yabilirsiniz|sanız yeter)?$|^(?!.*[\\d@])(?:اتصل(?:وا)? بي|كلمني|راسلني)(?![\\p{L}]).{0,80}$|^.{0,24}(?:给我(?:打电话|来电|留言)|随时(?:联系我|找我))$|^.{0,24}(?:私までご連絡|お電話ください|ご連絡ください)$|^.{0,30}(?:저에게|제게|저한테) (?:전화|연락).{0,12}$|^.{0,40}मुझे (?:फ़ोन|फोन|कॉल) .{0,20}$",
  "^(?:my|our|me|i|ppl|people|nobody|no one|they|everybody|everyone)\\b.{0,50}\\b(?:my|our|these|those|such) (?:e-?mails?|mails?|newsletters?|memos?|posts?|messages?|docs?|documents?)\\b.{0,30}$",
  "^(?:ich hoffe|wir hoffen|hoffe,?|danke|vielen dank|besten dank|herzlichen dank|hier (?:ist|sind|kommt|der|die|das)|unten|anbei|im anhang|der text (?:ist|steht)|bei (?:rück)?fragen|meld(?:et|en sie|e) (?:euch|sich|dich)|wir freuen uns|ich freue mich|(?:wir|ich) brauche?n? (?:es|das|ihn)|es eilt|sorry)\\b.{0,90}$",
  "^(?:j['’]espère|nous espérons|merci|voici|ci-dessous|ci-joint|en pièce jointe|le texte (?:est|suit)|n['’]hésitez|dites-moi|tenez-moi|désolée?|c['’]est urgent|il nous le faut|au plaisir)\\b.{0,90}$",
  "^(?:espero|esperamos|gracias|muchas gracias|aquí (?:está|va|tenéis|tienes)|a continuación|adjunto|abajo|cualquier (?:duda|cosa)|avísame|decidme|perdón|es urgente|quedo|quedamos)\\b.{0,90}$",
  "^(?:spero|speriamo|grazie|mille grazie|ecco|di seguito|qui sotto|in allegato|fatemi sapere|fammi sapere|scusa\\p{L}*|è urgente|resto|restiamo)\\b.{0,90}$",
  "^(?:espero|esperamos|obrigad[oa]|aqui (?:está|vai)|segue|abaixo|em anexo|qualquer dúvida|avise\\p{L}*|desculp\\p{L}*|é urgente|fico|ficamos)\\b.{0,90}$",
  "^(?:hopelijk|ik hoop|we hopen|bedankt|dank(?: je| u)?|alvast|hierbij|hieronder|hier is|in de bijlage|laat (?:het )?(?:me|maar|ons)|sorry|het is dringend)\\b.{0,90}$",
  "^(?:mam nadzieję|mamy nadzieję|dziękuję|dzięki|dziękujemy|poniżej|w załączniku|oto|daj(?:cie)? znać|w razie pytań|przepraszam|to pilne)(?![\\p{L}]).{0,90}$",
  "^(?:надеюсь|надеемся|спасибо|благодарю|заранее|ниже|вот|во вложении|дайте знать|если (?:будут|есть) вопросы|извините|простите|это срочно|сподіваюся|дякую|нижче|ось)(?![\\p{L}]).{0,90}$",
  "^(?:umarım|teşekkür\\p{L}*|şimdiden|aşağıda|ekte|metin|sorunuz olursa|kolay gelsin|acil)(?![\\p{L}]).{0,90}$",
  "^(?:谢谢|多谢|感谢|辛苦了|麻烦了|拜托了|以下是|下面是|附件|如有问题|有问题|不好意思|謝謝|感謝)[^。]{0,40}$",
  "^(?:以上|お疲れ|いつも|お世話に|以下|下記|本文|よろしく|宜しく|ありがとう|お手数|何卒|ご確認|ご不明|急ぎ|お忙しい|恐れ入り)[^。]{0,50}$",
  "^\\S{2,6}(?: \\S{1,8})? (?:드림|올림|배상)$",
  "^(?:아래|다음은|첨부|감사|고맙|잘 부탁|수고|문의|혹시|급합니다|안녕하세요)[^.]{0,50}$",
  "^(?:شكر\\p{L}*|أشكر\\p{L}*|آمل|نأمل|أتمنى|فيما يلي|أدناه|مرفق|إليكم|في حال)(?![\\p{L}]).{0,80}$",
  "^(?:תודה|מקווה|מקווים|להלן|מצורף|הנה|בהמשך|אם יש|סליחה|זה דחוף)(?![\\p{L}]).{0,80}$",
  "^(?:धन्यवाद|शुक्रिया|आशा है|उम्मीद है|नीचे|संलग्न|अग्रिम)(?![\\p{L}\\p{M}]).{0,80}$",
].map(
  (pattern) =>
    new RegExp(pattern.replaceAll("\\b(", "(?<![\\p{L}])(").replaceAll("\\b", "(?![\\p{L}\\p{M}])"), "iu"),
);
