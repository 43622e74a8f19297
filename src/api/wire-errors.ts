/** Failures that come before any route or hook: bytes that are not HTTP, and paths that cannot be read. */
import type { Duplex } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../kernel/errors.ts";
import { newRequestId } from "../kernel/ids.ts";
import { sendError } from "./plugins/errors.ts";

function tell(code: string): [status: string, message: string] {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return ["431 Request Header Fields Too Large", "The headers are too large."];
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return ["408 Request Timeout", "The request took too long to arrive."];
    default:
      return ["400 Bad Request", "This is not an HTTP request."];
  }
}

export function answerBadRequest(error: Error & { code?: string }, socket: Duplex): void {
  // The other side is gone: there is nobody to tell.
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const requestId = newRequestId();
  const [status, message] = tell(error.code ?? "");
  const body = JSON.stringify({ error: { code: "invalid_parameter", message }, request_id: requestId });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** The hooks have not run yet for these, so that the header is set here. */
export function answerBadPath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header("x-request-id", request.id);
  void sendError(reply, new ServiceError("invalid_parameter", "The path is not valid percent-encoding."));
}
