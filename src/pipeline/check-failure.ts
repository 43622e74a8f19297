import type { Finding } from "../artifacts/timeline.ts";
import type { JobFailure } from "../jobs/worker.ts";

/**
 * What the caller is told of a film that must not be shipped; null where nothing is wrong enough. Another try
 * would find the same: pictures and sounds are stored by what they are made of.
 */
export function checkFailure(findings: readonly Finding[]): JobFailure | null {
  const errors = findings.filter(({ severity }) => severity === "error");
  const [first, ...others] = errors;
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return {
    code: "render_failed",
    message: `The film failed its check: ${first.message}${more}`,
    retryable: false,
  };
}
