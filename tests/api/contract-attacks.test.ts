import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { expectations } from './expectations/expectations.ts';
import { type Operation, readOperations, soundCall } from './expectations/operations.ts';
import { openStage } from './stage.ts';

/** Ids and numbers that stand nowhere unless somebody stored what was slipped in. */
const SLIPPED_ID = 'deadbeef-dead-4eef-8ead-beefdeadbeef';
const SLIPPED_SEN = 987_654_321_012;

/** An attacker adds these fields to a body, hoping that they are copied into a row. */
const greedy: Readonly<Record<string, unknown>> = {
  id: SLIPPED_ID,
  user_id: SLIPPED_ID,
  owner_id: SLIPPED_ID,
  author_id: SLIPPED_ID,
  created_by: SLIPPED_ID,
  role: 'admin',
  app_metadata: { role: 'admin' },
  is_active: false,
  is_admin: true,
  email_verified: false,
  two_factor_enabled: false,
  balance_bigint: SLIPPED_SEN,
  amount_bigint: SLIPPED_SEN,
  price_bigint: SLIPPED_SEN,
  total_spent: SLIPPED_SEN,
  used_count: SLIPPED_SEN,
  lead_score: 99,
  delete_after: '2001-01-01T00:00:00Z',
  customer_email: 'susupan@contoh.example',
};

/** The body with everything greedy in each of its objects, but what the route itself takes under that name. */
function withGreed(value: unknown, taken: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withGreed(entry, taken));
  if (typeof value !== 'object' || value === null) return value;
  const added = Object.entries(greedy).filter(([name]) => !(name in value) && !taken.includes(`"${name}":`));
  const own = Object.entries(value).map(([name, inner]) => [name, withGreed(inner, taken)] as const);
  return Object.fromEntries([...own, ...added]);
}

/** Tables in which something that was slipped in has arrived. */
async function slippedInto(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const looks = rows.map(
    ({ name }) => `select '${name}' as name where exists (
      select from ${name} t where to_jsonb(t)::text ~ '${SLIPPED_ID}|${SLIPPED_SEN}|susupan@contoh')`,
  );
  return (await db.pool.query<{ name: string }>(looks.join(' union all '))).rows.map(({ name }) => name);
}

/** Roles and rights, which only the routes made for them may change. */
async function powersOf(db: Database) {
  const { rows } = await db.pool.query(`
    select u.email, u.role, u.is_active, u.email_verified, u.two_factor_enabled, w.is_active as wallet, l.highest
    from users u left join wallets w on w.user_id = u.id
    cross join (select coalesce(max(abs(amount_bigint)), 0) < ${SLIPPED_SEN} as highest from ledger_entries) l
    where split_part(u.email, '@', 1) in ('user', 'other', 'moderator', 'admin') order by u.email`);
  return rows;
}

test('[SEC-012] nothing beyond the contract is taken from any body, in whichever of its objects it stands', async ({
  db,
}) => {
  const stage = await openStage(db);
  const before = await powersOf(db);
  const strange: unknown[] = [];
  for (const operation of await readOperations(stage)) {
    const call = operation.body === null ? null : await soundCall(stage, operation);
    // A notice of a gateway is signed as a whole.
    if (call === null || call.request.raw !== undefined) continue;
    const { raw: _, body = {}, ...request } = call.request;
    const sent = { ...request, body: withGreed(body, JSON.stringify(operation.body)) };
    const { status } = await stage.send(call.caller, sent);
    const wanted = expectations[operation.name]?.statuses[call.caller];
    if (status !== wanted && status !== 422) strange.push([operation.name, status]);
  }
  expect(strange).toEqual([]);
  expect(await slippedInto(db)).toEqual([]);
  expect(await powersOf(db)).toEqual(before);
});

const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
const wide = `{"a":${'['.repeat(40)}${']'.repeat(40)}}`;
const bad: readonly (readonly [string, string, readonly number[]])[] = [
  ['half', '{"amount": 1', [400]],
  ['a list', '[1,2,3]', [400, 422]],
  ['null', 'null', [400, 422]],
  ['deep', deep, [400]],
  ['deep lists', wide, [400]],
  ['a prototype', '{"__proto__":{"role":"admin"}}', [400]],
  ['a constructor', '{"a":{"constructor":{"prototype":{"role":"admin"}}}}', [400]],
];

test('[API-087] bodies that can not be read are refused on every route that takes one, and change nothing', async ({
  db,
}) => {
  const stage = await openStage(db);
  const operations = (await readOperations(stage)).filter(({ body }) => body !== null);
  const calls = [];
  for (const operation of operations) {
    const call = await soundCall(stage, operation);
    if (call !== null && call.request.raw === undefined)
      calls.push({ ...call, name: operation.name, limit: operation.body_limit });
  }
  const before = await readBooks(db);
  const strange: unknown[] = [];
  for (const { caller, request, name, limit } of calls) {
    const { body: _, ...rest } = request;
    const large = ['large', `{"a":"${'x'.repeat(limit)}"}`, [413]] as const;
    for (const [what, raw, statuses] of [...bad, large]) {
      const { status } = await stage.send(caller, { ...rest, raw });
      if (!statuses.includes(status)) strange.push([name, what, status]);
    }
    const form = { ...rest, raw: 'a=1', headers: { ...rest.headers, 'content-type': 'text/plain' } };
    const { status } = await stage.send(caller, form);
    if (status !== 415) strange.push([name, 'a form', status]);
  }
  expect(strange).toEqual([]);
  expect(await readBooks(db)).toEqual(before);
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
});

/** Parameters and fields that name one thing among many. */
const NAMES_A_THING = /^(id|slug|code|token|key|.*_id|.*_slug|.*Id)$/;

/** Things that belong to nobody: whoever is signed in may name them, and gets only what is their own there. */
const A_PRODUCT = 'a product of the shop';
const A_CODE = 'a secret that whoever knows it may use';
const everybodys: Readonly<Record<string, string>> = {
  'DELETE /api/wishlist/{product_id}': A_PRODUCT,
  'GET /api/checkout/bundles': A_PRODUCT,
  'GET /api/purchases/{slug}/bookings': A_PRODUCT,
  'GET /api/purchases/{slug}/sessions': A_PRODUCT,
  'GET /api/reviews/{product_id}': A_PRODUCT,
  'GET /api/subscriptions': A_PRODUCT,
  'POST /api/auth/reauthenticate': 'a code for the caller alone',
  'POST /api/account/phone/confirm': 'a code for the caller alone',
  'POST /api/auth/sync': 'taken for older clients, and ignored',
  'POST /api/cart/items': A_PRODUCT,
  'POST /api/checkout': A_CODE,
  'POST /api/gifts/redeem': A_CODE,
  'POST /api/subscriptions': A_PRODUCT,
  'POST /api/subscriptions/intents': A_PRODUCT,
  'POST /api/vouchers/redeem': A_CODE,
  'POST /api/wallet/topup': 'a wish of the caller: see below',
  'PUT /api/cart/items/{product_id}': A_PRODUCT,
  'PUT /api/reviews/{product_id}': A_PRODUCT,
  'PUT /api/wishlist/{product_id}': A_PRODUCT,
};

const named = ({ parameters, body }: Operation): readonly string[] =>
  [...parameters, ...Object.keys(body?.properties ?? {})].filter((name) => NAMES_A_THING.test(name));

test('[SEC-012] an id of somebody else is not there, on every route for people that names one', async ({
  db,
}) => {
  const operations = await readOperations(await openStage(db));
  const open = operations
    .filter((operation) => operation.role === 'user' && named(operation).length > 0)
    .filter(({ name }) =>
      (['other', 'moderator', 'admin'] as const).some((who) => expectations[name]?.statuses[who] !== 404),
    );
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(everybodys).sort());
});

test('sessions, exports, passkeys, linked accounts and waiting purchases of somebody else are not there', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { user_id } = stage;
  const one = async (statement: string) =>
    (await db.pool.query<{ id: string }>(statement, [user_id])).rows[0]?.id ?? '';
  const session = await one('select id from auth_sessions where user_id = $1');
  const copy = await one(`insert into account_exports (user_id, file, ready_at, expires_at)
    values ($1, 'zip', now(), now() + interval '1 day') returning id`);
  const passkey =
    await one(`insert into auth_passkeys (user_id, public_key, credential_id, device_type, backed_up)
    values ($1, 'k', 'c', 'singleDevice', false) returning id`);
  const login = await one(`insert into auth_accounts (user_id, account_id, provider_id)
    values ($1, 'g', 'google') returning id`);
  // Two ways in each: the guard of the last one must not be what stops them.
  await db.pool.query(
    `insert into auth_accounts (user_id, account_id, provider_id)
    select id, 'g-' || id, 'google' from users where id <> $1`,
    [user_id],
  );
  const dear = await stage.newProduct();
  const request = { items: [{ product_id: dear.id, price: dear.price }] };
  const requested = await stage.send('user', {
    method: 'POST',
    path: '/api/checkout/intents',
    body: { kind: 'checkout', request },
  });
  const { intent } = await requested.json();
  const calls = [
    { method: 'DELETE', path: `/api/account/sessions/${session}` },
    { method: 'GET', path: `/api/account/export/${copy}/file` },
    { method: 'POST', path: '/api/auth/passkey/update-passkey', body: { id: passkey, name: 'Punyaku' } },
    { method: 'POST', path: '/api/auth/passkey/delete-passkey', body: { id: passkey } },
    { method: 'POST', path: '/api/auth/unlink-account', body: { accountId: login } },
    {
      method: 'POST',
      path: '/api/wallet/topup',
      headers: { 'idempotency-key': 'k' },
      body: { amount: 10_000, intent_id: intent.id },
    },
  ];
  const before = await readBooks(db);
  const seen = [];
  for (const who of ['other', 'moderator', 'admin'] as const) {
    for (const call of calls) seen.push([call.path, (await stage.send(who, call)).status]);
  }
  expect(seen.filter(([, status]) => ![401, 404].includes(Number(status)))).toEqual([]);
  expect(await readBooks(db)).toEqual(before);
  const { rows } = await db.pool.query(
    `select (select count(*)::int from auth_sessions where id = $1) as sessions,
            (select count(*)::int from auth_passkeys where id = $2 and name is null) as passkeys,
            (select count(*)::int from auth_accounts where id = $3) as logins`,
    [session, passkey, login],
  );
  expect(rows).toEqual([{ sessions: 1, passkeys: 1, logins: 1 }]);
});

/** Vertical tab, backspace, delete and a C1 control: nobody types them, and XML knows none of the first. */
const CONTROLS = '\u000b\u0008\u0001\u007f\u009f';

const withControls = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^[\p{L} ]{3,}$/u.test(value) ? `${value.slice(0, 2)}${CONTROLS}${value.slice(2)}` : value;
  if (Array.isArray(value)) return value.map(withControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withControls(inner)]));
};

test('a character that nobody can see is left out of every text, on every route that takes one', async ({
  db,
}) => {
  const stage = await openStage(db);
  const strange: unknown[] = [];
  let sentTexts = 0;
  for (const operation of await readOperations(stage)) {
    const call = operation.body === null ? null : await soundCall(stage, operation);
    if (call === null || call.request.raw !== undefined) continue;
    const body = withControls(call.request.body);
    if (JSON.stringify(body) !== JSON.stringify(call.request.body)) sentTexts += 1;
    const { status } = await stage.send(call.caller, { ...call.request, body });
    if (status !== expectations[operation.name]?.statuses[call.caller])
      strange.push([operation.name, status]);
  }
  expect(strange).toEqual([]);
  expect(sentTexts).toBeGreaterThan(20);
  const { rows } = await db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const looks = rows.map(
    ({ name }) => `select '${name}' as name where exists (
      select from ${name} t where t::text ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')`,
  );
  expect((await db.pool.query(looks.join(' union all '))).rows).toEqual([]);
});
