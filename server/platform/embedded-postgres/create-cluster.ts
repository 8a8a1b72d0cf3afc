import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { ensurePassword } from './password.ts';
import { chownTo, type ServerLayout } from './resolve-layout.ts';
import { asUser } from './server-user.ts';

export const SUPERUSER = 'arunika';
const run = promisify(execFile);

/**
 * Creates the cluster if missing, under a temporary name, so that an interrupted start leaves nothing partial.
 * Refuses a cluster of another major version and never changes or deletes it.
 */
export async function ensureCluster(home: ServerLayout): Promise<void> {
  const versionFile = join(home.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    assertSameMajor(home, readFileSync(versionFile, 'utf8').trim());
    return;
  }
  if (existsSync(home.cluster)) {
    throw new EmbeddedPostgresError(
      `${home.cluster} ada tetapi bukan folder data PostgreSQL. Pindahkan folder itu, lalu mulai lagi.`,
    );
  }
  const fresh = `${home.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  chownTo(home.user, fresh);
  await initialise(home, fresh);
  renameSync(fresh, home.cluster);
}

async function initialise(home: ServerLayout, fresh: string): Promise<void> {
  const password = ensurePassword(home.stateDir);
  const passwordFile = `${home.cluster}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chownTo(home.user, passwordFile);
  try {
    await run(
      join(home.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...asUser(home.user), cwd: '/' },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function assertSameMajor(home: ServerLayout, found: string): void {
  const ours = majorOf(home.binaries);
  if (found === ours) return;
  throw new EmbeddedPostgresError(
    Number(found) > Number(ours)
      ? `Folder data ${home.cluster} dibuat oleh PostgreSQL ${found}, lebih baru dari PostgreSQL ${ours} yang ada di sini. Pakai versi aplikasi yang lebih baru; folder itu tidak diubah.`
      : `Folder data ${home.cluster} dibuat oleh PostgreSQL ${found}. Pindahkan datanya ke PostgreSQL ${ours} dengan pg_dump dan psql; folder itu tidak diubah.`,
  );
}

function majorOf(binaries: string): string {
  const header = readFileSync(join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 40);
  const major = /PostgreSQL (\d+)/.exec(header)?.[1];
  if (major === undefined) throw new EmbeddedPostgresError('Versi PostgreSQL bawaan tidak dikenali.');
  return major;
}
