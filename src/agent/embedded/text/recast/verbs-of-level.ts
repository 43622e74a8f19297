/**
 * Verbs that tell how much their subject is, with the preposition of what it comes to: what stands before them names
 * the figure. "Revenue rose to | €4.2 million" → "Revenue".
 */
export const LEVEL: Readonly<Record<string, string>> = {
  en: "is|are|was|were|(?:has|have) been|stands at|stood at|stays at|stayed at|lies at|lay at|comes in at|(?:(?:has|have) )?(?:rose|risen|rises|rise|grew|grown|grows|grow|fell|fallen|falls|fall|dropped|drops|climbed|climbs|increased|increases|declined|decreased|shrank|shrunk|jumped|swelled|went up|went down|amounted|amounts|came|comes|adds? up|added up|ran|runs|doubled|tripled) to|(?:(?:has|have) )?reach(?:ed|es)?|hits?|exceed(?:ed|s)|totals?|totall?ed|averages?|averaged|costs?|weighs?|weighed|measures?|measured|took|takes?|has|have|had|equals?|starts at|start at|peaked at",
  de: "ist|sind|war|waren|betrug|betrugen|beträgt|betragen|lag bei|liegt bei|lagen bei|liegen bei|(?:stieg|stiegen|sank|sanken|fiel|fielen|wuchs|wuchsen|kletterte|kletterten|belief sich|belaufen sich|beläuft sich) auf|kostet|kosteten|kostete|kosten|erreicht|erreichte|erreichten|wiegt|wog|misst|dauert|dauerte|umfasst|umfasste",
  fr: "est|était|sont|étaient|est de|était de|sont de|(?:montent|montèrent|monta|montait|passent|passèrent|passa|passait|grimp(?:e|ent|a|èrent|ait)|progress(?:e|ent|a|èrent)|augment(?:e|ent|a|èrent|ait|aient)|bondit|bondissent|tombent|tomba|tombèrent|tombait|descend|descendent|descendit|baissent|baissa|baissèrent|s['’]él(?:ève|èvent|evait|evaient|eva)|(?:a|ont|avait|avaient|est|sont|était|étaient) (?:monté|passé|grimpé|progressé|augmenté|bondi|tombé|descendu|baissé)e?s?|s['’]est élevée?|se sont élevée?s) (?:à|jusqu['’]à)|atteint|atteignent|atteignait|a atteint|ont atteint|coûte|coûtent|coûtait|coûtaient|a coûté|pèse|pèsent|fait|font|faisait|faisaient|mesure|mesurent|dure|durent|a duré|dépasse|dépassent|a dépassé|compte",
  es: "es|son|era|eran|fue|fueron|(?:es|son|era|eran|fue|fueron) del?|(?:subi(?:ó|eron)|baj(?:ó|aron)|aument(?:ó|aron)|creci(?:ó|eron)|cay(?:ó|eron)|lleg(?:ó|aron|a|an)|asciende|ascienden|ascendió|ascendieron) (?:al?|hasta(?: el)?)|alcanz(?:ó|aron|a|an)|cuesta|cuestan|costó|costaron|costaba|costaban|pesa|pesan|mide|miden|dura|duró|duraron|super(?:a|an|ó|aron)",
  it: "è|sono|era|erano|è stat[oa]|(?:è|era|sono|erano) di|(?:(?:è|sono|era|erano) (?:salit|sces|aumentat|cresciut|arrivat|passat|calat)[oaie]|salì|salirono|scese|scesero|aumentò|aumentarono|crebbe|crebbero|arriva|arrivano|arrivò|arrivarono|scende|scendono) (?:al?|all['’]|fino al?)|ammonta a|ammontano a|ha raggiunto|hanno raggiunto|raggiunge|raggiungono|raggiunse|costa|costano|costava|costavano|è costat[oa]|pesa|misura|dura|è durat[oa]|supera|ha superato",
  pt: "é|são|era|eram|foi|(?:é|era|são|eram|foi) de|(?:sub(?:iu|iram|e|em)|cresc(?:eu|eram|e|em)|aument(?:ou|aram|a|am)|ca(?:iu|íram|i|em)|desc(?:eu|eram|e|em)|cheg(?:ou|aram|a|am)|pass(?:ou|aram|am)) (?:para|a|até)|ating(?:iu|iram|e)|alcanç(?:ou|aram)|custa|custam|custou|custaram|custava|custavam|pesa|mede|dura|durou|super(?:a|ou)|fica(?:m)? (?:pel[oa]s?|n[oa]s?|em)|ficou (?:pel[oa]s?|n[oa]s?|em)",
  nl: "is|zijn|was|waren|bedraagt|bedroeg|bedroegen|(?:steeg|stegen|daalde|daalden|groeide|groeiden|kwam|liep|liepen|zakte|zakten) (?:op )?(?:naar|tot)|kost|kosten|kostte|kostten|bereikt|bereikte|weegt|duurt|duurde|telt|meet",
  sv: "är|var|blev|uppgår till|uppgick till|(?:steg|ökade|sjönk|föll|minskade|växte) (?:upp )?till|nådde|kostar|kostade|väger|vägde|varar|varade|mäter",
  nb: "er|var|ble|utgjør|utgjorde|(?:steg|økte|sank|falt|minket|vokste) (?:opp )?til|nådde|koster|kostet|veier|veide|varer|varte|måler",
  da: "er|var|blev|udgør|udgjorde|(?:steg|øgedes|faldt|voksede) (?:op )?til|nåede|koster|kostede|vejer|vejede|varer|varede|måler",
  pl: "to|jest|był|była|było|były|wynosi|wynoszą|wyniósł|wyniosła|wyniosło|wyniosły|wynosił[aoy]?|(?:wzrósł|wzrosł[aoy]|wzrośli|spadł[aoy]?|urósł|urosł[aoy]) do|osiągnął|osiągnęł[aoy]|kosztuje|kosztują|kosztował[aoy]?|waży|ważył[aoy]?|trwa|trwał[aoy]?|sięga|sięgnęł[aoy]|liczy",
  ru: "составляет|составляют|составил[аои]?|(?:вырос(?:ла|ло|ли)?|увеличил(?:ся|ась|ось|ись)|поднял(?:ся|ась|ось|ись)|возрос(?:ла|ло|ли)?|упал[аои]?|снизил(?:ся|ась|ось|ись)|сократил(?:ся|ась|ось|ись)|доход(?:ит|ят)) до|достиг(?:ла|ло|ли|ает|ают)?|стоит|стоят|стоил[аои]?|обош(?:ёлся|елся|лась|лось|лись) в|весит|длится|длил(?:ся|ась|ось)|равн(?:а|о|ы|яется)|превысил[аои]?|была?|было|были",
  uk: "становить|становлять|становив|становил[аои]|(?:зріс|зросл[аои]|збільшив(?:ся)|збільшил(?:ася|ося|ися)|впав|впал[аои]|знизив(?:ся)|знизил(?:ася|ося|ися)) до|досяг(?:ла|ло|ли|ає)?|коштує|коштують|коштував|коштувал[аои]|важить|триває|тривав|тривал[аои]|був|була|було|були",
  he: "הוא|היא|הם|הן|היה|הייתה|היו|(?:עלה|עלתה|עלו|ירד|ירדה|ירדו|הגיע|הגיעה|הגיעו|צמח|צמחה) ל-?|עומד על|עומדת על|עומדים על|עולה|עולים|עלה|עלות",
}; // prettier-ignore

/** Verbs that tell which way their subject went, with the preposition of what it came to: they stand before their figure. */
export const MOVED: Readonly<Record<string, string>> = {
  en: "(?:(?:has|have|had) )?(?:rose|risen|rises|rise|grew|grown|grows|grow|fell|fallen|falls|fall|dropped|drops|climbed|climbs|increased|increases|declined|declines|decreased|shrank|shrunk|jumped|jumps|swelled|soared|slipped|slips|sank|slid|dipped|went up|went down|doubled|tripled) to",
  de: "(?:stieg|stiegen|steigt|steigen|sank|sanken|sinkt|sinken|fiel|fielen|fällt|wuchs|wuchsen|wächst|kletterte|kletterten|schrumpfte|schrumpften) auf",
  fr: "(?:montent|montèrent|monta|montait|grimp(?:e|ent|a|èrent|ait)|progress(?:e|ent|a|èrent)|augment(?:e|ent|a|èrent|ait|aient)|bondit|bondissent|tombent|tomba|tombèrent|tombait|descend|descendent|descendit|baissent|baissa|baissèrent|recule|reculent|(?:a|ont|avait|avaient|est|sont|était|étaient) (?:monté|passé|grimpé|progressé|augmenté|bondi|tombé|descendu|baissé|reculé)e?s?) (?:à|jusqu['’]à)",
  es: "(?:sub(?:e|en|ió|ieron)|baj(?:a|an|ó|aron)|aument(?:a|an|ó|aron)|crec(?:e|en|ió|ieron)|cay(?:ó|eron)|cae|caen|(?:ha|han) (?:subido|bajado|aumentado|crecido|caído)) (?:a|al|hasta(?: el)?)",
  it: "(?:(?:è|sono|era|erano) (?:salit|sces|aumentat|cresciut|passat|calat)[oaie]|salì|salirono|sale|salgono|scese|scesero|scende|scendono|aumentò|aumentarono|crebbe|crebbero) (?:a|al|all['’]|fino a|fino al)",
  pt: "(?:sub(?:iu|iram|e|em)|cresc(?:eu|eram|e|em)|aument(?:ou|aram|a|am)|ca(?:iu|íram|i|em)|desc(?:eu|eram|e|em)|baix(?:ou|aram)|pass(?:ou|aram)) (?:para|a|até)(?: os?)?",
  nl: "(?:steeg|stegen|stijgt|stijgen|daalde|daalden|daalt|dalen|groeide|groeiden|groeit|zakte|zakten|liep op|liepen op) (?:op )?(?:naar|tot)",
  sv: "(?:steg|stiger|ökade|ökar|sjönk|sjunker|föll|faller|minskade|minskar|växte|växer) (?:upp )?till",
  nb: "(?:steg|stiger|økte|øker|sank|synker|falt|faller|minket|vokste|vokser) (?:opp )?til",
  da: "(?:steg|stiger|øgedes|faldt|falder|voksede|vokser) (?:op )?til",
  pl: "(?:wzrósł|wzrosł[aoy]|wzrośli|rośnie|spadł[aoy]?|spada|urósł|urosł[aoy]|zmalał[aoy]?) do",
  ru: "(?:вырос(?:ла|ло|ли)?|раст[её]т|увеличил(?:ся|ась|ось|ись)|поднял(?:ся|ась|ось|ись)|возрос(?:ла|ло|ли)?|упал[аои]?|снизил(?:ся|ась|ось|ись)|сократил(?:ся|ась|ось|ись)|уменьшил(?:ся|ась|ось|ись)) до",
  uk: "(?:зріс|зросл[аои]|збільшив(?:ся)|збільшил(?:ася|ося|ися)|впав|впал[аои]|знизив(?:ся)|знизил(?:ася|ося|ися)|скоротив(?:ся)|скоротил(?:ася|ося|ися)) до",
  zh: "(?:上升|下降|增加|减少|增长|降低|提高|跌|涨|升|降)(?:到|至|为)",
}; // prettier-ignore

/** The same behind the figure, and how it is told in brackets behind the subject. */
export const MOVED_BEHIND: Readonly<Record<string, readonly (readonly [behind: RegExp, told: string])[]>> = {
  ja: [[/^に(?:上昇|上が|高ま)/u, "上昇"], [/^に(?:増加|増え)/u, "増加"], [/^に(?:減少|減っ|減り)/u, "減少"], [/^に(?:低下|下が|下落)/u, "低下"]],
  ko: [[/^(?:으로|로)\s(?:상승|올라|올랐|오르)/u, "상승"], [/^(?:으로|로)\s(?:증가|늘)/u, "증가"], [/^(?:으로|로)\s(?:감소|줄)/u, "감소"], [/^(?:으로|로)\s(?:하락|떨어|내려|낮아)/u, "하락"]],
  tr: [[/^['’]?\p{L}{0,3}\s(?:yükseldi|çıktı)/u, "yükseldi"], [/^['’]?\p{L}{0,3}\s(?:düştü|indi|geriledi)/u, "düştü"]],
}; // prettier-ignore

/** So much more or less: the figure needs its sign, and has the same subject. Before the preposition of "by". */
export const UP: Readonly<Record<string, string>> = {
  en: "(?:(?:has|have) )?(?:rose|risen|rises|rise|grew|grown|grows|increased|increases|climbed|climbs|jumped|gained|went up|(?:is|are|was|were) up)(?: by)?",
  de: "(?:stieg|stiegen|steigt|steigen|wuchs|wuchsen|wächst|kletterte|kletterten|erhöhte sich|erhöhten sich) um",
  fr: "(?:augment(?:e|ent|a|èrent|ait|aient)|progress(?:e|ent|a|èrent)|montent|monta|montèrent|grimp(?:e|ent|a|èrent)|croît|croissent|bondit|bondissent|(?:a|ont|avait|avaient|est|sont) (?:augmenté|progressé|monté|crû|cru|grimpé|bondi)e?s?|(?:est|sont|était|étaient) en (?:hausse|progression)) (?:de|d['’])",
  es: "(?:sub(?:e|en|ió|ieron)|aument(?:a|an|ó|aron|aba|aban)|crec(?:e|en|ió|ieron)|se increment(?:a|an|ó|aron)|(?:ha|han|había|habían) (?:subido|aumentado|crecido))(?: un| en)?",
  it: "(?:(?:è|sono|era|erano) (?:salit|aumentat|cresciut)[oaie]|salì|salirono|aument(?:a|ano|ò|arono)|cresce|crescono|crebbe|crebbero) (?:del(?:l['’])?|di)",
  pt: "(?:sub(?:iu|iram|e|em)|aument(?:ou|aram|a|am)|cresc(?:eu|eram|e|em))(?: em)?",
  nl: "(?:steeg|stegen|stijgt|stijgen|groeide|groeiden|groeit|groeien) met",
  sv: "(?:steg|ökade|växte) med",
  nb: "(?:steg|økte|vokste) med",
  da: "(?:steg|voksede|øgedes) med",
  pl: "(?:wzrósł|wzrosł[aoy]|wzrośli|zwiększył[aoy]? się|urósł|urosł[aoy]) o",
  ru: "(?:вырос(?:ла|ло|ли)?|увеличил(?:ся|ась|ось|ись)|поднял(?:ся|ась|ось|ись)|возрос(?:ла|ло|ли)?) на",
  uk: "(?:зріс|зросл[аои]|збільшив(?:ся)|збільшил(?:ася|ося|ися)) на",
};
export const DOWN: Readonly<Record<string, string>> = {
  en: "(?:(?:has|have) )?(?:fell|fallen|falls|dropped|drops|declined|declines|decreased|decreases|shrank|shrunk|lost|sank|went down|(?:is|are|was|were) down)(?: by)?",
  de: "(?:sank|sanken|sinkt|sinken|fiel|fielen|schrumpfte|schrumpften|verringerte sich|verringerten sich) um",
  fr: "(?:baissent|baissa|baissèrent|baissait|baissaient|recule|reculent|recula|reculèrent|chutent|chuta|chutèrent|diminu(?:e|ent|a|èrent|ait|aient)|tombent|tomba|tombèrent|(?:a|ont|avait|avaient|est|sont) (?:baissé|reculé|chuté|diminué|tombé)e?s?|(?:est|sont|était|étaient) en (?:baisse|recul)) (?:de|d['’])",
  es: "(?:baj(?:an|ó|aron|aban)|cay(?:ó|eron)|cae|caen|disminuy(?:e|en|ó|eron)|descend(?:ió|ieron)|desciende|descienden|se reduj(?:o|eron)|(?:ha|han|había|habían) (?:bajado|caído|disminuido|descendido))(?: un| en)?",
  it: "(?:(?:è|sono|era|erano) (?:sces|calat|diminuit)[oaie]|scese|scesero|scende|scendono|calò|calarono|calano|diminu(?:isce|iscono|ì|irono)) (?:del(?:l['’])?|di)",
  pt: "(?:ca(?:iu|íram|i|em)|diminu(?:iu|íram|i|em)|baix(?:ou|aram|am)|desc(?:eu|eram|e|em)|reduzi(?:u|ram)-se)(?: em)?",
  nl: "(?:daalde|daalden|kromp|krompen|zakte|zakten) met",
  sv: "(?:sjönk|minskade|föll) med",
  nb: "(?:sank|falt|minket|gikk ned) med",
  da: "(?:faldt|sank|mindskedes) med",
  pl: "(?:spadł[aoy]?|zmniejszył[aoy]? się|obniżył[aoy]? się) o",
  ru: "(?:снизил(?:ся|ась|ось|ись)|упал[аои]?|сократил(?:ся|ась|ось|ись)|уменьшил(?:ся|ась|ось|ись)) на",
  uk: "(?:знизив(?:ся)|знизил(?:ася|ося|ися)|впав|впал[аои]|скоротив(?:ся)|скоротил(?:ася|ося|ися)|зменшив(?:ся)|зменшил(?:ася|ося|ися)) на",
};

/** Behind these "below" tells what it came to. */
export const FELL: Readonly<Record<string, string>> = {
  en: "(?:(?:has|have) )?(?:fell|fallen|falls|dropped|drops|sank|declined|dipped|slid|went)",
  de: "fiel|fielen|fällt|sank|sanken|sinkt|rutschte|rutschten",
  fr: "(?:(?:est|sont|a|ont) (?:descendu|tombé|passé|baissé)e?s?|descend|descendent|tombent|passent|passa|tomba)",
  es: "(?:(?:ha|han) (?:bajado|caído|descendido)|baj(?:ó|aron)|cay(?:ó|eron)|descend(?:ió|ieron)|cae|caen)",
  it: "(?:(?:è|sono) (?:sces|calat)[oaie]|scese|scesero|calò|calarono|scende|scendono)",
  pt: "(?:ca(?:iu|íram)|desc(?:eu|eram)|baix(?:ou|aram))",
  nl: "(?:daalde|daalden|zakte|zakten|viel|vielen)",
  sv: "(?:sjönk|föll)",
  nb: "(?:sank|falt)",
  da: "(?:faldt|sank)",
};
