import {
  changeGuestEmail as changeGuestEmailEndpoint,
  checkGuestPayment as checkGuestPaymentEndpoint,
  claimGuestPurchase as claimGuestPurchaseEndpoint,
  getGuestPurchase as getGuestPurchaseEndpoint,
  openGuestCheckout as openGuestCheckoutEndpoint,
  payGuestPurchase as payGuestPurchaseEndpoint,
  resendGuestAccess as resendGuestAccessEndpoint,
  resumeGuestPurchase as resumeGuestPurchaseEndpoint,
} from '#contract/intents/guest-checkout.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { GuestProduct } from '#server/api/mount.ts';
import type { Caller } from '#server/http/caller.ts';
import { networkDigest } from '#server/http/client-network.ts';
import {
  type ClaimServices,
  changeGuestEmail,
  checkGuestPayment,
  claimGuestPurchase,
  type GuestServices,
  getGuestPurchase,
  openGuestCheckout,
  type PurchaseLinks,
  payGuestPurchase,
  readGuest,
  resendGuestAccess,
  resumeGuestPurchase,
} from '#server/intents/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { named, refuse, succeed } from '#shared/result.ts';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';

export function guestCheckoutRoutes(services: GuestServices & ClaimServices): readonly Implementation[] {
  const ofBrowser = (id: string, headers: Headers) => ({
    id,
    cookie: readCookie(headers, PURCHASE_COOKIE) ?? '',
  });
  return [
    implement(openGuestCheckoutEndpoint, async ({ body, idempotency_key, request }) => {
      const { items, plan, code, total, bumps, link, company, ...guest } = body;
      const chosen = { code, total, link, company, is_guest: true };
      if ((items === undefined) === (plan === undefined)) return refuse({ code: 'INVALID_INPUT' });
      const opened = await openGuestCheckout(services, {
        ...guest,
        ...(plan === undefined
          ? { kind: 'checkout' as const, request: { items, bumps, ...chosen } }
          : { kind: 'subscription' as const, request: { ...plan, ...chosen } }),
        language: currentLanguage(),
        held_by: networkDigest(request.address),
        idempotency_key,
      });
      if (!opened.ok) return opened;
      return succeed({ ...opened.value, access: services.links.accessOf(opened.value.id) });
    }),
    // Registered before the id route, which would match.
    implement(resumeGuestPurchaseEndpoint, ({ query }) =>
      resumeGuestPurchase({ reader: services.db.orm, links: services.links }, query.token),
    ),
    implement(getGuestPurchaseEndpoint, ({ params, query, request }) =>
      named(
        'purchase',
        getGuestPurchase(services, { ...ofBrowser(params.id, request.headers), payment: query.payment }),
      ),
    ),
    implement(payGuestPurchaseEndpoint, ({ params, body, request }) =>
      payGuestPurchase(services, {
        ...ofBrowser(params.id, request.headers),
        ...body,
        held_by: networkDigest(request.address),
      }),
    ),
    implement(checkGuestPaymentEndpoint, ({ params, request }) =>
      named('purchase', checkGuestPayment(services, ofBrowser(params.id, request.headers))),
    ),
    implement(resendGuestAccessEndpoint, ({ params, request }) =>
      named('purchase', resendGuestAccess(services, ofBrowser(params.id, request.headers))),
    ),
    implement(changeGuestEmailEndpoint, ({ params, body, request }) =>
      named('purchase', changeGuestEmail(services, { ...ofBrowser(params.id, request.headers), ...body })),
    ),
    implement(claimGuestPurchaseEndpoint, ({ body }) => claimGuestPurchase(services, body.token)),
  ];
}

interface PurchaseLookup {
  readonly headers: Headers;
  readonly product: GuestProduct;
}

export async function readGuestCaller(
  { reader, links }: { readonly reader: Reader; readonly links: PurchaseLinks },
  { headers, product }: PurchaseLookup,
): Promise<Caller | null> {
  const cookie = readCookie(headers, PURCHASE_COOKIE);
  const guest = cookie === null ? null : await readGuest({ reader, links }, { cookie, product });
  if (guest === null) return null;
  const { id, email, full_name } = guest.account;
  const session = { session_id: 'purchase', confirmed_at: NEVER, lacks_second_factor: false };
  return { id, email, full_name, role: 'user', ...session, guest_order_id: guest.order_id };
}

const NEVER = new Date(0).toISOString();
