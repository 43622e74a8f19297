import type { RemarkWords } from "./remark-words.ts";

/** Greek, Turkish, Arabic, Hebrew, Persian, Hindi, Bengali, Indonesian, Vietnamese. */
export const SOUTHERN_WORDS: Readonly<Record<string, RemarkWords>> = {
  el: {
    parts:
      "σημεία|στοιχεία|πληροφορίες|πληροφορία|γεγονότα|λεπτομέρειες|περιεχόμενο|πράγματα|θέματα|μηνύματα|σημειώσεις|υλικό|φράση",
    ground: "ιστορικό|υπόβαθρο|πλαίσιο",
    tells:
      "πείτε|πούμε|πει|ειπωθεί|ειπωθούν|λέει|αναφέρετε|αναφερθεί|αναφερθούν|αναφέρουμε|περιλαμβάνει|συμπεριλάβετε|συμπεριληφθούν|καλύψετε|καλυφθούν|ακουστεί|ακουστούν|προσθέστε|μπει|μπουν|θυμίσετε|μεταφερθεί|ονομάσετε|αναφοράς|υπάρχει|περάσει|λείπει|ξεχάσετε|τονίσετε|τονιστεί",
    bids: "παρακαλώ|παρακαλούμε|πρέπει|θα θέλαμε|θέλουμε|θα ήθελα|καλό θα ήταν|σημαντικό|αξίζει|χρήσιμο|οπωσδήποτε|να|μην ξεχάσετε|πείτε επίσης|πείτε και|προσθέστε και|δεν πρέπει|θα θέλαμε να|μην|οπωσδήποτε",
    use: "μπορείτε|μπορεί|χρησιμοποιήσετε|χρησιμοποιηθούν|αντλήσετε|αξιοποιήσετε|αν χωράει|αν υπάρχει χώρος|αν ταιριάζει|προαιρετικά|οι σημειώσεις μου|πρόχειρες σημειώσεις|πρώτη ύλη|για χρήση",
    maybe: "ίσως|πιθανόν|θα ήταν|θα μπορούσε|μπορεί να είναι|θα έκανε",
    nice: "ωραί[αοη]ς?|όμορφ[ηο]ς?|καλ[ήό]ς?|χαριτωμέν[ηο]ς?|ενδιαφέρουσα|ενδιαφέρον|συγκινητικ[ήό]|δυνατ[ήό]",
    detail: "λεπτομέρεια|ανέκδοτο|ιστορία|στιγμή|εικόνα|φράση|πινελιά",
    plainly: "ειλικρινά|ανοιχτά|με ειλικρίνεια|ευθέως|χωρίς περιστροφές",
    glosses: "ωραιοποιήσετε|ωραιοποιούμε|δραματοποιήσετε|υπερβάλετε|υποβαθμίσετε",
    ends: "τέλος|κλείσιμο|κατακλείδα|τελευταία φράση|τελική φράση",
    proposed: "προτεινόμεν[ηο]|πιθαν[ήό]|πρόταση για|ιδέα για",
    film: "βίντεο|ταινία|φιλμ|ταινίας|σποτ",
    small:
      "το|τα|η|ο|οι|του|της|των|τον|την|τη|ένα|μια|μία|κάποια|κάποιες|μερικά|μερικές|λίγ[οηα]|λίγες|και|ή|αλλά|επίσης|ακόμα|ακόμη|εδώ|είναι|αυτό|αυτά|αυτή|αυτές|που|τι|ό,τι|για|σε|στο|στη|στην|στα|με|από|μας|μου|σας|βασικά|κύρια|σύντομα|γενικές|γενικά|άλλα|άλλες|περισσότερα|επιπλέον|όχι|μη|μην|χωρίς|μόνο|δύο|τρία|τέσσερα|πέντε|μέσα|έτσι|αν|όλα|κόσμος|που",
  },
  tr: {
    parts:
      "noktalar|bilgiler|bilgi|bilgileri|ayrıntılar|detaylar|konular|konu|başlıklar|maddeler|şeyler|şey|mesajlar|içerik|hususlar|notlar|notlarım|malzeme|mesaj|alıntı",
    ground: "arka plan|arka plan bilgisi|art alan|bağlam|arka planı",
    tells:
      "söyleyin|söyleyelim|söylensin|söylenmeli|söylemek|söylemekte|söylenmesi|söylenmesini|söylenecek|anlatın|anlatılsın|anlatılmalı|anlatılmasını|anlatılması|anlatmak|anlatmanızı|anlatılacak|bahsedin|bahsedilsin|bahsetmek|bahsetmenizi|değinin|değinilsin|değinilmesi|değinmenizi|değinilecek|belirtin|belirtilsin|belirtmek|belirtilmesi|geçsin|geçmeli|geçmesi|geçmesini|ekleyin|eklensin|yer alsın|yer alması|yer almasını|hatırlatın|hatırlatılsın|vurgulayın|vurgulansın|olsun|olmasını|girsin|anın|koyun|verin|yer verin|değinmek|vurgulanacak|vurgulamak|eksik kalmasın|unutulmasın|ekleyin|eklerseniz|verilmek|durulacak|üzerinde durulacak|aktarılacak",
    bids: "lütfen|mutlaka|muhakkak|gerek|gerekir|gerekiyor|gereken|gerekenler|lazım|istiyoruz|istiyorum|isteriz|isteğimiz|istediğimiz|istediklerimiz|önemli|fayda var|faydalı|iyi olur|unutmayın|rica ederiz|değer|bunu da|şunu da|istenen|istediğimiz|seviniriz|mutlu oluruz|sevinirim",
    use: "kullanabilirsiniz|kullanabileceğiniz|kullanılabilir|kullanılabilecek|yararlanabileceğiniz|yararlanabilirsiniz|faydalanabileceğiniz|yer kalırsa|yer varsa|uygunsa|uyarsa|işinize yarayacak|işinize yararsa|isterseniz|isteğe bağlı|notlarım|dağınık notlar|ham malzeme|kullanılabilecek",
    maybe: "belki|olabilir|olur|olurdu|olabilirdi",
    nice: "güzel|hoş|tatlı|iyi|eğlenceli|ilginç|sevimli|etkileyici|güçlü|sıcak",
    detail: "ayrıntı|detay|anekdot|hikâye|hikaye|an|dokunuş|cümle|not|bilgi|kapanış",
    plainly: "dürüstçe|açıkça|samimiyetle|lafı dolandırmadan|olduğu gibi",
    glosses: "süslemeyin|yumuşatmayın|abartmayın|dramatize etmeyin|geçiştirmeyin|süslemeden|abartmadan",
    ends: "kapanış|son|sonu|bitiş|son cümle|kapanış cümlesi|son söz|sonunda|sonda|kapanışta|filmin sonu|bitsin|bitirin|bitirelim|bitir",
    proposed: "önerilen|olası|önerimiz|öneri|istenen",
    film: "film|filmde|filmin|filme|video|videoda|videonun|videoya|seslendirme",
    small:
      "bu|şu|şunu|bunu|bunlar|bunları|şunlar|şunları|bir|biraz|birkaç|bazı|de|da|ve|veya|ya da|ama|ile|için|ayrıca|bir de|daha|ek|diğer|olan|var|ne|neler|hangi|bizim|bize|biz|ben|benim|sizin|size|ana|temel|önemli|kısa|genel|tüm|hepsi|değil|hiç|sadece|iki|üç|dört|beş|şöyle|böyle|aşağıdaki|aşağıdakiler|işte|burada|içinde|bile|cümleyle|cümle|sözle|sözlerle|uyarı|izleyen|insanlar|olmasını",
  },
  ar: {
    clings: "و|ف",
    parts:
      "نقاط|النقاط|معلومات|المعلومات|معلومة|حقائق|الحقائق|تفاصيل|التفاصيل|محتوى|المحتوى|أمور|الأمور|أشياء|مواضيع|رسائل|الرسائل|بيانات|البيانات|محاور|المحاور|ملاحظات|ملاحظاتي|مادة|رسالة|الرسالة|اقتباس",
    ground: "خلفية|الخلفية|خلفيات|سياق|السياق|نبذة",
    tells:
      "قول|قوله|قولها|يقال|تقال|نقول|تقول|تقولوا|قولوا|ذكر|ذكره|ذكرها|يذكر|تذكر|نذكر|تذكروا|اذكروا|اذكر|تغطيتها|تغطية|تغطى|التطرق إليها|التطرق|الإشارة|الإشارة إلى|تشيروا|يشار|تضمين|تضمينها|تشمل|إضافة|أضيفوا|إيصالها|إيصال|يظهر|تظهر|ترد|يرد|تحكى|يحكى|نحكي|احكوا|التنبيه|نبهوا|عرضها|طرحها|إيصاله|إيصالها|يظهر|يرد|تناولها|نحكيه|القول|تذكروا|التأكيد",
    bids: "من فضلكم|رجاء|رجاءً|يرجى|نرجو|أرجو|يجب|ينبغي|لا بد|لا بد من|لازم|المطلوب|المراد|المرجو|نريد|نود|نودّ|أريد|أود|من المهم|المهم|مهم|من الجيد|من المفيد|يستحق|تستحق|لا تنسوا|أن|حبذا|حبذا لو|قولوا أيضا|أضيفوا أيضا|لا بد أن|يهمنا أن|نحب أن|ما نحب|لا تنسوا",
    use: "يمكنكم|يمكن|يمكنك|استخدامها|الاستفادة منها|الاستعانة بها|للاستفادة|للاستخدام|إن وجدت مساحة|إن اتسع الوقت|إن اتسع المجال|إن أمكن|إذا أمكن|عند الحاجة|اختيارية|تنفعكم|قد تفيدكم|قد تفيد|ملاحظاتي|مادة خام|يمكن استعمالها|يمكنكم استخدامه",
    maybe: "ربما|لعلها|لعله|قد تكون|قد يكون|يمكن أن تكون|ستكون|سيكون|وقد تكون|وقد يكون|قد|وقد",
    nice: "لطيفة?|جميلة?|حلوة?|جيدة?|رائعة?|مميزة?|طريفة?|مؤثرة?|مثيرة?",
    detail: "تفصيل|تفصيلة|تفصيلا|تفصيلًا|لمسة|لفتة|طرفة|قصة|لحظة|صورة|جملة|معلومة|إضافة",
    plainly: "بصراحة|بصدق|بوضوح|بأمانة|دون مواربة|بلا مواربة|بكل صراحة|بكل صدق",
    glosses: "تجميل|تجملوا|تهويل|تهولوا|تلطيف|مبالغة|المبالغة|تبالغوا",
    ends: "خاتمة|الخاتمة|نهاية|النهاية|ختام|الختام|الجملة الأخيرة|الجملة الختامية|العبارة الختامية|جملة ختامية|جملة الختام|الجملة",
    proposed:
      "مقترحة|المقترحة|مقترح|المقترح|اقتراح|ننهي بها|نختم بها|تنهوا بها|ينتهي بها|نود أن ننهي بها|نود أن نختم بها",
    film: "الفيلم|فيلم|الفيديو|فيديو|المقطع",
    small:
      "هذا|هذه|هذي|ذلك|تلك|التي|الذي|ما|مما|من|في|عن|على|إلى|مع|و|أو|لكن|أيضا|أيضًا|كذلك|بعض|قليل|القليل|شيء|إليكم|هنا|فيما|يلي|أن|إن|لنا|لكم|بها|به|منها|منه|فيها|فيه|عنها|عنه|الأساسية|أساسية|الرئيسية|رئيسية|الأهم|أهم|مختصرة|عامة|إضافية|أخرى|المزيد|لا|دون|بدون|غير|فقط|واحدة|نحن|اثنان|ثلاثة|كما|هي|هو|كل|ومن|وهذا|وهذه|ومما|الناس|أهم",
  },
  he: {
    clings: "ו|ש|וש",
    parts:
      "נקודות|הנקודות|עובדות|העובדות|מידע|המידע|פרטים|הפרטים|תוכן|דברים|הדברים|נושאים|הנושאים|מסרים|המסרים|נתונים|הערות|חומר|ציטוט|מסר|המסר",
    ground: "רקע|הרקע|הקשר|ההקשר",
    tells:
      "להגיד|לומר|תגידו|שייאמר|ייאמר|להיאמר|לספר|תספרו|שיסופר|להזכיר|תזכירו|שיוזכר|להיות מוזכר|לציין|תציינו|לציון|לכלול|תכללו|להופיע|שיופיע|להיכנס|שייכנס|להכניס|תכניסו|להעביר|להוסיף|תוסיפו|לכסות|לגעת|לדבר|שיהיה בפנים|לעבור|שיעבור|לגעת|להדגיש|שנגיד|לפספס|לשכוח",
    bids: "בבקשה|נא|אנא|צריך|צריכים|חייב|חייבים|חשוב|כדאי|רצוי|רוצים|היינו רוצים|נשמח|אשמח|שווה|ראוי|מומלץ|לא לשכוח|אל תשכחו|מבקשים|תגידו גם|תוסיפו גם|אסור|חשוב לנו|נרצה|נרצה גם|היינו רוצים|לא לשכוח",
    use: "אפשר|אפשר להשתמש|ניתן להשתמש|להשתמש|תוכלו|להיעזר|לשאוב|אם יש מקום|אם יהיה מקום|אם נשאר זמן|אם מתאים|לבחירתכם|אופציונלי|לשימושכם|ההערות שלי|חומר גלם|לשימושכם|שאפשר להשתמש בו",
    maybe: "אולי|יכול להיות|יכולה להיות|עשוי להיות|יהיה|תהיה|היה יכול להיות",
    nice: "נחמד|נחמדה|יפה|חמוד|חמודה|טוב|טובה|מעניין|מעניינת|מצחיק|מרגש|מרגשת|חזק|מקסים",
    detail: "פרט|אנקדוטה|סיפור|רגע|תמונה|משפט|קוריוז|נגיעה|פתיח",
    plainly: "ביושר|בכנות|בגלוי|ישר|בלי כחל וסרק|בלי לייפות|בפתיחות",
    glosses: "לייפות|לטייח|לעדן|להגזים|לדרמטיזציה|תייפו|תטייחו|תגזימו",
    ends: "סיום|הסיום|סוף|הסוף|משפט סיום|משפט הסיום|המשפט האחרון|משפט אחרון|סגירה",
    proposed: "מוצע|המוצע|אפשרי|הצעה ל|רעיון ל|רצוי",
    film: "סרטון|הסרטון|סרט|הסרט|וידאו|בסרטון|בסרט",
    small:
      "זה|זו|זאת|את|את זה|אלה|אלו|הנה|כאן|מה|מה ש|ש|של|שלנו|שלי|לנו|לכם|קצת|כמה|מעט|עוד|גם|וגם|ו|או|אבל|עם|על|ב|ל|מ|הם|הוא|היא|אנחנו|אני|עיקריות|מרכזיות|חשובות|קצרות|כללי|כלליים|נוספים|נוסף|אחר|לא|אל|בלי|רק|אחד|שני|שלושה|כל|אותה|אותו|בשמה|בשמו|שאפשר|שכדאי|שצריך|שחשוב|שרצינו|בו|כך|ישתלב|אנשים|לאנשים",
  },
  fa: {
    parts:
      "نکات|نکته‌ها|نکته ها|اطلاعات|حقایق|جزئیات|محتوا|موارد|مطالب|پیام‌ها|داده‌ها|یادداشت‌ها|یادداشت‌های|پیام|نقل قول",
    ground: "پیش‌زمینه|پیش زمینه|پس‌زمینه|زمینه|پیشینه",
    tells:
      "گفته شود|گفته شوند|بگویید|گفتن|بگوییم|ذکر شود|ذکر شوند|ذکر کنید|اشاره شود|اشاره کنید|بیاید|بیایند|آورده شود|مطرح شود|پوشش داده شود|اضافه کنید|یادآوری کنید|نام ببرید|منتقل شود|باشد|بیاوریم|برسد|تعریف کنیم|تأکید کنید",
    bids: "لطفا|لطفاً|خواهش می‌کنم|باید|می‌خواهیم|دوست داریم|مهم است|خوب است|بهتر است|حتما|حتماً|فراموش نکنید|لازم است|ارزش دارد|که|دوست داریم|حتما باید|این را هم|فراموش نکنید",
    use: "می‌توانید|می‌شود|استفاده کنید|استفاده|بهره بگیرید|اگر جا بود|اگر وقت بود|در صورت امکان|در صورت نیاز|اختیاری|یادداشت‌های من|مواد خام|می‌شود استفاده کرد",
    maybe: "شاید|می‌تواند|می‌تواند باشد|احتمالا|احتمالاً|باشد",
    nice: "خوب|خوبی|قشنگ|قشنگی|زیبا|زیبایی|جالب|جالبی|بامزه|دلنشین",
    detail: "جزئیات|نکته|حکایت|داستان|لحظه|جمله|تصویر",
    plainly: "صادقانه|با صداقت|روراست|بی‌پرده|صریح",
    glosses: "بزرگ‌نمایی|اغراق|بزک نکنید",
    ends: "پایان|جمله پایانی|جملهٔ پایانی|آخرین جمله|خاتمه",
    proposed: "پیشنهادی|ممکن|پیشنهاد برای",
    film: "فیلم|ویدیو|ویدئو|کلیپ",
    small:
      "این|آن|اینها|این‌ها|را|هم|نیز|و|یا|ولی|اما|کمی|چند|چندتا|یک|دو|سه|چهار|پنج|در|از|به|برای|با|هست|است|هستند|چه|آنچه|ما|من|شما|اصلی|مهم|کوتاه|کلی|دیگر|بیشتر|اضافی|نه|بدون|فقط|همه|اینجا|چیزهایی|چیزی|چیزهایی|که",
  },
  hi: {
    parts: "जानकारी|जानकारियाँ|जानकारियां|बातें|बातों|बिंदु|तथ्य|विवरण|मुद्दे|विषयवस्तु|सामग्री|संदेश|आँकड़े|आंकड़े|नोट्स|संदेश|कथन",
    ground: "पृष्ठभूमि|संदर्भ",
    tells:
      "बताएँ|बताएं|बताइए|बताइएगा|बताना|बतानी|बताने|बता दें|बता दीजिए|बताई जाए|बताई जाएँ|बताया जाए|कहें|कहिए|कहना|कहनी|कही जाए|कही जाएँ|कहा जाए|ज़िक्र|जिक्र|उल्लेख|ज़िक्र करें|उल्लेख करें|शामिल करें|शामिल|जोड़ें|जोड़ दें|डालें|आनी|आना|आए|आएँ|समझाएँ|दिखाएँ|सुनाएँ|पहुँचना|छूटना|छूटे|भूलना|छूना",
    bids: "कृपया|ज़रूर|जरूर|अवश्य|चाहिए|चाहिएँ|चाहते|चाहती|है|हैं|ज़रूरी|जरूरी|लायक|योग्य|अच्छा होगा|न भूलें|मत भूलिए|करना|करें|भी बताएँ|भी बताएं|भी बता दें|और बता दें|भी बताइए|भी कहें|यह भी कहिए|यह भी बताइए|हम चाहते|हम चाहेंगे|चाहेंगे|ज़रूर आना चाहिए",
    use: "इस्तेमाल|उपयोग|इस्तेमाल कर सकते|उपयोग कर सकते|काम आ सकती|काम आ सकता|जगह हो तो|अगर जगह हो|समय हो तो|चाहें तो|हो सके तो|जानकारी यह है|जानकारी ये है|जानकारी इस प्रकार है|बातें ये हैं|ले सकते|ले सकती|मेरे नोट्स|कच्ची सामग्री|जो काम आएँगे",
    maybe: "शायद|लगेगी|लगेगा|होगी|होगा|हो सकती|हो सकता|रहेगी|रहेगा",
    nice: "अच्छी|अच्छा|सुंदर|प्यारी|प्यारा|मज़ेदार|रोचक|दिलचस्प|बढ़िया|भावुक",
    detail: "बात|बारीकी|किस्सा|क़िस्सा|कहानी|पल|वाक्य|पंक्ति|चीज़",
    plainly: "ईमानदारी से|साफ़-साफ़|साफ साफ|खुलकर|सच-सच|सीधे-सीधे|बिना लाग-लपेट",
    glosses: "बढ़ा-चढ़ाकर|लीपापोती",
    ends: "अंत|समापन|आख़िरी|आखिरी|अंतिम|अंत में|आख़िर में|आखिर में|अंतिम वाक्य|अंतिम पंक्ति",
    proposed: "सुझाया|सुझाया गया|प्रस्तावित|सुझाव|संभावित",
    film: "वीडियो|फ़िल्म|फिल्म|वीडियो में|फ़िल्म में",
    small:
      "यह|ये|इस|इन|इसे|वह|वो|जो|क्या|में|की|का|के|को|से|पर|भी|और|या|लेकिन|एक|दो|तीन|चार|पाँच|कुछ|थोड़ी|थोड़ा|थोड़ी-सी|यहाँ|नीचे|निम्न|हमें|हम|आप|मुझे|मुख्य|ज़रूरी|संक्षिप्त|सामान्य|अतिरिक्त|अन्य|सब|सभी|नहीं|न|मत|बिना|सिर्फ़|केवल|ही|तो|बात|सावधानी|चीज़|चीज़ें|ओर|कोई|आने|सकते|सकती|सकता|साथ|लोग|कि",
  },
  bn: {
    parts: "তথ্য|তথ্যগুলো|কথা|কথাগুলো|বিষয়|বিষয়গুলো|বিবরণ|পয়েন্ট|নোট|বার্তা|উক্তি",
    ground: "পটভূমি|প্রেক্ষাপট",
    tells:
      "বলবেন|বলুন|বলতে|বলা|বলা দরকার|জানাবেন|জানাতে|জানান|উল্লেখ|উল্লেখ করবেন|উল্লেখ করুন|রাখবেন|থাকবে|থাকতে|যোগ করুন|দেবেন|পৌঁছানো|বলতে চাই|থাকলে|বাদ",
    bids: "দয়া করে|প্লিজ|অবশ্যই|হবে|চাই|দরকার|জরুরি|ভালো হয়|ভুলবেন না|উচিত|এটাও|অবশ্যই থাকতে|আমরা চাই|ভালো হয়",
    use: "ব্যবহার|ব্যবহার করতে পারেন|কাজে লাগতে পারে|জায়গা থাকলে|সময় থাকলে|চাইলে|আমার নোট|কাঁচা তথ্য|নিতে পারেন",
    maybe: "হয়তো|হতে পারে|হবে|লাগবে",
    nice: "সুন্দর|ভালো|মজার|চমৎকার",
    detail: "খুঁটিনাটি|গল্প|মুহূর্ত|ব্যাপার",
    plainly: "সৎভাবে|খোলাখুলি|সরাসরি",
    glosses: "বাড়িয়ে বলবেন না",
    ends: "শেষ|সমাপ্তি|শেষ কথা|শেষ লাইন",
    proposed: "প্রস্তাবিত",
    film: "ভিডিও|ভিডিওতে|ভিডিওটিতে|ফিল্ম|ছবিতে",
    small:
      "এই|এটা|এটি|এগুলো|যা|যা যা|কী|কি|ও|এবং|বা|আর|আরও|কিছু|একটু|একটা|দুটি|তিনটি|নিচে|আমাদের|আমরা|মূল|প্রধান|সাধারণ|সব|না|শুধু|জন্য|মধ্যে|খুব|মানুষ",
  },
  id: {
    parts:
      "poin|poin-poin|hal|hal-hal|informasi|info|fakta|fakta-fakta|rincian|isi|materi|pesan|data|catatan|bahan|pesan|kutipan",
    ground: "latar belakang|latarnya|konteks",
    tells:
      "disampaikan|sampaikan|menyampaikan|disebut|disebutkan|sebutkan|menyebut|menyebutkan|dikatakan|katakan|diceritakan|ceritakan|dijelaskan|jelaskan|dibahas|dimasukkan|masukkan|ditambahkan|tambahkan|muncul|tercakup|diingatkan|ingatkan|masuk|ada di dalamnya|sampai|terlewat|ditekankan|diingat|bilang|dibahas|kami ceritakan",
    bids: "tolong|mohon|harap|harus|perlu|wajib|sebaiknya|ingin|kami ingin|mau|penting|penting untuk|baik untuk|layak|jangan lupa|ada baiknya|untuk|sebut juga|bilang juga|sampaikan juga|jangan sampai|kami mau|yang wajib|jangan lupa",
    use: "bisa dipakai|bisa digunakan|dapat dipakai|dapat digunakan|silakan dipakai|silakan pakai|bisa|boleh|kalau ada tempat|jika ada ruang|kalau sempat|kalau cocok|bila perlu|opsional|catatan saya|bahan mentah|yang bisa dipakai",
    maybe: "mungkin|barangkali|bisa jadi|akan jadi|akan menjadi|bisa menjadi",
    nice: "bagus|menarik|manis|lucu|indah|baik|menyentuh|kuat",
    detail: "detail|anekdot|cerita|kisah|momen|gambar|kalimat|selingan",
    plainly: "jujur|dengan jujur|terus terang|apa adanya|secara terbuka",
    glosses: "dilebih-lebihkan|didramatisir",
    ends: "penutup|akhir|akhiran|kalimat penutup|kalimat terakhir",
    proposed: "usulan|usul|saran|kemungkinan",
    film: "film|video|filmnya|videonya|klip",
    small:
      "ini|itu|yang|dan|atau|tapi|juga|lagi|sedikit|beberapa|satu|dua|tiga|empat|lima|di|dari|ke|dengan|dalam|tentang|apa|kami|kita|saya|anda|utama|penting|singkat|umum|tambahan|lain|lainnya|tidak|jangan|tanpa|hanya|saja|semua|berikut|ada|oleh|agar|sekali|orang|penonton|kami punya",
  },
  vi: {
    parts:
      "ý|những ý|điểm|những điểm|thông tin|nội dung|chi tiết|điều|những điều|dữ kiện|thông điệp|số liệu|ghi chú|tư liệu|câu trích",
    ground: "bối cảnh|hoàn cảnh",
    tells:
      "nói|nói đến|nói tới|nói rõ|nói thêm|nêu|nêu rõ|kể|kể thêm|nhắc|nhắc đến|nhắc tới|nhắc thêm|đề cập|đề cập đến|đưa vào|truyền tải|thêm|có mặt|lồng vào|truyền đạt|trình bày|có trong phim|truyền|chạm tới|bỏ sót|quên|nhấn mạnh|kể",
    bids: "xin|nhờ|làm ơn|vui lòng|cần|phải|nên|muốn|chúng tôi muốn|mong|quan trọng|đáng|nhớ|đừng quên|hãy|nói thêm giúp|đừng quên nói|nhất định|muốn có|chúng tôi muốn",
    use: "có thể dùng|có thể sử dụng|dùng được|nếu còn chỗ|nếu có chỗ|nếu đủ thời gian|nếu hợp|tùy chọn|tham khảo|để tham khảo|ghi chú của tôi|tư liệu thô|có thể dùng",
    maybe: "có lẽ|có thể|có thể là|chắc là|sẽ là",
    nice: "hay|đẹp|thú vị|dễ thương|xúc động|tốt",
    detail: "chi tiết|giai thoại|câu chuyện|khoảnh khắc|hình ảnh|câu",
    plainly: "thẳng thắn|trung thực|thành thật|thật thà",
    glosses: "tô hồng|phóng đại|né tránh",
    ends: "kết|phần kết|lời kết|câu kết|câu cuối",
    proposed: "đề xuất|gợi ý|dự kiến",
    film: "video|phim|clip|trong video|trong phim",
    small:
      "đây|đây là|này|đó|ấy|những|các|một|một chút|một ít|một vài|vài|hai|ba|bốn|năm|và|hoặc|nhưng|cũng|còn|thêm|là|có|trong|về|cho|với|của|chúng tôi|tôi|bạn|chính|quan trọng|ngắn|chung|khác|không|đừng|chỉ|tất cả|sau|sau đây|dưới đây|ra|vào|rất|để|nữa|chút|người xem|mọi người|điều",
  },
};
