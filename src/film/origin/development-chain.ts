/** Who signs where nobody was named: a chain of our own making. It proves that a film is unchanged, not who made it. */
import { randomBytes, webcrypto } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CredentialFiles } from "./signing-credential.ts";

const KEYS = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const YEARS = 20;
/** Clocks of machines differ: valid from a little before it was made. */
const EARLIER_MS = 86_400_000;
const EMAIL_PROTECTION = "1.3.6.1.5.5.7.3.4";

type MadeChain = { chain: string; root: string; key: string };

/** Root and signer; PEM. Every call gives another. */
async function makeChain(now: Date): Promise<MadeChain> {
  // Only here: read at the first start and never again.
  await import("reflect-metadata");
  const x509 = await import("@peculiar/x509");
  x509.cryptoProvider.set(webcrypto);
  const { subtle } = webcrypto;
  const newKeys = () => subtle.generateKey(KEYS, true, ["sign", "verify"]);
  const [rootKeys, signerKeys] = await Promise.all([newKeys(), newKeys()]);
  const notBefore = new Date(now.getTime() - EARLIER_MS);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  // Names of their own, so that chains of two installations are never mixed up.
  const installation = randomBytes(4).toString("hex");
  const common = { notBefore, notAfter, signingAlgorithm: KEYS };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...common,
    name: `CN=Lanternist development root ${installation}, O=Lanternist development`,
    keys: rootKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const signer = await x509.X509CertificateGenerator.create({
    ...common,
    subject: `CN=Lanternist development signer ${installation}, O=Lanternist development`,
    issuer: root.subject,
    publicKey: signerKeys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([EMAIL_PROTECTION], false),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(signerKeys.publicKey),
    ],
  });
  const key = await subtle.exportKey("pkcs8", signerKeys.privateKey);
  return {
    chain: `${signer.toString("pem")}\n${root.toString("pem")}\n`,
    root: `${root.toString("pem")}\n`,
    key: `${x509.PemConverter.encode(key, "PRIVATE KEY")}\n`,
  };
}

/**
 * The chain kept in `folder` (`chain.pem`, `key.pem`, and `root.pem` for those who want to trust it), made
 * where there is none. Two processes that begin at once end up with the same one.
 */
export async function developmentChain(
  folder: string,
  now: Date,
): Promise<CredentialFiles & { made: boolean }> {
  const files = { certificateFile: join(folder, "chain.pem"), keyFile: join(folder, "key.pem") };
  if (existsSync(folder)) return { ...files, made: false };
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.part-`);
  try {
    const { chain, root, key } = await makeChain(now);
    await writeFile(join(draft, "chain.pem"), chain);
    await writeFile(join(draft, "root.pem"), root);
    await writeFile(join(draft, "key.pem"), key, { mode: 0o600 });
    await rename(draft, folder);
    return { ...files, made: true };
  } catch (error) {
    // Somebody else was quicker: a folder that is not empty is not replaced.
    if (!existsSync(folder)) throw error;
    return { ...files, made: false };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
