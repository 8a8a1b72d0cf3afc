import { z } from 'zod';
import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  grantProduct as endpoint,
  GrantResult,
  Grant as GrantTerms,
} from '#contract/orders/admin-grants.ts';
import { findRecipient } from '#server/account/index.ts';
import { type Actor, maskEmail, recordAudit, systemActor } from '#server/audit/index.ts';
import { type ProductForSale, readProductsForSale } from '#server/catalog/index.ts';
import { giveProduct } from '#server/orders/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { grantSubscription } from '#server/subscriptions/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Buyer } from '../intent-handlers.ts';
import { insertGrant, selectGrantForUpdate, withdrawGrant } from './grants.queries.ts';

export type Staff = Actor & { readonly id: string };
type Refusal = RefusalOf<typeof endpoint>;

interface Grant extends GrantTerms {
  readonly actor: Staff;
  readonly idempotency_key: string;
  readonly now: Date;
}

const stored: z.ZodType<GrantResult> = z.object({
  order_id: z.uuid().nullable(),
  waits_for: z.string().nullable().default(null),
});

/**
 * Gives a product without payment, at once to a proved account, otherwise when the address is proved by the mailed link
 * or in another way (ADR 0025). Products not for sale can be given too.
 */
export function grantProduct(
  db: Database,
  { actor, idempotency_key, now, ...request }: Grant,
): Promise<Result<GrantResult, Refusal | KeyReused>> {
  const claim = { user_id: actor.id, scope: 'grant', key: idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: async (): Promise<Result<GrantResult, Refusal>> => {
        const { recipient, product_id, reason, days } = request;
        const [product] = await readProductsForSale(tx, [product_id]);
        if (product === undefined) return refuse({ code: 'PRODUCT_NOT_FOUND' });
        return grantOrHold(tx, { actor, recipient, full_name: '', product, days, reason, now });
      },
      replay: (kept) => stored.parse(kept),
    }),
  );
}

export interface GrantInput {
  readonly actor: Staff;
  /** Id of an account, or an address. */
  readonly recipient: string;
  /** Names a new account; empty: the part of the address before the @. */
  readonly full_name: string;
  readonly product: ProductForSale;
  readonly days: number | undefined;
  readonly reason: string;
  readonly now: Date;
}

export async function grantOrHold(
  tx: Tx,
  { actor, recipient, full_name, product, days, reason, now }: GrantInput,
): Promise<Result<GrantResult, Refusal>> {
  if (product.is_subscription && days === undefined) return refuse({ code: 'SUBSCRIPTION_NEEDS_DAYS' });
  const owner = await findRecipient(tx, recipient);
  if (owner?.is_active === false) return refuse({ code: 'ACCOUNT_INACTIVE' });
  if (owner?.email_verified === true) return grantToAccount(tx, { actor, owner, product, days, reason, now });
  const email = owner?.email ?? recipient.toLowerCase();
  if (!email.includes('@')) return refuse({ code: 'USER_NOT_FOUND' });
  const name = owner?.full_name || full_name || (email.split('@')[0] ?? email);
  const request = {
    product_id: product.id,
    granted_by: actor.id,
    reason,
    ...(days !== undefined && { days }),
  };
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

interface ImmediateGrant extends Pick<GrantInput, 'actor' | 'product' | 'days' | 'reason' | 'now'> {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
}

async function grantToAccount(
  tx: Tx,
  { actor, owner, product, days, reason, now }: ImmediateGrant,
): Promise<Result<GrantResult, GiveRefusal>> {
  const given = await grantAccess(tx, { owner, product, days, granted_by: actor.id, reason, now });
  if (!given.ok) return given;
  const { order_id } = given.value;
  // A subscription mails its own terms.
  if (!product.is_subscription) await addJob(tx, { name: 'send-grant', payload: { order_id } });
  await recordAudit(tx, actor, {
    action: 'order.granted',
    subject: { type: 'order', id: order_id },
    after: { user_id: owner.id, product_id: product.id, ...(days !== undefined && { days }), reason },
  });
  return succeed({ order_id, waits_for: null });
}

interface Gift {
  readonly owner: ImmediateGrant['owner'];
  readonly product: ProductForSale;
  readonly days: number | undefined;
  readonly granted_by: string;
  readonly reason: string;
  readonly now: Date;
}
type GiveRefusal = { readonly code: 'ALREADY_OWNED' | 'CLASS_FULL' | 'PRODUCT_NOT_FOUND' };

export async function grantAccess(
  tx: Tx,
  { product, days, now, ...gift }: Gift,
): Promise<Result<{ readonly order_id: string }, GiveRefusal>> {
  if (product.is_subscription) {
    if (days === undefined) throw new Error('a subscription is given for some days');
    return grantSubscription(tx, { ...gift, product_id: product.id, days, now });
  }
  const given = await giveProduct(tx, { ...gift, product });
  return given.ok ? succeed({ order_id: given.value.id }) : given;
}

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
