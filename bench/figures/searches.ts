import pg from 'pg';
import { atMost, type Figure, percentile, round } from '../figure.ts';
import type { LargeShop, Stage } from '../stage.ts';

const ROWS = 1e5;
const REQUESTS = 40;
const WARM_UP = 8;
const MAX_MS = 30;

interface SearchedList {
  readonly name: string;
  /** Up to the words that are searched. */
  readonly path: string;
  readonly words: { readonly found: string; readonly reordered: string; readonly common: string };
  /** Unless it is that of all lists. */
  readonly max_ms?: number;
  /** The same words in plain SQL. */
  readonly raw: { readonly table: string; readonly filter: string; readonly order: string };
}

const people = { found: 'towansan', reordered: 'usaha lestari', common: 'lestari' };
const products = { found: 'towansan', reordered: 'gudang stok', common: 'stok' };
const newest = 'created_at desc, id desc';
const all = 'true';

/** The 777th of the large shop's 8000 words is rare; common ones are in every fourth to twelfth row. */
export const searchedLists: readonly SearchedList[] = [
  {
    name: 'shop',
    path: '/api/products?search=',
    words: products,
    raw: { table: 'products', filter: 'is_active', order: 'sort_order, id' },
  },
  {
    name: 'shop-by-price',
    path: '/api/products?sort=price_desc&search=',
    words: products,
    raw: { table: 'products', filter: 'is_active', order: 'price desc, id desc' },
  },
  {
    name: 'blog',
    path: '/api/blog?search=',
    words: { found: 'towansan', reordered: 'toko faktur', common: 'faktur' },
    raw: { table: 'blog_posts', filter: "status = 'published'", order: 'published_at desc, id desc' },
  },
  {
    name: 'case-studies',
    path: '/api/case-studies?search=',
    words: { found: 'towansan', reordered: 'ringan gudang', common: 'gudang' },
    raw: { table: 'case_studies', filter: "status = 'published'", order: newest },
  },
  {
    name: 'site',
    path: '/api/search?search=',
    words: { found: 'towansan', reordered: 'toko faktur', common: 'penjualan toko' },
    max_ms: 60,
    raw: { table: 'blog_posts', filter: "status = 'published'", order: 'published_at desc, id desc' },
  },
  {
    name: 'admin-products',
    path: '/api/admin/products?is_subscription=false&search=',
    words: products,
    raw: { table: 'products', filter: 'not is_subscription', order: 'sort_order, id' },
  },
  {
    name: 'admin-posts',
    path: '/api/admin/content/posts?search=',
    words: { found: 'towansan', reordered: 'toko faktur', common: 'faktur' },
    raw: { table: 'blog_posts', filter: all, order: newest },
  },
  {
    name: 'leads',
    path: '/api/admin/content/leads?search=',
    words: people,
    raw: { table: 'leads', filter: all, order: newest },
  },
  {
    name: 'people',
    path: '/api/admin/people?search=',
    words: people,
    raw: { table: 'people', filter: all, order: newest },
  },
  {
    name: 'users',
    path: '/api/admin/users?search=',
    words: people,
    raw: { table: 'users', filter: all, order: newest },
  },
  {
    name: 'orders',
    path: '/api/admin/orders?search=',
    words: people,
    raw: { table: 'orders', filter: all, order: newest },
  },
  {
    name: 'wallets',
    path: '/api/admin/wallets?search=',
    words: people,
    raw: { table: 'users', filter: all, order: newest },
  },
  {
    name: 'payments',
    path: '/api/admin/payments?search=',
    words: people,
    raw: { table: 'payments', filter: all, order: newest },
  },
  {
    name: 'notices',
    path: '/api/admin/webhooks/log?search=',
    words: { found: 'evt_777', reordered: 'expired evt', common: 'expired' },
    raw: { table: 'webhook_events', filter: all, order: 'received_at desc, id desc' },
  },
  {
    name: 'palette',
    path: '/api/admin/search?words=',
    words: people,
    raw: { table: 'orders', filter: all, order: newest },
  },
];

/** Returns what people type; as many words as the contract takes. */
export const typedWords = ({ words }: SearchedList): Readonly<Record<string, string>> => ({
  ...words,
  'not found': 'zzyzx',
  mistyped: 'towansaan',
  'many words': 'kas stok toko gaji nota rak '.repeat(4).slice(0, 100).trim(),
  'fifty letters': 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 99),
  signs: '%%% §§§',
});

/** Each search among 10⁵ rows, beside the same words in plain SQL. */
export async function measureSearches(stage: Stage): Promise<readonly Figure[]> {
  const size = { people: ROWS, products: ROWS / 2, posts: ROWS, leads: ROWS, orders: ROWS };
  const shop = await stage.openLargeShop(size);
  const client = new pg.Client({ connectionString: shop.database_url });
  await client.connect();
  try {
    const figures: Figure[] = [];
    for (const list of searchedLists) figures.push(await measureSearch(list, shop, client));
    return figures;
  } finally {
    await client.end();
  }
}

async function measureSearch(list: SearchedList, shop: LargeShop, client: pg.Client): Promise<Figure> {
  const kinds = [];
  for (const [kind, typed] of Object.entries(typedWords(list))) {
    const times: Readonly<Record<'ours' | 'raw', number[]>> = { ours: [], raw: [] };
    for (let round = -WARM_UP; round < REQUESTS; round++) {
      const ours = await elapsed(() => ask(shop, `${list.path}${encodeURIComponent(typed)}&again=${round}`));
      const raw = await elapsed(() => client.query(rawStatement(list, typed)));
      if (round < 0) continue;
      times.ours.push(ours);
      times.raw.push(raw);
    }
    kinds.push({ kind, ours: percentile(times.ours, 0.95), raw: percentile(times.raw, 0.95) });
  }
  const worst = kinds.reduce((one, other) => (other.ours > one.ours ? other : one));
  return {
    name: `search:${list.name}`,
    unit: 'ms p95',
    ours: worst.ours,
    limit: worst.raw,
    ratio: worst.ours / worst.raw,
    targets: kinds.map(({ kind, ours }) => atMost(kind, ours, list.max_ms ?? MAX_MS)),
    notes: Object.fromEntries(
      kinds.map(({ kind, ours, raw }) => [kind, `${round(ours)}, raw ${round(raw)} ms`]),
    ),
  };
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Another address each time, so that no answer is a kept one. */
async function ask({ app_url, admin_token }: LargeShop, path: string): Promise<void> {
  const answer = await fetch(`${app_url}${path}`, { headers: { authorization: `Bearer ${admin_token}` } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

function rawStatement({ name, raw: { table, filter, order } }: SearchedList, typed: string) {
  const words = typed.split(' ').map((word) => `%${word.replaceAll('%', '\\%')}%`);
  const isHit = words.map((_, n) => `search_text like $${n + 1}`).join(' and ');
  return {
    name: `${name} ${words.length}`,
    text: `select id from ${table} where ${filter} and ${isHit} order by ${order} limit 20`,
    values: words,
  };
}
