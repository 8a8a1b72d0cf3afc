import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { type ChatEndpoint, startChatEndpoint } from '#tests/support/chat-endpoint.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { groupsIn, openAssistant, readEvents } from '#tests/support/shop/assistant.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { addVariant } from '#tests/support/shop/subscriptions.ts';

const test = base.extend<{ chat: ChatEndpoint }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  chat: async ({}, use) => {
    const chat = await startChatEndpoint();
    await use(chat);
    await chat.close();
  },
});

async function open(db: Database, chat: ChatEndpoint) {
  await openAssistant(db);
  const app = createComposedApp(db, { environment: chat.environment });
  const read = async (path: string) => {
    app.catalog.clear();
    return (await app.get(path)).json();
  };
  return {
    priceOf: async (id: string) => rupiah((await read(`/api/products/${id}`)).product.price),
    find: async (words: string) => {
      const { passages } = await read(`/api/search?search=${encodeURIComponent(words)}`);
      return passages[0];
    },
    answer: async (question: string, language = 'id') => {
      const asked = await app.post('/api/assistant/answers', { question }, { 'accept-language': language });
      return groupsIn(await readEvents(asked)).map(({ text }) => text);
    },
  };
}

const template = { title: 'Templat zamrudkelana', short_description: 'Untuk gudang.' };
const inSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('a price is that of the product’s page in search and answer, and changes when a sale ends', async ({
  db,
  chat,
}) => {
  const { id, title } = await makeProduct(db, { ...template, price: 80_000 });
  const sale = await makeDiscount(db, {
    code: null,
    percent: 25,
    targets: [`product:${id}`],
    ends_at: new Date(Date.now() + DAY_MS),
  });
  const { priceOf, find, answer } = await open(db, chat);
  for (const expected of [60_000, 80_000]) {
    const price = await priceOf(id);
    expect(price).toBe(expected);
    expect(await find(`Berapa harga ${title}?`)).toMatchObject({ title, offer: { price } });
    const told = inSpaces(formatRupiah(price));
    expect(await answer(`Berapa harga ${title}?`)).toEqual([`Harga sekarang: ${told}.`]);
    expect(await answer(`Price now of ${title}?`, 'en')).toEqual([`Price now: ${told}.`]);
    await db.pool.query("update discounts set ends_at = now() - interval '1 second' where id = $1", [
      sale.id,
    ]);
  }
});

test('a subscription costs what its cheapest plan does', async ({ db, chat }) => {
  const service = await makeProduct(db, {
    ...{
      title: 'Layanan zamrudkelana',
      short_description: 'Untuk gudang.',
      type: 'subscription_service',
      price: 90_000,
    },
    ...{ is_subscription: true, billing_cycle: 'monthly' },
  });
  await addVariant(db, service, { name: 'Dasar', price: 60_000, billing_cycle: 'monthly' });
  await addVariant(db, service, { name: 'Besar', price: 610_000, billing_cycle: 'yearly' });
  const { priceOf, find, answer } = await open(db, chat);
  const price = await priceOf(service.id);
  expect(await find('harga layanan zamrudkelana')).toMatchObject({ offer: { price, price_varies: true } });
  const told = inSpaces(formatRupiah(price));
  expect(await answer('Berapa harga layanan zamrudkelana?')).toEqual([
    `Harga sekarang: mulai ${told} / bulan.`,
  ]);
});

test.for([{ stock: 0 }, { coming_soon: true }])(
  'what cannot be bought has no price: %o',
  async (state, { db, chat }) => {
    const { title } = await makeProduct(db, { ...template, price: 80_000, ...state });
    const { find, answer } = await open(db, chat);
    expect(await find(title)).toMatchObject({ title, offer: null });
    await answer(`Berapa harga ${title}?`);
    expect(chat.calls.join()).toContain(title);
    expect(chat.calls.join()).not.toMatch(/80\.000|Harga sekarang/);
  },
);
