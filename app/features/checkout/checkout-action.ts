import { type RouterContextProvider, redirect } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { checkout } from '#contract/account/checkout.ts';
import {
  openPurchaseIntent,
  openSubscriptionIntent,
  type PurchaseIntent,
} from '#contract/account/purchase-intents.ts';
import { startSubscription } from '#contract/account/subscriptions.ts';
import { boughtPage } from '#shared/bought-page.ts';
import { unprefixed } from '#shared/page-language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { CHECKOUT_FORM, TOP_UP_FIRST } from './checkout-form-names.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Buys what the page showed, or saves it until a top-up arrives. `?plan=` in the address: a subscription. */
export function checkoutAction(args: ActionArgs) {
  return new URL(args.request.url).searchParams.has('plan') ? subscribeAction(args) : purchaseAction(args);
}

/** Sign-in that returns to this checkout. */
export function loginPathFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return withNext('/login', unprefixed(pathname) + search);
}

function purchaseAction({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: CHECKOUT_FORM,
    schema: checkout.body,
    refusals: checkout.refusals,
    send: async (body, posted) => {
      if (posted.has(TOP_UP_FIRST)) {
        const intent = { kind: 'checkout' as const, request: body };
        return redirectOrRefuse(request, await client.call(openPurchaseIntent, { body: intent }), toTopUp);
      }
      const bought = await client.call(checkout, { body, idempotency_key: keyOf(posted) });
      return redirectOrRefuse(request, bought, ({ order: { items } }) => boughtPage(items));
    },
  });
}

function subscribeAction({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: CHECKOUT_FORM,
    schema: startSubscription.body,
    refusals: startSubscription.refusals,
    send: async ({ with_trial, ...plan }, posted) => {
      if (posted.has(TOP_UP_FIRST)) {
        return redirectOrRefuse(request, await client.call(openSubscriptionIntent, { body: plan }), toTopUp);
      }
      const body = { ...plan, with_trial };
      const started = await client.call(startSubscription, { body, idempotency_key: keyOf(posted) });
      return redirectOrRefuse(request, started, () => '/user/subscriptions');
    },
  });
}

const keyOf = (posted: FormData): string => String(posted.get('idempotency_key') ?? '');

const toTopUp = ({ intent }: { readonly intent: PurchaseIntent }): string =>
  `/user/billing/top-up?topup=${intent.suggested_topup ?? 0}&intent=${intent.id}`;

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** A refusal re-renders the page, at current prices. */
function redirectOrRefuse<Value>(
  request: Request,
  answer: Result<Value, Refusal>,
  to: (value: Value) => string,
) {
  if (answer.ok) return succeed({ to: to(answer.value) });
  const { code, message } = answer.refusal;
  if (code === 'UNAUTHENTICATED') throw redirect(loginPathFor(request));
  return refuse({ code, message });
}
