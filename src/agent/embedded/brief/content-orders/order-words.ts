import type { OrderWords } from "./order-form.ts";
import { ENGLISH_ORDERS } from "./english-orders.ts";
import { GERMANIC_ORDERS } from "./germanic-orders.ts";
import { ROMANCE_ORDERS } from "./romance-orders.ts";
import { SLAVIC_ORDERS } from "./slavic-orders.ts";

/** How senders order what their film says, by the language part of a tag. */
export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  en: ENGLISH_ORDERS,
  ...GERMANIC_ORDERS,
  ...ROMANCE_ORDERS,
  ...SLAVIC_ORDERS,
};
