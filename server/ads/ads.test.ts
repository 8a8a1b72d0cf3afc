import { describe, expect } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { sha256 } from '#tests/support/ad-platforms.ts';
import { readAnswer, send } from '#tests/support/shop/accounts.ts';
import { BUYER, countKept, openAdShop, PRICE, readAdEvents, TICKED, test } from '#tests/support/shop/ads.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const HOUR = 60;

describe('a purchase whose buyer ticked the box', () => {
  test('is told to both platforms once: hashed, with what was paid, and the order as its id', async ({
    db,
    ads,
  }) => {
    const shop = await openAdShop(db, ads.environment);
    await db.pool.query("update users set phone_number = '+6281234567890' where id = $1", [shop.buyer_id]);
    const id = await shop.buy(TICKED);
    await shop.tell();
    await shop.tell();
    const slug = (await db.pool.query('select slug from order_items')).rows[0]?.slug;
    expect(ads.meta.calls).toHaveLength(1);
    expect(ads.meta.counted).toEqual([
      {
        event_name: 'Purchase',
        event_time: expect.any(Number),
        event_id: id,
        action_source: 'website',
        event_source_url: 'http://localhost:3000/checkout',
        user_data: {
          em: [sha256(BUYER)],
          ph: [sha256('6281234567890')],
          external_id: [sha256(shop.buyer_id)],
          client_user_agent: '',
          fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR0klik-iklan$/),
        },
        custom_data: {
          currency: 'IDR',
          value: PRICE,
          order_id: id,
          content_type: 'product',
          content_ids: [slug],
          contents: [{ id: slug, quantity: 1 }],
        },
      },
    ]);
    expect(ads.tiktok.calls).toHaveLength(1);
    expect(ads.tiktok.counted).toMatchObject([
      {
        event: 'CompletePayment',
        event_id: id,
        user: { email: sha256(BUYER), phone: sha256('+6281234567890'), ttclid: 'E.C.P.klik' },
        properties: { currency: 'IDR', value: PRICE, order_id: id },
      },
    ]);
    const { rows } = await db.pool.query("select words, source from consents where purpose = 'ads'");
    expect(rows).toEqual([
      { words: expect.stringContaining('Beri tahu Meta dan TikTok'), source: 'checkout' },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('by a visitor is told when it is paid, for the account that it made, also where the form was sent twice', async ({
    db,
    ads,
  }) => {
    const guest = openBrowser(db, createComposedApp(db, { environment: ads.environment }));
    const product = await makeProduct(db, { price: PRICE });
    const form = { email: 'Tamu@Contoh.example', key: 'sekali', body: { ads: TICKED } };
    const opened = await guest.open(product, form);
    await guest.open(product, form);
    expect(await countKept(db)).toEqual([1, 0, 0]);
    await guest.pay(opened, { amount: PRICE });
    await guest.app.drainJobs();
    expect(await countKept(db)).toEqual([1, 2, 1]);
    expect(ads.meta.counted).toMatchObject([
      { user_data: { em: [sha256('tamu@contoh.example')] }, custom_data: { value: PRICE } },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('waits with its tick for the payment, and the tick goes when it is given up or sent again without', async ({
    db,
    ads,
  }) => {
    const shop = await openAdShop(db, ads.environment);
    const { id: product_id } = await makeProduct(db, { price: 20_000_000 });
    const open = async (ticked: object | undefined) => {
      const request = { items: [{ product_id, price: 20_000_000 }], ads: ticked };
      const body = { kind: 'checkout', request };
      return readAnswer(await send(shop.app, 'POST /api/checkout/intents', { cookie: shop.cookie, body }));
    };
    await open(TICKED);
    expect(await countKept(db)).toEqual([1, 0, 0]);
    await open(undefined);
    expect(await countKept(db)).toEqual([0, 0, 0]);
    const { intent } = await open(TICKED);
    expect(await countKept(db)).toEqual([1, 0, 0]);
    await send(shop.app, `POST /api/checkout/intents/${intent.id}/dismiss`, { cookie: shop.cookie });
    expect(await countKept(db)).toEqual([0, 0, 0]);
    const { rows } = await db.pool.query(
      "select request from purchase_intents where request::text like '%klik%'",
    );
    expect(rows).toEqual([]);
  });
});

describe('nothing is kept or sent', () => {
  test.for([undefined, { agreed: false, fbclid: 'IwAR0klik-iklan' }, { fbclid: 'IwAR0klik-iklan' }])(
    'without the tick: %j',
    async (ticked, { db, ads }) => {
      const shop = await openAdShop(db, ads.environment);
      await shop.buy(ticked);
      await shop.tell();
      expect(await countKept(db)).toEqual([0, 0, 0]);
      expect([...ads.meta.calls, ...ads.tiktok.calls]).toEqual([]);
    },
  );

  test('where no platform is set up, whatever is posted', async ({ db }) => {
    const shop = await openAdShop(db, {});
    await shop.buy(TICKED);
    await shop.tell();
    expect(await countKept(db)).toEqual([0, 0, 0]);
  });

  test('of what cost nothing', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    const free = await makeProduct(db, { price: 0, type: 'freebie' });
    const body = { items: [{ product_id: free.id, price: 0 }], ads: TICKED };
    await send(shop.app, 'POST /api/checkout', { cookie: shop.cookie, body, key: 'gratis' });
    expect(await countKept(db)).toEqual([0, 0, 0]);
  });

  test('of a click id that no ad would write', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    await shop.buy({ agreed: true, fbclid: '<script>', ttclid: 'x'.repeat(501) });
    const { rows } = await db.pool.query('select fbclid, ttclid from ad_consents');
    expect(rows).toEqual([{ fbclid: null, ttclid: null }]);
  });
});

describe('a consent that is taken back', () => {
  test('cancels what waits, forgets what was kept for it, and no refund is told either', async ({
    db,
    ads,
  }) => {
    const shop = await openAdShop(db, ads.environment);
    const id = await shop.buy(TICKED);
    ads.tiktok.failAlways({ status: 500 });
    await shop.tell();
    await shop.withdraw();
    ads.tiktok.recover();
    await shop.refund(id, PRICE);
    shop.moveClock(2 * HOUR);
    await shop.tell();
    expect(await readAdEvents(db)).toMatchObject([
      { platform: 'meta', kind: 'purchase', status: 'sent' },
      { platform: 'tiktok', kind: 'purchase', status: 'cancelled', problem: 'withdrawn' },
    ]);
    expect(await countKept(db)).toEqual([0, 2, 2]);
    expect(ads.tiktok.counted).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is read right before the call, however it came about', async ({ db, ads }) => {
    const shop = await openAdShop(db, ads.environment);
    await shop.buy(TICKED);
    await db.pool.query('alter table consents disable trigger consents_end_ads');
    await shop.withdraw();
    await db.pool.query('alter table consents enable trigger consents_end_ads');
    await shop.tell();
    expect([...ads.meta.calls, ...ads.tiktok.calls]).toEqual([]);
  });
});
