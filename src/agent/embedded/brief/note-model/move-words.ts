/**
 * What senders do when they turn to whoever makes their film, by what they do and in words of some thirty languages: `spaced` where
 * blanks part words, else `unspaced`. A recipe starts with something and warns of something too, so that none of them tells by itself:
 * the model of whole briefs must not speak against it.
 */
export type MoveWords = Readonly<Record<string, { spaced: readonly string[]; unspaced: readonly string[] }>>;

export const MOVE_WORDS: MoveWords = {
  /** That something is to be large, slow, kept or said again. */
  insists: {
    spaced: [
      "(?:make|put|say|give|show|set|want) (?:it|that|this|them|those|those two|the \\p{L}+(?: \\p{L}+)?)(?: \\p{L}+)? (?:huge|big|large|loudly|twice|next to each other|(?:a|the) whole screen|in section)|get (?:that|this) in(?=[,.!]| (?:there|somewhere|please|pls)|$)|(?:linger|dwell) (?:here|there|on (?:it|that|this))|don['’]t skip (?:that|this|it)|let (?:it|that) sink in|underline|can['’]t stress|build everything|if you do nothing else|on screen must|make (?:it |this |that )?(?:clear|plain)",
      "bitte (?:\\p{L}+ ){0,3}(?:groß|riesig|deutlich)(?=[,.! ]|$)|heraus(?:stellen|stellt)|(?:betont?|betonen sie) (?:bitte|ruhig)|(?:sag|sagt) es (?:auch|ruhig) so|nicht weglassen|kann(?:st)? (?:du )?(?:ruhig|groß)|ruhig (?:ansprechen|sagen|zeigen)",
      "insiste[rz]? (?:bien|sur (?:ça|cela|ce|cet|cette|ces))|(?:marque|marquez) (?:un|bien)|(?:dis|dites) bien|(?:mets|mettez|mettre)(?: \\p{L}+){0,3} en (?:gros|grand)|souligne\\p{L}*|y tiens|prends ton temps",
      "(?:ponlo|ponla|repítelo)|pon(?:ed)?(?: \\p{L}+){0,4} (?:grande|lento|en pantalla)|ojo con|en (?:pantalla|grande)|insist(?:e|id|an) en (?:esto|eso|que)|destáca\\p{L}*",
      "(?:fermati|insist(?:i|ete) su quest\\p{L}+|sottolinea\\p{L}*|mettilo|fatel[oa] vedere|mi raccomando|fanne)",
      "(?:põe|coloca|deixa|bota)(?: \\p{L}+){0,3} (?:grande|grandão)|grandão|não (?:a|o|as|os) cort(?:es|e|em)|capricha",
      "benadruk\\p{L}*|zet (?:het|dat|die)(?: \\p{L}+){0,3} (?:groot|in)|(?:doe|leg) (?:dat|het)(?: \\p{L}+){0,2}",
      "(?:måste|skal|vill jag|ska)(?: \\p{L}+){0,3} (?:synas|ha stor|stor[at]?)|ta med (?:det|den)|(?:visa|vis|vis gerne|vis gjerne) (?:det|den|\\p{L}+ne) |gør noget ud af|skrive på skjermen",
      "powiedz(?:cie)? (?:\\p{L}+ ){0,2}(?:dwa razy|głośno)|pokazać powoli|(?:duż\\p{L}+|wielk\\p{L}+) (?:literami|napis\\p{L}*)|klidně (?:to )?zopakuj|lassítsd|kannattaa näyttää|imagine mare|βάλ['’]? το μεγάλο",
      "(?:остановитесь|задержитесь|покрупнее|крупно|нельзя проскочить|обязательно|подчеркни\\p{L}*|покажіть)",
      "(?:mutlaka|büyük) (?:söyle\\p{L}*|yaz\\p{L}*|göster\\p{L}*)|(?:ركز\\p{L}*|أبرز\\p{L}*|اجعلي\\p{L}*)|(?:תדגיש[יו]?|תרא[יו]? לאט)",
      "बड़े अक्षरों|ज़ोर (?:दें|दीजिए)|cho chữ to|nhấn mạnh|dibuat besar|tekankan",
    ],
    unspaced: [
      "強調|大きく(?:見せ|出し|映し)|ゆっくり見せ|ぜひ(?:強調|入れ)|やんわりお願い|放大|突出|特写|特寫|强调|強調|千万别删|크게 (?:보여|써|넣어)|천천히 보여|꼭 (?:그림|화면|넣어)|เน้น",
    ],
  },
  /** What its sender thinks of what was told. */
  likes: {
    spaced: [
      "i (?:just )?(?:love|like|adore) (?:that|this|the) (?:\\p{L}+)?|(?:is|are) my favou?rite|my favou?rite|this is (?:a gift|the story|the heart)|(?:that|this)(?:['’]s| is) the (?:bit|part|line|story) (?:i|we)(?: really)? (?:love|like|want)|(?:so |please )?don['’]t cut (?:it|this|that)(?=[.,!]|$)|(?:that['’]s|that is|this is) the (?:best|whole) (?:bit|part|wonder|story)|the heart of (?:it|this)|(?:everyone|everybody|they) (?:always )?(?:miss(?:es)?|laughs?)(?: at)?|(?:nobody|no one|no-one) (?:ever )?believes",
      "(?:das|die|der)(?: \\p{L}+){0,5} (?:find ich|finde ich|mag ich|liebe ich)|da machen alle|glaubt (?:uns )?(?:keiner|niemand)|häufigste",
      "j['’](?:aime|adore)(?: bien)?(?: cette| ce| ça)?|c['’]est (?:ce que|l['’]erreur|la plus belle)|personne ne (?:comprend|le sait|sait)",
      "(?:esto|esa|ese|eso)(?: a mí)? me (?:gusta|encanta|parece)|nadie lo (?:pilla|sabe|cree)|me encanta",
      "è la (?:parte|cosa) più bella|questo è il punto|mi piace (?:molto|tanto)|nessuno (?:lo sa|ci crede)",
      "(?:gosto|adoro) (?:muito )?d?est\\p{L}+|acho (?:isto|isso) lindo|isso vende|(?:isso )?ninguém sabe",
      "(?:dat|dit) (?:vind ik|vinden ze)|niemand (?:weet|gelooft)|det (?:är|er) (?:min|det) (?:favorit|sjov\\p{L}*|bedste)|det glömmer ingen",
      "to zawsze działa|uwielbiam|najładniejsz\\p{L}+|nikt nie wierzy|tohle je základ|nagyon szeretem|(?:это )?мо[её] любимое|никто не верит|обожаю|kimse inanmıyor|herkes yanlış",
      "(?:هذه|هذا)(?: الرقم)? (?:مضحك\\p{L}*|يدهش|رائع\\p{L}*|الأجمل)|זה הכי יפה|כולם מסתבכים|सबको वही अच्छा|đẹp lắm",
    ],
    unspaced: [
      "大好き|(?:これ|ここ|話|数字)(?:は|、)[^。]{0,10}(?:怒られる|驚く)|最爱|最喜欢|很动人|没人(?:信|知道)|다들 그|제일 좋|ชอบมาก",
    ],
  },
  /** What is to be left out. */
  spares: {
    spaced: [
      "leave (?:that|this|him|her)(?: \\p{L}+)? out|leave them out of (?:it|this|the (?:film|video|story))|keep (?:that|this|him|her|them|it) out of (?:it|this|the (?:film|video|story))|skip (?:it|that|this) for now|(?:i['’]d|i would) (?:avoid|skip)|no (?:\\p{L}+ )?(?:music|jargon|jokes|idioms)|nothing too|(?:don['’]t|do not|never) (?:mention|make (?:us|it|him|her|them) (?:look|sound|feel)|let it sound)|not to (?:name|mention)|pls don['’]t|i['’]d rather not",
      "(?:bloß|nur) (?:nicht|kein\\p{L}*)|lieber (?:nicht|kein\\p{L}*)|abzusehen|kein(?:e|en)? (?:musik|jargon)|nicht (?:erwähnen|sagen|nennen)",
      "ne (?:mets|mettez|cite|citez|parle|parlez|dis|dites|mentionne\\p{L}*) (?:surtout )?pas|surtout pas|pas de (?:musique|jargon|prénoms?|noms?)|par pitié|sans noms",
      "no (?:digas|digáis|menciones|pongas|estropees|hables)|nada de (?:música|jerga|nombres)|sin nombres|ni una palabra|lo dejamos para",
      "non (?:dire|scrivere|scrivete|parlar\\p{L}*|nominar\\p{L}*|mettere)|senza nominar\\p{L}*|per carità|ti prego|ignoral\\p{L}",
      "não (?:fal\\p{L}+|diz|dig\\p{L}+|zoa|mencion\\p{L}+|mostr\\p{L}+)|nem uma palavra|nada de (?:música|nomes|jargão)",
      "(?:laat|laten)(?: \\p{L}+){1,6} (?:eruit|er maar uit|weg)|geen (?:\\p{L}*muziek|namen)|(?:skippa|lad være med|ikke si|inte den där)",
      "(?:nie|proszę nie) (?:mów(?:cie)?|porównuj\\p{L}*|wspominaj\\p{L}*|pokazuj\\p{L}*)|ani słow\\p{L}+|ne beszéljünk|ei tarvitse puhua|μην (?:πεις|αναφέρεις|βάλεις)",
      "(?:только )?не (?:пишите|пиши|говори(?:те)?|упомина\\p{L}+|углубляйся|углубляйтесь|згадуйте)|музыки не надо|без ужасов|(?:girme|girmeyelim|bahsetme\\p{L}*|söyleme)(?: lütfen)?",
      "لا (?:تذكر\\p{L}*|تجعل\\p{L}*|داعي ل?(?:لحديث|لكلام|ذكر)|نريد)|(?:لا|לא) צריך לדבר|אל ת(?:זכיר|גיד|ספר|כניס)[יו]?|मत (?:कीजिएगा|कहिएगा|बताइएगा)|đừng (?:nhắc|nói)|tidak usah disebut|jangan (?:sebut|bahas)",
    ],
    unspaced: [
      "触れないで|省いて(?:ください|いただ|もらえ)|(?:BGM|音楽|音|字幕)(?:は)?なしで|就不要|不要提|别提|別提|别放|太俗|빼 ?주|하지 말고|말하지|ไม่ต้องพูด",
    ],
  },
  /** What its sender is unsure of, leaves to the maker, or has checked. */
  doubts: {
    spaced: [
      "(?:i['’]m )?not sure (?:about|if|whether)|i haven['’]t checked|look it up if|(?:it['’]s |that['’]s |entirely |^)up to you(?=[,.!]|$)|leave it to you|tell me if|let me know|lmk|shout if|i don['’]t know if|feel free|i (?:hesitate|wonder) (?:over|about|if|whether)|as you (?:see|think) (?:fit|best)",
      "wenn du magst|von mir aus|hab (?:ich )?gefragt|geprüft|absegnen|was noch|ach (?:ja|so)",
      "c['’]est vous qui voyez|comme tu veux|à toi de voir|j['’]ai vérifié|bon alors|lo que veas|como veas|si puedes|fai tu|vedi tu|fanne quello|faz como|você decide|kijk maar|zie maar|gör som du vill|jak chcesz|sam wiesz|как хочешь|на ваше усмотрение|istersen|sen bilirsin|كما تشائين|כמו שנראה לך",
    ],
    unspaced: ["お任せ|核对|你看着|随便|确认过|알아서|แล้วแต่"],
  },
};
