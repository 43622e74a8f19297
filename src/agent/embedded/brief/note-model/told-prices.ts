const SUM =
  /[€£$¥₹₽₪]\s?\p{Nd}|\p{Nd}\s?(?:[€£$¥₹₽₪]|zł|kr(?!\p{L})|Kč|TL|元|円|원|ريال|درهم|euros?(?!\p{L})|dollars?|pounds?|руб)/giu;

/** "valoración 45 €, sesión de 50 minutos 38 €": of several sums a list of prices is made, for whoever may pay them. */
export function tellsPrices(said: string): boolean {
  return (said.match(SUM)?.length ?? 0) > 1;
}
