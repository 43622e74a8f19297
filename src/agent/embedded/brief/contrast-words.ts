/** Words that set two things or more against each other, in the languages that briefs come in most. */
export type Tone = "neutral" | "positive" | "negative";

/** Two sides by their labels, as alternatives of a regular expression; `_` stands for a space. */
export type PairWords = { sides: [string, string]; tones: [Tone, Tone] };

/** Labels: they stand before a colon. "Pros", "Pros of cash". */
export const LABEL_PAIRS: readonly PairWords[] = [
  {
    sides: [
      "pros?|advantages?|benefits?|upsides?|strengths?|vorteile?|pro|stärken|avantages?|points_forts|atouts|côté_positif|pour|ventajas?|a_favor|puntos_fuertes|vantaggi|pregi|vantagens|prós|pontos_fortes|voordelen|zalety|plusy|плюсы|переваги|плюси|πλεονεκτήματα|ưu_điểm|ข้อดี|مزایا|преимущества|достоинства|artıları|avantajları|artılar|avantajlar|المزايا|الإيجابيات|مزايا|إيجابيات|יתרונות|फायदे|लाभ|优点|優點|优势|優勢|好处|メリット|長所|利点|장점|fördelar|fordele|fordeler|edut",
      "cons?|disadvantages?|drawbacks?|downsides?|weaknesses|nachteile?|contra|kontra|schwächen|inconvénients?|points_faibles|côté_négatif|contre|desventajas?|inconvenientes|contras?|en_contra|puntos_débiles|svantaggi|difetti|contro|desvantagens|pontos_fracos|nadelen|wady|minusy|минусы|недоліки|мінуси|μειονεκτήματα|nhược_điểm|ข้อเสีย|معایب|недостатки|eksileri|dezavantajları|eksiler|dezavantajlar|العيوب|السلبيات|عيوب|سلبيات|חסרונות|नुकसान|हानि|缺点|缺點|劣势|劣勢|坏处|デメリット|短所|欠点|단점|nackdelar|ulemper|haitat",
    ],
    tones: ["positive", "negative"],
  },
  {
    sides: [
      "before|previously|until_now|so_far|the_old_way|vorher|früher|bisher|avant|jusqu['’]ici|antes|hasta_ahora|prima|finora|até_agora|vroeger|voorheen|tot_nu_toe|przedtem|wcześniej|dotychczas|раньше|до_этого|прежде|önce|eskiden|قبل|سابقاً|في_السابق|לפני|בעבר|पहले|以前|之前|过去|過去|これまで|이전|예전|tidigare|förut|före",
      "after|afterwards|now|today|from_now_on|the_new_way|nachher|heute|jetzt|künftig|ab_jetzt|danach|après|maintenant|désormais|aujourd['’]hui|después|ahora|desde_ahora|dopo|ora|adesso|oggi|depois|agora|nu|voortaan|daarna|teraz|potem|obecnie|сейчас|теперь|после|отныне|sonra|şimdi|artık|بعد|الآن|اليوم|אחרי|עכשיו|היום|अब|बाद|现在|現在|之后|之後|以后|如今|今後|これから|이후|지금|efter|nuförtiden",
    ],
    tones: ["neutral", "neutral"],
  },
  {
    sides: [
      "dos?|do_this|right|true|fact|safe|good_examples?|richtig|gutes_beispiel|so_ist_es_richtig|vrai|à_faire|correcto|verdadero|giusto|vero|certo|правильно|可以|正确|正しい|良い例",
      "don['’]?ts?|do_not|not_this|wrong|false|myth|unsafe|bad_examples?|falsch|schlechtes_beispiel|faux|à_éviter|incorrecto|falso|sbagliato|errado|неправильно|不可以|错误|間違い|悪い例",
    ],
    tones: ["positive", "negative"],
  },
];

/** How a sentence opens that weighs one side, and then the other. */
export const OPENING_PAIRS: readonly PairWords[] = (
  [
    ["on_the_one_(?:hand|side)", "on_the_other(?:_(?:hand|side))?"],
    ["einerseits|auf_der_einen_seite", "andererseits|auf_der_anderen_seite"],
    [
      "d['’]un(?:e)?_(?:côté|part)",
      "(?:mais_)?(?:d['’]un_autre_côté|de_l['’]autre(?:_côté)?|d['’]autre_part)",
    ],
    ["por_un(?:a)?_(?:lado|parte)", "por_(?:el_)?otr[oa](?:_(?:lado|parte))?"],
    ["da_un(?:a)?_(?:lato|parte)", "dall['’]altr[oa](?:_(?:lato|parte))?"],
    ["por_um_lado", "por_outro(?:_lado)?"],
    ["enerzijds|aan_de_ene_kant", "anderzijds|aan_de_andere_kant"],
    ["z_jednej_strony", "z_drugiej(?:_strony)?"],
    ["с_одной_стороны", "(?:а_)?с_другой(?:_стороны)?"],
    ["bir_yandan|bir_tarafta", "öte_yandan|diğer_yandan|diğer_tarafta"],
    ["من_جهة|من_ناحية", "(?:و)?من_(?:جهة|ناحية)_أخرى"],
    ["מצד_אחד", "מצד_שני|מאידך"],
    ["एक_(?:ओर|तरफ)", "(?:वहीं_)?दूसरी_(?:ओर|तरफ)"],
    ["一方面", "另一方面"],
    ["一方では", "他方では?"],
    ["한편으로는", "다른_한편으로는"],
    ["å_ena_sidan|på_den_ene_side", "å_andra_sidan|på_den_anden_side"],
    ["côté_positif", "côté_négatif"],
    ["on_the_plus_side|the_good_news", "on_the_minus_side|on_the_downside|the_bad_news"],
  ] as const
).map(([one, other]) => ({
  sides: [one, other],
  tones: /positif|plus|good/u.test(one) ? ["positive", "negative"] : ["neutral", "neutral"],
}));

/** What is chosen among: "Option A", "Plan 2", "方案一". A name in brackets may follow. */
export const CHOICE =
  "(option|plan|variant|version|scenario|model|route|team|group|variante|möglichkeit|modell|szenario|gruppe|scénario|modèle|groupe|opción|escenario|modelo|grupo|opzione|modello|gruppo|opção|cenário|optie|opcja|wariant|вариант|план|сценарий|группа|seçenek|الخيار|الخطة|אפשרות|תוכנית|विकल्प|योजना|方案|选项|選項|计划|計畫|プラン|案|オプション|옵션|방안|플랜|alternativ|alternative)";
/** Their numbers, in order. */
export const CHOICE_ORDERS: readonly (readonly string[])[] = [
  ["a", "b", "c"],
  ["1", "2", "3"],
  ["i", "ii", "iii"],
  ["one", "two", "three"],
  ["а", "б", "в"],
  ["أ", "ب", "ج"],
  ["א", "ב", "ג"],
  ["क", "ख", "ग"],
  ["一", "二", "三"],
  ["甲", "乙", "丙"],
  ["الأول", "الثاني", "الثالث"],
  ["الأولى", "الثانية", "الثالثة"],
];
