import { isSkeletonHead } from "../brief/skeleton-heads.ts";

/** "Messages clés", "Formulaire de demande", "Anwesend": what a part of an order or of minutes is called, and no film. */
const OF_ORDERS =
  /^(?:(?:key|main|core) (?:messages?|points?|content)|talking points|what to say|(?:video |order |request |intake )*(?:order|request) form|attendees|present|apologies|notes?|kern(?:botschaft|aussage)(?:en)?|haupt(?:inhalt|aussagen?)|stichpunkte|anwesend(?:e)?|hinweise?|auftragsformular|messages? clés?|points clés|contenu principal|formulaire(?: de (?:demande|commande))?|présents|mensajes? claves?|puntos clave|contenido principal|formulario(?: de (?:pedido|solicitud))?|asistentes|messaggi chiave|punti chiave|modulo(?: (?:d['’]ordine|di richiesta))?|presenti|mensagens[- ]chave|pontos[- ]chave|formulário(?: de pedido)?|presentes|kernboodschap(?:pen)?|hoofdboodschap|aanvraagformulier|aanwezig|huvudbudskap|huvudinnehåll|hovedbudskap(?:er)?|hoved(?:indhold|innhold)|nøglebudskaber|närvarande|til stede|ydinviestit|pääsisältö|sisältö|läsnä|kluczowe (?:przekazy|treści)|treść(?: filmu)?|obecni|formularz(?: zlecenia)?|klíčová sdělení|obsah|přítomni|ключевые (?:сообщения|тезисы|мысли)|тезисы|присутствовали|основне|ключові повідомлення|присутні|mesaje cheie|conținut|kulcsüzenetek|tartalom|anlatılacaklar|anahtar mesajlar|ana mesajlar|talep formu|katılanlar|βασικά μηνύματα|περιεχόμενο|الرسائل (?:الرئيسية|الأساسية)|الحاضرون|מסרים(?: מרכזיים)?|נוכחים|(?:मुख्य )?(?:संदेश|बातें)|कहने की बातें|伝えたいこと|伝える内容|要点|ポイント|出席者|要点|核心内容|出席人员|전달(?:할)? 내용|핵심 (?:내용|메시지)|참석자|isi materi|nội dung(?: chính)?)[\s.:：]*$/iu;
/** "[0:00]", "10:02", "9:12 a. m.": when something is said. */
const TIME_ALONE = /^[[(]?\p{Nd}{1,2}[:.]\p{Nd}{2}(?::\p{Nd}{2})?(?:\s?[ap]\.?\s?m\.?)?[\])]?$/iu;

/** Whether words that stand where a title does name no film. */
export function isNoTitle(title: string): boolean {
  const bare = title.trim();
  return TIME_ALONE.test(bare) || OF_ORDERS.test(bare) || isSkeletonHead(bare);
}
