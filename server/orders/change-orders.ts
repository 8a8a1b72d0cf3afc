import { randomUUID } from 'node:crypto';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockFullClasses, type ProductForSale } from '#server/catalog/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { readHeldOf } from './holdings.queries.ts';
import { revokeOrderHoldings } from './holdings.ts';
import type { StatusRefusal } from './orders.errors.ts';
import type { OrderRow } from './orders.queries.ts';
import { isHeld, refundable, soldParts } from './orders.rules.ts';
import { recordOrder } from './orders.ts';
import { readRefundedTotals } from './refunds/read-refunds.ts';
import { lockOrder, selectSubscriptionOfOrder, writeStatus } from './refunds/refund-order.queries.ts';

interface Change {
  readonly actor: Actor;
  readonly order_id: string;
  readonly status: OrderStatus;
}
type Outcome = Result<{ readonly status: OrderStatus }, StatusRefusal>;

/**
 * Sets any status from any other (AORD-010); the database sets the timestamp (AORD-011). Moves no money and ends no
 * access. Refuses `refunded` while money is left to refund (DECISIONS 49); for an unpaid order, such as a grant, it
 * revokes the holdings, unless it paid a live subscription.
 */
export function setOrderStatus(db: Database, { actor, order_id, status }: Change): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, order_id);
    if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
    if (order.status === status) return succeed({ status });
    const refusal = status === 'refunded' ? await refundNeeded(tx, order) : null;
    if (refusal !== null) return refuse(refusal);
    if (status === 'refunded' && (await selectSubscriptionOfOrder(tx, order_id)) === null)
      await revokeOrderHoldings(tx, order_id, { ends_access: false });
    await writeStatus(tx, order_id, status);
    await recordAudit(tx, actor, {
      action: 'order.status_changed',
      subject: { type: 'order', id: order_id },
      before: { status: order.status },
      after: { status },
    });
    return succeed({ status });
  });
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function refundNeeded(tx: Tx, order: LockedOrder): Promise<StatusRefusal | null> {
  const { total, reserved } = await readRefundedTotals(tx, order.id, '');
  const refundable_bigint = refundable(order.paid_bigint, total);
  // A reserved refund may still fail; it sets `refunded` itself once the money has left.
  const isLeft = refundable_bigint > 0 || reserved > 0;
  return isLeft ? { code: 'REFUND_NEEDED', details: { refundable_bigint } } : null;
}

interface GivenProduct {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
  readonly product: Pick<ProductForSale, 'id' | 'title' | 'slug' | 'type' | 'parts'>;
  readonly granted_by: string;
  readonly reason: string;
}

/** An order of Rp 0; of a bundle only what is lacking. Stock stays; a full class has no place to give. */
export async function giveProduct(
  tx: Tx,
  { owner, product, granted_by, reason }: GivenProduct,
): Promise<Result<Pick<OrderRow, 'id'>, { readonly code: 'ALREADY_OWNED' | 'CLASS_FULL' }>> {
  // Purchases lock the wallet before they read holdings, so this serializes the two.
  await lockWallet(tx, owner.id);
  const held = await readHeldOf(tx, owner.id, [product.id]);
  if (isHeld(product, held)) return refuse({ code: 'ALREADY_OWNED' });
  const { id: product_id, title, slug, type } = product;
  const given = [product, ...product.parts].filter(({ id }) => !held.has(id));
  const full = await lockFullClasses(
    tx,
    given.map(({ id }) => id),
  );
  if (full.length > 0) return refuse({ code: 'CLASS_FULL' });
  const { id } = await recordOrder(tx, {
    id: randomUUID(),
    user_id: owner.id,
    customer_email: owner.email,
    customer_name: owner.full_name,
    amount_bigint: sen(0),
    payment_method: 'grant',
    posting_id: null,
    metadata: { granted_by, reason },
    items: [{ product_id, title, slug, type, price_bigint: sen(0), parts: soldParts(product, held) }],
  });
  return succeed({ id });
}
