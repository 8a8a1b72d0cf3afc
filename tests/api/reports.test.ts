import { randomUUID } from 'node:crypto';
import { generateReport, getReportSummary } from '#contract/reports/admin.ts';
import { dayOf, lastDays } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openStage, type Stage } from './stage.ts';

const today = dayOf(new Date());
const path = (query: string) => `/api/admin/reports?start_date=${today}&end_date=${today}${query}`;
const get = (stage: Stage, address: string) => stage.send('admin', { method: 'GET', path: address });

describe('reports over the API', () => {
  test('[AAPI-048, AREP-010] answers with a report and what it is about, by day of revenue where nothing is said', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const answer = await get(stage, path(''));
    const body = await answer.json();
    expect(generateReport.output.safeParse(body).error).toBeUndefined();
    expect(body.metadata).toMatchObject({
      report_type: 'revenue',
      group_by: 'day',
      start_date: today,
      end_date: today,
      timezone: 'Asia/Jakarta',
      row_count: 1,
    });
    expect(body.report.rows).toMatchObject([
      { start_date: today, sales_bigint: 5_000_000, revenue_bigint: 5_000_000, refunds_bigint: 0 },
    ]);
    const summary = await (await get(stage, '/api/admin/reports/summary')).json();
    expect(getReportSummary.output.safeParse(summary).error).toBeUndefined();
    expect(summary.summary).toMatchObject({
      period: '30d',
      totals: { revenue_bigint: 5_000_000, orders: 1 },
    });
  });

  test('[AAPI-048, AREP-010, AREP-011] as CSV it is text in rupiah, under a name of type and dates, and no title is run as a formula', async ({
    db,
  }) => {
    const stage = await openStage(db);
    await db.pool.query(`update products set title = '=HYPERLINK("http://jahat.example")'`);
    const answer = await get(stage, path('&group_by=product&format=csv'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="revenue_${today}_${today}.csv"`,
    );
    const [head, row] = (await answer.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      'product_id,product,orders,units,bundle_units,gross_rupiah,discounts_rupiah,revenue_rupiah,refunds_rupiah,net_revenue_rupiah',
    );
    expect(row).toBe(
      `${stage.product.id},"'=HYPERLINK(""http://jahat.example"")",1,1,0,50000,0,50000,0,50000`,
    );
  });

  test('[AREP-008, AREP-009] every type can be grouped in every way, and both forms have the same lines', async ({
    db,
  }) => {
    const stage = await openStage(db);
    for (const type of ['revenue', 'topups', 'refunds', 'wallets', 'orders', 'sessions'])
      for (const group of ['day', 'week', 'month', 'product']) {
        const query = path(`&report_type=${type}&group_by=${group}`);
        const json = await (await get(stage, query)).json();
        const csv = await (await get(stage, `${query}&format=csv`)).text();
        expect([type, group, csv.trimEnd().split('\r\n').length]).toEqual([
          type,
          group,
          json.report.rows.length + 1,
        ]);
      }
  });

  test('[AREP-007] both dates are needed, in their order, at most ten years apart', async ({ db }) => {
    const stage = await openStage(db);
    const problems = async (query: string) => {
      const answer = await get(stage, `/api/admin/reports?${query}`);
      return [answer.status, Object.keys((await answer.json()).fields ?? {})];
    };
    expect(await problems('end_date=2026-11-01')).toEqual([422, ['start_date']]);
    expect(await problems('start_date=2026-11-01')).toEqual([422, ['end_date']]);
    expect(await problems('start_date=2026-11-02&end_date=2026-11-01')).toEqual([422, ['end_date']]);
    expect(await problems('start_date=2001-01-01&end_date=2026-11-01')).toEqual([422, ['end_date']]);
    expect(await problems('start_date=2026-11-01&end_date=2026-11-31')).toEqual([422, ['end_date']]);
    expect(await problems('start_date=2026-11-01&end_date=2026-11-02&group_by=year')).toEqual([
      422,
      ['group_by'],
    ]);
  });

  test('[AREP-007] a day that no calendar of ours has is refused by its name, as CSV and in the audit log, too', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const problems = async (address: string) => {
      const answer = await get(stage, address);
      const text = await answer.text();
      return [answer.status, text.startsWith('{') ? Object.keys(JSON.parse(text).fields ?? {}) : text];
    };
    const odd = ['2026-02-31', '0000-01-01', '0001-01-01', '9999-12-31', '99999-01-01', '2026-1-1'];
    for (const day of odd) {
      for (const format of ['', '&format=csv']) {
        const start = await problems(`/api/admin/reports?start_date=${day}&end_date=2026-11-01${format}`);
        expect([day, ...start]).toEqual([day, 422, ['start_date']]);
        const end = await problems(`/api/admin/reports?start_date=2026-11-01&end_date=${day}${format}`);
        expect([day, ...end]).toEqual([day, 422, ['end_date']]);
      }
      for (const path of ['/api/admin/audit', '/api/admin/audit.csv'])
        for (const name of ['from', 'until'])
          expect([day, path, ...(await problems(`${path}?${name}=${day}`))]).toEqual([
            day,
            path,
            422,
            [name],
          ]);
    }
    const turned = '/api/admin/audit.csv?from=2026-03-06&until=2026-03-05';
    expect(await problems(turned)).toEqual([422, ['until']]);
  });

  test('a long report comes in pieces, with a line for each day', async ({ db }) => {
    const stage = await openStage(db);
    const [start_date = ''] = lastDays(new Date(), 2_557);
    const answer = await get(
      stage,
      `/api/admin/reports?start_date=${start_date}&end_date=${today}&report_type=wallets&format=csv`,
    );
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 2_557);
    const closing = (line: string | undefined) => line?.split(',').at(-1);
    expect([closing(lines.at(-2)), closing(lines.at(-1))]).toEqual(['0', '39950000']);
  });
});

interface Wish {
  readonly count?: number;
  readonly key?: string;
}

describe('test data over the API', () => {
  const generate = (stage: Stage, kind: string, { key = randomUUID(), ...body }: Wish) =>
    stage.send('admin', {
      method: 'POST',
      path: `/api/dev/test-data/${kind}`,
      headers: { 'idempotency-key': key, 'accept-language': 'en' },
      body,
    });

  test('[ADEV-002, ADEV-005] generates the usual number where none is given, once for each key, and never more than the most', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const key = randomUUID();
    expect(await (await generate(stage, 'users', { key })).json()).toEqual({ generated: 5 });
    expect(await (await generate(stage, 'users', { key })).json()).toEqual({ generated: 5 });
    expect((await generate(stage, 'users', { count: 6, key })).status).toBe(409);
    const most = { users: 50, products: 100, orders: 100, blog_posts: 20 };
    for (const [kind, count] of Object.entries(most)) {
      expect((await generate(stage, kind, { count: count + 1 })).status).toBe(422);
      expect((await generate(stage, kind, { count: 0 })).status).toBe(422);
    }
    const { counts } = await (await get(stage, '/api/dev/test-data')).json();
    expect(counts).toEqual({ users: 5, products: 0, orders: 0, blog_posts: 0 });
  });

  test('[AERR-040] orders without users or products are refused in words', async ({ db }) => {
    const stage = await openStage(db);
    const answer = await generate(stage, 'orders', {});
    expect([answer.status, (await answer.json()).error]).toEqual([
      409,
      'No users or products found. Generate them first.',
    ]);
  });
});
