import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listChecks } from '#db/run-checks.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readRunningUrl, startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { corruptBooks } from '#tests/support/corruptions/corrupt-books.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { temporaryParent } from '#tests/support/machine/server-folder.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const AUDIT = fileURLToPath(new URL('./audit.ts', import.meta.url));
const allGood = listChecks().map((check) => `baik   ${check}\n`);

const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(temporaryParent(), 'arunika-audit-'));
    // Run as root, the server's own user must be able to enter, or its data would be kept elsewhere and stay there.
    await chmod(dataDir, 0o755);
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function audit(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [AUDIT], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

describe('npm run audit', () => {
  test('says of every check that it is good, and ends with 0', async ({ databaseUrl }) => {
    const result = await audit({ DATABASE_URL: databaseUrl });
    expect(result).toEqual({ code: 0, out: allGood.join(''), err: '' });
  });

  test('prints the offending rows, no more than twenty, and ends with 1', async ({ db, databaseUrl }) => {
    for (let n = 0; n < 22; n++) await makePerson(db, { balance: 0 });
    await corruptBooks(db, 'update wallets set balance_bigint = 7');
    const { code, out } = await audit({ DATABASE_URL: databaseUrl });
    expect(code).toBe(1);
    expect(out).toContain('RUSAK  wallets-follow-their-entries (22 baris)\n');
    expect(out.match(/"balance_bigint":7/g)).toHaveLength(20);
    expect(out).toContain('… 2 baris lagi');
    expect(out.match(/^baik/gm)).toHaveLength(allGood.length - 1);
  });

  test('ends with 2 when there is nothing to look at', async ({ dataDir }) => {
    const missing = await audit({ DATA_DIR: dataDir });
    expect(missing).toEqual({ code: 2, out: '', err: expect.stringContaining('Belum ada database') });
    const unreachable = await audit({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(unreachable.code).toBe(2);
  });

  test('looks at the embedded PostgreSQL, running or not, and leaves it as it was', async ({ dataDir }) => {
    const home = join(dataDir, 'postgres');
    const server = await startEmbeddedPostgres({ dataDir: home });
    await migrate(server.url);
    expect(await audit({ DATA_DIR: dataDir })).toEqual({ code: 0, out: allGood.join(''), err: '' });
    expect(await readRunningUrl(home)).toBe(server.url);
    await server.stop();
    expect(await audit({ DATA_DIR: dataDir })).toEqual({ code: 0, out: allGood.join(''), err: '' });
    expect(await readRunningUrl(home)).toBeNull();
  });
});
