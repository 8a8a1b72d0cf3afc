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
import {
  dismissPurchaseIntent,
  getPurchaseIntent,
  listPurchaseIntents,
  openPurchaseIntent,
  openSubscriptionIntent,
} from '#contract/intents/purchase-intents.ts';
import {
  grantProduct as grantProductEndpoint,
  importGrants as importGrantsEndpoint,
  listWaitingGrants as listWaitingGrantsEndpoint,
  resendGrant as resendGrantEndpoint,
  revokeGrant as revokeGrantEndpoint,
} from '#contract/orders/admin-grants.ts';
import { consentWords, consentWordsOf } from '#messages/subscribers/consent-words.ts';
import { askedConsentOf } from '#server/ads/index.ts';
import type { AdPlatform } from '#shared/ads/ads.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { mapValue, named, refuse, succeed } from '#shared/result.ts';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { GuestProduct } from '../api/mount.ts';
import { type Caller, networkDigest } from '../http/scope.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import {
  type ClaimServices,
  changeGuestEmail,
  checkGuestPayment,
  claimGuestPurchase,
  dismissIntent,
  type GuestServices,
  getGuestPurchase,
  getOwnIntent,
  grantProduct,
  importGrants,
  listVisibleIntents,
  listWaitingGrants,
  openGuestCheckout,
  openIntent,
  type PurchaseLinks,
  payGuestPurchase,
  readGuest,
  resendGrant,
  resendGuestAccess,
  resumeGuestPurchase,
  revokeGrant,
} from './index.ts';

interface AdServices {
  readonly ad_platforms: readonly AdPlatform[];
}

export function purchaseIntentRoutes({
  db,
  ad_platforms,
}: AdServices & { readonly db: Database }): readonly Implementation[] {
  return [
    implement(openPurchaseIntent, async ({ caller: buyer, body, request: { readVisitor, user_agent } }) => {
      const { ads: input, ...request } = body.request;
      const ad_consent = askedConsentOf(ad_platforms, { input, user_agent });
      const wanted = { buyer, request, visitor: await readVisitor(), ad_consent };
      return mapValue(openIntent(db, body.kind, wanted), (intent) => ({ intent }));
    }),
    implement(
      openSubscriptionIntent,
      async ({ caller: buyer, body, request: { readVisitor, user_agent } }) => {
        const { ads: input, ...request } = body;
        const ad_consent = askedConsentOf(ad_platforms, { input, user_agent });
        const wanted = { buyer, request, visitor: await readVisitor(), ad_consent };
        return mapValue(openIntent(db, 'subscription', wanted), (intent) => ({ intent }));
      },
    ),
    implement(listPurchaseIntents, async ({ caller }) =>
      succeed({ intents: await listVisibleIntents(db.orm, caller.id) }),
    ),
    implement(getPurchaseIntent, ({ caller, params, query }) =>
      mapValue(getOwnIntent(db.orm, caller.id, { ...params, ...query }), (intent) => ({ intent })),
    ),
    implement(dismissPurchaseIntent, ({ caller, params }) =>
      mapValue(dismissIntent(db, caller.id, params.id), (intent) => ({ intent })),
    ),
  ];
}

export function grantRoutes({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): readonly Implementation[] {
  return [
    implement(grantProductEndpoint, (call) =>
      grantProduct(db, {
        ...call.body,
        actor: actorOf(call),
        idempotency_key: call.idempotency_key,
        now: clock.now(),
      }),
    ),
    implement(importGrantsEndpoint, (call) =>
      importGrants(db, actorOf(call), {
        ...call.body,
        idempotency_key: call.idempotency_key,
        now: clock.now(),
      }),
    ),
    implement(listWaitingGrantsEndpoint, async ({ query }) =>
      succeed(await listWaitingGrants(db.orm, query)),
    ),
    implement(resendGrantEndpoint, (call) => resendGrant(db, actorOf(call), call.params.id)),
    implement(revokeGrantEndpoint, (call) => revokeGrant(db, actorOf(call), call.params.id)),
  ];
}

export function guestCheckoutRoutes(
  services: GuestServices & ClaimServices & AdServices & { readonly has_whatsapp: boolean },
): readonly Implementation[] {
  const ofBrowser = (id: string, headers: Headers) => ({
    id,
    cookie: readCookie(headers, PURCHASE_COOKIE) ?? '',
  });
  return [
    implement(openGuestCheckoutEndpoint, async ({ body, idempotency_key, request }) => {
      const { items, plan, code, total, bumps, link, company, news, whatsapp_reminders, ads, ...guest } =
        body;
      const chosen = { code, total, link, company, is_guest: true };
      if ((items === undefined) === (plan === undefined)) return refuse({ code: 'INVALID_INPUT' });
      const opened = await openGuestCheckout(services, {
        ...guest,
        ...(plan === undefined
          ? { kind: 'checkout' as const, request: { items, bumps, ...chosen } }
          : { kind: 'subscription' as const, request: { ...plan, ...chosen } }),
        language: currentLanguage(),
        news_words: news ? consentWords.news : null,
        whatsapp_words:
          whatsapp_reminders && services.has_whatsapp
            ? consentWordsOf({ purpose: 'reminders', channel: 'whatsapp' })
            : null,
        held_by: networkDigest(request.address),
        visitor: await request.readVisitor(),
        idempotency_key,
        ad_consent: askedConsentOf(services.ad_platforms, { input: ads, user_agent: request.user_agent }),
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
