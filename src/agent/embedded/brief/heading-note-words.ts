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
