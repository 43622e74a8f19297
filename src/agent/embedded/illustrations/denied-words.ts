/**
 * Words that take back what a clause names, language by language. `not`: of their clause, and of what follows it in
 * the sentence until `but`, all is denied. `only`: not what they seem ("not only"). `after`: what they lead is not what
 * is spoken of: left out, put elsewhere, compared with, or only where a thing stands. `before`: the same for languages
 * that set such words behind.
 */
export type DeniedWords = {
  not: string;
  only?: string;
  but?: string;
  after?: string;
  before?: string;
  /** Where a thing's name is part of what is no such thing. */
  other?: string;
};

export const DENIED: Readonly<Record<string, DeniedWords>> = {
  en: {
    other:
      "(?:repair|internet|language|memory) caf[eé]s?|newspaper (?:editor|reporter|report|article|archive)s?|car parks?|parking lots?|bus stations?|bus lanes?|fish markets?|coffee grounds|bird['’]s[- ]eye|piano hammers?|sponge divers?|secret police|black friday|dog[- ]eared|(?:eggs?|nut|sea)shells?|tyres? pumped|dog days|bee ?lines?",
    not: "not|no|never|neither|nor|cannot|nobody|no one|none|[a-z]+n['’]t|banned|forbidden|prohibited",
    only: "not only|not just|not merely|no other|no longer only|no more than|why not|no wonder|no matter|not least",
    but: "but|instead|rather|it is|they are",
    after:
      "except(?: for)?|apart from|without|instead of|rather than|unlike|as opposed to|more than|less than|than an?|like an?|as if|as at (?:an?|the)|next to|next door to|beside|behind|opposite|across from|round the corner from|(?:minutes?|metres?|meters?|miles?|kilomet(?:re|er)s?|walk|steps) (?:on foot )?from|close to|near(?! (?:by|miss))|not far from|the size of an?|the shape of an?|as (?!well|soon|long|much|many|far|early)[a-z]+ as|out of (?:direct|the)|away from|far from|keep (?:it )?off|turns? into|becomes? an?|sheltered from|protected from|safe from|colou?r of|looks? like|think of it as",
  },
  de: {
    other: "aus holz|aus glas|fensterkitt|aus papier|fischmarkt|im auge|auf der hand",
    not: "nicht|nie|niemals|kein\\p{L}*|weder|noch nie|niemand|verboten|untersagt|unzulässig",
    only: "nicht nur|nicht allein|nicht zuletzt|noch nicht|nicht mehr nur|kein wunder|kein anderer|keine andere|kein anderes",
    but: "sondern|aber|doch|jedoch|stattdessen",
    after:
      "außer|ausgenommen|ohne|statt|anstatt|anstelle|neben|hinter|gegenüber|unweit|nahe|in der nähe|anders als|als ob|geschützt vor|vor (?=regen|sonne|frost|wind|kälte|hitze)|(?<=\\p{L} )(?:wie|als) ein(?:e|en|em|er)?|so (?:groß|klein|schwer|lang|dick|hoch|rund) wie|(?:minuten|meter|kilometer) (?:zu fuß )?(?:von|vom)",
  },
  fr: {
    other:
      "pommes? de (?:douche|pin|discorde|arrosoir)|pomme d['’]adam|\\d livres|livres (?:sterling|tournois)|bornes? de recharge|pied de page|en bois|de bois|en verre|en fer",
    not: "ne|n['’](?=\\p{L})|n['’](?:y a|y avait|a|ont|avait|avaient|est|était) plus|pas|jamais|aucune?|ni|interdite?s?",
    only: "non seulement|pas seulement|ne \\p{L}+ que|n['’]\\p{L}+ que|pas moins",
    but: "mais|au contraire",
    after:
      "sans|sauf|excepté|hormis|au lieu d[eu]s?|plutôt que|contrairement à|à côté d[eu]s?|près d[eu]s?|derrière|en face d[eu]s?|devant|comme une?|comme si|à l['’]abri d[eu]s?(?: la)?|couleur|ressembl\\p{L}+ à|(?:plus|moins|aussi)(?: \\p{L}+)? qu['’e]|de la taille d['’]une?|(?:minutes|mètres|kilomètres) (?:à pied )?d[eu]",
  },
  es: {
    other: "dientes? de ajo|de madera|de vidrio|de papel|de hierro",
    not: "no|nadie|nunca|jamás|ni|tampoco|ningún|ninguna?|prohibid[oa]s?",
    only: "no solo|no sólo|no solamente",
    but: "sino|pero|en cambio",
    after:
      "sin|salvo|excepto|en lugar de|en vez de|a diferencia de|junto al?|al lado del?|cerca del?|detrás del?|frente al?|delante del?|como una?|como si|al abrigo de|protegid[oa]s? de|color(?: de)?|parecid[oa]s? a|(?:más|menos|mayor|menor)(?: \\p{L}+)? que|del tamaño de|a (?:\\p{L}+|\\d+) (?:minutos|metros|kilómetros) del?",
  },
  it: {
    other: "tend[ae] da sole|di legno|in legno|di vetro|di carta|di ferro",
    not: "non|mai|né|niente|nessun[oa]?|vietat[oaie]|proibit[oaie]",
    only: "non solo|non soltanto|non solamente",
    but: "ma|bensì|invece",
    after:
      "senza|tranne|eccetto|salvo|invece d[ie]l?|al posto d[ie]l?l?[ao]?|a differenza d[ie]|accanto a\\p{L}*|vicino a\\p{L}*|dietro|di fronte a\\p{L}*|davanti a\\p{L}*|(?<=\\p{L} )come (?:un[ao]?|il|lo|la|l|i|gli|le)|come se|al riparo da\\p{L}*|(?:assomigli|somigli)\\p{L}+ a(?: un[ao]?)?|color(?:e)?|(?:più|meno)(?: \\p{L}+)? (?:di|che)|grande come|a (?:\\p{L}+|\\d+) (?:minuti|metri|chilometri) d\\p{L}+",
  },
  pt: {
    other: "dentes? de alho|de madeira|de vidro|de papel|de ferro|borra de café|cascas de ovo",
    not: "não|ninguém|nunca|jamais|nem|nenhum[a]?|proibid[oa]s?",
    only: "não só|não apenas|não somente",
    but: "mas|e sim|pelo contrário",
    after:
      "sem|exceto|salvo|em vez d[eo]s?|em lugar d[eo]|ao contrário d[eoa]|ao lado d[aeo]s?|perto d[aeo]s?|atrás d[aeo]s?|em frente [àa]o?s?|diante d[aeo]|como uma?|como se|ao abrigo d[aeo]|protegid[oa]s? d[aeo]|cor de|parecid[oa]s? com|(?:mais|menos|maior|menor)(?: \\p{L}+)? (?:do )?que|do tamanho de|a (?:\\p{L}+|\\d+) (?:minutos|metros|quilómetros|quilômetros) d[aeo]",
  },
  nl: {
    other: "boeken kan|te boeken|van hout|houten|van glas|van papier",
    not: "niet|nooit|geen|noch|niemand|verboten|verboden",
    only: "niet alleen|niet slechts|geen wonder",
    but: "maar|wel",
    after:
      "zonder|behalve|uitgezonderd|in plaats van|anders dan|alsof|beschermd tegen|naast|achter|tegenover|vlak bij|dicht bij|in de buurt van|(?<=\\p{L} )(?:als|dan|zoals) een|zo (?:groot|klein|zwaar|hoog|lang) als|(?:minuten|meter|kilometer) (?:lopen )?van",
  },
  sv: {
    not: "inte|aldrig|ingen|inga|inget|varken|förbjud\\p{L}+",
    only: "inte bara|inte minst",
    but: "utan|men",
    after: "utan|förutom|i stället för|istället för|bredvid|bakom|mittemot|nära|som en|som ett|än en|än ett",
  },
  da: {
    not: "ikke|aldrig|ingen|intet|hverken|forbudt",
    only: "ikke kun|ikke bare",
    but: "men",
    after: "uden|undtagen|i stedet for|ved siden af|bag|over for|nær|som en|som et|end en|end et",
  },
  nb: {
    not: "ikke|aldri|ingen|intet|verken|forbudt",
    only: "ikke bare|ikke kun",
    but: "men",
    after: "uten|unntatt|i stedet for|ved siden av|bak|overfor|nær|som en|som et|enn en|enn et",
  },
  fi: {
    not: "ei|en|emme|ette|eivät|älä|älkää|kielletty\\p{L}*",
    only: "ei vain|ei ainoastaan",
    but: "vaan|mutta",
    after: "ilman|paitsi|kuin",
  },
  pl: {
    not: "nie|nigdy|ani|żad\\p{L}+|zabronion\\p{L}+|zakazan\\p{L}+|wzbronion\\p{L}+",
    only: "nie tylko|nic dziwnego",
    but: "lecz|ale|tylko",
    after:
      "bez|oprócz|poza|zamiast|w odróżnieniu od|obok|koło|naprzeciwko?|w pobliżu|niedaleko|niż|(?<=\\p{L} )jak(?! (?:najszybciej|najwięcej|najmniej|zawsze|zwykle))|jakby\\p{L}*|wielkości|przypomina\\p{L}*|z dala od",
  },
  cs: {
    not: "ne|není|nejsou|nikdy|ani|žádn\\p{L}+|zakázán\\p{L}*",
    only: "nejen|nejenom",
    but: "ale|nýbrž",
    after: "bez|kromě|místo|vedle|poblíž|naproti|než|(?<=\\p{L} )jako|jakoby|velikosti|připomín\\p{L}+",
  },
  ru: {
    not: "не|нет|нельзя|никогда|ни|никак\\p{L}+|запрещ\\p{L}+",
    only: "не только|не просто|не раз|не менее|не более",
    but: "но|а|зато|напротив",
    after:
      "без|кроме|вместо|в отличие от|рядом с|около|возле|напротив|недалеко от|вблизи|чем|словно|будто|(?<=\\p{L},? )как|размером с|похож\\p{L}* на|подальше от|цвета",
  },
  uk: {
    not: "не|немає|нема|ніколи|ні|жодн\\p{L}+|заборонен\\p{L}+",
    only: "не тільки|не лише|не менше",
    but: "але|а|зате",
    after: "без|крім|окрім|замість|поруч з|поряд з|біля|коло|навпроти|недалеко від|ніж|мов",
  },
  ro: {
    not: "nu|niciodată|nici|niciun|nicio|interzis\\p{L}*",
    only: "nu numai|nu doar",
    but: "ci|dar",
    after: "fără|cu excepția|în loc de|lângă|în spatele|vizavi de|aproape de|ca un|ca o|decât",
  },
  hu: {
    not: "nem|ne|soha|sem|nincs|nincsenek|tilos",
    only: "nemcsak|nem csak",
    but: "hanem|de",
    after: "mint",
    before: "nélkül|helyett|mellett|kívül|mögött|előtt",
  },
  el: {
    not: "δεν|δε|μην|μη|ποτέ|ούτε|κανέν\\p{L}+|απαγορεύ\\p{L}+",
    only: "όχι μόνο",
    but: "αλλά",
    after: "χωρίς|δίχως|εκτός από|αντί για|δίπλα σ\\p{L}*|πίσω από|απέναντι από|κοντά σ\\p{L}*|σαν",
  },
  tr: {
    // "Pompasız": what a thing is without grows on its name.
    other: "\\p{L}{2,}s[ıiuü]z(?:ca|ce|dır|dir)?",
    not: "değil\\p{L}*|yok\\p{L}*|asla|hiçbir|hayır|yasak\\p{L}*|\\p{L}+(?:mayın|meyin|mayınız|meyiniz|maz|mez|mazlar|mezler|mıyor|miyor|muyor|müyor|mıyoruz|miyoruz|muyoruz|müyoruz|madı|medi|madan|meden|mamalı|memeli|amaz|emez)",
    only: "sadece \\p{L}+ değil|yalnızca \\p{L}+ değil",
    before: "hariç|dışında|yerine|yanında|arkasında|karşısında|yakınında|önünde|gibi|kadar",
  },
  ar: {
    other: "خشب الأرز|من الخشب|من خشب|خشبي|خشبية",
    not: "لا|لم|لن|ليس|ليست|ليسوا|ما زال ليس|غير|ممنوع|يمنع|يُمنع|وليس|ولا|فلا",
    only: "ليس فقط|لا يقتصر|لا يزال|لا تزال|لا بد|لا سيما",
    but: "بل|لكن|ولكن|إنما",
    after:
      "بدون|بلا|دون|من دون|إلا|عدا|ما عدا|باستثناء|بدلا من|بدلًا من|عوضا عن|بجانب|بجوار|قرب|خلف|أمام|مقابل|مثل|كأنه|كأنها",
  },
  he: {
    not: "לא|אין|אינו|אינה|אינם|אל|אסור|מעולם|אף",
    only: "לא רק|אין פלא",
    but: "אלא|אבל",
    after: "בלי|ללא|חוץ מ\\p{L}*|מלבד|במקום|ליד|מאחורי|מול|כמו",
  },
  fa: {
    not: "نیست|نیستند|نباید|نکنید|نمی\\p{L}*|هرگز|ممنوع",
    only: "نه تنها",
    but: "بلکه|اما",
    after: "بدون|به جز|به جای|کنار|پشت|مانند|مثل",
  },
  hi: {
    other: "लकड़ी (?:का|की|के)|मिट्टी (?:का|की|के)",
    not: "नहीं|मत|न|ना|कभी नहीं|मना|वर्जित|बिना",
    only: "न केवल|नहीं तो",
    but: "बल्कि|लेकिन|मगर",
    before: "के बिना|के अलावा|के सिवा|के बजाय|की जगह|के पास|के बगल|के पीछे|के सामने|की तरह|जैसा|जैसी|जैसे|से ज़्यादा|से कम",
  },
  bn: { not: "না|নেই|নয়|নিষেধ", but: "কিন্তু|বরং", before: "ছাড়া|বাদে|পাশে|পিছনে|সামনে|মতো" },
  id: {
    not: "tidak|bukan|jangan|tanpa|dilarang|belum",
    only: "tidak hanya|bukan hanya|tidak saja",
    but: "melainkan|tetapi|tapi",
    after: "tanpa|kecuali|selain|sebelah|belakang|dekat|depan|seperti|daripada",
  },
  vi: {
    not: "không|chẳng|đừng|chưa|cấm",
    only: "không chỉ|không những",
    but: "mà|nhưng",
    after: "không có|trừ|ngoại trừ|thay vì|bên cạnh|gần|phía sau|đối diện|như|giống như",
  },
  zh: {
    not: "不|没|沒|无|無|别|勿|禁|未|莫",
    only: "不仅|不僅|不但|不只|不光|不同|不久|不少|不断|不斷|不到|不过|不過|不管|不论|不論|无论|無論|特别|特別|区别|分别|级别|个别|別人|别人|没有比|不得不|无数|無數|差不多|未来|未來",
    but: "而是|但|却|卻",
    before: "旁边|旁邊|附近|后面|後面|对面|對面|以外|之外|一样|一樣|般",
    after: "除了|(?<![图圖录錄头頭偶想])像(?!素)|如同|比(?![赛賽例如较較])|代替",
  },
  ja: {
    // "花火は、その年は上がりませんでした": a topic's comma parts it from what denies it.
    other: "[^、。\\s]{1,10}は、[^、。]{1,14}ませんでした",
    not: "ない|ません|なく|なけれ|ず(?=[、。に])|禁止|禁じ|ご遠慮",
    only: "だけでなく|のみならず|少なくな|なければな|なくてはな|ないといけ|かもしれな|に過ぎな|少ない",
    before:
      "なし|無し|抜き|不要|要らず|いらず|以外|の代わり|の隣|のとなり|の横|のそば|の近く|の裏|の前|のような|のように|ほど|より",
  },
  ko: {
    not: "않|없|아니|말고|마세요|마십시오|말아|(?<!연)못(?=[하했합할한 ])|안 (?=\\p{L})|금지",
    only: "뿐만 아니라|뿐 아니라|수밖에 없|아니라면|안전|안내|안에|안쪽|않으면 안",
    before: "제외|빼고|대신|옆|근처|뒤|앞|맞은편|처럼|같은|같이|보다|없이",
  },
  ca: {
    not: "no|mai|ni|cap|tampoc|prohibit\\p{L}*",
    only: "no només|no sols",
    but: "sinó|però",
    after: "sense|excepte|tret de|en lloc d[e']|al costat d[e']l?|com un[a]?",
  },
  sk: {
    not: "ne|nie|nie je|nikdy|ani|žiadn\\p{L}+|zakázan\\p{L}+",
    but: "ale",
    after: "bez|okrem|namiesto|vedľa|ako",
  },
  sl: {
    not: "ne|ni|niso|nikoli|prepovedan\\p{L}+",
    but: "ampak|temveč",
    after: "brez|razen|namesto|poleg|kot",
  },
  hr: {
    not: "ne|nije|nisu|nikad|zabranjen\\p{L}+",
    but: "nego|ali|već",
    after: "bez|osim|umjesto|pored|kao",
  },
  bg: { not: "не|няма|никога|нито|забранен\\p{L}+", but: "а|но", after: "без|освен|вместо|до|като" },
  ta: { not: "இல்லை|வேண்டாம்|கூடாது", before: "இல்லாமல்|இன்றி|தவிர|போல|அருகில்" },
  te: { not: "లేదు|కాదు|వద్దు", before: "లేకుండా|తప్ప|లాగా|పక్కన" },
  mr: { not: "नाही|नको|नका", before: "शिवाय|ऐवजी|सारखा|सारखी|जवळ" },
  ur: { not: "نہیں|مت|منع|بغیر", before: "کے بغیر|کے علاوہ|کی جگہ|کے پاس|کی طرح" },
  th: {
    not: "ไม่|ห้าม|อย่า|มิ|ไร้",
    only: "ไม่เพียง|ไม่ใช่แค่",
    but: "แต่",
    after: "ยกเว้น|นอกจาก|แทน|ข้าง|หลัง|ใกล้|เหมือน",
  },
};
