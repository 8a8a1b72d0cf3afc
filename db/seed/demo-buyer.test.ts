import { listEntitlements } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listSubscriptions } from '#server/subscriptions/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { runChecks } from '../run-checks.ts';
import { readBuyer } from './demo-buyer.ts';
import { type DemoShopping, seedDemo } from './seed-demo.ts';
import { shopAsDemoBuyer } from './shop-as-demo-buyer.ts';

/** The buyer's balance and holdings, and the names of the money checks that found something. */
async function outcome(db: Database) {
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from users where email = 'user@arunika.example'",
  );
  const id = rows[0]?.id ?? '';
  const wallet = await readWalletSummary(db.orm, id);
  const { entitlements } = await listEntitlements(db.orm, id, { limit: 20, offset: 0 });
  const slugs = entitlements.map(({ product }) => product.slug).sort();
  const { subscriptions: own } = await listSubscriptions(db.orm, id, { limit: 20, offset: 0 });
  const subscriptions = own.map(({ product, status }) => `${product.slug} ${status}`).sort();
  return { wallet, slugs, subscriptions, broken: await runChecks(db.pool) };
}

const { purchases, subscriptions } = readBuyer();
const expected = {
  wallet: { balance_bigint: toSen(rupiah(1_275_000)), total_spent: 1_074_000, transaction_count: 5 },
  slugs: [...purchases, ...subscriptions].map(({ slug }) => slug).sort(),
  subscriptions: ['asisten-balas-chat active', 'laporan-pagi-a trialing'],
  broken: [],
};

test('the demo buyer really topped up, bought three products, subscribed to two services, and keeps Rp 1.275.000', async ({
  db,
}) => {
  const { top_ups } = createComposedApp(db);
  await seedDemo({ db, buyAndTopUp: (shopping) => shopAsDemoBuyer(top_ups, shopping) });
  expect(await outcome(db)).toMatchObject(expected);
});

test('a start that dies after the first purchase is completed without paying or buying twice', async ({
  db,
}) => {
  const { top_ups } = createComposedApp(db);
  const dieAfterOne = async (shopping: DemoShopping) => {
    await shopAsDemoBuyer(top_ups, { ...shopping, purchases: shopping.purchases.slice(0, 1) });
    throw new Error('the power went');
  };
  await expect(seedDemo({ db, buyAndTopUp: dieAfterOne })).rejects.toThrow('the power went');
  await seedDemo({ db, buyAndTopUp: (shopping) => shopAsDemoBuyer(top_ups, shopping) });
  expect(await outcome(db)).toMatchObject(expected);
});
