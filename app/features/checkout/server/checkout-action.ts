import { redirect } from 'react-router';
import { AD_TICK } from '#app/features/ads/ad-field-names.ts';
import { type FormArgs, type FormRefusal, formAction, type PostedForm } from '#app/lib/forms/form-action.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { rememberWay } from '#app/lib/remembered-way.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { checkout } from '#contract/checkout/checkout.ts';
import { openGuestCheckout } from '#contract/intents/guest-checkout.ts';
import { openPurchaseIntent, openSubscriptionIntent } from '#contract/intents/purchase-intents.ts';
import { startSubscription } from '#contract/subscriptions/subscriptions.ts';
import { topUpWallet } from '#contract/wallet/wallet.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { boughtPage } from '#shared/shop/bought-page.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import {
  BUMPS,
  bumpPriceField,
  CHECKOUT_FORM,
  COMPANY_FORM,
  COMPANY_TICK,
  FROM_BALANCE,
  HAS_SCRIPTS,
  TOP_UP_FIRST,
} from '../form/checkout-form-names.ts';
import { pageOfPayment } from './page-of-payment.ts';
import { payIntent } from './pay-intent.ts';
import { paymentKey } from './payment-key.ts';
import { pageCookie, purchaseCookies } from './purchase-cookie.ts';

export async function checkoutAction(args: FormArgs) {
  const posted = confirmAds(confirmCompany(confirmBumps(await args.request.formData())));
  const isPlan = new URL(args.request.url).searchParams.has('plan');
  const form = posted.has('email') ? guestForm : isPlan ? subscriptionForm : purchaseForm;
  return form({ ...args, posted });
}

/** A tick also confirms the price beside it, which is added to the confirmed total, with scripts or without. */
function confirmBumps(posted: FormData): FormData {
  const ticked = posted.getAll(BUMPS).map((id) => bumpPriceField(String(id)));
  if (ticked.length > 0) {
    // Text that is no amount confirms nothing, so the purchase is refused.
    const amounts = ['total', ...ticked].map((field) => parseRupiah(formText(posted, field)));
    posted.set('total', String(amounts.reduce((sum, read) => sum + (read.ok ? read.value : 0), 0)));
  }
  return posted;
}

function confirmCompany(posted: FormData): FormData {
  if (!posted.has(COMPANY_FORM) || posted.has(COMPANY_TICK)) return posted;
  for (const name of [...posted.keys()]) if (name.startsWith('company.')) posted.delete(name);
  posted.set('invoice_to', 'person');
  return posted;
}

/** Without the tick a click id goes no further than here. */
function confirmAds(posted: FormData): FormData {
  if (posted.has(AD_TICK)) return posted;
  for (const name of [...posted.keys()]) if (name.startsWith('ads.')) posted.delete(name);
  return posted;
}

const guestForm = formAction({
  form: CHECKOUT_FORM,
  schema: openGuestCheckout.body,
  refusals: openGuestCheckout.refusals,
  send: async (body, { request, context, client, form }) => {
    const idempotency_key = await paymentKey(form, body);
    const opened = await client.call(openGuestCheckout, { body, idempotency_key });
    if (!opened.ok) return opened;
    const { id, access, checkout_url, qr_text } = opened.value;
    const isHttps = context.get(siteContext).app_url.startsWith('https:');
    const cookies = purchaseCookies(request, { access, page: pagePath(request), isHttps });
    return succeed({
      to: pageOfPayment(form, { checkout_url, qr_text }, purchasePath(id)),
      headers: [
        ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
        ...rememberWay(body.payment_method),
      ],
    });
  },
});

const purchaseForm = formAction({
  form: CHECKOUT_FORM,
  schema: checkout.body,
  refusals: { ...checkout.refusals, ...topUpWallet.refusals },
  send: async (body, posted) => {
    const { request, client, key } = posted;
    if (usesGateway(posted.form)) {
      const intent = { kind: 'checkout' as const, request: body };
      return payOrRefuse(posted, await client.call(openPurchaseIntent, { body: intent }));
    }
    const bought = await client.call(checkout, { body, idempotency_key: key });
    return redirectOrRefuse(request, bought, ({ order: { items } }) => boughtPage(items));
  },
});

const subscriptionForm = formAction({
  form: CHECKOUT_FORM,
  schema: startSubscription.body,
  refusals: { ...startSubscription.refusals, ...topUpWallet.refusals },
  send: async ({ with_trial, ...plan }, posted) => {
    const { request, client, key } = posted;
    if (usesGateway(posted.form) && !with_trial) {
      return payOrRefuse(posted, await client.call(openSubscriptionIntent, { body: plan }));
    }
    const body = { ...plan, with_trial };
    const started = await client.call(startSubscription, { body, idempotency_key: key });
    return redirectOrRefuse(request, started, () => '/user/subscriptions');
  },
});

function usesGateway(posted: FormData): boolean {
  const method = formText(posted, 'payment_method');
  return posted.has(TOP_UP_FIRST) || (method !== '' && method !== FROM_BALANCE);
}

type PayableIntent = Parameters<typeof payIntent>[1];

async function payOrRefuse(
  { request, client, form }: PostedForm,
  opened: Result<PayableIntent, FormRefusal>,
) {
  if (!opened.ok) return redirectOrRefuse(request, opened, () => '');
  if (form.has(TOP_UP_FIRST)) return leave(topUpPage(form, opened.value));
  const paid = await payIntent(client, opened.value, form);
  const { id } = opened.value.intent;
  const answer = redirectOrRefuse(request, paid, ({ payment_id, ...payment }) =>
    pageOfPayment(form, payment, `${purchasePath(id)}?payment=${payment_id}`),
  );
  if (!answer.ok) return answer;
  const page = ['set-cookie', pageCookie(id, pagePath(request))] satisfies [string, string];
  const remembered = rememberWay(formText(form, 'payment_method'));
  return leave(answer.value.to, [page, ...remembered]);
}

/** Leads to the payment, also from a form that stays in place once its purchase is made (`STAY_ON_PAGE`). */
function leave(to: string, headers: [string, string][] = []): never {
  throw redirect(to, { status: 303, headers });
}

/** The wallet's page asks how much to top up, and the purchase completes by itself (DECISIONS 10). */
function topUpPage(posted: FormData, { intent: { id, suggested_topup } }: PayableIntent): string {
  const page = posted.has(HAS_SCRIPTS) ? '/user/billing' : '/user/billing/top-up';
  return `${page}?topup=${suggested_topup ?? 0}&intent=${id}`;
}

function redirectOrRefuse<Value>(
  request: Request,
  answer: Result<Value, FormRefusal>,
  to: (value: Value) => string,
) {
  if (answer.ok) return succeed({ to: to(answer.value) });
  const { code, message, details } = answer.refusal;
  if (code === 'UNAUTHENTICATED') {
    throw redirect(withNext('/login', pagePath(request)));
  }
  return refuse({ code, message, ...(details && { details }) });
}

/** Removes `.data`, which React Router appends when scripts post the form. */
function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const search = searchParams.size === 0 ? '' : `?${searchParams}`;
  return unprefixed(pathname).replace(/\.data$/, '') + search;
}
