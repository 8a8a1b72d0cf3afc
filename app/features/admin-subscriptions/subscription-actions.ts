import { z } from 'zod';
import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import {
  cancelAnySubscription,
  changeAnyPlan,
  extendSubscription,
  resumeAnySubscription,
  retryAnyCharge,
} from '#contract/admin/sales/subscriptions.ts';
import type { Client } from '#contract/client.ts';
import { cancelCopy, detailsCopy, extendCopy, planCopy } from '#messages/admin-subscriptions.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface Target {
  readonly client: Client;
  readonly id: string;
  readonly posted: FormData;
}

export function handleSubscriptionAction(client: Client, id: string, posted: FormData) {
  const target = { client, id, posted };
  switch (formIntent(posted)) {
    case 'retry':
      return retry(target);
    case 'resume':
      return resume(target);
    case 'extend':
      return extend(target);
    case 'plan':
      return changePlan(target);
    default:
      return cancel(target);
  }
}

const keyOf = ({ id, posted }: Target) => ({
  params: { id },
  idempotency_key: formText(posted, 'idempotency_key'),
});

async function retry(target: Target): Promise<ActionResult> {
  const done = await target.client.call(retryAnyCharge, { ...keyOf(target), body: {} });
  return done.ok ? actionSuccess(detailsCopy.retried) : actionError(done.refusal, detailsCopy.notRetried);
}

async function resume(target: Target): Promise<ActionResult> {
  const done = await target.client.call(resumeAnySubscription, { ...keyOf(target), body: {} });
  return done.ok ? actionSuccess(detailsCopy.resumed) : actionError(done.refusal, detailsCopy.notResumed);
}

const { days, reason } = extendSubscription.body.shape;
export const extendInput = z.object({ days: z.coerce.number().pipe(days), reason });

function extend(target: Target) {
  return handleForm({
    posted: target.posted,
    form: 'extend-subscription',
    schema: extendInput,
    refusals: extendSubscription.refusals,
    send: async (body) => {
      const done = await target.client.call(extendSubscription, { ...keyOf(target), body });
      if (!done.ok) return formRefusal(done.refusal, { failed: extendCopy.failed });
      return formDone(extendCopy.done(formatCardDate(done.value.subscription.current_period_end)));
    },
  });
}

const cancelShape = cancelAnySubscription.body.shape;
/** Without a field for it nothing goes back. */
export const cancelInput = z.object({
  at: cancelShape.at,
  refund: rupiahInput().default(rupiah(0)),
  refund_method: cancelShape.refund_method,
  reason: cancelShape.reason,
});

function cancel(target: Target) {
  return handleForm({
    posted: target.posted,
    form: 'cancel-subscription',
    schema: cancelInput,
    refusals: cancelAnySubscription.refusals,
    send: async ({ refund, ...rest }) => {
      const refund_bigint = rest.at === 'now' ? toSen(refund) : 0;
      const done = await target.client.call(cancelAnySubscription, {
        ...keyOf(target),
        body: { ...rest, refund_bigint },
      });
      if (!done.ok) {
        const fieldOf = { REFUND_EXCEEDS_PAID: 'refund', PAYMENT_NOT_REFUNDABLE: 'refund_method' };
        return formRefusal(done.refusal, { failed: cancelCopy.failed, fieldOf });
      }
      return formDone(done.value.subscription.status === 'expired' ? cancelCopy.doneNow : cancelCopy.done);
    },
  });
}

/** The plan with the price that was shown: a choice is one value. */
export const planInput = z.object({
  choice: z.string().transform((value, context) => {
    const [plan, shown = ''] = value.split(' ');
    const price = parseRupiah(shown);
    const choice = changeAnyPlan.body.safeParse({ plan, price: price.ok ? price.value : null });
    if (choice.success) return choice.data;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }),
});

function changePlan(target: Target) {
  return handleForm({
    posted: target.posted,
    form: 'change-plan',
    schema: planInput,
    refusals: changeAnyPlan.refusals,
    send: async ({ choice: body }) => {
      const done = await target.client.call(changeAnyPlan, { ...keyOf(target), body });
      if (!done.ok) {
        const fieldOf = { PRICE_CHANGED: 'choice', PLAN_OUT_OF_STOCK: 'choice', PLAN_NOT_FOUND: 'choice' };
        return formRefusal(done.refusal, { failed: planCopy.failed, fieldOf });
      }
      const { next_plan, current_period_end } = done.value.subscription;
      if (next_plan === null) return formDone(planCopy.kept);
      return formDone(planCopy.done(next_plan.plan_name, formatCardDate(current_period_end)));
    },
  });
}
