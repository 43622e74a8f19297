/** Attachments that were given by an address: which are still to be fetched, and what became of them. */
import type { Degradation } from "../../artifacts/degradation.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { insertAssets, type NewAsset } from "../assets/create.ts";
import { hasRoom } from "../assets/storage.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import type { Plans } from "../workspaces/plans.ts";
import { attachmentsUpTo, attachmentType } from "./attached-files.ts";
import type { Attachment } from "./types.ts";

export type UnfetchedFile = Attachment & { url: string };

/**
 * The addresses that the message's plan needs and nobody has fetched yet, each once: its own, and those of earlier
 * messages that ended before. What could not be fetched for this message is not tried for it again.
 */
export async function unfetchedFiles(db: Db, messageId: string): Promise<UnfetchedFile[]> {
  const given = await attachmentsUpTo(db, messageId);
  const wanted = new Map<string, UnfetchedFile>();
  const settled = new Set<string>();
  for (const { id, attachments } of given)
    for (const file of attachments) {
      if (file.url === null) continue;
      const { failed: _earlier, ...anew } = file;
      wanted.set(file.url, { ...anew, url: file.url });
      if (file.assetId !== null || (id === messageId && file.failed !== undefined)) settled.add(file.url);
    }
  return [...wanted.values()].filter(({ url }) => !settled.has(url));
}

/** What became of an address: a file whose bytes are stored, or why there is none. */
export type FetchedFile = { given: UnfetchedFile } & ({ file: NewAsset } | { failed: Degradation });

/**
 * Makes what was fetched assets of the caller's and attaches them to the message. Addresses of earlier messages are
 * carried by this one: a message that has ended never changes.
 * @returns those whose bytes were not kept, the plan having no room for them; null where the message no longer runs.
 */
export async function keepFetchedFiles(
  trx: Trx,
  messageId: string,
  fetched: readonly FetchedFile[],
  { plans, now }: { plans: Plans; now: Date },
): Promise<FetchedFile[] | null> {
  const found = await trx
    .selectFrom("messages")
    .select("workspace_id")
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (found === undefined) return null;
  await lockWorkspace(trx, found.workspace_id);
  const message = await trx
    .selectFrom("messages")
    .select(["status", "attachments"])
    .where("id", "=", messageId)
    .forUpdate()
    .executeTakeFirst();
  if (message?.status !== "running") return null;
  const unkept: FetchedFile[] = [];
  let attachments = message.attachments as Attachment[];
  for (const one of fetched) {
    const { given } = one;
    let become: Become;
    if ("failed" in one) become = failedAs(one.failed);
    else if (await hasRoom(trx, plans, found.workspace_id, one.file.sizeBytes))
      become = await archivedAs(trx, found.workspace_id, one.file, now);
    else {
      unkept.push(one);
      become = failedAs(noRoomFor(one.file));
    }
    if (!attachments.some(({ url }) => url === given.url)) attachments.push({ ...given, carried: true });
    attachments = attachments.map((file) => (file.url === given.url ? become(file) : file));
  }
  await trx
    .updateTable("messages")
    .set({ attachments: JSON.stringify(attachments) })
    .where("id", "=", messageId)
    .execute();
  return unkept;
}

function noRoomFor({ name }: NewAsset): Degradation {
  const message = `“${name}” is not kept: the plan has no room for more assets. It is left out.`;
  return { code: "storage_full", message };
}

type Become = (file: Attachment) => Attachment;

function failedAs(failed: Degradation): Become {
  return (file) => ({ ...file, failed });
}

async function archivedAs(trx: Trx, workspaceId: string, file: NewAsset, now: Date): Promise<Become> {
  const [asset] = await insertAssets(trx, workspaceId, [file], now);
  if (asset === undefined) throw new Error("an asset that was inserted did not come back");
  const { id: assetId, mimetype, key } = asset;
  const type = attachmentType(asset);
  return (given) => ({ ...given, assetId, mimetype, key, type, name: given.name ?? asset.name });
}
