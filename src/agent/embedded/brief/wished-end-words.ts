/** How a sender says with which words a film is to end: each up to the colon behind which they stand. */

/** "with something like", "avec un truc du genre", "coś w stylu": the words may follow without a colon. */
const LIKE = [
  "(?:something|a line|words|sth|a sentence) (?:like|such as|along the lines of|in the spirit of|to the effect of|in the style of)(?: this)?|along the lines of|like this",
  "(?:so )?(?:et)?was (?:in der art|im stil von|im sinne von|wie|à la)|so etwas wie|sinngemäß|in etwa|ungefähr so|in der art",
  "quelque chose (?:comme|du genre|du style|dans le genre|dans ce genre)(?: de)?|un truc (?:du genre|comme|du style)|une phrase (?:comme|du genre)",
  "algo (?:así como|así|como|tipo|del tipo|del estilo(?: de)?|parecido a)|una frase (?:como|tipo)|qualcosa (?:tipo|come|del tipo|del genere|in stile|di simile a)|una frase (?:tipo|come)",
  "algo (?:como|tipo|assim(?: como)?|do género|do gênero|do tipo|na linha de)|uma frase (?:como|tipo)|(?:zo)?iets (?:als|van|zoals|in de trant van|in de geest van)|een zin als",
  "något (?:som|i stil med|i den stilen|i den här stilen|åt hållet)|noget (?:som|i stil med|i retning af|à la)|noe (?:som|i stil med|sånt som|à la)",
  "(?:coś|czymś|czegoś) (?:w stylu|w rodzaju|typu|takiego jak|takim jak|takie jak|jak)|(?:něco|něčím) (?:jako|ve stylu|ve smyslu|na způsob)",
  "(?:чем|что)-(?:то|нибудь) (?:вроде|типа|в духе|наподобие|такое)|вроде(?: такого)?|примерно так|(?:чимось|щось) (?:на кшталт|типу|на зразок|таке)",
  "şöyle bir şey(?:le|ler)?|şuna benzer bir şey(?:le)?|(?:ب)?(?:شيء|شيئاً|عبارة|جملة) (?:مثل|من قبيل|على غرار|كهذه|كهذا)|(?:ב)?משהו (?:כמו|בסגנון|ברוח|בסגנון של)|कुछ (?:ऐसा|ऐसे|इस तरह)(?: कि)?",
].join("|");

const BID_EN = "(?:(?:please|maybe|perhaps|and|then|oh|finally|could you|can you|can we|could we|we could|you could|let['’]s|i['’]d|we['’]d like to|i['’]d like to|it should|it could|should|,) )*"; // prettier-ignore
/** That it ends, or what comes last. */
const ENDS: readonly string[] = [
  `${BID_EN}(?:end|finish|close|conclude|wrap up|sign off|ending|finishing)(?: it| the (?:film|video|clip|whole thing))?(?: off| up)?(?: (?:with|on|by saying|by))?|(?:and )?(?:at|in) the (?:very )?end,?(?: (?:please|maybe|perhaps))?(?: it (?:should|could) be)?|(?:the )?(?:last|final|closing) (?:words?|line|sentence|thing)(?: (?:is|are|should be|could be|can be))?`,
  "(?:(?:bitte|und|dann|vielleicht) )*(?:am |zum |ganz am )(?:ende|schluss)(?: (?:bitte|dann|vielleicht|gern|noch|kommt|käme|wäre schön|mit))*|(?:bitte )?(?:enden|aufhören|schließen|ende|schluss|abschließen)(?: (?:bitte|mit|gern))*|als (?:letzter satz|letztes|schlusssatz)(?: (?:bitte|mit))?",
  "(?:(?:et|merci de|veuillez|on pourrait|peut-être) )*(?:finir|terminer|conclure|finissez|terminez|finis|termine|clore)(?: (?:par|avec|sur))?|(?:et )?(?:à|pour) (?:la fin|finir|terminer|conclure),?(?: (?:dire|mettre))?",
  "(?:(?:y|por favor|quizás?) )*(?:acabar|terminar|cerrar|acabad|terminad|acaba|termina|finalizar|concluir)(?: con)?|(?:y )?(?:al|para) (?:final|terminar|acabar|cerrar),?",
  "(?:(?:e|magari|per favore|poi) )*(?:finire|finiamo|finisci|finite|chiudere|chiudiamo|chiudete|chiudi|concludere|concludiamo|terminare)(?: con)?|(?:e )?(?:alla fine|in fondo|per (?:finire|chiudere)),?(?: (?:dire|mettere))?",
  "(?:(?:e|por favor|talvez) )*(?:acabar|terminar|fechar|encerrar|concluir|termine|acabe|feche)(?: com)?|(?:e )?(?:no|para o?) (?:fim|final|terminar|acabar|fechar),?",
  "(?:(?:en|graag|misschien) )*(?:eindigen|eindig|afsluiten|sluit af|besluiten|eindigt)(?: graag)?(?: met)?|(?:en )?(?:op het eind(?:e)?|aan het eind(?:e)?|tot slot|ten slotte|als laatste)(?: graag)?,?",
  "(?:(?:och|gärna|og|gerne|gjerne) )*(?:avsluta|sluta|afslut|slut|avslutt|avslutte)(?: (?:gärna|gerne|gjerne))?(?: (?:med|på))?|(?:på|til|till) (?:slutet|sidst|slutt)|(?:i|allra) slutet",
  "(?:(?:i|proszę|może) )*(?:zakończyć|zakończ|zakończcie|skończyć|kończymy|zakończmy)(?: film)?|na (?:sam )?(?:koniec|końcu|zakończenie)(?: (?:może|proszę))?|(?:(?:a|prosím|možná) )*(?:skončit|zakončit|skončete|ukončit)|na (?:úplný )?(?:konec|závěr)",
  "(?:(?:и|пожалуйста|может) )*(?:закончить|закончите|закончим|завершить|завершите|финал(?:ом)?)|(?:в|под) (?:самом )?(?:конце|конец|финале)(?: (?:пусть|можно))?|(?:(?:і|та|будь ласка) )*(?:закінчити|закінчіть|завершити|завершіть)|(?:у|в) (?:кінці|фіналі)|наприкінці",
  "(?:en )?(?:sonunda|sonda|sonu|bitişte|finalde|filmin sonunda|son olarak)|(?:(?:و)?(?:نختم|اختم|اختموا|يُ?ختم|ننهي|أنهوا|تنتهي|ينتهي)(?: (?:الفيلم|الفيديو))?|(?:و)?في (?:النهاية|الختام))|(?:ו)?(?:לסיים|נסיים|סיימו|סיום)(?: את (?:הסרט|הסרטון))?|(?:ו)?בסוף|(?:अंत|आख़िर|आखिर) में",
];
/** "Say at the end", "Am Ende soll stehen", "À dire à la fin", "sonunda … desin": the words are said, whoever ends what. */
const SAID: readonly string[] = [
  `${BID_EN}(?:say|add|put|write|show)(?: this| it| something like)?(?: as the)? (?:at|in) the (?:very )?end|(?:at|in) the (?:very )?end,? (?:please |it should |it could |we |i want it to )*(?:say|says|comes?|put|write|add)(?: this)?|to (?:say|be said) at the end`,
  "(?:bitte )?(?:am|zum|ganz am) (?:ende|schluss)(?: bitte)?(?: noch)? (?:sagen|soll(?:te)? (?:stehen|kommen|es heißen|gesagt werden)|steht|sagt (?:er|sie)|schreiben|der satz)|(?:das )?ende soll (?:sein|lauten)|der (?:letzte|schluss)satz (?:soll|lautet|ist)(?: (?:sein|lauten))?",
  "(?:à|pour) (?:la fin|finir|conclure),? (?:il faut )?(?:dire|mettre|écrire|ajouter)|(?:à )?dire (?:à|pour) la fin|(?:al final|para (?:terminar|acabar)),? (?:hay que |que )?(?:decir|diga|poner|ponga|añadir)|(?:a )?decir al final|(?:alla fine|in fondo|per (?:finire|chiudere)),? (?:si )?(?:dire|dica|dice|mettere|scrivere|aggiungere)|(?:da )?dire alla fine",
  "(?:no fim|no final|para terminar),? (?:é para )?(?:dizer|diga|pôr|colocar|escrever)|(?:a )?dizer no (?:fim|final)|(?:op|aan) het eind(?:e)? (?:graag )?(?:zeggen|moet er staan|moet staan|komt)|tot slot (?:zeggen|moet er staan)|zeg (?:op|aan) het eind(?:e)?",
  "(?:säg|sägas?) (?:på|i) slutet|(?:på|i) slutet (?:ska det stå|säga)|(?:sig|siges) til sidst|til sidst (?:skal der stå|siges?)|si (?:til|på) slutt(?:en)?|til slutt (?:skal det stå|si)",
  "na (?:koniec|końcu) (?:powiedzieć|powiedz(?:cie)?|niech (?:padnie|będzie)|ma (?:być|paść))|na (?:konec|závěr) (?:říct|říci|ať zazní)|(?:в|под) кон(?:це|ец) (?:пусть (?:прозвучит|будет)|сказать|скажите|добавить)|(?:сказать|скажите) в конце|(?:у|в) кінці (?:сказати|хай буде)",
  "(?:و)?في (?:النهاية|الختام) (?:يُ?قال|نقول|تقول|يقول|قولوا)|(?:ו)?בסוף (?:להגיד|לומר|שייאמר|להוסיף|תגידו)|(?:अंत|आख़िर|आखिर) में (?:कहें|कहना|बोलें|कहिए|लिखें)",
];
/** "End with the words: …", "Mit den Worten enden: …", "תסיימו בבקשה במילים: …": the words stand behind a colon. */
const THESE_WORDS: readonly string[] = [
  `${BID_EN}(?:end|finish|close|conclude|wrap up|sign off)(?: it| the (?:film|video|clip))?(?: please)? (?:with|on) (?:the|these|this|the following) (?:words?|line|sentence|phrase|thought|message)(?: please)?`,
  "(?:(?:bitte|und|dann) )*(?:der film (?:soll|sollte|möge) )?(?:bitte )?mit (?:den|diesen|folgenden|dem|diesem|folgendem) (?:worten?|satz|spruch|gedanken) (?:bitte )?(?:enden|aufhören|schließen|abschließen|beenden)|(?:beende(?:n sie|t)?|schließ(?:e|en sie|t)) (?:den film |das video |ihn |es )?(?:bitte )?mit (?:den|diesen|folgenden|dem|diesem|folgendem) (?:worten?|satz|spruch|gedanken)",
  "(?:merci de |veuillez |vous pouvez |pouvez-vous )?(?:fini(?:r|ssez|s)|termin(?:er|ez|e)|conclu(?:re|ez|s))(?: le film| la vidéo)?(?:,? s['’]il (?:vous|te) plaît,?)? (?:par|sur|avec) (?:les|ces) mots|(?:merci de |veuillez )?(?:fini(?:r|ssez|s)|termin(?:er|ez|e)|conclu(?:re|ez|s))(?: le film| la vidéo)?(?:,? s['’]il (?:vous|te) plaît,?)? (?:par|sur|avec) (?:la|cette) phrase",
  "(?:por favor,? )?(?:termin(?:ad|en|e|a|ar|emos)|acab(?:ad|en|e|a|ar)|cerr(?:ad|ar)|cierr(?:en|e|a)|conclu(?:yan|ir))(?: el v[ií]deo| la película)?,?(?: por favor,?)? con (?:las|estas|la|esta) (?:palabras|frase)",
  "(?:per favore,? )?(?:fini(?:te|re|sci|sca)|chiud(?:ete|ere|i|a)|termin(?:ate|are|a|i)|conclud(?:ete|ere|i|a))(?: il (?:film|video|filmato))?,?(?: per (?:favore|piacere),?)? con (?:le|queste|la|questa) (?:parole|frase)",
  "(?:por favor,? )?(?:termin(?:em|e|ar|a)|acab(?:em|e|ar|a)|fech(?:em|e|ar)|encerr(?:em|e|ar)|conclu(?:am|a|ir))(?: o (?:filme|vídeo))?,?(?: por favor,?)? com (?:as|estas|essas|a|esta|essa) (?:palavras|frase)",
  "(?:graag )?(?:eindig(?:en)?|sluit|besluit)(?: (?:de film|het filmpje|de video))?(?: (?:alstublieft|alsjeblieft|graag))?(?: af)? met (?:de|deze) (?:woorden|zin)|(?:graag )?met (?:de|deze) (?:woorden|zin) (?:eindigen|afsluiten)",
  "(?:proszę |prosimy )?(?:zakończ(?:cie|yć)?|skończ(?:cie|yć)?)(?: film)?(?: proszę)? (?:słowami|zdaniem|tymi słowami|tym zdaniem)|(?:prosím )?(?:zakončete|skončete|zakončit)(?: film)?(?: prosím)? (?:slovy|větou)",
  "(?:пожалуйста,? )?(?:закончи(?:те|ть)?|заверши(?:те|ть)?)(?: фильм| ролик)?,?(?: пожалуйста,?)? (?:этими |такими )?(?:словами|фразой)|(?:будь ласка,? )?(?:закінчіть|завершіть|закінчити|завершити)(?: фільм)?,?(?: будь ласка,?)? (?:цими |такими )?(?:словами|фразою)",
  "(?:avsluta|sluta)(?: filmen)?(?: gärna| tack)? med (?:orden|meningen)|(?:afslut|slut)(?: filmen)?(?: gerne| venligst)? med (?:ordene|sætningen)|(?:avslutt|slutt)(?: filmen)?(?: gjerne)? med (?:ordene|setningen)",
  "(?:lütfen )?(?:filmi |videoyu )?(?:lütfen )?(?:şu|bu|aşağıdaki) (?:sözlerle|sözle|cümleyle|kelimelerle) (?:bitirin(?:iz)?|bitirelim|bitsin|bitir|kapatın|sonlandırın)(?: lütfen)?",
  "(?:يرجى |نرجو |من فضلكم |رجاءً )?(?:أن )?(?:ت?[اأ]?ختموا|اختم|تختم|تختموا|أنهوا|أنهِ?|تنهوا|إنهاء|ختم|ننهي|نختم)(?: (?:الفيلم|الفيديو))?(?: (?:من فضلكم|رجاءً?|لو سمحتم))? (?:بـ?(?:هذه |ال)?(?:كلمات|عبارة|جملة)(?: التالية)?)(?: (?:من فضلكم|رجاءً?))?",
  "(?:בבקשה |נא |אנא |אפשר |אם אפשר )?(?:ל|ת|נ|ש?ת)?(?:סיים|סיימו|סיימי|סגור|סגרו|סגרי|חתום|חתמו)(?: (?:בבקשה|נא))?(?: את (?:הסרט|הסרטון))?(?: (?:בבקשה|נא))? (?:ב|עם ה?)(?:מילים|משפט|שורה|ציטוט)(?: (?:האלה|הבאות|הבא|הזה))?(?: בבקשה)?",
  "(?:कृपया )?(?:अंत में )?(?:फ़िल्म |फिल्म |वीडियो )?(?:को )?(?:कृपया )?(?:इन|इस|निम्न) (?:शब्दों|वाक्य|पंक्ति) (?:से|के साथ|पर) (?:समाप्त|ख़त्म|खत्म|पूरा|अंत) (?:करें|कीजिए|कीजिएगा|करिए)",
];
/** "So the ending is: every stamped drawing is a bit of a memorial." */
const THE_END_IS =
  "(?:so |and |then )*(?:the|our|my) (?:ending|last line|closing line|final line|last sentence|last words?) (?:is|are|should be|would be|could be|will be)|(?:also |und )?(?:der schluss|das ende|der schlusssatz|der letzte satz) (?:ist|wäre|lautet|soll sein)|(?:donc |et )?la fin,? (?:c['’]est|serait|est)|(?:así que |y )?el (?:final|cierre) (?:es|sería|será)|(?:quindi |e )?(?:il finale|la chiusa) (?:è|sarebbe)|(?:então |e )?o (?:final|fecho) (?:é|seria|será)|(?:dus |en )?het (?:einde|slot) is|(?:так что |и )?(?:концовка|финал) такая|(?:więc |a )?zakończenie (?:to|jest takie)";
const SONUNDA =
  "(?:sonunda|sonda|bitişte|filmin sonunda)(?: da)? (?:şöyle bir şey )?(?:desin|densin|denilsin|yazsın|söylensin|olsun)";
/** The words come behind what is said of them: "最後は「…」", "结尾说：…". */
const EAST =
  "(?:最后|最後|结尾|結尾|片尾|末尾)(?:请|請)?(?:再)?(?:说|說|讲|講|加(?:上)?|写|寫|用)?(?:一句|上一句|类似|類似|大概|一下)?(?:这样)?(?:的)?(?:话|話)?(?:吧)?|(?:最後|ラスト|締め|終わり)(?:は|に|の一言は|の言葉は)?(?:だいたい|大体)?(?:こんな|そんな|次のような|このような)(?:感じ|風|ふう|言葉|一言|雰囲気)(?:で|の言葉で)?(?:お願いします|終わりたいです|締めてください)?|(?:마지막(?:은|에는?|으로)?|끝(?:은|에는?)|마무리(?:는|로)?) ?(?:대략 |대충 )?(?:이런|다음과 같은) (?:느낌|식|말|문장)(?:으로|로)?(?: (?:끝|마무리|맺)\\S*(?: \\S{1,5})?)?|(?:마지막|끝)에 (?:말해|말씀해|넣어) ?주세요|(?:最後に|終わりに)(?:言う|言って(?:ください|ほしい)?|入れて(?:ください|ほしい)?)";

/** The whole lead, in what an order of the film's alone says so; behind it a colon, or at once the words. */
export const WISHED_LIKE = `(?:${ENDS.join("|")}),?\\s(?:(?:with|mit|par|avec|sur|con|com|met|med|på|na|z|ze|iets|bu|şu)\\s)?(?:${LIKE})(?:\\s(?:olsun|desin|bitsin|bitirelim|enden|aufhören|sein|stehen|kommen|eindigen))?`;
export const WISHED_SAID = `(?:${[...THESE_WORDS, ...SAID, SONUNDA, THE_END_IS].join("|")})|${EAST}`;

/**
 * The same said shortly, as letters do: "Chiudete con: …", "Na końcu: …". A recipe and a list have such labels, too: only a text that orders
 * a film gives its last line so.
 */
export const WISHED_LINE: string = [
  "(?:(?:bitte|und),? )*(?:der )?(?:aller)?letzte[rs]? (?:satz|wort)(?: (?:bitte|soll(?:te)?(?: bitte)? (?:sein|lauten)|wäre))?",
  "(?:(?:et|puis),? )?(?:on|nous|je) (?:voudr(?:ait|ions|ais)|aimer(?:ait|ions|ais)) (?:bien )?(?:finir|terminer|conclure)(?: le film| la vidéo)? (?:par|avec|sur)|(?:la )?dernière phrase(?: (?:serait|sera|est))?|(?:et )?(?:finissez|terminez|finir|terminer) (?:par|avec|sur)",
  "(?:y )?que (?:termine|acabe|cierre) (?:diciendo|con)|(?:y )?(?:la )?última frase(?: (?:es|sería|sea|que sea))?|(?:y )?(?:termin(?:ad|en|e)|acab(?:ad|en|e)|cerrad|cierren) (?:con|diciendo)",
  "(?:(?:e|poi|per favore),? )*(?:chiudete|chiudi|finite|concludete|terminate|chiudere|finire)(?: il (?:film|video|filmato))? con|(?:l['’])?ultima frase(?: (?:è|sia|sarebbe))?",
  "(?:(?:e),? )?(?:a )?última frase(?: (?:é|seja|seria))?|(?:e )?(?:terminem|acabem|fechem|termine|acabe|feche) com",
  "(?:en )?(?:sluit|eindig)(?: maar| graag| dan)*(?: af)?(?: maar| graag)? met|(?:de )?laatste zin(?: (?:is|mag zijn|moet zijn|graag))?",
  "(?:och |og )?(?:avsluta|sluta|avslutt|slutt|afslut|slut)(?: gärna| gerne| gjerne)? med|(?:den )?(?:sista|sidste|siste) (?:meningen|raden|sætning|linje|setning(?:en)?)(?: (?:är|er|ska vara|skal være))?",
  "(?:a )?na (?:samym )?(?:końcu|koniec)|ostatnie (?:zdanie|słowa)(?: (?:to|niech będzie))?|(?:a )?na (?:úplném )?konci|poslední věta",
  "(?:и )?в (?:самом )?конце|последняя фраза|(?:и )?закончите(?: (?:так|фразой|словами))?|(?:і |а )?наприкінці|(?:і )?в кінці|остання фраза|закінчіть(?: (?:так|фразою|словами))?",
  "(?:(?:en )?son (?:cümle|söz)|sonunda)(?: (?:da )?(?:şu|şöyle|bu) (?:olsun|desin|yazsın|densin))?",
  "(?:و)?(?:اختموا|اختم|أنهوا)(?: الفيلم| الفيديو)? ب(?:جملة|عبارة|هذه الجملة|كلمة)|(?:و)?(?:الجملة الأخيرة|آخر جملة)|(?:ו)?המשפט האחרון|(?:ו)?(?:תסיימו|סיימו|לסיים) ב(?:משפט|מילים)",
  "(?:और )?(?:अंत|आख़िर|आखिर) में (?:(?:यह|ये|बस यह|इतना) )?(?:कहें|कहिए|लिखें|बोलें|आए)|आख़िरी (?:वाक्य|पंक्ति|लाइन)|আর শেষে (?:বলুন|লিখুন)|শেষ বাক্য",
  "(?:ja )?lopuksi|viimeinen lause|(?:és )?a végén|(?:az )?utolsó mondat(?: legyen)?|(?:și )?la final|ultima frază|(?:και )?στο τέλος|(?:η )?τελευταία φράση|κλείστε με|kalimat terakhir(?:nya)?|tutup dengan|câu cuối(?: cùng)?",
].join("|");
