/**
 * So many examples of a property test that paints: in `npm test` what its ten minutes hold, in `npm run test:soak`
 * PROPERTY_RUNS times as many.
 */
export function runs(count: number): number {
  return count * Number(process.env["PROPERTY_RUNS"] ?? 1);
}
