import { getReconciliation } from '#contract/payments/admin.ts';
import { getDashboard } from '#contract/reports/admin-dashboard.ts';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { buyForDispute } from '#tests/support/gateways/disputes.ts';
import { type GatewayShop, inShop } from '#tests/support/gateways/gateway-shop.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { balanceOf } from '#tests/support/shop/people.ts';

const reason = 'Sesuai keputusan bank.';

interface Desk {
  readonly shop: GatewayShop;
  readonly emails: readonly string[];
}

async function openDesk(db: Database, { shop, emails }: Desk) {
  return Promise.all(
    emails.map(async (email) => {
      await makeAccount(db, email, 'admin');
      const cookie = await cookieFor(shop.app, email);
      const call = (path: string, body?: object) => send(shop.app, path, { cookie, ...(body && { body }) });
      return {
        findings: async () =>
          getReconciliation.output.parse(await (await call('GET /api/admin/payments/reconciliation')).json())
            .findings,
        waiting: async () =>
          getDashboard.output.parse(await (await call('GET /api/admin/dashboard')).json()).dashboard.attention
            .open_disputes,
        wallets: async (status: string) =>
          (await readAnswer(await call(`GET /api/admin/wallets?status=${status}`))).wallets,
        settle: async (id: string, verdict: string) =>
          readAnswer(await call(`POST /api/admin/disputes/${id}/settle`, { verdict, reason })),
        setActive: async (is_active: boolean) =>
          readAnswer(await call(`PATCH /api/admin/wallets/${shop.payer.id}/active`, { is_active, reason })),
      };
    }),
  );
}

test('DECISIONS 59: the desk reads what settling would do, two admins at once and a replay do it once, and nobody opens a disputed wallet by hand', async ({
  db,
}) => {
  await inShop(db, 'stripe', async (shop) => {
    const { tell } = await buyForDispute(db, shop);
    await tell({ event: 'created', state: 'needs_response', at: 0 });
    const [one, other] = await openDesk(db, { shop, emails: ['satu@contoh.example', 'dua@contoh.example'] });
    if (one === undefined || other === undefined) throw new Error('nobody is at the desk');
    expect(await one.waiting()).toBe(1);
    const [finding] = await one.findings();
    expect(finding?.foreseen).toEqual({
      ended_orders: 1,
      order_ids: [expect.any(String)],
      takes_bigint: 2_000_000,
      owes_bigint: 3_000_000,
      returns_bigint: 0,
    });
    expect(await one.wallets('disputed')).toMatchObject([{ is_active: false, is_disputed: true }]);
    expect(await one.wallets('inactive')).toEqual([]);
    expect(await one.setActive(true)).toMatchObject({ status: 409, code: 'HELD_BY_DISPUTE' });
    // What the staff freezes meanwhile stays frozen when the dispute ends.
    expect(await one.setActive(false)).toMatchObject({ status: 200 });

    const id = finding?.subject_id ?? '';
    const both = await Promise.all([one.settle(id, 'lost'), other.settle(id, 'lost')]);
    const settled = { status: 200, taken_bigint: 2_000_000, claim_bigint: 3_000_000 };
    expect([...both, await one.settle(id, 'lost')]).toMatchObject([settled, settled, settled]);
    expect(await balanceOf(db, shop.payer.id)).toBe(0);
    expect(await one.waiting()).toBe(0);
    expect((await one.findings())[0]?.foreseen).toEqual({
      ended_orders: 0,
      order_ids: [expect.any(String)],
      takes_bigint: 0,
      owes_bigint: 3_000_000,
      returns_bigint: 2_000_000,
    });
    await Promise.all([one.settle(id, 'won'), other.settle(id, 'lost')]);
    expect(await runChecks(db.pool), 'whoever came last').toEqual([]);
    expect(await one.settle(id, 'won')).toMatchObject({ status: 200, taken_bigint: 0, claim_bigint: 0 });
    expect(await balanceOf(db, shop.payer.id)).toBe(2_000_000);
    expect(await one.settle(id, 'waived')).toMatchObject({ status: 409, code: 'NOTHING_CLAIMED' });

    expect(await one.wallets('inactive')).toMatchObject([{ is_disputed: false }]);
    expect(await one.setActive(true)).toMatchObject({ status: 200, is_active: true });
    expect(await one.wallets('active')).toMatchObject([{ user_id: shop.payer.id }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
