/** What each command of `admin` takes and does. */
import type { Db } from "./db/client.ts";
import { createKey, revokeKey } from "./domain/keys/keys.ts";
import { SCOPES, type Scope } from "./domain/keys/scopes.ts";
import { grantBase } from "./domain/wallet/wallet.ts";
import { FIRST_PLAN, type Plans } from "./domain/workspaces/plans.ts";
import { rotateWebhookSecret, webhookSecret } from "./domain/workspaces/webhook-secret.ts";
import { createWorkspace, firstWorkspace } from "./domain/workspaces/workspaces.ts";
import { fromCredits, toCredits } from "./kernel/money.ts";

/** The operator's mistake: one line that names the flag, exit code 2. */
export class UsageError extends Error {
  readonly showUsage: boolean;

  constructor(message: string, showUsage = false) {
    super(message);
    this.name = "UsageError";
    this.showUsage = showUsage;
  }
}

export const USAGE = `Commands (add --json for one JSON object on standard output):
  workspace create --name N [--plan P]
  key create [--workspace W] [--scopes a,b|all] [--budget N] [--rpm N] [--concurrency N] [--expires-in S]
  key revoke --key-id K
  credits grant [--workspace W] --credits N
  webhook-secret show|rotate [--workspace W]`;

const FLAGS = {
  "workspace create": ["name", "plan"],
  "key create": ["workspace", "scopes", "budget", "rpm", "concurrency", "expires-in"],
  "key revoke": ["key-id"],
  "credits grant": ["workspace", "credits"],
  "webhook-secret show": ["workspace"],
  "webhook-secret rotate": ["workspace"],
} as const;

export type CommandName = keyof typeof FLAGS;
export type Command = { name: CommandName; flags: ReadonlyMap<string, string> };

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(FLAGS, name);
}

/** @throws UsageError for an unknown command, or a flag that is unknown, given twice or without value. */
export function parseCommand(words: readonly string[]): Command & { json: boolean } {
  const name = words.slice(0, 2).join(" ");
  if (!isCommand(name)) throw new UsageError(`There is no command ${JSON.stringify(name)}.`, true);
  const known: readonly string[] = FLAGS[name];
  const flags = new Map<string, string>();
  let json = false;
  for (let at = 2; at < words.length; at += 1) {
    const [flag = "", attached] = (words[at] ?? "").split(/=(.*)/s);
    if (flag === "--json") {
      json = true;
      continue;
    }
    if (!flag.startsWith("--") || !known.includes(flag.slice(2))) {
      throw new UsageError(
        `${flag} is not known to "${name}"; it knows ${known.map((one) => `--${one}`).join(", ")}.`,
      );
    }
    if (flags.has(flag.slice(2))) throw new UsageError(`${flag} is given twice.`);
    const value = attached ?? words[(at += 1)];
    if (value === undefined || (attached === undefined && value.startsWith("--"))) {
      throw new UsageError(`${flag} needs a value.`);
    }
    flags.set(flag.slice(2), value);
  }
  return { name, flags, json };
}

function required(command: Command, flag: string): string {
  const value = command.flags.get(flag)?.trim();
  if (value === undefined || value === "") throw new UsageError(`--${flag} is required.`);
  return value;
}

/** A positive number with at most two decimals, or an integer. */
function numberOf(command: Command, flag: string, kind: "integer" | "credits"): number | undefined {
  const text = command.flags.get(flag);
  if (text === undefined) return undefined;
  const form = kind === "integer" ? /^[1-9]\d{0,8}$/ : /^(?!0+(\.0+)?$)\d{1,10}(\.\d{1,2})?$/;
  if (!form.test(text)) {
    const what = kind === "integer" ? "a whole number above 0" : "a number above 0 with at most two decimals";
    throw new UsageError(`--${flag} must be ${what}; it is ${JSON.stringify(text)}.`);
  }
  return Number(text);
}

function scopesOf(command: Command): readonly Scope[] {
  const text = command.flags.get("scopes") ?? "all";
  if (text === "all") return SCOPES;
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !(SCOPES as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`--scopes does not know ${JSON.stringify(unknown)}; it knows ${SCOPES.join(", ")}.`);
  }
  return [...new Set(names)] as Scope[];
}

async function workspaceOf(db: Db, command: Command): Promise<string> {
  const asked = command.flags.get("workspace");
  if (asked === undefined) {
    const first = await firstWorkspace(db);
    if (first === null) {
      throw new UsageError("There is no workspace yet; start the service once, or run workspace create.");
    }
    return first;
  }
  if ((await webhookSecret(db, asked)) === null) {
    throw new UsageError(`--workspace: there is no workspace ${JSON.stringify(asked)}.`);
  }
  return asked;
}

/** Optional limits, left out where the flag is. */
function limitsOf(command: Command, now: Date) {
  const rpm = numberOf(command, "rpm", "integer");
  const concurrency = numberOf(command, "concurrency", "integer");
  const budget = numberOf(command, "budget", "credits");
  const expiresIn = numberOf(command, "expires-in", "integer");
  return {
    ...(rpm === undefined ? {} : { rpm }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(budget === undefined ? {} : { monthlyBudget: fromCredits(budget) }),
    ...(expiresIn === undefined ? {} : { expiresAt: new Date(now.getTime() + expiresIn * 1000) }),
  };
}

/** @throws UsageError for a flag that is missing, malformed, or names what does not exist. */
export async function runCommand(
  { db, plans, now }: { db: Db; plans: Plans; now: Date },
  command: Command,
): Promise<Record<string, string | number>> {
  switch (command.name) {
    case "workspace create": {
      const plan = command.flags.get("plan") ?? FIRST_PLAN;
      if (!Object.hasOwn(plans, plan)) {
        throw new UsageError(
          `--plan does not know ${JSON.stringify(plan)}; it knows ${Object.keys(plans).join(", ")}.`,
        );
      }
      const name = required(command, "name");
      const { workspaceId } = await createWorkspace(db, plans, { name, plan, now });
      return { workspace_id: workspaceId };
    }
    case "key create": {
      const options = { scopes: scopesOf(command), ...limitsOf(command, now) };
      const { keyId, apiKey } = await createKey(db, {
        workspaceId: await workspaceOf(db, command),
        ...options,
      });
      return { key_id: keyId, api_key: apiKey };
    }
    case "key revoke": {
      const keyId = required(command, "key-id");
      if (!(await revokeKey(db, keyId, now))) {
        throw new UsageError(`--key-id: there is no key ${JSON.stringify(keyId)}.`);
      }
      return { key_id: keyId, revoked_at: Math.floor(now.getTime() / 1000) };
    }
    case "credits grant": {
      required(command, "credits");
      const credits = numberOf(command, "credits", "credits") ?? 0;
      const workspaceId = await workspaceOf(db, command);
      const granted = await db
        .transaction()
        .execute((trx) => grantBase(trx, workspaceId, fromCredits(credits), now));
      return { workspace_id: workspaceId, granted_credits: toCredits(granted) };
    }
    case "webhook-secret show":
    case "webhook-secret rotate": {
      const workspaceId = await workspaceOf(db, command);
      const secret =
        command.name === "webhook-secret show"
          ? await webhookSecret(db, workspaceId)
          : await rotateWebhookSecret(db, workspaceId, now);
      if (secret === null)
        throw new UsageError(`--workspace: there is no workspace ${JSON.stringify(workspaceId)}.`);
      return { workspace_id: workspaceId, secret };
    }
    default:
      return command.name satisfies never;
  }
}
