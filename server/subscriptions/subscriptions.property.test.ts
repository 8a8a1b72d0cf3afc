import fc from 'fast-check';
import { runChecks } from '#db/run-checks.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { applyEvent, type Event, openSubscriptionMarket } from '#tests/support/shop/subscription-market.ts';

const person = fc.nat({ max: 2 });
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('subscribe'),
      person,
      product: fc.nat({ max: 2 }),
      trial: fc.boolean(),
      yearly: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel', 'resume', 'retry', 'change plan', 'refund', 'freeze'),
      person,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('top up'), person, amount: fc.constantFrom(25_000, 90_000) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('work', 'remind') }) },
);
/** The events of a batch run concurrently with two workers; then time passes. */
const story = fc.array(
  fc.record({ events: fc.array(anyEvent, { maxLength: 7 }), days: fc.constantFrom(0, 1, 2, 4, 20, 31) }),
  { minLength: 3, maxLength: 9 },
);

test('[PROD-043, ENT-020] whatever happens to subscriptions at once, for months, the ledger is right', async ({
  db,
}) => {
  const property = fc.asyncProperty(story, async (moments) => {
    const market = await openSubscriptionMarket(db);
    for (const { events, days } of moments) {
      const workers: Event[] = [{ do: 'work' }, { do: 'work' }];
      await Promise.all([...workers, ...events].map((event) => applyEvent(market, event)));
      expect(await runChecks(db.pool)).toEqual([]);
      market.clock.moveTo(new Date(market.clock.now().getTime() + days * 86_400_000));
    }
  });
  await fc.assert(property, { seed: 20_261_122, numRuns: 25, endOnFailure: true });
  const { rows } = await db.pool.query(
    `select count(*) filter (where status = 'expired') as over, count(*) as all,
            (select max(charges) from (select count(*) as charges from subscription_charges group by subscription_id) c) as most
     from subscriptions`,
  );
  // A market in which nothing works would have a clean ledger as well.
  expect(rows[0].all).toBeGreaterThan(40);
  expect(rows[0].over).toBeGreaterThan(15);
  expect(rows[0].most).toBeGreaterThan(2);
});
