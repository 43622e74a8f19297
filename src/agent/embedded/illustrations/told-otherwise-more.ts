import { OTHER_BIRDS } from "./other-birds.ts";

/** `and`: what it speaks of besides, without which the words have their usual sense. */
export type Otherwise = {
  drawings: string;
  told: readonly string[];
  and?: readonly string[];
  /** In so many sentences, or in the title, it is what the film is about. */
  times?: number;
};

/** More of what gives a thing's word another sense, as `told-otherwise.ts` has it: of what else is spoken, in all languages together. */
export const TOLD_OTHERWISE_MORE: readonly Otherwise[] = [
  // German calls a tap after the bird: what drips or is turned off crows at nobody.
  {
    drawings: "rooster chicken",
    told: [
      "(?:wasser|zapf|gas|absperr|ablass|kugel|misch|heizungs|eck)h[aä]hn\\p{L}*|h[aä]hne?n? (?:tropf\\p{L}*|läuft|lief|(?:auf|zu)(?=\\s*[.,!?;])|zuge\\p{L}+|aufge\\p{L}+)|tropf(?:t|en|te|ten|enden?)|(?:zu|auf)drehen|(?:zu|auf)gedreht|leitungswasser|installateur\\p{L}*|klempner\\p{L}*|vom fass|(?:herrn?|frau|familie|dr\\.|prof\\.|otto) hahn",
    ],
  },
  // Where honey is spoken of "मक्खी" and "mouche à miel" are bees.
  {
    drawings: "fly",
    told: [
      "honey|beehives?|beekeep\\p{L}*|honig\\p{L}*|imker\\p{L}*|miel|ruches?|abejas?|colmenas?|miele|alvear[ei]|mel|abelhas?|colmeias?|honing|honung|honning|hunaja\\p{L}*|mi[oó]d\\p{L}*|ul(?:e|i)|мёд\\p{L}*|мед[ау]?|пчёл\\p{L}*|пчел\\p{L}*|бджол\\p{L}*|bal|arı\\p{L}*|(?:ال)?عسل|(?:ال)?نحل|דבש|शहद|छत्त[\\p{L}\\p{M}]*|মধু|madu|mật ong",
      "蜂蜜|蜜蜂|はちみつ|ハチミツ|蜂蜜|꿀|น้ำผึ้ง",
    ],
  },
  // Bees have a nest between combs.
  {
    drawings: "nest-with-eggs",
    times: 2,
    told: [
      "beehives?|beekeep\\p{L}*|bienenst[oö]ck\\p{L}*|imker\\p{L}*|ruches?|apicult\\p{L}+|colmenas?|alvear[ei]|apicolt\\p{L}+|colmeias?|bijenkast\\p{L}*|bikup\\p{L}*|bistad\\p{L}*|ul(?:e|i|ach|ów)|pszczel\\p{L}+|včel\\p{L}+|уль[еяию]\\p{L}*|пасік\\p{L}*|пасічник\\p{L}*|пасек\\p{L}*|вулик\\p{L}*|бджол\\p{L}*|stup\\p{L}*|méhész\\p{L}*|κυψέλ\\p{L}*|kovan\\p{L}*",
    ],
  },
  // What goods are drawn in has no nose like a bird's.
  {
    drawings: "high-speed-train",
    times: 2,
    told: [
      "(?:freight|goods|cargo) trains?|güterz[uü]g\\p{L}*|trains? de (?:marchandises|fret)|tren(?:es)? de (?:carga|mercanc[ií]as)|tren[io] merci|comboios? de mercadorias|tre(?:m|ns) de carga|goederentrein\\p{L}*|godståg\\p{L}*|godstog\\p{L}*|tavarajun\\p{L}+|poci[aą]g\\p{L}* towarow\\p{L}+|nákladní(?:ch|ho|mi)? vlak\\p{L}*|(?:грузов|товарн)\\p{L}+ (?:поезд|состав)\\p{L}*|вантажн\\p{L}+ (?:поїзд|потяг)\\p{L}*|tren\\p{L}* de marfă|tehervonat\\p{L}*|yük tren\\p{L}*|[وفبلك]*قطار\\p{L}* (?:ال)?(?:شحن|بضائع)|רכב(?:ת|ות) משא|मालगाड़[\\p{L}\\p{M}]+|kereta barang",
      "货运列车|貨運列車|货物列车|貨物列車|화물열차",
    ],
  },
  // A car's tyre and a cart's wheel are on no bicycle and no pram.
  {
    drawings: "tire wheel",
    told: [
      "bicycles?|bikes?|cycl(?:ing|ists?)|inner tubes?|prams?|buggy|buggies|wheelbarrows?|wheelchairs?|fahrr[aä]d\\p{L}*|radfahr\\p{L}*|radl\\p{L}*|lastenr[aä]d\\p{L}*|kinderwagen|schubkarre\\p{L}*|rollst[uü]hl\\p{L}*|vélos?|bicyclettes?|cyclistes?|chambres? à air|poussettes?|brouettes?|fauteuils? roulants?|bicicletas?|bicis?|ciclistas?|biciclett[ae]|ciclist[aie]|camer[ae] d['’]aria|fietse?n?|fietsen\\p{L}*|\\p{L}*fiets|cykel\\p{L}*|cykla\\p{L}*|sykkel\\p{L}*|sykler?|polkupyör\\p{L}*|pyöräil\\p{L}*|rower\\p{L}*|dętk\\p{L}*|kol[aeou]? (?:na|do|bez)|cyklist\\p{L}*|велосипед\\p{L}*|велосипедист\\p{L}*|bisiklet\\p{L}*|[وفبلك]*(?:ال)?دراج(?:ة|ات|تك|تي)|[והבלמשכ]*אופניים|साइकिल\\p{L}*|biciclet\\p{L}*|kerékpár\\p{L}*|bicikli\\p{L}*|ποδήλατ\\p{L}*|sepeda|xe đạp",
      "自行车|自行車|单车|單車|脚踏车|腳踏車|轮椅|婴儿车|自転車|サイクリング|車いす|ベビーカー|자전거|휠체어|유모차",
    ],
  },
  // Who lives on stairs with neighbours lives in no cottage.
  {
    drawings: "house houses house-with-garden hut derelict-house",
    told: [
      "apartments?(?: (?:block|building|house)s?)?|flats|(?:a|the|my|your|our|each|every|council|floor) flat(?! (?:tyre|tire|surface|stone|roof|rate|fee|fish|battery))|blocks? of flats|(?:tower|high-rise|office) (?:block|building)s?|high-rises?|condos?|condominiums?|tenements?|housing (?:co-?op\\p{L}*|estate)s?",
      "(?:wohn|hoch|miet|mehrfamilien)h[aä]us\\p{L}*|mietshäus\\p{L}*|mietshaus\\p{L}*|wohnbl[oö]ck\\p{L}*|wohnanlage\\p{L}*|treppenh[aä]us\\p{L}*|hausverwaltung\\p{L}*|hausgemeinschaft\\p{L}*|hausmeister\\p{L}*|plattenbau\\p{L}*|wohnungsbau\\p{L}*|(?:miet|eigentums)wohnung\\p{L}*",
      "immeubles?|copropri\\p{L}+|cages? d['’]escalier|hlm|appartements?|comunidad de (?:vecinos|propietarios)|edificios?|bloques?|pisos?|apartamentos?|condomini[oia]?|palazz[oi]|palazzin[ae]|appartament[oi]|prédios?|condomínios?|flatgebouw\\p{L}*|appartement\\p{L}*|galerijflat\\p{L}*|bostadsrätt\\p{L}*|brf|trapphus\\p{L}*|lägenhet\\p{L}*|etageejendom\\p{L}*|lejlighed\\p{L}*|borettslag\\p{L}*|kerrostalo\\p{L}*|taloyhtiö\\p{L}*|asunto-osake\\p{L}*",
      "blok(?:u|i|ów|ach|owisk\\p{L}*)?|wieżow\\p{L}+|kamienic\\p{L}*|klatk\\p{L}+ schodow\\p{L}+|spółdzieln\\p{L}+ mieszkan\\p{L}+|wspólnot\\p{L}+ mieszkan\\p{L}+|panelák\\p{L}*|bytov\\p{L}+ dom\\p{L}*|многоквартирн\\p{L}+|подъезд\\p{L}*|многоэтаж\\p{L}+|під['’]їзд\\p{L}*|багатоквартирн\\p{L}+|apartman\\p{L}*|site yönetim\\p{L}*|társasház\\p{L}*|πολυκατοικί\\p{L}+|bloc(?:ul|uri)? de apartamente|rumah susun|chung cư",
      "[وفبلك]*(?:ال)?(?:عمارة|عمارات|شقة|شقق|برج سكني)|[והבלמשכ]*(?:בניין|בניינים|דירות|ועד הבית|חדר מדרגות)|अपार्टमेंट\\p{L}*|फ़्लैट\\p{L}*|फ्लैट\\p{L}*|बहुमंज़िला|सोसायटी|सोसाइटी",
      "公寓|小区|小區|单元楼|居民楼|楼道|樓道|物业|物業|高层|マンション|アパート|団地|管理組合|集合住宅|아파트|빌라|다세대|관리사무소",
    ],
  },
  { drawings: "bird", told: OTHER_BIRDS, times: 3 },
  // A lighthouse's lamp, a miner's and a street's stand on no desk.
  {
    drawings: "lamp desk-lamp",
    told: [
      "lighthouses?|street ?(?:lamps?|lights?|lighting)|miners?|collier(?:y|ies)|lamp ?posts?|oil lamps?|paraffin lamps?|leuchtt[uü]rm\\p{L}*|straßenlaterne\\p{L}*|straßenbeleuchtung|grubenlampe\\p{L}*|phares?|lampadaires?|réverbères?|faros?|farolas?|fari|lampion[ei]|faról|faroleir\\p{L}*|farol|vuurtoren\\p{L}*|straatlantaarn\\p{L}*|fyr(?:en|torn\\p{L}*)|majakk\\p{L}*|latarni\\p{L}*|latarnik\\p{L}*|maják\\p{L}*|маяк\\p{L}*|фонар\\p{L}*|маяч\\p{L}+|fener\\p{L}*|[وفبلك]*(?:ال)?منار(?:ة|ات)|[והבלמשכ]*מגדלור\\p{L}*|प्रकाश ?स्तंभ|φάρο\\p{L}*",
      "灯塔|燈塔|路灯|路燈|矿灯|灯台|街灯|街路灯|등대|가로등",
    ],
  },
  // Cedars are called as rice is in Arabic, and brass in Turkish.
  {
    drawings: "cooked-rice sheaf-of-rice rice-ball",
    told: [
      "[وفبلك]*(?:ال)?(?:شجر|شجرة|أشجار|غابة|غابات|جذوع|جذع|أغصان|جبال|أخشاب|خشب) (?:من )?(?:ال)?أرز|[وفبلك]*(?:ال)?أرز (?:لبنان|الرب|اللبناني)|[وفبلك]*(?:ال)?أرزة",
      "pirinç (?:boru|levha|vida|çalgı|musluk|döküm|plaka|nefesli|kapı|tokmak)\\p{L}*|pirinçten|bakır ve pirinç",
    ],
  },
  // Water that needs no pump, or runs under the ground by itself, is not drawn by one.
  {
    drawings: "water-pump",
    told: [
      "without (?:a |any )?(?:single )?pumps?|no pumps?|ohne (?:eine )?(?:einzige )?pumpen?|ohne (?:eine )?elektrische pumpe|sans (?:aucune )?pompes?|sin (?:ninguna )?bombas?|senza (?:alcuna )?pomp[ae]|sem (?:nenhuma )?bombas?|zonder pomp(?:en)?|bez pomp\\p{L}*|без насос\\p{L}*|pompasız|pompa olmadan|(?:من دون|بدون|بلا|دون|من غير) (?:أي )?مضخ\\p{L}*|(?:ללא|בלי) משאב\\p{L}*|बिना पंप|पंप के बिना|qanats?|falaj|aflaj|foggaras?|khettaras?|[وفبلك]*(?:ال)?(?:فلج|أفلاج|فقارة|فقارات|خطارة|خطارات)",
      "无需水泵|不用水泵|没有水泵|坎儿井|ポンプなし|ポンプを使わ|펌프 없이",
    ],
  },
  // An organ's pipes, a piper's and a smoker's carry no water.
  {
    drawings: "pipe",
    told: [
      "organs?|organists?|pipers?|bagpip\\p{L}*|tobacco|orgel\\p{L}*|orgues?|órganos?|organ(?:o|i|istas?)|órgão|organy|organów|орган(?:а|ный|ная|ист\\p{L}*)|pfeife\\p{L}*",
    ],
  },
  // An instrument's strings are no rope.
  {
    drawings: "knot",
    told: [
      "pianos?|guitarras?|violín|violines|violonchelos?|arpas?|chitarr[ae]|violin[io]|pianofort[ei]|violões|violão|guitares?|violons?|harpes?",
    ],
  },
  // A tooth's or a hip's socket gives no current, and a box for mail on a screen stands at no road.
  {
    drawings: "power-socket",
    told: [
      "tooth|teeth|dentists?|gums?|wisdom tooth|hips?|shoulders?|eyeballs?|socket (?:set|wrench|spanner)s?|spanners?",
    ],
  },
  {
    drawings: "open-mailbox-with-raised-flag postbox",
    told: [
      "inbox(?:es)?|shared mailbox(?:es)?|mailbox (?:size|quota|full|rules?)|imap|outlook|exchange online|voice ?mails?",
    ],
  },
  {
    drawings: "elephant",
    told: [
      "elephant(?:['’]?s)? (?:foot|feet|ears?|grass|garlic|seals?)|elefanten(?:fuß|füße|gras|ohr)\\p{L}*|pieds? d['’]éléphant|patas? de elefante|pied[ei] d['’]elefante|patas? de elefante|olifantspo(?:o|)t\\p{L}*|слонов\\p{L}+ ног\\p{L}",
    ],
  },
  // Wasps and hornets lay no blue eggs, and a ring that is turned and tightened is worn on no finger.
  {
    drawings: "nest-with-eggs",
    told: [
      "wasps?|hornets?|yellowjackets?|\\p{L}*wespen\\p{L}*|hornissen\\p{L}*|guêpes?|guêpiers?|frelons?|avispas?|avisper[oa]s?|avispones|vesp[ae]i?|calabron[ei]|vespas?|vespeiros?|hoornaars?|getingar?|getingbon?|bålgetingar?|hvepse\\p{L}*|veps\\p{L}*|os(?:a|y)|szersze[nń]\\p{L}*|ос(?:ы|иное|иного)|шершн\\p{L}*|دبابير|الدبابير|צרעות|ततैया",
      "胡蜂|马蜂|黄蜂|スズメバチ|アシナガバチ|말벌",
    ],
  },
  {
    drawings: "ring",
    told: [
      "quarter[- ]turn|quart de tour|serrage|dévisse\\p{L}*|visse[rz]?|tige de selle|raccords?|viertelumdrehung|verschraub\\p{L}*|klemmring\\p{L}*|cuarto de vuelta|enrosc\\p{L}+|quarto di giro|avvit\\p{L}+|svit\\p{L}+|quarto de volta|kwartslag|kvarts varv|ćwierć obrotu|четверть оборота",
    ],
  },
  // Where a telephone rings nobody is at the door.
  {
    drawings: "door-bell",
    told: [
      "(?:tele)?phones?|telefon\\p{L}*|téléphones?|teléfonos?|telefon[oi]|telefones?|telefo(?:on|nen)|телефон\\p{L}*|الهاتف|هاتف|הטלפון|फ़ोन",
      "电话|電話|전화",
    ],
  },
  // A syringe's needle sews nothing, and a compass's, a pine's or a gauge's neither.
  {
    drawings: "sewing-needle thread",
    told: [
      "hospitals?|syringes?|sharps|injections?|vaccin\\p{L}*|nurses?|patients?|acupuncture|insulin|compass(?:es)?|pine needles?|krankenh\\p{L}+|klinik\\p{L}*|spritzen?|kanülen?|impfung\\p{L}*|akupunktur|insulin|kompass\\p{L}*|(?:tannen|kiefern|fichten)nadel\\p{L}*|h[oô]pita(?:l|ux)|seringues?|piqûres?|infirmi[eè]re?s?|perfusion\\p{L}*|insuline|boussoles?|hospital(?:es)?|jeringas?|jeringuillas?|inyecci[oó]n\\p{L}*|enfermer[oa]s?|insulina|ospedal[ei]|siring(?:a|he)|iniezion[ei]|infermier[ie]|hospitais|seringas?|injeç(?:ão|ões)|enferm(?:eir[oa]s?|agem)|perfurocortantes?|resíduos? hospitalar\\p{L}*|ziekenhui\\p{L}+|injectie\\p{L}*|spuit(?:en)?|naaldcontainer\\p{L}*|sjukhus\\p{L}*|sprut\\p{L}+|sygehus\\p{L}*|kanyle\\p{L}*|sykehus\\p{L}*|sprøyte\\p{L}*|sairaala\\p{L}*|ruisku\\p{L}*|szpital\\p{L}*|strzykawk\\p{L}*|zastrzyk\\p{L}*|nemocnic\\p{L}*|injekc\\p{L}+|stříkačk\\p{L}*|больниц\\p{L}*|шприц\\p{L}*|укол\\p{L}*|инъекц\\p{L}+|прививк\\p{L}*|лікарн\\p{L}*|щеплен\\p{L}*|spital\\p{L}*|sering\\p{L}+|kórház\\p{L}*|fecskend\\p{L}+|oltás\\p{L}*|νοσοκομεί\\p{L}*|σύριγγ\\p{L}*|ένεσ\\p{L}*|hastane\\p{L}*|şırınga\\p{L}*|enjektör\\p{L}*|aşı(?:lar|lama)?|rumah sakit|jarum suntik|suntikan|vaksin\\p{L}*|bệnh viện|kim tiêm|tiêm chủng",
      "[وفبلك]*(?:ال)?(?:مستشف\\p{L}+|محقن\\p{L}*|حقن\\p{L}*|إبر الحقن|ممرض\\p{L}*|لقاح\\p{L}*)|[והבלמש]*(?:בית[- ]החולים|בית[- ]חולים|מזרק\\p{L}*|זריק\\p{L}*|חיסון\\p{L}*|אח(?:ות|יות))|بیمارستان\\p{L}*|سرنگ\\p{L}*|تزریق|अस्पताल\\p{L}*|सिरिंज|इंजेक्शन|टीका\\p{L}*|হাসপাতাল\\p{L}*|ইনজেকশন|மருத்துவமனை\\p{L}*",
      "医院|注射|针头|疫苗|针灸|輸液|病院|注射|針刺し|병원|주사|예방접종|โรงพยาบาล|เข็มฉีดยา|ฉีดยา",
    ],
  },
  // A wing's lift takes nobody upstairs, nor does a slope's.
  {
    drawings: "elevator",
    told: [
      "wings?|thrust|air ?foils?|aerofoils?|aeroplanes?|airplanes?|aircraft|gliders?|ski(?:s|ing|ers?)?|deadlifts?|weightlift\\p{L}*|skigebiet\\p{L}*|pisten?",
    ],
  },
  // Olives, grapes and cotton are harvested too, and grow in no sheaf; cotton on its field is no reel.
  {
    drawings: "sheaf-of-rice",
    times: 2,
    told: [
      "olives?|oliven\\p{L}*|olivier\\p{L}*|aceitunas?|olivar\\p{L}*|azeitonas?|oliveir\\p{L}+|ulivi?|zeytin\\p{L}*|оливк\\p{L}*|ελι[άέ]\\p{L}*|[وفبلك]*(?:ال)?زيتون|[והבלמ]*זית\\p{L}*|grapes?|vineyards?|vendanges?|vendimia|vendemmia|vindima|weinlese|trauben|üzüm\\p{L}*|bağbozumu|виноград\\p{L}*|apples?|orchards?|äpfel|pommes|manzanas|mele|maçãs|elma\\p{L}*|cotton|baumwoll\\p{L}*|coton|algod[óã]n|algodão|cotone|pamuk\\p{L}*|coffee|kaffee\\p{L}*|café|honey|honig\\p{L}*|miel|miele|mel|bal hasadı|tea leaves|çay\\p{L}*|potatoes|kartoffel\\p{L}*|saffron|tomatoes|strawberries",
      "葡萄|苹果|蘋果|棉花|茶叶|橄榄|猕猴桃|ぶどう|みかん|りんご|茶摘み|オリーブ|포도|사과|감귤|녹차",
    ],
  },
  {
    drawings: "thread yarn sewing-needle",
    told: [
      "cotton (?:farm\\p{L}*|fields?|growers?|yields?|crops?|seeds?|pick\\p{L}+|bolls?|harvests?|plants?)|seed cotton|bt cotton|baumwoll(?:feld|bauern|anbau|ernte)\\p{L}*|champs? de coton|campos? de algodón|campos? de algodão|pamuk (?:tarla|hasa)\\p{L}+",
      "棉田|棉农|綿畑|목화밭",
    ],
  },
  // The board of a violin, the table of the elements and a nursery are called as a table and a nest.
  {
    drawings: "dining-table",
    told: [
      "violin[io]|chitarr[ae]|liutai[oa]|violoncell[oi]|tavola armonica|tavola periodica|tavola da (?:surf|neve)|windsurf",
    ],
  },
  {
    drawings: "nest-with-eggs",
    told: ["asil[oi](?: nid[oi])?|nid[oi] d['’]infanzia|nidi comunali|educatric[ei]|spid"],
  },
  // Where mothers nurse there is no doctor.
  { drawings: "stethoscope", told: ["nursing (?:rooms?|mothers?|pillows?|bras?)"] },
  // What runs on oil or current gives no steam.
  {
    drawings: "locomotive",
    told: [
      "diesel (?:locomotives?|engines?|trains?)|diesellok\\p{L}*|locomotives? diesel|locomotoras? diésel|тепловоз\\p{L}*|дизел\\p{L}*|электровоз\\p{L}*|lokomotyw\\p{L}+ spalinow\\p{L}+",
      "内燃机车|ディーゼル|디젤",
    ],
  },
  // What flies with feathers is no plane.
  {
    drawings: "airplane",
    times: 2,
    told: [
      "aves?|pájaros?|halcones|halcón|águilas?|murciélagos?|uccell[oi]|falc(?:o|hi)|aquil[ae]|pipistrell[oi]|pássaros?|falcões|falcão|águias?|morcegos?|abejas?|api|abelhas?",
    ],
  },
  // What holds oil or sorts a harvest is beaten by nobody.
  {
    drawings: "drum long-drum",
    told: [
      "benzol|benzene|gasoline|petrol|diesel|fuel|chemicals?|solvents?|explosives?|munitions?|ammunition|hazardous|oil drums?|steel drums? of|washing machines?|drum brakes?|brake drums?|trommelbrems\\p{L}*|waschtrommel\\p{L}*|siebtrommel\\p{L}*",
    ],
  },
  // The flower of salt is none, nor that of youth.
  {
    drawings: "blossom bouquet tulip sunflower rose",
    told: [
      "fleurs? de sel|à fleur d['’]eau|flor de sal|fiore? di sale|fior di latte|fleurs? de lys|à fleur de peau|flor y nata",
    ],
  },
  // Scales that are played are climbed by no ladder and weigh nothing.
  {
    drawings: "weight-scale balance-scale ladder",
    told: [
      "pian(?:o|os|ists?)|violin(?:s|ist|ists)?|cell(?:o|os|ist|ists)|orchestras?|octaves?|semitones?|metronomes?|klavier\\p{L}*|geigen?|tonleiter\\p{L}*|oktaven?|violons?|violoncelles?|gammes?|violín|violines|violonchelos?|octavas?|pianoforte|violoncell[io]|viool|toonladders?|скрипк\\p{L}+|гамм\\p{L}|октав\\p{L}+|[והבלמשכ]*פסנתר\\p{L}*|[והבלמשכ]*אוקטב\\p{L}*|[והבלמשכ]*תווים",
      "音阶|音階|オクターブ|鋼琴|钢琴",
    ],
  },
  // What is called after a beast, a fruit or a coat: a mosquito with stripes, an agave's heart, a bell's mould.
  {
    drawings: "tiger",
    told: [
      "tiger mosquito(?:e?s)?|moustiques?[- ]tigres?|tigermücken?|mosquitos?[- ]tigres?|zanzar[ae] tigre|tijgermug\\p{L}*|tigermyg\\p{L}*|kaplan sivrisine\\p{L}+|тигров\\p{L}+ комар\\p{L}*|komar\\p{L}* tygrysi\\p{L}*|tiger (?:prawns?|nuts?|economies|teams?)",
      "虎蚊|ヒトスジシマカ",
    ],
  },
  { drawings: "pineapple", told: ["agaves?|maguey(?:es)?|tequilas?|mezcal(?:es)?|piñas? colada"] },
  {
    drawings: "coat",
    told: [
      "glockengie\\p{L}*|glockenbronze|glockenguss\\p{L}*|gießgrube|gießerei(?:en)?|bronzeguss|gussform\\p{L}*|erdmantel|kabelmantel|mantelfläche\\p{L}*|mantellinie\\p{L}*|coats? of (?:paint|arms|varnish|lacquer)",
    ],
  },
  // Spirits lie in casks: wood is what they are told of.
  {
    drawings: "planks",
    told: ["tequilas?|mezcal(?:es)?|whisk(?:e?y|ies)|cognac|bourbon|armagnac|brandy|coñac|sherry"],
  },
  // Letters of an alphabet are sent to nobody.
  {
    drawings: "envelope open-mailbox-with-raised-flag postbox",
    told: ["alphabets?|vowels?|consonants?|spelling|typefaces?|typograph\\p{L}+|initial letter|first letter"],
  },
  // Boats pass locks, and no key opens one.
  {
    drawings: "locked locked-with-key key",
    told: [
      "canals?|lock ?keepers?|lock gates?|barges?|narrowboats?|waterways?|schleuse\\p{L}*|écluses?|esclusas?|шлюз\\p{L}*|śluz\\p{L}*",
    ],
  },
  // Bags of litter and sacks of leaves are no bag to shop with.
  {
    drawings: "tote",
    told: [
      "litter(?: pick\\p{L}*)?|(?:river|beach|street) clean-?ups?|clean-?ups?|sandbags?|air ?bags?|sacks? of|çuval\\p{L}*",
    ],
  },
  {
    drawings: "envelope",
    told: [
      "consonnes?|voyelles?|orthographe|alfabeto|consonant[ei]|vocal(?:es|i)|ortografia|consoantes?|vogais|phonics",
    ],
  },
  // The scales and the keys of an instrument: סולמות, سلّم.
  {
    drawings: "ladder",
    told: [
      "[והבלמשכ]*פסנתר\\p{L}*|[והבלמשכ]*צליל\\p{L}*|[והבלמשכ]*מוזיק\\p{L}*|(?:ال)?أوكتاف|(?:ال)?موسيق\\p{L}*|(?:ال)?بيانو",
    ],
  },
  {
    drawings: "keyboard",
    told: [
      "pianos?|harpsichords?|klavier\\p{L}*|clavecins?|pianoforte|[והבלמשכ]*פסנתר\\p{L}*|(?:ال)?بيانو|фортепиано|рояль|fortepian\\p{L}*|octaves?|oktaven?",
    ],
  },
];
