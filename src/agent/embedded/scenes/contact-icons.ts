import type { BulletsVisual } from "../../../artifacts/storyboard.ts";
import { isHour, isReach, isStreet, isTelephone } from "../brief/closing-lines.ts";
import { addressSpans } from "../text/address.ts";
import { namedDays } from "../text/calendar-days.ts";

type Item = BulletsVisual["items"][number];

const OFFER =
  /[%٪]|(?<![\p{L}\p{M}])(?:offers?|discount|voucher|coupon|code|free|rabatt\p{L}*|gutschein\p{L}*|angebot\p{L}*|kostenlos|gratis|remise|réduction|offre|code promo|gratuit\p{L}*|descuento|oferta|cupón|sconto|offerta|desconto|korting|aanbieding|zniżk\p{L}*|rabat\p{L}*|скидк\p{L}*|бесплатн\p{L}*|знижк\p{L}*|indirim\p{L}*|ücretsiz|خصم|عرض|מבצע|הנחה|छूट|मुफ़्त)(?![\p{L}\p{M}])|[€£$¥₹₽₩]\s?\p{Nd}|\p{Nd}\s?[€£₽₩]|割引|無料|优惠|優惠|折扣|免费|免費|할인|무료/iu;

/**
 * Points that tell where, when and how to reach somebody, each with the sign of what it tells; as they are where one of them tells
 * something else, or none how to reach anybody. `base`: a language's tag without its region.
 */
export function withContactIcons(items: readonly Item[], base: string): Item[] {
  const icons = items.map(({ label, detail = "" }) => iconOf(`${label} ${detail}`, base));
  const reaches = items.some(({ label, detail = "" }) => isReach(`${label} ${detail}`));
  if (items.length < 2 || !reaches || icons.includes(null)) return [...items];
  return items.map((item, at) => {
    const icon = icons[at] ?? null;
    return icon === null ? item : { ...item, icon };
  });
}

/** An English noun for the icon search; null where a text tells none of these things. */
function iconOf(text: string, base: string): string | null {
  const [address] = addressSpans(text);
  if (OFFER.test(text) && address === undefined) return "tag";
  if (address !== undefined)
    return text.slice(address.start, address.end).includes("@") ? "envelope" : "globe";
  if (isTelephone(text)) return "phone";
  if (isStreet(text)) return "map pin";
  if (isHour(text)) return "clock";
  return namedDays(text, base).length > 0 ? "calendar" : null;
}
