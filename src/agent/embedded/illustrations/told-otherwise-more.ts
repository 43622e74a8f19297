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
];
