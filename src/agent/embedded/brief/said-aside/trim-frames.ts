/**
 * What a maker may cut, where there is room, and what is to be heard below it, by language: "Coupe où tu veux", "Если длинно, режь смело",
 * "Musiken får du välja". A cut alone is done to anything; it is where one likes, or where it is too long, that a text is.
 */
export const TRIM_FRAMES: Readonly<Record<string, string>> = {
  en: "(?:if (?:it|this|that)(?:['’]s| is| gets| runs| turns out)(?: \\p{L}+){0,2} (?:too )?long,? (?:just )?(?:cut|trim|drop|lose|shorten|leave out)|(?:cut|trim|shorten)(?: (?:it|this|anything|whatever|what))? (?:where|wherever|whatever|as much as|as) you (?:like|want|see fit|need)|if there['’]s (?:room|space|time)(?: for it)?,? (?:add|put|show|mention|squeeze)|(?:pick|choose) (?:the|any|whatever) music)",
  de: "(?:(?:wenn|falls) (?:es|das|der text)(?: \\p{L}+){0,2}? zu lang (?:wird|ist),? (?:kürz|lass|streich|schneid)\\p{L}*|(?:kürz|streich)\\p{L}* (?:ruhig|gern\\p{L}*|einfach)?(?: [\\p{L}]+){0,2}? ?wo (?:du|ihr|sie)|(?:wenn|falls) (?:noch )?platz ist,? |(?:die )?musik (?:kannst|könnt|können|darfst|dürft|dürfen|such\\p{L}*) (?:du|ihr|sie)(?: \\p{L}+){0,3}$|bitte keine drohnenaufnahmen)",
  fr: "(?:coupe[zs]?|raccourci\\p{L}+|enlève[zs]?) (?:où|ce que|là où) (?:tu|vous) (?:veux|voulez|jug\\p{L}+)|(?:si c['’]est|s['’]il est|si (?:ça|le texte) est) trop long,? (?:coupe|enlève|raccourci)\\p{L}*|s['’]il (?:y a|reste) de la place,? (?:un|une|tu|vous|mets|mettez|ajoute)|la musique,? (?:c['’]est toi|choisis|comme tu|à toi)",
  es: "(?:recort|cort|quit|acort)\\p{L}+ (?:por )?(?:donde|lo que) (?:te|le|os)? ?(?:parezca|quieras|quiera|veas|sobre)|si (?:ves que )?(?:te|le|se)? ?(?:queda|sale|alarga|es)(?: (?:muy|demasiado))? ?(?:largo)?,? (?:recort|cort|quit|acort)\\p{L}+|si (?:cabe|hay sitio|da tiempo),? (?:met|pon|añad|mencion)\\p{L}+|la música (?:la eliges|la pones|elígela)",
  it: "(?:taglia|tagli|tagliate|accorcia|accorci)(?: pure)?(?: [\\p{L}]+){0,2}? ?(?:dove|quello che) (?:vuoi|vuole|volete|credi|preferisci)|se (?:è|viene|risulta) troppo lung[oa],? (?:taglia|togli|accorcia)\\p{L}*|se c['’]è (?:spazio|posto|tempo),? (?:metti|metta|aggiungi|aggiunga)|la musica (?:la scegli|sceglila|scegli) tu|niente musichett\\p{L}+",
  pt: "(?:pode )?(?:cortar|corta|tirar|tira|encurtar) (?:o que|onde) (?:achar|quiser|você)|se (?:ficar|estiver|for)(?: \\p{L}+)? (?:longo|comprido|grande),? (?:corta|tira|encurta|pode cortar)\\p{L}*|se (?:couber|tiver espaço|der tempo),? (?:põe|coloca|mostra|mete)\\p{L}*|a música (?:você|tu|pode) (?:escolhe|escolher)",
  nl: "(?:je|u|jullie) mag(?: er)?(?: \\p{L}+){0,2}? (?:schrappen|inkorten|knippen)(?: \\p{L}+){0,3}$|als het te lang (?:wordt|is),? (?:schrap|kort|knip|laat)|als er (?:plek|plaats|ruimte) is,? |(?:de )?muziek (?:mag|kies) (?:je|jij|u)(?: zelf)?(?: \\p{L}+)?$|liever geen (?:\\p{L}+ ){0,2}?(?:muziek\\p{L}*|piano\\p{L}*)",
  sv: "(?:korta|stryk|klipp) (?:gärna |ner |bara )*(?:om det blir|där|vad) (?:för långt|du vill|ni vill)|om det blir för långt,? (?:korta|stryk|ta bort)|om det finns plats,? |musiken (?:får|väljer|kan) du(?: \\p{L}+){0,2}$",
  da: "(?:kort|skær) (?:bare |gerne |ned )*(?:hvis det bliver for langt|hvor du vil)|hvis det bliver for langt,? |musikken (?:vælger|må) du(?: \\p{L}+){0,2}$",
  nb: "(?:kort|stryk) (?:bare |gjerne |ned )*(?:hvis det blir for langt|der du vil)|hvis det blir for langt,? (?:kort|stryk)|musikken (?:velger|kan) du(?: \\p{L}+){0,2}$",
  pl: "(?:skróć|wytnij|tnij)(?:cie)?,? (?:jeśli|jak|gdzie|co) (?:za długie|chcesz|chcecie|trzeba|uważasz)|jeśli (?:będzie |jest )?za długie,? (?:skróć|wytnij|tnij)|jak się zmieści,? |muzykę (?:wybierz|dobierz)(?:cie)?(?: sam\\p{L}?)?$|(?:tylko )?bez smutnej muzyki",
  cs: "(?:zkrať|zkraťte|škrtni),? (?:co|kde|když) (?:chceš|chcete|potřebuješ|je to)|kdyby to bylo moc dlouhé,? |hudbu (?:vyber|zvol)(?:te)?(?: sám)?$",
  ru: "(?:если|когда) (?:слишком )?(?:длинно|долго|затянуто),? (?:режь|режьте|сократи|сокращай|убери)\\p{L}*|(?:режь|сократи|сокращай)(?:те)?,? (?:смело|где хо\\p{L}+|что хо\\p{L}+|как хо\\p{L}+)|если (?:влезет|поместится|будет место),? |музыку (?:подбери|выбери|подберите|выберите)(?: (?:сам|сама|сами))?$",
  uk: "якщо (?:задовго|довго),? (?:ріж|скороти)\\p{L}*|якщо (?:влізе|буде місце),? |музику (?:підбери|обери|підберіть)(?: (?:сам|сама|самі))?$",
  tr: "(?:uzun (?:olursa|gelirse|kaçarsa)),? (?:kısalt|kes|çıkar)\\p{L}*|(?:istediğiniz|istediğin) (?:yerden|gibi) (?:kesin|kes|kısaltın|kısalt)|yer kalırsa,? |müziği (?:siz|sen) seç\\p{L}*$",
  ar: "(?:إن|إذا) كان (?:النص |الفيلم )?طويلا?ً?،? ف?(?:اختصره|اختصر|احذف)(?: (?:كما|ما) \\p{L}+)?$|(?:اختصر|احذف) (?:ما|كما) (?:تشاء|تحب|تريد)|الموسيقى (?:اخترها|على ذوقك)|لا أريد موسيقى",
  he: "אם (?:זה )?(?:יוצא |ארוך )?(?:ארוך )?(?:מדי|מידי),? (?:תקצר|תחתוך|תוריד)[יו]?|(?:תקצר|תחתוך)[יו]? (?:איפה|מה) ש|את המוזיקה (?:תבחר|תבחרי)",
  hi: "(?:ज़्यादा |बहुत )?(?:लंबा|लंबी) (?:लगे|हो जाए) तो (?:काट|छोटा|हटा)(?: [\\p{L}\\p{M}]+){0,2}$|संगीत आप (?:ही )?(?:चुन|देख)(?: [\\p{L}\\p{M}]+)?$|जगह (?:हो|बचे) तो ",
  zh: "(?:太长|太長|长了)(?:了)?(?:的话|的話)?(?:，|,)?(?:你|您|就)?(?:可以)?(?:删|刪|剪|缩|砍)|音乐(?:你|随便|您)(?:选|配|定|挑)|有(?:空间|地方|时间)的话",
  ja: "(?:長|なが)(?:い|すぎ(?:る|れば)|くな)(?:よう)?(?:であれば|なら|ったら|れば)?、?(?:適当に)?(?:削|カット|短く)|音楽は(?:お任せ|適当)|余裕があれば",
  ko: "(?:길면|너무 길면)(?: [\\p{L}]+){0,2} ?(?:줄여|잘라|빼)|음악은(?: [\\p{L}]+){0,2} ?(?:알아서|골라)",
};
