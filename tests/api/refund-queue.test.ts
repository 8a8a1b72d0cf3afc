import { randomUUID } from 'node:crypto';
import { listRefundRequests } from '#contract/refunds/admin.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { balanceOf } from '#tests/support/shop/people.ts';
import { openStage, type Stage } from './stage.ts';

async function queue(stage: Stage, query = '') {
  const answer = await stage.send('admin', { method: 'GET', path: `/api/admin/refunds${query}` });
  const body = await answer.json();
  expect([answer.status, listRefundRequests.output.safeParse(body).error]).toEqual([200, undefined]);
  return body;
}

/** A request of `user` for the item of their order. */
async function ask(stage: Stage): Promise<string> {
  const { rows } = await stage.db.pool.query<{ id: string }>('select id from order_items');
  const order_item_id = rows[0]?.id ?? '';
  const asked = await stage.send('user', {
    method: 'POST',
    path: '/api/refund-requests',
    body: { order_item_id, reason: 'Tidak sesuai kebutuhan.' },
  });
  expect(asked.status).toBe(200);
  return (await queue(stage)).refunds[0].id;
}

interface Verdict {
  readonly verdict: 'approve' | 'reject';
  readonly note?: string;
  readonly key?: string;
}

const decide = (stage: Stage, id: string, { key = randomUUID(), ...body }: Verdict) =>
  stage.send('admin', {
    method: 'POST',
    path: `/api/admin/refunds/${id}/decide`,
    headers: { 'idempotency-key': key },
    body,
  });

test('the queue shows each request with the facts and the policy of its order, and an approval pays once', async ({
  db,
}) => {
  const stage = await openStage(db);
  const id = await ask(stage);
  const { refunds, total, waiting } = await queue(stage, '?status=requested');
  expect([total, waiting]).toEqual([1, 1]);
  const price = stage.product.price * 100;
  expect(refunds).toMatchObject([
    {
      id,
      user_email: 'user@contoh.example',
      order_id: stage.order_id,
      amount_bigint: price,
      refundable_bigint: price,
      consumed_percent: 0,
      download_count: 0,
      days_since_purchase: 0,
      policy: { days: 7, max_percent: 20 },
      payment_method: 'wallet',
      status: 'requested',
      decided_by_name: null,
    },
  ]);
  const before = await balanceOf(db, stage.user_id);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => decide(stage, id, { verdict: 'approve', key: 'one' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await balanceOf(db, stage.user_id)).toBe(before + price);
  expect((await decide(stage, id, { verdict: 'reject', note: 'Nanti' })).status).toBe(409);
  expect(await queue(stage, '?status=requested')).toMatchObject({ total: 0, waiting: 0 });
  expect((await queue(stage, '?status=approved')).refunds).toMatchObject([
    { id, refundable_bigint: 0, decided_by_name: 'Orang admin' },
  ]);
  const { rows } = await db.pool.query(
    "select subject_id, after from audit_entries where action = 'refund_request.approved'",
  );
  expect(rows).toMatchObject([{ subject_id: id, after: { status: 'approved', amount_bigint: price } }]);
});

test('a rejection needs a reason, moves no money and is in the log', async ({ db }) => {
  const stage = await openStage(db);
  const id = await ask(stage);
  const before = await balanceOf(db, stage.user_id);
  expect((await decide(stage, id, { verdict: 'reject', note: ' ' })).status).toBe(422);
  expect((await decide(stage, id, { verdict: 'reject', note: 'Sudah dipakai.' })).status).toBe(200);
  expect(await balanceOf(db, stage.user_id)).toBe(before);
  const { rows } = await db.pool.query(
    "select after from audit_entries where action = 'refund_request.rejected'",
  );
  expect(rows).toMatchObject([{ after: { note: 'Sudah dipakai.' } }]);
});
