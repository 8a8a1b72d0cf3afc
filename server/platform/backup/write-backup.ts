import { createHash } from 'node:crypto';
import type { Encrypter } from 'age-encryption';
import pg from 'pg';
import { z } from 'zod';
import type { Storage, StoredFile } from '#server/platform/storage/storage.ts';
import { type ArchivePart, writeArchive } from './archive.ts';
import {
  beginSnapshot,
  databaseShape,
  dumpTables,
  readDatabaseEnd,
  readShape,
  singleChunk,
} from './dump-database.ts';

export interface BackupFiles {
  readonly storage: Storage;
  readonly is_bucket: boolean;
}

export interface BackupSource {
  readonly database_url: string;
  readonly files: BackupFiles;
  readonly auth_secret: string;
  /** True if the installation made the secret itself, so that the backup has to contain it. */
  readonly keeps_secret: boolean;
}

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  database: databaseShape,
  secret: z.object({ fingerprint: z.string(), kept: z.string().nullable() }),
});
export const listedFiles = z.array(z.object({ key: z.string(), size: z.int() }));

export const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface BackupFacts {
  readonly rows: number;
  readonly files: number;
}

/** Contains the database of one moment. Files come after the rows that name them. */
export async function writeBackup(source: BackupSource, file: string, seal: Encrypter): Promise<BackupFacts> {
  const client = new pg.Client({ connectionString: source.database_url, connectionTimeoutMillis: 10_000 });
  // A broken connection fails its query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const counted = { rows: 0, files: 0 };
  try {
    await writeArchive(file, seal, partsOf(source, client, counted));
    return counted;
  } finally {
    await client.end();
  }
}

async function* partsOf(
  { files, auth_secret, keeps_secret }: BackupSource,
  client: pg.Client,
  counted: { rows: number; files: number },
): AsyncGenerator<ArchivePart> {
  await beginSnapshot(client);
  const database = await readShape(client);
  const manifest: z.output<typeof manifestSchema> = {
    format: 1,
    made_at: new Date().toISOString(),
    database,
    secret: { fingerprint: fingerprintOf(auth_secret), kept: keeps_secret ? auth_secret : null },
  };
  yield jsonPart('manifest.json', manifest);
  const rows: Record<string, number> = {};
  yield* dumpTables(client, database, rows);
  yield jsonPart('end.json', await readDatabaseEnd(client, rows));
  await client.query('commit');
  for (const n of Object.values(rows)) counted.rows += n;
  for await (const part of files.is_bucket ? listFiles(files.storage) : copyFiles(files.storage)) {
    counted.files += 1;
    yield part;
  }
}

async function* copyFiles(storage: Storage): AsyncGenerator<ArchivePart> {
  for await (const { key, size } of storage.list()) {
    const bytes = await storage.open(key, null).catch(() => null);
    // Removed since it was listed.
    if (bytes !== null) yield { name: `files/${key}`, size, bytes };
  }
}

async function* listFiles(storage: Storage): AsyncGenerator<ArchivePart> {
  const all: StoredFile[] = [];
  for await (const file of storage.list()) all.push(file);
  yield jsonPart('files.json', all);
}

function jsonPart(name: string, value: unknown): ArchivePart {
  const bytes = Buffer.from(JSON.stringify(value));
  return { name, size: bytes.byteLength, bytes: singleChunk(bytes) };
}
