import { randomUUID } from 'node:crypto';
import { getAnyOrder, listAllOrders } from '#contract/orders/admin.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { withKey } from './expectations/expectation.ts';
import { openStage } from './stage.ts';

test('[AAPI-032, ACONST-003, ACONST-004, AENT-016, AENT-017, AORD-002, AORD-011] orders are listed, found by id, name and address, read whole, and their status is set', async ({
  db,
}) => {
  const stage = await openStage(db);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await stage.send('admin', {
      method,
      path: `/api/admin/orders${path}`,
      body,
      headers: withKey(),
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, body: type.includes('json') ? await answer.json() : await answer.text() };
  };
  const list = async (query: string) => (await call('GET', query)).body;
  const all = await list('');
  expect(listAllOrders.output.safeParse(all).error).toBeUndefined();
  const { id, customer_email, updated_at } = all.orders[0];
  // DECISIONS 1: rupiah and sen of the same money, as the product was priced.
  expect(all.orders[0]).toMatchObject({
    amount: stage.product.price,
    amount_bigint: stage.product.price * 100,
  });
  for (const search of [id.slice(0, 8).toUpperCase(), id, customer_email.slice(2, 9), 'ORANG%20user'])
    expect([search, (await list(`?search=${search}`)).total]).toEqual([search, 1]);
  for (const search of ['%25', 'ffffffff-ffff', 'zz', '%5C'])
    expect([search, (await list(`?search=${search}`)).total]).toEqual([search, 0]);

  expect(await call('PATCH', `/${id}/status`, { status: 'refunded' })).toMatchObject({
    status: 409,
    body: { code: 'REFUND_NEEDED', details: { refundable_bigint: all.orders[0].amount_bigint } },
  });
  expect(await call('PATCH', `/${id}/status`, { status: 'lunas' })).toMatchObject({ status: 422 });
  await call('PATCH', `/${id}/status`, { status: 'processing' });
  expect(await call('POST', `/${id}/receipt`)).toMatchObject({ body: { sent_to: customer_email } });
  const { body: details } = await call('GET', `/${id}`);
  expect(getAnyOrder.output.safeParse(details).error).toBeUndefined();
  expect(details).toMatchObject({
    order: { id, status: 'processing', items: [{ quantity: 1 }], transaction_type: 'credit' },
    payments: [{ type: 'purchase', amount_bigint: -all.orders[0].amount_bigint }],
    events: [
      { kind: 'ordered' },
      { kind: 'paid' },
      { kind: 'status_changed', note: 'completed → processing' },
      { kind: 'receipt_resent' },
    ],
  });
  expect(Date.parse(details.order.updated_at)).toBeGreaterThan(Date.parse(updated_at));
  const receipts = "select from graphile_worker.jobs where task_identifier = 'send-receipt'";
  expect((await db.pool.query(receipts)).rowCount).toBe(2);

  const csv = (await call('GET', '.csv?status=processing')).body;
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`${id},`);
  expect(await call('GET', `/${randomUUID()}`)).toMatchObject({ status: 404 });
});

test('the staff gets the invoice of an order as its buyer gets it, and none of what nobody paid', async ({
  db,
}) => {
  const stage = await openStage(db);
  const paper = (as: 'moderator' | 'user', path: string) => stage.send(as, { method: 'GET', path });
  const own = await paper('user', `/api/checkout/orders/${stage.order_id}/invoice.pdf`);
  const any = await paper('moderator', `/api/admin/orders/${stage.order_id}/invoice.pdf`);
  expect(any.headers.get('content-type')).toBe('application/pdf');
  expect(any.headers.get('content-disposition')).toBe(own.headers.get('content-disposition'));
  expect((await any.arrayBuffer()).byteLength).toBe((await own.arrayBuffer()).byteLength);
  expect((await db.pool.query('select from invoices')).rowCount).toBe(1);
  const { id: product_id } = await stage.newProduct();
  const given = await stage.send('admin', {
    method: 'POST',
    path: '/api/admin/orders/grant',
    body: { recipient: stage.user_id, product_id, reason: 'Pemenang lomba' },
    headers: withKey(),
  });
  const free = await paper('moderator', `/api/admin/orders/${(await given.json()).order_id}/invoice.pdf`);
  expect([free.status, (await free.json()).code]).toEqual([409, 'NOTHING_INVOICED']);
  expect((await paper('moderator', `/api/admin/orders/${randomUUID()}/invoice.pdf`)).status).toBe(404);
});
