import { toPattern } from "../text/regex.ts";

/** Where a film is to be shown and how it is to be told, as who orders it says so in a text that asks for none. */

/** "To be shown at Friday drinks", with no subject: the text itself is meant. Up to a comma. */
const SHOWN: readonly string[] = [
  "(?:this (?:is|will be|gets) (?:to be )?|(?:(?:is )?(?:to|will) be ))(?:shown|screened|played|projected)\\s(?:at|on|in|during|before|after)\\s.+|for (?:showing|screening) (?:at|on|in|during)\\s.+|(?:we['’]ll|we will|we want to|we plan to) (?:show|screen|play) (?:this|it) (?:at|on|in|during)\\s.+",
  "(?:das |dies )?(?:wird|soll) (?:auf|bei|in|im|am|beim|zur|zum|vor|während|an)\\s.+\\s(?:gezeigt|vorgeführt|abgespielt|gespielt|laufen)(?: werden)?|(?:das )?läuft (?:auf|bei|im|am|beim|zur|zum|während)\\s.+",
  "(?:sera|à être|ce sera) (?:projeté|diffusé|montré|présenté)e?s? (?:à|au|aux|lors|pendant|sur|dans|en)\\s.+|(?:passera|tournera) (?:en boucle )?(?:à|au|aux|lors|pendant|sur|dans)\\s.+|à (?:projeter|diffuser|montrer) (?:à|au|aux|lors|pendant|sur|dans)\\s.+",
  "(?:se (?:proyectará|mostrará|pondrá|emitirá|verá)|para (?:proyectar|poner|mostrar)) (?:en|durante|el|la|al|antes)\\s.+",
  "(?:verrà|sarà) (?:proiettat|mostrat|trasmess|vist)[oa] (?:all[aoe]?['’]?|al|ai|in|nel|nella|sul|sullo|sulla|durante|su|prima)\\s?.+|da (?:proiettare|mostrare|trasmettere) (?:all[aoe]?['’]?|al|in|nel|nella|sullo|durante)\\s?.+",
  "(?:será|vai ser|é para ser) (?:exibid|projetad|mostrad|passad)[oa] (?:na|no|nas|nos|em|durante|à|ao|antes)\\s.+|(?:vai passar|passará|para passar) (?:na|no|em|durante)\\s.+",
  "(?:dit )?(?:wordt|zal) (?:vertoond|getoond|gedraaid|afgespeeld) (?:op|in|tijdens|bij)\\s.+|(?:dit )?(?:wordt|zal) (?:op|in|tijdens|bij)\\s.+\\s(?:vertoond|getoond|gedraaid|afgespeeld)(?: worden)?|draait (?:op|tijdens|bij)\\s.+",
  "(?:det här )?(?:ska )?(?:visas|spelas upp) (?:på|i|under|vid|inför)\\s.+|(?:dette )?(?:skal )?(?:vises|afspilles|spilles av) (?:på|i|ved|til|under|før)\\s.+",
  "(?:zostanie|będzie|ma być) (?:pokazan|wyświetlan|wyświetlon|puszczon|odtworzon)\\p{L} (?:na|w|podczas|przed|przy)\\s.+",
  "(?:bude se promítat|promítat se bude|poběží|ukáže se) (?:na|v|ve|při|během)\\s.+",
  "(?:будет показан\\p{L}*|будем показывать|покажем|для показа|будет идти|пойд[её]т) (?:на|в|во|перед|после)\\s.+|(?:буде показан\\p{L}*|покажемо|для показу) (?:на|в|у|під час|перед)\\s.+",
  ".+\\s(?:gösterilecek|yayınlanacak|izletilecek)(?:tir)?",
  "(?:将|會|会|要|用于|拟)?在[^，。]{2,20}(?:上)?(?:播放|放映|播出)",
  "[^、。]{2,24}(?:で|に)(?:上映|放映|再生)(?:します|する予定です|する|される)(?:ので|ため)?|[^、。]{2,24}(?:で|に)流します(?:ので)?",
  "[^,.]{2,28}(?:에서|때) (?:상영|재생|방영|틀)(?:합니다|할 예정입니다|됩니다|\\s?예정)",
  "سي?ُ?عرض (?:في|على|خلال|أثناء)\\s.+|(?:יוצג|יוקרן|ישודר) (?:ב|על)\\s?.+|[^,।]+(?:में|पर) दिखाया जाएगा",
];
export const IS_SHOWN = toPattern(`^(?:${SHOWN.join("|")})$`, "iu");
/** The same said of something that was named, which only a wish behind it makes an order. */
export const ITSELF =
  /^(?:it is|it['’]s|it['’]ll be|it will be|es|er|il|elle|het|hij|он|оно|det|den|o vídeo)\s(?=\S)/iu;

/** "…, so deadpan please": what follows from where it is shown. */
export const SO =
  /^(?:and )?(?:so|also|daher|deshalb|darum|deswegen|donc|alors|d['’]où|así que|por eso|por lo que|conque|quindi|perciò|dunque|por isso|portanto|logo|dus|daarom|więc|dlatego|поэтому|так что|тому|отже|så|därför|derfor|takže|proto|o yüzden|bu nedenle|그러니|그래서|لذلك|لذا|אז|לכן|इसलिए)(?![\p{L}\p{M}])\s*|^(?:所以|因此|なので|ので)/iu;
export const COURTEOUSLY =
  /(?<![\p{L}\p{M}])(?:please|pls|plz|bitte|s['’]il (?:vous|te) plaît|svp|merci|por favor|per favore|grazie|graag|alstublieft|a\.?u\.?b\.?|proszę|prosimy|poproszę|пожалуйста|просьба|просим|будь ласка|tack|snälla|gärna|gerne|tak|venligst|prosím|lütfen|من فضلك\p{L}*|رجاء\p{L}*|يرجى|בבקשה|נא|कृपया)(?![\p{L}\p{M}])|(?<![申邀聘宴])[请請](?![假教客柬])|ください|お願い|주세요|부탁/iu;

/** How something is told, and how no food, room or person is kept. */
const TOLD =
  "(?:very |quite |rather |ganz |sehr |eher |lieber |très |plutôt |muy |bien |molto |bem |muito |heel |raczej |очень )?(?:sober|deadpan|low-key|understated|factual|matter-of-fact|neutral|dry|tongue-in-cheek|solemn|dignified|restrained|upbeat|light-?hearted|humorous|serious|professional|formal|informal|sachlich|nüchtern|trocken|bierernst|seriös|zurückhaltend|schlicht|würdevoll|ernst|unaufgeregt|sobre|neutre|digne|sérieux|mesuré|factuel|sobri[oa]|neutr[oa]|seri[oa]|dign[oa]|formal|discret[oa]|sóbri[oa]|séri[oa]|asciutt[oa]|neutral[ei]?|misurat[oa]|dignitos[oa]|nuchter|zakelijk|neutraal|ingetogen|serieus|rzeczow\\p{L}+|stonowan\\p{L}+|poważn\\p{L}+|neutraln\\p{L}+|сдержанн\\p{L}+|нейтральн\\p{L}+|серь[её]зн\\p{L}+|сух\\p{L}+|строг\\p{L}+|стриман\\p{L}+|saklig\\p{L}*|neutral\\p{L}*|allvarlig\\p{L}*|saglig\\p{L}*|nøgtern\\p{L}*|alvorlig\\p{L}*)";
const KEPT: readonly string[] = [
  `(?:please |pls )?keep (?:it|this|things|the tone|everything) ${TOLD}(?:(?:,| and|,? but) ${TOLD})*(?:,? (?:please|pls))?`,
  `(?:bitte )?(?:den ton |alles |das ganze )?${TOLD}(?: und ${TOLD})? halten|(?:bitte )?(?:haltet|halten sie|halte) (?:es|das|den ton|alles) (?:bitte )?${TOLD}`,
  `(?:merci de |prière de |veuillez )?(?:rester|restez|(?:garder|gardez|tenir|adopter) un ton) ${TOLD}(?: s['’]il vous plaît)?`,
  `(?:por favor,? )?(?:mantener(?:lo)?|mantened(?:lo)?|mantén(?:galo|ganlo|lo)|mantenga|que sea|dejadlo|dejarlo)(?: el tono| un tono)? ${TOLD}(?:,? por favor)?`,
  `(?:per favore,? )?(?:mantenere|mantenete|mantenetelo|tenere|tenete|tenetelo|restate)(?: un tono| il tono| tutto)? ${TOLD}(?:,? per favore)?`,
  `(?:por favor,? )?(?:manter|mantenham|mantenha|mantenham-no|que seja)(?: o tom| um tom)? ${TOLD}(?:,? por favor)?`,
  `(?:graag )?(?:hou(?:d)?|houden) (?:het|de toon) ${TOLD}(?: alstublieft| graag)?|graag ${TOLD}(?: houden)?`,
  `(?:proszę |prosimy )?(?:o |utrzymać |zachować |niech będzie |w )?(?:ton |tonie |tonu )?${TOLD}(?: ton)?`,
  `(?:пожалуйста,? )?(?:держите|держать|сохраните|сделайте|оставьте|тримайте)(?: это| вс[её]| тон)? ${TOLD}(?: тон)?|${TOLD} тон,? пожалуйста`,
  `(?:håll|hold) (?:det|tonen) ${TOLD}(?:,? tack|,? tak|,? takk)?`,
];
export const IS_KEPT = toPattern(`^(?:${KEPT.join("|")})$`, "iu");

/** Who sees the film, and what they do not care for: why it is to be told so. */
const PEOPLE =
  "partners?|customers?|clients?|colleagues|viewers|members?|the board|board|boss(?:es)?|investors?|donors?|sponsors?|shareholders?|staff|employees|families|parents|relatives|management|mitglieder|kund(?:en|innen)|kolleg(?:en|innen)|partner|vorstand|investoren|angehörige[n]?|eltern|belegschaft|aktionäre|partenaires|clients|adhérents|membres|collègues|investisseurs|donateurs|familles|élus|direction|associés|actionnaires|socios|clientes|miembros|compañeros|colegas|inversores|donantes|familias|accionistas|directiva|soci|clienti|partner|colleghi|membri|investitori|donatori|famiglie|sócios|parceiros|membros|investidores|doadores|famílias|acionistas|leden|klanten|collega['’]s|investeerders|donateurs|bestuur|partnerzy|klienci|członkowie|inwestorzy|darczyńcy|zarząd|партн[её]ры|клиенты|члены|коллеги|инвесторы|акционеры|партнери|клієнти|члени|medlemmar(?:na)?|kunder(?:na|ne)?|partnerna|styrelsen|medlemmer(?:ne)?|bestyrelsen|styret";
const MIND =
  "dislikes?|hates?|do(?:es)? not like|do(?:es)?n['’]t like|do(?:es)?n['’]t want|can['’]?t stand|prefers?|(?:will be|are|is) watching|will (?:watch|see|be there)|are tired of|have had enough|expect|are sensitive|mögen|hassen|wollen keine?|schau(?:t|en) (?:mit )?zu|sieh?t? zu|sehen zu|haben genug|n['’]aiment|détestent|n['’]apprécient|préfèrent|regarderont|seront là|no les gusta|detestan|odian|prefieren|lo verán|no quieren|no soportan|non piac(?:e|ciono)|non amano|detestano|preferiscono|lo vedranno|non vogliono|não gostam|detestam|preferem|vão ver|não querem|houden niet|hebben een hekel|willen geen|kijken mee|nie lubią|nie znoszą|wolą|не любят|не терпят|будут смотреть|предпочитают|не люблять|gillar inte|ogillar|vill inte|kan ikke lide|liker ikke|bryder sig ikke|ser med";
export const THEY_MIND = toPattern(
  `^(?:because |as |since |for |denn |weil |car |porque |perché |pois |want |bo |gdyż |ведь |потому что |för |fordi )?(?:(?:our|the|some|many|most|unsere|die|der|nos|les|la|le|a|los|las|nuestr[oa]s|ai|i|gli|ai nostri|i nostri|os|as|aos|nossos|de|het|onze|nasi|наши|наші|våra|vores|våre|el|il|al) )*(?:[\\p{L}-]+ )?(?:${PEOPLE})(?!\\p{L}).{0,30}?(?<!\\p{L})(?:${MIND})(?!\\p{L}).{0,60}$`,
  "iu",
);

/** What is shown somewhere by itself, so that "shown at the museum" may tell of it. */
export const SHOWABLE =
  /(?<![\p{L}\p{M}])(?:paint(?:ings?|er)|pictures?|sculptures?|altarpiece|exhibitions?|exhibits?|plays?|photos?|photographs?|art(?:ist|works?)?|collections?|documentary|museums?|gemälde|bild(?:er)?|skulptur\p{L}*|ausstellung\p{L}*|foto\p{L}*|kunst\p{L}*|sammlung|museum\p{L}*|stück|tableaux?|exposition|sculptures?|œuvres?|pièce|collection|musée\p{L}*|cuadros?|exposición|escultura|obras?|colección|museo|pintura|quadr[oi]|mostra|scultura|oper[ae]|collezione|quadros?|exposição|obra|coleção|museu|schilderij\p{L}*|tentoonstelling|beeld|kunst\p{L}*|obraz\p{L}*|wystaw\p{L}*|rzeźb\p{L}*|muze\p{L}*|картин\p{L}*|выставк\p{L}*|скульптур\p{L}*|музе\p{L}*|виставк\p{L}*|tavl\p{L}*|utställning\p{L}*|maleri\p{L}*|udstilling\p{L}*|konst\p{L}*)(?![\p{L}\p{M}])|画|展|作品|그림|전시|لوحة|معرض|ציור|תערוכה|चित्र|प्रदर्शनी/iu;
