/**
 * What a sentence of a series says beside when and how much, by language: that so many were left, that it was only so many, that it
 * fell to so many. "Fell by" is another value, and is none of these.
 */
export const LEVEL_WORDS: Readonly<Record<string, string>> = {
  en: "(?:were|was|are|is|had|have|has) (?:only |still |just )?(?:left|remaining)|remain(?:ed|s)?|(?:it |they |that |the number |this |the figure )?(?:had |has |have )?(?:fallen|fell|falls|dropped|drops|shrunk|shrank|sunk|risen|rose|rises|grown|grew|grows|climbed|gone (?:up|down)|went (?:up|down)|was down|were down|was up|is down|is up|come down|came down|stood|come) (?:to|at)|reached|came to|only|just|still|already|even|by then|there were|there are|we counted|we count|counted",
  de: "(?:übrig|geblieben|verblieben|übriggeblieben)|(?:waren|sind|blieben|bleiben|gab|gibt|zählten wir|zählen wir|zählte man|zählt man|haben wir gezählt)|(?:(?:ist|war|sind|waren) )?(?:sie |es |die Zahl )?(?:sank(?:en)?|fiel(?:en)?|stieg(?:en)?|wuchs(?:en)?|schrumpfte(?:n)?) (?:sie |es |die Zahl )?auf|nur|bloß|gerade|schon|sogar|noch|mehr|davon|es",
  fr: "il (?:n['’])?en (?:reste|restait|resta)(?: que| plus que)?|il ne restait(?: plus)? que|il n['’]y en avait(?: plus)? que|il y en avait|il y en a|on en (?:compte|comptait)|nous en (?:comptons|comptions|avons compté)|(?:étaient|sont) (?:tombée?s|descendue?s|montée?s) à|est (?:tombée?|descendue?|montée?) à|était (?:tombée?|descendue?|montée?) à|(?:a|ont|avait|avons) (?:atteint|compté)|seulement|encore|déjà|ne|que|plus|en|restent|restaient",
  es: "(?:quedaban|quedan|quedaron|había|hay|hubo|eran|son|fueron)|(?:bajó|bajaron|cayó|cayeron|subió|subieron|creció|crecieron|se redujo|se redujeron|descendió|descendieron|aumentó|aumentaron) (?:hasta|a)|(?:llegamos|llegó|llegaron) a|contamos|contábamos|solo|sólo|solamente|apenas|ya|todavía|aún|ya solo",
  it: "(?:ne )?(?:erano|sono|restavano|restano|rimanevano|rimangono|era|è)(?: rimast[iea]| rest[iea])?|(?:ne )?(?:abbiamo|avevamo) contat[iea]|ne (?:contiamo|contavamo)|(?:(?:era|erano|è|sono) )?(?:sces[oaie]|salit[oaie]|cadut[oaie]) a|scesero a|salirono a|(?:siamo|è|sono) arrivat[iaeo] a|solo|soltanto|appena|ancora|già|ormai|ne",
  pt: "(?:restavam|restam|restaram|sobravam|sobram|havia|há|eram|são|foram)|(?:baixou|baixaram|caiu|caíram|subiu|subiram|desceu|desceram|cresceu|cresceram) para|(?:chegámos|chegamos|chegou|chegaram) a|contámos|contamos|só|somente|apenas|já|ainda",
  nl: "(?:waren|zijn|was|is|bleven|blijven|resteerden|resten)(?: er)?|(?:waren|zijn) het er|er (?:waren|zijn)|telden we(?: er)?|tellen we(?: er)?|hebben we er (?:geteld)?|(?:daalde|daalden|zakte|zakten|steeg|stegen|groeide|groeiden) (?:het |dat )?(?:aantal )?(?:naar|tot)|over|nog|maar|slechts|al|er|ze|het",
  sv: "(?:fanns|finns|var|är|återstod|återstår)(?: det)?(?: kvar)?|kvar|(?:sjönk|föll|steg|växte|minskade|ökade) (?:antalet )?till|räknade vi|räknar vi|bara|endast|ännu|fortfarande|redan|det",
  da: "(?:var|er|fandtes|findes)(?: der)?(?: tilbage)?|tilbage|(?:faldt|steg|voksede) (?:tallet )?til|talte vi|tæller vi|kun|blot|stadig|endnu|allerede|der|det",
  nb: "(?:var|er|fantes|finnes)(?: det)?(?: igjen)?|igjen|(?:falt|sank|steg|vokste) (?:tallet )?til|telte vi|teller vi|bare|kun|fortsatt|ennå|allerede|det",
  pl: "(?:było|jest|są|były|pozostało|zostało|zostały|pozostały)(?: ich| już| tylko)*|(?:doliczyliśmy|naliczyliśmy) (?:się )?|liczymy|(?:spadła|spadło|wzrosła|wzrosło|zmalała) do|ich|już|tylko|jeszcze|zaledwie|się",
  ru: "(?:было|осталось|остаётся|остается|оставалось|стало|насчитали|насчитывается|насчитывалось)|(?:снизилось|упало|сократилось|выросло|увеличилось) до|их|уже|лишь|только|всего|ещё|еще|мы",
  uk: "(?:було|залишилося|лишилося|залишається|стало|нарахували)|(?:знизилося|впало|скоротилося|зросло) до|їх|уже|вже|лише|тільки|ще|ми",
  tr: "(?:kaldı|kalmıştı|kalmış|var|vardı|oldu|olmuştu)|(?:düştü|indi|geriledi|çıktı|yükseldi|azaldı)|sayı(?:sı|ları)?|bu|yalnızca|sadece|artık|ise|geriye|hâlâ",
  ar: "و?(?:بقي|بقيت|يبقى|تبقى|لم يبق منها سوى|كان|كانت|أصبح|أصبحت|صار|صارت|انخفض|انخفضت|ارتفع|ارتفعت|تراجع|وصل|بلغ)(?: العدد| عددها| عددهم)?(?: إلى)?|فقط|منها|منهم|عددها|عددهم|العدد",
  ja: "(?:人|軒|頭|羽|本|戸|校|店|台|件|隻|棟|組|か所|カ所|名|匹|社|回|冊|園|館|世帯|枚|トン)?(?:にまで|まで|に)(?:減り|減って|減少し|増え|増えて|増加し|なり|なって)(?:ました|ています|た|ている)?|に?(?:いました|あります|ありました|います|だけです|だけでした|のみです|となり|になり|残っています|が残りました|残りました|を数えました)|わずか|だけ|ほんの|たった",
  zh: "减少到了?|減少到了?|下降到了?|降到了?|降至|减至|減至|增加到了?|增至|升至|只剩下?|僅剩下?|仅剩下?|剩下|还剩|還剩|还有|還有|只有|仅有|僅有|就只|变成了?|變成了?|已经|已經",
  ko: "(?:으로|로|까지)\\s?(?:줄었습니다|줄었다|줄어들었습니다|줄어들었다|늘었습니다|늘었다|떨어졌습니다|떨어졌다|늘어났습니다|늘어났다)|(?:만|이|가|은|는)?\\s?(?:남았습니다|남았다|남아\\s?있습니다|남아\\s?있다|있었습니다|있었다|있습니다|있다|이었습니다|였습니다|이다|입니다|되었습니다|됐습니다)|겨우|불과|이제|단",
}; // prettier-ignore
