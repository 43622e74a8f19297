import { toPattern } from "../text/regex.ts";

/** What marks lines that come with a text and are no part of what it tells: of the web, of the press, of mail. */

/** A line that says that a text is a press release, or where one ends. */
export const RELEASE =
  /^[\s#*_]*(?:(?:for )?immediate release|for release (?:on|at) .{3,40}|press release|news release|media release|zur sofortigen veröffentlichung|pressemitteilung|presseinformation|medienmitteilung|communiqué de presse|pour diffusion immédiate|nota de prensa|comunicado de prensa|para publicación inmediata|comunicato stampa|comunicado (?:de|à) imprensa|para divulgação imediata|persbericht|пресс-релиз|basın bülteni|بيان صحفي|للنشر الفوري|הודעה לעיתונות|לפרסום מיידי|प्रेस विज्ञप्ति|プレスリリース|報道関係者各位|보도자료|新闻稿|新聞稿)[\s.:!*_]*$/iu;
export const RELEASE_ENDS = /^\s*(?:#\s?#\s?#|#{3}|[-–—*\s]*(?:ends?|ende|fin|fine|конец)[-–—*\s]*)\s*$/iu;

/** "Media contact:" alone or with the contact behind it. */
export const PRESS_CONTACT =
  /^[\s#*_]*(?:(?:media|press)(?: and \p{L}+)? (?:contacts?|enquiries|inquiries|office)|contacts?(?: for)? (?:the )?(?:media|press)|pressekontakt|medienkontakt|kontakt für (?:die )?(?:medien|presse)|ansprechpartner(?:in)?(?: für)?(?: die)? presse|contacts? (?:de )?presse|service de presse|contacto (?:de|para la) prensa|contatt[io] (?:per la )?stampa|ufficio stampa|contat[oi] (?:para a|de) imprensa|assessoria de imprensa|perscontact|контакты? для (?:сми|прессы)|пресс-служба|basın iletişim(?:i)?|للتواصل الإعلامي|جهة الاتصال الإعلامية|איש קשר לתקשורת|פרטים לתקשורת|मीडिया संपर्क|(?:本件に関する)?(?:報道関係(?:者)?の?)?お?問い?合わせ先|언론 문의(?:처)?|보도 문의|媒体联系(?:人)?|新闻联系人|媒體聯絡(?:人)?)[*_]*\s*(?:[:：].*)?$/iu;

/** "About Northwind": what a company says of itself below each of its releases. */
export const ABOUT =
  /^[\s#*_]*(?:about|über|à propos de?|acerca de|sobre|informazioni su|chi è|over|о компании|о|عن|אודות|के बारे में)\s+(?=[\p{Lu}\p{Lo}«„"“])[^.!?。]{2,60}[:*_]*$|^[\s#*_]*.{2,30}(?:について|に関して|소개|के बारे में|hakkında)[:：*_\s]*$/iu;

/** Lines of contact: a phone number, an address of mail or of the web, with their label. */
export const CONTACT_LINE =
  /^[\s*_-]*(?:\p{L}[\p{L}.\s/-]{0,20}[:：]\s*)?(?:\+?[\d\s()./-]{7,24}|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+)[\s*_]*$/iu;

/** What a page says of its cookies, its newsletter and its rights. */
export const PAGE_LINE = toPattern(
  [
    // cookies
    "(?:accept|consent|refus|akzeptier|zustimm|accept|refus|acept|rechaz|accett|rifiut|aceit)\\p{L}*.{0,40}\\bcookies?\\b|\\bcookies?\\b.{0,60}(?:accept|consent|settings|policy|(?:your|user|browsing) experience|akzeptier|zustimm|einstellung|richtlinie|accepter|refuser|votre (?:expérience|navigation)|acept|su experiencia|tu experiencia|accett|la tua esperienza|aceit|sua experiência)|(?:accept|we use|this (?:web)?site uses|wir (?:verwenden|nutzen)|diese (?:website|seite) (?:verwendet|nutzt)|nous utilisons|ce site utilise|usamos|utilizamos|este sitio (?:usa|utiliza)|usiamo|utilizziamo|questo sito (?:usa|utilizza)|este site (?:usa|utiliza)).{0,40}\\bcookies?\\b(?=[.,;]|$| (?:to|for|on|that|which|um|zur|für|und andere|pour|afin|et autres|para|y otras|per|e altri|e outros|and (?:similar|other)))|мы используем (?:файлы )?cookie|файлы cookie|çerez(?:ler)?.{0,30}(?:kullan|kabul)|ملفات تعريف الارتباط|קובצי (?:ה)?cookie|कुकीज़? का (?:उपयोग|इस्तेमाल)|クッキー(?:を使用|の使用)|Cookieを使用|쿠키를 사용|使用\\s?cookie|使用饼干",
    // subscriptions
    "\\bunsubscribe\\b|newsletter (?:abbestellen|abmelden)|vom newsletter ab|(?:vous |se )désabonner|désinscrire|darse de baja|cancelar (?:la )?suscripción|annulla(?:re)? l[’']iscrizione|disiscriver|descadastr|cancelar (?:a )?(?:sua )?(?:inscrição|subscrição)|uitschrijven|отписаться|abonelikten çık|إلغاء الاشتراك|הסרה מרשימת|सदस्यता समाप्त|配信(?:を)?停止|수신 ?거부|구독 ?취소|退订|取消订阅|取消訂閱|(?:subscribe|sign up) (?:to|for) (?:our|the) newsletter|newsletter abonnieren|abonnez-vous à (?:notre|la) (?:newsletter|lettre)|suscríbete a (?:nuestro|la) (?:boletín|newsletter)|iscriviti alla newsletter|assine (?:a )?nossa newsletter|подпишитесь на (?:нашу )?рассылку",
    // rights
    "all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|все права защищены|tüm hakları saklıdır|جميع الحقوق محفوظة|כל הזכויות שמורות|सर्वाधिकार सुरक्षित|無断転載|版权所有|版權所有|무단 ?전재",
    "^\\s*(?:©|\\(c\\)|copyright)\\s.{0,60}$|^\\s*(?:licen[sc]ed under|lizenz:|licence\\s?:|licencia:|licenza:).{0,80}$|^\\s*CC[ -]BY(?:-\\w+)*.{0,30}$",
    // what a page does with its reader
    "^\\s*(?:skip to (?:main )?content|back to top|zum inhalt springen|(?:zurück |↑ ?)nach oben|aller au contenu(?: principal)?|(?:retour en )?haut de page|saltar al contenido|ir al contenido|vai al contenuto|torna su|ir para o conteúdo|перейти к содержанию|↑ ?наверх|share (?:this (?:article|page|post|recipe|story)|on (?:facebook|twitter|x|linkedin|whatsapp|pinterest)).{0,60}|teilen(?: auf)?[:：].{0,60}|partager(?: sur)?[:：]?.{0,40}|compartir(?: en)?[:：].{0,60}|condividi[:：].{0,60}|(?:log|sign) in(?: / (?:sign up|register))?|anmelden / registrieren|related (?:articles|posts)[:：]?.{0,80}|privacy policy.{0,60}|impressum(?: .{0,40})?|mentions légales.{0,60})\\s*$",
    "^\\W*(?:\\p{L}+ ?[:·|–-] ?)?(?:\\d+|a few)[\\s-]*(?:min(?:ute)?s?\\.? read\\b|min(?:uten)?\\.? lesezeit|min(?:utes)? de lecture|min(?:utos)? de lectura|min(?:uti)? di lettura|min(?:utos)? de leitura|мин(?:ут[ыа]?)?\\.? чтения|dk\\.? okuma|dakikalık okuma|分で読め|분 읽기|分钟阅读)",
    "^\\s*sent from my (?:iphone|ipad|phone|android).{0,20}$|^\\s*(?:von meinem iphone gesendet|envoyé de mon iphone|enviado desde mi iphone|inviato da iphone|отправлено с iphone)\\s*$",
  ].join("|"),
  "iu",
);

/** What the navigation of nearly every page names. */
export const NAVIGATION =
  /^(?:home|start|log ?in|sign ?(?:in|up)|register|contact(?: us)?|about(?: us)?|search|menu|shop|cart|blog|news|faq|help|imprint|privacy|startseite|anmelden|kontakt|über uns|suche|menü|warenkorb|impressum|datenschutz|accueil|connexion|s['’]inscrire|à propos|recherche|panier|mentions légales|inicio|iniciar sesión|contacto|acerca de|buscar|carrito|accedi|contatti|chi siamo|cerca|carrello|início|entrar|contato|contacto|sobre|pesquisar|carrinho|inloggen|over ons|zoeken|winkelwagen|strona główna|zaloguj|o nas|szukaj|koszyk|главная|войти|контакты|о нас|поиск|корзина|головна|увійти|hem|logga in|om oss|sök|hjem|forside|log ind|om os|søg|ana sayfa|giriş|iletişim|hakkımızda|ara|sepet|首页|首頁|登录|登入|关于我们|联系我们|搜索|ホーム|ログイン|お問い合わせ|検索|홈|로그인|문의|검색|الرئيسية|تسجيل الدخول|اتصل بنا|من نحن|בית|ראשי|התחברות|צור קשר|אודות|होम|लॉग ?इन|संपर्क|हमारे बारे में)$/iu;
