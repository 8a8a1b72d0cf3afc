import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sealWith } from '#server/platform/backup/archive.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { defineJob, type JobDefinition } from './worker/define-job.ts';

interface BackupJobServices {
  readonly config: Pick<Config, 'backup' | 'bucket' | 'auth_secret' | 'keeps_auth_secret'>;
  readonly clock: Clock;
  readonly database_url: string;
  readonly storage: Storage;
}

const FILE = /^arunika-\d{4}-\d{2}-\d{2}-\d{4}\.age$/;

/** Null without a backup yet. Throws when the folder cannot be read. */
export async function readLastBackup(folder: string): Promise<Date | null> {
  const newest = (await backupsIn(folder)).at(-1);
  return newest === undefined ? null : (await stat(join(folder, newest))).mtime;
}

/** Oldest first. A file gets its final name when complete. */
const backupsIn = async (folder: string) => (await readdir(folder)).filter((name) => FILE.test(name)).sort();

export function backupJobs({
  config,
  clock,
  database_url,
  storage,
}: BackupJobServices): readonly JobDefinition[] {
  const { backup, bucket, auth_secret, keeps_auth_secret } = config;
  if (backup === null) return [];
  const { folder, passphrase, schedule, keep } = backup;
  const source = {
    database_url,
    files: { storage, is_bucket: bucket !== null },
    auth_secret,
    keeps_secret: keeps_auth_secret,
  };
  return [
    defineJob({
      name: 'write-backup',
      schedule,
      schema: z.object({}),
      run: async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const moment = clock.now().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
        await writeBackup(source, join(folder, `arunika-${moment}.age`), sealWith(passphrase));
        const older = (await backupsIn(folder)).slice(0, -keep);
        for (const name of older) await rm(join(folder, name), { force: true });
      },
    }),
  ];
}
