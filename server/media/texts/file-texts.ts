import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import { UPLOAD_FOLDER_PREFIX } from '../uploads/pending-uploads.ts';
import { beginReading, selectUnreadFiles, setFileText } from './file-texts.queries.ts';
import { readText } from './read-text.ts';
import { type FilePassage, textTypes } from './text-task.ts';

export interface TextServices {
  readonly db: Database;
  readonly storage: Storage;
}

/** Larger ones have no text in the search. */
const MAX_BYTES = 64_000_000;
/** Also counts attempts that ended with their process. */
const MAX_ATTEMPTS = 3;
const NEGLECTED_AFTER_MS = 15 * 60_000;
const NEGLECTED_BATCH = 200;

export const hasText = (contentType: string): boolean => textTypes.some((type) => type === contentType);

/** One queue, because one process reads. */
export async function queueFileText(tx: Tx, fileId: string): Promise<void> {
  await addJob(tx, {
    name: 'read-file-text',
    payload: { file_id: fileId },
    key: `file-text:${fileId}`,
    queue: 'file-texts',
    max_attempts: MAX_ATTEMPTS,
  });
}

export async function queueUnreadFiles(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - NEGLECTED_AFTER_MS);
  await withTx(db, async (tx) => {
    for (const id of await selectUnreadFiles(tx, until, NEGLECTED_BATCH)) await queueFileText(tx, id);
    return succeed(null);
  });
}

/** Reads what stands in a file, once. Its passages are in the search with the commit (ADR 0084). */
export async function readFileText({ db, storage }: TextServices, fileId: string): Promise<void> {
  const begun = await withTx(db, async (tx) => succeed(await beginReading(tx, fileId)));
  if (!begun.ok || begun.value === null) return;
  const { attempts, storage_key, content_type, size_bytes } = begun.value;
  const isRefused = attempts > MAX_ATTEMPTS || size_bytes > MAX_BYTES;
  const passages = isRefused ? [] : await readStored(storage, storage_key, content_type);
  await withTx(db, async (tx) => succeed(await setFileText(tx, fileId, passages)));
}

async function readStored(
  storage: Storage,
  key: string,
  type: Parameters<typeof readText>[0]['type'],
): Promise<readonly FilePassage[]> {
  const local = storage.localPath(key);
  if (local !== null) return readText({ path: local, type });
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  try {
    const path = join(folder, 'file');
    await pipeline(await storage.open(key, null), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await readText({ path, type });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
