import pg from 'pg';
import { atMost, type Figure, percentile } from '../figure.ts';
import type { Population } from '../population.ts';

const REQUESTS = 300;
const WARM_UP = 50;
const LINES = 5;
const MAX_RATIO = 1.3;

interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** What a cart costs in a shop with a thousand live discounts, and in one without any; the two take turns. */
export async function measureDiscounts(shops: { readonly none: Shop; readonly many: Shop }): Promise<Figure> {
  await addDiscounts(shops.many.database_url);
  const none = createRequester(shops.none);
  const many = createRequester(shops.many);
  for (let round = 0; round < WARM_UP + REQUESTS; round++) {
    if (round === WARM_UP) {
      none.latencies.length = 0;
      many.latencies.length = 0;
    }
    await none.ask();
    await many.ask();
  }
  const limit = percentile(none.latencies, 0.95);
  const ours = percentile(many.latencies, 0.95);
  return {
    name: 'discounts',
    unit: 'ms p95',
    ours,
    limit,
    ratio: ours / limit,
    targets: [atMost('ratio', ours / limit, MAX_RATIO)],
    notes: {
      p50_none_ms: percentile(none.latencies, 0.5),
      p50_many_ms: percentile(many.latencies, 0.5),
    },
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

function createRequester({ app_url, population }: Shop) {
  const items = population.products.slice(0, LINES).map(({ id }) => ({ product_id: id, quantity: 1 }));
  const body = JSON.stringify({ items });
  const latencies: number[] = [];
  const ask = async () => {
    const begun = performance.now();
    const answer = await fetch(`${app_url}/api/cart/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app_url },
      body,
    });
    if (answer.status !== 200) throw new Error(`the cart answered ${answer.status}`);
    await answer.arrayBuffer();
    latencies.push(performance.now() - begun);
  };
  return { latencies, ask };
}
