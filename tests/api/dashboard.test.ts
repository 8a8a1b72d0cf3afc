import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/modules/orders/index.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { dayOf } from '#shared/dates.ts';
import { rupiah, toSen } from '#shared/money.ts';
import { describe, expect, test } from '#tests/support/database.ts';
import { openStage } from './stage.ts';

describe('the dashboard', () => {
  test('[AENT-032, AAPI-025, ADM-030, ADM-031, ADM-033] counts what its captions say, and revenue is what was spent and not given back', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const read = async () => {
      const answer = await stage.send('admin', { method: 'GET', path: '/api/admin/dashboard' });
      return (await answer.json()).dashboard;
    };
    const first = await read();
    const price = toSen(stage.product.price);
    expect(first.stats).toEqual({
      totalUsers: 4,
      totalRevenue: price,
      totalOrders: 1,
      totalProducts: 1,
      totalWallets: 4,
      totalPayments: 0,
      totalBlogPosts: 0,
      totalCaseStudies: 0,
    });
    expect(first.revenue_by_day).toHaveLength(30);
    expect(first.revenue_by_day.at(-1)).toEqual({ day: dayOf(new Date()), amount_bigint: price });
    expect(first.orders_by_status).toEqual([{ status: 'completed', count: 1 }]);

    const contact = { full_name: 'Budi', email: 'budi@contoh.example', message: 'Apa kabar?' };
    await db.pool.query(
      `insert into form_submissions (email, form_type, form_data, submission_key, consent_at)
       values ($1, 'contact', $2, gen_random_uuid(), now())`,
      [contact.email, contact],
    );
    expect(first.received).toEqual({ leads: 0, form_submissions: 0 });
    await stage.openPayment();
    await db.pool.query('update products set stock = 0');
    await db.pool.query("update payments set expires_at = now() - interval '1 minute'");
    const refund = {
      order_id: stage.order_id,
      amount: toSen(rupiah(1_000)),
      reason: 'Salah beli',
      ends_access: false,
      idempotency_key: randomUUID(),
    };
    await withTx(db, (tx) => refundOrder(tx, refund));
    const later = await read();
    expect(later.stats.totalRevenue).toBe(price - 100_000);
    expect(later.stats.totalProducts).toBe(0);
    expect(later.received).toEqual({ leads: 0, form_submissions: 1 });
    expect(later.attention).toEqual({
      failed_webhooks: 0,
      stuck_payments: 1,
      new_leads: 0,
      refund_requests: 0,
      sold_out: 1,
      book_findings: 0,
      pending_adjustments: 0,
      flagged_payments: 0,
    });
  });

  test('[AAPI-001, ADM-038, ADM-040] names the five largest orders, the largest first', async ({ db }) => {
    const stage = await openStage(db);
    await db.pool.query(
      `insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
       select $1, case when n = 6 then '' else 'n' || n || '@contoh.example' end, 'N', n * 1000000000::bigint, 'pending', 'manual'
       from generate_series(1, 6) as n`,
      [stage.user_id],
    );
    const answer = await stage.send('admin', { method: 'GET', path: '/api/admin/dashboard' });
    const { top_orders } = (await answer.json()).dashboard;
    expect(top_orders.map(({ customer_email }: { customer_email: string | null }) => customer_email)).toEqual(
      [null, 'n5@contoh.example', 'n4@contoh.example', 'n3@contoh.example', 'n2@contoh.example'],
    );
    expect(top_orders[0]).toMatchObject({
      user_id: stage.user_id,
      amount: 60_000_000,
      amount_bigint: 6_000_000_000,
      status: 'pending',
    });
  });
});
