import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AlgorithmName, Signer } from "./cose.ts";

/** Files that hold who signs: a chain of certificates, the signer's own first, and its private key, both PEM. */
export type CredentialFiles = { certificateFile: string; keyFile: string };

export type SigningCredential = Signer & {
  /** The root that the chain ends with, PEM: who trusts it trusts what is signed. Empty where it was left out. */
  anchors: string;
};

/** Says which file is wrong (`certificate` or `key`), by which rule, and what was found. */
export class CredentialError extends Error {
  readonly part: "certificate" | "key";
  readonly rule: string;
  readonly found: string;

  constructor(part: "certificate" | "key", rule: string, found: string) {
    super(`${part}: ${rule}; it is ${JSON.stringify(found)}`);
    this.name = "CredentialError";
    this.part = part;
    this.rule = rule;
    this.found = found;
  }
}

/** What a certificate must be meant for to sign a claim: e-mail or document signing, or claims themselves. */
const PURPOSES = ["1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.36", "1.3.6.1.4.1.62558.2.1"];
const CURVES: Record<string, AlgorithmName> = { prime256v1: "es256", secp384r1: "es384", secp521r1: "es512" };
const SHORTEST_RSA_BITS = 2048;

function read(part: "certificate" | "key", path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new CredentialError(part, `must be a PEM file that can be read (${String(error)})`, path);
  }
}

function chainOf(pem: string, path: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0)
    throw new CredentialError("certificate", "must hold at least one certificate in PEM", path);
  return blocks.map((block, index) => {
    try {
      return new X509Certificate(block);
    } catch (error) {
      const rule = `must hold certificates only; number ${index + 1} cannot be read (${String(error)})`;
      throw new CredentialError("certificate", rule, path);
    }
  });
}

function checkChain(chain: readonly X509Certificate[], now: Date): X509Certificate {
  const fail = (rule: string, { subject }: X509Certificate): never => {
    throw new CredentialError("certificate", rule, subject.replaceAll("\n", ", "));
  };
  for (const one of chain) {
    if (one.validFromDate > now)
      fail(`must be valid already, not from ${one.validFromDate.toISOString()} on`, one);
    if (one.validToDate <= now) fail(`must not have expired (${one.validToDate.toISOString()})`, one);
  }
  const [own, ...issuers] = chain;
  if (own === undefined) throw new Error("an empty chain");
  if (own.ca) fail("must begin with the signer's own certificate, which is not an authority's", own);
  if (own.checkIssued(own)) fail("must begin with a certificate that another one has issued", own);
  if (!own.keyUsage?.some((purpose) => PURPOSES.includes(purpose)))
    fail(`must begin with a certificate meant for one of ${PURPOSES.join(", ")} (extended key usage)`, own);
  let below = own;
  for (const issuer of issuers) {
    if (!below.checkIssued(issuer) || !below.verify(issuer.publicKey))
      fail(
        "must be in order, each certificate issued by the next one; this did not issue the one before",
        issuer,
      );
    below = issuer;
  }
  return own;
}

function algorithmOf(key: KeyObject, path: string): AlgorithmName {
  const { namedCurve = "", modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  const kind = key.asymmetricKeyType ?? "";
  const curve = CURVES[namedCurve];
  if (kind === "ec" && curve !== undefined) return curve;
  if ((kind === "rsa" || kind === "rsa-pss") && modulusLength >= SHORTEST_RSA_BITS) return "ps256";
  if (kind === "ed25519") return "ed25519";
  const found = `${kind} ${namedCurve}${modulusLength === 0 ? "" : modulusLength} in ${path}`;
  const rule = `must be ECDSA (P-256, P-384, P-521), RSA from ${SHORTEST_RSA_BITS} bits, or Ed25519`;
  throw new CredentialError("key", rule, found);
}

/** Reads and checks who signs. @throws CredentialError that says which file is wrong, and how. */
export function loadSigningCredential(
  { certificateFile, keyFile }: CredentialFiles,
  now: Date,
): SigningCredential {
  const chain = chainOf(read("certificate", certificateFile), certificateFile);
  const own = checkChain(chain, now);
  const pem = read("key", keyFile);
  let privateKey: KeyObject;
  try {
    privateKey = createPrivateKey(pem);
  } catch (error) {
    const rule = `must be a private key in PEM without a passphrase (${String(error)})`;
    throw new CredentialError("key", rule, keyFile);
  }
  if (!own.checkPrivateKey(privateKey))
    throw new CredentialError("key", "must belong to the first certificate", keyFile);
  const top = chain.at(-1);
  return {
    algorithm: algorithmOf(privateKey, keyFile),
    privateKey,
    chain: chain.map(({ raw }) => raw),
    anchors: top?.checkIssued(top) === true ? top.toString() : "",
  };
}
