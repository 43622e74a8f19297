import type { Otherwise } from "./told-otherwise-more.ts";

/** More of what gives a thing's word another sense, as `told-otherwise.ts` has it: plates of the Earth, doses, instruments of brass. */
export const TOLD_OTHERWISE_AT_WORK: readonly Otherwise[] = [
  // Plates that drift are laid on no table.
  {
    drawings: "fork-and-knife-with-plate bowl-with-spoon",
    told: [
      "plate tectonics|(?:tectonic|continental|pacific|eurasian|african|nazca) plates?|earthquakes?|seismic|plattentektonik|erdplatten?|kontinentalplatten?|erdbeben\\p{L}*|plaques? tectoniques?|tectonique|séismes?|placas? tectónicas?|tectónica|terremotos?|placche? tettonic(?:a|he)|zolle|placas? tectônicas?|tectônica|aardplat\\p{L}+|aardbeving\\p{L}*|jordskalv\\p{L}*|jordskælv\\p{L}*|trzęsieni\\p{L}+ ziemi|płyt\\p{L} tektoniczn\\p{L}+|тектонич\\p{L}+|землетрясен\\p{L}+|тектонічн\\p{L}+|levha\\p{L}* tektoni\\p{L}+|deprem\\p{L}*|(?:ال)?صفائح (?:ال)?تكتونية|לוחות טקטוניים|विवर्तनिक प्लेट\\p{L}*",
      "板块|板塊|プレートテクトニクス|지각판|판 구조론",
    ],
  },
  // What is given against venom, or into a vein, is no capsule.
  {
    drawings: "pill",
    told: [
      "antiveno?ms?|antivenin|snake ?bites?|stop[- ]?motion|touch ?screens?|phones? (?:or|and) (?:a )?tablets?|tablets? (?:or|and) (?:a )?(?:phone|laptop)s?|schlangenbiss\\p{L}*|gegengift|antivenin|morsures? de serpents?|sérum antivenimeux|antídotos?|mordeduras? de serpientes?|suero antiofídico|morso di (?:serpente|vipera)|soro antiofídico|slangenbe\\p{L}+|укус\\p{L}* змеи|yılan ısırı\\p{L}+|(?:ال)?مصل|لدغات? (?:ال)?(?:أفعى|أفاعي|ثعبان|ثعابين)|הכשות? נחש\\p{L}*|एंटीवेनम|सर्पदंश",
      "抗蛇毒|蛇咬|抗毒血清|ヘビにかまれ|항뱀독소",
    ],
  },
  // Who measures the sky with brass plays none.
  {
    drawings: "trumpet saxophone drum musical-notes musical-score",
    told: [
      "quadrants?|sextants?|astrolabes?|theodolites?|observator(?:y|ies)|sternwarten?|quadranten?|sextanten?|astrolabien?|observatoires?|observatorios?|osservatori\\p{L}*|observatórios?|sterrenwacht\\p{L}*|обсерватор\\p{L}+|астроляби\\p{L}+|rasathane\\p{L}*|gözlemevi\\p{L}*|(?:ال)?مرصد|(?:ال)?أسطرلاب",
      "天文台|观象台|觀象臺|천문대",
    ],
  },
  // Who has nowhere to sleep is not told of by a moon with a face of rest.
  {
    drawings: "crescent-moon full-moon tent",
    told: [
      "night shelters?|homeless\\p{L}*|rough sleep\\p{L}*|obdachlos\\p{L}*|wohnungslos\\p{L}*|notschlafstelle\\p{L}*|sans-abris?|hébergement d['’]urgence|sin ?hogar|senzatetto|senza dimora|sem-abrigo|daklo\\p{L}+|hemlös\\p{L}*|hjemløs\\p{L}*|asunnot\\p{L}*|bezdomn\\p{L}*|bezdomovc\\p{L}*|бездомн\\p{L}*|hajléktalan\\p{L}*|άστεγ\\p{L}*|evsiz\\p{L}*|(?:ال)?مشرد\\p{L}*|חסרי בית|बेघर",
      "无家可归|街友|ホームレス|노숙",
    ],
  },
  // What a medicine comes in is sent to nobody.
  {
    drawings: "package",
    times: 2,
    told: [
      "active ingredients?|blister packs?|package leaflets?|arzneimittel\\p{L}*|wirkstoff\\p{L}*|beipackzettel\\p{L}*|principes? actifs?|notices? du médicament|médicaments?|principios? activos?|medicamentos?|principi? attiv[oi]|foglietto illustrativo|princípios? ativos?|werkzame stof\\p{L}*|bijsluiter\\p{L}*|bipacksedel\\p{L}*|ulotk\\p{L}+|действующ\\p{L}+ веществ\\p{L}+|etken madde\\p{L}*",
      "有效成分|药盒|藥盒|药片|有効成分|약봉지",
    ],
  },
  // A bell of a tower is no bell of a telephone or a counter; nor is what bribes called after a hotel's.
  {
    drawings: "bellhop-bell",
    told: [
      "brib\\p{L}+|corruption|gifts and hospitality|bestech\\p{L}+|korruption\\p{L}*|pots?-de-vin|soborno\\p{L}*|corrupción|corruzione|suborno\\p{L}*|corrupção|omkoping|mutor|łapówk\\p{L}+|korupcj\\p{L}+|взятк\\p{L}+|коррупц\\p{L}+|rüşvet\\p{L}*|(?:ال)?رشوة|שוחד|रिश्वत|ring(?:s|ing|ers?)? (?:the )?(?:church|changes|bells)|bell ?ring\\p{L}+|belfry|bell tower",
      "贿赂|賄賂|腐败|뇌물",
    ],
  },
];
