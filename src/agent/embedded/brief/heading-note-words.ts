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

/** A verb for the maker at the beginning of a note; what it orders is a form. */
export const SHOW_AS: readonly string[] = [
  "(?:please )?(?:to be )?(?:show|shown|draw|drawn|display|displayed|present|presented|animate|animated|set|set out|list|listed|do|put|as)",
  "(?:bitte )?(?:(?:zeigen|zeichnen|darstellen|einblenden|zu zeigen)|als)|(?:à )?(?:montrer|présenter|dessiner|afficher|sous forme)|(?:a |para )?(?:mostrar|dibujar|presentar|poner)(?:lo|los|las)?|(?:da )?(?:mostrare|disegnare|presentare)|(?:a |para )?(?:mostrar|desenhar|apresentar)",
  "(?:graag )?(?:tonen|tekenen|laten zien|als)|(?:proszę )?(?:pokazać|narysować|przedstawić)|(?:ukázat|nakreslit)|(?:пожалуйста,? )?(?:показать|показывать|нарисовать|изобразить|показати|намалювати)|(?:ska |bör |skal )?(?:visas?|vises?|ritas?|tegnes)|(?:להציג|לצייר)|(?:على شكل|في شكل|تُ?عرض)|\\p{L}+ adım(?:da)?",
];
/** What something is shown as. */
export const FORMS: readonly string[] = [
  "steps?|icons?|pictograms?|table|list|timeline|charts?|graph|bars?|diagram|map|cross-section|drawing|animation|(?:in )?full|columns?|one (?:at a time|by one|after (?:the other|another))|side by side",
  "schritte\\p{L}*|tabelle|liste|zeitleiste|zeitstrahl|\\p{L}*diagramm\\p{L}*|balken\\p{L}*|symbole\\p{L}*|schnittzeichnung|zeichnung|skizze|karte|vollständig|nacheinander|nebeneinander|étapes|icônes|pictogrammes|tableau|liste|frise|graphique|schéma|coupe|carte|un par un|une par une|côte à côte|en entier|intégralement",
  "pasos|iconos|tabla|lista|línea de(?:l)? tiempo|gráfic[oa]s?|diagrama|mapa|uno (?:a|por) uno|completa|por entero|per intero|passi|fasi|icone|tabella|elenco|linea del tempo|grafico|mappa|uno alla volta|passos|ícones|tabela|linha do tempo|um a um",
  "stappen|pictogrammen|icoontjes|tabel|lijst|tijdlijn|grafiek|doorsnede|tekening|kaart|één voor één|naast elkaar|volledig|w całości|целиком|полностью|krok\\p{L}+|ikon\\p{L}*|tabel\\p{L}*|oś czasu|wykres\\p{L}*|przekrój|mapa|po kolei|ikonami|tabulka|шаг\\p{L}+|иконк\\p{L}+|значк\\p{L}+|таблиц\\p{L}+|списк\\p{L}+|лент\\p{L}+ времени|график\\p{L}*|диаграмм\\p{L}+|разрез\\p{L}*|карт\\p{L}+|по одному|по очереди|крок\\p{L}+|іконк\\p{L}+|схем\\p{L}+",
  "steg|ikoner|tabell|lista|tidslinje|diagram|karta|en i taget|en åt gången|trin|tabel|kort|én ad gangen|ett om gangen|simge\\p{L}*|ikon\\p{L}*|tablo\\p{L}*|צעדים|סמלים|טבלה|ציר זמן|תרשים|مفردات|خطوات|أيقونات|جدول|خط زمني|رسم",
];
/** A heading's whole note, in brackets or behind a dash: that what stands below is to be legible, in this order, on the end card. */
export const HOW_SHOWN: readonly string[] = [
  "with (?:icons|pictograms|an? (?:chart|diagram|timeline))|mit (?:icons|symbolen)|avec (?:des )?(?:icônes|pictogrammes)|con (?:iconos|icone)|met (?:icoontjes|pictogrammen)|(?:please )?show (?:the|this|it|them|all)(?: (?:table|list|chart|steps|map|prices|figures|rows)).{0,40}|(?:it |they |these |this )?(?:must|should|has to|have to|needs? to) (?:all )?(?:be|stay|remain) (?:clearly |easily )?(?:legible|readable|visible|on screen|seen|large|big).{0,50}|(?:please )?(?:keep (?:to )?|in )(?:exactly )?(?:this|the same|that|the given)(?: exact)? order(?:,? please)?",
  "(?:the |on the )?(?:end|closing|final|last)[- ]?(?:card|slide|frame)(?:,? .{2,50})?|(?:please )?(?:hold|leave up|keep up)(?: (?:it|this))? (?:for )?(?:at least |about )?\\p{Nd}{1,2} (?:s|secs?|seconds?).{0,20}|(?:the |as the )?(?:very )?last (?:thing|words?) (?:on|in) (?:the )?(?:screen|film|video)",
  "(?:die )?(?:tabelle|werte|zahlen|preise) (?:muss|müssen|sollen?|bitte) .{2,40}|(?:muss|müssen|sollen?|sollten?) .{0,30}(?:lesbar|sichtbar|zu sehen|zu lesen)(?: .{2,24})?|(?:bitte )?in (?:genau )?dieser reihenfolge|(?:end|schluss)(?:karte|tafel|bild|folie)(?:,? .{2,40})?|bitte .{2,50}(?:zeigen|zeichnen|darstellen|einblenden)",
  "(?:(?:à|qui) ?)?doi(?:t|vent) (?:être|rester) (?:bien )?(?:lisibles?|visibles?).{0,30}|(?:merci de garder |dans )(?:cet|cet? même) ordre(?:,? .{2,24})?|(?:carton|écran|plan) (?:de fin|final)(?:,? .{2,40})?",
  "(?:tienen?|deben?) (?:que |de )?(?:leerse|verse|ser legibles?).{0,40}|(?:por favor,? )?en (?:este|ese) orden(?:,? .{2,24})?|(?:pantalla|cartela|placa) (?:final|de cierre)(?:,? .{2,40})?|dev(?:e|ono) (?:essere|restare) (?:ben )?leggibil[ei].{0,30}|(?:devono|deve) leggersi.{0,30}|in quest['’]ordine(?:,? .{2,24})?|(?:schermata|cartello) finale(?:,? .{2,40})?|ultima cosa (?:sullo|a) schermo",
  "(?:têm|tem|devem?) (?:de |que )?(?:se )?(?:ler|ver|ser legíve(?:l|is)).{0,40}|(?:por favor,? )?(?:nesta|por esta) ordem(?:,? .{2,24})?|(?:cartela|ecrã|tela) (?:final|de encerramento)(?:,? .{2,40})?|(?:moet(?:en)?|graag) (?:goed )?(?:leesbaar|zichtbaar).{0,30}|(?:goed )?leesbaar in beeld|(?:graag )?in deze volgorde(?:,? .{2,24})?|(?:eind|slot)(?:kaart|beeld|scherm)(?:,? .{2,40})?",
  "mus(?:i|zą) być (?:dobrze )?(?:czytelne?|widoczne?).{0,30}|w (?:tej|takiej) kolejności(?:,? .{2,24})?|plansza końcowa(?:,? .{2,40})?|musí být (?:dobře )?čiteln[éáý].{0,30}|v tomto pořadí|должн\\p{L}+ (?:хорошо )?(?:читаться|быть (?:видн\\p{L}+|читаем\\p{L}+)).{0,30}|(?:строго )?в (?:этом|таком) порядке(?:,? .{2,24})?|(?:финальн\\p{L}+|последн\\p{L}+) (?:кадр|заставка|плашка|экран)(?:,? .{2,40})?|мають (?:добре )?читатися.{0,30}|у (?:цьому|такому) порядку",
  "(?:måste|ska) (?:synas|gå att läsa|vara (?:läsligt?|läsbart?|synligt?)).{0,40}|i (?:den här|denna) ordning(?:en)?(?:,? .{2,24})?|slut(?:bild|skylt|kort)(?:,? .{2,40})?|skal kunne læses.{0,30}|i denne rækkefølge(?:n)?|i denne rekkefølgen|ekranda (?:\\p{L}+ )?(?:okunmalı|okunsun|görünsün|görünmeli)|bu sırayla|(?:kapanış|son) (?:kartı|ekranı)(?:,? .{2,40})?",
  "(?:يجب أن |يُ?رجى أن )(?:تظهر|تُقرأ|يظهر|تكون).{2,40}|بهذا الترتيب|(?:חייב(?:ים|ות)?|צריכ(?:ים|ות)?) להיות (?:קריא|ברור)\\p{L}*.{0,30}|בסדר הזה|(?:पर्दे|स्क्रीन) पर .{0,20}(?:दिखना|दिखनी|पढ़ा जाना|दिखने) .{2,20}|(?:इसी|इस) क्रम में|.{2,30}(?:के साथ|के रूप में) दिखाएँ|(?:পর্দায়|স্ক্রিনে) .{0,20}(?:দেখা|পড়া) .{2,20}|এই ক্রমে",
  "(?:请|請)用.{1,12}(?:表示|显示|顯示|呈现)|(?:必须|必須|要|请|請)在?(?:屏幕|画面|畫面)上?.{0,6}(?:清楚|清晰|看得见|可读)|(?:请|請)?按(?:此|这个|這個)?顺序|(?:片尾|结束)(?:画面|卡).{0,16}|.{1,10}(?:イラスト|アイコン|図)(?:付き|つき|入り|で)|(?:画面|はっきり).{0,12}(?:出して|見せて|表示して)(?:ください|下さい|ほしい)?|この順(?:番|序)?(?:で|に)?|.{1,12}で(?:見せて|示して|表して)(?:ください|下さい|ほしい)|エンドカード.{0,16}|(?:아이콘|그림|표)(?:으로|로) .{0,10}(?:보여|그려|표시해) ?(?:주세요|주십시오)|화면에 .{0,12}(?:보여|넣어|띄워) ?(?:주세요|주십시오)|(?:이|다음) 순서(?:대로|로)|엔드 ?카드.{0,16}",
];
