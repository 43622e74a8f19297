/**
 * What stands before an item's noun without saying what it is: articles, numbers, quantifiers and the adjectives that a language
 * puts first.
 */
export const BEFORE_ITEMS: Readonly<Record<string, string>> = {
  en: "a an the some any one two three four five six seven eight nine ten twelve half several few many your our their its his her my this these those enough least about up more another extra spare each old new big small large clean plenty lots of at to",
  de: "ein eine einen einem einer der die das den dem zwei drei vier fünf sechs sieben acht neun zehn zwölf einige mehrere viele etwas paar genug je mindestens ihr ihre ihren dein deine deinen euer eure unser unsere",
  fr: "un une des du de la le les l d deux trois quatre cinq six sept huit neuf dix douze quelques plusieurs votre vos ton ta tes ses son sa nos notre leur leurs mon ma mes petit petite petits petites grand grande grands grandes gros grosse grosses vieux vieille vieilles vieil bon bonne bons bonnes beau belle beaux belles nouveau nouvelle autre autres demi ancien anciens anciennes vrai vraie moins au",
  es: "un una unos unas el la los las dos tres cuatro cinco seis siete ocho nueve diez doce varios varias algunos algunas algo muchos muchas tu tus su sus nuestro nuestra mi mis buen buena buenos buenas gran grandes pequeño pequeña viejo vieja viejos viejas otro otra otros otras medio media de",
  it: "un una uno un' il lo la i gli le l dei delle degli del della dello due tre quattro cinque sei sette otto nove dieci dodici alcuni alcune qualche vari varie tuo tua tuoi tue suo sua nostro nostra buon buona buoni buone grande grandi piccolo piccola vecchio vecchia vecchi vecchie altro altra mezzo mezza un po di d",
  pt: "um uma uns umas o a os as dois duas três quatro cinco seis sete oito nove dez doze vários várias alguns algumas muitos muitas seu sua seus suas teu tua nosso nossa bom boa bons boas grande grandes velho velha velhos velhas outro outra meio meia de",
  nl: "een de het twee drie vier vijf zes zeven acht negen tien twaalf enkele enige wat veel genoeg je jouw uw onze ons hun mijn half halve",
  sv: "en ett den det de två tre fyra fem sex sju åtta nio tio tolv några flera många lite din ditt dina er ert era vår vårt våra sin halv ev",
  da: "en et den det de to tre fire fem seks syv otte ni ti tolv nogle flere mange lidt din dit dine jeres vores sin halv evt",
  nb: "en ei et den det de to tre fire fem seks sju åtte ni ti tolv noen flere mange litt din ditt dine deres vår vårt våre sin halv evt",
  pl: "jeden jedna jedno jedną dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć kilka parę wiele trochę pół swój swoją swoje",
  cs: "jeden jedna jedno jednu dva dvě tři čtyři pět šest sedm osm devět deset několik pár trochu půl svůj svou",
  ru: "один одна одно одну два две три четыре пять шесть семь восемь девять десять несколько пару немного много пол свой свою свои",
  uk: "один одна одне одну два дві три чотири пять шість сім вісім девять десять кілька декілька пару трохи багато пів свій свою свої",
  tr: "bir iki üç dört beş altı yedi sekiz dokuz on yarım birkaç biraz bazı çok birer ikişer",
  el: "ένα ένας μία μια ο η το οι τα τον την δύο τρία τρεις τέσσερα τέσσερις πέντε έξι επτά οκτώ εννέα δέκα μερικά μερικές λίγο λίγη λίγα μισό μισή",
  ro: "un o una niște doi două trei patru cinci șase șapte opt nouă zece câteva câțiva puțin puțină jumătate de al a ai ale",
  hu: "egy a az két kettő három négy öt hat hét nyolc kilenc tíz néhány pár kevés kis fél egy-egy",
  ar: "بعض عدة ثلاث ثلاثة أربع أربعة خمس خمسة ست ستة سبع سبعة ثماني ثمانية تسع تسعة عشر عشرة نصف",
  he: "שני שתי שלוש שלושה ארבע ארבעה חמש חמישה שש שישה שבע שבעה שמונה תשע תשעה עשר עשרה כמה מספר חצי מעט",
  hi: "एक दो तीन चार पाँच पांच छह सात आठ नौ दस कुछ आधा आधी थोड़ा थोड़ी अपना अपनी अपने",
  bn: "একটি একটা এক দুই দুটি দুটো তিন চার পাঁচ ছয় কিছু কয়েকটি অর্ধেক একটু একজোড়া",
  ko: "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 몇 각자",
  vi: "một hai ba bốn năm sáu bảy tám chín mười vài nhiều ít nửa cái chiếc quả trái tấm cuốn quyển cây con củ tờ viên những các",
  id: "sebuah seekor satu dua tiga empat lima enam tujuh delapan sembilan sepuluh beberapa sedikit setengah buah ekor helai",
};

/** What an amount of something is taken by, before it: "a pair of boots", "ein Päckchen Hefe"; of the bare word a form each. */
export const MEASURES_OF_ITEMS: Readonly<Record<string, string>> = {
  en: "pairs? sets? pinch handfuls? bunch packets? packs? boxes box bags? sacks? crates? cartons? cups? glass glasses litres? liters? pints? kilos? kg g grams? ml l tbsp tsp tablespoons? teaspoons? slices? loaf loaves pieces? sheets? rolls? dozen tubes? sticks? jars? punnets? lengths? stacks? piles? change couple",
  de: "paare? päckchen packung(?:en)? pck prise glas gläser liter l ml el tl esslöffel teelöffel tassen? becher stück(?:e)? st scheiben? bund kisten? säcke sack beutel tüten? rollen? blatt bogen kilo kg gramm g satz handvoll stange tube würfel messerspitze pfund",
  fr: "paires? sachets? boîtes? paquets? sacs? pincées? verres? litres? tasses? cuill[eè]r(?:e|ée)s?(?:\\sà\\s(?:soupe|café|thé))? tranches? bottes? bouquets? poignées? tubes? rouleaux? feuilles? morceaux? kilos? kg grammes? g ml cl l lot jeu botte gousses? brins? plaques? barquettes? douzaine",
  es: "pares? kilos? kg gramos? g ml l paquetes? cajas? bolsas? sacos? pizcas? vasos? litros? tazas? cucharad(?:a|ita)s? lonchas? rebanadas? puñados? docenas? botes? tarros? rollos? trozos? hojas? juegos? manojos? dientes? barras?",
  it: "pai[ao]? chil[oi] kg grammi g ml l pacch(?:etto|etti|o|i) scatol[ae] sacch(?:etto|etti|i) sacco buste? pizzico bicchier[ei] litr[oi] tazz[ae] cucchia(?:io|i|ino|ini) fett[ae] manciata mazz(?:o|etto) rotol[oi] pezz[oi] fogl(?:io|i) vasett[oi] tubett[oi] dozzina spicch(?:io|i)",
  pt: "pares? par quilos? kg gramas? g ml l pacotes? caixas? sacos? pitadas? copos? litros? chávenas? xícaras? colher(?:es)?(?:\\sde\\s(?:sopa|chá))? fatias? mão-cheia punhado molhos? rolos? pedaços? folhas? frascos? dúzia dentes?",
  nl: "paar pakjes? pak snufje glas glazen liter l ml el tl eetlepels? theelepels? kopjes? stuks? plakken plak bos bosje zak(?:ken)? zakje doos dozen doosje rol(?:len)? kilo kg gram g set handvol vel(?:len)? blik(?:ken)? teen tenen",
  sv: "par paket nypa glas liter l ml msk tsk dl cl kopp(?:ar)? bit(?:ar)? skiv(?:a|or) knippe pås(?:e|ar) låd(?:a|or) rull(?:e|ar) kilo kg gram g hg ark set burk(?:ar)? klyft(?:a|or) st",
  da: "par pakker? pakke knivspids glas liter l ml spsk tsk dl kop(?:per)? stk stykker skiver? bundt poser? kasser? ruller? kilo kg gram g ark sæt fed håndfuld",
  nb: "par pakker? pakke klype glass liter l ml ss ts dl kopp(?:er)? stk stykker skiver? bunt poser? kasser? ruller? kilo kg gram g ark sett fedd håndfull",
  pl: "par[ay]? paczk[ai] paczek szczypt[aąęy] szklank[ai] litr[yaów]* l ml łyżk[ai] łyżeczk[ai] łyżek kostk[ai] plast(?:er|ry|erki) pęcz(?:ek|ki) wor(?:ek|ki) pudełk[oa] rolk[ai] kilo kilogram[y]? kg dag dkg g gram[ów]* sztuk[ai]? szt kawał(?:ek|ki) garść zestaw tubk[ai] słoi(?:k|ki) ząb(?:ek|ki) torebk[ai] opakowani[ea]",
  cs: "pár[y]? balíč(?:ek|ky) špetk[au] sklenic[ei] litr[ůuy]* l ml lžíc[e]? lžičk[ay] kostk[ay] plát(?:ek|ky) svaz(?:ek|ky) pyt(?:el|le) krabic[e]? rol[ei] kilo kg dkg g gramů ks kus[yů]* hrst sad[au] strouž(?:ek|ky)",
  ru: "пар[аыу]? пачк[аиу] пакет(?:а|ик|ика|ы)? щепотк[ау] стакан(?:а|ов)? литр(?:а|ов)? л мл (?:(?:ст|ч|столов\\p{L}+|чайн\\p{L}+)\\.?\\s)?лож(?:ка|ки|ку|ек) кус(?:ок|ка|очек|ки) ломтик(?:а|ов)? пуч(?:ок|ка) меш(?:ок|ка|ки) короб(?:ка|ки|ку) рулон(?:а|ы)? килограмм(?:а)? кило кг г гр грамм шт штук[аи]? горсть набор тюбик банк[аиу] зубчик(?:а|ов)?",
  uk: "пар[аиу]? пачк[аиу] пакет(?:а|ик|ики|и)? дрібк[ау] склянк[аиу] літр(?:а|ів)? л мл лож(?:ка|ки|ку|ок) шмат(?:ок|ки) скибк[аи] пуч(?:ок|ки) міш(?:ок|ки) короб(?:ка|ки|ку) рулон(?:и)? кілограм кіло кг г гр грам(?:ів)? шт штук[аи]? жменя набір тюбик банк[аиу] зубчик(?:и|ів)?",
  tr: "çift paket tutam (?:(?:su|çay|yemek|tatlı)\\s)?(?:bardağı|kaşığı) bardak litre l ml kutu kaşık dilim demet çuval rulo kilo kg gram gr g adet avuç takım diş",
  el: "ζευγάρι(?:α)? πακέτ[οα] πρέζα ποτήρι(?:α)? λίτρ[οα] λ κουτ(?:ί|ιά) κουταλ(?:ιά|ιές|άκι|άκια) φέτ(?:α|ες) ματσάκι σακ(?:ί|ιά) ρολ(?:ό|ά) κιλ(?:ό|ά) γρ γραμμάρια ml kg κομμάτι(?:α)? σετ σκελίδ(?:α|ες)",
  ro: "perech[ei] kg kilograme? grame? g ml l litr[ui] pachet(?:e)? cutii? cutie praf pahar(?:e)? lingur(?:ă|i|iță|ițe) feli[ei] legătur[ăi] sac(?:i)? rol[ăei]+ bucăț?i bucat[ăe] set pumn borcan(?:e)? pungi? pungă cățe[il]",
  hu: "pár csomag csipet pohár liter l ml dl doboz evőkanál teáskanál szelet csokor zsák tekercs kiló kg dkg g gramm db darab marék készlet gerezd ek tk",
  ar: "زوج أزواج كيس أكياس علبة علب رشة كوب أكواب لتر (?:ملعقة|ملاعق)(?:\\s(?:كبيرة|صغيرة))? قطعة قطع حزمة صندوق لفة كيلو كيلوغرام كغ كجم غ غم جم غرام جرام مل باقة فص فصوص شرائح",
  he: "זוג זוגות חבילת חבילות קורט כוס ליטר קופסת קופסאות כף כפות כפית כפיות פרוסת פרוסות צרור שק גליל קילו ק״ג גרם מ״ל שקית שיני שן",
  hi: "जोड़ी जोड़े पैकेट चुटकी गिलास लीटर डिब्बा डिब्बे चम्मच टुकड़ा टुकड़े गुच्छा बोरी किलो किग्रा ग्राम कप दर्जन मिली",
  bn: "জোড়া প্যাকেট চিমটি গ্লাস লিটার চামচ টুকরা টুকরো কেজি কিলো গ্রাম কাপ কপি বস্তা টি টা খানা মিলি কোয়া",
  vi: "đôi bộ hộp gói kg g gam ml lít nhúm thìa muỗng ly cốc bao túi cuộn lát miếng bó chục cân tép nhánh thanh",
  id: "pasang sepasang bungkus kotak butir lembar gelas sendok(?:\\s(?:makan|teh))? sejumput kg kilo gram g ml liter potong siung ikat karung kantong batang biji set lusin pak rol kaleng",
};

/** Counting words of Chinese, Japanese and Korean, behind their number. */
export const EAST_COUNTERS: Readonly<Record<string, string>> = {
  zh: "把个個双雙张張条條口块塊瓶包盒袋本支只隻件套床斤克升杯勺根片卷台辆輛顶頂副盏盞箱桶罐对對头頭棵颗顆串份枚",
  ja: "個本枚双脚着足袋箱缶台冊組切玉丁束片杯匹つ株瓶",
  ko: "개|장|자루|켤레|병|봉지|박스|통|컵|큰술|작은술|그램|g|kg|ml|마리|권|대|벌|채|쌍|줄|알|쪽|톨|그릇|캔|상자|세트|판|모|단|포기",
};
