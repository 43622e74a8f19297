/** Labels with which a sender says what the film begins or ends with: "Opening: …", "Schluss: …". */

const KIND_EN = "(?: (?:line|sentence|words?|remarks?|thought|text|shot|message))?";

export const OPENING_LABELS = [
  `(?:opening|beginning|start(?: with)?|open with|begin with|intro(?:duction)?|hook|first)${KIND_EN}`,
  "(?:einstieg|anfang|eröffnung|auftakt|intro|beginn|eröffnungssatz|erster satz|anfangssatz|am anfang|zu beginn)",
  "(?:ouverture|début|accroche|introduction|intro|phrase d['’](?:ouverture|accroche)|première phrase|pour commencer|au début)",
  "(?:apertura|inicio|comienzo|introducción|entrada|gancho|primera frase|frase (?:inicial|de apertura)|para (?:empezar|abrir|comenzar)|al (?:principio|inicio))",
  "(?:apertura|inizio|introduzione|incipit|attacco|prima frase|frase (?:iniziale|d['’]apertura|di apertura)|per (?:iniziare|cominciare|aprire)|all['’]inizio)",
  "(?:abertura|início|começo|introdução|primeira frase|frase (?:inicial|de abertura)|para (?:começar|abrir)|no início)",
  "(?:opening|begin|start|inleiding|intro|eerste zin|openingszin|aan het begin|om te beginnen)",
  "(?:początek|otwarcie|wstęp|pierwsze zdanie|na początek|na początku|úvod|začátek|první věta|na začátek)",
  "(?:начало|вступление|открытие|первая фраза|в начале|початок|вступ|перша фраза|на початку)",
  "(?:inledning|öppning|början|första meningen|indledning|åbning|start|første sætning|innledning|åpning|første setning)",
  "(?:açılış|başlangıç|giriş|ilk (?:cümle|söz)|البداية|الافتتاح|الافتتاحية|المقدمة|الجملة الأولى|فתיחה|פתיחה|פתיח|משפט (?:הפתיחה|פתיחה|ראשון)|שורת פתיחה|शुरुआत|आरंभ|पहला वाक्य|प्रारंभ)",
  "(?:冒頭|オープニング|導入|書き出し|出だし|開始|最初の(?:一言|一文|言葉)|开头|開頭|开场|開場|开场白|片头|引子|第一句(?:话|話)?|시작|도입|오프닝|첫 (?:문장|말|마디))",
].join("|");

export const CLOSING_LABELS = [
  `(?:the )?(?:end|ending|closing|close|closer|final|last)${KIND_EN}|(?:end|close|finish) with|sign[- ]?off|outro|end ?card|(?:end|final|last|closing) (?:slide|card|frame|screen)|to (?:end|close|finish)|in closing|(?:the )?last thing (?:people|they|viewers|we) (?:should |want to |need to )?(?:hear|see|read)`,
  "(?:be)?enden? mit|schließen mit|(?:finir|terminer|conclure|finissez|terminez|concluez) (?:par|avec|sur)|(?:termin|acab)(?:ar|a|e|en|ad) con|(?:cerrar|cierra|cierre|cerrad) con|(?:finire|chiudere|concludere|finisci|chiudi|finite|chiudete) con|(?:terminar|acabar|fechar|encerrar|termine|acabe|feche|encerre) com|eindig(?:en)? met|(?:sluit af|afsluiten) met|(?:avsluta|sluta|slut|afslut|avslutt) med",
  "(?:zum )?schlu(?:ss|ß)(?:satz|wort|gedanke|bild)?|ende|letzter satz|abschluss(?:satz)?|abspann|(?:schluss|end)(?:folie|tafel|bild|titel)|letzte (?:folie|tafel)|(?:als|am) (?:letztes|ende|schluss)|outro",
  "(?:mot de la )?fin|clôture|(?:écran|carton|image|diapo) (?:de fin|finale?)|dernier (?:écran|carton)|dernière diapo|pour (?:finir|terminer|conclure)|phrase (?:finale|de fin)|dernière phrase|dernier mot|à la fin",
  "cierre|final|despedida|(?:diapositiva|pantalla|rótulo|cartel) final|(?:frase|línea) (?:final|de cierre)|última frase|para (?:cerrar|terminar|acabar)|al final",
  "(?:frase|riga) (?:finale|di chiusura)|finale|chiusura|chiusa|(?:slide|schermata|cartello) finale|ultima frase|per (?:chiudere|finire)|alla fine",
  "fecho|fim|encerramento|(?:slide|tela|cartela|ecrã) final|fechamento|frase (?:final|de fecho)|última frase|para (?:fechar|terminar|encerrar)|no fim",
  "einde|slot(?:zin|woord|beeld|kaart)?|eind(?:beeld|kaart|scherm)|afsluiting|laatste zin|tot slot|aan het eind",
  "koniec|zakończenie|(?:plansza końcowa|ostatni(?:a plansza| slajd))|ostatnie zdanie|na koniec|závěr(?:em)?|konec|poslední věta|na závěr",
  "концовка|финал|(?:финальный|последний) (?:слайд|кадр|титр)|конец|заключение|последн(?:яя фраза|ее предложение)|в конце|кінцівка|фінал|кінець|остання фраза|наприкінці",
  "slut|slutet|slutord|slut(?:bild|skylt|billede|plakat)|sista bilden|siste bilde|avslutning|sista (?:meningen|raden)|slutning|afslutning|sidste (?:sætning|linje)|slutt|siste setning",
  "son (?:ekran|kare|slayt)|(?:و)?في الآخر|(?:الشاشة|الشريحة|اللوحة) الأخيرة|שקופית (?:סיום|אחרונה)|(?:आख़िरी|आखिरी|अंतिम) (?:स्लाइड|स्क्रीन)|kapanış(?: (?:cümlesi|sözü))?|son (?:cümle|söz)|bitiş|(?:و?في )?(?:النهاية|الختام|الخاتمة)|ختامًا|الجملة (?:الأخيرة|الختامية)|סיום|סוף|לסיום|בסוף|משפט (?:הסיום|סיום|אחרון)|(?:अंत|आख़िर|आखिर)(?: में)?|समापन|(?:अंतिम|आख़िरी|आखिरी) (?:वाक्य|शब्द|पंक्ति|लाइन)",
  "(?:सब)?শেষে|শেষ (?:লাইন|বাক্য|কথা)|সমাপ্তি|முடிவு|கடைசி வரி|ముగింపు|చివరి (?:వాక్యం|మాట)|शेवट(?:ी)?|پایان|جمله پایانی|اختتام|آخری جملہ|ปิดท้าย|ตอนจบ|ประโยค(?:สุดท้าย|ปิดท้าย)|(?:câu |lời )?kết(?: thúc)?|câu cuối|penutup|kalimat (?:penutup|terakhir)|akhir(?:an)?",
  "loppu(?:lause|sanat)?|viimeinen (?:lause|rivi)|zárás|záró ?(?:mondat|sor)|utolsó mondat|(?:τελευταία|τελική) φράση|κλείσιμο|τέλος|încheiere|final(?:ul)?|ultima (?:frază|propoziție)",
  "bitirirken(?: de)?(?: şunu)? (?:söyleyin|deyin|desin)|(?:最後の|エンド)(?:スライド|カード|画面)|(?:마지막|엔딩) (?:화면|슬라이드|카드)|最后一(?:页|屏)|片尾(?:画面|字幕|字卡)|締め(?:の(?:言葉|一言))?|しめ|ラスト|エンディング|最後の(?:一言|ひとこと|言葉|一文)|終わり|おわり|结尾|結尾|片尾|结束语|結束語|收尾|最后一句(?:话)?|最後一句(?:話)?|마무리|마지막 (?:문장|말|한마디)|끝(?:맺음)?|엔딩",
].join("|");

/** "Closing question for the class: …": what viewers are asked last, and whom they are is said to the maker. */
export const QUESTION_LABELS = [
  "(?:(?:closing|final|last|ending) question|(?:discussion )?question (?=for|to))(?: ?(?:for|to) (?:the |our |your )?(?:class|group|discussion|students?|pupils|viewers?|audience|learners|kids|children|reflection|the end))?|discussion question|question to (?:end|close|finish)(?: on| with)?",
  "(?:(?:abschluss|schluss|diskussions)frage|frage (?=an|für|zum))(?: ?(?:an|für) (?:die |unsere )?(?:klasse|gruppe|diskussion|zuschauer\\p{L}*|schüler\\p{L}*|kinder|runde)| ?zum schluss)?",
  "question (?:finale|de fin|pour (?:finir|terminer|conclure|la classe|les élèves|le groupe|la discussion)|à la classe|aux élèves)",
  "pregunta (?:final|de cierre|para (?:la clase|el alumnado|los alumnos|el grupo|terminar|cerrar|debatir|reflexionar))",
  "domanda (?:finale|di chiusura|per (?:la classe|gli studenti|i ragazzi|chiudere|finire|riflettere)|alla classe)",
  "pergunta (?:final|de (?:fecho|encerramento)|para (?:a turma|os alunos|o grupo|terminar|encerrar|refletir|debate))",
  "slotvraag(?: (?:voor|aan) (?:de )?(?:klas|groep|leerlingen))?|afsluitende vraag|vraag (?:voor|aan) de (?:klas|leerlingen|groep)",
  "pytanie (?:końcowe|na koniec|dla (?:klasy|uczniów|grupy)|do (?:klasy|uczniów|dyskusji))|otázka (?:na závěr|pro (?:třídu|žáky|studenty))|závěrečná otázka",
  "(?:заключительный|последний|финальный) вопрос(?: (?:классу|ученикам|для обсуждения))?|вопрос (?:классу|ученикам|для обсуждения)|(?:завершальне|останнє) питання|питання (?:класу|учням)",
  "(?:avslutande|sista) frågan?|fråga till (?:klassen|eleverna)|(?:afsluttende|sidste) spørgsmål|(?:avsluttende|siste) spørsmål|spørgsmål til (?:klassen|eleverne)|spørsmål til (?:klassen|elevene)",
  "(?:kapanış|son) sorusu|sınıfa soru|السؤال (?:الختامي|الأخير)|سؤال (?:ختامي|للصف|للطلاب|للنقاش)|שאלת סיום|שאלה (?:לכיתה|לסיום|לדיון)|(?:अंतिम|आख़िरी|आखिरी) सवाल|कक्षा के लिए सवाल",
  "最後の(?:問い|質問)|最后的?(?:问题|提问)|最後的?(?:問題|提問)|思考题|思考題|留给(?:大家|学生|同学们?)的问题|마지막 질문|생각해 ?볼 ?(?:문제|질문)",
].join("|");

/** Of a place, an exhibition or a sale: when it opens or closes. */
export const WHEN_IT_IS =
  /^(?:on |from |at |am |ab |um |von |vom |le |à |dès |du |el |a las? |desde |il |dal(?:le)? |alle |dia |às |em |das? |op |vanaf |om |od |o |w |с |в |со |från |den |kl\.? |من |في |ב|ב-|से )?(?:the )?(?:every )?(?:daily|always|\p{Nd}|mon|tue|wed|thu|fri|sat|sun|weekdays|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|täglich|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział|wtor|środ|czwart|piąt|sobot|niedziel|понедельн|вторник|сред|четверг|пятниц|суббот|воскресен|пн|pazartesi|salı|çarşamba|perşembe|cuma|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|יום|ראשון|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|月曜|火曜|水曜|木曜|金曜|土曜|日曜|星期|周[一二三四五六日]|월요일|화요일|수요일|목요일|금요일|토요일|일요일|(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L}))/iu;
