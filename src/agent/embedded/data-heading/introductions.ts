/**
 * How a language introduces a table or a chart: "The table below shows …". What it shows is the group `what`; the
 * patterns begin where the sentence does.
 */
const INTRODUCTIONS: Record<string, string[]> = {
  en: [
    "(?:(?:the|this|these|our|a)\\s)?(?:following\\s|accompanying\\s|next\\s)?(?:tables?|charts?|graphs?|diagrams?|figures?|numbers|list|data|curves?|bars?|columns)(?:\\s(?:below|above|here|that follows))?\\s(?:shows?|lists?|gives?|presents?|compares?|summari[sz]es?|illustrates?|displays?|contains?|sets? out|tells?|tracks?|ranks?)\\s(?:you\\s|us\\s)?(?:that\\s)?(?<what>.+)",
    "(?:here|below)\\s(?:is|are)\\s(?<what>.+)",
    "(?:here|below)(?:\\s(?:you|we)\\s(?:can\\s)?(?:see|find))\\s(?<what>.+)",
    "(?<what>.{6,80}?)\\s(?:is|are)\\s(?:shown|listed|given|set out|summari[sz]ed|compared)\\s(?:in the|below).*",
  ],
  de: [
    "(?:(?:die|das|diese|dieses|unsere|folgende)\\s)?(?:folgende\\s|nachstehende\\s|nächste\\s)?(?:tabellen?|grafik|graphik|übersicht|zahlen|liste|diagramm|abbildung|aufstellung|kurve|balken|säulen)(?:\\s(?:unten|hier|oben))?\\s(?:zeigt|zeigen|nennt|nennen|enthält|gibt|vergleicht|listet|stellt|führt|fasst)\\s(?<what>.+?)(?:\\s(?:an|auf|dar|zusammen|gegenüber|wieder))?",
    "(?:hier|unten)\\s(?:ist|sind|steht|stehen|folgt|folgen)\\s(?<what>.+)",
  ],
  fr: [
    "(?:(?:le|la|les|ce|cette|ces|notre|voici le)\\s)?(?:tableau|graphique|diagramme|liste|chiffres|figure|courbe|schéma|données)(?:\\s(?:suivante?s?|ci-dessous|ci-dessus|ci-contre|ci-après))?\\s(?:montre|indique|présente|donne|compare|résume|recense|récapitule|détaille|rassemble)(?:nt)?\\s(?:que\\s)?(?<what>.+)",
    "voici\\s(?<what>.+)",
  ],
  es: [
    "(?:(?:el|la|los|las|este|esta|estos|estas|nuestra)\\s)?(?:siguientes?\\s)?(?:tabla|gráfic[oa]s?|cuadro|diagrama|lista|cifras|figura|curva|datos)(?:\\s(?:siguientes?|de abajo|adjunt[oa]|a continuación))?\\s(?:muestra|indica|presenta|recoge|compara|resume|enumera|ofrece|detalla)n?\\s(?:que\\s)?(?<what>.+)",
    "(?:aquí|a continuación)\\s(?:están?|se muestran?|aparecen?)\\s(?<what>.+)",
  ],
  it: [
    "(?:(?:il|la|i|le|lo|questo|questa|questi|queste|nostra)\\s)?(?:seguent[ei]\\s)?(?:tabella|grafico|diagramma|elenco|figura|cifre|dati|curva)(?:\\s(?:seguent[ei]|qui sotto|sottostante|che segue))?\\s(?:mostra|indica|riporta|presenta|elenca|confronta|riassume|illustra)(?:no)?\\s(?:che\\s)?(?<what>.+)",
    "ecco\\s(?<what>.+)",
  ],
  pt: [
    "(?:(?:o|a|os|as|este|esta|estes|estas|nossa)\\s)?(?:seguintes?\\s)?(?:tabela|gráficos?|quadro|diagrama|lista|figura|números|dados|curva)(?:\\s(?:seguintes?|abaixo|a seguir|ao lado))?\\s(?:mostra|indica|apresenta|traz|compara|resume|lista|reúne|detalha)m?\\s(?:que\\s)?(?<what>.+)",
    "(?:aqui|abaixo)\\s(?:está|estão|vemos)\\s(?<what>.+)",
  ],
  nl: [
    "(?:(?:de|het|deze|dit|onze)\\s)?(?:volgende\\s|onderstaande\\s)?(?:tabel|grafiek|diagram|overzicht|cijfers|lijst|figuur)(?:\\s(?:hieronder|onderaan|hier))?\\s(?:toont|tonen|laat|laten|geeft|geven|vergelijkt|bevat|vermeldt)\\s(?<what>.+?)(?:\\s(?:zien|weer|aan))?",
    "(?:hier|hieronder)\\s(?:is|zijn|staat|staan|volgt|volgen)\\s(?<what>.+)",
  ],
  sv: [
    "(?:tabellen|diagrammet|grafen|figuren|listan|siffrorna|följande tabell|följande diagram)(?:\\s(?:nedan|här))?\\s(?:visar|anger|jämför|listar|ger|innehåller)\\s(?<what>.+)",
    "(?:här|nedan)\\s(?:är|följer|visas)\\s(?<what>.+)",
  ],
  pl: [
    "(?:(?:poniższa|poniższy|poniższe|ta|ten|następująca|następujący)\\s)?(?:tabela|wykres|zestawienie|diagram|lista)(?:\\s(?:poniżej|obok))?\\s(?:pokazuje|przedstawia|zawiera|porównuje|podaje),?\\s(?<what>.+)",
    "w\\s(?:poniższej\\s)?tabeli\\s(?:poniżej\\s)?(?:pokazano|podano|przedstawiono|zestawiono),?\\s(?<what>.+)",
  ],
  cs: [
    "(?:(?:následující|tato|tento)\\s)?(?:tabulka|graf|přehled|diagram|seznam)(?:\\s(?:níže|vedle))?\\s(?:ukazuje|uvádí|shrnuje|porovnává|zobrazuje|obsahuje),?\\s(?<what>.+)",
  ],
  ru: [
    "(?:(?:следующая|следующий|эта|этот|данная|данный)\\s)?(?:таблица|график|диаграмма|список)(?:\\s(?:ниже|внизу))?\\s(?:показывает|приводит|содержит|сравнивает|отражает),?\\s(?<what>.+)",
    "(?:в|на)\\s(?:следующей\\s|этой\\s|этом\\s)?(?:таблице|графике|диаграмме)(?:\\s(?:ниже|внизу))?\\s(?:показан|приведен|приведён|указан|представлен|дан|собран|видно)[аоы]?,?\\s(?<what>.+)",
  ],
  uk: [
    "(?:(?:наступна|ця|цей)\\s)?(?:таблиця|графік|діаграма|список)(?:\\s(?:нижче|внизу))?\\s(?:показує|наводить|містить|порівнює|відображає),?\\s(?<what>.+)",
    "(?:у|в|на)\\s(?:таблиці|графіку|діаграмі)(?:\\s(?:нижче|внизу))?\\s(?:показан|наведен|вказан|подан|видно)[аоі]?,?\\s(?<what>.+)",
  ],
  ar: ["(?:يوضح|يبين|يعرض|يظهر|يُظهر|يلخص|يقارن)\\s(?:هذا\\s)?(?:الجدول|الرسم البياني|الرسم)(?:\\s(?:التالي|أدناه|الآتي))?\\s(?<what>.+)"],
  he: ["(?:הטבלה|הגרף|התרשים|הרשימה)(?:\\s(?:הבאה|הבא|שלהלן|שלמטה|הזאת|הזה))?\\s(?:מציגה?|מראה|מפרטת?|מסכמת?|משווה)\\s(?:את\\s)?(?<what>.+)"],
  hi: ["(?:(?:नीचे|नीचे दी गई|यह|निम्न|निम्नलिखित)\\s)?(?:तालिका|सारणी|ग्राफ|चार्ट)\\s(?<what>.+?)(?:\\sको)?\\s(?:दिखाती|दर्शाती|बताती|दिखाता|दर्शाता|बताता)\\sहै", "(?<what>.{4,50}?) (?:इस प्रकार|निम्न प्रकार|नीचे दि[एय]े? गए|नीचे दी गई) (?:है|हैं)"],
  zh: ["(?:下表|下图|下圖|上表|此表|本表|该表|(?:下面|以下|下方)(?:的)?(?:表格|图表|圖表|表|图|圖))(?:显示|列出|展示|说明|给出|比较|反映|汇总|顯示|說明|給出|比較|匯總)(?:了|的是)?(?<what>.+)", "(?<what>[^，。]{2,20}?)(?:如下|见下表|見下表|如下表所示)"],
  ja: ["(?<what>[^、。]{2,24}?)は、?(?:次|以下|下記)の(?:とおり|通り)(?:です|である|になります|となります)?", "(?:次の|以下の|下の|この)(?:表|グラフ|図|一覧)は、?(?<what>.+?)を?(?:示す|示した|示し|表す|表し|まとめた|まとめ|比べた|比較した|比較し).*"],
  ko: ["(?<what>.{2,24}?)(?:은|는) (?:다음|아래)(?:과|와) 같(?:다|습니다|아요|이 나뉩니다)", "(?:다음|아래|이)\\s?(?:표|그래프|도표|차트)(?:는|은)\\s(?<what>.+?)(?:을|를)\\s(?:보여|나타|비교|정리).*"],
  vi: ["(?<what>.{4,60}?)(?: được tính)? như sau", "(?:bảng|biểu đồ)(?: sau| dưới đây| này)? (?:cho thấy|liệt kê|so sánh|trình bày) (?<what>.+)"],
  id: ["(?<what>.{4,60}?)(?: adalah)? sebagai berikut", "berikut (?:ini )?(?:adalah )?(?<what>.+)", "(?:tabel|grafik)(?: berikut| di bawah)?(?: ini)? (?:menunjukkan|memuat|membandingkan) (?<what>.+)"],
  th: ["(?<what>.{4,40}?)(?:มี|เป็น)?(?:ดังนี้|ดังต่อไปนี้)", "ตาราง(?:นี้|ต่อไปนี้|ด้านล่าง)?(?:แสดง|เปรียบเทียบ)(?<what>.+)"],
  bn: ["(?<what>.{4,50}?) (?:নিচে দেওয়া হল|নিচে দেওয়া হলো|নিম্নরূপ|এইরকম|এ রকম)"],
  ta: ["(?<what>.{4,50}?) (?:பின்வருமாறு|கீழே உள்ளது|கீழே தரப்பட்டுள்ளது)"],
}; // prettier-ignore

const PATTERNS = Object.fromEntries(
  Object.entries(INTRODUCTIONS).map(([language, patterns]) => [
    language,
    patterns.map((pattern) => new RegExp(`^${pattern}$`, "iu")),
  ]),
);

/** What a sentence says that the table or the chart beside it shows; null where it introduces none. */
export function shownBy(sentence: string, base: string): string | null {
  const bare = sentence.trim().replace(/\s*[.:。：।]$/u, "");
  for (const pattern of PATTERNS[base] ?? []) {
    const what = pattern.exec(bare)?.groups?.["what"]?.trim();
    if (what !== undefined && what !== "") return what;
  }
  return null;
}

/** A caption: "Table 1: Annual rainfall". */
const CAPTION =
  /^(?:table|tab\.|figure|fig\.|chart|graph|exhibit|tabelle|abbildung|abb\.|grafik|diagramm|tableau|graphique|figura|tabla|gráfico|cuadro|tabella|grafico|tabela|quadro|tabel|figuur|grafiek|tabell|figur|diagram|wykres|rys\.|tabulka|graf|таблица|табл\.|рисунок|рис\.|график|таблиця|графік|tablo|grafik|şekil|الجدول|جدول|الشكل|شكل|טבלה|תרשים|तालिका|सारणी|चित्र|表|图|圖|図|グラフ|표|그림)\s*\d{0,3}(?:\.\d{1,2})?[a-z]?\s*(?:[:：.]|\s[–—-])\s*(?=\S)(?<what>.+)$/isu;

/** What a caption says behind "Table 1:"; null for any other text. */
export function captionIn(text: string): string | null {
  return CAPTION.exec(text.trim())?.groups?.["what"]?.trim() ?? null;
}
