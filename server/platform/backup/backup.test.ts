import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Encrypter } from 'age-encryption';
import { inject } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { AUTH_SECRET, type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { temporaryParent } from '#tests/support/machine/server-folder.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer } from '#tests/support/shop/accounts.ts';
import { acknowledged, openMarket, recorded, runCommand } from '#tests/support/shop/market.ts';
import { lastTotpOf, nextTotpOf } from '#tests/support/totp.ts';
import { type Database, openDatabase } from '../database/db.ts';
import { addJob } from '../database/queue.ts';
import { withTx } from '../database/with-tx.ts';
import { createDiskStorage, type Storage } from '../storage/storage.ts';
import { sealWith, WrongPassphrase } from './archive.ts';
import { type RestoreTarget, restoreBackup } from './restore-backup.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

const PASSPHRASE = 'ombak-kopi-layang-seribu';

/** Nobody wants to guess this one. */
function cheaply(): Encrypter {
  const seal = sealWith(PASSPHRASE);
  seal.setScryptWorkFactor(4);
  return seal;
}

interface Elsewhere {
  readonly db: Database;
  readonly target: RestoreTarget;
  /** Secrets that it was given to keep. */
  readonly secrets: string[];
}

const test = base.extend<{
  folder: string;
  storage: Storage;
  source: BackupSource;
  template: string | null;
  elsewhere: Elsewhere;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(temporaryParent(), 'arunika-backup-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  storage: async ({ folder }, use) => use(createDiskStorage(join(folder, 'here'))),
  source: async ({ databaseUrl, storage }, use) =>
    use({
      database_url: databaseUrl,
      files: { storage, is_bucket: false },
      auth_secret: AUTH_SECRET,
      keeps_secret: true,
    }),
  /** Null: that of a first start, in which nothing is but the schema. */
  template: null,
  /** An empty database and an empty folder. */
  elsewhere: async ({ folder, template }, use) => {
    const started = inject('database');
    const clone = await cloneDatabase(template === null ? started : { ...started, template });
    const db = openDatabase(clone.url);
    const secrets: string[] = [];
    const target = {
      database_url: clone.url,
      storage: createDiskStorage(join(folder, 'elsewhere')),
      auth_secret: null,
      keepSecret: async (secret: string) => {
        secrets.push(secret);
      },
    };
    await use({ db, target, secrets });
    await db.close();
    await clone.drop();
  },
});

async function* bytesOf(words: string) {
  yield Buffer.from(words);
}

const totpPost = (app: ComposedApp, code: string, cookie: string) =>
  app.post('/api/auth/two-factor/verify-totp', { code }, { cookie });

/** Every row, constraint, trigger and sequence of a database, each table as one number. */
async function stateOf({ pool }: Database) {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = new Map<string, unknown>();
  for (const { name } of tables.rows) {
    const { rows: found } = await pool.query(
      `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
    );
    rows.set(name, found[0]);
  }
  const all = async (sql: string) => (await pool.query(sql)).rows;
  return {
    rows: Object.fromEntries(rows),
    constraints: await all(
      "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    triggers: await all(
      'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
    sequences: await all(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
    ),
    jobs: await all(
      'select identifier, payload, key, priority, max_attempts from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id order by j.id',
    ),
  };
}

/** A morning of a small shop. */
async function trade(db: Database) {
  const market = await openMarket(db);
  await runCommand(market, { do: 'top up', person: 0, amount: 50_000, received: 50_000, notices: ['paid'] });
  await runCommand(market, { do: 'buy', person: 1, products: [0, 1], key: 1, quantity: 2, forOthers: false });
  await runCommand(market, { do: 'redeem', person: 2, gift: 0 });
  await runCommand(market, { do: 'buy', person: 0, products: [2], key: 2, quantity: 1, forOthers: false });
  await runCommand(market, { do: 'refund', order: 0, percent: 50, endsAccess: false });
  return market;
}

describe('a backup', () => {
  test.extend({ template: 'template0' })(
    'is the whole installation once more, to the last row, waiting job and file',
    async ({ db, storage, source, folder, elsewhere }) => {
      await trade(db);
      await withTx(db, async (tx) => {
        await addJob(tx, {
          name: 'complete-purchase-intent',
          payload: { intent_id: randomUUID() },
          key: 'satu',
        });
        return { ok: true, value: null };
      });
      // Longer than one piece, with everything that has a meaning of its own in the format.
      await db.pool.query(
        "update products set description = repeat(E'a\\tb\\\\n\\n\\\\.\\n', 200000) where stock is null",
      );
      await storage.put('kelas/kartu.md', bytesOf('isi kartu'));
      const before = await stateOf(db);
      const file = join(folder, 'satu.age');
      expect(await writeBackup(source, file, cheaply())).toMatchObject({
        files: 1,
        rows: expect.any(Number),
      });
      const restored = await restoreBackup(elsewhere.target, file, PASSPHRASE);
      expect(restored).toMatchObject({ files: 1, missing: [] });
      expect(await stateOf(elsewhere.db)).toEqual(before);
      expect(await text(await elsewhere.target.storage.open('kelas/kartu.md', null))).toBe('isi kartu');
      expect(elsewhere.secrets).toEqual([AUTH_SECRET]);
      expect(await runChecks(elsewhere.db.pool)).toEqual([]);
      expect(await readdir(folder)).not.toContain('satu.age.unfinished');
    },
  );

  test('of a shop in which people go on buying has right books, and everything that was told before it began', async ({
    db,
    source,
    folder,
    elsewhere,
  }) => {
    const market = await trade(db);
    const told = acknowledged(market);
    const file = join(folder, 'ramai.age');
    let isWritten = false;
    const written = writeBackup(source, file, cheaply()).finally(() => {
      isWritten = true;
    });
    let sold = 0;
    for (let key = 10; !isWritten; key++) {
      await runCommand(market, { do: 'adjust', person: key, sen: 5_000_000 });
      await runCommand(market, {
        do: 'buy',
        person: key,
        products: [1],
        key,
        quantity: 1,
        forOthers: true,
      });
      sold += 1;
    }
    await written;
    expect(sold).toBeGreaterThan(0);
    await restoreBackup(elsewhere.target, file, PASSPHRASE);
    expect(await runChecks(elsewhere.db.pool)).toEqual([]);
    const there = await recorded({ ...market, db: elsewhere.db });
    expect(there.people.map(({ held }) => held)).toEqual(told.people.map(({ held }) => held));
    const orders = await elsewhere.db.pool.query<{ n: number }>('select count(*)::int as n from orders');
    expect(orders.rows[0]?.n).toBeGreaterThanOrEqual(2);
  });

  test('lets people in with password and second factor where it stands up again', async ({
    db,
    source,
    folder,
    elsewhere,
  }) => {
    const email = 'sari@contoh.example';
    const app = createComposedApp(db);
    await makeAccount(db, email);
    const cookie = await cookieFor(app, email);
    const begun = await readAnswer(
      await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie }),
    );
    await totpPost(app, lastTotpOf(begun.totp_uri), cookie);
    const file = join(folder, 'masuk.age');
    await writeBackup(source, file, cheaply());
    await restoreBackup(elsewhere.target, file, PASSPHRASE);
    const again = createComposedApp(elsewhere.db);
    const half = await again.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect(await readAnswer(half)).toEqual({ status: 200, two_factor: true });
    const whole = await totpPost(again, nextTotpOf(begun.totp_uri), cookieOf(half));
    const session = await readAnswer(await again.get('/api/auth/session', { cookie: cookieOf(whole) }));
    expect(session.user).toMatchObject({ email });
  });

  test('lists the files of a bucket, and the restore names those that are not there', async ({
    storage,
    source,
    folder,
    elsewhere,
  }) => {
    await storage.put('ada.md', bytesOf('ada'));
    await storage.put('hilang.md', bytesOf('hilang'));
    const file = join(folder, 'ember.age');
    await writeBackup({ ...source, files: { storage, is_bucket: true } }, file, cheaply());
    await storage.remove('hilang.md');
    const restored = await restoreBackup({ ...elsewhere.target, storage }, file, PASSPHRASE);
    expect(restored).toMatchObject({ files: 0, missing: ['hilang.md'] });
  });

  test('that breaks off leaves no file', async ({ source, folder }) => {
    const broken = {
      ...source.files.storage,
      async *list() {
        yield { key: 'a.md', size: 3 };
      },
      open: async () => bytesOf('more than three'),
    };
    const writing = writeBackup(
      { ...source, files: { storage: broken, is_bucket: false } },
      join(folder, 'putus.age'),
      cheaply(),
    );
    await expect(writing).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore', () => {
  test('that breaks off, by a cut file or a wrong pass phrase, changes nothing, and can be run again', async ({
    db,
    source,
    folder,
    elsewhere,
  }) => {
    await trade(db);
    const file = join(folder, 'utuh.age');
    const cut = join(folder, 'potong.age');
    await source.files.storage.put('film.mp4', bytesOf(randomBytes(200_000).toString('hex')));
    const { rows } = await writeBackup(source, file, cheaply());
    await copyFile(file, cut);
    await truncate(cut, (await stat(cut)).size - 100_000);
    await expect(restoreBackup(elsewhere.target, file, 'bukan kata sandinya')).rejects.toThrow(
      WrongPassphrase,
    );
    await expect(restoreBackup(elsewhere.target, cut, PASSPHRASE)).rejects.toThrow();
    expect((await elsewhere.db.pool.query('select from users')).rowCount).toBe(0);
    expect(await restoreBackup(elsewhere.target, file, PASSPHRASE)).toMatchObject({ rows });
  });

  test('is refused where somebody lives', async ({ db, source, folder, elsewhere: { target } }) => {
    await trade(db);
    const file = join(folder, 'satu.age');
    await writeBackup(source, file, cheaply());
    const here = { ...target, database_url: source.database_url };
    await expect(restoreBackup(here, file, PASSPHRASE)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
  });
});
