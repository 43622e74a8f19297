import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { startService } from "./support/service.ts";

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, "..");
/** A field with a default may be left out of a request. */
const OPTIONS = { defaultNonNullable: false };
const folder = await mkdtemp(join(tmpdir(), "lanternist-client-"));
after(() => rm(folder, { recursive: true, force: true }));

test("a client generated from the document compiles, refuses what is wrong, and works", async () => {
  const service = await startService();
  const { apiKey } = await service.workspace();
  const document = await (await fetch(`${service.base}/openapi.json`)).text();
  await writeFile(join(folder, "api.ts"), astToString(await openapiTS(document, OPTIONS)));
  await copyFile(join(import.meta.dirname, "client", "smoke.ts"), join(folder, "smoke.ts"));
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const settings = { extends: join(PROJECT, "tsconfig.json"), include: ["*.ts"] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));

  const compiler = join(PROJECT, "node_modules", "typescript7", "bin", "tsc");
  // The compiler tells of errors on its standard output.
  const compiled = await run(process.execPath, [compiler, "-p", folder]).catch(
    (error) => error as { stdout: string },
  );
  assert.equal(compiled.stdout, "");
  const { stdout } = await run(process.execPath, [join(folder, "smoke.ts"), service.base, apiKey]);
  assert.equal(stdout, "ok\n");
});
