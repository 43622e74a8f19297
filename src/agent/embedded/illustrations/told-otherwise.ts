import { TOLD_OTHERWISE_AT_WORK } from "./told-otherwise-at-work.ts";
import { TOLD_OTHERWISE_IN_CARE } from "./told-otherwise-in-care.ts";
import { TOLD_OTHERWISE_IN_FIELDS } from "./told-otherwise-in-fields.ts";
import { TOLD_OTHERWISE_MORE, type Otherwise } from "./told-otherwise-more.ts";
import { toPattern } from "../text/regex.ts";

/**
 * What a film speaks of that gives a thing's word another sense, in all its languages together: milk is a mother's, an opera a
 * game of chess, warm air a tumble dryer's. The drawing of the usual sense would be wrong, and worse than none.
 */
const OTHERWISE: readonly Otherwise[] = [
  // What fails in a shop of the web is no trolley, and a library of code no book.
  {
    drawings: "shopping-cart credit-card fire hook toolbox package mouse bug",
    told: [
      "outages?|post-?mortems?|incident reviews?|rollbacks?|rolled back|deploy(?:s|ed|ment|ments)?|latency|on-call|hotfix(?:es)?|микросервис\\p{L}*|инцидент\\p{L}* на проде|ausfall des (?:dienstes|servers|checkouts?)|panne du service|caída del servicio",
      "障害報告|ポストモーテム|故障复盘|事故复盘|장애 회고|장애 보고",
    ],
  },
  {
    drawings: "books open-book library closed-book bookshelf package",
    told: ["[a-z-]*sdk|npm|pypi|api|apis|breaking changes?|release notes|semver|changelog"],
  },
  // Rocket among leaves is one, beans of coffee are roasted, a diver's bell does not ring, and who saves water saves no coins.
  {
    drawings: "rocket",
    told: ["salads?|spinach|lettuces?|arugula|rucola|seed trays?|cold frames?"],
  },
  {
    drawings: "beans",
    told: [
      "coffee\\p{L}*|kaffee\\p{L}*|espresso|cafés?|caff[eè]|koffie\\p{L}*|kaffe\\p{L}*|kahvi\\p{L}*|kaw[aęyo]\\p{L}*|káv\\p{L}*|кофе\\p{L}*|кав[аиуо]\\p{L}*|kahve\\p{L}*|(?:ال)?قهوة|[وفبلك]*(?:ال|ل)بن|קפה|कॉफ़ी|कॉफी|cocoa|cacao|vanilla",
      "咖啡|コーヒー|珈琲|焙煎|커피|원두",
    ],
  },
  {
    drawings: "bell bellhop-bell door-bell",
    told: [
      "diving bells?|taucherglocke\\p{L}*|cloches? (?:de|à) plongée|campanas? de buceo|campan[ae] subacque[ae]|duikerklok\\p{L}*|bell peppers?|bell jars?",
    ],
  },
  {
    drawings: "coin money-bag piggy-bank",
    told: [
      "(?:sav(?:e|ing)|conserv(?:e|ing)) (?:water|energy|electricity|heat)|(?:wasser|energie|strom)(?:sparen|verbrauch\\p{L}*)|wasser (?:zu )?sparen|(?:économi\\p{L}+|économies) d['’](?:eau|énergie)|ahorr\\p{L}+ (?:de |el )?(?:agua|energía)|risparmi\\p{L}+ (?:di |d['’])?(?:acqua|idrico|energetico)|(?:economi\\p{L}+|poupar|poupança) (?:de |a )?(?:água|energia)|water besparen|oszczędzani\\p{L}+ wody|эконом\\p{L}+ вод\\p{L}+|su tasarrufu\\p{L}*|ترشيد\\p{L}*|חיסכון ב(?:מים|חשמל|אנרגיה)|पानी की बचत|बिजली की बचत",
      "节水|節水|省电|省電|節電|절수|절전|물 절약",
    ],
  },
  // A bath of the public has no tub with a shower.
  {
    drawings: "bathtub shower",
    told: [
      "onsen|sentō?|hamm?ams?|hamam\\p{L}*|saunas?|thermal baths?|public baths?|roman baths?|therme\\p{L}*|thermes|baños (?:árabes|romanos|termales)|terme|банн?\\p{L}{1,3}|hamam|(?:ال)?حمام(?:ات)? (?:عام|تركي|تقليدي)\\p{L}*",
      "銭湯|温泉|浴場|澡堂|汤泉|목욕탕|온천|찜질방",
    ],
  },
  // What a device reads is no book.
  {
    drawings: "books open-book closed-book library glasses",
    told: [
      "readings?|ablesung\\p{L}*|ablesen|relevés?|lecturas?|lettur[ae]|leituras?|afleze\\p{L}+|avläsning\\p{L}*|odczyt\\p{L}*|показани\\p{L}+|okuma\\p{L}*|[وفبلك]*(?:ال)?قراء(?:ة|ات|تين|تان)|[והבלמש]*קריאות?|रीडिंग|पाठ्यांक",
      "读数|讀數|測定値|読み取り|측정값|검침",
    ],
    and: [
      "blood pressure|blood sugar|meters?|gauges?|sensors?|thermometers?|cuff|blutdruck\\p{L}*|zähler\\p{L}*|messgerät\\p{L}*|thermometer|messwert\\p{L}*|tension artérielle|tensiomètre|compteurs?|capteurs?|tensión arterial|presión arterial|tensiómetro|contador(?:es)?|sensor(?:es)?|pressione (?:arteriosa|sanguigna)|contator[ei]|misurator[ei]|pressão arterial|medidor(?:es)?|bloeddruk\\p{L}*|meterstand\\p{L}*|blodtryck\\p{L}*|mätare\\p{L}*|ciśnieni\\p{L}+|licznik\\p{L}*|ciśnieniomierz\\p{L}*|давлени\\p{L}+|тонометр\\p{L}*|счётчик\\p{L}*|счетчик\\p{L}*|прибор\\p{L}*|tansiyon\\p{L}*|sayaç\\p{L}*|sayac\\p{L}*|ölçüm\\p{L}*|[وفبلك]*(?:ال)?(?:قياس|ضغط|ضغطك|عداد|مقياس|جهاز|سكر)|[והבלמש]*(?:לחץ דם|לחץ הדם|מד|מונה|מדידה)|रक्तचाप|ब्लड प्रेशर|मीटर",
      "血压|血壓|仪表|电表|水表|血圧|メーター|測定|혈압|계량기|측정",
    ],
  },
  // Korean for a mountain is an acid too, chains are stitches, a wheel's teeth are not a mouth's, and what goes by road is no car.
  { drawings: "mountain snow-capped-mountain", told: ["염산|황산|질산|산성|산도"] },
  // A Turkish whirlwind is a garden's hose as often.
  {
    drawings: "tornado",
    told: ["sulama\\p{L}*|bahçe\\p{L}*|bostan\\p{L}*|musluk\\p{L}*|itfaiye\\p{L}*|muslu[kğ]\\p{L}*"],
  },
  {
    drawings: "chains",
    told: [
      "crochet\\p{L}*|häkel\\p{L}*|ganchillo|uncinetto|crochê|haken|haakwerk|virka\\p{L}*|szydełk\\p{L}*|крючк\\p{L}*|tığ\\p{L}*|كروشيه|קרושה|क्रोशिया",
      "钩针|鉤針|かぎ針|編み物|코바늘",
    ],
  },
  {
    drawings: "tooth",
    told: [
      "gears?|gearwheels?|cogs?|cogwheels?|sawblades?|combs?|zahnr[aä]d\\p{L}*|zahnkr[aä]nz\\p{L}*|engrenages?|engranajes?|ingranagg\\p{L}*|engrenagens?|tandwiel\\p{L}*|kugghjul\\p{L}*|шестерн\\p{L}*|шестерён\\p{L}*|dişli\\p{L}*",
      "齿轮|齒輪|梳子|歯車|톱니",
    ],
  },
  {
    drawings: "automobile",
    told: [
      "公交车|公車|大巴|校车|卡车|货车|火车|高铁|地铁|电车|自行车|单车|摩托|电动车|缆车|马车|推车|三轮|电瓶车|列车|救护车|消防车",
      "自転車|電車|列車|馬車|路面電車|荷車|車いす|車椅子|人力車|山車|バスの車|トラック",
    ],
  },
  // A forest under the sea has no trees.
  {
    drawings: "evergreen-tree deciduous-tree palm-tree forest herb",
    told: [
      "kelp|seetang\\p{L}*|tangw[aä]ld\\p{L}*|kelpw[aä]ld\\p{L}*|laminaires?|forêts? d['’]algues|bosques? de algas|foreste? di alghe|florestas? de algas|las[yów]* wodorost\\p{L}+|ламинари\\p{L}+",
      "海藻林|巨藻|海中林|해조류 숲",
    ],
  },
  // A museum's house, or an opera's, is no cottage.
  {
    drawings: "house houses house-with-garden derelict-house",
    told: [
      "museums?|opera houses?|concert halls?|museum\\p{L}*|\\p{L}*museum|opernhaus\\p{L}*|konzerthaus\\p{L}*|schauspielhaus\\p{L}*|musées?|museos?|musei|museus?|musea|muze\\p{L}+|музе\\p{L}+|müze\\p{L}*",
      "博物馆|博物館|美术馆|美術館|박물관|미술관",
    ],
  },
  // And where a river or a garden has one, a bed is not slept in.
  {
    drawings: "bed bunk-bed hospital-bed crib",
    told: [
      "(?:river|stream|sea|lake|creek|gravel|flower|seed|garden|raised|vegetable|reed|oyster|kelp|mussel|coral|filter|truck|test)[ -]?beds?|(?:the |a )?(?:river|stream|creek|brook|glacier|current)s?[^.\\n]{0,60} beds?|beds? of (?:gravel|reeds?|roses|clay|sand|kelp|the (?:river|stream|lake|sea))",
      "(?:fluss|bach|strom|gletscher|kies|strom)bett\\p{L}*|bett(?:es|en)? (?:des|der|eines) (?:fluss|bach|rhein|elbe|isar|donau|stroms)\\p{L}*|(?:fluss|flusses|flüsse|bach|baches|strom|rhein|elbe|donau|isar|mäander|altarm\\p{L}*)(?![^.\\n]*schlaf)",
      "lits? (?:de la rivière|du fleuve|du ruisseau|du torrent|mineur|majeur)|rivières?|fleuves?|ruisseaux?|torrents?",
      "(?:lecho|cauce)s? (?:del? )?(?:río|arroyo)?|río|ríos|arroyos?",
      "lett[oi] (?:del fiume|fluviale|del torrente)|fium[ei]|torrent[ei]|ruscell[oi]",
      "leitos? (?:do rio|fluvial)|rios?|ribeir[ao]s?|riachos?",
      "rivierbedding\\p{L}*|beekbedding\\p{L}*|rivier(?:en)?|beek|beken|koryt\\p{L}+|rzek(?:a|i|ę|ą)?|potok\\p{L}*|русл\\p{L}+|рек[аиуой]{1,2}|ручь?[её]\\p{L}*|nehir\\p{L}*|dere yatağı|akarsu\\p{L}*|flodbädd\\p{L}*|[وفبلك]*(?:ال)?(?:نهر|أنهار|مجرى النهر)|[והבלמש]*(?:נהר|נחל|אפיק)|नदी",
      "河床|河道|河流|川床|川底|河川|강바닥|하천|강물",
    ],
  },
  {
    drawings: "cow glass-of-milk",
    told: [
      "breast ?milk|human milk|mother['’]?s['’]? milk|milk banks?|breast-?feed\\p{L}*|breastfed|formula milk|premature (?:baby|babies|infants?)|preemies?|newborns?|nursing mothers?|(?:oat|almond|soya?|coconut|goat['’]?s?|sheep['’]?s?|ewe['’]?s?|camel|mare['’]?s?) milk|milky way|milk teeth|milk tooth",
      "muttermilch|frauenmilch\\p{L}*|milchbank|still(?:ende|zeit)\\p{L}*|frühchen|frühgebor\\p{L}*|säugling\\p{L}*|(?:hafer|soja|mandel|kokos|ziegen|schafs?|stuten)milch|milchstraße|milchz[aä]hn\\p{L}*",
      "lait maternel|lactariums?|allait\\p{L}*|prématurés?|nourrissons?|lait (?:de|d['’]) ?(?:coco|soja|amande|avoine|chèvre|brebis)|voie lactée|dents? de lait",
      "leche materna|banco de leche|lactan\\p{L}*|amamant\\p{L}*|prematur\\p{L}*|leche de (?:coco|soja|avena|almendras?|cabra|oveja)|vía láctea",
      "latte materno|allatt\\p{L}*|prematur\\p{L}*|neonat\\p{L}*|latte di (?:soia|cocco|mandorl[ae]|capra|pecora)|via lattea",
      "leite materno|banco de leite|amament\\p{L}*|leite de (?:coco|soja|aveia|cabra|ovelha)|via láctea",
      "moedermelk\\p{L}*|borstvoeding|prematuur|prematuren|(?:haver|soja|amandel|kokos|geiten)melk|melkweg",
      "mleko matki|mleka matki|bank\\p{L}* mleka|karmi\\p{L}+ piersią|wcześniak\\p{L}*|droga mleczna|(?:kozie|sojowe|owsiane) mleko",
      "грудн\\p{L}+ молок\\p{L}+|материнск\\p{L}+ молок\\p{L}+|банк\\p{L}* (?:донорского |грудного )?молока|кормящ\\p{L}+|недонош\\p{L}+|млечн\\p{L}+ пут\\p{L}+|(?:козье|овсяное|соевое) молоко",
      "anne sütü\\p{L}*|emzir\\p{L}*|prematüre|samanyolu",
      "[והבלמשכ]*(?:בנק ה?חלב|חלב אם|הנקה|מניק\\p{L}*|להניק|פגים|פגייה|פג|תינוק\\p{L}*)",
      "الرضاعة|رضيع|الرضيع|الرضع|الخدج|الخدّج|حليب الأم|بنك الحليب|درب التبانة",
      "स्तनपान|माँ का दूध|माँ के दूध|नवजात|शिशु\\p{L}*|आकाशगंगा",
    ],
  },
  {
    drawings: "cow glass-of-milk",
    told: [
      "母乳|哺乳|早产|早產|婴儿|嬰兒|豆奶|银河|牛奶路",
      "授乳|早産|新生児|赤ちゃん|豆乳|天の川",
      "모유|수유|미숙아|신생아|두유|은하수",
    ],
  },
  {
    drawings: "musical-score violin musical-notes trumpet performing-arts",
    told: [
      "chess|checkmate|bishops?(?= (?:and|takes|to))|schach\\p{L}*|échecs(?= )|échec et mat|ajedrez|scacchi|xadrez|schaken|szachy|szachów|шахмат\\p{L}*|satranç|[והבלמשכ]*שחמט|الشطرنج|शतरंज",
      "国际象棋|西洋棋|チェスの|체스",
    ],
  },
  {
    drawings: "books open-book library closed-book",
    told: [
      "(?:tool|seed|toy|sports|bike|clothes|instrument|thing) librar(?:y|ies)|librar(?:y|ies) of things|leihladen|bibliothek der dinge|saatgutbibliothek\\p{L}*|outilthèque|grainothèque|ludothèque|bibliothèque d['’]objets|biblioteca de (?:cosas|objetos|herramientas|semillas)|oggettoteca|gereedschapsbibliotheek|uitleencentrum",
    ],
  },
  // A bow for strings has a frog, an injection a pen, a pump a ram, and a scanner a table.
  {
    drawings: "frog",
    told: [
      "violins?|fiddles?|cellos?|rosin|bow ?makers?|geigen\\p{L}*|violine\\p{L}*|bogenbau\\p{L}*|kolophonium|archets?|colophane|violín|violines|violin[oi]|archetto|colofonia|viool|violen|strijkstok\\p{L}*|fiol\\p{L}*|stråk\\p{L}*|skrzyp\\p{L}+|smycz\\p{L}+|скрип\\p{L}+|смыч\\p{L}+",
    ],
  },
  {
    drawings: "pen",
    told: ["insulin\\p{L}*|insuline|insulina|epinephrine|adrenaline pens?|epipen\\p{L}*|инсулин\\p{L}*"],
  },
  // Crossings are called after creatures, and a jack, a thermal coat, a lobster's hen and a graft's tongue are called after things.
  {
    drawings: "zebra bird",
    told: [
      "(?:zebra|pelican|puffin|toucan|pegasus)s? crossings?|zebrastreifen\\p{L}*|zebrapad\\p{L}*|passages? piétons?|paso de cebra|övergångsställe\\p{L}*|пешеходн\\p{L}+ переход\\p{L}*",
    ],
  },
  { drawings: "cat", told: ["borriqueta|gatos? hidráulicos?|(?:el|un) gato levanta|macacos? hidráulicos?"] },
  {
    drawings: "coat",
    told: ["cappotto termico|cappotto[^.]{0,60}(?:lana di roccia|facciat\\p{L}+|centimetri)"],
  },
  {
    drawings: "chicken",
    told: ["lobsters?|homards?|hummer|bogavantes?|langoustes?|aragost\\p{L}+|lagostas?"],
  },
  { drawings: "tongue", told: ["graft\\p{L}*|rootstocks?|scions?|veredel\\p{L}*|greffons?|greffer"] },
  { drawings: "cheese-wedge", told: ["pomace|cider press\\p{L}*"] },
  { drawings: "carrot", told: ["witlo[o]?f\\p{L}*|chicor\\p{L}*|boomwortel\\p{L}*"] },
  { drawings: "electric-plug", told: ["firebox\\p{L}*|fusible plugs?|spark plugs?|ear ?plugs?"] },
  {
    drawings: "ticket",
    told: ["help ?desks?|backlog|fixed \\d+ bugs|(?:it|support)[- ]tickets?|workspaces?"],
  },
  // Trams and buses come from a park too, and are heated by stoves.
  {
    drawings: "park oven",
    told: ["трамва\\p{L}*|троллейбус\\p{L}*|автобусн\\p{L}* парк\\p{L}*|тролейбус\\p{L}*"],
  },
  { drawings: "suit", told: ["théâtre|opéra|coulisses|fanfare|carnaval|teatro"] },
  { drawings: "ram goat", told: ["hydraulic rams?|battering rams?"] },
  {
    drawings: "dining-table",
    told: [
      "mri|ct scan\\p{L}*|scanners?|mrt|kernspin\\p{L}*|irm|scanner|resonancia magnética|risonanza magnetica|ressonância magnética|мрт|rezonans\\p{L}*",
    ],
    and: [
      "patients?|radiolog\\p{L}*|tunnel|röhre|tube|anneau|anillo|anello|anel|paciente|paziente|пациент\\p{L}*|pacjent\\p{L}*",
    ],
  },
  // Juice and slices of beet are no drink and no meat.
  {
    drawings: "beverage-box cut-of-meat",
    told: [
      "sugar beets?|(?:zucker)?rüben?(?:schnitzel)?|rübensaft|betteraves? sucrières?|remolacha azucarera|suikerbiet\\p{L}*|сахарн\\p{L}+ свёкл\\p{L}+",
    ],
  },
  {
    drawings: "thermometer",
    told: [
      "tumble dry(?:er|ers|ing)?|dryers?|washing machines?|laundry|heat pumps?|boilers?|ovens?|wäschetrockner|trockner|wärmepumpe\\p{L}*|sèche-linge|pompes? à chaleur|chaudières?|secadoras?|bombas? de calor|asciugatric[ei]|pomp[ae] di calore|wasdrogers?|warmtepomp\\p{L}*|suszark\\p{L}+|pomp\\p{L}+ ciepła|сушильн\\p{L}+|теплов\\p{L}+ насос\\p{L}*",
    ],
  },
  // What heats a house is told of with its electricity, and is no lightning.
  {
    drawings: "high-voltage cloud-with-lightning-and-rain",
    told: [
      "heat pumps?|boilers?|furnaces?|underfloor heating|central heating|wärmepumpe\\p{L}*|gasheizung\\p{L}*|heizkessel|heizung\\p{L}*|gastherme\\p{L}*|pompes? à chaleur|chaudières?|chauffage|bombas? de calor|calderas?|calefacción|pomp[ae] di calore|caldai[ae]|riscaldamento|caldeiras?|aquecimento|warmtepomp\\p{L}*|cv-ketel\\p{L}*|verwarming|värmepump\\p{L}*|varmepump\\p{L}*|lämpöpump\\p{L}*|pomp\\p{L}+ ciepła|kocioł|kotł\\p{L}+|ogrzewani\\p{L}+|tepeln\\p{L}+ čerpadl\\p{L}+|kotel|kotl\\p{L}+|теплов\\p{L}+ насос\\p{L}*|кот[её]л\\p{L}*|отоплени\\p{L}+|теплов\\p{L}+ помп\\p{L}+|опаленн\\p{L}+|ısı pompa\\p{L}*|kombi|kazan|ısıtma|[وفبلك]*(?:ال)?(?:مضخة|مضخات) (?:ال)?(?:حرارة|حرارية)|[وفبلك]*(?:ال)?(?:غلاية|تدفئة)|[והבלמש]*(?:משאבת חום|משאבות חום|דוד|הסקה)|हीट पंप|बॉयलर|pompa panas|bơm nhiệt",
      "热泵|熱泵|锅炉|鍋爐|暖气|暖氣|供暖|地暖|ヒートポンプ|ボイラー|暖房|床暖房|히트펌프|보일러|난방|온돌",
    ],
  },
  // Who rides or climbs wears another helmet than who builds.
  {
    drawings: "rescue-workers-helmet",
    told: [
      "bicycles?|bikes?|cycl(?:e|es|ing|ists?)|motor(?:cycle|bike)s?|scooters?|ski(?:s|ing|ers?)?|skat\\p{L}+|horse ?riding|riders?|jockeys?|climbers?|rock climbing|fahrr[aä]d\\p{L}*|r[aä]der|radfahr\\p{L}*|radhelm\\p{L}*|motorrad\\p{L}*|roller|skifahr\\p{L}*|reiten|reiter\\p{L}*|kletter\\p{L}*|vélos?|cyclistes?|cyclisme|motos?|trottinettes?|skis?|équitation|escalade|bicis?|bicicletas?|ciclistas?|ciclismo|patinetes?|esquí|escalada|bici|biciclett[ae]|ciclist[aei]|monopattin[oi]|sci|arrampicata|trotinet\\p{L}*|fiets\\p{L}*|brommer\\p{L}*|schaats\\p{L}*|cyk(?:el|la)\\p{L}*|sykkel\\p{L}*|sykl\\p{L}+|rower\\p{L}*|hulajn\\p{L}+|narci\\p{L}+|kol[oae]běžk\\p{L}+|cyklist\\p{L}*|велосипед\\p{L}*|самокат\\p{L}*|мотоцик\\p{L}*|лыж\\p{L}+|bisiklet\\p{L}*|motosiklet\\p{L}*|kayak|[وفبلك]*(?:ال)?(?:دراجة|دراجات|دراجتك)|[והבלמש]*(?:אופניים|אופנוע|קורקינט)|साइकिल|मोटरसाइकिल|sepeda|xe đạp|xe máy|raft\\p{L}*|kürek\\p{L}*|canoe\\p{L}*|kano\\p{L}*",
      "自行车|自行車|单车|單車|骑行|騎行|摩托|电动车|滑雪|攀岩|自転車|バイク|スキー|登山|자전거|오토바이|스키|킥보드",
    ],
  },
  {
    drawings: "scroll",
    told: [
      "hieroglyphs?|hieroglyphics|carved|inscriptions?|hieroglyphen|eingemeißelt|inschriften|hiéroglyphes?|gravée?s?|jeroglíficos?|geroglifici|hieróglifos?|иероглиф\\p{L}*",
    ],
  },
  {
    drawings: "fire-extinguisher",
    told: [
      "(?:fire )?drills?|evacuat\\p{L}+|räumungsübung\\p{L}*|evakuierung\\p{L}*|évacu\\p{L}+|evacu\\p{L}+|simulacros?|эвакуац\\p{L}+",
    ],
  },
  // What an insect lays is no hen's egg.
  {
    drawings: "egg",
    told: [
      "mosquito(?:e?s)?|mücken?|stechmücken?|moustiques?|zanzar[ae]|mugg(?:en)?|myggor|myg|komar\\p{L}*|комар\\p{L}*|sivrisinek\\p{L}*|(?:ال)?بعوض\\p{L}*|יתוש\\p{L}*|मच्छर\\p{L}*|lice|ticks?|läuse|zecken?|poux|piojos|pidocchi|piolhos",
      "蚊子|蚊|모기",
    ],
  },
  // Yeast is bought of brewers and drunk by nobody.
  {
    drawings: "beer-mug",
    told: [
      "lievito(?: fresco)? di birra|levure de bière|levadura de cerveza|levedura de cerveja|brewer['’]?s yeast|bierhefe|biergist|пивн\\p{L}+ дрожж\\p{L}+|drożdż\\p{L}+ piwn\\p{L}+",
    ],
  },
  {
    drawings: "iceberg ice penguin polar-bear",
    told: [
      "ice (?:trade|house|houses|plough|cream|rink|skating)|pond ice|ice from (?:the )?ponds?|eishandel|eiskeller|glacières?",
    ],
  },
];

const READ = [
  ...OTHERWISE,
  ...TOLD_OTHERWISE_MORE,
  ...TOLD_OTHERWISE_IN_FIELDS,
  ...TOLD_OTHERWISE_AT_WORK,
  ...TOLD_OTHERWISE_IN_CARE,
].map(({ drawings, told, and, times = 1 }) => ({
  drawings: drawings.split(" "),
  times,
  patterns: [told, ...(and === undefined ? [] : [and])].map(patternOf),
}));

function patternOf(told: readonly string[]): RegExp {
  // Where words stand without blanks there is no edge to see.
  return toPattern(
    told
      .map((one) =>
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(one)
          ? `(?:${one})`
          : `(?<![\\p{L}\\p{M}])(?:${one})(?![\\p{L}\\p{M}])`,
      )
      .join("|"),
    "iu",
  );
}

/** The drawings that would be wrong in a film of these sentences, its title among them. */
export function drawingsOtherwise(told: readonly string[]): ReadonlySet<string> {
  const text = told.join("\n");
  return new Set(
    READ.flatMap(({ drawings, patterns, times }) =>
      patterns.every((pattern) => pattern.test(text) && isOften(told, pattern, times)) ? drawings : [],
    ),
  );
}

/** Whether so many sentences of a film speak of it, or its title does. */
function isOften([title = "", ...told]: readonly string[], pattern: RegExp, times: number): boolean {
  return (
    times === 1 || pattern.test(title) || told.filter((sentence) => pattern.test(sentence)).length >= times
  );
}
