import type pg from 'pg';

export const DUE_AT = new Date('2026-02-28T03:00:00.000Z');
const STARTED_AT = new Date('2026-01-31T03:00:00.000Z');
const PRICE_SEN = 1_000_000;

/** One subscription per buyer, paid once and due now, written directly with triggers off (the rows satisfy them). */
export async function populateDue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await client.query(`
      insert into products
        (title, slug, type, price, is_subscription, billing_cycle, cover_palette, cover_composition)
      values ('Layanan', 'layanan-bench', 'subscription_service', ${PRICE_SEN / 100}, true, 'monthly',
        'nila', 'mekar')`);
    await client.query(`
      insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
      select id, email, full_name, 0, 'completed', 'wallet' from users`);
    await client.query(`
      insert into user_products (user_id, product_id, order_id)
      select o.user_id, p.id, o.id from orders o, products p where p.slug = 'layanan-bench' and o.amount_bigint = 0`);
    await client.query(
      `insert into subscriptions (user_id, product_id, order_id, status, plan_name, billing_cycle, price_bigint,
         auto_renewal, current_period_start, current_period_end, anchor_day, next_action_at, started_at)
       select user_id, product_id, order_id, 'active', 'Bulanan', 'monthly', $1, true, $2, $3, 31, $3, $2
       from user_products`,
      [PRICE_SEN, STARTED_AT, DUE_AT],
    );
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    client.release();
  }
}

export async function countCharged(
  pool: pg.Pool,
): Promise<{ readonly charged: number; readonly most: number }> {
  const { rows } = await pool.query<{ charged: number; most: number }>(`
    select coalesce(sum(n), 0)::integer as charged, coalesce(max(n), 0)::integer as most
    from (select count(*) as n from subscription_charges group by subscription_id) counts`);
  return rows[0] ?? { charged: 0, most: 0 };
}
