import { z } from 'zod';
import { donePath } from '#app/components/page/done-notice.tsx';
import { type FormArgs, formAction } from '#app/lib/forms/form-action.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { formRupiah } from '#app/lib/forms/form-rupiah.ts';
import type { Client } from '#contract/client.ts';
import {
  acceptRetentionOffer,
  cancelSubscription,
  changePlan,
  resumeSubscription,
  retryCharge,
} from '#contract/subscriptions/subscriptions.ts';
import { succeed } from '#shared/result.ts';
import { ACCEPTED_PRICE, CHANGE_FORM, type Change, parseChange, shownPriceField } from './change.ts';

const changeForm = (change: Change) =>
  formAction({
    form: CHANGE_FORM,
    schema: change === 'plan' ? changePlan.body.pick({ plan: true }) : z.object({}),
    refusals: {
      ...changePlan.refusals,
      ...cancelSubscription.refusals,
      ...resumeSubscription.refusals,
      ...acceptRetentionOffer.refusals,
    },
    send: async (_, { client, form, param }) => {
      const changed = await callPlanChange(client, { id: param('id'), change }, form);
      const done = form.has(ACCEPTED_PRICE) ? 'retention' : change;
      return changed.ok ? succeed({ to: donePath('/user/subscriptions', done), data: { done } }) : changed;
    },
  });

export const changeAction = (args: FormArgs) => changeForm(parseChange(args.params.change ?? ''))(args);

interface ChosenChange {
  readonly id: string;
  readonly change: Change;
}

function callPlanChange(client: Client, { id, change }: ChosenChange, form: FormData) {
  const params = { id };
  switch (change) {
    case 'cancel':
      if (form.has(ACCEPTED_PRICE)) {
        const body = { price: formRupiah(form, ACCEPTED_PRICE) };
        return client.call(acceptRetentionOffer, { params, body });
      }
      return client.call(cancelSubscription, { params });
    case 'resume':
      return client.call(resumeSubscription, { params });
    case 'plan': {
      const plan = formText(form, 'plan');
      return client.call(changePlan, {
        params,
        body: { plan, price: formRupiah(form, shownPriceField(plan)) },
      });
    }
  }
}

export const retryAction = formAction({
  endpoint: retryCharge,
  schema: retryCharge.params,
  call: (params, { key }) => ({ params, idempotency_key: key }),
  to: () => donePath('/user/subscriptions', 'retry'),
});
