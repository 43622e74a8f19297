/** What something is measured with and not what is meant: "2 tablespoons of oil", "iki çay kaşığı kahve". */
const MEASURES =
  /(?<![\p{L}\p{M}])(?:\p{N}[\p{N}.,/–-]*\s?|[½¼¾⅓⅔]\s?|\p{L}+\s)(?:(?:heaped|level|large|small|big|gestrichene[rn]?|gehäufte[rn]?|rasas?|colmadas?|rasos?|cheias?|grandes?|pequeñas?|soupes? d|silme|tepeleme|büyük|küçük)\s)?(?:table ?spoons?(?:fuls?)?|tea ?spoons?(?:fuls?)?|tbsps?|tsps?|cupfuls?|glassfuls?|(?:esslöffel|teelöffel|EL|TL)n?|cuill[eè]re?e?s? à (?:soupe|café|thé)|cuill[eè]r[eé]es?|cucharad(?:it)?as?|cucchiai(?:ni|no|o)?|cucchiaiat[ae]|colher(?:es)?(?: de (?:sopa|chá|sobremesa|café))?|eetlepels?|theelepels?|matsked\p{L}*|tesked\p{L}*|spiseskje\p{L}*|teskje\p{L}*|spiseske\p{L}*|ruokalusik\p{L}+|teelusik\p{L}+|łyż(?:k|ecz)\p{L}+|lžíc\p{L}*|lžičk\p{L}*|(?:ст|ч)\. ?л\.?|(?:столов\p{L}+|чайн\p{L}+) лож\p{L}+|лож(?:к|ек)\p{L}*|лож(?:еч)\p{L}+|(?:yemek|çay|tatlı|su|çorba) (?:kaşığı|bardağı)|lingur\p{L}+|evőkanál\p{L}*|teáskanál\p{L}*|κουταλ\p{L}+|ملعق\p{L}+|ملاعق|כפות|כפיות|כפית|कप|चम्मच\p{L}*|sendok (?:makan|teh)|muỗng|thìa)(?![\p{L}\p{M}])|(?:大|小)さじ|(?:一|半|两|兩|二|三|\p{N})[大小]?(?:勺|匙|湯匙|汤匙|茶匙)|(?:큰술|작은술|숟갈)/giu;

/** A text without the spoons and cups that only measure what it speaks of. */
export function withoutMeasures(text: string): string {
  return text.replaceAll(MEASURES, " · ");
}
