import { ServiceError } from "../kernel/errors.ts";

/** A page of a list, and how many there are in all. */
export type Page<T> = { items: T[]; total: number };

export function notFound(what: string): ServiceError {
  return new ServiceError("not_found", `There is no such ${what}.`);
}

export function notYours(what: string): ServiceError {
  return new ServiceError("insufficient_scope", `This ${what} belongs to another workspace.`);
}
