import { convert } from 'xmlbuilder2';
import { z } from 'zod';
import { listPlans } from '#contract/catalog/plans.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { type Language, languages } from '#shared/language/language.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { buyClass } from '#tests/support/shop/classes.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeBundle, makeProduct } from '#tests/support/shop/products.ts';
import { addVariant, makeService } from '#tests/support/shop/subscriptions.ts';

/** Makes each kind of offer that the demo lacks, and a product with hostile texts. */
async function fillShop(db: Database): Promise<void> {
  const onSale = await makeProduct(db, { title: 'Sedang promo', price: 80_000 });
  await makeDiscount(db, {
    code: null,
    percent: 25,
    targets: [`product:${onSale.id}`],
    ends_at: new Date(Date.now() + DAY_MS),
  });
  await makeProduct(db, { title: 'Dulu lebih mahal', price: 75_000, original_price: 100_000 });
  await makeProduct(db, { title: 'Habis', stock: 0 });
  await makeProduct(db, { title: 'Gratis', price: 0 });
  const parts = await Promise.all([makeProduct(db), makeProduct(db, { price: 70_000 })]);
  await makeBundle(
    db,
    parts.map(({ id }) => id),
    { title: 'Sepaket' },
  );
  const full = await makeProduct(db, { title: 'Kelas penuh', type: 'mini_class', max_students: 1 });
  await buyClass(db, full);
  await makeService(db, { price: 45_000, trial_period_days: 7 });
  const plans = await makeService(db, { price: 90_000 });
  await addVariant(db, plans, { name: 'Dasar', price: 60_000, billing_cycle: 'monthly' });
  await addVariant(db, plans, { name: 'Besar', price: 610_000, billing_cycle: 'yearly' });
  await addVariant(db, plans, { name: 'Penuh', price: 20_000, billing_cycle: 'weekly', stock: 0 });
  await makeProduct(db, {
    title: '<script>alert("x")</script> & ]]> \u0007 [tautan](javascript:alert) *tebal*',
    category: '"<b>&',
    short_description: '</description><item> & ]]>',
  });
}

interface Offer {
  readonly price: number;
  readonly is_available: boolean;
}
const inOrder = (offers: readonly Offer[]) =>
  offers.toSorted((a, b) => a.price - b.price || Number(a.is_available) - Number(b.is_available));

const pathOf = ({ is_subscription, slug }: ProductCard) =>
  `/${is_subscription ? 'subscription' : 'product'}/${slug}`;

async function productsOf(url: string): Promise<readonly ProductCard[]> {
  const pageOf = async (page: number) =>
    listProducts.output.parse(await (await fetch(`${url}/api/products?limit=100&page=${page}`)).json());
  const { products, total } = await pageOf(1);
  const rest = await Promise.all(Array.from({ length: Math.ceil(total / 100) - 1 }, (_, n) => pageOf(n + 2)));
  return [...products, ...rest.flatMap((page) => page.products)];
}

async function offersOfApi(url: string, product: ProductCard): Promise<readonly Offer[]> {
  const isSold = product.availability === 'available';
  if (!product.is_subscription)
    return product.price === null ? [] : [{ price: product.price, is_available: isSold }];
  const { plans } = listPlans.output.parse(
    await (await fetch(`${url}/api/products/${product.id}/plans`)).json(),
  );
  return plans.map(({ price, is_available }) => ({ price, is_available: isSold && is_available }));
}

const structured = z.object({
  '@type': z.literal('Product'),
  offers: z
    .union([
      z.object({ price: z.number(), availability: z.string() }),
      z.array(z.object({ price: z.number(), availability: z.string() })),
    ])
    .optional(),
});

function offersOfPage(html: string): readonly Offer[] {
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const found = things
    .map(([, text = '']) => structured.safeParse(JSON.parse(text)))
    .find(({ success }) => success);
  return [found?.data?.offers ?? []]
    .flat()
    .map(({ price, availability }) => ({ price, is_available: availability.endsWith('/InStock') }));
}

const feed = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(
        z.object({
          'g:id': z.string().max(50),
          title: z.string().min(1).max(150),
          description: z.string().min(1).max(5000),
          link: z.url(),
          'g:image_link': z.url(),
          'g:availability': z.enum(['in_stock', 'out_of_stock']),
          'g:price': z.string().regex(/^\d+ IDR$/),
          'g:sale_price': z
            .string()
            .regex(/^\d+ IDR$/)
            .optional(),
          'g:sale_price_effective_date': z
            .string()
            .regex(/^\S+T\S+\/\S+T\S+$/)
            .optional(),
          'g:brand': z.string().min(1),
          'g:condition': z.literal('new'),
          'g:identifier_exists': z.literal('no'),
        }),
      ),
    }),
  }),
});
type FeedItem = z.output<typeof feed>['rss']['channel']['item'][number];

const offersOfFeed = (items: readonly FeedItem[], link: string): readonly Offer[] =>
  items
    .filter((item) => item.link === link)
    .map((item) => ({
      price: Number.parseInt(item['g:sale_price'] ?? item['g:price'], 10),
      is_available: item['g:availability'] === 'in_stock',
    }));

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ');

test('every product has one price and one availability: on its page, for search engines, in the feed, in Markdown and in the API', async ({
  app,
  db,
}) => {
  await fillShop(db);
  for (const language of languages) {
    const base = language === 'id' ? app.url : `${app.url}/en`;
    const products = await productsOf(app.url);
    const answer = await fetch(`${base}/marketplace/products.xml`);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { item: items } = feed.parse(convert(await answer.text(), { format: 'object' })).rss.channel;
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
    const listed = await (await fetch(`${base}/llms.txt`)).text();
    const shop = await (await fetch(`${base}/marketplace.md`)).text();
    expect(listed).toContain(`](${base}/marketplace.md): `);
    const seen = { full: 0, soldOut: 0, sale: 0, plans: 0 };
    for (const product of products) {
      const link = base + pathOf(product);
      const expected = inOrder(await offersOfApi(app.url, product));
      const html = await (await fetch(link)).text();
      const twin = await fetch(`${link}.md`);
      expect([link, twin.status, twin.headers.get('content-type')]).toEqual([
        link,
        200,
        'text/markdown; charset=utf-8',
      ]);
      // The list says of it what llms.txt says.
      const line = listed.split('\n').find((each) => each.includes(`](${link}.md)`)) ?? 'no line';
      expect(shop.split('\n')).toContain(line);
      expect(twin.headers.get('link')).toBe(`<${link}>; rel="canonical"`);
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${link}.md"/>`);
      expect([link, inOrder(offersOfPage(html))]).toEqual([link, expected]);
      expect([link, inOrder(offersOfFeed(items, link))]).toEqual([link, expected]);
      const markdown = (await twin.text()).replace(/\u00a0/g, ' ');
      expectPrices({ language, product, expected }, { page: textOf(html), markdown, listed });
      seen.full += product.availability === 'full' ? 1 : 0;
      seen.soldOut += product.availability === 'out_of_stock' ? 1 : 0;
      seen.sale += product.sale === null ? 0 : 1;
      seen.plans += expected.length > 2 ? 1 : 0;
    }
    expect(
      Object.values(seen).every((count) => count > 0),
      JSON.stringify(seen),
    ).toBe(true);
  }
}, 240_000);

interface ShownOffer {
  readonly language: Language;
  readonly product: ProductCard;
  readonly expected: readonly Offer[];
}

/** Prices as people read them; a reduced one never without the one before it. */
function expectPrices(
  { language, product, expected }: ShownOffer,
  texts: Readonly<Record<string, string>>,
): void {
  const { page = '', markdown = '', listed = '' } = texts;
  const write = (price: number) =>
    runInLanguage(language, () =>
      price === 0 ? { id: 'Gratis', en: 'Free' }[language] : formatRupiah(rupiah(price)),
    ).replace(/\u00a0/g, ' ');
  for (const { price } of expected)
    expect([product.slug, page.includes(write(price)), markdown.includes(write(price))]).toEqual([
      product.slug,
      true,
      true,
    ]);
  const line = listed.split('\n').find((each) => each.includes(`${pathOf(product)}.md)`)) ?? '';
  if (product.price !== null) expect(line.replace(/\u00a0/g, ' ')).toContain(write(product.price));
  if (product.discount_percentage > 0 && product.original_price !== null)
    expect(markdown).toContain(write(product.original_price));
}
