import { describe, expect } from 'vitest';
import { META_REFUSAL } from '#tests/support/ad-platforms.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { type AdShop, openAdShop, PRICE, TICKED, test } from '#tests/support/shop/ads.ts';

const OWNER = 'pemilik@contoh.example';

async function deskOf({ app }: AdShop, db: Parameters<typeof makeAccount>[0]) {
  await makeAccount(db, OWNER, 'admin');
  const cookie = await cookieFor(app, OWNER);
  return async (route: string, body: object = {}) => readAnswer(await send(app, route, { cookie, body }));
}

describe('the desk', () => {
  test('sees what each platform was told, what failed, and how many buyers agreed', async ({ db, ads }) => {
    const shop = await openAdShop(db, { ...ads.environment, TIKTOK_PIXEL_CODE: '', TIKTOK_ACCESS_TOKEN: '' });
    const call = await deskOf(shop, db);
    const id = await shop.buy(TICKED);
    await shop.buy();
    await shop.tell();
    const { events, platforms, orders } = await call('GET /api/admin/ads');
    expect(orders).toEqual({ paid: 2, agreed: 1 });
    expect(platforms).toMatchObject([
      { platform: 'meta', is_on: true, purchases: 1, value_bigint: PRICE * 100, failed: 0 },
      { platform: 'tiktok', is_on: false, last_sent_at: null, purchases: 0 },
    ]);
    expect(events).toMatchObject([
      { order_id: id, platform: 'meta', kind: 'purchase', status: 'sent', can_resend: false },
    ]);
  });

  test('sends what was refused again, but not what is done or too old', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    const call = await deskOf(shop, db);
    await shop.buy(TICKED);
    ads.meta.failNext(META_REFUSAL, META_REFUSAL);
    await shop.tell();
    const { events } = await call('GET /api/admin/ads?status=failed');
    expect(events).toMatchObject([
      { platform: 'meta', problem: 'refused', reason: 'code 100', can_resend: true },
    ]);
    const resend = () => call(`POST /api/admin/ads/${events[0].id}/resend`);
    expect(await resend()).toMatchObject({ status: 200 });
    await shop.tell();
    shop.moveClock(8 * 24 * 60);
    expect(await resend()).toMatchObject({ status: 409, code: 'AD_EVENT_SETTLED' });
    shop.moveClock(-8 * 24 * 60);
    expect(await resend()).toMatchObject({ status: 200 });
    await shop.tell();
    expect(ads.meta.counted).toHaveLength(1);
    expect(await resend()).toMatchObject({ status: 409, code: 'AD_EVENT_SETTLED' });
  });

  test('sends a test that is no purchase, and is told when a platform refuses it', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    const call = await deskOf(shop, db);
    const test_code = 'TEST4711';
    expect(await call('POST /api/admin/ads/test', { platform: 'meta', test_code })).toMatchObject({
      status: 200,
    });
    expect(ads.meta.counted).toMatchObject([{ event_name: 'Test' }]);
    expect(JSON.parse(ads.meta.calls[0]?.body ?? '')).toMatchObject({ test_event_code: test_code });
    ads.tiktok.failNext({ status: 200, json: { code: 40_105 } });
    expect(await call('POST /api/admin/ads/test', { platform: 'tiktok', test_code })).toMatchObject({
      ...{ status: 409, code: 'AD_TEST_REFUSED', detail: 'Platform menjawab: code 40105.' },
    });
  });
});
