import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ConfigError, loadConfig } from "./config.ts";
import { checkContentCredentials, openContentCredentials } from "./content-credentials.ts";
import { developmentChain } from "./film/origin/development-chain.ts";
import { makeLogger } from "./kernel/logger.ts";

const folder = await mkdtemp(join(tmpdir(), "content-credentials-"));
after(() => rm(folder, { recursive: true }));
const silent = makeLogger("silent", {});

function names(variable: string, rule: RegExp) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof ConfigError);
    assert.ok(error.message.startsWith(`${variable} `), error.message);
    assert.match(error.message, rule);
    return true;
  };
}

test("a certificate without its key, and the other way round, stop the start", () => {
  const both = /must be set where the other/;
  assert.throws(() => loadConfig({ C2PA_CERTIFICATE_FILE: "chain.pem" }), names("C2PA_KEY_FILE", both));
  assert.throws(() => loadConfig({ C2PA_KEY_FILE: "key.pem" }), names("C2PA_CERTIFICATE_FILE", both));
});

test("without a certificate the same development chain is found at every start", async () => {
  const config = loadConfig({ DATA_DIR: join(folder, "data") });
  const first = await openContentCredentials(config, silent);
  assert.deepEqual(await openContentCredentials(config, silent), first);
});

test("a certificate of the operator's is tried before there is work", async () => {
  const { made, ...files } = await developmentChain(join(folder, "operator"), new Date());
  assert.equal(made, true);
  const env = { C2PA_CERTIFICATE_FILE: files.certificateFile, C2PA_KEY_FILE: files.keyFile };
  assert.deepEqual(await openContentCredentials(loadConfig(env), silent), files);
});

test("what is wrong with it is said with the variable's name", async () => {
  const { made: _made, ...files } = await developmentChain(join(folder, "wrong"), new Date());
  const keyFile = join(folder, "not-a-key.pem");
  await writeFile(keyFile, "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n");
  await assert.rejects(
    checkContentCredentials({ ...files, keyFile }),
    names("C2PA_KEY_FILE", /must be a private key in PEM/),
  );
  await assert.rejects(
    checkContentCredentials({ ...files, certificateFile: join(folder, "nowhere.pem") }),
    names("C2PA_CERTIFICATE_FILE", /must be a PEM file that can be read/),
  );
});
