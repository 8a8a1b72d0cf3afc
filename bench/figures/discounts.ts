import pg from 'pg';
import { compareRequests } from '../compare-latency.ts';
import { atMost, type Figure } from '../figure.ts';
import type { Population } from '../population.ts';

const REQUESTS = 300;
const LINES = 5;
const MAX_RATIO = 1.3;

interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** What a cart costs in a shop with a thousand live discounts, and in one without any. */
export async function measureDiscounts(shops: { readonly none: Shop; readonly many: Shop }): Promise<Figure> {
  await addDiscounts(shops.many.database_url);
  const asked = { few: quoteOf(shops.none), many: quoteOf(shops.many), looks: REQUESTS };
  const { few: limit, many: ours, ...notes } = await compareRequests(asked);
  const ratio = ours / limit;
  return {
    name: 'discounts',
    unit: 'ms p95',
    ours,
    limit,
    ratio,
    targets: [atMost('ratio', ratio, MAX_RATIO)],
    notes,
  };
}

/** 600 with a code, 390 sales of other products, and ten of everything. */
async function addDiscounts(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(`
    with made as (
      insert into discounts (title, is_automatic, percent, targets, starts_at)
      select 'Promo ' || n, n > 600, 1 + n % 50,
             array[case when n > 990 or n <= 600 then 'all' else 'product:' || gen_random_uuid() end], now()
      from generate_series(1, 1000) n
      returning id, is_automatic
    )
    insert into discount_codes (code, discount_id)
    select 'KODE' || row_number() over (), id from made where not is_automatic`);
  await pool.query('analyze discounts, discount_codes');
  await pool.end();
}

function quoteOf({ app_url, population }: Shop) {
  const items = population.products.slice(0, LINES).map(({ id }) => ({ product_id: id, quantity: 1 }));
  return {
    url: `${app_url}/api/cart/quote`,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app_url },
    body: JSON.stringify({ items }),
  };
}
