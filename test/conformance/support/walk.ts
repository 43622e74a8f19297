/**
 * A table of the specification, row by row. The name of the table and of each row are those of the
 * specification, so that `npm run conformance` can list them and find one that nobody tests.
 */
import { describe, test } from "node:test";

/** Set while the rows are only listed; no test runs then, and nothing is started. */
export const LISTING = process.env["CONFORMANCE_LIST"] === "1";

export type ListedRow = { table: string; row: string; later?: string };

function list(row: ListedRow): void {
  console.log(JSON.stringify(row));
}

/** A test a row. */
export function walk(table: string, rows: Readonly<Record<string, () => unknown>>): void {
  if (LISTING) {
    for (const row of Object.keys(rows)) list({ table, row });
    return;
  }
  describe(table, () => {
    for (const [row, check] of Object.entries(rows)) test(row, async () => void (await check()));
  });
}

/** Rows that come with a part of the service that is not built yet, and why. */
export function comesLater(table: string, rows: readonly string[], later: string): void {
  if (LISTING) for (const row of rows) list({ table, row, later });
}
