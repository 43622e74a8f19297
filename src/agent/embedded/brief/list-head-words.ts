/**
 * Words by which a heading or a lead-in tells what kind of list it heads, by language: what is only counted
 * ("reasons", "facts", "tips") and what has an order ("steps", "recipe", "how to"). Stems, matched from where a
 * word begins; in languages that join words (`within`) also inside of one, or at its end. `headLast`: the noun that
 * others belong to comes last.
 */
export type HeadWords = { counted: string; ordered: string; within?: true | "end"; headLast?: true };

export const HEAD_WORDS: Record<string, HeadWords> = {
  en: {
    counted:
      "when (?:it|this|they|you|we|to)\\s.{2,40}|reasons?|causes?|facts?|things|tips?|rules?|benefits?|(?:dis)?advantages?|drawbacks?|upsides?|downsides?|pros|cons|examples?|types?|kinds?|sorts?|forms|varieties|features?|mistakes?|errors|pitfalls?|myths?|misconceptions?|questions|answers|risks?|dangers?|threats?|options?|alternatives?|choices|ideas?|arguments?|signs?|symptoms?|goals?|aims|objectives?|principles?|lessons?|findings?|results?|conclusions?|takeaways?|factors?|effects?|consequences?|impacts?|problems?|challenges?|obstacles?|points?|topics?|themes|agenda|priorities|values|habits?|ways|secrets?|tricks?|hacks?|strengths?|weaknesses?|criteria|requirements?|conditions?|differences?|similarities|elements?|ingredients?|materials?|tools?|parts?|components?|properties|characteristics|numbers|records|highlights?|news|changes|improvements?|methods|recommendations?|suggestions?|demands?|proposals?|laws?|duties|rights|checklist|top|best|worst|largest|biggest|highest|longest|oldest|favou?rites?|why",
    ordered:
      "steps?|how to|how .{2,40}(?:works?|is made|are made)|how (?:do|does|is|are) |procedures?|process|recipe|instructions?|directions|method|stages?|phases?|sequence|order|preparation|prepare|guide|cycle|workflow|routine|walk-?through|tutorial|set-?up|setting up|install\\p{L}*|what to do|what happens|course of|route|schedule|programme|timeline",
  },
  de: {
    counted:
      "hinweise?|warnungen|gründe|(?<!\\p{L})grund|ursachen?|fakten|dinge|tipps?|ratschläge|regeln?|vorteile?|nachteile?|beispiele?|(?<!\\p{L})arten|sorten|typen|formen|merkmale?|eigenschaften|fehler|irrtümer|mythen|fragen|antworten|risiken|gefahren|optionen|möglichkeiten|alternativen|ideen|argumente|anzeichen|zeichen|symptome|ziele|grundsätze|prinzipien|lehren|ergebnisse|erkenntnisse|faktoren|(?<!\\p{L})folgen|auswirkungen|wirkungen|probleme|herausforderungen|punkte|themen|tagesordnung|agenda|schwerpunkte|(?<!\\p{L})werte|gewohnheiten|geheimnisse|tricks|stärken|schwächen|kriterien|anforderungen|voraussetzungen|bedingungen|unterschiede|gemeinsamkeiten|zutaten|material(?:ien)?|werkzeuge?|bestandteile|zahlen|rekorde|neuerungen|neuigkeiten|änderungen|verbesserungen|empfehlungen|vorschläge|forderungen|gesetze|pflichten|(?<!\\p{L})rechte|checkliste|top|beste[nr]?|größte[nr]?|höchste[nr]?|längste[nr]?|warum|wieso|weshalb",
    ordered:
      "schritte?n?|so (?:geht|wird|macht|gelingt|funktioniert)|wie (?:man|du|sie|wird|geht|funktioniert)|anleitung|verfahren|prozess|rezept|zubereitung|anweisung|methode|phasen?|stufen|stadien|abfolge|ablauf|reihenfolge|vorgehen|vorbereitung|kreislauf|zyklus|einrichtung|einrichten|installation|installieren|was (?:zu tun ist|tun|passiert)|programm|zeitplan|fahrplan",
    within: "end",
  },
  fr: {
    counted:
      "consignes?|avertissements?|remarques?|raisons?|causes?|faits|choses|conseils?|astuces?|règles?|avantages?|inconvénients?|atouts?|bienfaits?|exemples?|types?|sortes|genres|formes|caractéristiques|erreurs?|pièges|mythes|idées(?: reçues)?|questions|réponses|risques?|dangers?|options?|possibilités|alternatives|arguments?|signes|symptômes|objectifs?|buts|principes|leçons|résultats?|constats?|conclusions|facteurs|effets|conséquences|impacts|problèmes|défis|obstacles|points?|thèmes|sujets|ordre du jour|priorités|valeurs|habitudes|secrets|forces|faiblesses|critères|exigences|conditions|différences|ingrédients|matériel|outils|éléments|parties|chiffres|records|nouveautés|changements|améliorations|recommandations|propositions|façons|manières|lois|droits|devoirs|liste|top|meilleur\\p{L}*|pires?|plus grand\\p{L}*|pourquoi",
    ordered:
      "étapes?|comment|procédure|processus|recette|instructions?|mode d['’]emploi|marche à suivre|méthode|phases?|stades|séquence|préparation|préparer|déroulement|cycle|tutoriel|installation|installer|que faire|parcours|programme|calendrier",
  },
  es: {
    counted:
      "avisos?|advertencias?|razones|razón|causas?|motivos?|hechos|datos|cosas|consejos?|trucos|reglas?|normas?|ventajas|desventajas|beneficios|inconvenientes|ejemplos?|tipos?|clases|formas|características|errores|mitos|preguntas|respuestas|riesgos|peligros|opciones|alternativas|ideas|argumentos|señales|síntomas|objetivos|metas|principios|lecciones|resultados|hallazgos|conclusiones|factores|efectos|consecuencias|impactos|problemas|retos|desafíos|obstáculos|puntos|temas|orden del día|prioridades|valores|hábitos|secretos|fortalezas|debilidades|criterios|requisitos|condiciones|diferencias|ingredientes|materiales|herramientas|elementos|partes|cifras|récords|novedades|cambios|mejoras|recomendaciones|propuestas|maneras|leyes|derechos|deberes|lista|top|mejores|peores|por qué",
    ordered:
      "pasos?|cómo|procedimiento|proceso|receta|instrucciones|método|etapas?|fases?|secuencia|orden|preparación|preparar|elaboración|ciclo|tutorial|instalación|instalar|qué hacer|recorrido|programa|calendario|haz esto",
  },
  it: {
    counted:
      "ragioni|cause?|motivi|motivo|fatti|cose|consigli|trucchi|regole?|norme|vantaggi|svantaggi|benefici|esempi|tipi|forme|caratteristiche|errori|miti|domande|risposte|rischi|pericoli|opzioni|alternative|idee|argomenti|segni|segnali|sintomi|obiettivi|principi|lezioni|risultati|conclusioni|fattori|effetti|conseguenze|impatti|problemi|sfide|ostacoli|punti|temi|ordine del giorno|priorità|valori|abitudini|segreti|punti di forza|debolezze|criteri|requisiti|condizioni|differenze|ingredienti|materiali|strumenti|elementi|parti|numeri|record|novità|cambiamenti|miglioramenti|raccomandazioni|proposte|modi|leggi|diritti|doveri|lista|top|migliori|peggiori|perché",
    ordered:
      "passi|passaggi|passo|come|procedura|procedimento|processo|ricetta|istruzioni|metodo|fasi|tappe|sequenza|ordine|preparazione|preparare|ciclo|tutorial|installazione|installare|cosa fare|percorso|programma|calendario",
  },
  pt: {
    counted:
      "razões|razão|causas?|motivos?|fatos|factos|coisas|dicas?|conselhos|truques|regras?|vantagens|desvantagens|benefícios|exemplos?|tipos?|formas|características|erros|mitos|perguntas|respostas|riscos|perigos|opções|alternativas|ideias|argumentos|sinais|sintomas|objetivos|metas|princípios|lições|resultados|conclusões|fatores|efeitos|consequências|impactos|problemas|desafios|obstáculos|pontos|temas|pauta|prioridades|valores|hábitos|segredos|pontos fortes|fraquezas|critérios|requisitos|condições|diferenças|ingredientes|materiais|ferramentas|elementos|partes|números|recordes|novidades|mudanças|melhorias|recomendações|propostas|maneiras|leis|direitos|deveres|lista|top|melhores|piores|por que|porquê",
    ordered:
      "passos?|como|procedimento|processo|receita|instruções|método|etapas?|fases?|sequência|ordem|preparação|preparar|modo de (?:preparo|fazer)|ciclo|tutorial|instalação|instalar|o que fazer|percurso|programa|calendário",
  },
  nl: {
    counted:
      "redenen|reden|oorzaken|oorzaak|feiten|dingen|tips?|adviezen|regels?|voordelen|nadelen|voorbeelden|soorten|types|vormen|kenmerken|fouten|mythes|vragen|antwoorden|risico's|gevaren|opties|mogelijkheden|alternatieven|ideeën|argumenten|signalen|symptomen|doelen|principes|lessen|resultaten|bevindingen|conclusies|factoren|gevolgen|effecten|problemen|uitdagingen|punten|onderwerpen|agenda|prioriteiten|waarden|gewoonten|geheimen|sterke punten|zwakke punten|criteria|eisen|voorwaarden|verschillen|ingrediënten|materialen|gereedschap|onderdelen|cijfers|records|nieuwigheden|veranderingen|verbeteringen|aanbevelingen|voorstellen|manieren|wetten|rechten|plichten|checklist|top|beste|grootste|waarom",
    ordered:
      "stappen|stap|hoe|zo (?:werkt|maak|gaat)|werkwijze|procedure|proces|recept|bereiding|instructies|handleiding|methode|fasen|stadia|volgorde|voorbereiding|cyclus|kringloop|installatie|installeren|wat te doen|route|programma|planning",
    within: "end",
  },
  sv: {
    counted:
      "skäl|orsaker|orsak|anledningar|fakta|saker|tips|(?<!\\p{L})råd|regler|fördelar|nackdelar|exempel|typer|sorter|former|egenskaper|fel|misstag|myter|frågor|svar|risker|faror|alternativ|möjligheter|idéer|argument|tecken|symptom|mål|principer|lärdomar|resultat|slutsatser|faktorer|effekter|följder|konsekvenser|problem|utmaningar|punkter|ämnen|dagordning|prioriteringar|värden|vanor|hemligheter|styrkor|svagheter|kriterier|krav|villkor|skillnader|ingredienser|material|verktyg|delar|siffror|rekord|nyheter|ändringar|förbättringar|rekommendationer|förslag|sätt|lagar|rättigheter|checklista|topp|bästa|största|varför",
    ordered:
      "steg|hur man|hur du|så (?:gör|fungerar|här)|tillvägagångssätt|process|recept|tillagning|instruktioner|metod|faser|stadier|ordning|förberedelse|kretslopp|cykel|installation|installera|vad man gör|program|tidsplan",
    within: "end",
  },
  pl: {
    counted:
      "powod\\p{L}*|przyczyn\\p{L}*|fakt\\p{L}*|rzecz\\p{L}*|wskazów\\p{L}*|porad\\p{L}*|zasad\\p{L}*|reguł\\p{L}*|zalet\\p{L}*|wad\\p{L}{0,3}|korzyści|przykład\\p{L}*|rodzaj\\p{L}*|typ\\p{L}{0,3}|cech\\p{L}*|błęd\\p{L}*|mit\\p{L}{0,3}|pyta\\p{L}*|odpowied\\p{L}*|ryzyk\\p{L}*|zagroże\\p{L}*|opcj\\p{L}*|możliwości|pomysł\\p{L}*|argument\\p{L}*|objaw\\p{L}*|oznak\\p{L}*|cel\\p{L}{0,3}|wnios\\p{L}*|wynik\\p{L}*|czynnik\\p{L}*|skutk\\p{L}*|efekt\\p{L}*|problem\\p{L}*|wyzwa\\p{L}*|punkt\\p{L}*|temat\\p{L}*|porządek obrad|priorytet\\p{L}*|wartości|nawyk\\p{L}*|kryteri\\p{L}*|wymaga\\p{L}*|warunk\\p{L}*|różnic\\p{L}*|składnik\\p{L}*|materiał\\p{L}*|narzędzi\\p{L}*|liczb\\p{L}*|rekord\\p{L}*|nowości|zmian\\p{L}*|rekomendacj\\p{L}*|propozycj\\p{L}*|sposob\\p{L}*|lista|top|najlepsz\\p{L}*|największ\\p{L}*|dlaczego",
    ordered:
      "krok\\p{L}*|jak|procedur\\p{L}*|proces\\p{L}*|przepis\\p{L}*|instrukcj\\p{L}*|metod\\p{L}*|etap\\p{L}*|faz\\p{L}*|kolejność|przygotowa\\p{L}*|cykl\\p{L}*|instalacj\\p{L}*|co robić|przebieg|program\\p{L}*|harmonogram\\p{L}*",
  },
  cs: {
    counted:
      "důvod\\p{L}*|příčin\\p{L}*|fakt\\p{L}*|věc\\p{L}*|tip\\p{L}{0,3}|rad\\p{L}{0,3}|pravidl\\p{L}*|výhod\\p{L}*|nevýhod\\p{L}*|příklad\\p{L}*|druh\\p{L}*|typ\\p{L}{0,3}|vlastnost\\p{L}*|chyb\\p{L}*|mýt\\p{L}*|otáz\\p{L}*|rizik\\p{L}*|možnost\\p{L}*|nápad\\p{L}*|argument\\p{L}*|příznak\\p{L}*|cíl\\p{L}*|závěr\\p{L}*|výsled\\p{L}*|následk\\p{L}*|problém\\p{L}*|bod\\p{L}{0,3}|témat\\p{L}*|priorit\\p{L}*|kritéri\\p{L}*|požadav\\p{L}*|podmín\\p{L}*|rozdíl\\p{L}*|ingredienc\\p{L}*|surovin\\p{L}*|čísl\\p{L}*|novink\\p{L}*|změn\\p{L}*|doporučen\\p{L}*|způsob\\p{L}*|top|nejlepš\\p{L}*|největš\\p{L}*|proč",
    ordered:
      "krok\\p{L}*|jak|postup\\p{L}*|proces\\p{L}*|recept\\p{L}*|návod\\p{L}*|metod\\p{L}*|etap\\p{L}*|fáz\\p{L}*|pořadí|příprav\\p{L}*|cyklus|koloběh|instalac\\p{L}*|co dělat|průběh|program\\p{L}*",
  },
  ru: {
    counted:
      "причин\\p{L}*|факт\\p{L}*|вещ\\p{L}*|совет\\p{L}*|правил\\p{L}*|преимуществ\\p{L}*|недостат\\p{L}*|плюс\\p{L}*|минус\\p{L}*|пример\\p{L}*|вид(?:ы|ов|а)?(?!\\p{L})|тип(?:ы|ов|а)?(?!\\p{L})|особенност\\p{L}*|свойств\\p{L}*|ошиб\\p{L}*|миф\\p{L}*|вопрос\\p{L}*|ответ\\p{L}*|риск\\p{L}*|опасност\\p{L}*|вариант\\p{L}*|иде\\p{L}*|аргумент\\p{L}*|довод\\p{L}*|признак\\p{L}*|симптом\\p{L}*|цел(?:и|ей|ь)|принцип\\p{L}*|урок\\p{L}*|результат\\p{L}*|итог\\p{L}*|вывод\\p{L}*|фактор\\p{L}*|последстви\\p{L}*|проблем\\p{L}*|пункт\\p{L}*|тем(?:ы|а)?(?!\\p{L})|повестк\\p{L}*|приоритет\\p{L}*|ценност\\p{L}*|привыч\\p{L}*|секрет\\p{L}*|критери\\p{L}*|требовани\\p{L}*|услови\\p{L}*|отлич\\p{L}*|различ\\p{L}*|ингредиент\\p{L}*|материал\\p{L}*|инструмент\\p{L}*|цифр\\p{L}*|рекорд\\p{L}*|новост\\p{L}*|изменени\\p{L}*|рекомендаци\\p{L}*|предложени\\p{L}*|способ\\p{L}*|топ|лучш\\p{L}*|худш\\p{L}*|почему|зачем",
    ordered:
      "шаг\\p{L}*|как|порядок|процедур\\p{L}*|процесс\\p{L}*|рецепт\\p{L}*|инструкци\\p{L}*|метод\\p{L}*|этап\\p{L}*|фаз\\p{L}*|стади\\p{L}*|последовательност\\p{L}*|подготовк\\p{L}*|приготовлени\\p{L}*|цикл\\p{L}*|круговорот|установк\\p{L}*|что делать|ход|программ\\p{L}*|план",
  },
  uk: {
    counted:
      "причин\\p{L}*|факт\\p{L}*|реч\\p{L}*|порад\\p{L}*|правил\\p{L}*|переваг\\p{L}*|недолік\\p{L}*|приклад\\p{L}*|вид(?:и|ів)?(?!\\p{L})|тип(?:и|ів)?(?!\\p{L})|особливост\\p{L}*|помил\\p{L}*|міф\\p{L}*|питан\\p{L}*|ризик\\p{L}*|варіант\\p{L}*|іде\\p{L}*|аргумент\\p{L}*|ознак\\p{L}*|симптом\\p{L}*|ціл\\p{L}*|принцип\\p{L}*|результат\\p{L}*|підсум\\p{L}*|висновк\\p{L}*|чинник\\p{L}*|наслідк\\p{L}*|проблем\\p{L}*|пункт\\p{L}*|тем(?:и|а)?(?!\\p{L})|пріоритет\\p{L}*|вимог\\p{L}*|умов\\p{L}*|відмінност\\p{L}*|інгредієнт\\p{L}*|матеріал\\p{L}*|цифр\\p{L}*|новин\\p{L}*|змін\\p{L}*|рекомендаці\\p{L}*|способ\\p{L}*|топ|найкращ\\p{L}*|чому",
    ordered:
      "крок\\p{L}*|як|порядок|процедур\\p{L}*|процес\\p{L}*|рецепт\\p{L}*|інструкці\\p{L}*|метод\\p{L}*|етап\\p{L}*|фаз\\p{L}*|послідовніст\\p{L}*|підготовк\\p{L}*|приготуванн\\p{L}*|цикл\\p{L}*|кругообіг|встановленн\\p{L}*|що робити|хід|програм\\p{L}*|план",
  },
  tr: {
    counted:
      "neden\\p{L}*|sebe[pb]\\p{L}*|gerçek(?:ler)?(?!\\p{L})|bilgi(?:ler)?(?!\\p{L})|şey(?:ler)?(?!\\p{L})|ipu\\p{L}*|öneri\\p{L}*|tavsiye\\p{L}*|kural\\p{L}*|avantaj\\p{L}*|dezavantaj\\p{L}*|yarar\\p{L}*|fayda\\p{L}*|örne[kğ]\\p{L}*|tür(?:ler|leri)?(?!\\p{L})|çeşi[td]\\p{L}*|özelli[kğ]\\p{L}*|hata\\p{L}*|yanlış\\p{L}*|efsane\\p{L}*|soru(?:lar)?(?!\\p{L})|risk\\p{L}*|tehlike\\p{L}*|seçene[kğ]\\p{L}*|fikir\\p{L}*|belirti\\p{L}*|işaret\\p{L}*|hedef\\p{L}*|amaç\\p{L}*|ilke\\p{L}*|sonuç\\p{L}*|etken\\p{L}*|etki\\p{L}*|sorun\\p{L}*|nokta\\p{L}*|madde\\p{L}*|konu\\p{L}*|gündem|öncelik\\p{L}*|koşul\\p{L}*|fark\\p{L}*|malzeme\\p{L}*|rakam\\p{L}*|yenilik\\p{L}*|değişiklik\\p{L}*|en iyi|niçin|niye",
    ordered: "adım\\p{L}*|nasıl|prosedür|süreç|süreci|tarif\\p{L}*|talimat\\p{L}*|yöntem\\p{L}*|aşama\\p{L}*|evre\\p{L}*|sıra(?:sı|yla)?(?!\\p{L})|hazırl\\p{L}*|yapılış\\p{L}*|döngü\\p{L}*|kurulum\\p{L}*|ne yapmalı|program\\p{L}*",
    headLast: true,
  },
  ar: {
    counted: "أسباب|سبب|حقائق|أشياء|أمور|نصائح|قواعد|فوائد|مزايا|عيوب|أمثلة|أنواع|أشكال|خصائص|أخطاء|خرافات|أسئلة|مخاطر|أخطار|خيارات|أفكار|حجج|علامات|أعراض|أهداف|مبادئ|دروس|نتائج|عوامل|آثار|عواقب|مشاكل|مشكلات|تحديات|نقاط|مواضيع|أولويات|قيم|عادات|أسرار|معايير|متطلبات|شروط|فروق|مكونات|المقادير|أدوات|أرقام|تغييرات|توصيات|اقتراحات|طرق|أفضل|أكبر|لماذا",
    ordered: "خطوات|خطوة|كيف|كيفية|إجراءات|عملية|وصفة|تعليمات|طريقة|مراحل|مرحلة|أطوار|تسلسل|ترتيب|تحضير|إعداد|دورة|تثبيت|ماذا تفعل|برنامج",
    within: true,
  },
  he: {
    counted: "סיבות|גורמים|גורמי|כללי|סוגי|תסמיני|דרכי|טיפי|עובדות|דברים|טיפים|עצות|כללים|חוקים|יתרונות|חסרונות|דוגמאות|סוגים|צורות|מאפיינים|טעויות|מיתוסים|שאלות|סיכונים|סכנות|אפשרויות|רעיונות|טיעונים|סימנים|תסמינים|מטרות|יעדים|עקרונות|לקחים|תוצאות|ממצאים|מסקנות|השפעות|בעיות|אתגרים|נקודות|נושאים|סדר יום|ערכים|הרגלים|סודות|דרישות|תנאים|הבדלים|מרכיבים|מצרכים|כלים|מספרים|חידושים|שינויים|המלצות|הצעות|דרכים|למה|מדוע",
    ordered: "שלבים|שלבי|צעדים|איך|כיצד|תהליך|מתכון|הוראות|שיטה|סדר הפעולות|אופן ההכנה|הכנה|מחזור|התקנה|מה לעשות|תוכנית",
    within: true,
  },
  hi: {
    counted: "कारण|वजह|तथ्य|बातें|चीज़ें|चीजें|सुझाव|टिप्स|नियम|फायदे|लाभ|नुकसान|उदाहरण|प्रकार|विशेषताएँ|विशेषताएं|गलतियाँ|गलतियां|मिथक|सवाल|प्रश्न|जोखिम|खतरे|विकल्प|विचार|तर्क|लक्षण|संकेत|लक्ष्य|उद्देश्य|सिद्धांत|सबक|परिणाम|नतीजे|प्रभाव|समस्याएँ|समस्याएं|चुनौतियाँ|चुनौतियां|बिंदु|मुद्दे|विषय|शर्तें|अंतर|सामग्री|आंकड़े|बदलाव|उपाय|तरीके|क्यों",
    ordered: "चरण|कदम|कैसे|प्रक्रिया|विधि|निर्देश|तरीका|अवस्थाएँ|अवस्थाएं|क्रम|तैयारी|चक्र|स्थापना|क्या करें|कार्यक्रम",
    headLast: true,
  },
  zh: {
    counted: "原因|理由|事实|事實|事情|件事|知识点|小知识|冷知识|建议|建議|提示|贴士|技巧|规则|規則|规定|守则|注意事项|注意事項|好处|好處|优点|優點|缺点|缺點|例子|种类|種類|类型|類型|特点|特點|特征|特徵|[种個个種条條]方法|错误|錯誤|误区|誤區|问题|問題|风险|風險|危险|选项|選項|选择|方案|想法|论据|迹象|症状|症狀|目标|目標|原则|原則|教训|结果|結果|发现|結論|结论|因素|影响|影響|后果|後果|挑战|挑戰|要点|要點|重点|议题|議程|议程|优先事项|价值观|习惯|秘诀|条件|條件|要求|区别|區別|差异|材料|食材|工具|数字|變化|变化|更新|为什么|為什麼|最佳|十大|五大|三大",
    ordered: "步骤|步驟|如何|怎么|怎麼|怎样|做法|流程|过程|過程|程序|食谱|方法|说明|阶段|階段|顺序|順序|准备|循环|循環|安装|安裝|操作",
    within: true, headLast: true,
  },
  ja: {
    counted: "理由|原因|事実|こと|ヒント|コツ|アドバイス|ルール|規則|決まり|心得|注意点|注意事項|つの方法|メリット|デメリット|利点|欠点|長所|短所|事例|具体例|例(?=$|[：:])|種類|タイプ|特徴|特長|性質|間違い|誤解|失敗|質問|疑問|リスク|危険|選択肢|候補|案(?=$|[：:])|アイデア|根拠|サイン|兆候|症状|目標|目的|原則|教訓|結果|結論|要因|影響|効果|問題|課題|ポイント|要点|論点|議題|優先事項|習慣|秘訣|条件|要件|違い|材料|道具|数字|変更点|改善点|提案|なぜ|ベスト|トップ",
    ordered: "手順|ステップ|方法|やり方|作り方|仕方|使い方|流れ|過程|工程|プロセス|レシピ|説明|段階|フェーズ|順序|順番|準備|サイクル|循環|インストール|どうする|仕組み|予定|日程",
    within: true, headLast: true,
  },
  ko: {
    counted: "이유|원인|사실|것|가지|가지 방법|팁|조언|규칙|수칙|유의사항|주의사항|장점|단점|이점|혜택|예시|종류|유형|특징|실수|오해|질문|위험|선택지|방안|아이디어|근거|징후|증상|목표|목적|원칙|교훈|결과|결론|요인|영향|효과|문제|과제|포인트|요점|안건|의제|우선순위|습관|비결|조건|요건|차이|재료|준비물|도구|숫자|변경|개선|제안|왜|베스트|톱",
    ordered: "단계|방법|하는 법|만드는 법|절차|과정|순서|레시피|조리법|설명|사용법|준비|주기|순환|설치|어떻게|일정",
    within: true, headLast: true,
  },
}; // prettier-ignore

/** Words with which an item goes on from the one before: such a list has an order, whatever heads it. */
export const GOES_ON =
  /^(?:then|next|after (?:that|this)|afterwards|finally|lastly|meanwhile|repeat|now|dann|danach|anschließend|zuletzt|schließlich|zum schluss|nun|jetzt|ensuite|puis|enfin|après|luego|después|entonces|finalmente|por último|a continuación|poi|dopo|quindi|infine|depois|em seguida|então|por fim|finalmente|daarna|vervolgens|ten slotte|tot slot|sedan|därefter|slutligen|potem|następnie|wreszcie|na koniec|pak|potom|nakonec|затем|потом|после этого|наконец|далее|потім|далі|нарешті|sonra|ardından|son olarak|ثم|بعد ذلك|أخيرا|אחר כך|לאחר מכן|לבסוף|फिर|उसके बाद|अंत में|然后|然後|接着|接著|随后|最后|最後に|次に|その後|それから|그다음|그런 다음|다음으로|이어서|마지막으로)(?![\p{L}\p{M}])|^(?:然后|然後|接着|接著|随后|最后|最後に|次に|その後|それから)/iu;
