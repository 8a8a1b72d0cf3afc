import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { negateSen, type Sen, sen } from '#shared/money/money.ts';
import type { TestKind } from '#shared/test-data.ts';
import {
  deletePosts,
  deleteProducts,
  deleteRecords,
  lockTestData,
  readOrdersToClear,
  readUsersToClear,
} from './test-data.queries.ts';

interface ClearResult {
  readonly cleared: Readonly<Record<TestKind, number>>;
  /** Cleared products that orders name stay, renamed and switched off. */
  readonly kept: { readonly products: number };
}

/**
 * Clears test data that still has its generated name (ADEV-016). Money is reversed by postings, accounts are erased
 * normally, and only rows the ledger does not refer to are deleted (ADR 0071).
 */
export async function clearTestData(tx: Tx, actor: Actor & { readonly id: string }): Promise<ClearResult> {
  await lockTestData(tx);
  const users = await readUsersToClear(tx);
  const orders = await readOrdersToClear(tx);
  for (const { id, amount_bigint } of orders)
    await refundTestOrder(tx, id, { amount: sen(amount_bigint), actor });
  for (const id of users) await drainWallet(tx, id, actor);
  const products = await deleteProducts(tx);
  const cleared = {
    users: users.length,
    orders: orders.length,
    products: products.cleared,
    blog_posts: await deletePosts(tx),
  };
  await deleteRecords(tx, { users, orders: orders.map(({ id }) => id) });
  await recordAudit(tx, actor, {
    action: 'test_data.cleared',
    subject: { type: 'test_data', id: 'all' },
    before: cleared,
  });
  return { cleared, kept: { products: products.kept } };
}

interface TestRefund {
  readonly amount: Sen;
  readonly actor: Actor & { readonly id: string };
}

async function refundTestOrder(tx: Tx, order_id: string, { amount, actor }: TestRefund): Promise<void> {
  const refund = {
    order_id,
    reason: 'Data uji dihapus',
    idempotency_key: `test-data:${order_id}`,
    ends_access: true,
    created_by: actor.id,
  };
  const given = await refundOrder(tx, { ...refund, amount });
  if (given.ok || given.refusal.code !== 'REFUND_EXCEEDS_PAID') return;
  const left = given.refusal.refundable_bigint;
  if (left > 0) await refundOrder(tx, { ...refund, amount: left });
}

async function drainWallet(tx: Tx, userId: string, actor: Actor & { readonly id: string }): Promise<void> {
  const wallet = await lockWallet(tx, userId);
  if (wallet.balance_bigint > 0) {
    const amount = wallet.balance_bigint;
    const posted = await postEntries(tx, {
      type: 'adjustment',
      idempotency_key: `test-data:cleared:${userId}`,
      description: 'Data uji dihapus',
      reference_type: 'test_data',
      reference_id: userId,
      created_by: actor.id,
      entries: [
        { wallet, amount: negateSen(amount) },
        { account: 'adjustments', amount },
      ],
    });
    if (!posted.ok) throw new Error(`a test wallet could not be emptied: ${posted.refusal.code}`);
  }
  await eraseAccountNow(tx, userId);
}
