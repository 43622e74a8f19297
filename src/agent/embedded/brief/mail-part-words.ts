import { countWords } from "../text/sentences.ts";
import { toPattern, wholeWords } from "../text/regex.ts";

/**
 * What the opening and the closing words of a mail that orders a film speak of, by idea and not by sentence: one word of a
 * list shows little, and several in a paragraph show that its writer speaks to whoever makes the film (`mail-parts.ts`).
 */

const idea = (spaced: readonly string[], unspaced: readonly string[] = []): RegExp =>
  toPattern([wholeWords(...spaced), ...unspaced].join("|"), "iu");

/** "As discussed on the phone": what was said before, between the two. */
export const AGREED = idea(
  [
    "as (?:discussed|agreed|promised|mentioned|we said|i said)|(?:on|over) the phone|our (?:call|chat|talk|phone call)|good (?:talking|speaking|to talk|to speak)|we (?:spoke|talked)",
    "(?:wie |gestern |eben )?(?:am telefon )?(?:besprochen|vereinbart|versprochen|abgemacht)|telefonat|(?:nach |zu )?unserem gespräch|angekündigt",
    "comme (?:convenu|promis|discuté|prévu)|(?:au|par) téléphone|notre (?:appel|échange|conversation|discussion)|suite à",
    "como (?:hablamos|quedamos|acordamos|te dije|le dije|te comenté|le comenté|prometí)|(?:lo )?que hablamos|por teléfono|nuestra (?:llamada|conversación)|tal y como",
    "come (?:d['’]accordo|promesso|concordato|da accordi|detto|anticipato)|al telefono|(?:nostra|nostro) (?:telefonata|colloquio)",
    "como (?:combinamos|combinado|falamos|conversamos|prometido|acordado)|(?:por|ao|no) telefone|nossa (?:conversa|ligação)|conforme (?:combinado|conversamos)",
    "zoals (?:besproken|afgesproken|beloofd|gezegd)|(?:over|via|aan) de telefoon|telefonisch|ons (?:gesprek|telefoontje)",
    "(?:tak )?jak (?:rozmawialiśmy|ustaliliśmy|umawialiśmy się|się umawialiśmy|uzgodniliśmy|obiecał[ae]m)|zgodnie z (?:rozmową|ustaleniami|umową)|przez telefon|po (?:naszej )?rozmowie",
    "как (?:и )?(?:договаривались|договорились|обсуждали|обещал[аи]?|говорили)|по телефону|(?:после )?нашего разговора|як (?:і )?(?:домовлялися|домовилися|обіцял[аи]|говорили)|телефоном",
    "jak jsme (?:se )?(?:domluvili|mluvili|dohodli)|po telefonu|som (?:vi )?(?:sa|sade|pratade om|avtalat|överenskommet|lovat|aftalt|avtalt|lovet|snakket om|talte om)|(?:samtalet|telefonsamtalet)|(?:på|i|över) telefonen?",
    "(?:dün |bugün )?(?:telefonda )?konuştuğumuz gibi|telefonda|anlaştığımız gibi|kararlaştırdığımız gibi|söz verdiğim gibi",
    "كما (?:اتفقنا|تحدثنا|وعدت\\p{L}*|ذكرت)|(?:في|عبر|على) (?:مكالمتنا|الهاتف)|מה שדיברנו|כפי ש(?:דיברנו|סיכמנו|הבטחתי)|כמו ש(?:דיברנו|סיכמנו|הבטחתי)|בטלפון|जैसा (?:कि )?(?:हमने |हमारी )?(?:बात|तय|फ़ोन|फोन)|(?:फ़ोन|फोन) पर",
  ],
  [
    "お電話|お話しし?た|お話(?:の|しまし)|打ち合わせ|ご相談(?:の|し)|电话里|電話裡|之前说|上次说|说好|聊过|聊到|通话|통화|전화로|말씀\\s?드(?:린|렸)|약속(?:드린|한)",
  ],
);

/** "Here is", "anbei", "te paso": something is handed over. */
export const HANDS_OVER = idea(
  [
    "pasted|underneath|(?:written|put) (?:it |this |everything )?(?:below|together|down)|here(?:['’]s| is| are| come| comes)|below (?:is|are|you)|(?:i['’]m|we['’]re|i am|we are) sending|(?:please )?find|sending (?:you|over)|attached (?:is|are)|this is (?:what|the (?:text|brief))|these are",
    "hier (?:ist|sind|kommt|kommen|habe|hast|schicke)|anbei|schicke(?:n)?|sende(?:n)?|unten (?:steht|stehen|findest|finden|findet)|nachfolgend|im folgenden|hiermit|nun",
    "voici|voilà|ci-dessous|ci-joints?|ci-jointes?|je (?:vous |t['’]|te )?(?:envoie|transmets|joins|passe|mets)|nous (?:vous )?(?:envoyons|transmettons)|on (?:vous |t['’])?envoie",
    "aquí (?:va|van|tienes|tiene|tenéis|tienen|está|están|te|le)|(?:te|le|os|les) (?:paso|mando|envío|dejo|adjunto|comparto|enviamos|mandamos)|adjunto|a continuación|abajo|este es|estos son",
    "ecco(?:ti|le|vi)?|(?:ti|le|vi) (?:mando|invio|scrivo|passo|inoltro|mandiamo|inviamo)|in allegato|qui (?:sotto|di seguito)|di seguito|questo è|questi sono",
    "segue(?:m)?|(?:envio|mando|estou (?:enviando|mandando)|estou a enviar|enviamos|mandamos)|aqui (?:está|estão|vai|vão)|abaixo|(?:te|lhe|vos) (?:envio|mando)|este é|estes são",
    "hier(?:onder|bij)?|hier (?:is|zijn|komt|komen)|(?:ik |we )?(?:stuur|sturen|mail|mailen)|bijgaand|onderstaand",
    "przesyłam\\p{L}*|wysyłam\\p{L}*|oto|poniżej|podsyłam|w załączeniu|to (?:jest|są)",
    "отправля\\p{L}+|посыла\\p{L}+|присыла\\p{L}+|высыла\\p{L}+|пишу|вот|ниже|надсила\\p{L}+|шлю|ось|нижче",
    "posílá(?:m|me)|zasílá(?:m|me)|tady (?:je|jsou|máte)|zde (?:je|jsou)|níže|här (?:kommer|är|har)|(?:jag|vi) (?:skickar|bifogar)|nedan|her (?:kommer|er|har)|(?:jeg|vi) sender|nedenfor|herunder",
    "gönderiyor\\p{L}*|yolluyor\\p{L}*|aşağıda(?:ki)?|işte|ekte|paylaşıyor\\p{L}*",
    'إليك\\p{L}*|(?:أ|ن|س[أن])رسل\\p{L}*|أدناه|هذا هو|هذه هي|مرفق\\p{L}*|הנה|(?:אני |אנחנו )?שולח(?:ת|ים)?|למטה|מצורף|מצ"ב|(?:भेज|साझा कर)(?: रह\\p{L}\\p{M}*)?|नीचे|यह रहा|ये रहे|पेश',
  ],
  [
    "まとめ(?:ました|ております|てあります)|書き(?:ました|ます)|写在下面|写好了|整理好|写了|お送り(?:します|いたします|しました)|送ります|以下(?:の|に|是|为|が)|下記|下面|(?:发|發|寄)给(?:你|您)|给(?:你|您)(?:发|發|寄)|(?:发|發)一下|보내\\s?(?:드립|드려|드릴|요|줄)|아래",
  ],
);

/** What is handed over for a film: words, and what is to be in it. */
export const MATERIAL = idea(
  [
    "text|texts|notes?|points|bullet points|material|script|brief|briefing|content|contents|info|information|details|story|facts|input|what|everything|all|copy|summary|bits?",
    "texte?|stichpunkte?n?|stichworte|notizen|material|skript|drehbuch|briefing|inhalte?|infos?|informationen|angaben|punkte|was|alles|unterlagen",
    "textes?|notes|points|contenus?|brief|éléments|infos?|informations|scénario|matière|ce (?:que|qui|qu['’])|tout|idées",
    "textos?|notas|apuntes|puntos|contenido|brief|briefing|guion|guión|información|datos|lo que|todo|material|ideas|resumen",
    "test[oi]|appunti|punti|contenuti|contenuto|brief|materiale|informazioni|note|quello che|tutto|idee|traccia|dati",
    "textos?|notas|pontos|conteúdo|brief|briefing|roteiro|guião|informações|material|o que|tudo|ideias|dados|resumo",
    "teksten?|tekst|notities|punten|inhoud|brief|briefing|materiaal|informatie|gegevens|script|wat|alles|verhaal",
    "tekst\\p{L}*|notatki|punkty|materiał\\p{L}*|treś\\p{L}+|brief|informacj\\p{L}+|scenariusz|to,? co|wszystko|dane|opis",
    "текст\\p{L}*|материал\\p{L}*|матеріал\\p{L}*|заметк\\p{L}+|нотатк\\p{L}+|тезис\\p{L}*|пункт\\p{L}*|бриф|сценари\\p{L}*|информаци\\p{L}+|інформаці\\p{L}+|содержани\\p{L}+|то,? что|то,? що|что|всё|все|данн\\p{L}+",
    "texty?|podklady|poznámky|body|obsah|informace|materiály|scénář|to,? co|všechno|texten|anteckningar\\p{L}*|punkter\\p{L}*|innehåll\\p{L}*|underlag\\p{L}*|materialet|informationen|manus\\p{L}*|stolpar|det (?:som|vi)|allt|vad|teksten|noter\\p{L}*|indhold\\p{L}*|materialet|det hele|hvad|innhold\\p{L}*|alt|hva|stikord\\p{L}*",
    "metn?in?i?|metin|notlar\\p{L}*|bilgiler\\p{L}*|içeri\\p{L}+|malzeme\\p{L}*|brif\\p{L}*|maddeler\\p{L}*|senaryo\\p{L}*|istediğimiz|taslak",
    "(?:ال)?(?:نص|ملاحظات|نقاط|معلومات|محتوى|مواد|موجز|مادة)|كل|ما|(?:ה)?(?:טקסט|נקודות|חומר|חומרים|תוכן|מידע|בריף|פרטים)|מה|הכל|टेक्स्ट|पाठ|सामग्री|जानकारी|बातें|ब्रीफ़?|विवरण|बिंदु",
  ],
  [
    "内容|原稿|資料|文章|情報|台本|文字|文案|材料|素材|要点|脚本|稿子|说明|내용|자료|원고|텍스트|대본|글|정보",
  ],
);

/** A brief that is named as one is for a film, where it is handed over. */
export const BRIEF = idea([
  "(?:the |our |a |my )?(?:video |film )?brief(?:ing)?|(?:das |unser )?(?:film)?briefing|(?:le |notre |un )?brief|(?:el |nuestro |o |nosso |il |nostro )brief(?:ing)?|(?:de |het |onze )?briefing|бриф|brif\\p{L}*|ब्रीफ़?|בריף",
]);

/** Those of the sender wish something: "what we'd like", "was wir gern hätten". */
export const WISHES = idea(
  [
    "(?:we|i)(?:['’]d| would)? (?:like|love|want|need)|should (?:be|go|have)|(?:möchten?|wollen|wünschen|hätten|brauchen|soll(?:en|te|ten)?|rein)|(?:aimerions|aimerait|voudrions|voudrait|souhaitons|souhaite|aimerais|voudrais)|(?:nos gustaría|me gustaría|queremos|quisiéramos|necesitamos)|(?:vorremmo|vorrei|ci piacerebbe|mi piacerebbe|vogliamo|serve)|(?:gostaríamos|gostaria|queremos|queríamos|precisamos)|(?:willen|zouden|graag|moet|moeten|zou)|(?:chcemy|chcielibyśmy|chciał\\p{L}+|potrzebujemy|powin\\p{L}+)|(?:хотим|хотели бы|хотелось бы|нужен|нужно|должн\\p{L}+|хочемо|потрібн\\p{L}+)|(?:chceme|chtěli|rádi)|(?:vill|vi vil|önskar|skulle|ønsker|behöver|ska|skal)|(?:istiyoruz|istiyorum|istediğimiz|olsun|olmalı)|(?:نريد|نود|نرغب|أريد|نحتاج)|(?:נרצה|רוצים|רוצה|צריכים)|(?:चाहते|चाहती|चाहिए)",
  ],
  ["ほしい|欲しい|したい|お願い|希望|想要|想做|要放|需要|싶(?:습|어)|원합|원해|부탁"],
);

/** The film is watched: "it will play on the screen", "lo van a ver los socios". */
export const WATCHED = idea(
  [
    "\\p{L}+['’]ll (?:\\p{L}+ )?(?:run|play|see|watch|show|be (?:shown|played|seen))|(?:we|i)(?:['’]re| are)? (?:show|showing|playing|screening) it|(?:will|['’]ll|going to|is to|are to|to be) (?:\\p{L}+ )?(?:watch|see|play|run|be (?:shown|played|screened|seen|watched|used))|watch(?:es|ing)? (?:it|this)|(?:shown|played|screened) (?:at|in|on|to|before|during)|(?:it|this)(?: is|['’]s| will be)? (?:mainly |mostly |only )?(?:for|goes (?:on|to|into|out))",
    "(?:wir |ich )?zeigen (?:ihn|es|den film)|(?:gezeigt|abgespielt|laufen|läuft|zu sehen|gesehen|schauen|anschauen|sehen ihn|vorgeführt)|geht an|(?:ist |er ist |es ist )?(?:gedacht|bestimmt) für|richtet sich",
    "(?:on|nous) (?:le|la) (?:passe|passera|montre|montrera|balance|diffuse|diffusera|poste|passerons|montrerons|diffuserons)|(?:sera|seront|va être) (?:vue?s?|projetée?|diffusée?|montrée?|regardée?|visible)|(?:verront|regarderont|vont (?:voir|regarder))|passera|s['’]adresse|destinée?",
    "(?:lo|la) (?:pondremos|ponemos|mostraremos|proyectaremos|vamos a poner)|(?:van|va) a (?:ver|mirar|verse|proyectar|poner|salir)\\p{L}*|(?:verán|se verá|se proyectará|se pondrá|se emitirá|se mostrará)|(?:va|está) (?:dirigid|pensad|destinad)[oa]|es para",
    "(?:lo|la) (?:facciamo vedere|faremo vedere|mostriamo|mostreremo|proiettiamo|proietteremo)|(?:vedranno|guarderanno|lo vedrà|sarà (?:visto|proiettato|mostrato|trasmesso)|verrà (?:mostrato|proiettato|visto|trasmesso)|andrà in onda|girerà)|(?:è )?(?:rivolto|destinato|pensato)|è per",
    "(?:vão|vai) (?:assistir|ver|passar|ser (?:exibido|visto|mostrado))|(?:será|vai ser) (?:exibid|vist|mostrad|passad)[oa]|(?:destina-se|voltado|pensado|dirigido)|é para",
    "(?:laten|tonen|draaien) (?:het|hem)(?: zien)?|(?:getoond|vertoond|gedraaid|afgespeeld|te zien|bekeken)|(?:kijken|zien) (?:het|hem|ernaar)|is (?:bedoeld )?voor|draait (?:op|in|bij|tijdens)",
    "(?:puścimy|pokażemy|obejrz\\p{L}+|zobacz\\p{L}+|będą oglądać|będzie (?:pokaz|wyświetl|odtw)\\p{L}+|pokażemy|wyświetl\\p{L}+|ogląda\\p{L}+|jest dla)",
    "(?:смотреть|увидят|посмотр\\p{L}+|покаж\\p{L}+|показыва\\p{L}+|дивитися|дивитимуться|побачать|покажуть|показувати\\p{L}*|транслир\\p{L}+)",
    "(?:uvidí|budou (?:sledovat|koukat)|poběží|promít\\p{L}+|riktar sig|vänder sig|henvender sig|(?:vi|jag|jeg) (?:visar|viser) (?:den|det|filmen)|visas|spelas|ses av|vises|tittar|titta på|kommer att se|ser den|seerne|afspilles|skal ses)",
    "(?:izle(?:yen|yecek|n)\\p{L}*|göster\\p{L}+|yayınlan\\p{L}+|oynatıl\\p{L}+)",
    "(?:سي(?:شاهد|عرض|ُعرض)\\p{L}*|يشاهد\\p{L}*|مشاهد\\p{L}+|للعرض)|(?:יצפו|יראו|צופים|יוקרן|יוצג|ישודר)|(?:देखेंगे|देखेगा|देखने वाले|दिखा\\p{L}*\\p{M}*|चलेग\\p{M}*)",
  ],
  [
    "見る(?:方|人|の)|ご覧に|観る(?:方|人)|視聴|流し|流す|上映|放映|观看|看的人|给.{1,12}看|播放|放给|放映|보(?:는|실|게 될|시는) (?:분|사람|이)|시청|상영|틀어|틀 (?:예정|거)",
  ],
);

/** People of a group that a film may be for, as a sentence names them. */
export const PEOPLE = idea(
  [
    "members|pupils|students|visitors|parents|guests|customers|clients|residents|neighbou?rs|volunteers|staff|colleagues|beginners|children|kids|families|employees|patients|readers|users|learners|newcomers|trainees|apprentices|tenants|people|folks?|they|most of them|everyone|(?:the |our )?audience|viewers",
    "(?:mitglied|schüler|besucher|gäst|kund|bewohner|anwohner|nachbar|freiwillige|mitarbeit|kolleg|anfänger|patient|leser|nutzer|zuschauer|auszubildende|azubi|mieter|senior|teilnehm)\\p{L}*|eltern|kinder|familien|leute|die meisten|sie",
    "(?:adhérent|membre|élève|étudiant|visiteur|parent|invité|client|habitant|voisin|bénévole|salarié|employé|collègue|débutant|enfant|patient|lecteur|usager|spectateur|locataire|stagiaire|participant)(?:e?s)|familles|gens|la plupart|ils|elles|public|personnel",
    "(?:soci|alumn|visitant|padr|invitad|client|vecin|voluntari|emplead|compañer|principiant|niñ|pacient|lector|usuari|espectador|inquilin|participant)(?:[oe]s|as|es)|familias|gente|la mayoría|público|alumnado|ellos|personal",
    "soci|alunni|studenti|visitatori|genitori|ospiti|clienti|residenti|vicini|volontari|dipendenti|colleghi|principianti|bambini|pazienti|lettori|utenti|spettatori|inquilini|partecipanti|famiglie|gente|pubblico|ragazzi|la maggior parte|iscritti",
    "sócios|alunos|estudantes|visitantes|pais|convidados|clientes|moradores|vizinhos|voluntários|funcionários|colegas|iniciantes|crianças|pacientes|leitores|usuários|utentes|espectadores|inquilinos|participantes|famílias|pessoas|pessoal|a maioria|público|eles|membros",
    "leden|leerlingen|studenten|bezoekers|ouders|gasten|klanten|bewoners|buren|vrijwilligers|medewerkers|collega['’]?s|beginners|kinderen|patiënten|lezers|gebruikers|kijkers|huurders|deelnemers|gezinnen|mensen|de meesten?|ze|publiek",
    "człon\\p{L}+|uczni\\p{L}+|student\\p{L}+|gości\\p{L}*|goście|rodzic\\p{L}*|klien\\p{L}+|mieszkań\\p{L}+|sąsie\\p{L}+|wolontariusz\\p{L}*|pracowni\\p{L}+|początkując\\p{L}+|dzieci|pacjen\\p{L}+|czyteln\\p{L}+|użytkowni\\p{L}+|widz\\p{L}+|odbior\\p{L}+|uczestni\\p{L}+|rodzin\\p{L}*|ludzie|większość|oni",
    "участник\\p{L}*|член\\p{L}*|ученик\\p{L}*|школьник\\p{L}*|студент\\p{L}*|посетител\\p{L}+|гост\\p{L}+|родител\\p{L}+|клиент\\p{L}*|жител\\p{L}+|сосед\\p{L}+|волонт[её]р\\p{L}*|сотрудник\\p{L}*|коллег\\p{L}*|новичк\\p{L}+|дет\\p{L}|пациент\\p{L}*|читател\\p{L}+|зрител\\p{L}+|люди|большинство|они|учасник\\p{L}*|учн\\p{L}+|відвідувач\\p{L}*|батьк\\p{L}+|мешканц\\p{L}+|глядач\\p{L}*|більшість|вони|діти",
    "členové|žáci|studenti|návštěvníci|rodiče|hosté|zákazníci|obyvatelé|sousedé|dobrovolníci|zaměstnanci|začátečníci|děti|většina|lidé|medlemmar\\p{L}*|elever\\p{L}*|besökar\\p{L}*|föräldrar\\p{L}*|gäster\\p{L}*|kunder\\p{L}*|boende|grannar\\p{L}*|volontärer\\p{L}*|anställda|nybörjare|barn\\p{L}*|tittarna|de flesta|folk|medlemmer\\p{L}*|besøgende|forældre\\p{L}*|gæster\\p{L}*|beboer\\p{L}*|naboer\\p{L}*|frivillige|ansatte|begyndere|børn\\p{L}*|seerne",
    "üye\\p{L}*|öğrenci\\p{L}*|ziyaretçi\\p{L}*|veli\\p{L}*|misafir\\p{L}*|müşteri\\p{L}*|sakin\\p{L}*|komşu\\p{L}*|gönüllü\\p{L}*|çalışan\\p{L}*|yeni başlayan\\p{L}*|çocuk\\p{L}*|hasta\\p{L}*|izleyen\\p{L}*|izleyici\\p{L}*|çoğu",
    "(?:ال)?(?:أعضاء|طلاب|تلاميذ|زوار|أهالي|آباء|ضيوف|عملاء|زبائن|سكان|جيران|متطوع\\p{L}+|موظف\\p{L}+|مبتدئ\\p{L}+|أطفال|مرضى|مشاهد\\p{L}+|جمهور)|معظمهم|أغلبهم|(?:ה)?(?:חברים|תלמידים|מבקרים|הורים|אורחים|לקוחות|תושבים|שכנים|מתנדבים|עובדים|מתחילים|ילדים|מטופלים|צופים)|רובם|सदस्य\\p{M}*|विद्यार्थी|छात्र|आगंतुक|माता-पिता|अभिभावक|मेहमान|ग्राहक|निवासी|पड़ोसी|स्वयंसेवक|कर्मचारी|बच्चे|मरीज़?|दर्शक|किसान|ज़्यादातर|अधिकतर|वे",
  ],
  [
    "会員|生徒|学生|来場者|来館者|保護者|お客様|住民|近所|ボランティア|社員|同僚|初心者|子ども|患者|読者|視聴者|見る方|見る人|会员|学员|同学|游客|访客|家长|客人|客户|居民|邻居|志愿者|员工|同事|新手|孩子|病人|读者|观众|大家|他们|회원|학생|방문객|학부모|부모님|손님|고객|주민|이웃|봉사자|직원|동료|초보자|아이들|환자|독자|시청자|관객|분들",
  ],
);

/** What is said of viewers and of hardly anybody else: how much they know, and that most are such. */
export const OF_VIEWERS = idea(
  [
    "mostly|mainly|most|mainly|usually|largely|complete beginners|beginners|newcomers|first[- ]tim\\p{L}+|for the first time|know (?:nothing|little|already|the|very|almost|hardly)|already know|do(?:es)?n['’]?t know|no (?:idea|experience|prior|previous)|never (?:heard|done|been|seen|tried)|new to|not experts?|no experts?",
    "meist(?:ens)?|größtenteils|überwiegend|hauptsächlich|vor allem|anfänger(?:innen)?|laien|zum ersten mal|kennen|wissen|noch nie|keine ahnung|vorkenntnisse|keine experten",
    "surtout|pour la plupart|principalement|souvent|débutant\\p{L}*|novices?|première fois|connaissent|savent|n['’]y connaissent|jamais|pas spécialistes?",
    "sobre todo|la mayoría|casi todos|principalmente|en general|principiantes|novatos|primera vez|conocen|saben|nunca|no son expertos",
    "soprattutto|per lo più|perlopiù|quasi tutti|principalmente|principianti|la prima volta|per la prima volta|conoscono|sanno|mai|non sono esperti",
    "principalmente|sobretudo|na maioria|quase todos|maioria|iniciantes|principiantes|primeira vez|conhecem|sabem|nunca|leigos",
    "vooral|meestal|grotendeels|voornamelijk|beginners|leken|voor het eerst|eerste keer|kennen|weten|nog nooit|geen ervaring",
    "głównie|przeważnie|w większości|większość|początkując\\p{L}+|pierwszy raz|po raz pierwszy|znają|wiedzą|nigdy|laik\\p{L}+",
    "в основном|в большинстве|большинство|чаще всего|новичк\\p{L}+|впервые|в первый раз|знают|знакомы|никогда|не специалист\\p{L}*|переважно|здебільшого|більшість|уперше|вперше|знають|ніколи|новачк\\p{L}+",
    "většinou|hlavně|převážně|začátečníci|poprvé|znají|vědí|nikdy|mest|främst|oftast|de flesta|nybörjare|första gången|känner|vet|aldrig|især|primært|hovedsageligt|begyndere|første gang|kender|ved|aldri(?:g)?|nybegynnere|kjenner",
    "çoğunlukla|genellikle|çoğu|daha çok|acemi\\p{L}*|yeni başlayan\\p{L}*|ilk kez|ilk defa|bilmiyor\\p{L}*|biliyor\\p{L}*|tanıyor\\p{L}*|tanımıyor\\p{L}*|hiç",
    "معظم\\p{L}*|أغلب\\p{L}*|غالب\\p{L}+|مبتدئ\\p{L}+|لأول مرة|يعرفون|لا يعرفون|رובם|בעיקר|ברובם|מתחילים|פעם ראשונה|לראשונה|מכירים|יודעים|רובם|ज़्यादातर|अधिकतर|ज्यादातर|शुरुआती|पहली बार|जानते|पता|नहीं जानते|नए",
  ],
  [
    "ほとんど|多く(?:は|が)|大半|初心者|初めて|知って|知らな|詳しく|大多|大部分|多数|基本上|主要是|新手|第一次|了解|不懂|没学过|没做过|대부분|주로|거의|초보|처음|잘 모르|알고 (?:있|계)",
  ],
);

/** Pictures, a logo, files. */
const ENCLOSED = idea(
  [
    "attach\\p{L}*|enclos\\p{L}*|angehängt|hängt an|hängen an|(?:im )?anhang|anbei|beigefügt|liegt bei|liegen bei|ci-joint\\p{L}*|(?:en )?pièce\\p{L}? jointe\\p{L}?|je joins|nous joignons|jointe?s?|adjunt\\p{L}*|allegat\\p{L}*|alleg(?:o|hiamo)|(?:em )?anex\\p{L}+|(?:in de )?bijlagen?|bijgevoegd|(?:meegestuurd|zit(?:ten)? erbij)|załącz\\p{L}+|(?:во )?вложени\\p{L}+|прилага\\p{L}+|прикладыва\\p{L}+|прикрепля\\p{L}+|приложил\\p{L}*|прикрепил\\p{L}*|додаю|додано|прикріпл\\p{L}+|вкладенні|příloze|přiklád\\p{L}+|přilož\\p{L}+|bifoga\\p{L}*|vedhæft\\p{L}*|vedlagt|vedlegg\\p{L}*|legger ved|ekte(?:dir|ki)?|ekled\\p{L}+|ekliyor\\p{L}*|مرفق\\p{L}*|أرفق\\p{L}*|مصحوب|מצורפ?ף?\\p{L}*|צירפתי|संलग्न|अटैच|साथ भेज",
  ],
  ["添付|同封|附件|附上|随信|첨부|동봉"],
);
const FILES = idea(
  [
    "maps?|wappen|\\p{L}*wappen|эмблем\\p{L}+|disegno|dibujo|desenho|dessin|logos?|photos?|pictures?|pics|images?|files?|fotos?|bilder\\p{L}*|dateien|logos|photographies|fichiers|imágenes|archivos|logotip\\p{L}+|immagini|imagens|arquivos|foto['’]s|afbeeldingen|photographs?|drawings?|zeichnungen|dessins|dibujos|disegni|desenhos|tekeningen|rysunki|рисунк\\p{L}+|малюнк\\p{L}+|zdjęci\\p{L}*|pliki|логотип\\p{L}*|фото\\p{L}*|картинк\\p{L}+|файл\\p{L}*|fotky|loggan?|logotyp\\p{L}*|logoet|fotoğraf\\p{L}*|logo(?:su|muz|yu|muzu)?|(?:ال)?(?:شعار|صور)\\p{L}*|(?:ה)?(?:לוגו|תמונות)|लोगो|तस्वीर\\p{M}*(?:ें)?|फ़ोटो|फोटो",
  ],
  ["ロゴ|写真|画像|标志|照片|图片|徽标|로고|사진|그림"],
);

/** "The logo is attached", "ロゴを添付します". */
export function enclosesSomething(said: string): boolean {
  return ENCLOSED.test(said) && (FILES.test(said) || FIRST_PERSON.test(said));
}

const FIRST_PERSON = idea(
  [
    "i|i['’]\\p{L}+|we|we['’]\\p{L}+|my|our|me|us|ich|wir|mir|mich|mein\\p{L}*|uns|je|j['’]\\p{L}*|nous|moi|mon|ma|mes|yo|me|mi|conmigo|nos|io|mi|noi|eu|me|meu|minha|nós|ik|mij|mijn|me|we|wij|ja|mi|mnie|nam|nas|я|мне|меня|мене|мені|мы|нам|нас|ми|mi|mě|mně|jag|mig|min|vi|oss|jeg|meg|os|ben|bana|beni|bize|أنا|لي|ني|أني|אני|לי|אותי|אליי|मैं|मुझे|हमें|हम",
  ],
  ["私|我|저|제가|저희"],
);
/** Only one person: "call me", and not "call us". */
const TO_ME = idea(
  [
    "me|i['’]m|i['’]ll|i am|i|mir|mich|ich|moi|me|m['’]\\p{L}+|j['’]\\p{L}+|je|-moi|yo|\\p{L}+[áéí]\\p{L}+me|\\p{L}+me|mi|\\p{L}+mi|io|me|mim|comigo|mij|ik|me|mi|mnie|do mnie|мне|меня|мени|мені|мене|mi|mě|mig|jag|meg|jeg|bana|beni|لي|بي|\\p{L}+ني|לי|אליי|אותי|मुझे|मैं",
  ],
  ["私|我|저에게|제게|저한테"],
);

const DRAFT = idea(
  [
    "(?:first|rough|early) (?:version|draft|cut|look|edit)|draft|preview|rohschnitt|(?:erste[nr]?|ersten) (?:entwurf|fassung|version|schnitt)|entwurf|première (?:version|mouture|ébauche)|ébauche|maquette|primera versión|borrador|prima versione|bozza|primeira versão|rascunho|esboço|eerste (?:versie|opzet|montage)|conceptversie|pierwsz\\p{L}+ wersj\\p{L}+|szkic|перв\\p{L}+ (?:вариант|верси\\p{L}+|монтаж)|черновик|черновой|перш\\p{L}+ (?:варіант|верс\\p{L}+)|чернетк\\p{L}+|první verz\\p{L}+|návrh|första (?:versionen|version|utkastet|utkast|klippet)|utkast\\p{L}*|første (?:version|utkast|udkast|versjon)|udkast|ilk (?:taslağı|taslak|sürüm\\p{L}*|hâlini|halini)|taslağı|(?:النسخة|نسخة) (?:ال)?(?:أولى|أولية|مبدئية)|مسودة|טיוטה|גרסה ראשונה|(?:पहला|पहली) (?:ड्राफ़?्ट|मसौदा|रूप|संस्करण|कॉपी)|ड्राफ़?्ट|मसौदा",
  ],
  ["初稿|第一版|下書き|ラフ|仮編集|样片|初版|초안|시안|1차|가편집"],
);
const ASKS_MAKER = idea(
  [
    "grateful|dankbar|agradec\\p{L}+|grat[oa]|wdzięczn\\p{L}+|признательн\\p{L}+|благодарн\\p{L}+|вдячн\\p{L}+|tacksam\\p{L}*|taknemmelig\\p{L}*|(?:can|could|would|will|may|might) (?:you|i|we)|send|deliver|when|(?:bitte|könn\\p{L}+|kannst|schick\\p{L}*|wann|bis)|(?:peux|pouvez|pourr\\p{L}+|serait|envoie\\p{L}*|envoyer|quand|avant)|(?:puedes?|pod(?:rías?|éis|ría)|mándame|envíame|enviar\\p{L}*|mandar\\p{L}*|cuándo|antes|para)|(?:puoi|può|potresti|potrebbe|mandi|mandami|mandarmi|inviarmi|invii|quando|entro)|(?:pode|podes|poderia|consegue|manda|mandar|enviar|quando|até)|(?:kun|kan|kunt|zou|stuur\\p{L}*|sturen|wanneer|voor|graag)|(?:czy|mogł\\p{L}+|możesz|przysłać|przyślij|wysłać|kiedy|do|proszę|prosimy)|(?:пришлите|пришли|прислать|можете|могли|сможете|когда|до|жд\\p{L}+|надішліть|надіслати|чи)|(?:můžete|mohl\\p{L}*|pošlete|poslat|do|kdy)|(?:kan|kunde|skulle|skicka\\p{L}*|senast|när|innan|sende|kunne|inden|når|før|gerne|gärna)|(?:gönder\\p{L}+|misiniz|mısınız|kadar|bekliyor\\p{L}*)|(?:هل|يمكن\\p{L}*|أرسل\\p{L}*|إرسال|قبل|حتى|متى)|(?:אפשר|תוכל\\p{L}*|לשלוח|תשלח\\p{L}*|עד|מתי)|(?:क्या|भेज\\p{L}*\\p{M}*|तक|कब)",
  ],
  ["いただけ|ください|お願い|まで|助かり|能不能|能否|可以|麻烦|请|之前|前|주실|주세요|부탁|까지|보내"],
);

/** "Could you send me a first version by Thursday?" */
export function asksForDraft(said: string): boolean {
  return DRAFT.test(said) && (ASKS_MAKER.test(said) || FIRST_PERSON.test(said));
}

const CONTACT = idea(
  [
    "let me know|call|ring|mail|e-?mail|write|drop|reach|shout|ask|questions?|missing|unclear|anything (?:else|more)|away|holiday|leave|office|kantoor|büro|bureau|oficina|ufficio|escritório|biur\\p{L}+|офис\\p{L}*|kontoret|ofis\\p{L}*|disposizione|disposition|disposición|disposição|beschikking|verfügung|\\p{L}*fragen|ruf\\p{L}*|meld\\p{L}*|schreib\\p{L}*|mail\\p{L}*|fragen|fehlt|unklar|erreichbar|erreich\\p{L}+|urlaub|sag\\p{L}* bescheid|bescheid|appel\\p{L}*|écri\\p{L}+|contact\\p{L}*|questions?|manque|joignable|vacances|absente?|dis-\\p{L}+|dites|préviens|llám\\p{L}+|llam\\p{L}+|aclaración|escríb\\p{L}+|escrib\\p{L}+|avís\\p{L}+|dime|dudas?|duda|falta|preguntas?|vacaciones|disponible|localizable|chiam\\p{L}+|scriv\\p{L}+|domande|dubbi|manca|serve|ferie|reperibile|fammi|mi faccia|lig(?:a|ue|ar)|escrev\\p{L}+|avis\\p{L}+|dúvidas?|falta\\p{L}*|férias|bel|mail|vragen|ontbreekt|onduidelijk|vakantie|bereikbaar|weten|zadzwoń\\p{L}*|dzwoni\\p{L}*|napisz\\p{L}*|pyta\\p{L}+|brakuje|urlopie|daj\\p{L}* znać|звони\\p{L}*|позвони\\p{L}*|пиши\\p{L}*|напиши\\p{L}*|вопрос\\p{L}*|не хватает|отпуск\\p{L}*|на связи|дайте знать|дай знать|телефонуй\\p{L}*|питанн\\p{L}+|бракує|дайте знати|zavol\\p{L}+|napiš\\p{L}*|dotaz\\p{L}*|chybí|dovolen\\p{L}+|hör av|ring|skriv|frågor|saknas|oklart|semester|säg till|nås|spørgsmål|mangler|ferie|sig til|gi beskjed|uklart|ara\\p{L}*|yaz\\p{L}*|soru\\p{L}*|eksik\\p{L}*|izin\\p{L}*|haber ver\\p{L}*|اتصل\\p{L}*|راسل\\p{L}*|أسئلة|سؤال|ينقص|إجازة|أخبر\\p{L}*|תתקשר\\p{L}*|שאלות|חסר|חופשה|זמינ\\p{L}*|תגיד\\p{L}*|תכתב\\p{L}*|फ़ोन|फोन|कॉल|लिख\\p{M}*|सवाल|कमी|छुट्टी|बता\\p{L}*\\p{M}*",
  ],
  [
    "ご連絡|ご不明|不明な|質問|休み|不在|联系我|打电话|问题|告诉我|缺什么|请假|연락|문의|질문|궁금|알려|휴가|빠진",
  ],
);

/** "Let me know if anything is missing", "I'm away until Tuesday": of the one who writes, with no number to be told. */
export function isReachable(said: string): boolean {
  if (/[@\p{Nd}]/u.test(said)) return false;
  if (LET_KNOW.test(said)) return true;
  if (AT_A_DESK.test(said)) return false;
  return CONTACT.test(said) && (TO_ME.test(said) || (QUESTIONS.test(said) && ASKED_FAMILIARLY.test(said)));
}

/** "Let me know", "sag Bescheid": nobody says so to viewers. */
const LET_KNOW = idea(
  [
    "happy to talk|looking forward to (?:your|hearing|seeing)|let me know|(?:just )?(?:say so|just say|shout)|sag\\p{L}* (?:mir |einfach |gern\\p{L}? |bitte )*bescheid|gib\\p{L}* (?:mir )?bescheid|tiens-moi|dis-moi|dites-moi|préviens-moi|ik hoor (?:het )?graag|(?:je suis|nous sommes) dans l['’]attente|quedo a la espera|resto in attesa|attendo (?:una |la )?(?:tua|sua)|(?:fico|ficamos) no aguardo|freue mich auf|czekam na|жду (?:вашего|ответа)|ser fram emot|ser frem til|si[gh] endelig til|avísame|dime|me dices|me avisas?|fammi sapere|mi faccia sapere|dimmi|avisa-me|me avis[ae]|laat (?:me |het |even |maar |gerust ){0,3}weten|(?:daj|dajcie|proszę dać) (?:mi )?znać|дай(?:те)? (?:мне )?знать|дай(?:те)? (?:мені )?знати|dej(?:te)? (?:mi )?vědět|hör (?:gärna )?av (?:dig|er)|säg (?:bara )?till|sig (?:bare |gerne )?til|gi (?:meg )?beskjed|haber ver\\p{L}*|أخبرني\\p{L}*|תגידי? לי|मुझे बता\\p{L}*\\p{M}*",
  ],
  ["告诉我|跟我说|알려 ?주세요|お知らせください"],
);
/** Where viewers are to ask. */
const AT_A_DESK = idea([
  "us|desk|staff|reception|team|uns|empfang|büro|sekretariat|nous|accueil|secrétariat|nosotros|recepción|secretaría|ci|banco|segreteria|balcão|secretaria|ons|balie|recepcj\\p{L}+|sekretaria\\p{L}+|нам|регистратур\\p{L}+|oss|receptionen?|bize",
]);
const QUESTIONS = idea(
  [
    "questions?|fragen|frage|questions?|dudas?|preguntas?|domande?|dubbi|dúvidas?|perguntas?|vragen|pyta\\p{L}+|вопрос\\p{L}*|питан\\p{L}+|dotaz\\p{L}*|frågor|spørgsmål|spørsmål|soru\\p{L}*|أسئلة|سؤال|שאלות|सवाल",
  ],
  ["質問|问题|질문"],
);
/** Said to one person, and a friend. */
const ASKED_FAMILIARLY = idea([
  "just (?:call|ring|write|ask|mail)|meld dich|ruf (?:einfach )?an|schreib (?:einfach )?|n['’]hésite|appelle|pregunta|escribe|chiama pure|scrivi pure|chiedi pure|pergunta|bel (?:gerust|maar)|mail (?:gerust|maar)|pisz|dzwoń|zadzwoń|пиши|звони|пиши|телефонуй|ring (?:bara|gerne|bare)|skriv|sor|yaz",
]);

const WOULD_BE = idea(
  [
    "would be (?:lovely|nice|great|good|super|wonderful|perfect|ideal|fantastic|brilliant)|(?:i|we)['’]?d (?:love|like)|would love|if (?:possible|you can|there['’]s (?:time|room))|please",
    "wäre (?:schön|toll|super|gut|prima|klasse|ideal)|fänd\\p{L}* (?:ich|wir)|würde\\p{L}* (?:uns|mich) freuen|bitte|gerne?",
    "(?:ce )?serait (?:bien|super|parfait|chouette|génial|idéal|formidable)|j['’]aimerais|on aimerait|nous aimerions|s['’]il (?:te|vous) plaît|si possible|merci de",
    "(?:sería|estaría) (?:bonito|genial|bien|estupendo|ideal|perfecto|precioso)|(?:me|nos) (?:gustaría|encantaría)|por favor|si puede ser|si es posible",
    "sarebbe (?:bello|carino|perfetto|ideale|fantastico)|(?:mi|ci) piacerebbe|per favore|se possibile|(?:seria|era) (?:bom|ótimo|lindo|legal|ideal|perfeito|bonito)|(?:gostaria|gostaríamos)|por favor|se possível|se der",
    "zou (?:\\p{L}+ )?(?:mooi|leuk|fijn|geweldig|prachtig) zijn|(?:graag|alsjeblieft|alstublieft)|als het kan|byłoby (?:super|miło|świetnie|pięknie|dobrze|wspaniale)|(?:proszę|prosimy)|jeśli (?:się da|można)",
    "было бы (?:здорово|хорошо|прекрасно|замечательно|чудесно|отлично)|хотелось бы|пожалуйста|если можно|було б (?:добре|чудово|гарно|супер)|хотілося б|будь ласка",
    "bylo by (?:hezké|pěkné|super|skvělé)|prosím|(?:det )?vore (?:fint|kul|roligt|bra|jättefint|trevligt)|(?:det )?(?:ville|kunne) være (?:dejligt|fint|godt|hyggeligt|fantastisk|skjønt|flott)|gärna|gerne|helst",
    "(?:güzel|iyi|harika|hoş) olur(?:du)?|lütfen|seviniri[mz]|سيكون (?:جميلا?ً?|رائعا?ً?|جيدا?ً?)|من فضلك\\p{L}*|نود|יהיה (?:נחמד|יפה|נהדר|מעולה)|בבקשה|נשמח|अच्छा (?:होगा|रहेगा|लगेगा)|कृपया",
  ],
  [
    "嬉しい|うれしい|助かり|ありがたい|幸いです|お願い|就好|最好|更好|就太好|(?<![申邀聘宴])[请請](?![假教客柬])|麻烦|좋겠|좋을|부탁|감사하겠",
  ],
);
const OF_MAKING = idea(
  [
    "finish|end|close|open|start|begin|show|include|mention|use|see|have|add|put|feature|wrap up",
    "enden|aufhören|schließen|abschließen|anfangen|beginnen|zeigen|erwähnen|einbauen|verwenden|rein|am (?:ende|schluss|anfang)|zum schluss",
    "finir|terminer|conclure|commencer|ouvrir|montrer|voir|ajouter|mettre|mentionner|utiliser|à la fin|au début|en conclusion",
    "terminar|acabar|cerrar|empezar|mostrar|ver|poner|incluir|mencionar|usar|al final|al principio",
    "finire|chiudere|terminare|concludere|iniziare|aprire|mostrare|vedere|mettere|citare|usare|alla fine|in chiusura|terminar|acabar|encerrar|fechar|começar|mostrar|colocar|incluir|no final|no fim",
    "eindigen|afsluiten|beginnen|tonen|laten zien|noemen|gebruiken|aan het (?:eind|einde|begin|slot)|zakończyć|skończyć|zacząć|pokazać|dodać|na (?:koniec|końcu|początku)",
    "закончить|завершить|начать|показать|добавить|упомянуть|использовать|в конце|в начале|закінчити|завершити|почати|показати|наприкінці|в кінці|skončit|zakončit|začít|ukázat|na (?:konci|závěr)",
    "sluta|avsluta|börja|visa|ha med|nämna|använda|på slutet|slutte|afslutte|avslutte|begynde|starte|vise|få med|til sidst|til slutt",
    "bit(?:ir|er)\\p{L}*|kapat\\p{L}*|başla\\p{L}*|göster\\p{L}*|sonunda|(?:ن)?(?:ختم|نختم|تنتهي|ننهي|نبدأ|نعرض)|في (?:النهاية|الختام)|לסיים|לפתוח|להראות|בסוף|ख़?त्म|समाप्त|शुरू|दिखा\\p{M}*|अंत में",
  ],
  [
    "締め|終わ|始め|入れて|見せ|最後|结尾|结束|收尾|开头|放在|展示|用上|끝(?:내|맺|나)|마무리|마지막|시작|넣어|보여",
  ],
);

/** "It would be lovely to finish with that.": how the film is to be cut, and nothing that is told. */
export function wishesForCut(said: string): boolean {
  return WOULD_BE.test(said) && OF_MAKING.test(said);
}

/** "Could you have it by Friday?": of the one who makes it, and until when. */
export function asksForIt(said: string): boolean {
  return /[?？؟]\s*$/u.test(said) && countWords(said) <= 12 && ASKS_IT.test(said) && UNTIL.test(said);
}

const ASKS_IT = idea(
  [
    "(?:can|could|would|will) (?:you|we|i)|(?:könn\\p{L}+|kannst|schafft|schaffst|schaffen|wäre) (?:du|sie|ihr|das|es)|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|(?:puedes?|pod(?:rías?|éis|ríais|ría))|(?:puoi|potresti|può|potrebbe|riesci|riesce)|(?:pode|podes|poderia|consegue|consegues)|(?:kun|kan|zou|lukt) (?:je|u|jij|jullie|het)|(?:czy )?(?:mogł\\p{L}+|mógł\\p{L}+|możesz|zdążysz|dasz radę)|(?:можете|можешь|могли|мог|могла|сможете|сможешь|успеете|успеешь|зможете|зможеш|встигнете)|(?:můžete|můžeš|mohl\\p{L}*|stihnete)|(?:kan|kunde|skulle|hinner|kunne) (?:du|ni|vi|i)|\\p{L}+(?:bilir|ebilir) mis\\p{L}+|(?:هل|يمكن\\p{L}*)|(?:תוכל\\p{L}*|אפשר)|क्या",
  ],
  ["いただけ|もらえ|でしょうか|能不能|能否|可以|可能|주실|될까|있을까|가능"],
);
const UNTIL = idea(
  [
    "by|before|until|ready|bis|vor|fertig|avant|d['’]ici|pour|prête?|antes|para|listo|lista|entro|prima|pronto|pronta|até|voor|klaar|do|przed|gotow\\p{L}+|до|к|готов\\p{L}*|hotov\\p{L}+|innan|före|till|klar|färdig|inden|før|kadar|hazır|قبل|حتى|جاهز\\p{L}*|עד|לפני|तक|पहले",
  ],
  ["まで|前|까지|전에"],
);

const SENDS = idea(
  [
    "i(?:['’]ve|['’]ll|['’]m| will| have| can| am)? (?:also )?(?:put|post\\p{L}*|sen[dt]\\p{L}*|mail\\p{L}*|shar\\p{L}*|upload\\p{L}*)|(?:will |to )?follows?|(?:will )?(?:come|arrive) (?:tomorrow|later|separately|by|on|next)|(?:is|are) (?:in|on) (?:the|our|my) (?:shared )?(?:folder|drive|dropbox|cloud)",
    "(?:schicke|sende|lade|maile|bringe) ich|ich (?:schicke|sende|lade|maile|bringe)|folg(?:t|en)|komm(?:t|en) (?:noch|morgen|separat|per|später)|lieg(?:t|en) (?:in|im|auf)|(?:bekommst du|bekommen sie|bekommt ihr)|(?:habe|hab) ich .{0,40}(?:hochgeladen|geschickt|gelegt)",
    "je (?:t['’]|vous |te |les )*(?:enverrai|envoie|transmettrai|dépose|mets)|suiv(?:ra|ront|ent|t)|arriv(?:era|eront|ent)|(?:est|sont) (?:dans|sur) (?:le|notre) (?:dossier|drive|dropbox)",
    "(?:te|os|le|les) (?:l[oa]s? )?(?:mando|mandaré|envío|enviaré|paso|pasaré)|llegar(?:á|án)|(?:est(?:á|án)|van?) en (?:la|una) carpeta|(?:te|le|ti|vi) (?:l[oae] )?(?:mando|manderò|invio|invierò|arriver\\p{L}+)|(?:glie)?l[oae] (?:mando|invio)|arriver(?:à|anno)|(?:sono|è) nella cartella|(?:te |lhe )?(?:mando|mandarei|envio|enviarei)|cheg(?:a|am|ará|arão)|est(?:á|ão) na pasta",
    "(?:krijg|krijgt) (?:je|u)|(?:stuur|mail|upload) ik|ik (?:stuur|mail|upload)|volg(?:t|en)|kom(?:t|en) (?:nog|morgen|later)|sta(?:at|an) (?:in|op) de|dosyłam|doślę|prześlę|wyślę|przesyłam|są w (?:folderze|katalogu)|пришлю|вышлю|отправлю|скину|пришл[её]м|надішлю|скину|надішлемо|pošlu|zašlu|pošleme",
    "(?:finns|ligger) (?:på|i)|skickar jag|jag skickar|ligger i (?:mappen|mejlet)|kommer (?:senare|imorgon|i ett)|sender jeg|jeg sender|ligger i mappen|kommer (?:senere|i morgen)|göndereceği[mz]|yollayacağım|gönderirim|klasörde|سأرسل\\p{L}*|سنرسل\\p{L}*|אשלח|נשלח|भेज (?:दूँगा|दूँगी|दूंगा|दूंगी|रहा|रही)",
  ],
  [
    "(?:後日|のちほど|後ほど|明日|別途).{0,6}送|お送りします|稍后发|随后发|明天发|另外发|发你|发给您|따로 보내|보내 ?드리겠|보내 ?드릴|내일 보내",
  ],
);

/** "Fotos schicke ich dir morgen": what a maker still waits for. */
export function sendsMaterial(said: string): boolean {
  if (countWords(said) <= 14 && STRICTLY_ENCLOSED.test(said)) return true;
  return FILES.test(said) && SENDS.test(said);
}

const STRICTLY_ENCLOSED = idea(
  [
    "(?:est|sont) jointe?s?|(?:is|are) attached|attached (?:is|are)|im anhang|hängt an|hängen an|(?:en )?pièces? jointes?|ci-jointe?s?|(?:va|van|está|están) adjunt[oa]s?|en el adjunto|in allegato|em anexo|no anexo|in de bijlage|w załączniku|во вложении|у вкладенні|v příloze|(?:är|har) bifogat?s?|(?:är|ligger) bifogade?|er vedhæftet|er vedlagt|i vedhæftningen|ekte(?:dir)?",
  ],
  ["添付(?:し|いた)|附件(?:里|中)|첨부(?:했|합|하)"],
);

/** A plea of any kind. */
export function pleads(said: string): boolean {
  return WOULD_BE.test(said);
}

/** Words of regards: a short line with one of them above a name. */
export const OF_REGARDS = idea(
  [
    "regards|wishes|thanks|thank you|cheers|sincerely|best|love|yours|grüße\\p{L}?|grüßen|grüsse\\p{L}?|gruß|dank|danke|herzlichst|cordialement|merci|amitiés|amicalement|salutations|bien à (?:vous|toi)|bises|bisous|saludos?|abrazos?|gracias|atentamente|cordialmente|saluti|abbracci\\p{L}?|grazie|presto|abraços?|cumprimentos|obrigad[oa]|atenciosamente|groet\\p{L}*|bedankt|dank|pozdraw\\p{L}+|poważaniem|szacunku|szacunkiem|dziękuj\\p{L}+|dzięki|уважением|пожеланиями|приветом|спасибо|обнимаю|повагою|дякую|побажаннями|pozdrav\\p{L}*|děkuj\\p{L}*|díky|hälsning\\p{L}*|tack|kram\\p{L}*|hilsen\\p{L}*|hilsner|tak|takk|saygı\\p{L}*|sevgi\\p{L}*|selam\\p{L}*|teşekkür\\p{L}*|çalışmalar|تحيات\\p{L}*|التحية|شكر\\p{L}*|الاحترام|בברכה|תודה|धन्यवाद|सादर|शुभकामना\\p{M}*",
  ],
  ["よろしく|敬具|拝|ありがとう|此致|敬礼|谢谢|祝好|感谢|顺颂|감사|드림|올림|부탁드립니다"],
);

/** "The topic is how to bake a first sourdough loaf.": what the film is about, to be its title. */
export const TOPIC_IS = toPattern(
  `^(?:${[
    "(?:(?:so|and) )?(?:the|our) (?:topic|subject|theme)(?: of (?:the|this) (?:film|video))? (?:is|will be|should be):? ",
    "(?:das |unser )thema(?: des (?:films|videos))? (?:ist|lautet|heißt):? ",
    "(?:le|notre) (?:sujet|thème)(?: (?:du film|de la vidéo))?(?:,? c['’]est| est| sera)?\\s?:? ",
    "(?:el|nuestro) tema(?: del (?:vídeo|video|film))? (?:es|será):? ",
    "(?:l['’]argomento|il tema|il nostro tema)(?: del (?:video|filmato|film))? (?:è|sarà):? ",
    "(?:o|nosso) (?:tema|assunto)(?: do (?:vídeo|filme))? (?:é|será):? ",
    "(?:het|ons) (?:onderwerp|thema)(?: van (?:de film|het filmpje))? is:? ",
    "temat(?:em)?(?: filmu)? (?:to|jest|brzmi):? ",
    "тема(?: фильма| ролика| фільму)?\\s?[-–—:]\\s?",
    "(?:ämnet|temat|emnet|temaet)(?: för filmen| for filmen)? (?:är|er):? ",
    "konu(?:muz|su)?(?: şu)?\\s?[:,]\\s?|(?:الموضوع|موضوع الفيلم)(?: هو)?\\s?:?\\s?|הנושא (?:הוא|הוא:)\\s?|विषय (?:है|यह है)\\s?:?\\s?",
    "(?:テーマ|主題|题目|主题|主題)(?:は|是)[:：]?",
    "주제는\\s?",
  ].join("|")})(?<subject>\\S.{2,70}?)(?:です|입니다|이에요)?[.!。]?$`,
  "iu",
);
