import { pino, type Logger } from "pino";

export type { Logger };
export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

/** Structured logs on standard output. Secrets, prompts and signed URLs are never handed to it. */
export function makeLogger(level: LogLevel, base: Record<string, unknown> = {}): Logger {
  return pino({ level, base: { ...base }, redact: ["req.headers.authorization", "*.api_key"] });
}
