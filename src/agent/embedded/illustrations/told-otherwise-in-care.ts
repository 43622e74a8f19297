import type { Otherwise } from "./told-otherwise-more.ts";

/** More of what gives a thing's word another sense, as `told-otherwise.ts` has it: salts of a medicine and of a lake, a machine that sews. */
export const TOLD_OTHERWISE_IN_CARE: readonly Otherwise[] = [
  // What is drunk against diarrhoea is neither shaken over a plate nor sent in a carton.
  {
    drawings: "salt fork-and-knife-with-plate package bowl-with-spoon cooking-pot",
    times: 2,
    told: [
      "oral rehydration|rehydration (?:salts?|solution)|saline|ors sachets?|diarrh(?:o?ea|oeal)|elektrolytlösung\\p{L}*|rehydrat\\p{L}+|durchfall\\p{L}*|(?:sels|soluté) de réhydratation|réhydratation|diarrhées?|sales de rehidratación|rehidrat\\p{L}+|suero oral|diarreas?|reidratant\\p{L}*|reidrata\\p{L}*|diarre[ae]|soro (?:caseiro|oral)|reidrat\\p{L}+|diarreia|orale rehydratie|diarree|vätskeersättning|diarr?é\\p{L}*|nawadniając\\p{L}*|biegunk\\p{L}*|průj\\p{L}*|rehydratační\\p{L}*|регидрат\\p{L}+|диаре\\p{L}+|понос\\p{L}*|регідрат\\p{L}+|діаре\\p{L}+|oral rehidrasyon\\p{L}*|ishal\\p{L}*|[وفبلك]*(?:ال)?إسهال|[وفبلك]*(?:ال)?جفاف الأطفال|محلول (?:ال)?إماهة\\p{L}*|[והבלמש]*שלשול\\p{L}*|اسهال|او آر اس|ओआरएस|दस्त|डायरिया|oralit|diare|oresol|tiêu chảy",
      "স্যালাইন|ডায়রিয়া|ডায়রিয়া|ডাইরিয়া|ওআরএস|ผงน้ำตาลเกลือแร่|ท้องเสีย|ท้องร่วง|腹泻|腹瀉|口服补液|下痢|経口補水|설사|경구수액",
    ],
  },
  // A lake, a desert and a town are called after what stands on tables.
  {
    drawings: "salt",
    told: [
      "salt (?:lakes?|lake city|flats?|deserts?)|great salt|salzse(?:e|en|es)|salzwüste\\p{L}*|salzkammergut|salzburg\\p{L}*|lacs? salés?|désert de sel|lagos? salad\\p{L}+|salar(?:es)?|laghi salati|lago salato|lagos? salgad\\p{L}+|zoutme(?:er|ren)|zoutvlakte\\p{L}*|saltsjö\\p{L}*|saltsø\\p{L}*|jezior\\p{L}+ słon\\p{L}+|słon\\p{L}+ jezior\\p{L}+|slané jezero|солён\\p{L}+ озер\\p{L}+|солен\\p{L}+ озер\\p{L}+|солон\\p{L}+ озер\\p{L}+|αλμυρ\\p{L}+ λίμν\\p{L}+|tuz gölü\\p{L}*|tuz göl\\p{L}*|(?:ال)?بحير\\p{L}+ (?:ال)?مالح\\p{L}*|ימת המלח|ים המלח|دریاچه نمک|नमक की झील|danau garam",
      "盐湖|鹽湖|塩湖|ウユニ|소금 ?호수|소금 ?사막",
    ],
  },
  // A bottle that stands on its head in a pot is none that is corked.
  {
    drawings: "bottle",
    told: [
      "(?:upturned|upended|inverted|upside-down) (?:\\p{L}+ )?bottles?|bottles? (?:turned )?upside down|(?:umgedreht|umgestülpt|auf den kopf gestellt)\\p{L}* (?:\\p{L}+)?flaschen?|bouteilles? (?:renversées?|retournées?|à l['’]envers)|botellas? (?:invertidas?|boca abajo|volteadas?)|bottigli[ae] (?:capovolt[ae]|rovesciat[ae])|garrafas? (?:invertidas?|viradas?|de cabeça para baixo)|omgekeerde fles(?:sen)?|upp-? ?och-? ?nedvänd\\p{L}* flask\\p{L}*|omvendt\\p{L}* flask\\p{L}*|odwrócon\\p{L}+ butel\\p{L}+|obrácen\\p{L}+ l[aá]hv\\p{L}+|перев[её]рнут\\p{L}+ бутыл\\p{L}+|перевернут\\p{L}+ пляш\\p{L}+|ters (?:çevrilmiş )?şişe\\p{L}*",
      "倒置的瓶|倒扣的瓶|逆さまの(?:瓶|ボトル)|逆さにした(?:瓶|ボトル|ペットボトル)|거꾸로 (?:세운|꽂은) (?:병|페트병)",
    ],
  },
  // A machine sews with another needle than a hand, and has no drawing.
  {
    drawings: "sewing-needle",
    times: 2,
    told: [
      "sewing machines?|nähmaschine\\p{L}*|machines? à coudre|máquinas? de (?:coser|costura)|macchin[ae] (?:da|per) cucire|naaimachine\\p{L}*|symaskin\\p{L}*|ompeluko\\p{L}+|maszyn\\p{L}* do szycia|šicí\\p{L}* stroj\\p{L}*|швейн\\p{L}+ машин\\p{L}+|mașin\\p{L}+ de cusut|varrógép\\p{L}*|ραπτομηχαν\\p{L}+|dikiş makine?\\p{L}*|[وفبلك]*(?:ال)?(?:ماكينة|ماكينات|آلة|آلات) (?:ال)?خياطة|[והבלמש]*מכונ\\p{L}+ ה?תפירה|چرخ خیاطی|सिलाई ?मशीन\\p{L}*|mesin jahit|máy (?:may|khâu)",
      "缝纫机|縫紉機|ミシン|재봉틀|จักรเย็บผ้า|সেলাই ?মেশিন|தையல் இயந்திர",
    ],
  },
];
