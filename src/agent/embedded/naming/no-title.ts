import { isContentHead } from "../brief/skeleton-heads.ts";
import { namesDate } from "../text/appointment.ts";
import { CLOCK } from "../text/clock.ts";
import { toPattern } from "../text/regex.ts";
import { OF_MATERIAL, WHEN_LABEL } from "./no-title-words.ts";

/** "Messages clés", "Formulaire de demande": what a part of an order is called, and no film. */
const OF_ORDERS =
  /^(?:(?:key|main|core) (?:messages?|points?|content)|talking points|what to say|(?:video |order |request |intake )*(?:order|request) form|notes?|kern(?:botschaft|aussage)(?:en)?|haupt(?:inhalt|aussagen?)|stichpunkte|hinweise?|auftragsformular|messages? clés?|points clés|contenu principal|formulaire(?: de (?:demande|commande))?|mensajes? claves?|puntos clave|contenido principal|formulario(?: de (?:pedido|solicitud))?|messaggi chiave|punti chiave|modulo(?: (?:d['’]ordine|di richiesta))?|mensagens[- ]chave|pontos[- ]chave|formulário(?: de pedido)?|kernboodschap(?:pen)?|hoofdboodschap|aanvraagformulier|huvudbudskap|huvudinnehåll|hovedbudskap(?:er)?|hoved(?:indhold|innhold)|nøglebudskaber|ydinviestit|pääsisältö|sisältö|kluczowe (?:przekazy|treści)|treść(?: filmu)?|formularz(?: zlecenia)?|klíčová sdělení|obsah|ключевые (?:сообщения|тезисы|мысли)|тезисы|основне|ключові повідомлення|mesaje cheie|conținut|kulcsüzenetek|tartalom|anlatılacaklar|anahtar mesajlar|ana mesajlar|talep formu|βασικά μηνύματα|περιεχόμενο|الرسائل (?:الرئيسية|الأساسية)|מסרים(?: מרכזיים)?|(?:मुख्य )?(?:संदेश|बातें)|कहने की बातें|伝えたいこと|伝える内容|要点|ポイント|核心内容|전달(?:할)? 내용|핵심 (?:내용|메시지)|isi materi|nội dung(?: chính)?)[\s.:：]*$/iu;
/** "[0:00]", "10:02", "9:12 a. m.": when something is said. */
const TIME_ALONE = /^[[(]?\p{Nd}{1,2}[:.]\p{Nd}{2}(?::\p{Nd}{2})?(?:\s?[ap]\.?\s?m\.?)?[\])]?$/iu;

const MATERIAL = toPattern(`^(?:${OF_MATERIAL})[\\s.:：]*$`, "iu");
const WHEN = toPattern(`^(?:${WHEN_LABEL})\\s?[:：]\\s*(?<when>\\S.*)$`, "iu");

/** "Time: the forgotten dimension" is a title, "Time: 6 pm" is none. */
function isWhen(title: string): boolean {
  const when = WHEN.exec(title)?.groups?.["when"] ?? "";
  return when !== "" && (namesDate(when) || CLOCK.test(when));
}

/** Whether words that stand where a title does name no film. */
export function isNoTitle(title: string): boolean {
  const bare = title.trim();
  return TIME_ALONE.test(bare) || OF_ORDERS.test(bare) || MATERIAL.test(bare) || isWhen(bare) || isContentHead(bare); // prettier-ignore
}
