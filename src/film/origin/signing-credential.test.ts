import assert from "node:assert/strict";
import { createPrivateKey, generateKeyPairSync, webcrypto } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { developmentChain } from "./development-chain.ts";
import { CredentialError, loadSigningCredential } from "./signing-credential.ts";
import { trySigning } from "./try-signing.ts";

x509.cryptoProvider.set(webcrypto);

const folder = mkdtempSync(join(tmpdir(), "credential-"));
after(() => rmSync(folder, { recursive: true }));

const EMAIL = "1.3.6.1.5.5.7.3.4";
const DAY = 86_400_000;
const NOW = new Date();
const P256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

type Authority = { certificate: x509.X509Certificate; keys: CryptoKeyPair };
type CryptoKeyPair = webcrypto.CryptoKeyPair;
type Leaf = { from?: number; to?: number; purposes?: string[]; usage?: number; ca?: boolean; keys?: object };

async function newKeys(algorithm: object = P256): Promise<CryptoKeyPair> {
  const keys = await webcrypto.subtle.generateKey(algorithm as webcrypto.EcKeyGenParams, true, [
    "sign",
    "verify",
  ]);
  return keys;
}

async function authority(name: string, above?: Authority): Promise<Authority> {
  const keys = await newKeys();
  const common = {
    notBefore: new Date(NOW.getTime() - DAY),
    notAfter: new Date(NOW.getTime() + DAY),
    signingAlgorithm: P256,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ...(above === undefined
        ? []
        : [await x509.AuthorityKeyIdentifierExtension.create(above.keys.publicKey)]),
    ],
  };
  const certificate =
    above === undefined
      ? await x509.X509CertificateGenerator.createSelfSigned({ ...common, name: `CN=${name},O=Test`, keys })
      : await x509.X509CertificateGenerator.create({
          ...common,
          subject: `CN=${name},O=Test`,
          issuer: above.certificate.subject,
          publicKey: keys.publicKey,
          signingKey: above.keys.privateKey,
        });
  return { certificate, keys };
}

async function leafOf(issuer: Authority, options: Leaf = {}): Promise<{ pem: string; key: string }> {
  const keys = await newKeys(options.keys);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: "CN=Signer,O=Test",
    issuer: issuer.certificate.subject,
    notBefore: new Date(NOW.getTime() + (options.from ?? -1) * DAY),
    notAfter: new Date(NOW.getTime() + (options.to ?? 1) * DAY),
    signingAlgorithm: P256,
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(options.ca ?? false, undefined, true),
      new x509.KeyUsagesExtension(options.usage ?? x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(options.purposes ?? [EMAIL], false),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.keys.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const exported = await webcrypto.subtle.exportKey("pkcs8", keys.privateKey);
  return { pem: certificate.toString("pem"), key: x509.PemConverter.encode(exported, "PRIVATE KEY") };
}

let written = 0;
function files(chain: string[], key: string): { certificateFile: string; keyFile: string } {
  const stem = join(folder, String((written += 1)));
  writeFileSync(`${stem}.pem`, chain.join("\n"));
  writeFileSync(`${stem}.key`, key);
  return { certificateFile: `${stem}.pem`, keyFile: `${stem}.key` };
}

const root = await authority("Root");
const between = await authority("Between", root);
const rootPem = root.certificate.toString("pem");
const betweenPem = between.certificate.toString("pem");
const good = await leafOf(between);

describe("a credential that can sign", () => {
  const rsa = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const kinds: { kind: string; algorithm: string; keys?: object }[] = [
    { kind: "ECDSA P-256", algorithm: "es256" },
    { kind: "ECDSA P-384", algorithm: "es384", keys: { ...P256, namedCurve: "P-384" } },
    { kind: "Ed25519", algorithm: "ed25519", keys: { name: "Ed25519" } },
    { kind: "RSA", algorithm: "ps256", keys: rsa },
  ];
  for (const { kind, algorithm, keys } of kinds)
    it(`signs with ${kind}, read back as trusted`, async () => {
      const leaf = await leafOf(between, keys === undefined ? {} : { keys });
      const credential = loadSigningCredential(files([leaf.pem, betweenPem, rootPem], leaf.key), NOW);
      assert.equal(credential.algorithm, algorithm);
      await trySigning(credential);
    });

  it("may leave its root out, and have a key of the older form", async () => {
    await trySigning(loadSigningCredential(files([good.pem, betweenPem], good.key), NOW));
    const sec1 = createPrivateKey(good.key).export({ type: "sec1", format: "pem" }).toString();
    await trySigning(loadSigningCredential(files([good.pem], sec1), NOW));
  });
});

describe("a credential that cannot", () => {
  const refused: {
    what: string;
    part: "certificate" | "key";
    rule: RegExp;
    make: () => Promise<{ certificateFile: string; keyFile: string }>;
  }[] = [
    {
      what: "has expired",
      part: "certificate",
      rule: /must not have expired/,
      make: async () => {
        const leaf = await leafOf(between, { from: -3, to: -1 });
        return files([leaf.pem, betweenPem], leaf.key);
      },
    },
    {
      what: "is not valid yet",
      part: "certificate",
      rule: /must be valid already/,
      make: async () => {
        const leaf = await leafOf(between, { from: 1, to: 2 });
        return files([leaf.pem, betweenPem], leaf.key);
      },
    },
    {
      what: "is for something else",
      part: "certificate",
      rule: /meant for one of .*extended key usage/,
      make: async () => {
        const leaf = await leafOf(between, { purposes: ["1.3.6.1.5.5.7.3.1"] });
        return files([leaf.pem, betweenPem], leaf.key);
      },
    },
    {
      what: "is an authority's",
      part: "certificate",
      rule: /not an authority's/,
      make: async () => {
        const leaf = await leafOf(between, { ca: true, usage: x509.KeyUsageFlags.keyCertSign });
        return files([leaf.pem, betweenPem], leaf.key);
      },
    },
    {
      what: "is in the wrong order",
      part: "certificate",
      rule: /in order, each certificate issued by the next/,
      make: async () => files([good.pem, rootPem, betweenPem], good.key),
    },
    {
      what: "begins with the root",
      part: "certificate",
      rule: /not an authority's/,
      make: async () => files([rootPem, good.pem], good.key),
    },
    {
      what: "holds no certificate",
      part: "certificate",
      rule: /at least one certificate/,
      make: async () => files(["hello"], good.key),
    },
    {
      what: "holds a broken certificate",
      part: "certificate",
      rule: /number 2 cannot be read/,
      make: async () => files([good.pem, betweenPem.replaceAll("M", "A")], good.key),
    },
    {
      what: "has another's key",
      part: "key",
      rule: /must belong to the first certificate/,
      make: async () => files([good.pem, betweenPem], (await leafOf(between)).key),
    },
    {
      what: "has a key with a passphrase",
      part: "key",
      rule: /without a passphrase/,
      make: async () => {
        const { privateKey } = generateKeyPairSync("ec", {
          namedCurve: "prime256v1",
          publicKeyEncoding: { type: "spki", format: "pem" },
          privateKeyEncoding: { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "secret" },
        });
        return files([good.pem, betweenPem], privateKey);
      },
    },
    {
      what: "has no key file",
      part: "key",
      rule: /PEM file that can be read/,
      make: async () => ({
        ...files([good.pem, betweenPem], good.key),
        keyFile: join(folder, "nowhere.key"),
      }),
    },
  ];
  for (const { what, part, rule, make } of refused)
    it(`is refused where it ${what}`, async () => {
      const made = await make();
      assert.throws(
        () => loadSigningCredential(made, NOW),
        (error) => error instanceof CredentialError && error.part === part && rule.test(error.rule),
      );
    });

  it("is found out by a trial where it may not sign", async () => {
    const leaf = await leafOf(between, { usage: x509.KeyUsageFlags.keyEncipherment });
    const credential = loadSigningCredential(files([leaf.pem, betweenPem], leaf.key), NOW);
    await assert.rejects(trySigning(credential), /signingCredential\.invalid/);
  });
});

it("a development chain is made once, also by two at once, and its key is its owner's", async () => {
  const at = join(folder, "data", "content-credentials");
  const made = await Promise.all([developmentChain(at, NOW), developmentChain(at, NOW)]);
  assert.equal(made.filter(({ made: one }) => one).length, 1);
  const chain = readFileSync(join(at, "chain.pem"), "utf8");
  assert.equal((await developmentChain(at, NOW)).made, false);
  assert.equal(readFileSync(join(at, "chain.pem"), "utf8"), chain);
  assert.equal(statSync(join(at, "key.pem")).mode & 0o777, 0o600);
  assert.ok(chain.endsWith(readFileSync(join(at, "root.pem"), "utf8")));
});
