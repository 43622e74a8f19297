import { toPattern } from "../text/regex.ts";

/** What heads the steps of any text: "So läuft es ab", "How it works". */
const PROCESS = [
  "(?:here(?:['’]s| is) )?how (?:it|this|that|everything) works|how to do it|(?:here(?:['’]s| is) )?what (?:to do|(?:you|they|people) (?:need|have) to do|happens)|the (?:steps?|process|procedure)|steps?|step by step|in (?:\\p{L}+ |\\p{Nd}+ )?steps",
  "so (?:läuft(?: es|['’]?s)? ab|funktioniert(?: es|['’]?s)?|geht(?: es|['’]?s)?|läuft(?: es|['’]?s)?)|(?:und )?wie (?:läuft (?:es|das)(?: ab)?|funktioniert (?:es|das)|geht (?:es|das))|(?:der )?ablauf|was (?:ist )?zu tun(?: ist)?|schritt für schritt|(?:die )?schritte",
  "comment (?:ça|cela) (?:marche|fonctionne|se passe)|(?:le )?(?:fonctionnement|déroulement)|(?:ce qu['’]il faut|que) faire|les étapes|étapes|étape par étape|marche à suivre",
  "(?:así|cómo) (?:funciona|se hace)|qué (?:hay que )?hacer|(?:los )?pasos(?: a seguir)?|paso a paso",
  "(?:ecco )?come (?:funziona|si fa)|(?:che )?cosa (?:bisogna )?fare|(?:i )?passaggi|passo (?:per|dopo) passo",
  "(?:é assim que|como) funciona|como (?:se faz|fazer)|o que (?:é preciso )?fazer|(?:os )?passos|passo a passo",
  "(?:zo|hoe) werkt (?:het|dat)|zo gaat het(?: in zijn werk)?|wat (?:je )?moet(?: je)? doen|(?:de )?stappen|stap voor stap",
  "så (?:här )?(?:fungerar|går) det(?: till)?|så (?:gör man|gör du)|steg för steg|stegen|(?:sådan|slik) (?:fungerer|virker|gør|gjør|foregår) (?:det|du)|trin for trin|trinn for trinn|fremgangsmåde|framgangsmåte|näin se (?:toimii|tapahtuu)|vaiheet|vaihe vaiheelta",
  "jak to (?:działa|wygląda)|co (?:trzeba )?zrobić|(?:kolejne )?kroki|krok po kroku|jak to (?:funguje|probíhá)|co (?:je třeba )?udělat|(?:jednotlivé )?kroky|krok za krokem",
  "как это (?:работает|происходит)|что (?:нужно )?(?:делать|сделать)|(?:порядок действий|шаги)|пошагово|як це (?:працює|відбувається)|що (?:потрібно |треба )?(?:робити|зробити)|кроки|крок за кроком",
  "cum funcționează|ce (?:este|e) de făcut|pași(?:i)?|pas cu pas|így (?:működik|zajlik)|hogyan (?:működik|zajlik)|mit kell tenni|lépések|lépésről lépésre|πώς (?:λειτουργεί|γίνεται)|τι (?:πρέπει να )?κάνουμε|(?:τα )?βήματα|βήμα βήμα",
  "nasıl (?:çalışır|çalışıyor|işliyor|oluyor|yapılır)|ne yapmalı|(?:yapılacaklar|adımlar|aşamalar)|adım adım",
  "كيف (?:يعمل|تعمل|يتم(?: ذلك)?)|ماذا يحدث|ما (?:الذي )?يجب فعله|(?:ال)?خطوات|خطوة بخطوة|איך זה (?:עובד|קורה)|מה (?:צריך )?(?:לעשות|קורה)|(?:ה)?שלבים|צעד אחר צעד|(?:این )?چگونه کار می‌کند|مراحل",
  "(?:यह )?कैसे (?:काम करता है|होता है|करें)|क्या (?:करना है|करें|होता है)|(?:चरण|तरीका|प्रक्रिया)",
  "流程|步骤|步驟|怎么(?:做|操作|办理)|(?:ご)?利用の流れ|流れ|手順|仕組み|やり方|진행 (?:과정|순서|방법|절차)|이용 방법|절차|순서|방법|cara (?:kerja|kerjanya)|begini cara kerjanya|langkah[- ]langkah|cách (?:hoạt động|thực hiện)|các bước|ขั้นตอน",
].join("|");

/** What heads the facts of any campaign or event: "Campaign information", معلومات الحملة. */
const FACTS = [
  "(?:campaign|event|project|programme|program|practical|useful|course|meeting) (?:information|info|details|facts|data)|(?:information|info|details|facts) (?:about|on) (?:the |our )?(?:campaign|event|project|programme|program|course|meeting)",
  "(?:praktische|nützliche) (?:informationen|infos|hinweise)|(?:informationen|infos|angaben|eckdaten|fakten|daten) (?:zur|zum) (?:kampagne|aktion|veranstaltung|projekt|programm|kurs)|(?:veranstaltungs|projekt|kampagnen)(?:infos?|daten|informationen)",
  "(?:informations|infos) (?:pratiques|utiles|sur (?:la campagne|l['’]événement|le projet))",
  "(?:información|datos) (?:práctica|útil|útiles|prácticos|(?:de|sobre) (?:la campaña|el evento|el proyecto)|del (?:evento|proyecto))",
  "informazioni (?:pratiche|utili|sulla campagna|sull['’]evento|sul progetto)|dati (?:della campagna|dell['’]evento|del progetto)",
  "informações (?:práticas|úteis|(?:da|sobre a) campanha|(?:do|sobre o) (?:evento|projeto))|dados (?:da campanha|do (?:evento|projeto))",
  "praktische (?:informatie|info)|(?:informatie|info|gegevens) over (?:de (?:campagne|actie)|het (?:evenement|project))|praktisk info(?:rmation|rmasjon)?|praktiske oplysninger|käytännön tiedot",
  "informacje (?:praktyczne|o (?:akcji|kampanii|wydarzeniu|projekcie))|praktické informace|informace o (?:akci|kampani|projektu)|информация о(?:б)? (?:кампании|акции|мероприятии|проекте)|практическая информация|інформація про (?:кампанію|акцію|захід|проєкт)|практична інформація",
  "informații (?:practice|despre (?:campanie|eveniment|proiect))|gyakorlati (?:információk|tudnivalók)|πρακτικές πληροφορίες|πληροφορίες (?:εκστρατείας|εκδήλωσης|για την (?:εκστρατεία|εκδήλωση))|(?:kampanya|etkinlik|proje) bilgileri",
  "(?:معلومات|تفاصيل|بيانات) (?:عن )?(?:الحملة|الفعالية|المشروع|البرنامج|الدورة|الحدث)|(?:פרטי|מידע על) (?:הקמפיין|האירוע|הפרויקט|המבצע)|(?:अभियान|कार्यक्रम|शिविर|परियोजना) की जानकारी",
  "活动信息|活動資訊|项目信息|開催概要|イベント情報|キャンペーン情報|행사 (?:정보|안내|개요)|캠페인 (?:정보|안내)|informasi (?:kegiatan|acara|kampanye|proyek)|thông tin (?:chiến dịch|sự kiện|chương trình|dự án)",
].join("|");

const PART_HEAD = toPattern(`^(?:${PROCESS}|${FACTS})[\\s.:：…?？؟]*$`, "iu");

/** Whether a line only heads the steps or the facts of whatever is told, and names no film. */
export const isPartHead = (line: string): boolean => PART_HEAD.test(line.trim());
