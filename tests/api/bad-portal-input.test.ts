import { randomUUID } from 'node:crypto';
import { test } from '#tests/support/machine/database.ts';
import { expectNothingChanged, type InvalidCall } from './expect-nothing-changed.ts';
import { openStage, type Request } from './stage.ts';

const key = () => ({ 'idempotency-key': randomUUID() });
const get = (path: string): Request => ({ method: 'GET', path });
const topUp = (body: unknown): Request => ({
  method: 'POST',
  path: '/api/wallet/topup',
  headers: key(),
  body,
});

test('months, codes, wishes and reasons that are none are refused, and change nothing', async ({ db }) => {
  const stage = await openStage(db);
  const calls: InvalidCall[] = [
    {
      what: 'a month that is none',
      status: 422,
      field: 'month',
      request: get('/api/wallet/transactions?month=2026-13'),
    },
    {
      what: 'a kind that is none',
      status: 422,
      field: 'type',
      request: get('/api/wallet/transactions.csv?type=x'),
    },
    {
      what: 'an unknown invoice',
      status: 404,
      request: get(`/api/checkout/orders/${randomUUID()}/invoice.pdf`),
    },
    {
      what: 'a code without letters',
      status: 422,
      field: 'code',
      request: { method: 'POST', path: '/api/vouchers/redeem', headers: key(), body: { code: '  ' } },
    },
    {
      what: 'an unknown code',
      status: 404,
      request: {
        method: 'POST',
        path: '/api/vouchers/redeem',
        headers: key(),
        body: { code: "' or 1=1 --" },
      },
    },
    {
      what: 'a code without a key',
      status: 400,
      request: { method: 'POST', path: '/api/vouchers/redeem', body: { code: 'FAJAR50' } },
    },
    {
      what: 'a wish of an unknown kind',
      status: 422,
      field: 'kind',
      request: {
        method: 'POST',
        path: '/api/checkout/intents',
        body: { kind: 'hadiah', request: { items: [{ product_id: randomUUID(), price: 1 }] } },
      },
    },
    {
      what: 'a top-up for a wish that is not there',
      status: 404,
      request: topUp({ amount: 10_000, intent_id: randomUUID() }),
    },
    {
      what: 'a refund without a reason',
      status: 422,
      field: 'reason',
      request: {
        method: 'POST',
        path: '/api/refund-requests',
        body: { order_item_id: randomUUID(), reason: ' ' },
      },
    },
    {
      what: 'a website that is none',
      status: 422,
      field: 'website',
      request: { method: 'PUT', path: '/api/user/profile', body: { website: 'javascript:alert(1)' } },
    },
    {
      what: 'a phone without digits',
      status: 422,
      field: 'phone',
      request: { method: 'PUT', path: '/api/user/profile', body: { phone: 'telepon saya' } },
    },
    {
      what: 'a year before there were companies',
      status: 422,
      field: 'founding_year',
      request: { method: 'PUT', path: '/api/user/profile', body: { founding_year: 12 } },
    },
    {
      what: 'a profile of which another tab has saved a newer one',
      status: 409,
      request: {
        method: 'PUT',
        path: '/api/user/profile',
        body: { company: 'Toko', base_updated_at: '2026-01-01T00:00:00Z' },
      },
    },
  ];
  await expectNothingChanged(stage, calls);
});
