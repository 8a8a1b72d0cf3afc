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
import { type Result, refuse, succeed } from '#shared/result.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { CHECKOUT_FORM, TOP_UP_FIRST } from './checkout-copy.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Buys what the page showed, or keeps it until a top-up has arrived; the address says whether that is a plan. */
export function answerCheckout(args: ActionArgs) {
  return new URL(args.request.url).searchParams.has('plan') ? answerPlan(args) : answerItems(args);
}

/** Who signs in for it comes back to the question. */
export function loginFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return withNext('/login', pathname + search);
}

function answerItems({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: CHECKOUT_FORM,
    schema: checkout.body,
    refusals: checkout.refusals,
    send: async (body, posted) => {
      if (posted.has(TOP_UP_FIRST)) {
        const wish = { kind: 'checkout' as const, request: body };
        return leadOn(request, await client.call(openPurchaseIntent, { body: wish }), toTopUp);
      }
      const bought = await client.call(checkout, { body, idempotency_key: keyOf(posted) });
      return leadOn(request, bought, ({ order: { items } }) => {
        const [only, ...others] = items;
        return only === undefined || others.length > 0
          ? '/user/purchases'
          : `/user/purchases/${only.slug}?bought=1`;
      });
    },
  });
}

function answerPlan({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: CHECKOUT_FORM,
    schema: startSubscription.body,
    refusals: startSubscription.refusals,
    send: async ({ with_trial, ...wish }, posted) => {
      if (posted.has(TOP_UP_FIRST)) {
        return leadOn(request, await client.call(openSubscriptionIntent, { body: wish }), toTopUp);
      }
      const body = { ...wish, with_trial };
      const started = await client.call(startSubscription, { body, idempotency_key: keyOf(posted) });
      return leadOn(request, started, () => '/user/subscriptions');
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

/** A refusal comes back with the page, which then asks at the prices of that moment. */
function leadOn<Value>(request: Request, answer: Result<Value, Refusal>, to: (value: Value) => string) {
  if (answer.ok) return succeed({ to: to(answer.value) });
  const { code, message } = answer.refusal;
  if (code === 'UNAUTHENTICATED') throw redirect(loginFor(request));
  return refuse({ code, message });
}
