/** How writers take back what they have just written, in a mail that they do not go over again. */
export const SORRY = [
  "(?:(?:oh|ah|no|wait|actually|ehm|er|uh),? )*(?:no,? sorry|sorry,? no|no,? wait|wait,? no|no,? scratch that|scratch that|my mistake|i mean no|sorry|correction)(?:,? (?:i mean|that['’]s wrong|wrong|it['’]s|make that))?",
  "(?:(?:ach|äh|ähm|oh|nein|halt|moment|ne|nee),? )*(?:quatsch|falsch|nein,? falsch|stimmt nicht|nein,? sorry|sorry|entschuldigung|pardon|verzeihung|korrektur|nein,? halt)(?:,? nein)?",
  "(?:(?:ah|euh|oh|non|enfin),? )*(?:pardon|non,? pardon|désolée?|excusez-moi|je me trompe|non,? erreur|erreur)(?:,? non)?",
  "(?:(?:ah|eh|ay|no|uy),? )*(?:perdón|perdona(?:d)?|perdone|digo|no,? digo|me equivoco|miento|disculpa(?:d)?)(?:,? no)?",
  "(?:(?:ah|ehm|oh|no|anzi),? )*(?:no,? scusa(?:te|ti)?|scusa(?:te)?|pardon|no,? sbaglio|mi sbaglio|no,? aspetta|volevo dire)(?:,? no)?",
  "(?:(?:ah|oh|não|aliás),? )*(?:não,? desculp[ae]m?|desculp[ae]m?|perdão|digo|minto|engano meu)(?:,? não)?",
  "(?:(?:oh|eh|nee|ah),? )*(?:nee,? sorry|sorry,? nee|sorry|pardon|nee,? wacht|foutje|ik bedoel)(?:,? nee)?",
  "(?:(?:nej|oj|eh|å),? )*(?:nej,? förlåt|förlåt|ursäkta|nej,? vänta|undskyld|nej,? undskyld|beklager|nei,? beklager|unnskyld|sorry)(?:,? nej)?",
  "(?:(?:nie|ach|oj|a),? )*(?:nie,? przepraszam|przepraszam|sorry|pardon|nie,? wróć|wróć|pomyłka)(?:,? nie)?|(?:(?:ne|ach|a),? )*(?:ne,? pardon|pardon|promiňte|omlouvám se|ne,? vlastně)",
  "(?:(?:нет|ой|ах|ну),? )*(?:нет,? простите|простите|извините|нет,? извините|виноват[а]?|ошибся|ошиблась|сорри)(?:,? нет)?|(?:(?:ні|ой|ах),? )*(?:ні,? вибачте|вибачте|перепрошую|ні,? перепрошую)",
  "(?:(?:yok|hayır|ay|ah|pardon),? )*(?:pardon|özür dilerim|yok yok|affedersiniz|yanlış oldu|yok,? pardon)",
  "(?:(?:لا|آه|أوه)،? )*(?:عفوا|عفواً|عفوًا|آسف|آسفة|أقصد|معذرة|المعذرة)|(?:(?:לא|אה|אוי),? )*(?:סליחה|טעות|טעיתי|לא,? רגע)|(?:(?:नहीं|ओह|अरे),? )*(?:माफ़ कीजिए|माफ कीजिए|माफ़ करें|क्षमा करें|नहीं नहीं|सॉरी)",
  "(?:哦|啊|呃)?(?:不对|不對|不是|错了|錯了|说错了|說錯了|抱歉|对不起|對不起|更正)|(?:あ、?|いえ、?|いや、?)?(?:いや|いえ|違った|間違えました|間違い|失礼(?:しました)?|すみません|じゃなくて|訂正)|(?:아,? )?(?:아니(?:요)?|죄송합니다|죄송|잘못 썼네요|정정합니다)",
].join("|");
