import type { FastifyInstance } from "fastify";
import { answerBadRequest } from "../wire-errors.ts";

/** Longest time in which a whole request may arrive: 300 MB of uploads at 3 Mbit/s. */
export const UPLOAD_PATIENCE_MS = 15 * 60_000;
const BODY_PATIENCE_MS = 60_000;

/** A megabyte of JSON that takes a minute is no honest client; the server's own limit leaves room for uploads. */
export function addBodyPatience(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    if (raw.complete || routeOptions.config.multipart !== undefined) return;
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) return;
    const patience = setTimeout(() => {
      answerBadRequest(
        Object.assign(new Error("slow body"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
        raw.socket,
      );
    }, BODY_PATIENCE_MS);
    // A body refused unread (413) neither ends nor closes: its timer must not keep a process from ending.
    patience.unref();
    const enough = (): void => clearTimeout(patience);
    raw.once("end", enough);
    raw.once("close", enough);
  });
}
