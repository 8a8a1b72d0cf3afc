import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { pruneExpiredSessions } from '../account/index.ts';
import { auditBooks, type RunChecks } from '../books/index.ts';
import { publishScheduled } from '../content/index.ts';
import { pruneWebhookPayloads } from '../payments/index.ts';
import { sealWith } from '../platform/backup/archive.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { pruneExpired } from '../platform/database/prune-expired.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { rollUpFinishedDays } from '../reports/index.ts';
import { defineJob, type JobDefinition } from './worker/define-job.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly runChecks: RunChecks;
}

/** The nightly audit runs at 02:40 WIB, when hardly anybody shops. */
export function maintenanceJobs({ db, clock, runChecks }: Services): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'prune-expired',
      schedule: '17 * * * *',
      schema: z.object({}),
      run: async () => {
        await pruneExpired(db, clock.now());
        await withTx(db, async (tx) => succeed(await pruneExpiredSessions(tx)));
        await withTx(db, async (tx) => succeed(await pruneWebhookPayloads(tx)));
      },
    }),
    defineJob({
      name: 'publish-scheduled',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => publishScheduled(db, clock),
    }),
    defineJob({
      name: 'audit-books',
      schedule: '40 19 * * *',
      schema: z.object({}),
      run: () => auditBooks({ db, clock, runChecks }),
    }),
    defineJob({
      name: 'close-days',
      schedule: '10 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
      },
    }),
  ];
}

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
