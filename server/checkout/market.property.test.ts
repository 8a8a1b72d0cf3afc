import fc from 'fast-check';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { acknowledged, type Command, openMarket, recorded, runCommand } from '#tests/support/shop/market.ts';

const position = fc.nat({ max: 9 });
const status = fc.constantFrom('paid', 'failed', 'expired');
const topUp = fc.record({
  do: fc.constant('top up'),
  person: position,
  amount: fc.constantFrom(10_000, 19_999, 50_000),
  received: fc.constantFrom(1, 9_999, 50_000),
  notices: fc.array(status, { maxLength: 4 }),
});
const repeatNotice = fc.record({
  do: fc.constant('repeat notice'),
  payment: position,
  status,
  isNew: fc.boolean(),
});
// Few keys, so that they repeat, with the same cart and with another one.
const buy = fc.record({
  do: fc.constant('buy'),
  person: position,
  products: fc.array(position, { minLength: 1, maxLength: 3 }),
  key: fc.nat({ max: 12 }),
  // Mostly one unit, as people buy.
  quantity: fc.constantFrom(1, 1, 2, 3),
  forOthers: fc.constantFrom(false, false, true),
});
const redeem = fc.record({ do: fc.constant('redeem'), person: position, gift: position });
const refund = fc.record({
  do: fc.constant('refund'),
  order: position,
  percent: fc.constantFrom(1, 30, 50, 100),
  endsAccess: fc.boolean(),
});
const adjust = fc.record({
  do: fc.constant('adjust'),
  person: position,
  sen: fc.constantFrom(-7_000_000, -1, 1, 2_500_000),
});

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: topUp },
  { weight: 2, arbitrary: repeatNotice },
  { weight: 6, arbitrary: buy },
  { weight: 5, arbitrary: redeem },
  { weight: 3, arbitrary: refund },
  { weight: 2, arbitrary: adjust },
);
/** Commands of one batch run concurrently; batches run in sequence. */
const story = fc.array(fc.array(anyCommand, { minLength: 1, maxLength: 10 }), { minLength: 2, maxLength: 6 });

/** Postings by type, to detect a market in which nothing works. */
async function countPostings(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.pool.query<{ type: string; count: number }>(
    'select type, count(*) from ledger_postings group by type',
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

test('[ENT-020] whatever users do at once, the ledger is right and agrees with the responses', async ({
  db,
}) => {
  const property = fc.asyncProperty(story, async (batches) => {
    const market = await openMarket(db);
    for (const batch of batches) {
      await Promise.all(batch.map((command) => runCommand(market, command)));
      expect(await runChecks(db.pool)).toEqual([]);
      expect(await recorded(market)).toEqual(acknowledged(market));
    }
  });
  await fc.assert(property, { seed: 20_261_121, numRuns: 25, endOnFailure: true });
  const { topup = 0, purchase = 0, refund: refunds = 0 } = await countPostings(db);
  expect(Math.min(topup, purchase, refunds)).toBeGreaterThan(20);
  const redeemed = await db.pool.query("select from gift_codes where status = 'redeemed'");
  expect(redeemed.rowCount).toBeGreaterThan(5);
});
