import { page, signedIn, visitorOf } from '#tests/support/by-post.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { textOf } from '#tests/support/page.tsx';
import { BUYER } from '#tests/support/shop/demo-accounts.ts';

test('[PORT-024, PORT-044] the English portal names its buttons as specified', async ({ app }) => {
  const buyer = await signedIn(app, BUYER);
  const buttons = async (path: string) =>
    [...(await page(buyer, path)).matchAll(/<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/g)].map(
      ([, inner = '']) => textOf(inner).trim(),
    );
  expect(await buttons('/en/user/billing')).toEqual(expect.arrayContaining(['Redeem', 'Add Credit']));
  expect(await buttons('/en/user/profile')).toEqual(expect.arrayContaining(['Save Profile', 'Reset']));
});

test('[ERR-061] the page that a paid top-up returns to says so', async ({ app, db }) => {
  const { rows } = await db.pool.query<{ id: string }>(
    "select p.id from payments p join users u on u.id = p.user_id where u.email = $1 and p.status = 'completed'",
    [BUYER],
  );
  const html = await page(await signedIn(app, BUYER), `/en/user/billing?payment=${rows[0]?.id}`);
  expect(/<div role="status"[^>]*data-payment-status="completed".*?<\/div>/.exec(html)?.[0]).toContain(
    'Top-up Successful!',
  );
});

test('[ERR-036] a purchase of an owned product is refused in the words that were specified', async ({
  app,
  db,
}) => {
  const { url, cookie } = await signedIn(app, BUYER);
  const { rows } = await db.pool.query<{ id: string; price: number }>(
    `select p.id, p.price from products p join user_products h on h.product_id = p.id join users u on u.id = h.user_id
      where u.email = $1 and h.status = 'active' and not p.is_subscription and p.is_active limit 1`,
    [BUYER],
  );
  const answer = await fetch(`${url}/api/checkout`, {
    method: 'POST',
    headers: {
      ...{ origin: url, cookie, 'accept-language': 'en', 'content-type': 'application/json' },
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ items: [{ product_id: rows[0]?.id, price: rows[0]?.price }] }),
  });
  expect(await answer.json()).toMatchObject({
    code: 'ALREADY_OWNED',
    error: 'You already have access to this product',
  });
});

test('[ERR-063, ERR-064] purchases that can not be read say so on their pages', async ({ app, db }) => {
  const buyer = await signedIn(app, BUYER);
  const { rows } = await db.pool.query<{ slug: string }>(
    `select p.slug from products p join user_products h on h.product_id = p.id join users u on u.id = h.user_id
      where u.email = $1 and h.status = 'active' limit 1`,
    [BUYER],
  );
  await db.pool.query('alter table user_products rename column purchased_at to lost');
  const read = async (path: string) => textOf(await page(buyer, path));
  expect(await read('/en/user/purchases')).toContain('Failed to load your purchases');
  expect(await read(`/en/user/purchases/${rows[0]?.slug}`)).toContain('Failed to load product details');
  await db.pool.query('alter table user_products rename column lost to purchased_at');
  expect(await (await fetch(visitorOf(app).url)).status).toBe(200);
});
