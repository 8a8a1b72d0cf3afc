import type { GuestPurchase } from '#contract/intents/guest-checkout.ts';
import { checkPaymentsOf, type TopUpServices } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type GuestIntentRow, lockIntent, selectGuestIntent } from '../intents.queries.ts';
import { setGuestEmail } from './guests.queries.ts';
import type { PurchaseLinks } from './purchase-links.ts';
import { readGuestPurchase } from './read-guest-purchase.ts';

export interface GuestServices extends TopUpServices {
  readonly clock: Clock;
  readonly links: PurchaseLinks;
}

export interface GuestRequest {
  readonly id: string;
  readonly cookie: string;
}

export interface GuestPageRequest extends GuestRequest {
  readonly payment?: string | undefined;
}

export interface PurchaseNotFound {
  readonly code: 'PURCHASE_NOT_FOUND';
}
type Outcome = Result<GuestPurchase, PurchaseNotFound>;

/** Another browser's purchase reads as unknown. */
export async function getGuestPurchase(services: GuestServices, request: GuestPageRequest): Promise<Outcome> {
  const intent = await findOwn(services, request);
  if (intent === null) return refuse({ code: 'PURCHASE_NOT_FOUND' });
  const { payment = null, cookie } = request;
  const opened = services.links.readAccess(cookie);
  const page = { intent, payment, opened, now: services.clock.now() };
  return succeed(await readGuestPurchase(services.db.orm, page));
}

/** Null: opened by another browser. */
export async function findOwn(
  { db, links }: GuestServices,
  { id, cookie }: GuestRequest,
): Promise<GuestIntentRow | null> {
  return links.readAccess(cookie).includes(id) ? selectGuestIntent(db.orm, id) : null;
}

/** Serves a buyer who does not wait for the webhook. A silent gateway changes nothing. */
export async function checkGuestPayment(services: GuestServices, request: GuestRequest): Promise<Outcome> {
  const intent = await findOwn(services, request);
  if (intent?.status === 'waiting' && intent.total_bigint > 0) await checkPaymentsOf(services, intent.id);
  return getGuestPurchase(services, request);
}

export async function resendGuestAccess(services: GuestServices, request: GuestRequest): Promise<Outcome> {
  const found = await getGuestPurchase(services, request);
  if (found.ok) await queueLink(services, found.value);
  return found;
}

async function queueLink({ db }: GuestServices, { id, state }: GuestPurchase): Promise<void> {
  if (state !== 'bought' && state !== 'confirm') return;
  await withTx(db, async (tx) =>
    succeed(await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } })),
  );
}

/** Voids older links. The account follows once the new address is proved, so the answer reveals nothing. */
export async function changeGuestEmail(
  services: GuestServices,
  { email, ...request }: GuestRequest & { readonly email: string },
): Promise<Outcome> {
  const found = await getGuestPurchase(services, request);
  if (!found.ok || !found.value.can_change_email) return found;
  await withTx(services.db, async (tx) => {
    const intent = await lockIntent(tx, request.id);
    if (intent !== null && intent.claimed_at === null) await setGuestEmail(tx, intent.id, email);
    return succeed(null);
  });
  return resendGuestAccess(services, request);
}
