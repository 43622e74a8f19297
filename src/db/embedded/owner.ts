/**
 * Postgres refuses to run as root, so root starts it as `nobody`: an id with a passwd entry
 * everywhere (an arbitrary one fails with "could not look up effective user ID").
 */
const NOBODY = 65534;

export type ServerOwner = { uid: number; gid: number };

/** The account to start the server as, or null to start it as ourselves. */
export function serverOwner(): ServerOwner | null {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}
