import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { donePath } from '#app/components/page/done-notice.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { formRupiah } from '#app/lib/forms/form-rupiah.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  acceptRetentionOffer,
  cancelSubscription,
  changePlan,
  resumeSubscription,
  retryCharge,
} from '#contract/account/shop/subscriptions.ts';
import type { Client } from '#contract/client.ts';
import { succeed } from '#shared/result.ts';
import { ACCEPTED_PRICE, CHANGE_FORM, type Change, shownPriceField } from './change.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

interface ChangeArgs extends ActionArgs {
  readonly id: string;
  readonly change: Change;
}

/** Of the page of a change, which its dialog posts to as well. */
export function changeAction({ request, context, id, change }: ChangeArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: CHANGE_FORM,
    schema: change === 'plan' ? changePlan.body.pick({ plan: true }) : z.object({}),
    refusals: {
      ...changePlan.refusals,
      ...cancelSubscription.refusals,
      ...resumeSubscription.refusals,
      ...acceptRetentionOffer.refusals,
    },
    send: async (_, posted) => {
      const changed = await callChange(client, { id, change }, posted);
      const done = posted.has(ACCEPTED_PRICE) ? 'retention' : change;
      return changed.ok ? succeed({ to: donePath('/user/subscriptions', done), data: { done } }) : changed;
    },
  });
}

function callChange(client: Client, { id, change }: Pick<ChangeArgs, 'id' | 'change'>, posted: FormData) {
  const params = { id };
  switch (change) {
    case 'cancel':
      if (posted.has(ACCEPTED_PRICE)) {
        const body = { price: formRupiah(posted, ACCEPTED_PRICE) };
        return client.call(acceptRetentionOffer, { params, body });
      }
      return client.call(cancelSubscription, { params });
    case 'resume':
      return client.call(resumeSubscription, { params });
    case 'plan': {
      const plan = formText(posted, 'plan');
      return client.call(changePlan, {
        params,
        body: { plan, price: formRupiah(posted, shownPriceField(plan)) },
      });
    }
  }
}

/** Pays an overdue period now. */
export function retryAction({ request, context }: ActionArgs) {
  return handleForm({
    request,
    schema: retryCharge.params,
    refusals: retryCharge.refusals,
    send: async (params, posted) => {
      const idempotency_key = formText(posted, 'idempotency_key');
      const paid = await actionApi(context).call(retryCharge, { params, idempotency_key });
      return paid.ok ? succeed({ to: donePath('/user/subscriptions', 'retry') }) : paid;
    },
  });
}
