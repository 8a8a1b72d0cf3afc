import { resolve } from 'node:path';
import { z } from 'zod';
import { optional } from './optional.ts';

export const backupEnvironment = {
  BACKUP_DIR: optional,
  BACKUP_PASSPHRASE: optional.pipe(z.string().min(12, 'isi dengan minimal 12 karakter.').nullable()),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'isi dengan jadwal cron lima kolom (UTC).')
    .default('10 19 * * *'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(14),
};
type BackupEnvironment = z.output<z.ZodObject<typeof backupEnvironment>>;

export interface BackupSettings {
  readonly folder: string;
  readonly passphrase: string;
  /** Five-field cron schedule in UTC. */
  readonly schedule: string;
  /** How many of the newest stay. */
  readonly keep: number;
}

export function backupProblems({ BACKUP_DIR, BACKUP_PASSPHRASE }: BackupEnvironment): readonly string[] {
  return BACKUP_DIR !== null && BACKUP_PASSPHRASE === null
    ? ['BACKUP_PASSPHRASE: BACKUP_DIR terisi, maka isi juga kata sandi cadangan (minimal 12 karakter).']
    : [];
}

export function backupSettings(env: BackupEnvironment): BackupSettings | null {
  const { BACKUP_DIR, BACKUP_PASSPHRASE: passphrase } = env;
  if (BACKUP_DIR === null || passphrase === null) return null;
  return { folder: resolve(BACKUP_DIR), passphrase, schedule: env.BACKUP_SCHEDULE, keep: env.BACKUP_KEEP };
}
