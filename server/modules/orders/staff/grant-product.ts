import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Granted, Grant as GrantTerms } from '#contract/admin/orders.ts';
import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import { readProductsForSale } from '#server/modules/catalog/index.ts';
import { findActiveRecipient } from '#server/modules/identity/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withIdempotency } from '#server/platform/idempotency.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isHeld, soldParts } from '../bundles.rules.ts';
import { readHeldOf } from '../holdings/holdings.queries.ts';
import type { GrantRefusal } from '../orders.errors.ts';
import { recordOrder } from '../record-order.ts';

export interface Grant extends Omit<GrantTerms, 'as_gift'>, Partial<Pick<GrantTerms, 'as_gift'>> {
  readonly actor: Actor & { readonly id: string };
  readonly idempotency_key: string;
}
type Outcome = Result<Granted, GrantRefusal>;

const stored: z.ZodType<Granted> = z.object({
  order_id: z.uuid(),
  gift_sent_to: z.string().nullable().default(null),
});

/**
 * Gives a product without payment: an order of Rp 0 with holding, reason, receipt and audit entry, in one transaction.
 * Products not for sale can be given too; stock does not change. An address without an account is mailed a gift code
 * bought in the admin's name (ADR 0020).
 */
export function grantProduct(db: Database, grant: Grant): Promise<Outcome> {
  const { actor, recipient, product_id, reason, as_gift = false, idempotency_key } = grant;
  const request = { recipient, product_id, reason, ...(as_gift && { as_gift }) };
  const claim = { user_id: actor.id, scope: 'grant', key: idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, { run: () => createGrant(tx, grant), replay: (kept) => stored.parse(kept) }),
  );
}

async function createGrant(tx: Tx, grant: Grant): Promise<Outcome> {
  const { actor, recipient, product_id, reason, as_gift = false } = grant;
  const person = await findActiveRecipient(tx, recipient);
  const asCode = person === null && as_gift && recipient.includes('@');
  const owner = asCode ? await findActiveRecipient(tx, actor.id) : person;
  if (owner === null) return refuse({ code: 'USER_NOT_FOUND' });
  const [product] = await readProductsForSale(tx, [product_id]);
  if (product === undefined) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  if (product.is_subscription) return refuse({ code: 'SUBSCRIPTION_NEEDS_PLAN' });
  if (asCode && product.type === 'consultation') return refuse({ code: 'GIFT_NOT_POSSIBLE' });
  // Purchases lock the wallet before they read holdings, so this serializes the two.
  if (!asCode) await lockWallet(tx, owner.id);
  const held = asCode ? new Set<string>() : await readHeldOf(tx, owner.id, [product]);
  if (isHeld(product, held)) return refuse({ code: 'ALREADY_OWNED' });
  const { title, slug, type } = product;
  const parts = soldParts(product, held);
  const item = { product_id, title, slug, type, price_bigint: sen(0), gift_quantity: asCode ? 1 : 0, parts };
  const order = await recordOrder(tx, {
    id: randomUUID(),
    user_id: owner.id,
    customer_email: owner.email,
    customer_name: owner.full_name,
    amount_bigint: sen(0),
    payment_method: 'grant',
    posting_id: null,
    metadata: { granted_by: actor.id, reason },
    items: [item],
  });
  const gift_sent_to = asCode ? recipient.toLowerCase() : null;
  await addJob(
    tx,
    gift_sent_to === null
      ? { name: 'send-receipt', payload: { order_id: order.id } }
      : { name: 'send-gift-code', payload: { order_id: order.id, to: gift_sent_to } },
  );
  await recordAudit(tx, actor, {
    action: 'order.granted',
    subject: { type: 'order', id: order.id },
    after: { ...(asCode ? { gift_sent_to } : { user_id: owner.id }), product_id, reason },
  });
  return succeed({ order_id: order.id, gift_sent_to });
}
