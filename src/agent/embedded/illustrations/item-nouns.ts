import { OF_FARM } from "./item-nouns-of-farm.ts";
import { OF_GARDEN } from "./item-nouns-of-garden.ts";
import { OF_HOME } from "./item-nouns-of-home.ts";
import { OF_KITCHEN } from "./item-nouns-of-kitchen.ts";
import { OF_MARKET } from "./item-nouns-of-market.ts";
import { OF_SCHOOL } from "./item-nouns-of-school.ts";
import { OF_WORK } from "./item-nouns-of-work.ts";
import { OF_WORKSHOP } from "./item-nouns-of-workshop.ts";
import { TO_BRING } from "./item-nouns-to-bring.ts";

/**
 * Nouns that name a thing where they are the head of an item's whole label. Running prose is not read with them: there many of them
 * mean something else.
 */
export const ITEM_NOUNS: readonly string[] = [
  TO_BRING, OF_KITCHEN, OF_HOME, OF_WORK, OF_FARM, OF_MARKET, OF_SCHOOL, OF_WORKSHOP, OF_GARDEN,
]; // prettier-ignore
