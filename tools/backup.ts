import { stat } from 'node:fs/promises';
import { sealWith } from '#server/platform/backup/archive.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readInstallation, readKeptSecret } from '#server/platform/config/config.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { findDatabase } from './find-database.ts';
import { readPassphrase } from './read-passphrase.ts';

/**
 * `npm run backup -- FILE`: writes database, files and secret into one sealed file while the shop is open
 * (docs/runbooks/backup.md). Exit code 0: the file is complete; 1: it failed, with the reason.
 */
async function backUp(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Sebutkan berkasnya: npm run backup -- FILE');
  const closing = new AsyncDisposableStack();
  try {
    const installation = readInstallation(process.env);
    const passphrase = readPassphrase();
    const database_url = await findDatabase(closing);
    const auth_secret = installation.auth_secret ?? readKeptSecret(installation.data_dir);
    if (auth_secret === null) throw new Error('AUTH_SECRET tidak terisi, dan DATA_DIR belum menyimpannya.');
    const files = { storage: openStorage(installation), is_bucket: installation.bucket !== null };
    const source = { database_url, files, auth_secret, keeps_secret: installation.auth_secret === null };
    const written = await writeBackup(source, file, sealWith(passphrase));
    const size = ((await stat(file)).size / 1_000_000).toFixed(1);
    const what = files.is_bucket ? 'daftar berkas di bucket' : `${written.files} berkas`;
    console.log(`Cadangan ${file}: ${written.rows} baris, ${what}, ${size} MB.`);
  } finally {
    await closing.disposeAsync();
  }
}

try {
  await backUp(process.argv[2]);
} catch (error) {
  console.error(`Cadangan tidak dibuat: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
