import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { inEnglish, openStage, type Request } from './stage.ts';

/** Lets the database refuse `event` on `table`, as a full disk would. */
const breaking = (event: 'insert' | 'update', table: string) => `
  create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
  create trigger broken before ${event} on ${table} for each row execute function break_it();`;
const unreadable = 'alter table wallets rename column is_active to was_active;';
const withoutWallets =
  'alter table wallets disable trigger all; delete from wallets; alter table wallets enable trigger all;';

const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  body,
  headers: { 'idempotency-key': randomUUID() },
});

test.for([
  ['making the wallet', withoutWallets + breaking('insert', 'wallets'), 'Failed to create wallet'],
  ['reading the wallet', unreadable, 'Failed to access wallet'],
  ['moving the balance', breaking('update', 'wallets'), 'Failed to update wallet balance'],
  ['the posting', breaking('insert', 'ledger_postings'), 'Failed to record transaction'],
  ['its entries', breaking('insert', 'ledger_entries'), 'Failed to record transaction'],
  ['the access', breaking('insert', 'user_products'), 'Failed to grant access to product'],
  ['anything else', breaking('insert', 'idempotency_keys'), 'An unexpected error occurred'],
] as const)(
  '[ERR-043, ERR-044, ERR-046, ERR-047, ERR-048, ERR-049] a purchase that breaks at %s says so, and nothing happened',
  async (row, { db }) => {
    const [, damage, sentence] = row;
    const { send, newProduct } = await openStage(db);
    const { id, price } = await newProduct();
    await db.pool.query(damage);
    const before = await readBooks(db);
    const answer = await send(
      'user',
      inEnglish(post('/api/checkout', { items: [{ product_id: id, price }] })),
    );
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: sentence });
    expect(await readBooks(db)).toEqual(before);
  },
);

test('[ERR-055] credit that can not be added says so', async ({ db }) => {
  const { send, openPayment } = await openStage(db);
  const { payment_id, session_id } = await openPayment();
  await db.pool.query(`update dev_gateway_sessions set status = 'paid' where id = $1`, [session_id]);
  await db.pool.query(breaking('insert', 'ledger_postings'));
  const answer = await send('user', inEnglish(post(`/api/wallet/payments/${payment_id}/check`, undefined)));
  expect([answer.status, await answer.json()]).toEqual([
    500,
    expect.objectContaining({ error: 'Failed to add credits' }),
  ]);
});

test('[ERR-056, ERR-057] a simulated payment that fails, or can not be run at all, says which', async ({
  db,
}) => {
  const { send, openPayment } = await openStage(db);
  const simulate = (payment_id: string) =>
    send('user', inEnglish(post('/api/dev/payments/simulate', { payment_id })));
  expect(await (await simulate(randomUUID())).json()).toMatchObject({ error: 'Failed to simulate payment' });
  const { payment_id } = await openPayment();
  await db.pool.query(breaking('insert', 'ledger_postings'));
  expect(await (await simulate(payment_id)).json()).toMatchObject({ error: 'Payment simulation failed' });
});

test('[ERR-053] what one does with a wallet needs its owner', async ({ db }) => {
  const { send, openPayment } = await openStage(db);
  const { payment_id } = await openPayment();
  const calls = [
    post('/api/wallet/topup', { amount: 50_000 }),
    post(`/api/wallet/payments/${payment_id}/check`, undefined),
    post('/api/dev/payments/simulate', { payment_id }),
  ];
  for (const call of calls) {
    const answer = await send('visitor', { ...call, headers: { ...call.headers, 'accept-language': 'en' } });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ error: 'User not authenticated' }),
    ]);
  }
});
