/**
 * Kinds of text that are handed out, hung up, sent round or taught: what a whole heading may be, and what says nothing of a
 * subject. All languages together, since a line of nothing else is no word of another language either.
 */
export const KINDS_OF_TEXT = [
  "notice|announcement|memo|memorandum|circular|newsletter|bulletin|press (?:release|statement)|media release|statement|minutes|handout|leaflet|flyer|poster|brochure|factsheet|fact sheet|information(?: sheet)?|info|message|reminder|invitation|lesson(?: plan)?|worksheet|homework|lecture|presentation|speech|report|article|note|notes|draft|news|text|script|short story|story|blog post|summary",
  "aushang|hinweis|mitteilung|bekanntmachung|ankündigung|durchsage|rundschreiben|rundbrief|rundmail|elternbrief|newsletter|pressemitteilung|pressemeldung|medienmitteilung|protokoll|sitzungsprotokoll|merkblatt|infoblatt|handzettel|flugblatt|flyer|faltblatt|plakat|broschüre|information(?:en)?|infos?|nachricht|erinnerung|einladung|unterrichtsstunde|arbeitsblatt|hausaufgabe|referat|vortrag|rede|bericht|artikel|notiz(?:en)?|entwurf|neuigkeiten|text|skript|kurzgeschichte|geschichte|erzählung|zusammenfassung",
  "avis|annonce|communiqué(?: de presse)?|circulaire|note(?: de service| d['’]information)?|compte[- ]rendu|procès-verbal|bulletin|lettre d['’]information|infolettre|information|infos?|message|rappel|invitation|affiche|tract|dépliant|brochure|leçon|cours|fiche(?: de cours)?|exposé|discours|rapport|article|brouillon|texte|nouvelle|conte|récit|histoire|résumé|nouvelles",
  "aviso|anuncio|comunicado(?: de prensa)?|nota(?: de prensa| informativa)?|circular|boletín|acta|recordatorio|invitación|cartel|folleto|octavilla|volante|información|mensaje|lección|clase|ficha|tarea|charla|discurso|informe|artículo|borrador|texto|cuento|relato|historia|resumen|noticias",
  "avviso|annuncio|comunicato(?: stampa)?|circolare|bollettino|verbale|promemoria|invito|locandina|volantino|opuscolo|informazion[ei]|messaggio|lezione|scheda|compito|relazione|discorso|rapporto|articolo|bozza|testo|racconto|storia|riassunto|notizie|nota",
  "anúncio|comunicado(?: de imprensa)?|nota(?: de imprensa)?|boletim|ata|lembrete|convite|cartaz|panfleto|folheto|informaç(?:ão|ões)|mensagem|lição|aula|ficha|trabalho de casa|palestra|relatório|artigo|rascunho|conto|história|resumo|notícias",
  "mededeling|aankondiging|bekendmaking|kennisgeving|circulaire|rondschrijven|nieuwsbrief|persbericht|notulen|memo|herinnering|uitnodiging|affiche|folder|informatie|bericht|les|werkblad|huiswerk|spreekbeurt|toespraak|verslag|rapport|artikel|concept|tekst|kort verhaal|verhaal|samenvatting|nieuws",
  "meddelande|anslag|kungörelse|information|nyhetsbrev|pressmeddelande|protokoll|påminnelse|inbjudan|affisch|flygblad|lektion|arbetsblad|läxa|föredrag|tal|rapport|artikel|utkast|text|berättelse|novell|nyheter|meddelelse|opslag|bekendtgørelse|nyhedsbrev|pressemeddelelse|referat|påmindelse|invitation|plakat|løbeseddel|undervisning|lektie|foredrag|tale|novelle|fortælling|nyheder|kunngjøring|oppslag|nyhetsbrev|pressemelding|påminnelse|invitasjon|lekse|fortelling|nyheter|tiedote|ilmoitus|uutiskirje|pöytäkirja|muistutus|kutsu|esite|oppitunti|tehtävämoniste|kertomus|raportti",
  "ogłoszenie|komunikat(?: prasowy)?|zawiadomienie|obwieszczenie|okólnik|biuletyn|newsletter|informacja(?: prasowa)?|notatka(?: służbowa)?|protokół|przypomnienie|zaproszenie|plakat|ulotka|wiadomość|lekcja|karta pracy|praca domowa|referat|przemówienie|raport|sprawozdanie|artykuł|szkic|tekst|opowiadanie|historia|streszczenie|aktualności|oznámení|hlášení|vyhláška|zpravodaj|tisková zpráva|zápis|připomínka|pozvánka|leták|hodina|pracovní list|proslov|zpráva|článek|povídka",
  "объявление|уведомление|извещение|сообщение|пресс-?релиз|рассылка|бюллетень|информация|памятка|протокол|напоминание|приглашение|плакат|листовка|буклет|урок|конспект урока|домашнее задание|доклад|речь|отчёт|отчет|статья|черновик|текст|рассказ|повесть|сказка|новости|оголошення|повідомлення|прес-?реліз|розсилка|бюлетень|інформація|пам['’]ятка|нагадування|запрошення|листівка|домашнє завдання|доповідь|звіт|стаття|чернетка|оповідання|новини|обявление|съобщение|известие|покана|доклад|разказ",
  "ανακοίνωση|γνωστοποίηση|δελτίο τύπου|εγκύκλιος|ενημερωτικό δελτίο|πρακτικά|υπενθύμιση|πρόσκληση|φυλλάδιο|μάθημα|έκθεση|αναφορά|άρθρο|διήγημα|ιστορία",
  "duyuru|ilan|bildiri|bildirim|bülten|basın bülteni|genelge|sirküler|tutanak|hatırlatma|davet(?:iye)?|afiş|broşür|el ilanı|bilgi(?:lendirme)?|mesaj|ders(?: notu)?|çalışma (?:kâğıdı|yaprağı)|ödev|sunum|konuşma|rapor|makale|taslak|metin|hikâye|hikaye|öykü|özet|haberler",
  "közlemény|hirdetmény|értesítés|felhívás|hírlevél|sajtóközlemény|körlevél|jegyzőkönyv|emlékeztető|meghívó|szórólap|óravázlat|feladatlap|beszámoló|elbeszélés|anunț|comunicat(?: de presă)?|înștiințare|circulară|buletin|proces-verbal|invitație|pliant|lecție|fișă|raport|articol|povestire|thông báo|bản tin|thông cáo(?: báo chí)?|biên bản|thư mời|tờ rơi|bài học|báo cáo|truyện ngắn|pengumuman|pemberitahuan|edaran|buletin|siaran pers|notulen|undangan|selebaran|pelajaran|laporan|artikel|cerpen",
].join("|");

/** How weighty such a text says that it is, whose and how often; before its kind or behind it. */
export const WEIGHTY = [
  "important|urgent|official|public|general|short|brief|quick|friendly|internal|final|monthly|weekly|annual|school|staff|club|parish|village|community|safety|service|please read|new",
  "wichtige[rs]?|dringende[rs]?|amtliche[rs]?|öffentliche[rs]?|allgemeine[rs]?|kurze[rs]?|interne[rs]?|neue[rs]?",
  "importante?s?|urgente?s?|officiel(?:le)?|public|publique|générale?|interne|petite?|court|oficial|público|pública|general|breve|interno|interna|ufficiale|pubblico|generale|geral",
  "belangrijke?|dringende?|officiële?|openbare?|algemene?|korte?|viktigt?|brådskande|officiellt?|allmän|allmänt|kort|vigtig|ważne|pilne|oficjalne|publiczne|krótkie|důležité",
  "важное|срочное|официальное|общее|краткое|важливе|термінове|σημαντική|önemli|acil|resmi|genel|kısa|fontos|quan trọng|penting",
].join("|");
export const ARTICLES =
  "our|the|an?|unser|der|die|das|eine?|notre|le|la|une?|nuestr[oa]|el|una|nostr[oa]|il|nosso|nossa|uma?|o|onze|een|de|het|vår|vores|ett?|nasze|наше|bir";

/** Before whom a text goes to: nobody says so of a subject. */
export const TO_WHOM =
  "to|an|aux|à la|à l['’]|à tou(?:s|tes)|a (?:la|los|las|todos|todas|tutt[ie])|al|alla|alle|agli|ai|aos|às|ao|à|aan|till|til|do|к|kaikille";
/** Before whom or what it is for: a subject as well ("Flyer for the summer fair"), unless it names people. */
export const FOR_PEOPLE = "for|für|pour|para|per|voor|för|for|dla|для|pentru|για|az?|cho|untuk";
/** The year of a school that it is taught in. */
export const SCHOOL_YEAR = [
  "(?:for |für (?:die )?|pour (?:la |les )?|para |per (?:la )?|voor |dla |для )?(?:the )?(?:year|grade|class|form|klasse|stufe|klassenstufe|classe|curso|grado|groep|klas|årskurs|klass|klasy|klasa|класс|клас)\\s?\\p{Nd}{1,2}\\p{Ll}?",
  "(?:for |für (?:die )?|pour (?:la |les )?|para (?:el |o )?|per (?:la )?|voor |dla |для )?(?:the )?\\p{Nd}{1,2}\\s?(?:st|nd|rd|th|\\.|e|è?me|º|ª|°|o|a|-?(?:го|й))?\\s?(?:year|grade|graders?|klasse|klässler|classe|año|curso|grado|classi|ano|groep|klas|klasy|класса?|класу|sınıf(?:lar)?)?",
].join("|");

/** The same where words are not parted, stand in another order, or join to each other. */
export const KINDS_ELSEWHERE: readonly RegExp[] = [
  /^(?:(?:重要な?|大切な|緊急の?|各種)?(?:.{1,12}?(?:から|より)の|(?:皆様|皆さま|みなさま|会員|住民|保護者|社員|お客様|各位)(?:の皆様|の皆さま)?(?:へ|への|向け|宛)の?|(?:回|園内|社内|町内|校内|店内))?(?:お知らせ|おしらせ|ご案内|案内|告知|通知|連絡|ご連絡|掲示|回覧(?:板)?|広報|会報|便り|だより|チラシ|ポスター|議事録|報告書?|ご報告|プレスリリース|原稿|文章|授業|教材|プリント|作文|短編|物語|お話|お願い)(?:文|用)?|(?:小学|中学|高校)?\p{Nd}年生?(?:の|用|向け)?(?:国語|理科|社会|算数)?(?:の)?(?:授業|教材|プリント))(?:\s?(?:第?\p{Nd}+号|その\p{Nd}))?$/u,
  /^.{1,8}(?:だより|便り|通信|会報|ニュース|新聞)\s?(?:第?\p{Nd}+号|\p{Nd}+月号)$/u,
  /^(?:(?:重要|紧急|緊急|温馨|溫馨|致?(?:全体|全體|各位)?(?:业主|業主|居民|住户|住戶|家长|家長|员工|員工|会员|會員|客户|客戶|师生|師生)的?(?:一封)?|关于|學校|学校|社区|社區|物业|物業|公司|内部|內部)?(?:通知|公告|启事|啟事|通告|告示|提示|提醒|声明|聲明|简报|簡報|通报|通報|信|会议纪要|會議紀要|会议记录|會議記錄|纪要|宣传单|傳單|传单|海报|海報|邀请函|邀請函|新闻稿|新聞稿|教案|课文|作文|讲稿|講稿|演讲稿|報告|报告|文章|稿子|故事|短篇小说|小故事|总结|總結)(?:书|書|单|單)?|[一二三四五六七八九\p{Nd}]年级(?:语文|数学|科学|英语|历史|地理)?(?:课文?|教案|作业|课程))$/u,
  /^(?:(?:중요|긴급|필독|전체|(?:입주민|주민|학부모|회원|직원|고객|학생|신도|교우)(?:님|들)?(?:\s?여러분)?(?:께|에게)?(?: 드리는)?)\s?)?(?:공지(?:\s?사항)?|알림|알립니다|안내(?:문|장|말씀)?|통지(?:문|서)?|공고(?:문)?|회람|소식지|회보|가정통신문|전단지?|포스터|회의록|보고서?|보도\s?자료|초대장|원고|글|수업(?:\s?자료)?|학습지|숙제|단편(?:소설)?|이야기)(?:\s?(?:제?\p{Nd}+호))?$|^(?:초등|중등|고등)?\s?(?:학교\s?)?\p{Nd}학년\s?(?:\p{L}+\s)?(?:수업|학습지|숙제)(?:\s?자료)?$/u,
  /^(?:إعلان|تنويه|إشعار|تعميم|بيان(?: صحفي)?|بلاغ|نشرة(?: إخبارية)?|مذكرة|محضر(?: اجتماع)?|تذكير|دعوة|ملصق|منشور|مطوية|معلومات|درس|ورقة عمل|واجب(?: منزلي)?|محاضرة|كلمة|خطاب|تقرير|مقال|مقالة|خبر|مسودة|نص|قصة(?: قصيرة)?|حكاية|ملخص)(?:\s(?:هام|هامة|مهم|مهمة|عاجل|عاجلة|عام|عامة|رسمي|رسمية|داخلي|داخلية))?(?:\s(?:(?:إلى|الى)\s.{2,40}|لل?(?:صف|طلاب|سكان|موظفين|أهالي|زوار|أعضاء|أولياء|عملاء|جميع|سادة|مواطنين|متطوعين)\p{L}*(?:\s\p{L}+){0,3}))?(?:\s(?:رقم\s)?\p{Nd}+)?$/u,
  /^(?:הודעה|מודעה|הכרזה|חוזר|ידיעון|עלון|ניוזלטר|עדכון|תזכורת|הזמנה|כרזה|פלייר|מידע|פרוטוקול|שיעור|דף עבודה|שיעורי בית|הרצאה|נאום|דוח|דו"ח|מאמר|כתבה|טיוטה|טקסט|סיפור(?: קצר)?|סיכום|ברכה)(?:\s(?:חשובה?|דחופה?|רשמית?|כללית?|לציבור|לעיתונות|פנימית?))?(?:\s(?:אל\s.{2,40}|ל(?:כל |כלל )?(?:ה)?(?:דיירים|דיירי|הורים|תושבים|תושבי|עובדים|חברים|חברי|תלמידים|לקוחות|מבקרים|מתנדבים|כיתה|כיתות|ציבור)(?:\s[\p{L}'’"]+){0,3}))?(?:\s(?:מס['’]\s)?\p{Nd}+)?$/u,
  /^(?:(?:.{2,30} के लिए|.{2,24} हेतु|सभी .{2,20} को)\s)?(?:(?:ज़रूरी|जरूरी|आवश्यक|महत्वपूर्ण|अति आवश्यक|सार्वजनिक|आम|विशेष)\s)?(?:सूचना|घोषणा|विज्ञप्ति|प्रेस विज्ञप्ति|परिपत्र|नोटिस|ज्ञापन|कार्यवृत्त|पर्चा|पोस्टर|निमंत्रण|आमंत्रण|संदेश|जानकारी|पाठ|पाठ योजना|गृहकार्य|भाषण|रिपोर्ट|लेख|कहानी|लघुकथा|सारांश|समाचार)(?:\s(?:संख्या\s)?\p{Nd}+)?$/u,
  /^(?:(?:\p{L}+(?:lere|lara|lerimize|larımıza|lerimiz|larımız)|tüm \p{L}+|\p{L}+ için|\p{Nd}{1,2}\. ?sınıf(?:lar)?(?: için)?)\s)+(?:(?:önemli|acil|genel|kısa)\s)?(?:duyuru|ilan|bildiri|bilgilendirme|bülten|ders(?: notu)?|ödev|mesaj|davet(?:iye)?)(?:su|si)?$/iu,
];
