import { toPattern } from "../text/regex.ts";

/** Whom books are dedicated to: relatives, friends and teachers, in the forms that stand behind "for" and "to". */
const KIN = [
  "(?:grand|god|step)?-?(?:mother|father|mum|mom|mam|dad|ma|pa)|grandma|grandpa|gran|granny|nan|nana|grandad|granddad|parents|grandparents|(?:grand)?(?:son|daughter|children)|kids|brothers?|sisters?|uncle|aunt|auntie|cousins?|wife|husband|friends?|teacher|family|twins?|nephew|niece",
  "(?:groß|ur(?:groß)?|schwieger)?(?:mutter|vater|eltern)|oma|opa|omi|opi|mama|papa|sohn|tochter|kinder|enkel\\p{L}*|bruder|schwester|geschwister|onkel|tante|frau|mann|freund(?:e|in|innen)?|lehrer(?:in)?|familie",
  "(?:arrière-)?(?:grand-)?(?:mère|père|parents)|maman|papa|mamie|papi|papy|mémé|pépé|fils|fille|enfants|frère|sœur|oncle|tante|tonton|femme|mari|amie?s?|institut\\p{L}+|famille",
  "(?:bis)?(?:abuel[oa]s?)|madre|padres?|mamá|papá|hij[oa]s?|niet[oa]s?|herman[oa]s?|tí[oa]s?|mujer|esposa|marido|amig[oa]s?|maestr[oa]|familia|yaya|yayo",
  "(?:bis)?nonn[oaie]|mamma|babbo|papà|figli[oae]?|nipot[ei]|fratell[oi]|sorell[ae]|zi[oa]|moglie|marito|amic[oahi]+|maestr[oa]|famiglia",
  "(?:bis)?av[óôo]s?|mãe|pais?|filh[oa]s?|net[oa]s?|irmã?o?s?|ti[oa]s?|mulher|amig[oa]s|professor[a]?|família",
  "(?:over)?(?:groot)?(?:moeder|vader|ouders)|oma|opa|mama|papa|mam|pap|zoon|dochter|kinderen|kleinkind\\p{L}*|broer|zus(?:je)?|oom|tante|vrouw|man|vriend(?:en|in)?|meester|juf",
  "mormor|morfar|farmor|farfar|mamma|pappa|mor|far|mamman|son|dotter|barn(?:barn)?|bror|syster|søster|vän(?:ner)?|ven(?:ner)?|mummo(?:lle)?|isoisä(?:lle)?|äidille|isälle",
  "(?:pra)?(?:babci|dziadka|dziadkowi|dziadków|dziadkom)|mamy|mamie|matki|matce|taty|tacie|ojca|ojcu|rodziców|rodzicom|syna|synowi|córki|córce|dzieci|dzieciom|brata|bratu|siostry|siostrze|wujka|cioci|żony|żonie|męża|mężowi|przyjaciół|przyjaciela|nauczycielki|babičce|dědečkovi|dědovi|mamince|tatínkovi",
  "(?:пра)?(?:бабушк[еи]|дедушк[еи]|дед[ау]|дедов)|маме|мамы|матери|папе|папы|отц[ау]|родителям|родителей|сын[ау]|дочери|детям|брат[ау]|сестр[еы]|дяд[еи]|тёт[еи]|жен[еы]|муж[ау]|друзьям|друг[ау]|учител\\p{L}+|бабус[іи]|дідус\\p{L}+|діду|дідові|матері|мамі|тат[оуа]|татові|батьк[уо]\\p{L}*|сестрі|братові|друзям",
  "γιαγιά|παππού|μητέρα|πατέρα|μαμά|μπαμπά|παιδιά|αδελφ\\p{L}+|θείο|θεία|φίλ\\p{L}+",
].join("|");
const OWN =
  "my|our|his|her|their|mein\\p{L}*|unser\\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\\p{L}+|mi[oa]|miei|mie|nostr\\p{L}+|meu|minha|meus|nosso|nossa|o meu|a minha|mijn|onze?|min|mitt|mina|vår\\p{L}*|vores|moje\\p{L}*|mojej|mojego|mojemu|naszej|naszemu|мо[ейёюяимуг]\\p{L}*|наш\\p{L}*|μου|mojí|mému|naší";
const WORD = "(?:[ \\p{Zs}])";
const AFTER = "(?![\\p{L}\\p{M}-])";

/** In whose memory, whatever they were: "In memoriam …", "À la mémoire de …", "Памяти …". */
const IN_MEMORY = [
  "in (?:loving |fond |grateful )?memory of|in memoriam|to the memory of|dedicated to|for the memory of",
  "(?:zum|im|in) (?:stillen |liebevollen )?(?:gedenken|andenken|erinnerung) an|in memoriam|gewidmet|(?:diese\\p{L}* \\p{L}+ ist )?(?:mein|unser)\\p{L}* (?:\\p{L}+ ){1,5}gewidmet",
  "à la (?:douce )?mémoire de?|en (?:mémoire|souvenir|hommage) (?:de|d['’]|à)|dédié(?:e)? à|(?:a la|en) memoria (?:de|del)|en recuerdo de|dedicad[oa] a|(?:alla|in) memoria d\\p{L}+|in ricordo d\\p{L}+|dedicat[oa] a\\p{L}*|em memória d\\p{L}+|à memória d\\p{L}+|dedicad[oa] (?:a|à|ao)",
  "ter (?:na)?gedachtenis (?:aan|van)|in herinnering aan|opgedragen aan|(?:till|til) minne\\p{L}* (?:av|om|for|om)|till minnet av|tillägna[dt]|tilegnet|muistolle|omistettu",
  "pamięci|ku pamięci|poświęcam|dedykuję|památce|na památku|věnováno|памяти|светлой памяти|посвящаю|посвящается|пам['’]яті|присвячую|присвячується|светлої пам['’]яті|στη μνήμη|αφιερωμένο|emlékére",
].join("|");

export const DEDICATIONS: readonly { pattern: RegExp; sure: boolean }[] = [
  { pattern: toPattern(`^(?:${IN_MEMORY})(?:(?<=['’])|${AFTER}).*\\p{L}`, "iu"), sure: true },
  {
    pattern:
      /(?:gewidmet|посвящается|emlékének|emlékére|ithaf (?:olunur|ediyorum|edilmiştir)|anısına|hatırasına)[.]?$/iu,
    sure: true,
  },
  {
    pattern:
      /^(?:إلى روح|إهداء|أهدي|مهداة? إلى|في ذكرى|لذكرى)\s\S|^(?:לזכר|לזכרו|לזכרה|לעילוי נשמת|מוקדש|מוקדשת|לזיכרון)\s\S/u,
    sure: true,
  },
  {
    pattern:
      /(?:に|へ)(?:捧ぐ|捧げる|捧げます|ささぐ|贈る)$|^(?:亡き|故).{1,12}(?:へ|に)$|を(?:偲んで|しのんで|悼んで)$|^(?:谨以此文|谨以此片|献给|獻給|纪念|紀念|怀念|懷念).{1,20}$|(?:께|에게)\s?(?:바칩니다|바치는 글|바침)$|(?:를|을)\s?(?:기리며|추모하며|추억하며)$|(?:को समर्पित|की (?:याद|स्मृति) में)$/u,
    sure: true,
  },
  {
    pattern: toPattern(
      `^(?:for|to|für|pour|à|a|al|alla|ai|para|à|per|ao|aos|voor|aan|til|till|för|dla|для|στον?|στην?|στους)${WORD}(?:(?:${OWN})${WORD})?(?:(?:late|dear|little|lieb\\p{L}*|chère?|quer\\p{L}+|car[oa]|lieve)${WORD})?(?:${KIN})${AFTER}(?<tail>[ ,].{1,60})?$`,
      "iu",
    ),
    sure: false,
  },
  {
    pattern: toPattern(
      `^(?:${OWN})${WORD}(?:${KIN})${AFTER}(?<tail>[ ,].{1,40})?$|^(?:маме|мамі|бабушке|бабусі|дедушке|дідусеві|папе|отцу|татові)$`,
      "iu",
    ),
    sure: false,
  },
  {
    pattern:
      /^(?:إلى|لـ?)\s?(?:أمي|أبي|جدي|جدتي|والدي|والدتي|أختي|أخي|زوجتي|زوجي|أولادي|ابنتي|ابني|معلمي)(?:\s.{2,30})?$|^ל(?:אמא|אבא|סבא|סבתא|אמי|אבי|סבי|סבתי|ילדיי|אחי|אחותי|אשתי|בעלי)(?:\s(?:שלי|שלנו))?(?:\s\S+)?$|^.{0,8}(?:祖母|祖父|母|父|妻|夫|娘|息子|おばあちゃん|おじいちゃん)へ$|^.{0,8}(?:엄마|아빠|어머니|아버지|할머니|할아버지|아내|남편)(?:께|에게)$|^(?:मेरी|मेरे)\s(?:माँ|पिता|दादी|दादा|नानी|नाना|बहन|भाई)(?:जी)? के लिए$|^(?:anneme|babama|dedeme|nineme|babaanneme|anneanneme|kardeşime|kızıma|oğluma|eşime)$/iu,
    sure: false,
  },
];
