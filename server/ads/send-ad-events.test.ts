import { describe, expect } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { META_REFUSAL, META_THROTTLED, TIKTOK_REFUSAL } from '#tests/support/ad-platforms.ts';
import { countKept, openAdShop, PRICE, readAdEvents, TICKED, test } from '#tests/support/shop/ads.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

describe('a refund', () => {
  test('is told once for each, with what went back, as an event of its own', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    const id = await shop.buy(TICKED);
    await shop.refund(id, 49_000);
    await shop.refund(id, 100_000);
    await shop.tell();
    await shop.tell();
    const refunds = ads.meta.counted.filter(({ event_name }) => event_name === 'Refund');
    expect(refunds.map(({ custom_data }) => custom_data.value).toSorted((a, b) => a - b)).toEqual([
      49_000, 100_000,
    ]);
    expect(refunds[0]).toMatchObject({ action_source: 'other', custom_data: { order_id: id } });
    expect(refunds[0]?.user_data).not.toHaveProperty('fbc');
    expect(ads.tiktok.counted.map(({ event }) => event).toSorted()).toEqual([
      'CompletePayment',
      'Refund',
      'Refund',
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a purchase that a platform refused is not told to it', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    const id = await shop.buy(TICKED);
    ads.meta.failNext(META_REFUSAL);
    await shop.refund(id, PRICE);
    await shop.tell();
    expect(await readAdEvents(db)).toMatchObject([
      { platform: 'meta', kind: 'purchase', status: 'failed', problem: 'refused', reason: 'code 100' },
      { platform: 'tiktok', kind: 'purchase', status: 'sent' },
      { platform: 'meta', kind: 'refund', status: 'cancelled', problem: 'untold' },
      { platform: 'tiktok', kind: 'refund', status: 'sent' },
    ]);
  });
});

describe('a platform in trouble', () => {
  test('is asked again with the same id, also when its answer was lost, and counts the purchase once', async ({
    db,
    ads,
  }) => {
    const shop = await openAdShop(db, ads.environment);
    const id = await shop.buy(TICKED);
    ads.meta.dropNextResponse();
    ads.tiktok.failNext({ status: 503, text: 'busy' }, { status: 200, text: 'not json' });
    await shop.tell();
    expect(await readAdEvents(db)).toMatchObject([{ status: 'queued' }, { status: 'queued' }]);
    for (let tries = 0; tries < 3; tries++) {
      shop.moveClock(5);
      await shop.tell();
    }
    expect(await readAdEvents(db)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(ads.meta.calls.map(({ body }) => JSON.parse(body).data[0].event_id)).toEqual([id, id]);
    expect([ads.meta.counted.length, ads.tiktok.counted.length, ads.tiktok.calls.length]).toEqual([1, 1, 3]);
  });

  test('that refuses is not asked again, and the reason is kept without its words', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    await shop.buy(TICKED);
    ads.meta.failNext(META_REFUSAL);
    ads.tiktok.failNext(TIKTOK_REFUSAL);
    await shop.tell();
    shop.moveClock(DAY);
    await shop.tell();
    expect(await readAdEvents(db)).toMatchObject([
      { status: 'failed', problem: 'refused', reason: 'code 100' },
      { status: 'failed', problem: 'refused', reason: 'code 40002' },
    ]);
    expect([ads.meta.calls.length, ads.tiktok.calls.length]).toEqual([1, 1]);
  });

  test('is given up when asking again could count twice, or when the purchase is too old', async ({
    db,
    ads,
  }) => {
    const shop = await openAdShop(db, ads.environment);
    await shop.buy(TICKED);
    ads.meta.failAlways({ status: 500 });
    ads.tiktok.failAlways({ status: 200, json: { code: 40_100 } });
    for (let hours = 0; hours < 8 * 24; hours += 6) {
      await shop.tell();
      shop.moveClock(6 * HOUR);
    }
    expect(await readAdEvents(db)).toMatchObject([
      { platform: 'meta', status: 'failed', problem: 'no_answer' },
      { platform: 'tiktok', status: 'failed', problem: 'too_old' },
    ]);
  });

  test('that limits calls is asked later', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    await shop.buy(TICKED);
    ads.meta.failNext(META_THROTTLED);
    await shop.tell();
    await shop.tell();
    expect(ads.meta.calls).toHaveLength(1);
    shop.moveClock(2);
    await shop.tell();
    expect(ads.meta.counted).toHaveLength(1);
  });

  test('two workers at once send each event once', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    for (let orders = 0; orders < 4; orders++) await shop.buy(TICKED);
    const job = shop.app.jobs.find(({ name }) => name === 'send-ad-events');
    await Promise.all([job?.run({}), job?.run({}), job?.run({})]);
    expect([ads.meta.calls.length, ads.tiktok.calls.length]).toEqual([4, 4]);
  });
});

test('click ids and browser are forgotten when they can not be told any more, and old rows go', async ({
  db,
  ads,
}) => {
  const shop = await openAdShop(db, ads.environment);
  await shop.buy(TICKED);
  await shop.tell();
  const prune = () => shop.app.jobs.find(({ name }) => name === 'prune-ads')?.run({});
  shop.moveClock(9 * DAY);
  await prune();
  const { rows } = await db.pool.query('select fbclid, ttclid, user_agent from ad_consents');
  expect(rows).toEqual([{ fbclid: null, ttclid: null, user_agent: null }]);
  shop.moveClock(180 * DAY);
  await prune();
  expect(await countKept(db)).toEqual([0, 0, 1]);
});
