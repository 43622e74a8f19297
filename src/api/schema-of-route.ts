import { Type, type TSchema } from "typebox";
import { ERRORS, type ErrorCode } from "../kernel/errors.ts";
import { ErrorBody } from "../contract/errors.ts";
import { data, strictObject } from "../contract/schema.ts";

/** Errors that any call with a key may meet. */
const ALWAYS = [
  "invalid_parameter",
  "invalid_token",
  "insufficient_scope",
  "rate_limited",
  "internal_error",
  "unavailable",
] as const satisfies ErrorCode[];

export type RouteDescription<Answer extends TSchema, Status extends 200 | 201 | 202> = {
  summary: string;
  description?: string;
  tag: string;
  /** Unique name of the operation, for generated clients. */
  operationId: string;
  /** Errors beside those that every call may meet. */
  errors?: readonly ErrorCode[];
  answer: Answer;
  status: Status;
};

/** One answer a status, naming the codes it may carry. */
export function errorAnswers(codes: readonly ErrorCode[]): Record<number, TSchema> {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { ...ErrorBody, description: list.map((code) => `\`${code}\`: ${ERRORS[code].title}.`).join(" ") },
    ]),
  );
}

/** A route without query parameters refuses all of them. */
export const NoQuery = strictObject({});

/** The parts of a route's schema that have the same shape everywhere. */
export function describeRoute<Answer extends TSchema, const Status extends 200 | 201 | 202>(
  route: RouteDescription<Answer, Status>,
) {
  return {
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [route.tag],
    operationId: route.operationId,
    security: [{ apiKey: [] }],
    querystring: NoQuery,
    response: {
      ...errorAnswers([...ALWAYS, ...(route.errors ?? [])]),
      [route.status]: { ...data(route.answer), description: "Success." },
    },
  };
}

/** The header of writes, as the description shows it; the handler checks it and names it in its error. */
export function idempotencyHeader(need: "required" | "optional") {
  const key = Type.String({
    minLength: 8,
    maxLength: 128,
    description: "The same key and input replay the first answer; use a new key for different input.",
  });
  return Type.Object({ "Idempotency-Key": need === "required" ? key : Type.Optional(key) });
}
