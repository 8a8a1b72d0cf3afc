import { createAccount } from '#server/modules/identity/index.ts';
import { lockWallet, postEntries } from '#server/modules/ledger/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { DAY_MS } from '#shared/dates.ts';
import { negateSen, rupiah, toSen } from '#shared/money.ts';
import { TEST_ORDER_DAYS, TEST_PASSWORD, testNames, testRanges } from '#shared/test-data.ts';
import { type Generation, randomBetween, randomSuffix, recordGenerated } from './generation.ts';

/** ADEV-010: accounts with a balance, dated before any generated order. */
export function generateUsers(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  const at = new Date(now.getTime() - TEST_ORDER_DAYS * DAY_MS);
  return recordGenerated(tx, { kind: 'users', actor }, async () => {
    const ids: string[] = [];
    for (let n = 1; n <= count; n++) {
      const id = await createAccount(tx, {
        email: `${testNames.users}${n}-${randomSuffix()}@arunika.example`,
        full_name: `Test User ${n}`,
        password: TEST_PASSWORD,
        role: 'user',
      });
      await creditWallet(tx, { user_id: id, at, created_by: actor.id });
      ids.push(id);
    }
    return ids;
  });
}

interface Filling {
  readonly user_id: string;
  readonly at: Date;
  readonly created_by: string;
}

async function creditWallet(tx: Tx, { user_id, at, created_by }: Filling): Promise<void> {
  const amount = toSen(rupiah(randomBetween(testRanges.balance)));
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `test-data:balance:${user_id}`,
    description: 'Saldo uji',
    reference_type: 'test_data',
    reference_id: user_id,
    at,
    created_by,
    entries: [
      { wallet: await lockWallet(tx, user_id), amount },
      { account: 'adjustments', amount: negateSen(amount) },
    ],
  });
  if (!posted.ok) throw new Error(`a test user got no balance: ${posted.refusal.code}`);
}
