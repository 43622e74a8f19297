import type { LetterWords } from "./letter-pattern.ts";

/**
 * That something is to come across, as senders say it above or before what they mean: in the first person, or of those who watch.
 * "Remember:" and "The main thing:" alone are said to viewers.
 */
export const POINTS: LetterWords = {
  spaced: [
    "(?:what|things?|points?|bits?|message|parts?|idea|one|everything|all|facts?)(?: that| which)? (?:i|we)(?:['’]d|['’]re| would| really| want| most| keep| need| always| never)*(?: \\p{L}+){0,6}? (?:across|away with|away|home|remember\\p{L}*|known?|knowing|understand\\p{L}*|to (?:say|stress|get|see|hear|include|show|cover|mention)|said|stick|land|in (?:it|there|the (?:film|video)))|(?:what|things?|points?|message|bit|part)(?: that)? (?:really )?matters? (?:most )?to (?:me|us)|(?:what |that )?(?:people|they|folks?|viewers|everyone|everybody|customers|visitors) (?:should|must|need to|have to|ought to)(?: \\p{L}+){0,2} (?:remember|understand|know|leave|come away|take away|get)|(?:don['’]t|do not) (?:bury|lose|skip|cut|forget) (?:it|this|that)|what to (?:get|put) (?:in|across)|keep (?:it|this|that) (?:short|brief|simple|light)(?: \\p{L}+){0,6}|here(?:['’]s| is) what (?:i|we) (?:want|need|have|know|think)(?: \\p{L}+){0,4}|(?:if|whatever) (?:they|people|viewers) (?:only )?remember(?: \\p{L}+){0,3}",
    "was (?:(?:unbedingt |auf jeden fall |vor allem )?(?:rüberkommen|hängen ?bleiben|ankommen|vorkommen|klar werden)(?: (?:soll|muss|sollte))|(?:ich|wir|mir|uns)(?: \\p{L}+){0,5}? (?:möchten?|will|wollen|wichtig|am herzen|vermitteln|rüberbringen|wünschen?)(?: \\p{L}+){0,5}|(?:die )?(?:leute|zuschauer|kunden|besucher)(?: \\p{L}+){1,6} soll\\p{L}*)|(?:das|der) (?:wichtigste|punkt|kern|eine)(?: \\p{L}+){0,4} (?:mir|uns|ich|wir)(?: \\p{L}+){0,5}|(?:muss|soll|sollte|bitte)(?: \\p{L}+){0,2} (?:unbedingt |auf jeden fall )?(?:rein|rüberkommen|vorkommen)|(?:bitte )?kurz (?:halten|fassen)|(?:mir|uns) (?:ist|wär\\p{L}*) (?:vor allem |besonders )?wichtig",
    "(?:ce|la chose|l['’]essentiel|le message|le point|l['’]idée)(?: que| qu['’]| à)?(?: \\p{L}+)? ?(?:je|j['’]|on|nous)(?: \\p{L}+){1,3}(?:['’ ]\\p{L}+){0,8}? ?(?:retien\\p{L}*|compren\\p{L}*|pass\\p{L}*|sach\\p{L}*|dire|entend\\p{L}*|tête|clair)|(?:fais|faites) court|(?:ce qu['’]il faut|il faut) (?:absolument |vraiment )?(?:qu['’]on (?:comprenne|sache|retienne)|faire passer|que (?:les gens|le public|ça)(?: \\p{L}+){1,4})",
    "(?:lo|la idea|el mensaje|una cosa)(?: más)?(?: \\p{L}+)? (?:que|es que)? ?(?:yo )?(?:quiero|queremos|quisiera|me gustaría|nos gustaría|tiene que|debe|debería|hay que)(?: \\p{L}+){0,6}? ?(?:qued\\p{L}*|entiend\\p{L}*|clar[oa]|llegu\\p{L}*|record\\p{L}*|recuerd\\p{L}*|transmitir|sep\\p{L}+|contar|decir)|lo (?:más )?importante (?:para (?:mí|nosotros)|que quiero)",
    "(?:la cosa|quello|ciò|il messaggio|il punto|una cosa)(?: più importante)?(?: che)? (?:vorre\\p{L}+|voglio|vogliamo|mi piacerebbe|ci tengo|deve|dovrebbe|bisogna)(?: \\p{L}+){0,6}|(?:la gente|le persone|chi guarda) (?:deve|dovrebbe|dovrebbero|devono)(?: \\p{L}+){0,2} (?:capire|ricordare|sapere)",
    "(?:o (?:mais )?(?:importante|que)|a (?:mensagem|ideia|coisa)|uma coisa)(?: \\p{L}+)?(?: que)? (?:eu )?(?:quero|queremos|queria|queríamos|gostava|gostaria|gostaríamos|tem de|tem que|deve|não deixe)(?: \\p{L}+){0,7}|(?:por favor,? )?não (?:deixe|deixem) de fora|o mais importante(?: para (?:mim|nós))?,? por favor(?: \\p{L}+){0,5}",
    "(?:wat|de boodschap|het punt|het belangrijkste)(?: dat)? (?:ik|we|wij|voor mij|voor ons|mensen|ze)(?: \\p{L}+){0,6}? (?:wil|willen|graag|moeten|onthouden|begrijpen|meenemen|overbrengen)(?: \\p{L}+){0,5}|hou (?:het|dit) kort|(?:dit|dat) mag je (?:\\p{L}+ ){0,2}\\p{L}+(?:, [^:]{3,60})?|(?:dit|dat) moet (?:er )?(?:echt |zeker |absoluut )*(?:in|duidelijk|overkomen)(?: \\p{L}+){0,3}",
    "(?:det|budskapet|poängen|pointen|poenget)(?: viktigaste| vigtigste| viktigste)?(?: som)? (?:jag|vi|jeg)(?: \\p{L}+){0,3}? (?:vill|vil|helst|ønsker|önskar|hoppas|håber|håper)(?: \\p{L}+){1,6}|(?:det|dette|her) (?:måste|skal|må) (?:\\p{L}+ ){0,2}(?:med|fram|frem|ind|inn|synas)",
    "(?:se|tärkein|viesti|asia)(?: mitä| minkä| jonka)? ?(?:haluan|haluamme|toivon|toivoisin)(?: \\p{L}+){1,6}|tämä pitää (?:\\p{L}+ ){0,3}\\p{L}+",
    "(?:to|co|najważniejsze)(?: \\p{L}+){0,2}? (?:proszę|chcę|chcemy|chciał\\p{L}+|chcieliby\\p{L}+|musi)(?: \\p{L}+){1,8}(?:, [^:]{3,60})?|ludzie (?:mają|powinni|muszą)(?: \\p{L}+){0,3} (?:zapamięta\\p{L}*|wiedzieć|zrozumieć)",
    "(?:tohle|to|co|hlavní)(?: \\p{L}+){0,3}? (?:prosím|chci|chceme|chtěl\\p{L}*|bych|bychom)(?: \\p{L}+){1,7}|lidé? (?:by )?(?:mají|měli|musí)(?: \\p{L}+){0,3} (?:zapamatovat|odnést|vědět|pochopit)",
    "(?:amit|ami|ezt|a lényeg|a legfontosabb)(?: \\p{L}+){0,4}? (?:szeretné\\p{L}+|akar\\p{L}+|kérem|kérjük|fontos)(?: \\p{L}+){0,6}|(?:ce|lucrul|mesajul|ideea)(?: \\p{L}+){0,2}? (?:vreau|vrem|aș vrea|am vrea|trebuie)(?: \\p{L}+){1,7}",
    "(?:главное|что|то,? что|мысль|самое важное)(?:,? (?:что|чтобы|которую))?(?: \\p{L}+){0,3}? (?:хочу|хотим|хотелось|хотел\\p{L}*|должн[оаы]|надо|нужно|важно)(?: \\p{L}+){0,7}|(?:головне|що|те,? що)(?:,? що)?(?: \\p{L}+){0,3}? (?:хочу|хочемо|хотілося|має|маємо|треба|потрібно)(?: \\p{L}+){1,7}",
    "(?:αυτό που|εκείνο που|το μήνυμα που|το πιο σημαντικό)(?: \\p{L}+){0,3}? ?(?:θέλω|θέλουμε|θα ήθελα|θα θέλαμε|πρέπει)(?: \\p{L}+){0,7}",
    "(?:asıl|en çok|özellikle)? ?(?:anlat\\p{L}+|söyle\\p{L}+|vurgula\\p{L}+|ver\\p{L}+) (?:istediğim\\p{L}*|istediğimiz\\p{L}*)(?: \\p{L}+){0,3}|(?:akılda|akıllarda) kalması(?:nı)? (?:gereken|istediğim\\p{L}*)(?: \\p{L}+){0,2}",
    "(?:أهم )?(?:شيء|ما|رسالة|الرسالة|نقطة|الفكرة)(?: التي| الذي)? (?:أريد\\p{L}*|نريد\\p{L}*|أود\\p{L}*|نود\\p{L}*|أتمنى|نتمنى)(?: \\p{L}+){0,5}|(?:הכי חשוב|מה ש|הדבר ש|המסר ש)\\p{L}*(?: \\p{L}+){0,3}? ?(?:רוצה|רוצים|חשוב לי|חשוב לנו|נשמח|להעביר|שיבינו|שיזכרו)(?: \\p{L}+){0,4}|(?:آنچه|چیزی که|مهم‌ترین)(?: \\p{L}+){0,3}? (?:می‌خواه\\p{L}+|باید)(?: \\p{L}+){0,4}",
    "(?:जो )?(?:बात|संदेश)(?: \\p{L}\\p{M}*[\\p{L}\\p{M}]*){0,3} (?:पहुँचनी|पहुंचनी|समझानी|बतानी|रहनी|जानी) चाहिए|(?:मैं|हम) (?:[\\p{L}\\p{M}]+ ){1,6}(?:चाहता|चाहती|चाहते) (?:हूँ|हूं|हैं)(?: कि)?|सबसे (?:ज़रूरी|जरूरी|अहम) बात(?: जो)?(?: [\\p{L}\\p{M}]+){1,6} (?:है|चाहिए)",
    "(?:yang )?(?:paling )?(?:ingin|mau|penting)(?: kami| saya)? (?:sampaikan|disampaikan|tekankan)(?: \\p{L}+){0,4}|(?:điều|thông điệp) (?:mà )?(?:tôi|chúng tôi|mình|em)(?: \\p{L}+){0,2}? muốn(?: \\p{L}+){0,5}",
  ],
  unspaced: [
    "(?:一番|最も|特に|いちばん)?(?:伝えたい|わかってほしい|知ってほしい|覚えてほしい|覚えて帰ってほしい|強調したい)(?:の|こと|点|ポイント)?(?:は|が)?|これだけは(?:必ず)?(?:伝えて|入れて)[^。]{0,12}|(?:我|我们|我們)?(?:最|特别|特別)?(?:想|希望)(?:让|讓|要|给|給)?(?:大家|观众|觀眾|人们|他们|表达|說|说)[^：:。]{0,10}(?:记住|記住|明白|知道|的是|说的)|(?:제일|가장|꼭)? ?(?:하고|전하고|알리고|강조하고) 싶은 (?:말|건|것|이야기|내용|메시지)[^.:：]{0,10}|(?:사람들이|보는 분들이)[^.:：]{0,16}(?:기억|이해|알)[^.:：]{0,14}|สิ่งที่(?:อยาก|ต้องการ)ให้[^:]{0,30}",
  ],
};

/**
 * What is wished of the list, the table or the figures below a line: that they are looked through, right, large, or a list at all.
 */
export const CHECKS: LetterWords = {
  spaced: [
    "(?:please )?(?:double-?)?check(?: (?:these|this|them|it|that|over))?(?: with [^:]{2,30})?|(?:please )?(?:get|have) (?:these|this|them|it|that) right|must be (?:right|correct|readable)(?:,? [^:]{3,70})?|(?:would be nice|nice|maybe|perhaps|ideally|probably|best|could be|works?) as an? \\p{L}+(?: \\p{L}+)?(?:,? [^:]{3,50})?|as a (?:\\p{L}+ )?(?:list|table|chart)|please|in (?:this|that) order(?: if \\p{L}+)?|(?:nice and |good and |really )(?:big|large|readable|clear)|to (?:show|include|mention|get (?:in|right))|(?:you|we)['’](?:ll|d) (?:want|need|like)|(?:though )?\\p{Lu}\\p{L}+ (?:should|must|has to|needs to) (?:look|check|see|read)(?: \\p{L}+){0,4}",
    "(?:bitte )?(?:gern\\p{L}* |vielleicht |ruhig |am besten )?als (?:liste|tabelle|aufzählung)|(?:bitte )(?:\\p{L}+ ){0,4}(?:prüfen|so lassen|stimmen|groß|richtig|genau|übernehmen|abgleichen|nicht ändern)|(?:bitte )?(?:noch |mal |nochmal )+(?:prüfen|checken|gegenlesen)|(?:die |das )?(?:hat|muss) \\p{Lu}\\p{L}+ (?:nach|geprüft|noch|gegen)\\p{L}*|bitte",
    "(?:à|merci de) (?:re)?(?:vérifi|confirm|contrôl)\\p{L}+(?: \\p{L}+){0,3}(?: avec \\p{L}+)?|s['’]il (?:te|vous) plaît|svp|en (?:gros|grand|liste|tableau)|(?:bien )?lisibles?|sous forme de (?:liste|tableau)|tu peux(?: \\p{L}+){1,6}|vous pouvez(?: \\p{L}+){1,6}|si (?:tu|vous) (?:sais|savez|peux|pouvez|veux|voulez)",
    "(?:por favor,? )?(?:revís\\p{L}+|compruéb\\p{L}+|confírm\\p{L}+|verifíc\\p{L}+|ojo)(?: con)?(?: \\p{L}+){0,3}|por favor|en (?:lista|tabla|grande)|(?:bien )?(?:claritos?|grandes?)|(?:que )?(?:hay que|falta) (?:revisar|confirmar|comprobar)",
    "(?:per favore,? )?(?:da (?:ri)?(?:controll|verific|conferm)\\p{L}+|controlla\\p{L}*|verifica\\p{L}*)(?: \\p{L}+){0,3}|per favore|per piacere|scritt[ie] (?:bell[ie]|ben) (?:chiar|grand)[ie]|(?:bell[ie] |ben )(?:chiar|grand|leggibil)[ie]|come (?:elenco|lista|tabella)|(?:in|a) (?:elenco|grande)",
    "(?:por favor,? )?(?:confir\\p{L}+|verifi\\p{L}+|confira\\p{L}*|conferir)(?: com \\p{L}+)?|por favor|em (?:lista|tabela|grande|letras grandes)|se (?:der|possível|puder)|ditas? por(?: \\p{L}+){1,4}|bem (?:visíveis|grandes?|claros?)",
    "(?:graag|alsjeblieft|a\\.?u\\.?b\\.?|svp)(?: \\p{L}+){0,4}|(?:even |nog |graag )+(?:checken|nakijken|controleren)(?: \\p{L}+){0,3}|als (?:lijstje|lijst|tabel)",
    "(?:gärna|gerne|gjerne|snälla|tack|vær så snill)(?: \\p{L}+){0,4}|(?:kolla|kontrollera|dubbelkolla|tjek|sjekk|dobbelttjek|dobbeltsjekk)(?: \\p{L}+){0,4}|som (?:en |et )?(?:lista|liste|tabell?|punkter)|(?:som )?(?:folk|man) brukar fråga(?: om)?",
    "(?:tarkista\\p{L}*|tarkistathan)(?: \\p{L}+){0,3}|(?:luettelona|listana|isolla|isona)|(?:pitää|pitäisi|täytyy) näkyä(?: \\p{L}+)?|kiitos",
    "(?:proszę|prosimy)(?: \\p{L}+){0,4}|(?:sprawdz\\p{L}+|zweryfikow\\p{L}+)(?: \\p{L}+){0,3}(?:, można [^:]{2,30})?|można (?:podawać|użyć|pokazać)|jako lista|w (?:formie )?(?:liście|listy|tabeli)",
    "(?:prosím|klidně)(?: \\p{L}+){0,4}|(?:zkontrol\\p{L}+|ověř\\p{L}+)(?: \\p{L}+){0,3}|jako (?:seznam|kroky|tabulk\\p{L}+)|(?:kérem|kérjük|légyszi)(?: \\p{L}+){0,4}|ellenőri\\p{L}+(?: \\p{L}+){0,3}|(?:vă rog|te rog)(?: \\p{L}+){0,4}|verific\\p{L}+(?: cu \\p{L}+)?",
    "(?:только )?(?:проверь|проверьте|сверь|сверьте|уточни|уточните)(?: \\p{L}+){0,3}(?:, (?:я )?не уверен\\p{L}*)?|пожалуйста(?: \\p{L}+){0,4}|(?:можно )?списком|(?:крупно|без ошибок)|будь ласка(?: \\p{L}+){0,4}|(?:перевір|звір|уточн)\\p{L}+(?: \\p{L}+){0,3}",
    "(?:παρακαλώ|σε παρακαλώ)(?: \\p{L}+){0,4}|(?:ελέγξ\\p{L}+|τσέκαρ\\p{L}+|επιβεβαίωσ\\p{L}+)(?: \\p{L}+){0,3}|(?:σε|ως) λίστα",
    "(?:lütfen|rica \\p{L}+)(?: \\p{L}+){0,4}|(?:kontrol|teyit) (?:ed\\p{L}+)|yanlış olmasın|liste (?:olarak|halinde)|büyük (?:yaz\\p{L}+|olsun)",
    "(?:أرجو|يرجى|نرجو|الرجاء|من فضلك\\p{L}*|رجاءً?)(?: \\p{L}+){0,5}|(?:تأكد\\p{L}*|راجع\\p{L}*)(?: \\p{L}+){0,4}|(?:على شكل|في) (?:قائمة|جدول)|(?:בבקשה|נא|אנא)(?: \\p{L}+){0,4}|(?:תבדק\\p{L}*|לבדוק|לוודא|תוודא\\p{L}*)(?: \\p{L}+){0,3}|(?:لطفا|لطفاً)(?: \\p{L}+){0,4}",
    "कृपया(?: [\\p{L}\\p{M}-]+){0,5}|(?:ठीक-ठीक|सही-सही|बड़ा-बड़ा)(?: [\\p{L}\\p{M}]+){0,2}|(?:जाँच|जांच|मिला) (?:लें|लीजिए\\p{L}*)|सूची (?:में|के रूप में)|(?:tolong|mohon)(?: \\p{L}+){0,4}|(?:làm ơn|xin|nhờ)(?: \\p{L}+){0,4}",
  ],
  unspaced: [
    "(?:必ず|もう一度|念のため)?(?:確認|チェック)(?:して|をお願い|のうえ)[^。:：]{0,14}|(?:麻烦|麻煩|请|請|务必)?(?:再)?(?:核对|核對|确认|確認|检查)(?:一下|清楚)?|印错了|숫자 ?(?:꼭 )?(?:확인|체크)[^.:：]{0,10}|(?:꼭 )?(?:확인|틀리지)[^.:：]{0,8}(?:주세요|바랍니다|않게)|(?:리스트|목록|표)(?:로|면)[^.:：]{0,10}|ช่วย(?:เช็ก|ตรวจ)",
  ],
};
