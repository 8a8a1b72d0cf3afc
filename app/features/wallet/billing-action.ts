import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { dismissPurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { checkPayment } from '#contract/wallet/wallet.ts';

const dismiss = formAction({
  endpoint: dismissPurchaseIntent,
  schema: dismissPurchaseIntent.params,
  call: (params) => ({ params }),
  to: () => '/user/billing',
});

const check = formAction({
  endpoint: checkPayment,
  schema: checkPayment.params,
  call: (params) => ({ params }),
  done: ({ payment }) => ({ status: payment.status }),
  to: ({ payment }) => `/user/billing?payment=${payment.id}`,
});

export const billingAction = formActions({ dismiss }, check);
