import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { donePath } from '#app/components/page/done-notice.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { resendReceipt, withdrawRefundRequest } from '#contract/account/shop/orders.ts';
import { succeed } from '#shared/result.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
}

/** The buttons of an order. */
export async function orderAction(args: ActionArgs) {
  const form = await args.request.clone().formData();
  return formIntent(form) === 'withdraw' ? withdraw(args) : sendReceipt(args);
}

function sendReceipt({ request, context, params }: ActionArgs) {
  return handleForm({
    request,
    schema: z.object({}),
    refusals: resendReceipt.refusals,
    send: async () => {
      const sent = await actionApi(context).call(resendReceipt, { params });
      return sent.ok ? succeed({ to: donePath(orderPath(params.id), 'receipt'), data: sent.value }) : sent;
    },
  });
}

function withdraw({ request, context, params }: ActionArgs) {
  return handleForm({
    request,
    schema: withdrawRefundRequest.params,
    refusals: withdrawRefundRequest.refusals,
    send: async (requestParams) => {
      const withdrawn = await actionApi(context).call(withdrawRefundRequest, { params: requestParams });
      return withdrawn.ok ? succeed({ to: donePath(orderPath(params.id), 'withdraw') }) : withdrawn;
    },
  });
}

const orderPath = (id: string) => `/user/orders/${id}`;
