import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '#db/run-checks.ts';
import { WrongPassphrase } from '#server/platform/backup/archive.ts';
import {
  RestoreRefused,
  type RestoreSummary,
  restoreBackup,
} from '#server/platform/backup/restore-backup.ts';
import {
  type Installation,
  keepSecret,
  readInstallation,
  readKeptSecret,
} from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { readPassphrase } from './read-passphrase.ts';

const REFUSALS = {
  NOT_EMPTY: 'database ini sudah berpenghuni. Pakai DATABASE_URL atau DATA_DIR yang kosong.',
  PRERELEASE: 'cadangan ini dari rilis sebelum 1.0, yang tidak diambil alih oleh rilis ini.',
  NEWER_RELEASE: 'cadangan ini dari rilis yang lebih baru. Pakai rilis itu.',
  SECRET_MISSING: 'cadangan ini dibuat dengan AUTH_SECRET yang diisi sendiri. Isi AUTH_SECRET yang sama.',
  OTHER_SECRET: 'AUTH_SECRET di sini bukan yang dipakai saat cadangan dibuat.',
} as const;

/**
 * `npm run restore -- FILE`: fills the empty database of DATABASE_URL, else a new one in DATA_DIR, and audits it.
 * `--try` does so in a temporary folder, to verify a backup (docs/runbooks/backup.md). Exit code 0: restored, and the
 * books are right; 1: not.
 */
async function restore(file: string | undefined, isTrial: boolean): Promise<number> {
  if (file === undefined) throw new Error('Sebutkan berkasnya: npm run restore -- FILE [--try]');
  const passphrase = readPassphrase();
  const closing = new AsyncDisposableStack();
  try {
    const own = readInstallation(process.env);
    const installation = isTrial ? await temporary(own, closing) : own;
    const database_url = await openEmpty(installation, closing);
    const target = {
      database_url,
      storage: storageOf(installation, isTrial),
      auth_secret: installation.auth_secret,
      keepSecret: async (secret: string) => keep(installation.data_dir, secret),
    };
    report(await restoreBackup(target, file, passphrase));
    const db = openDatabase(database_url, { pool_size: 1 });
    closing.defer(() => db.close());
    const broken = await runChecks(db.pool);
    for (const { check, total } of broken) console.error(`RUSAK  ${check} (${total} baris)`);
    if (broken.length === 0) console.log('Pembukuan: baik.');
    return broken.length === 0 ? 0 : 1;
  } finally {
    await closing.disposeAsync();
  }
}

/** Removed afterwards. A configured secret is still the one to compare with. */
async function temporary(own: Installation, closing: AsyncDisposableStack): Promise<Installation> {
  const data_dir = await mkdtemp(join(tmpdir(), 'arunika-restore-'));
  // The server's own user needs access to root's folder.
  await chmod(data_dir, 0o755);
  closing.defer(() => rm(data_dir, { recursive: true, force: true }));
  return { ...own, data_dir, database_url: null };
}

/** A trial writes to its own folder, and reads files that the backup only lists from the bucket. */
function storageOf(installation: Installation, isTrial: boolean): Storage {
  const storage = openStorage(installation);
  return isTrial ? { ...openStorage({ ...installation, bucket: null }), size: storage.size } : storage;
}

async function openEmpty(
  { data_dir, database_url }: Installation,
  closing: AsyncDisposableStack,
): Promise<string> {
  if (database_url !== null) return database_url;
  const server = await startEmbeddedPostgres({ dataDir: join(data_dir, 'postgres') });
  closing.defer(() => server.stop());
  return server.url;
}

function keep(dataDir: string, secret: string): void {
  const kept = readKeptSecret(dataDir);
  if (kept !== null && kept !== secret)
    throw new Error(`${dataDir} sudah menyimpan kunci rahasia lain. Pakai DATA_DIR yang kosong.`);
  keepSecret(dataDir, secret);
}

function report({ made_at, rows, files, missing }: RestoreSummary): void {
  console.log(`Dipulihkan dari ${made_at}: ${rows} baris, ${files} berkas.`);
  for (const key of missing) console.error(`Tidak ada di bucket: ${key}`);
}

try {
  const [file, option] = process.argv.slice(2);
  process.exitCode = await restore(file, option === '--try');
} catch (error) {
  const reason =
    error instanceof RestoreRefused
      ? REFUSALS[error.code]
      : error instanceof WrongPassphrase
        ? 'BACKUP_PASSPHRASE tidak membuka berkas ini.'
        : String(error instanceof Error ? error.message : error);
  console.error(`Tidak dipulihkan: ${reason}`);
  process.exitCode = 1;
}
