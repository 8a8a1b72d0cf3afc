import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const { forbidden, options }: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } =
  require('./rules.cjs');

const order: Record<'layers' | 'features', string[][]> & { rooms: string[] } = require('./layers.cjs');

/** The rule that an import breaks, the importing file, and what it imports (`type `: only its types). */
type Row = readonly [rule: string | null, from: string, to: string];

const breaking: readonly Row[] = [
  ['no-cycles', 'shared/a.ts', 'shared/b.ts'],
  ['no-cycles', 'shared/b.ts', 'shared/a.ts'],
  ['no-cycles', 'shared/c.ts', 'type shared/d.ts'],
  ['no-cycles', 'shared/d.ts', 'type shared/c.ts'],
  ['nothing-unresolved', 'server/http/a.ts', 'server/http/gone.ts'],
  ['no-test-in-production', 'server/api/b.ts', 'server/api/b.test.ts'],
  ['no-test-in-production', 'server/api/b.ts', 'tests/support/f.ts'],
  ['shared-is-pure', 'shared/e.ts', 'contract/c.ts'],
  ['messages-are-thin', 'messages/a/a.ts', 'app/lib/x.ts'],
  ['contract-is-thin', 'contract/d.ts', 'server/http/s.ts'],
  ['app-never-server', 'app/lib/a.ts', 'server/http/s.ts'],
  ['app-never-server', 'app/lib/b.ts', 'type server/http/s.ts'],
  ['features-point-down', 'app/features/bookings/a.tsx', 'type app/features/content/w.ts'],
  ['features-point-down', 'app/features/content/b.tsx', 'app/features/landing/l.ts'],
  ['parts-below-features', 'app/components/b.tsx', 'app/features/landing/l.ts'],
  ['pages-are-leaves', 'app/features/landing/b.ts', 'app/features/landing/home.route.ts'],
  ['admin-stays-in-admin', 'app/features/content/c.ts', 'contract/orders/admin.ts'],
  ['admin-stays-in-admin', 'app/features/orders/a.tsx', 'app/features/orders/admin/row.ts'],
  ['admin-stays-in-admin', 'app/features/content/d.ts', 'app/components/admin/s.ts'],
  ['capability-through-index', 'server/api/c.ts', 'server/wallet/wallet.queries.ts'],
  ['capability-through-index', 'server/orders/a.ts', 'server/wallet/wallet.queries.ts'],
  ['capability-through-index', 'server/orders/b.schema.ts', 'server/wallet/wallet.queries.ts'],
  ['edges-are-composed', 'server/orders/d.ts', 'server/wallet/wallet.routes.ts'],
  ['edges-are-composed', 'server/api/e.ts', 'server/wallet/wallet.jobs.ts'],
  ['http-below-api', 'server/http/b.ts', 'type server/api/c.ts'],
  ['domain-not-wire', 'server/wallet/a.ts', 'contract/c.ts'],
  ['domain-not-wire', 'server/wallet/c.ts', 'type app/lib/x.ts'],
  ['capabilities-point-down', 'server/account/a.ts', 'server/catalog/index.ts'],
  ['capabilities-point-down', 'server/catalog/a.ts', 'server/orders/index.ts'],
  ['capabilities-point-down', 'server/orders/c.ts', 'server/checkout/index.ts'],
  ['ledger-is-bottom', 'server/ledger/a.ts', 'server/account/index.ts'],
  ['platform-is-bottom', 'server/platform/a.ts', 'server/account/index.ts'],
  ['sql-in-queries', 'server/api/d.ts', 'pg'],
  ['sql-in-queries', 'server/wallet/b.ts', 'type drizzle-orm'],
  ['rules-are-pure', 'server/wallet/a.rules.ts', 'node:crypto'],
  ['rules-are-pure', 'server/wallet/b.rules.ts', 'server/platform/database/db.ts'],
  ['rules-are-pure', 'server/wallet/c.rules.ts', 'server/wallet/wallet.queries.ts'],
];

const allowed: readonly Row[] = [
  [null, 'app/components/admin/s.ts', 'contract/orders/admin.ts'],
  [null, 'app/features/orders/admin/orders.tsx', 'app/components/admin/s.ts'],
  [null, 'app/features/orders/admin/orders.tsx', 'contract/orders/admin.ts'],
  [null, 'server/wallet/d.ts', 'type contract/c.ts'],
  [null, 'server/wallet/d.rules.ts', 'type server/wallet/wallet.queries.ts'],
  [null, 'app/features/orders/admin/orders.tsx', 'app/features/orders/admin/row.ts'],
  [null, 'app/features/orders/admin/orders.route.tsx', 'app/features/orders/admin/orders.tsx'],
  [null, 'app/features/orders/admin/orders.route.tsx', 'type contract/orders/admin.ts'],
  [null, 'contract/orders/admin.ts', 'shared/money/money.ts'],
  [null, 'server/api/a.test.ts', 'server/api/a.ts'],
  [null, 'server/api/a.test.ts', 'tests/support/f.ts'],
  [null, 'server/api/a.ts', 'server/orders/index.ts'],
  [null, 'server/catalog/products.routes.ts', 'server/orders/index.ts'],
  [null, 'server/catalog/products.routes.ts', 'contract/orders/admin.ts'],
  [null, 'server/catalog/products.jobs.ts', 'server/platform/database/db.ts'],
  [null, 'server/compose/compose-a.ts', 'server/catalog/products.routes.ts'],
  [null, 'server/api/a.ts', 'contract/orders/admin.ts'],
  [null, 'server/orders/index.ts', 'server/catalog/index.ts'],
  [null, 'server/orders/index.ts', 'server/orders/orders.rules.ts'],
  [null, 'server/orders/index.ts', 'server/orders/orders.queries.ts'],
  [null, 'server/orders/orders.rules.ts', 'shared/money/money.ts'],
  [null, 'server/orders/orders.queries.ts', 'drizzle-orm'],
  [null, 'server/orders/orders.queries.ts', 'server/platform/database/db.ts'],
  [null, 'server/orders/orders.schema.ts', 'server/catalog/catalog.schema.ts'],
  [null, 'server/orders/orders.schema.ts', 'drizzle-orm'],
  [null, 'server/platform/database/db.ts', 'pg'],
];

const PACKAGES = ['pg', 'drizzle-orm'];
const isFile = (path: string) => /\.tsx?$/.test(path);

/** A file's import as it is written. */
function importOf([, from, to]: Row) {
  const path = to.replace(/^type /, '');
  const specifier = isFile(path) ? `./${posix.relative(posix.dirname(from), path)}` : path;
  return { path, specifier, text: `import ${to === path ? '' : 'type '}{ it } from '${specifier}';\n` };
}

/** A project that holds the imports of the rows and nothing else. */
function writeProject(root: string, rows: readonly Row[]): void {
  const files = new Map(PACKAGES.map((name) => [`node_modules/${name}/index.js`, '']));
  const add = (path: string, text = '') => files.set(path, `${files.get(path) ?? ''}${text}`);
  for (const row of rows) {
    const { path, text } = importOf(row);
    add(row[1], text);
    if (isFile(path) && row[0] !== 'nothing-unresolved') add(path);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The rules that each import breaks, by file and import. */
const broken = new Map<string, readonly string[]>();
beforeAll(async () => {
  writeProject(root, [...breaking, ...allowed]);
  const folders = ['app', 'contract', 'messages', 'server', 'shared', 'tests'];
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error('the cruise gave text where facts were asked for');
  for (const { source, dependencies } of output.modules)
    for (const { protocol = '', module, rules = [] } of dependencies)
      broken.set(`${source} ${protocol}${module}`, [...new Set(rules.map(({ name }) => name))]);
});

test.each(breaking)('[API-001] %s: %s may not import %s', (...row) => {
  expect(broken.get(`${row[1]} ${importOf(row).specifier}`)).toEqual([row[0]]);
});

test.each(allowed)('no rule (%s): %s may import %s', (...row) => {
  expect(broken.get(`${row[1]} ${importOf(row).specifier}`)).toEqual([]);
});

test('every rule is broken by a row', () => {
  expect(new Set(breaking.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
});

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

test('every folder of the server is a capability of one layer, or a room', () => {
  expect([...order.layers.flat(), ...order.rooms].toSorted()).toEqual(foldersIn('server'));
});

test('every folder of the features has its place in their order', () => {
  expect(order.features.flat().toSorted()).toEqual(foldersIn('app/features'));
});
