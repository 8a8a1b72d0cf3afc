import { z } from 'zod';
import { type Actor, maskEmail, recordAudit, systemActor } from '#server/audit/index.ts';
import { readProductsForSale } from '#server/catalog/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Buyer } from '../intent-handlers.ts';
import { grantAccess } from './grant-product.ts';
import { selectGrantForUpdate, withdrawGrant } from './grants.queries.ts';

interface GrantNotFound {
  readonly code: 'GRANT_NOT_FOUND';
}

export function resendGrant(
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly sent_to: string }, GrantNotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly sent_to: string }, GrantNotFound>> => {
    const grant = await selectGrantForUpdate(tx, id);
    if (grant === null) return refuse({ code: 'GRANT_NOT_FOUND' });
    const { email, product_id } = grant;
    await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } });
    const after = { sent_to: maskEmail(email) };
    await recordAudit(tx, actor, {
      action: 'order.link_resent',
      subject: { type: 'product', id: product_id },
      after,
    });
    return succeed({ sent_to: email });
  });
}

/** Ends an unclaimed grant; its link then opens nothing. */
export function revokeGrant(
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly revoked: true }, GrantNotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly revoked: true }, GrantNotFound>> => {
    const grant = await selectGrantForUpdate(tx, id);
    if (grant === null) return refuse({ code: 'GRANT_NOT_FOUND' });
    await withdrawGrant(tx, id);
    await recordAudit(tx, actor, {
      action: 'order.grant_revoked',
      subject: { type: 'product', id: grant.product_id },
      before: { waits_for: maskEmail(grant.email) },
    });
    return succeed({ revoked: true });
  });
}

const requested = z.object({
  product_id: z.uuid(),
  granted_by: z.uuid(),
  reason: z.string(),
  days: z.int().optional(),
});

export async function deliverGrant(
  tx: Tx,
  { owner, request, now }: { readonly owner: Buyer; readonly request: unknown; readonly now: Date },
): Promise<
  Result<
    { readonly order_id: string },
    { readonly code: 'ALREADY_OWNED' | 'CLASS_FULL' | 'PRODUCT_NOT_FOUND' }
  >
> {
  const { product_id, granted_by, reason, days } = requested.parse(request);
  const [product] = await readProductsForSale(tx, [product_id]);
  if (product === undefined) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const given = await grantAccess(tx, { owner, product, days, granted_by, reason, now });
  if (!given.ok) return given;
  const { order_id } = given.value;
  await recordAudit(tx, systemActor, {
    action: 'order.granted',
    subject: { type: 'order', id: order_id },
    after: { user_id: owner.id, product_id, ...(days !== undefined && { days }), reason },
  });
  return succeed({ order_id });
}
