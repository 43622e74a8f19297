import { toPattern } from "../text/regex.ts";

/**
 * Drawings of one kind of their thing, and the words that say it is this kind, in all languages together: a bridge that hangs, a
 * locomotive under steam, a hut with a roof of straw. Where a film has none of them its thing looks otherwise, as often as not.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  bridge: [
    "suspension|golden gate|cable-stayed|drawbridge|hängebrücke\\p{L}*|schrägseil\\p{L}*|suspendu\\p{L}*|haubans?|colgantes?|atirantad\\p{L}*|sospes[oi]|strallat[oi]|suspensas?|estaiada?|hangbrug\\p{L}*|tuibrug\\p{L}*|hängbro\\p{L}*|hængebro\\p{L}*|hengebru\\p{L}*|riippusil\\p{L}+|wisząc\\p{L}+|visut\\p{L}+|подвесн\\p{L}+|висяч\\p{L}+|вантов\\p{L}+|підвісн\\p{L}+|suspendate?|függőh[ií]d\\p{L}*|κρεμαστ\\p{L}+|asma köprü\\p{L}*|(?:ال)?معلق\\p{L}*|תלוי\\p{L}*|מיתרים|झूला|gantung|treo|dây văng",
    "悬索|懸索|吊桥|吊橋|斜拉|吊り橋|つり橋|斜張橋|현수교|출렁다리|사장교|ঝুলন্ত",
  ],
  locomotive: [
    "steam\\p{L}*|locomotives?|coal|dampf\\p{L}*|lokomotiv\\p{L}*|lok|loks|vapeur|locomot\\p{L}+|vapor|carbón|vapore|carbone|carvão|stoom\\p{L}*|ånga?\\p{L}*|ånglok\\p{L}*|damplok\\p{L}*|höyry\\p{L}*|veturi\\p{L}*|parow\\p{L}+|parowóz|parowoz\\p{L}*|parní\\p{L}*|паровоз\\p{L}*|паров\\p{L}+|локомотив\\p{L}*|buhar\\p{L}*|lokomotif\\p{L}*|gőz\\p{L}*|ατμ\\p{L}+|(?:ال)?بخار\\p{L}*|קיטור|קטר\\p{L}*|भाप|इंजन",
    "蒸汽|蒸氣|火车头|火車頭|小火车|小火車|蒸気|機関車|汽車|증기|기관차",
  ],
  hut: [
    "huts?|thatch\\p{L}*|cabins?|\\p{L}*hütten?|reetdach\\p{L}*|strohdach|huttes?|cases?|chaume|chozas?|bohíos?|palapas?|capann[ae]|palhotas?|palhoças?|hutjes?|hut|rieten|koj\\p{L}*|chat(?:a|y|ę|ka|ki)|хижин\\p{L}*|шалаш\\p{L}*|kulübe\\p{L}*|(?:ال)?كوخ|(?:ال)?أكواخ|צריף|בקתה|झो[ंप]\\p{L}*|झोंपड़ी|झोपड़ी|kunyhó\\p{L}*|καλύβα\\p{L}*|pondok",
    "茅屋|草屋|棚屋|小屋|茅葺|藁葺|초가|오두막|움막",
  ],
  wheel: [
    "water ?wheels?|spinning[- ]wheels?|cart ?wheels?|carts?|wagons?|carriages?|coach(?:es|builders?)|(?:water)?mills?|wheelwrights?|spokes?|(?:wagen|mühl|spinn|wasser|karren)r[aä]d\\p{L}*|kutschen?|karren|fuhrwerk\\p{L}*|mühlen?|charrettes?|charrons?|moulins?|rouets?|carret(?:as?|illas?)|carros?|molinos?|ruecas?|carr[io]|mulin[io]|filatoio|carroças?|moinhos?|paard en wagen|molens?|spinnewiel\\p{L}*|karren|vagnshjul\\p{L}*|kvarn\\p{L}*|spinnrock\\p{L}*|mølle\\p{L}*|wozy?|wóz|młyn\\p{L}*|kołowrot\\p{L}*|телег\\p{L}*|мельниц\\p{L}*|прялк\\p{L}*|млин\\p{L}*|değirmen\\p{L}*|çıkrık\\p{L}*|at arabası|[وفبلك]*(?:ال)?(?:طاحونة|ناعورة|نواعير|ساقية|عربة خشبية)|[והבלמש]*(?:טחנת|עגלה|עגלות)|चरखा|चरखे|बैलगाड़ी|चक्की",
    "水车|水車|马车|馬車|纺车|紡車|荷車|糸車|물레|수레|마차",
  ],
  // A night without one is not told by its moon, and a pot of any kitchen is none of Greece.
  "crescent-moon": [
    "moon\\p{L}*|crescents?|lunar|sleep\\p{L}*|asleep|insomnia|stars?|stargaz\\p{L}*|constellations?|\\p{L}*mond\\p{L}*|schl[aä]f\\p{L}*|stern\\p{L}*|lunes?|lunaires?|sommeil|dormir|étoiles?|lunas?|sueño|estrellas?|sonno|dormire|stelle|luas?|sono|estrelas?|ma(?:an|nen)\\p{L}*|slaap\\p{L}*|sterren\\p{L}*|mån\\p{L}*|sömn\\p{L}*|stjärn\\p{L}*|søvn\\p{L}*|måne\\p{L}*|księżyc\\p{L}*|sen|snu|gwiazd\\p{L}*|měsíc\\p{L}*|spán\\p{L}+|лун\\p{L}+|сон|сна|зв[её]зд\\p{L}*|місяц\\p{L}*|зір\\p{L}*|ay|hilal|uyku\\p{L}*|yıldız\\p{L}*|(?:ال)?قمر|(?:ال)?هلال|(?:ال)?نوم|(?:ال)?نجوم|ירח|שינה|כוכב\\p{L}*|चाँद|चांद|नींद|तारे",
    "月亮|月牙|星星|睡眠|三日月|お月|달빛|초승달|잠",
  ],
  amphora: [
    "amphor\\p{L}*|potter\\p{L}*|[ck]eramik\\p{L}*|ceramic\\p{L}*|céramique\\p{L}*|cerámic\\p{L}*|cerâmic\\p{L}*|töpfer\\p{L}*|poteries?|alfarer\\p{L}*|garncar\\p{L}*|керами\\p{L}+|гончар\\p{L}*|seramik\\p{L}*|çömlek\\p{L}*|gree(?:ce|ks?)|roman|romans|rome|ancient|antiqu\\p{L}*|archaeolog\\p{L}*|antik\\p{L}*|römi?s?c?h?\\p{L}*|rom|griech\\p{L}*|archäolog\\p{L}*|anfor\\p{L}*|ânfora\\p{L}*|gre(?:cs?|cques?|c[eo]|cia)|romain\\p{L}*|antic\\p{L}+|antig\\p{L}+|roman[aoie]s?|grieg\\p{L}*|arch[eé]olog\\p{L}*|arqueolog\\p{L}*|grieks\\p{L}*|romeins\\p{L}*|амфор\\p{L}*|древн\\p{L}*|антич\\p{L}*|археолог\\p{L}*|starożytn\\p{L}*|αμφορ\\p{L}*|αρχαί\\p{L}*|antik\\p{L}*|arkeolo\\p{L}*|(?:ال)?أمفور\\p{L}*|(?:ال)?إغريق\\p{L}*|(?:ال)?رومان\\p{L}*|(?:ال)?قديم\\p{L}*|אמפור\\p{L}*|יוון|רומי\\p{L}*|עתיק\\p{L}*",
    "双耳|陶|古希腊|古罗马|考古|アンフォラ|古代|고대|암포라",
  ],
  // A boat is one of these inland alone.
  barge: [
    "barges?|narrowboats?|canal ?boats?|boat ?lifts?|lock ?keepers?|inland waterways?|canals|lastk\\p{L}+|frachtk\\p{L}+|binnenschiff\\p{L}*|schleppk\\p{L}+|schiffshebewerk\\p{L}*|schleusen?|péniches?|chalands?|écluses?|éclusi(?:er|ère)s?|barcazas?|gabarras?|esclusas?|chiatt[ae]|barcaças?|eclusas?|binnen(?:schip|schepen|vaart\\p{L}*)|vrachtschuit\\p{L}*|dekschuit\\p{L}*|sluizen|sluis|\\p{L}*pråm\\p{L}*|\\p{L}*pramme?\\p{L}*|lektere?n?|proomu\\p{L}*|bark[aięą]|vlečn\\p{L}+|nákladní člun\\p{L}*|барж\\p{L}+|șlep\\p{L}*|uszály\\p{L}*|φορτηγίδ\\p{L}+|mavna\\p{L}*|sà lan|tongkang",
    "驳船|駁船|はしけ|바지선",
  ],
  // With a stone in it: what anything else has around it is no ring for a finger.
  ring: [
    "engag\\p{L}+|wedding\\p{L}*|marri\\p{L}+|brid\\p{L}+|jewel\\p{L}*|goldsmith\\p{L}*|diamonds?|verlob\\p{L}*|hochzeit\\p{L}*|heirat\\p{L}*|trauring\\p{L}*|ehering\\p{L}*|schmuck\\p{L}*|juwel\\p{L}*|goldschmied\\p{L}*|fiançailles|mariage\\p{L}*|bijou\\p{L}*|alliances?|bodas?|joy(?:as?|er\\p{L}+)|compromiso|anello di|gioiell\\p{L}*|fidanza\\p{L}*|matrimonio|nozze|casamento|aliança\\p{L}*|joia\\p{L}*|verloving\\p{L}*|bruiloft|sieraad|sieraden|bröllop\\p{L}*|smycke\\p{L}*|bryllup\\p{L}*|smykke\\p{L}*|häät|häi\\p{L}*|korut?|ślub\\p{L}*|zaręczyn\\p{L}*|biżuteri\\p{L}*|svatb\\p{L}*|šperk\\p{L}*|esküv\\p{L}*|ékszer\\p{L}*|nunt\\p{L}*|bijuteri\\p{L}*|свадь?б\\p{L}*|ювелир\\p{L}*|обруч\\p{L}*|весілл\\p{L}*|γάμο\\p{L}*|κόσμημα|düğün\\p{L}*|nişan\\p{L}*|yüzük\\p{L}*|mücevher\\p{L}*|[وبفلك]*(?:ال)?(?:زفاف|خطوبة|زواج|مجوهرات)|חתונ\\p{L}+|תכשיט\\p{L}*|ازدواج|शादी|सगाई|अंगूठी|गहने|ज़ेवर",
    "结婚|結婚|求婚|戒指|首饰|珠宝|指輪|婚約|반지|결혼|약혼|แหวน|nhẫn|cincin",
  ],
  // Of one planet alone, another than Saturn: a crater on Venus, a rover on Mars.
  "ringed-planet": [
    "saturn\\p{L}*|satur|saturne|rings?|planets|planeten\\p{L}*|solar system\\p{L}*|planètes|planetas|pianeti|planeter(?:na|ne)?|planety|planetek|planét(?:a|ák|y)|planeetat|планет(?:ы|и|ам|ах|ами)|сатурн\\p{L}*|πλανήτες|κρόνος|gezegenler\\p{L}*|satürn|(?:ال)?كواكب|زحل|כוכבי לכת|שבתאי|سیار(?:ات|ه‌ها)|कई ग्रह|शनि|exoplanet\\p{L}*|astronom\\p{L}*|астроном\\p{L}*",
    "土星|行星|惑星|행성|토성|ดาวเสาร์",
  ],
  // Fields are fenced, too.
  "crossed-swords": [
    "swords?|sabres?|sabers?|[eé]p[eé]es?|foils?|fencers?|duel\\p{L}*|knights?|battle\\p{L}*|war(?:s|riors?)?|soldiers?|arm(?:y|ies)|schwert\\p{L}*|säbel\\p{L}*|degen|florett|fecht\\p{L}+|schlacht\\p{L}*|ritter\\p{L}*|krieg\\p{L}*|escrim\\p{L}+|chevaliers?|batailles?|guerr\\p{L}+|espad\\p{L}+|esgrim\\p{L}+|batall\\p{L}+|caballeros?|spad[ae]|scherm\\p{L}+|battagli\\p{L}+|cavalier[ei]|batalh\\p{L}+|zwaard\\p{L}*|scherm\\p{L}*|svärd\\p{L}*|fäkt\\p{L}*|miecz\\p{L}*|szerm\\p{L}*|bitw\\p{L}*|меч(?:и|а|ом|ами|ей)?|фехт\\p{L}*|битв\\p{L}*|войн\\p{L}*|kılıç\\p{L}*|savaş\\p{L}*|(?:ال)?سي(?:ف|وف)|(?:ال)?معرك\\p{L}+|חרב|קרב|तलवार|युद्ध",
    "剑|劍|刀剑|战|戰|剣|刀|戦|검|전투|전쟁",
  ],
  minibus: [
    "minibus\\p{L}*|camper\\p{L}*|microbus\\p{L}*|shuttles?|van life|vw|bulli|kleinbus\\p{L}*|busje\\p{L}*|pulmin[oi]|microautocar\\p{L}*|combis?|kombis?|микроавтобус\\p{L}*|маршрутк\\p{L}*|minibüs\\p{L}*|dolmuş\\p{L}*|mikrobus\\p{L}*|אוטובוס זעיר|مي?ني ?باص|microbuz\\p{L}*|kisbusz\\p{L}*",
    "面包车|小巴|中巴|マイクロバス|送迎バス|승합차|미니버스",
  ],
};

const PATTERNS = new Map(
  Object.entries(KINDS).map(([drawing, [spaced = "", grown = "(?!)"]]) => [
    drawing,
    toPattern(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${grown}`, "iu"),
  ]),
);

/** The drawings whose kind a film of these sentences, its title among them, does not speak of. */
export function drawingsOfOtherKinds(told: readonly string[]): ReadonlySet<string> {
  const text = told.join("\n");
  return new Set([...PATTERNS].filter(([, pattern]) => !pattern.test(text)).map(([drawing]) => drawing));
}
