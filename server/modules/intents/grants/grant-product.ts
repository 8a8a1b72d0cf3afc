import { z } from 'zod';
import type { grantProduct as endpoint, Granted, Grant as GrantTerms } from '#contract/admin/sales/grants.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, maskEmail, recordAudit } from '#server/modules/audit/index.ts';
import { type ProductForSale, readProductsForSale } from '#server/modules/catalog/index.ts';
import { findRecipient } from '#server/modules/identity/index.ts';
import { giveProduct } from '#server/modules/orders/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertGrant } from './grants.queries.ts';

export type Staff = Actor & { readonly id: string };
type Refusal = RefusalOf<typeof endpoint>;

interface Grant extends GrantTerms {
  readonly actor: Staff;
  readonly idempotency_key: string;
}

const stored: z.ZodType<Granted> = z.object({
  order_id: z.uuid().nullable(),
  waits_for: z.string().nullable().default(null),
});

/**
 * Gives a product without payment. A proved account has it at once; for any other address it waits for the mailed link,
 * or until the address is proved in another way (ADR 0126). Products not for sale can be given too.
 */
export function grantProduct(
  db: Database,
  { actor, idempotency_key, ...request }: Grant,
): Promise<Result<Granted, Refusal | KeyReused>> {
  const claim = { user_id: actor.id, scope: 'grant', key: idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: async (): Promise<Result<Granted, Refusal>> => {
        const { recipient, product_id, reason } = request;
        const [product] = await readProductsForSale(tx, [product_id]);
        if (product === undefined) return refuse({ code: 'PRODUCT_NOT_FOUND' });
        return giveOrKeep(tx, { actor, recipient, full_name: '', product, reason });
      },
      replay: (kept) => stored.parse(kept),
    }),
  );
}

export interface GrantToMake {
  readonly actor: Staff;
  /** Id of an account, or an address. */
  readonly recipient: string;
  /** For a new account; empty: the part of the address before the @. */
  readonly full_name: string;
  readonly product: ProductForSale;
  readonly reason: string;
}

/** One grant, with its mail and audit entry, in the caller's transaction. */
export async function giveOrKeep(
  tx: Tx,
  { actor, recipient, full_name, product, reason }: GrantToMake,
): Promise<Result<Granted, Exclude<Refusal, { readonly code: 'PRODUCT_NOT_FOUND' }>>> {
  if (product.is_subscription) return refuse({ code: 'SUBSCRIPTION_NEEDS_PLAN' });
  const owner = await findRecipient(tx, recipient);
  if (owner?.is_active === false) return refuse({ code: 'ACCOUNT_INACTIVE' });
  if (owner?.email_verified === true) return giveNow(tx, { actor, owner, product, reason });
  const email = owner?.email ?? recipient.toLowerCase();
  if (!email.includes('@')) return refuse({ code: 'USER_NOT_FOUND' });
  const name = owner?.full_name || full_name || (email.split('@')[0] ?? email);
  const request = { product_id: product.id, granted_by: actor.id, reason };
  const id = await insertGrant(tx, { email, full_name: name.slice(0, 100), title: product.title, request });
  if (id === null) return refuse({ code: 'ALREADY_GRANTED' });
  await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } });
  await recordAudit(tx, actor, {
    action: 'order.granted',
    subject: { type: 'product', id: product.id },
    after: { waits_for: maskEmail(email), reason },
  });
  return succeed({ order_id: null, waits_for: email });
}

interface GrantNow extends Pick<GrantToMake, 'actor' | 'product' | 'reason'> {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
}

async function giveNow(
  tx: Tx,
  { actor, owner, product, reason }: GrantNow,
): Promise<Result<Granted, { readonly code: 'ALREADY_OWNED' | 'CLASS_FULL' }>> {
  const given = await giveProduct(tx, { owner, product, granted_by: actor.id, reason });
  if (!given.ok) return given;
  await addJob(tx, { name: 'send-grant', payload: { order_id: given.value.id } });
  await recordAudit(tx, actor, {
    action: 'order.granted',
    subject: { type: 'order', id: given.value.id },
    after: { user_id: owner.id, product_id: product.id, reason },
  });
  return succeed({ order_id: given.value.id, waits_for: null });
}
