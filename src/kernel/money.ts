/**
 * Credits are held as integer hundredths, so that sums are exact; the wire shows credits with at
 * most two decimals.
 */
declare const brand: unique symbol;
export type Centicredits = number & { readonly [brand]: "centicredits" };

export function centicredits(hundredths: number): Centicredits {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`not an integer of hundredths: ${hundredths}`);
  return hundredths as Centicredits;
}

/** From credits (1 credit = 1 second of new film) to hundredths, rounded half up. */
export function fromCredits(credits: number): Centicredits {
  return centicredits(Math.round(credits * 100));
}

export function toCredits(amount: Centicredits): number {
  return amount / 100;
}
