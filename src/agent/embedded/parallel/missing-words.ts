/** What says how much of a sum is not there yet, right before its amount or, where the verb stands last, right behind it. */
export const MISSING: Readonly<Record<string, { before?: string; behind?: string }>> = {
  en: { before: "(?:that|this) leaves|(?:we|they) (?:still )?(?:need|lack)|still missing(?: (?:is|are))?|missing(?: (?:is|are))?|(?:we are|it is) (?:still )?short (?:by|of)|the gap is", behind: "(?:is|are) (?:still )?missing|(?:is|are) (?:still )?(?:needed|lacking)|(?:is|are) left to find|(?:still |left )?to (?:go|raise|find)|short" },
  de: { before: "(?:es |noch |uns |nun |damit )*fehlen(?: (?:noch|uns|also))*|offen (?:sind|bleiben)(?: noch)?|bleiben(?: noch)?", behind: "fehlen(?: noch| uns)*|sind noch offen" },
  fr: { before: "il (?:nous )?manque(?: encore)?|il reste(?: à trouver)?|manquent(?: encore)?", behind: "manquent(?: encore)?|restent à trouver" },
  es: { before: "(?:nos |aún |todavía )*faltan?(?: aún| todavía)?|quedan por reunir", behind: "faltan(?: aún)?" },
  it: { before: "(?:ci |ne )?mancano(?: ancora)?|restano da trovare|manca(?: ancora)?", behind: "mancano(?: ancora)?" },
  pt: { before: "(?:ainda )?(?:nos )?faltam?(?: ainda)?|falta(?: ainda)?", behind: "(?:ainda )?faltam" },
  nl: { before: "(?:er )?(?:ontbreekt|ontbreken)(?: nog)?|(?:er is|we komen)(?: nog)?|we missen(?: nog)?", behind: "(?:te kort|tekort|ontbreekt(?: nog)?)" },
  sv: { before: "(?:det )?(?:fattas|saknas)(?: ännu)?", behind: "(?:fattas|saknas)(?: ännu)?" },
  pl: { before: "(?:wciąż |jeszcze |nadal )?brakuje(?: (?:nam|jeszcze|wciąż))*", behind: "brakuje" },
  ru: { before: "(?:пока |ещё |нам )*не хватает(?: ещё)?|осталось (?:собрать|найти)", behind: "не хватает" },
  uk: { before: "(?:поки |ще |нам )*(?:не вистачає|бракує)(?: ще)?", behind: "бракує" },
  tr: { before: "eksik(?: kalan)?|kalan", behind: "eksik(?: kalıyor)?|(?:daha )?gerekiyor|lazım" },
  ar: { before: "ينقصنا|ينقص|يبقى|لا يزال ينقصنا", behind: "(?!)" },
  hi: { before: "(?!)", behind: "(?:अभी )?(?:कम (?:हैं|है|पड़ते हैं|पड़ रहे हैं)|बाकी हैं?|की कमी है)" },
  ja: { before: "不足は|残りは|残る", behind: "(?:が)?(?:足りません|不足しています|足りない)" },
  zh: { before: "还差|還差|还缺|還缺|缺口(?:是|为)?|仍缺", behind: "(?!)" },
}; // prettier-ignore

/** What says how much of a sum is there already, before its amount or behind it, and what that part is called. */
export const RAISED: Readonly<Record<string, { said: string; name: string }>> = {
  en: { said: "(?:we have |we['’]ve |already )*(?:raised|collected)(?: so far| already| to date)?|so far", name: "Raised" },
  de: { said: "(?:bisher |schon |bereits )*(?:gesammelt|eingegangen|zusammengekommen)(?: sind| haben wir)?(?: bisher| schon| bereits)?|bisher", name: "Gesammelt" },
  fr: { said: "(?:nous avons |déjà )*(?:récolté|collecté|réuni)s?(?: à ce jour| déjà)?", name: "Récolté" },
  es: { said: "(?:ya |hemos |llevamos )*(?:recaudado|reunido)s?(?: hasta ahora)?", name: "Reunido" },
  it: { said: "(?:abbiamo |già )*raccolt[oi](?: finora)?|finora", name: "Raccolto" },
  pt: { said: "(?:já |temos )*(?:angariado|reunido|arrecadado)s?(?: até agora)?", name: "Reunido" },
  nl: { said: "(?:al |we hebben )*(?:opgehaald|ingezameld)(?: tot nu toe)?", name: "Opgehaald" },
  sv: { said: "(?:hittills )?insamla(?:t|de)(?: hittills)?|hittills", name: "Insamlat" },
  pl: { said: "(?:już )?(?:zebrano|zebraliśmy)(?: już| dotąd)?", name: "Zebrano" },
  ru: { said: "(?:уже )?(?:собрано|собрали)(?: уже)?", name: "Собрано" },
  uk: { said: "(?:вже )?(?:зібрано|зібрали)(?: вже)?", name: "Зібрано" },
}; // prettier-ignore
