/**
 * The configuration, read once from the environment and validated whole: a wrong variable stops the
 * start with its name, its rule and its value. Nothing else in the project reads `process.env`.
 */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";

const ROLES = ["all", "api", "worker"] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type Config = {
  /** TCP port of the API; 0 takes a free one. */
  port: number;
  host: string;
  /** What file URLs begin with, without a slash at the end. */
  baseUrl: string;
  /** Absolute folder of everything the service keeps. */
  dataDir: string;
  /** Null: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  role: Role;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Child processes that draw and encode segments side by side. */
  renderProcesses: number;
  /** Threads that speak. */
  voiceThreads: number;
  /** The longest that a job of a render process may take; most are allowed less, by their size. */
  segmentTimeoutSeconds: number;
  /** Bound of what is kept to make films again quickly: segments, sound tracks, spoken scenes. */
  segmentCacheMegabytes: number;
  /** JSON file of plans beside ours, or null. */
  plansFile: string | null;
  /** Signs file URLs. Null: the supervisor keeps one in `dataDir`. */
  signingSecret: string | null;
  /** Who signs the mark of origin of films, PEM files. Null: a development chain, kept in `dataDir`. */
  contentCredentials: { certificateFile: string; keyFile: string } | null;
  /** The environment that was read, for child processes. */
  environment: Record<string, string>;
};

export class ConfigError extends Error {
  constructor(variable: string, rule: string, value: string) {
    super(`${variable} ${rule}; it is ${JSON.stringify(value)}`);
    this.name = "ConfigError";
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError that names the first wrong variable. */
export function loadConfig(env: Environment = process.env): Config {
  function text(name: string, fallback: string): string {
    const value = env[name]?.trim();
    return value === undefined || value === "" ? fallback : value;
  }
  function integer(name: string, fallback: number, min: number, max: number): number {
    const value = text(name, String(fallback));
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new ConfigError(name, `must be a whole number from ${min} to ${max}`, value);
    }
    return number;
  }
  function oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = text(name, fallback);
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new ConfigError(name, `must be one of ${values.join(", ")}`, value);
    return found;
  }
  function url(name: string, value: string, protocols: readonly string[]): string {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new ConfigError(
        name,
        `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
        value,
      );
    }
    return value;
  }

  const port = integer("PORT", 8080, 0, 65_535);
  const host = text("HOST", "127.0.0.1");
  const role = oneOf("ROLE", ROLES, "all");
  const databaseUrl = text("DATABASE_URL", "");
  if (role !== "all" && databaseUrl === "") {
    throw new ConfigError(
      "DATABASE_URL",
      `must be set where ROLE is ${role} (the embedded database belongs to ROLE=all)`,
      "",
    );
  }
  const signingSecret = text("SIGNING_SECRET", "");
  if (signingSecret !== "" && signingSecret.length < 32) {
    throw new ConfigError("SIGNING_SECRET", "must have at least 32 characters", "(not shown)");
  }
  if (role === "api" && signingSecret === "") {
    throw new ConfigError("SIGNING_SECRET", "must be set where ROLE is api (all processes share it)", "");
  }
  const plansFile = text("PLANS_FILE", "");
  const certificateFile = text("C2PA_CERTIFICATE_FILE", "");
  const keyFile = text("C2PA_KEY_FILE", "");
  if ((certificateFile === "") !== (keyFile === "")) {
    const missing = certificateFile === "" ? "C2PA_CERTIFICATE_FILE" : "C2PA_KEY_FILE";
    throw new ConfigError(
      missing,
      "must be set where the other of C2PA_CERTIFICATE_FILE and C2PA_KEY_FILE is",
      "",
    );
  }
  const cores = availableParallelism();
  const urlHost = host.includes(":") ? `[${host}]` : host;
  return {
    port,
    host,
    baseUrl: url("BASE_URL", text("BASE_URL", `http://${urlHost}:${port}`), ["http:", "https:"]).replace(
      /\/+$/,
      "",
    ),
    dataDir: resolve(text("DATA_DIR", "./data")),
    databaseUrl: databaseUrl === "" ? null : url("DATABASE_URL", databaseUrl, ["postgres:", "postgresql:"]),
    role,
    logLevel: oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    renderProcesses: integer("RENDER_PROCESSES", Math.max(1, cores), 1, 256),
    voiceThreads: integer("VOICE_THREADS", Math.max(1, Math.min(4, cores)), 1, 64),
    segmentTimeoutSeconds: integer("SEGMENT_TIMEOUT_SECONDS", 600, 10, 86_400),
    segmentCacheMegabytes: integer("SEGMENT_CACHE_MB", 4096, 0, 67_108_864),
    plansFile: plansFile === "" ? null : resolve(plansFile),
    signingSecret: signingSecret === "" ? null : signingSecret,
    contentCredentials:
      certificateFile === ""
        ? null
        : { certificateFile: resolve(certificateFile), keyFile: resolve(keyFile) },
    environment: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}
