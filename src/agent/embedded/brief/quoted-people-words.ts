/** How a sender asks for somebody's words, which stand behind the order in their marks: what stands before and behind who says them. */

const EN_QUOTE =
  "(?:quotes?|lines?|sentences?|words?|comments?|sayings?|statements?|messages?|soundbites?|remarks?)";
const BID_EN =
  "(?:(?:and|also|please|then|maybe|perhaps|oh|finally|can you|could you|would you|we['’]d like(?: to)?|i['’]d like(?: to)?|we want(?: to)?),? )*";

/** Who is asked so says the words: the order closes with the name, or with what `BEHIND` has. */
export const BEFORE: readonly string[] = [
  `${BID_EN}(?:add|include|put in|use|have|work in|slip in|squeeze in|get in|quote|end (?:with|on)|finish (?:with|on)|close (?:with|on))(?: in)?(?: also| please)? (?:an? |one |the |this |these |our )?(?:quick |short |little |nice |lovely |last |closing |final )?${EN_QUOTE} (?:from|by|of) `,
  `${BID_EN}(?:an? |one |the )?(?:quick |short |little |nice |lovely |last |closing |final )*${EN_QUOTE} (?:from|by|of) (?=[^\\n"“]{2,70} (?:would be|please))`,
  "(?:(?:bitte|und|auch|noch|gerne?|zum schluss|am ende|am schluss) )*(?:(?:nehmt|nehmen sie|baut|bauen sie|fügt|fügen sie|bringt|bringen sie|zitiert|zitieren sie) )?(?:(?:auch|noch|bitte) )*(?:einen |den |ein |das |ein kurzes )?(?:kurzen |kurzes )?(?:satz|zitat|spruch|o-ton|wort|statement) von ",
  "(?:(?:et|merci de|veuillez|aussi|à la fin|pour (?:finir|terminer)),? )*(?:ajoute[zr]|mette[zr]|mettre|insére[zr]|insérer|glisse[zr]|inclue[zr]|inclure|cite[zr]|finir (?:par|sur)|finissez (?:par|sur)|terminez (?:par|sur)|terminer (?:par|sur))(?: aussi| également)? (?:une |la |cette |un |le |les |ces )(?:petite |courte )?(?:phrase|citation|mots?|témoignage|paroles?) (?:de |d['’])",
  "(?:(?:y|por favor|también|al final),? )*(?:añad\\p{L}+|inclu\\p{L}+|pon(?:ed|er|ga|gan)|met(?:ed|er|an)|cit(?:ad|ar|en)|(?:acab|termin|cerr|cierr)\\p{L}+ con)(?: también)? (?:una |la |esta |un |las )(?:frase|cita|testimonio|palabras) de ",
  "(?:(?:e|per favore|anche|alla fine),? )*(?:mette(?:te|re)|aggiung\\p{L}+|inseri\\p{L}+|cita(?:te|re)|(?:chiud|fin)\\p{L}+ con)(?: anche)? (?:una |la |questa |le )(?:frase|citazione|battuta|testimonianza|parole) (?:di |del |della )",
  "(?:(?:e|por favor|também|no fim),? )*(?:coloquem?|ponham|incluam|acrescentem|incluir|pôr|colocar|citem|(?:termin|fech|acab|encerr)\\p{L}+ com)(?: também)? (?:uma |a |esta |um |as )(?:frase|fala|citação|depoimento|palavras) d[eao] ",
  "(?:(?:en|graag|ook|nog) )*(?:(?:neem|zet|voeg)(?: ook| graag)? )?(?:een |de )?(?:korte )?(?:zin|quote|citaat|uitspraak) van ",
  "(?:(?:och|og|gärna|gerne|gjerne) )*(?:ta(?: gärna| gjerne)? med|lägg(?: gärna)? till|tag(?: gerne)? med|tilføj|legg(?: gjerne)? til)(?: också| også)? (?:en |ett |et )(?:mening|citat|replik|sætning|setning|sitat) (?:från|av|fra|af) ",
  "(?:(?:i|a|proszę|prosimy|też|na koniec) )*(?:dodajcie|dodać|wstawcie|zacytujcie|umieśćcie)(?: też| także| proszę)? (?:zdanie|cytat|wypowiedź|słowa) (?=\\p{Lu})|(?:(?:a|prosím|na konec) )*(?:přidejte|vložte|citujte|uveďte)(?: také| prosím)? (?:větu|citát|výrok|slova) (?:od )?(?=\\p{Lu})",
  "(?:(?:и|а|пожалуйста|в конце),? )*(?:добавьте|вставьте|включите|добавить|вставить|процитируйте)(?: также| ещё| еще| пожалуйста)? (?:фразу|цитату|слова|реплику) (?:от )?(?=\\p{Lu})|(?:(?:і|та|будь ласка|наприкінці),? )*(?:додайте|вставте|процитуйте|додати)(?: також| ще)? (?:фразу|цитату|слова) (?:від )?(?=\\p{Lu})",
  "(?:(?:و|من فضلكم|في النهاية|أيضا|أيضًا) ?)*(?:أضيفوا|ضعوا|أضف|أدرجوا|اذكروا|اختموا ب)(?: أيضا| أيضًا)? ?(?:جملة|عبارة|كلمة|قول|كلام) (?:من |لـ?|عن )?",
  "(?:(?:ו|בבקשה|נא|גם|בסוף) ?)*(?:תוסיפו|להוסיף|הוסיפו|תכניסו|להכניס|לצטט|לסיים עם|לסיים ב)(?: גם| בבקשה)? ?(?:משפט|ציטוט|מילים)(?: אחד)? של ",
  "(?:请|請|麻烦|麻煩|最好|还可以|還可以)*(?:在?(?:最后|最後|结尾|結尾|片尾|末尾)(?:处)?(?:请|請)?)?(?:加上|加一句|加|放上|放|引用|插入|用)",
  "(?:最後は|最後に|ラストは|締めは|あと、?|また、?|それから、?)*(?:地元の農家、)?",
  "(?:(?:그리고|마지막은|마지막에는?|끝은|또|아, ?) ?)*",
  "(?:(?:और|साथ में|कृपया|आख़िर में|आखिर में|अंत में|आख़िर में|बीच में),? )*",
  "(?:(?:ve|lütfen|ayrıca|sonunda|bir de) )*",
];

/** What may follow the name, for each of these ways; the verb where it comes last. */
export const BEHIND: readonly string[] = [
  "(?: (?:would be (?:lovely|nice|great|good|perfect)|please|too|as well|if (?:you can|possible|there['’]s room)|saying|in there|somewhere))*",
  "(?: (?:would be (?:lovely|nice|great|good|perfect)|please|too|as well))*",
  "(?: (?:bitte|auch|noch|ein|auf|rein|einbauen|aufnehmen|einfügen|reinnehmen|unterbringen|dazu|bringen|wäre (?:schön|toll|gut)|enden))*",
  "(?:,? (?:s['’]il vous plaît|svp|si possible|aussi))*",
  "(?:,? (?:por favor|si es posible|también))*",
  "(?:,? (?:per favore|se possibile|anche))*",
  "(?:,? (?:por favor|se possível|também))*",
  "(?: (?:graag|opnemen|toevoegen|erin|op|toe|zou (?:mooi|leuk|fijn) zijn|alsjeblieft|eindigen))*",
  "(?:,? (?:tack|gärna|gerne|gjerne|venligst))*",
  "(?:,? (?:proszę|prosím))*",
  "(?:,? (?:пожалуйста|будь ласка))*",
  "(?:،? (?:من فضلكم|إن أمكن))*",
  "(?:,? (?:בבקשה|אם אפשר))*",
  "(?:说的|說的|的)?(?:一句|这句|這句|那句|一段|一句心里)?(?:话|話|原话|原話|感言)(?:来|來)?(?:收尾|结尾|結尾|结束|結束|作结尾|做结尾)?(?:吧)?",
  "の(?:言葉|一言|ひとこと|コメント|声|セリフ|話)(?:も|で|を|は)?(?:一つ|ひとつ)?(?:締めて|入れて|加えて|紹介して|使って|載せて|終わって|お願い)(?:ください|下さい|ほしいです|いただきたいです|いただけますか|します|いたします|いただけると嬉しいです)?",
  "(?:의|님|님의)? ?(?:인터뷰|말씀|말|한마디|소감|멘트|목소리)(?:도|를|을|로|으로)?,?(?: ?(?:한 줄|한마디|짧게|꼭|하나|한 문장))*(?: ?(?:넣어|담아|실어|끝내|마무리해|추가해|인용해|써|마쳐) ?(?:주세요|주십시오|주시면 (?:됩니다|좋겠습니다|좋겠어요|감사하겠습니다)|줘요))",
  " (?:की|का|के) (?:यह|ये|एक|इस) (?:बात|वाक्य|कथन|पंक्ति|लाइन|शब्द)(?: भी)?(?: (?:डालें|जोड़ें|रखें|आए|लें|दिखाएँ))?",
  "(?:['’]\\p{L}{1,4}|\\p{L}*(?:nın|nin|nun|nün|ın|in|un|ün))? (?:şu |bir )?(?:sözünü|cümlesini|sözlerini|sözü|cümlesi|alıntısını)(?: de| da)? (?:ekleyin|koyun|kullanın|olsun|eklensin|geçsin)",
];
