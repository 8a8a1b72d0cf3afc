import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { dismissPurchaseIntent } from '#contract/account/shop/purchase-intents.ts';
import { checkPayment } from '#contract/account/shop/wallet.ts';

/** Withdraws a pending purchase intent, or dismisses a cancelled one. */
const dismiss = formAction({
  endpoint: dismissPurchaseIntent,
  schema: dismissPurchaseIntent.params,
  call: (params) => ({ params }),
  to: () => '/user/billing',
});

/** Queries the gateway for a payment's status. */
const check = formAction({
  endpoint: checkPayment,
  schema: checkPayment.params,
  call: (params) => ({ params }),
  done: ({ payment }) => ({ status: payment.status }),
  to: ({ payment }) => `/user/billing?payment=${payment.id}`,
});

/** The buttons of the billing page. */
export const billingAction = formActions({ dismiss }, check);
