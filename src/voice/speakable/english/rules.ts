import type { Rule } from "../rules.ts";
import { ABBREVIATION_RULES } from "./abbreviations.ts";
import { ACRONYM_RULES } from "./acronyms.ts";
import { ADDRESS_RULES } from "./addresses.ts";
import { DATE_RULES } from "./dates.ts";
import { MONEY_RULES } from "./money.ts";
import { PLAIN_NUMBER, QUANTITY_RULES } from "./quantities.ts";
import { NAME_RULES, SIGN_RULES } from "./symbols.ts";

/** English, from the most particular way of writing to the least: the first that matches a place speaks. */
export const ENGLISH_RULES: readonly Rule[] = [
  ...ADDRESS_RULES,
  ...DATE_RULES,
  ...MONEY_RULES,
  ...ABBREVIATION_RULES,
  ...QUANTITY_RULES,
  ...ACRONYM_RULES,
  ...NAME_RULES,
  PLAIN_NUMBER,
  ...SIGN_RULES,
];
