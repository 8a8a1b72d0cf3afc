import { exportAudit, listAudit } from '#contract/audit/admin.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { openStage, type Stage } from './stage.ts';

interface Entry {
  readonly actor_id?: string;
  readonly action?: string;
  readonly subject?: readonly [type: string, id: string];
  readonly created_at?: string;
  readonly before?: object;
  readonly after?: object;
}

/** Entries as their deeds would write them, at a time of the test's own. */
async function write(db: Database, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const { actor_id, action = 'setting.changed', subject = ['setting', 'brand_name'], created_at } = entry;
    await db.pool.query(
      `insert into audit_entries (actor_id, actor_role, action, subject_type, subject_id, before, after, created_at)
       values ($1, 'admin', $2, $3, $4, $5, $6, coalesce($7, now()))`,
      [actor_id, action, ...subject, entry.before, entry.after, created_at],
    );
  }
}

async function list(stage: Stage, query = '') {
  const answer = await stage.send('admin', { method: 'GET', path: `/api/admin/audit${query}` });
  const body = await answer.json();
  expect([answer.status, listAudit.output.safeParse(body).error]).toEqual([200, undefined]);
  return listAudit.output.parse(body);
}

async function lines(stage: Stage, query = ''): Promise<string[]> {
  const answer = await stage.send('admin', { method: 'GET', path: `${exportAudit.path}${query}` });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return (await answer.text()).trimEnd().split('\r\n').slice(1);
}

const idsOf = ({ entries }: { readonly entries: readonly { readonly id: number }[] }) =>
  entries.map(({ id }) => id);
const setting = '&subject_type=setting';

describe('the audit log', () => {
  test('is read page by page in both directions, and new entries push nothing about', async ({ db }) => {
    const stage = await openStage(db);
    await write(
      db,
      Array.from({ length: 5 }, () => ({})),
    );
    const first = await list(stage, `?limit=2${setting}`);
    expect([first.has_newer, first.has_older]).toEqual([false, true]);
    const [newest = 0, second = 0] = idsOf(first);
    await write(db, [{}]);
    const next = await list(stage, `?limit=2&before=${second}${setting}`);
    expect(idsOf(next)).toEqual([newest - 2, newest - 3]);
    expect([next.has_newer, next.has_older]).toEqual([true, true]);
    const last = await list(stage, `?limit=2&before=${newest - 3}${setting}`);
    expect([idsOf(last), last.has_newer, last.has_older]).toEqual([[newest - 4], true, false]);
    const back = await list(stage, `?limit=2&after=${newest - 2}${setting}`);
    expect(idsOf(back)).toEqual([newest, newest - 1]);
    expect([back.has_newer, back.has_older]).toEqual([true, true]);
    const end = await list(stage, `?before=1${setting}`);
    expect([idsOf(end), end.has_newer, end.has_older]).toEqual([[], true, false]);
  });

  test('says who, what, before, after, when and from where, by the names of today', async ({ db }) => {
    const begun = Date.now();
    const stage = await openStage(db);
    const path = `/api/admin/orders/${stage.order_id}/status`;
    await stage.send('admin', { method: 'PATCH', path, body: { status: 'processing' } });
    const { entries } = await list(stage, '?action=order.status_changed');
    expect(entries).toMatchObject([
      {
        actor_name: 'Orang admin',
        actor_email: 'admin@contoh.example',
        actor_role: 'admin',
        subject_type: 'order',
        subject_id: stage.order_id,
        before: { status: 'completed' },
        after: { status: 'processing' },
        address: '127.0.0.1',
        request_id: expect.stringMatching(/./),
      },
    ]);
    expect(Date.parse(entries[0]?.created_at ?? '')).toBeGreaterThanOrEqual(begun);
  });

  test('says which kind of product an entry is about, and of one that is gone that it is none', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const service = await makeProduct(db, { is_subscription: true, billing_cycle: 'monthly' });
    await write(db, [
      { action: 'product.updated', subject: ['product', service.id] },
      { action: 'product.deleted', subject: ['product', '3f2b8c1e-0000-4000-8000-000000000000'] },
    ]);
    expect((await list(stage, '?subject_type=product')).entries).toMatchObject([
      { subject_name: null, is_subscription: null },
      { subject_name: service.title, is_subscription: true },
    ]);
  });

  test('is filtered by person, action, subject, account and period in WIB', async ({ db }) => {
    const stage = await openStage(db);
    const admin = await makePerson(db, { balance: 0 });
    await db.pool.query("update users set full_name = '100%_Teliti' where id = $1", [admin.id]);
    const wallet = await db.pool.query('select id from wallets where user_id = $1', [admin.id]);
    await write(db, [
      // The last second of the 4th and the first of the 5th in Jakarta.
      { created_at: '2026-03-04T16:59:59Z', actor_id: admin.id },
      { created_at: '2026-03-04T17:00:00Z', actor_id: admin.id, subject: ['setting', 'support_email'] },
      { created_at: '2026-03-06T17:00:00Z', action: 'wallet.frozen', subject: ['wallet', wallet.rows[0].id] },
      { created_at: '2026-03-07T01:00:00Z', action: 'user.activated', subject: ['user', admin.id] },
    ]);
    const daysOf = async (query: string) =>
      (await list(stage, query)).entries.map(({ created_at }) => created_at.slice(0, 10));
    const [beforeMidnight, night, frozen, active] = ['2026-03-04', '2026-03-04', '2026-03-06', '2026-03-07'];
    expect(await daysOf('?from=2026-03-05&until=2026-03-06')).toEqual([night]);
    expect(await daysOf('?until=2026-03-04')).toEqual([beforeMidnight]);
    expect(await daysOf(`?actor=${encodeURIComponent('100%_tel')}`)).toEqual([night, beforeMidnight]);
    expect(await daysOf(`?actor=${admin.id}&subject_id=support_email`)).toEqual([night]);
    expect(await daysOf('?actor=tidak-ada')).toEqual([]);
    expect(await daysOf('?action=wallet.frozen')).toEqual([frozen]);
    expect(await daysOf('?subject_type=wallet')).toEqual([frozen]);
    expect(await daysOf(`?about=${admin.id}`)).toEqual([active, frozen]);
    const { entries } = await list(stage, `?about=${admin.id}`);
    expect(entries).toMatchObject([
      { subject_name: '100%_Teliti', owner_id: null },
      { subject_name: '100%_Teliti', owner_id: admin.id },
    ]);
    const turned = '?from=2026-03-06&until=2026-03-05';
    for (const wrong of [turned, '?action=wallet.stolen', '?from=2026-02-31', '?about=budi', '?before=0'])
      expect([
        wrong,
        (await stage.send('admin', { method: 'GET', path: `/api/admin/audit${wrong}` })).status,
      ]).toEqual([wrong, 422]);
  });

  test('is exported whole, each entry once, however many batches it is, and no cell becomes a formula', async ({
    db,
  }) => {
    const stage = await openStage(db);
    await db.pool.query(
      `insert into audit_entries (action, subject_type, subject_id)
       select 'lead.status_changed', 'lead', n::text from generate_series(1, 2001) n`,
    );
    const all = await lines(stage, '?subject_type=lead');
    expect(new Set(all.map((line) => line.split(',')[0])).size).toBe(2001);
    await write(db, [{ subject: ['setting', '=HYPERLINK("x")'], after: { value: '=1+1' } }]);
    const [formula] = await lines(stage, '?subject_type=setting');
    expect(formula).toContain('"\'=HYPERLINK(');
    expect(formula).toContain('{""value"":""=1+1""}');
  });
});
