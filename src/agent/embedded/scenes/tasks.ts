import { isImperative } from "../english/grammar.ts";
import { isCondition } from "../text/governing.ts";
import type { SceneContext } from "./draft.ts";

/** Headings under which a list tells what to do or to see to, in languages whose commands are not known by their form. */
const TO_DO =
  /check ?list|to[- ]?do|tipps?|regeln?|aufgaben|vorbereit|règles?|conseils?|consignes?|à faire|consejos?|reglas?|pasos|regole|consigli|da fare|regras?|dicas?|regels|tips|zasady|porady|правил|совет|что делать|kurallar|ipuçları|yapılacak|规则|规定|建议|注意事项|守则|チェック|ルール|注意|心得|규칙|수칙|확인|قواعد|نصائح|تعليمات|כללים|טיפים|नियम|सुझाव|সতর্কতা/iu;

const FORBIDS =
  /^(?:never|don['’]t|do not|avoid|no |nie(?:mals)?|kein\p{L}*|nicht|ne |n['’]|jamais|pas de|évit\p{L}+|no |nunca|jamás|evit\p{L}+|non |mai |não |niet|nooit|geen|не |никогда|ні |ніколи|nigdy|nie |nikdy|ne|aldrig|inte|ikke|asla)(?![\p{L}\p{M}])|^(?:不要|切勿|请勿|請勿|别|禁止|绝不)|^(?:لا |ممنوع)|^(?:אל |אין )/iu;

/** Whether the points of a list are things to do: only those are ticked. */
export function areTasks(points: readonly string[], context: SceneContext): boolean {
  // "If it floats, go. If it sinks, wait": what depends on something is told, not ticked off.
  const dependent = points.filter((point) => isCondition(point, context.base)).length;
  if (dependent > 0 && dependent * 3 >= points.length) return false;
  // A tick beside "Never take off a helmet" would be a tick for taking it off.
  if (points.some((point) => FORBIDS.test(point))) return false;
  if (context.base !== "en") return TO_DO.test(context.heading);
  const commands = points.filter((point) => isImperative(point)).length;
  return commands > 0 && commands >= points.length * 0.6;
}
