import type { z } from 'zod';
import {
  adjustWallet,
  getAnyWallet,
  listAdjustments,
  listAnyWalletTransactions,
  listWallets,
} from '#contract/wallet/admin.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { withKey } from './expectations/expectation.ts';
import { openStage, type Request, type Stage } from './stage.ts';

async function read(stage: Stage, path: string, output: z.ZodType) {
  const answer = await stage.send('admin', { method: 'GET', path });
  const body = await answer.json();
  expect([path, answer.status, output.safeParse(body).error]).toEqual([path, 200, undefined]);
  return body;
}

const adjustment = (body: unknown, headers: Readonly<Record<string, string>> = withKey()): Request => ({
  method: 'POST',
  path: '/api/admin/wallets/adjust',
  headers,
  body,
});

describe('wallets for the staff', () => {
  test('[AAPI-021, AWAL-002, AWAL-003, AENT-018] are listed with their owners, searched, filtered and sorted', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const rich = await makePerson(db, { balance: 50_000_000 });
    await db.pool.query(`update users set full_name = 'Ratna_100%' where id = '${rich.id}'`);
    await db.pool.query('update wallets set is_active = false where user_id = $1', [stage.user_id]);
    const list = (query: string) => read(stage, `/api/admin/wallets${query}`, listWallets.output);
    const sorted = await list('?sort=-balance_bigint&limit=1');
    expect(sorted).toMatchObject({
      total: 5,
      wallets: [
        {
          user_id: rich.id,
          user_name: 'Ratna_100%',
          user_email: rich.email,
          balance_bigint: 5_000_000_000,
          currency: 'IDR',
          is_active: true,
          transaction_count: 1,
        },
      ],
    });
    expect(await list('?status=inactive')).toMatchObject({ total: 1, wallets: [{ user_id: stage.user_id }] });
    expect(await list('?status=active')).toMatchObject({ total: 4 });
    expect(await list('?search=USER@contoh')).toMatchObject({
      total: 1,
      wallets: [{ user_id: stage.user_id }],
    });
    expect(await list('?search=na_100%25')).toMatchObject({ total: 1 });
    expect(await list('?search=%25')).toMatchObject({ total: 1 });
  });

  test('[AAPI-017, AAPI-022, AAPI-024, AAPI-033, AAPI-034, AENT-019, AENT-020, AENT-021] one is read with its lines, newest first, fifty unless told', async ({
    db,
  }) => {
    const stage = await openStage(db);
    for (let n = 0; n < 60; n++) await giveCredit(db, stage.user_id, rupiah(n + 1));
    const { wallet } = await read(
      stage,
      `/api/admin/wallet?user_id=${stage.user_id}&currency=IDR`,
      getAnyWallet.output,
    );
    expect(wallet).toMatchObject({
      user_id: stage.user_id,
      user_email: 'user@contoh.example',
      currency: 'IDR',
      transaction_count: 62,
    });
    const lines = (query: string) =>
      read(
        stage,
        `/api/admin/wallet/transactions?user_id=${stage.user_id}${query}`,
        listAnyWalletTransactions.output,
      );
    const first = await lines('');
    expect(first.transactions).toHaveLength(50);
    expect(first.total).toBe(62);
    const named =
      'wallet_id user_id transaction_type amount_bigint balance_before balance_after reference_type reference_id description metadata created_at';
    for (const line of first.transactions)
      expect(Object.keys(line)).toEqual(expect.arrayContaining(named.split(' ')));
    expect(first.transactions.slice(0, 2)).toMatchObject([
      {
        type: 'adjustment',
        transaction_type: 'credit',
        amount_bigint: 6_000,
        balance_after: wallet.balance_bigint,
      },
      { amount_bigint: 5_900 },
    ]);
    const last = await lines('&limit=2&offset=60');
    expect(last.transactions).toMatchObject([
      { type: 'purchase', transaction_type: 'debit', reference_type: 'order', reference_id: stage.order_id },
      { type: 'adjustment', balance_before: 0 },
    ]);
    const nobody = await makePerson(db);
    const unused = await read(stage, `/api/admin/wallet?user_id=${nobody.id}`, getAnyWallet.output);
    expect(unused.wallet).toMatchObject({ id: null, balance_bigint: 0, is_active: true });
    const missing = await stage.send('admin', {
      method: 'GET',
      path: '/api/admin/wallet?user_id=00000000-0000-4000-8000-000000000000',
    });
    expect([missing.status, (await missing.json()).code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  test('[AAPI-046] one is adjusted in sen, which tells the balance before and after; a replay changes nothing', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const input = {
      user_id: stage.user_id,
      amount_bigint: -250_000,
      description: 'Koreksi',
      reference_type: 'correction',
      reference_id: 'INV-1',
      metadata: { alasan: 'ganda' },
    };
    const headers = withKey();
    const send = async (request: Request) => {
      const answer = await stage.send('admin', request);
      return { ...(await answer.json()), status: answer.status };
    };
    const first = await send(adjustment(input, headers));
    expect(adjustWallet.output.safeParse({ ...first, status: 'posted' }).error).toBeUndefined();
    expect(first.balance_after).toBe(first.balance_before - 250_000);
    const path = `/api/admin/wallet/transactions?user_id=${stage.user_id}&limit=1`;
    const { user_id: _, ...told } = input;
    expect((await read(stage, path, listAnyWalletTransactions.output)).transactions).toMatchObject([told]);
    expect(await send(adjustment(input, headers))).toEqual(first);
    expect(await send(adjustment({ ...input, amount_bigint: 100 }, headers))).toMatchObject({ status: 409 });
    const refused: readonly (readonly [unknown, string])[] = [
      [{ ...input, amount_bigint: 0 }, 'amount_bigint'],
      [{ ...input, amount_bigint: 50 }, 'amount_bigint'],
      [{ ...input, amount_bigint: 100_000_000_100 }, 'amount_bigint'],
      [{ ...input, description: ' ' }, 'description'],
      [{ ...input, reference_type: 'hadiah' }, 'reference_type'],
      [{ ...input, user_id: 'user' }, 'user_id'],
    ];
    for (const [body, field] of refused)
      expect(await send(adjustment(body))).toMatchObject({
        status: 422,
        fields: { [field]: expect.any(String) },
      });
    expect(await send(adjustment({ ...input, amount_bigint: -90_000_000_000 }))).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_BALANCE',
      details: { balance_bigint: first.balance_after },
    });
    expect(await send({ ...adjustment(input), headers: {} })).toMatchObject({ status: 400 });
  });

  test('[AWAL-007] the limit of the settings decides what waits; a frozen wallet buys nothing', async ({
    db,
  }) => {
    const stage = await openStage(db);
    await db.pool.query("insert into settings (key, value) values ('adjustment_limit', '100')");
    const input = { user_id: stage.user_id, amount_bigint: 10_100, description: 'Bonus' };
    const asked = await (await stage.send('admin', adjustment(input))).json();
    expect(asked).toMatchObject({ status: 'pending', balance_after: asked.balance_before });
    const path = '/api/admin/wallets/adjustments';
    expect((await read(stage, path, listAdjustments.output)).adjustments).toMatchObject([
      { id: asked.adjustment_id, requested_by_name: 'Orang admin', user_name: 'Orang user' },
    ]);
    await stage.send('admin', {
      method: 'PATCH',
      path: `/api/admin/wallets/${stage.user_id}/active`,
      body: { is_active: false, reason: 'Laporan penyalahgunaan' },
    });
    const { id, price } = await stage.newProduct();
    const bought = await stage.send('user', {
      method: 'POST',
      path: '/api/checkout',
      headers: withKey(),
      body: { items: [{ product_id: id, price }] },
    });
    expect([bought.status, (await bought.json()).code]).toEqual([409, 'WALLET_INACTIVE']);
  });
});
