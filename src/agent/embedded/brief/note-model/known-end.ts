import { withoutFirstAndLast, type Line } from "../closing.ts";
import { withoutClosingOrders } from "../closing-orders.ts";

/** The line that a text asks its film to end on, in words that a reader knows: those readers take it out, whole. */
export function knownEnd(text: string): Line | null {
  return (
    withoutClosingOrders(text).closing ?? withoutFirstAndLast(text, { asked: true, requested: true }).closing
  );
}
