import type pg from 'pg';
import { runChecks } from '#db/run-checks.ts';
import type { Acknowledged } from './shoppers.ts';

export interface Comparison {
  /** Purchases that a buyer was told of and that are not wholly there. */
  readonly lost: number;
  /** Orders beyond one for a buyer and a product. */
  readonly doubled: number;
  /** Orders that no buyer was told of. */
  readonly unknown: number;
  /** Checks of db/checks that found something. */
  readonly broken: readonly string[];
}

/** Holds what the buyers were told against the books. */
export async function compareBooks(pool: pg.Pool, told: readonly Acknowledged[]): Promise<Comparison> {
  const whole = await pool.query<{ id: string; user_id: string; product_id: string }>(`
    select o.id, o.user_id, i.product_id
    from orders o
    join order_items i on i.order_id = o.id
    join user_products h on h.order_id = o.id and h.product_id = i.product_id and h.status = 'active'
    join ledger_postings p on p.id = o.posting_id and p.type = 'purchase'
    where o.status = 'completed'`);
  const orders = await pool.query<{ orders: number; pairs: number }>(`
    select count(*) as orders, count(distinct (o.user_id, i.product_id)) as pairs
    from orders o join order_items i on i.order_id = o.id`);
  const there = new Map(whole.rows.map((row) => [row.id, row]));
  const known = new Set(told.map(({ order_id }) => order_id));
  const lost = told.filter(({ order_id, user_id, product_id }) => {
    const order = there.get(order_id);
    return order === undefined || order.user_id !== user_id || order.product_id !== product_id;
  });
  const counted = orders.rows[0] ?? { orders: 0, pairs: 0 };
  return {
    lost: lost.length,
    doubled: counted.orders - counted.pairs + (told.length - known.size),
    unknown: counted.orders - known.size,
    broken: (await runChecks(pool)).map(({ check }) => check),
  };
}
