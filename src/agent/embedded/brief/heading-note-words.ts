import { wholeWords } from "../text/regex.ts";
/** Words of a note in a heading, which says where and how the film is to show what stands below it; by language, as alternatives. */

/** The screen, in the words with which something is said to be on it. */
const SCREENS: readonly string[] = [
  "on(?:to)? (?:the )?screen|on-screen|in (?:the|this) (?:film|video)",
  "(?:auf|am) (?:dem )?bildschirm|im (?:film|bild|video)|ins bild|auf der leinwand",
  "à l['’]écran|sur l['’]écran|dans (?:le film|la vidéo)|en (?:la )?pantalla|en el v[ií]deo|(?:sullo|a|sul) schermo|nel (?:video|film)",
  "no ecrã|na tela|no v[ií]deo|no filme|(?:op|in) (?:het )?(?:scherm|beeld)|in de (?:film|video)|na ekranie|w filmie",
  "на экране|в (?:фильме|ролике|кадре)|на екрані|у (?:фільмі|кадрі)|på (?:skärmen|skærmen|skjermen)|i (?:filmen|bild)",
  "على الشاشة|في (?:الفيلم|الفيديو)|על (?:ה)?מסך|בסרט(?:ון)?|(?:स्क्रीन|पर्दे) पर|(?:फ़िल्म|फिल्म|वीडियो) में|(?:পর্দায়|পর্দায়|স্ক্রিনে|ভিডিওতে)",
];
const SCREENS_EAST = "屏幕|画面|畫面|螢幕|화면|片中|视频中|動画";

/** What is to be done, or how long and how late: beside the screen, these make a note. */
const DONE: readonly string[] = [
  "must|should|to (?:be|appear|stay|remain|show|put|display|come up)|please|show(?:n)?|keep|stays?|leave|last|appear(?:s|ing)?|put|display(?:ed)?|hold",
  "muss|müssen|soll(?:en|te)?|bitte|zeigen|einblenden|zu(?:m)? (?:zeigen|einblenden)|bleib\\p{L}+|stehen lassen|zuletzt|erschein\\p{L}+|anzeigen",
  "doit|doivent|à (?:afficher|laisser|montrer|faire apparaître)|montrer|afficher|laisser|reste(?:r)?|debe(?:n)?|que (?:salga|aparezca|quede)n?|(?:para|a) mostrar|mostrar|dejar|aparece(?:r|n)?|última?",
  "deve|devono|da (?:mostrare|lasciare|far (?:vedere|apparire))|mostrare|lasciare|rimane|appar\\p{L}+|devem?|a mostrar|para mostrar|deixar|aparecer|fica(?:r)?|moet(?:en)?|te (?:tonen|zien)|tonen|laten (?:zien|staan)|blijft|verschijn\\p{L}+|graag",
  "ma(?:ją)? (?:zostać|być|się pojawić)|do (?:pokazania|wyświetlenia)|pokazać|zostawić|wyświetlić|должн\\p{L}+|показать|оставить|пусть|вывести|має|мають|показати|залишити|ska(?:ll)?|visa(?:s)?|ligga kvar|skal|vises?|blive stående",
  "يجب|يُ?عرض|تظهر|يظهر|تبقى|يبقى|צריכ\\p{L}+|להציג|להראות|להשאיר|תישאר|दिखाएँ|दिखाएं|दिखाना|रहे|रखें|দেখান|দেখাতে|থাকবে|রাখুন",
];
const DONE_EAST =
  "显示|顯示|出现|停留|保留|放在|最后|必须|请|出す|表示|残す|最後|出してください|見せる|띄우|보여|남겨|표시|마지막";

export const ON_SCREEN: string = `${wholeWords(...SCREENS)}|${SCREENS_EAST}`;
export const TO_BE_DONE: string = `${wholeWords(...DONE)}|${DONE_EAST}`;

/** Without brackets: "Vocabulary to appear on screen", "Parole da mostrare sullo schermo". What stands before it is the heading. */
export const SHOWN_AT_END: readonly string[] = [
  "(?:that (?:must|should) |to )(?:be )?(?:appear|shown?|put(?: up)?|display(?:ed)?|come up) (?:up )?(?:on(?:to)? (?:the )?screen|in the (?:film|video))",
  "(?:die|der|das) (?:auf dem bildschirm|im (?:bild|film)) (?:erscheinen|gezeigt werden|stehen) (?:soll(?:en|te)?|muss|müssen)|(?:zum einblenden|zum zeigen)(?: (?:im film|auf dem bildschirm))?",
  "(?:à|qui doi(?:t|vent)) (?:afficher|montrer|faire apparaître|apparaître) (?:à l['’]écran|sur l['’]écran|dans (?:le film|la vidéo))|(?:para|que deben|que debe) (?:mostrar|aparecer|salir|poner) en (?:la )?pantalla",
  "(?:da|che devono|che deve) (?:mostrare|far (?:vedere|apparire)|apparire) (?:sullo|a) schermo|(?:para|a|que devem) (?:mostrar|aparecer) (?:no ecrã|na tela)|(?:om )?(?:in beeld|op het scherm) te (?:tonen|laten zien|zetten)|do (?:pokazania|wyświetlenia) na ekranie",
  "(?:которые (?:должны|нужно) |для )(?:появиться|показать|показа|вывести|вывода) на экран[еа]?|(?:що мають |для )(?:з['’]явитися|показу) на екрані|som ska (?:visas|synas) på skärmen|att visa på skärmen|(?:som skal|der skal) vises på (?:skærmen|skjermen)",
  "(?:التي )?(?:تظهر|تُعرض|يجب أن تظهر) على الشاشة|(?:שצריכות להופיע|שיופיעו|להצגה) על המסך|(?:स्क्रीन|पर्दे) पर (?:दिखाने|दिखाए जाने)(?: वाले| वाली| के)?",
];
/** Before the heading's own words, where these end it: 画面に出す言葉, "屏幕上显示的词汇", "화면에 띄울 단어". */
export const SHOWN_AT_BEGINNING =
  "(?:在)?(?:屏幕|画面|畫面|螢幕)上?(?:要)?(?:显示|顯示|出现|出現)的|画面に(?:出す|表示する|出してほしい)|화면에 (?:띄울|나올|보여줄|표시할) |(?:स्क्रीन|पर्दे) पर (?:दिखाने वाले|दिखाए जाने वाले) |(?:পর্দায়|পর্দায়|স্ক্রিনে) (?:দেখানোর|দেখাতে হবে এমন) ";

/**
 * A heading's whole note, in brackets or behind a dash, that says how what stands below is to be shown: as steps with icons, legibly, in
 * this order, on the end card.
 */
export const HOW_SHOWN: readonly string[] = [
  "(?:please )?(?:to be )?(?:show|shown|draw|drawn|display|displayed|present|presented|animate|animated|set|list|listed)(?: (?:it|this|these|them|each|everything))?(?: out)? (?:as|in|with|one|side) .{2,60}|(?:please )?show (?:the|this|it|them) (?:table|list|chart|steps|map|prices|figures|all).{0,40}|as an? (?:table|timeline|(?:bar |line )?chart|diagram|cross-section|animated? \\p{L}+)(?:,? .{2,40})?",
  "(?:it |they |these |this )?(?:must|should|has to|have to|needs? to) (?:all )?(?:be|stay|remain) (?:clearly )?(?:legible|readable|visible|on screen|seen|large|big).{0,50}|(?:please )?(?:keep (?:to )?|in )(?:exactly )?(?:this|the same|that|the given)(?: exact)? order(?:,? please)?",
  "(?:the |on the )?(?:end|closing|final|last)[- ]?(?:card|slide|frame)(?:,? .{2,50})?|(?:please )?(?:hold|leave up|keep up)(?: (?:it|this))? (?:for )?(?:at least |about )?\\p{Nd}{1,2} (?:s|secs?|seconds?).{0,20}|(?:the |as the )?(?:very )?last (?:thing|words?) (?:on|of|in|seen).{2,24}",
  "(?:bitte )?(?:als|in|mit) .{0,40}(?:schritte\\p{L}*|tabelle|zeitleiste|zeitstrahl|\\p{L}*diagramm|symbole\\p{L}*|icons?|schnittzeichnung|skizze)(?: .{2,40})?|(?:die )?(?:tabelle|werte|zahlen|preise) (?:muss|müssen|sollen?|bitte) .{2,40}|(?:muss|müssen|sollen?|sollten?) .{0,30}(?:lesbar|sichtbar|zu sehen|zu lesen)(?: .{2,24})?|(?:bitte )?in (?:genau )?dieser reihenfolge|(?:end|schluss)(?:karte|tafel|bild|folie)(?:,? .{2,40})?|bitte .{2,50}(?:zeigen|zeichnen|darstellen|einblenden)",
  "(?:à )?(?:montrer|présenter|dessiner|afficher)(?:,? s['’]il vous plaît,?)? (?:en|avec|sous|comme|un|une) .{2,50}|en (?:\\p{L}+|\\p{Nd}) (?:étapes|pictogrammes|icônes)(?: .{2,30})?|(?:à|qui) ?(?:doi(?:t|vent)) (?:être|rester) (?:bien )?lisibles?.{0,30}|doi(?:t|vent) (?:être|rester) (?:bien )?(?:lisibles?|visibles?).{0,30}|(?:merci de garder |dans )(?:cet|cet? même) ordre(?:,? .{2,24})?|(?:carton|écran|plan) (?:de fin|final)(?:,? .{2,40})?",
  "(?:mostrar|dibujar|presentar|poner)(?:lo|los|las)? (?:en|con|como|un|una) .{2,50}|(?:tiene|debe|deben|tienen) (?:que )?(?:leerse|verse|ser legibles?|quedar).{0,40}|(?:por favor,? )?en (?:este|ese) orden(?:,? .{2,24})?|(?:pantalla|cartela|placa) (?:final|de cierre)(?:,? .{2,40})?|(?:da )?(?:mostrare|disegnare|presentare) (?:in|con|come|uno|una) .{2,50}|dev(?:e|ono) (?:essere|restare) (?:ben )?leggibil[ei].{0,30}|(?:devono|deve) leggersi.{0,30}|in quest['’]ordine(?:,? .{2,24})?|(?:schermata|cartello) finale(?:,? .{2,40})?|ultima cosa (?:sullo|a) schermo",
  "(?:mostrar|desenhar|apresentar) (?:em|com|como) .{2,50}|(?:tem|têm|deve|devem) (?:de |que )?(?:se )?(?:ler|ver|ser legíve(?:l|is)|ficar).{0,40}|(?:por favor,? )?(?:nesta|por esta) ordem(?:,? .{2,24})?|(?:cartela|ecrã|tela) (?:final|de encerramento)(?:,? .{2,40})?",
  "(?:graag )?(?:als|in|met) .{0,40}(?:stappen|tabel|tijdlijn|grafiek|doorsnede|pictogrammen|icoontjes)(?: .{2,30})?|(?:moet(?:en)?|graag) (?:goed )?(?:leesbaar|zichtbaar).{0,30}|(?:goed )?leesbaar in beeld|(?:graag )?in deze volgorde(?:,? .{2,24})?|(?:eind|slot)(?:kaart|beeld|scherm)(?:,? .{2,40})?",
  "(?:proszę )?(?:pokazać|narysować|przedstawić) .{2,50}|mus(?:i|zą) być (?:dobrze )?(?:czytelne?|widoczne?).{0,30}|w (?:tej|takiej) kolejności(?:,? .{2,24})?|plansza końcowa(?:,? .{2,40})?|(?:ukázat|nakreslit) .{2,50}|musí být (?:dobře )?čiteln[éáý].{0,30}|v tomto pořadí",
  "(?:пожалуйста,? )?(?:показать|показывать|нарисовать|изобразить) .{2,50}|должн\\p{L}+ (?:хорошо )?(?:читаться|быть (?:видн\\p{L}+|читаем\\p{L}+)).{0,30}|(?:строго )?в (?:этом|таком) порядке(?:,? .{2,24})?|(?:финальн\\p{L}+|последн\\p{L}+) (?:кадр|заставка|плашка|экран)(?:,? .{2,40})?|(?:показати|намалювати) .{2,50}|мають (?:добре )?читатися.{0,30}|у (?:цьому|такому) порядку",
  "(?:ska |bör )?(?:visas?|ritas?) (?:en|ett|som|i|med|tydligt) .{1,50}|(?:måste|ska) (?:vara|synas|gå att läsa) .{2,40}|i (?:den här|denna) ordning(?:en)?(?:,? .{2,24})?|slut(?:bild|skylt|kort)(?:,? .{2,40})?|(?:skal )?vises (?:som|i|med|én|en) .{1,50}|skal kunne læses.{0,30}|i denne rækkefølge(?:n)?|i denne rekkefølgen",
  "(?:\\p{L}+ )?adım(?:da)?,? (?:simge|ikon)\\p{L}*(?: .{2,30})?|ekranda (?:\\p{L}+ )?(?:okunmalı|okunsun|görünsün|görünmeli)|bu sırayla|(?:kapanış|son) (?:kartı|ekranı)(?:,? .{2,40})?",
  "(?:يجب أن |يُ?رجى أن )(?:تظهر|تُقرأ|يظهر|تكون).{2,40}|(?:على شكل|في شكل) .{2,40}|بهذا الترتيب|(?:חייב(?:ים|ות)?|צריכ(?:ים|ות)?) להיות (?:קריא|ברור)\\p{L}*.{0,30}|(?:להציג|לצייר) (?:כ|ב)\\p{L}+.{0,40}|בסדר הזה",
  "(?:पर्दे|स्क्रीन) पर .{0,20}(?:दिखना|दिखनी|पढ़ा जाना|दिखने) .{2,20}|(?:इसी|इस) क्रम में|.{2,30}(?:के साथ|के रूप में) दिखाएँ|(?:পর্দায়|স্ক্রিনে) .{0,20}(?:দেখা|পড়া) .{2,20}|এই ক্রমে",
  "(?:请|請)用.{1,12}(?:表示|显示|顯示|呈现)|(?:必须|必須|要|请|請)在?(?:屏幕|画面|畫面)上?.{0,6}(?:清楚|清晰|看得见|可读)|(?:请|請)?按(?:此|这个|這個)?顺序|(?:片尾|结束)(?:画面|卡).{0,16}|.{1,10}(?:イラスト|アイコン|図)(?:付き|つき|入り|で)|(?:画面|はっきり).{0,12}(?:出して|見せて|表示して)(?:ください|下さい|ほしい)?|この順(?:番|序)?(?:で|に)?|エンドカード.{0,16}|(?:아이콘|그림|표)(?:으로|로) .{0,10}(?:보여|그려|표시해) ?(?:주세요|주십시오)|화면에 .{0,12}(?:보여|넣어|띄워) ?(?:주세요|주십시오)|(?:이|다음) 순서(?:대로|로)|엔드 ?카드.{0,16}",
];
