import { isSum } from "../../text/currencies.ts";
import { findFigures } from "../../text/figures.ts";

/** "valoración 45 €, sesión de 50 minutos 38 €": of several sums a list of prices is made, for whoever may pay them. */
export function tellsPrices(said: string): boolean {
  // The language of a brief is not known here, and sums in figures are read alike in all.
  return findFigures(said, "en").filter(isSum).length > 1;
}
