import type { RouterContextProvider } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { dismissPurchaseIntent } from '#contract/account/shop/purchase-intents.ts';
import { checkPayment } from '#contract/account/shop/wallet.ts';
import { succeed } from '#shared/result.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The buttons of the billing page. */
export async function billingAction(args: ActionArgs) {
  const form = await args.request.clone().formData();
  return formIntent(form) === 'dismiss' ? dismiss(args) : check(args);
}

/** Withdraws a pending purchase intent, or dismisses a cancelled one. */
function dismiss({ request, context }: ActionArgs) {
  return handleForm({
    request,
    schema: dismissPurchaseIntent.params,
    refusals: dismissPurchaseIntent.refusals,
    send: async (params) => {
      const dismissed = await actionApi(context).call(dismissPurchaseIntent, { params });
      return dismissed.ok ? succeed({ to: '/user/billing' }) : dismissed;
    },
  });
}

/** Queries the gateway for a payment's status. */
function check({ request, context }: ActionArgs) {
  return handleForm({
    request,
    schema: checkPayment.params,
    refusals: checkPayment.refusals,
    send: async (params) => {
      const checked = await actionApi(context).call(checkPayment, { params });
      if (!checked.ok) return checked;
      const { id, status } = checked.value.payment;
      return succeed({ to: `/user/billing?payment=${id}`, data: { status } });
    },
  });
}
