import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { dayOf, startOfDay } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { openStage } from './stage.ts';

describe('the dashboard', () => {
  test('[AENT-032, AAPI-025, ADM-029, ADM-030, ADM-031, ADM-032, ADM-033, ADM-034, ADM-035, ADM-036] counts what its captions say, and revenue is what was spent and not given back', async ({
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
    await stage.newProduct();
    const coming = await stage.newProduct();
    await db.pool.query('update products set coming_soon = true where id = $1', [coming.id]);
    await makePerson(db);
    for (const _ of [1, 2, 3]) await makePost(db);
    await db.pool.query(
      "update blog_posts set published_at = now() + interval '1 day' where id = (select id from blog_posts limit 1)",
    );
    await makeCaseStudy(db);
    const refund = {
      order_id: stage.order_id,
      amount: toSen(rupiah(1_000)),
      reason: 'Salah beli',
      ends_access: false,
      idempotency_key: randomUUID(),
    };
    await withTx(db, (tx) => refundOrder(tx, refund));
    const later = await read();
    expect(later.stats).toMatchObject({
      totalUsers: 5,
      totalRevenue: price - 100_000,
      totalProducts: 1,
      totalPayments: 1,
      totalBlogPosts: 2,
      totalCaseStudies: 1,
    });
    expect(later.received).toEqual({ leads: 0, form_submissions: 1 });
    expect(later.attention).toEqual({
      failed_webhooks: 0,
      stuck_payments: 1,
      new_leads: 0,
      lesson_questions: 0,
      hand_ins: 0,
      refund_requests: 0,
      no_outcome: 0,
      sold_out: 1,
      book_findings: 0,
      pending_adjustments: 0,
      admin_changes: 0,
      flagged_payments: 0,
      open_disputes: 0,
    });
  });

  test('[AAPI-001, ADM-038, ADM-040] names the five largest orders, the largest first, also one without an address', async ({
    db,
  }) => {
    const stage = await openStage(db);
    await db.pool.query(
      `insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
       select $1::uuid, case when n < 6 then 'n' || n || '@contoh.example' else '' end, 'N',
              n * 1000000000::bigint, 'failed', 'manual'
       from generate_series(1, 6) as n`,
      [stage.user_id],
    );
    const answer = await stage.send('admin', { method: 'GET', path: '/api/admin/dashboard' });
    const { top_orders } = (await answer.json()).dashboard;
    expect(top_orders.map(({ customer_email }: { customer_email: string | null }) => customer_email)).toEqual(
      [null, 'n5@contoh.example', 'n4@contoh.example', 'n3@contoh.example', 'n2@contoh.example'],
    );
    expect(top_orders[1]).toMatchObject({ user_id: stage.user_id, status: 'failed', amount: 50_000_000 });
  });

  test('[ADM-044, ADM-045] has no order without a status or a user to show: the database refuses one', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const write = (user: string | null, status: string | null) =>
      db.pool.query(
        `insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
         values ($1, 'n@contoh.example', 'N', 0, $2, 'manual')`,
        [user, status],
      );
    await expect(write(null, 'pending')).rejects.toThrow(/user_id/);
    await expect(write(stage.user_id, null)).rejects.toThrow(/status/);
  });

  test('shows the days of the chosen period, the first day with a sale, and whom to talk to today', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const read = async (query = '') => {
      const answer = await stage.send('admin', { method: 'GET', path: `/api/admin/dashboard${query}` });
      return (await answer.json()).dashboard;
    };
    const before = await read('?period=1y');
    expect(before.revenue_by_day).toHaveLength(365);
    expect(before.first_sale_on).toBe(dayOf(new Date()));
    expect(before.today).toEqual({ follow_ups: [], sessions: [] });
    await db.pool.query(
      `insert into leads (full_name, email, form_type, form_data, lead_score, status, next_action, next_action_on)
       select name, name || '@contoh.example', 'contact', '{}', 50, status, 'Telepon',
              (now() at time zone 'Asia/Jakarta')::date + due
       from (values ('hari ini', 'contacted', 0), ('terlambat', 'new', -2), ('besok', 'new', 1), ('selesai', 'lost', 0))
         as leads (name, status, due)`,
    );
    const { today } = await read();
    expect(today.follow_ups.map(({ name }: { readonly name: string }) => name)).toEqual([
      'terlambat',
      'hari ini',
    ]);
  });

  test('[DECISIONS 65] names who comes today and tomorrow in WIB, the bookings and the classes', async ({
    db,
  }) => {
    const midnight = startOfDay(dayOf(new Date())).getTime();
    const stage = await openStage(db);
    const person = await makePerson(db);
    const places = [
      ['kemarin', -1, 'booked', '1 minute'],
      ['sudah lewat', 0, 'completed', '1 millisecond'],
      ['sampai malam', 1, 'booked', '1438 minutes'],
      ['dibatalkan', 60, 'cancelled', '1 minute'],
      ['besok malam', 2 * 1440 - 30, 'completed', '1 minute'],
      ['lusa', 2 * 1440, 'booked', '1 minute'],
    ] as const;
    for (const [n, [name, minutes, status, length]] of places.entries()) {
      const at = new Date(midnight + minutes * 60_000);
      await db.pool.query(
        `insert into consultation_bookings
           (user_id, kind, status, month, starts_at, ends_at, occupied_until, owner_notes)
         values ($1, 'free', $2, '2030-01-01'::date + make_interval(months => $4), $3::timestamptz,
                 $3::timestamptz + $6::interval, $3::timestamptz + $6::interval, $5)`,
        [person.id, status, at, n, name, length],
      );
    }
    const product = await makeProduct(db, { type: 'mini_class', title: 'Bedah data' });
    const at = new Date(midnight + 36 * 60 * 60_000);
    await db.pool.query(
      `insert into class_sessions (product_id, starts_at, ends_at, place) values ($1, $2, $2::timestamptz + interval '1 hour', '')`,
      [product.id, at],
    );
    const answer = await stage.send('admin', { method: 'GET', path: '/api/admin/dashboard' });
    const { sessions } = (await answer.json()).dashboard.today;
    const first = { kind: 'booking', name: 'Sari Wulandari', booked: 'free', title: null };
    expect(sessions).toMatchObject([
      { ...first, starts_at: new Date(midnight + 60_000).toISOString() },
      { kind: 'class', id: product.id, title: 'Bedah data', people: 0, starts_at: at.toISOString() },
      { ...first, starts_at: new Date(midnight + (2 * 1440 - 30) * 60_000).toISOString() },
    ]);
  });
});
