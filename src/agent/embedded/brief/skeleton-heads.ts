import { LEAD_ORDERED } from "./lead-in-words.ts";

/** Heads that name a part of any film, and tell its viewers nothing: they are the writer's scaffold. */
const SKELETON =
  /^(?:(?:the )?(?:call[ -]to[ -]action|cta|hook|intro|outro|end ?card|teaser)|handlungsaufruf|aufruf zum handeln|abspann|appel à l['’]action|accroche|llamad[ao] a la acción|gancho|chamada (?:à|para a?) ?ação|invito all['’]azione|oproep(?: tot actie)?|wezwanie do działania|výzva k akci|призыв к действию|заклик до дії|uppmaning|opfordring til handling|eylem çağrısı|دعوة (?:إلى|لاتخاذ) (?:العمل|الإجراء|إجراء)|קריאה לפעולה|कॉल टू एक्शन|行动号召|行動呼籲|行動喚起|콜 투 액션|행동 유도)[\s.:：]*$/iu;

/** "Content", "What the film should say": what a sender calls all of it, and no part of its film. */
const CONTENT = new RegExp(
  `^(?:(?:the )?contents?|inhalt|(?:le )?contenu|(?:el )?contenido|(?:il )?contenuto|contenuti|(?:o )?conteúdo|(?:de )?inhoud|innehåll|indhold|innhold|treść|obsah|содержание|зміст|içerik|المحتوى|المضمون|(?:ה)?תוכן|सामग्री|内容|內容|내용|${LEAD_ORDERED})[\\s.:：]*$`,
  "iu",
);

/** Whether a head is a part of the brief's skeleton ("Call to action", "Hook") and not of its film. */
export function isSkeletonHead(head: string): boolean {
  return SKELETON.test(head.trim()) || CONTENT.test(head.trim());
}
