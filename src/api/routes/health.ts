import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";
import type { ApiDeps } from "../deps.ts";

const PATIENCE_MS = 3_000;

async function within(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const tried = check().then(
    () => true,
    () => false,
  );
  return Promise.race([tried, patience]).finally(() => clearTimeout(timer));
}

/** `/healthz`: the process answers. `/readyz`: what it needs works too. Neither asks for a key. */
export function addHealth(app: FastifyInstance, deps: ApiDeps): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ data: { status: "ok" } }));

  app.get("/readyz", { schema: { hide: true } }, async () => {
    const checks = await Promise.all(
      Object.entries(deps.readiness).map(async ([name, check]) => [name, await within(check)] as const),
    );
    const failed = checks.filter(([, works]) => !works).map(([name]) => name);
    if (failed.length > 0)
      throw new ServiceError("unavailable", `Not working just now: ${failed.join(", ")}.`);
    return { data: { status: "ready", checks: Object.fromEntries(checks.map(([name]) => [name, "ok"])) } };
  });
}
