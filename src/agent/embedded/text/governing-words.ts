/**
 * Words that decide what is true of all that is listed behind them, by language: without them a list of what is forbidden
 * reads as a list of what to bring. `denies` is told of none of it, `asks` is needed or brought, `depends` holds under a
 * condition only.
 */
type Words = { denies: string; asks: string; depends: string };

export const GOVERNING: Readonly<Record<string, Words>> = {
  en: {
    denies:
      "never|not|no|none|nothing|nowhere|cannot|[a-z]+n['’]t|without|avoid(?:s|ed|ing)?|except|excluding|forbidden|prohibited|banned|refrain|stop|instead of|unless|exempt",
    asks: "needs?|needed|required?|requires|must|bring|brings|pack|wear|carry|only|allowed|permitted|missing|lacks?|lost|want(?:s|ed)?|contraindicat\\p{L}+|allergic|risks?|warning",
    depends: "if|when|whenever|once|in case|should you|as soon as|until|before|after|provided",
  },
  de: {
    denies:
      "nie|niemals|nicht|kein(?:e[mnrs]?)?|nichts|ohne|verboten|untersagt|unzulässig|tabu|vermeide[nt]?|meide[nt]?|außer|ausgenommen|statt|unerwünscht|verzichte[nt]?",
    asks: "brauch(?:e|st|t|en)|benötig(?:e|st|t|en)|nötig|erforderlich|mitbringen|mitnehmen|bring(?:t|en)?|muss|müssen|nur|erlaubt|gestattet|fehl(?:t|en)|gesucht",
    depends: "wenn|falls|sobald|sofern|bei|solange|bevor|nachdem|bis",
  },
  fr: {
    denies:
      "jamais|ne|pas|n['’]\\p{L}+|aucune?s?|sans|sauf|interdite?s?|défense|défendue?s?|évite[rz]?|éviter|exclue?s?|excepté|hormis|bannir|proscri\\p{L}+",
    asks: "faut|besoin|nécessaires?|nécessite|obligatoires?|apporte[rz]?|prévoir|prévoyez|emporte[rz]?|doit|doivent|seulement|uniquement|permis|autorisée?s?|manquent?|cherch\\p{L}+",
    depends: "si|s['’]ils?|quand|lorsqu\\p{L}*['’]?|dès que|en cas d\\p{L}*|tant que|avant|après",
  },
  es: {
    denies:
      "nunca|jamás|no|sin|ningun[oa]?s?|ningún|tampoco|salvo|excepto|prohibid[oa]s?|prohíbe\\p{L}*|evit(?:a|ar|e|en|ad)|menos",
    asks: "necesit\\p{L}+|necesari[oa]s?|falta|faltan|trae[nr]?|traiga[ns]?|lleva[r]?|lleve[ns]?|debe[ns]?|hay que|sol[oa]|sólo|solamente|permitid[oa]s?|obligatori[oa]s?|busc\\p{L}+",
    depends: "si|cuando|en caso de|siempre que|mientras|hasta|antes|después|tras",
  },
  it: {
    denies:
      "mai|non|senza|nessun[oa]?|niente|nulla|vietat[oaie]|divieto|proibit[oaie]|evita(?:re|te)?|tranne|eccetto|salvo|escluso|esclusi",
    asks: "serv(?:e|ono)|occorr(?:e|ono)|bisogno|bisogna|necessari[oae]?|porta(?:re|te)?|deve|devono|solo|soltanto|ammess[oaie]|permess[oaie]|manca(?:no)?|cercasi|cerchiamo",
    depends: "se|quando|qualora|in caso di|appena|finché|prima|dopo",
  },
  pt: {
    denies:
      "nunca|jamais|não|sem|nenhum[a]?|nada|proibid[oa]s?|evit(?:e|ar|em)|exceto|salvo|menos|vedad[oa]",
    asks: "precis\\p{L}+|necessári[oa]s?|falta[m]?|traga[m]?|trazer|leve[m]?|levar|deve[m]?|só|somente|apenas|permitid[oa]s?|obrigatóri[oa]s?|procur\\p{L}+",
    depends: "se|quando|caso|em caso de|enquanto|até|antes|depois|após",
  },
  nl: {
    denies: "nooit|niet|geen|niets|zonder|verboden|vermijd(?:en)?|behalve|uitgezonderd|mijd",
    asks: "nodig|benodigd|vereist|breng|brengen|meebrengen|meenemen|neem|moet|moeten|alleen|enkel|toegestaan|ontbre\\p{L}+|gezocht",
    depends: "als|wanneer|indien|zodra|bij|zolang|voordat|nadat",
  },
  sv: {
    denies: "aldrig|inte|ej|ingen|inga|inget|utan|förbjud\\p{L}+|undvik(?:a)?|utom",
    asks: "behöv\\p{L}+|krävs|kräver|ta med|måste|endast|bara|tillåt\\p{L}+|saknas|sökes",
    depends: "om|när|ifall|så snart|vid|innan|efter",
  },
  nb: {
    denies: "aldri|ikke|ingen|intet|uten|forbudt|unngå|unntatt",
    asks: "treng\\p{L}*|nødvendig\\p{L}*|krev\\p{L}+|ta med|må|kun|bare|tillatt|mangler",
    depends: "hvis|om|når|dersom|ved|før|etter",
  },
  da: {
    denies: "aldrig|ikke|ingen|intet|uden|forbudt|undgå|undtagen",
    asks: "behøv\\p{L}+|nødvendig\\p{L}*|kræv\\p{L}+|medbring|tag med|skal|kun|bare|tilladt|mangler|brug for",
    depends: "hvis|når|såfremt|ved|før|efter",
  },
  fi: {
    denies: "ei|eivät|älä|älkää|ilman|kielletty|kiellettyä|vältä|välttäkää|koskaan|paitsi",
    asks: "tarvits\\p{L}+|tarvitaan|ota|ottakaa|mukaan|täytyy|vain|sallittu\\p{L}*|puuttuu",
    depends: "jos|kun|mikäli|ennen|jälkeen",
  },
  pl: {
    denies: "nigdy|nie|bez|żad(?:en|na|ne|nych)|zakaz\\p{L}*|zabroni\\p{L}+|unika(?:j|jcie|ć)|oprócz|poza|prócz",
    asks: "potrzeb\\p{L}+|trzeba|konieczn\\p{L}+|wymaga\\p{L}*|zabierz\\p{L}*|przynie\\p{L}+|weź|weźcie|tylko|dozwolon\\p{L}+|brakuje|szukamy",
    depends: "jeśli|jeżeli|gdy|kiedy|jak|zanim|dopóki",
  },
  cs: {
    denies: "nikdy|ne|není|nejsou|bez|žádn\\p{L}+|zakáz\\p{L}+|zákaz|vyhn\\p{L}+|vyhýb\\p{L}+|kromě|ne\\p{L}{3,}te",
    asks: "potřeb\\p{L}+|nutn\\p{L}+|vezměte|přineste|jen|pouze|povolen\\p{L}+|chybí|hledáme",
    depends: "pokud|když|jestliže|jakmile|dokud",
  },
  ru: {
    denies:
      "никогда|не|нельзя|без|нет|ни|никаких|запрещ\\p{L}+|запрет\\p{L}*|избега\\p{L}+|исключ\\p{L}+|кроме|недопустим\\p{L}+",
    asks: "нуж(?:ен|на|но|ны)|необходим\\p{L}*|понадоб\\p{L}+|возьмите|принесите|требу\\p{L}+|надо|только|разреш\\p{L}+|не хватает|ищем",
    depends: "если|когда|как только|пока|при|перед|после",
  },
  uk: {
    denies: "ніколи|не|не можна|без|немає|жодн\\p{L}+|заборон\\p{L}+|уника\\p{L}+|крім|окрім",
    asks: "потріб\\p{L}+|необхідн\\p{L}+|візьміть|принесіть|треба|тільки|лише|дозволен\\p{L}+|бракує|шукаємо",
    depends: "якщо|коли|щойно|поки|перед|після",
  },
  ro: {
    denies: "niciodată|nu|fără|nici\\p{L}*|interzis\\p{L}*|evit\\p{L}+|cu excepția",
    asks: "nevoie|trebuie|necesar\\p{L}*|aduce\\p{L}*|luați|doar|numai|permis\\p{L}*|lipsesc|lipsește",
    depends: "dacă|când|în caz",
  },
  hu: {
    denies: "soha|ne|nem|nincs|tilos|kerül\\p{L}+|nélkül|kivéve",
    asks: "kell|kellenek|szükség\\p{L}*|hozz\\p{L}*|csak|szabad|hiányzik",
    depends: "ha|amikor|amíg",
  },
  el: {
    denies: "ποτέ|μην|μη|δεν|χωρίς|κανένα[ςν]?|απαγορεύ\\p{L}+|αποφ[εύ]\\p{L}+|εκτός",
    asks: "χρειάζ\\p{L}+|απαιτ\\p{L}+|πρέπει|φέρτε|πάρτε|μόνο|επιτρέπ\\p{L}+|λείπ\\p{L}+",
    depends: "αν|εάν|όταν|μόλις",
  },
  tr: {
    denies: "asla|hiçbir|değil|yasak\\p{L}*|kaçının|olmadan|hariç|dışında|\\p{L}+m[ae]y[ıi]n(?:[ıi]z)?|yok",
    asks: "gerek\\p{L}*|lazım|şart|getirin|gerekli\\p{L}*|ihtiyaç|sadece|yalnızca|eksik",
    depends: "eğer|\\p{L}+(?:sa|se)|durumda",
  },
  id: {
    denies: "jangan|tidak|tanpa|dilarang|hindari|kecuali|bukan|belum",
    asks: "perlu|butuh|membutuhkan|bawa|bawalah|harus|wajib|hanya|boleh|kurang",
    depends: "jika|kalau|bila|apabila|ketika",
  },
  vi: {
    denies: "không|đừng|chớ|cấm|tránh|ngoại trừ|trừ",
    asks: "cần|phải|mang|mang theo|chỉ|được phép|thiếu",
    depends: "nếu|khi",
  },
  ar: {
    denies: "لا|لم|لن|ليس|ليست|بدون|دون|ممنوع\\p{L}*|يمنع|يُمنع|تجنب\\p{L}*|تجنّب\\p{L}*|باستثناء|عدا|إلا|أبدا|أبدًا|محظور\\p{L}*",
    asks: "يحتاج|تحتاج|نحتاج|يلزم|تلزم|يجب|أحضر\\p{L}*|احضر\\p{L}*|فقط|مسموح|مطلوب|ينقص\\p{L}*",
    depends: "إذا|عندما|متى|لو|إن|قبل|بعد",
  },
  he: {
    denies: "אין|לא|אל|בלי|ללא|אסור|אסורים|להימנע|הימנעו|מלבד|חוץ|לעולם",
    asks: "צריך|צריכים|נדרש\\p{L}*|דרוש\\p{L}*|הביאו|להביא|חובה|רק|מותר|חסר\\p{L}*",
    depends: "אם|כאשר|כש\\p{L}+|במקרה",
  },
  hi: {
    denies: "न|नहीं|मत|बिना|कभी नहीं|वर्जित|मना|सिवाय|बचें|निषिद्ध|प्रतिबंधित",
    asks: "चाहिए|ज़रूरत|जरूरत|ज़रूरी|जरूरी|आवश्यक|लाएँ|लाएं|केवल|सिर्फ़|अनुमति|कमी",
    depends: "अगर|यदि|जब",
  },
  bn: {
    denies: "না|নয়|নেই|ছাড়া|নিষেধ|নিষিদ্ধ|কখনো|কখনও",
    asks: "দরকার|প্রয়োজন|লাগবে|আনুন|শুধু|কেবল",
    depends: "যদি|যখন|হলে",
  },
  // Written without blanks: any of these letters within the lead.
  zh: {
    denies: "不|勿|别|別|禁止|严禁|嚴禁|避免|没有|沒有|无需|無需|请勿|切忌|除了|以外",
    asks: "需要|必须|必須|必备|必備|带上|帶上|请带|請帶|只|仅|僅|缺少|允许|允許",
    depends: "如果|若|当|當|一旦|的时候|的時候",
  },
  ja: {
    denies: "ない|ません|禁止|ず(?:に)?|避け|なし|以外|ご遠慮|だめ|ダメ|厳禁|不可",
    asks: "必要|持ち物|お持ち|だけ|のみ|要る|足りない|許可",
    depends: "たら|れば|場合|とき|時は|なら|もし",
  },
  ko: {
    denies: "않|말|마세요|마십시오|금지|없이|안\\s|못|제외|피하|삼가",
    asks: "필요|가져오|챙기|준비물|만\\s|오직|허용",
    depends: "면\\s|때|경우|만약",
  },
}; // prettier-ignore
