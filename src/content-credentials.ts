/** Who signs films: the certificate and key of the configuration, or a development chain of our own. */
import { join } from "node:path";
import { ConfigError, type Config } from "./config.ts";
import { developmentChain } from "./film/origin/development-chain.ts";
import {
  CredentialError,
  loadSigningCredential,
  type CredentialFiles,
} from "./film/origin/signing-credential.ts";
import { ServiceError } from "./kernel/errors.ts";
import type { Logger } from "./kernel/logger.ts";
import { openRenderPool } from "./pipeline/open-render-pool.ts";

const VARIABLES = { certificate: "C2PA_CERTIFICATE_FILE", key: "C2PA_KEY_FILE" } as const;
const TRIAL_MS = 60_000;

/**
 * Reads what the configuration names and signs a trial with it, in a process that ends with it.
 * @throws ConfigError that names the variable, the rule and what was found.
 */
export async function checkContentCredentials(files: CredentialFiles): Promise<void> {
  const pool = openRenderPool({ processes: 1, timeoutMs: TRIAL_MS });
  try {
    loadSigningCredential(files, new Date());
    await pool.trySigning(files);
  } catch (error) {
    if (error instanceof CredentialError)
      throw new ConfigError(VARIABLES[error.part], error.rule, error.found);
    if (!(error instanceof ServiceError)) throw error;
    const rule = `must hold certificates that Content Credentials can be signed with (${error.message})`;
    throw new ConfigError(VARIABLES.certificate, rule, files.certificateFile);
  } finally {
    pool.close();
  }
}

/** The files to sign with: those of the configuration, else a chain that is kept beside the other data. */
export async function openContentCredentials(
  { contentCredentials, dataDir }: Pick<Config, "contentCredentials" | "dataDir">,
  logger: Logger,
): Promise<CredentialFiles> {
  if (contentCredentials !== null) {
    await checkContentCredentials(contentCredentials);
    return contentCredentials;
  }
  const folder = join(dataDir, "content-credentials");
  const { made, ...files } = await developmentChain(folder, new Date());
  logger.warn(
    { root: join(folder, "root.pem"), made },
    "films are signed with a development certificate: it shows that a film is unchanged, not who made it (C2PA_CERTIFICATE_FILE)",
  );
  return files;
}
