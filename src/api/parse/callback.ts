import { ServiceError } from "../../kernel/errors.ts";
import { checkCallbackUrl, type Resolve } from "../../domain/addresses/addresses.ts";
import type { Callback } from "../../domain/conversations/types.ts";

/** @throws ServiceError `invalid_parameter`, `invalid_webhook_url`, `unsafe_webhook_url`. */
export async function parseCallback(
  body: { callback_url?: string; callback_id?: string },
  resolve: Resolve,
): Promise<Callback | null> {
  if (body.callback_url === undefined) {
    if (body.callback_id === undefined) return null;
    throw new ServiceError("invalid_parameter", "callback_id needs callback_url.", { param: "callback_id" });
  }
  await checkCallbackUrl(body.callback_url, resolve);
  return { url: body.callback_url, id: body.callback_id ?? null };
}
