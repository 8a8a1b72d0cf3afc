import { formAction, formActions, type PostedForm } from '#app/lib/forms/form-action.ts';
import {
  cancelAnySubscription,
  changeAnyPlan,
  extendSubscription,
  resumeAnySubscription,
  retryAnyCharge,
} from '#contract/subscriptions/admin.ts';
import { cancelCopy, detailsCopy, extendCopy, planCopy } from '#messages/subscriptions/admin.ts';
import { toSen } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { cancelInput, extendInput, planInput } from './subscription-inputs.ts';

const keyOf = ({ param, key }: PostedForm) => ({ params: { id: param('id') }, idempotency_key: key });

export const subscriptionAction = formActions(
  {
    retry: formAction({
      endpoint: retryAnyCharge,
      call: (_, posted) => ({ ...keyOf(posted), body: {} }),
      done: () => detailsCopy.retried,
      failed: () => detailsCopy.notRetried,
    }),
    resume: formAction({
      endpoint: resumeAnySubscription,
      call: (_, posted) => ({ ...keyOf(posted), body: {} }),
      done: () => detailsCopy.resumed,
      failed: () => detailsCopy.notResumed,
    }),
    extend: formAction({
      endpoint: extendSubscription,
      form: 'extend-subscription',
      schema: extendInput,
      call: (body, posted) => ({ ...keyOf(posted), body }),
      done: ({ subscription }) => extendCopy.done(formatCardDate(subscription.current_period_end)),
      failed: () => extendCopy.failed,
    }),
    plan: formAction({
      endpoint: changeAnyPlan,
      form: 'change-plan',
      schema: planInput,
      call: ({ choice: body }, posted) => ({ ...keyOf(posted), body }),
      done: ({ subscription: { next_plan, current_period_end } }) =>
        next_plan === null
          ? planCopy.kept
          : planCopy.done(next_plan.plan_name, formatCardDate(current_period_end)),
      failed: () => planCopy.failed,
      fieldOf: { PRICE_CHANGED: 'choice', PLAN_OUT_OF_STOCK: 'choice', PLAN_NOT_FOUND: 'choice' },
    }),
  },
  formAction({
    endpoint: cancelAnySubscription,
    form: 'cancel-subscription',
    schema: cancelInput,
    call: ({ refund, ...rest }, posted) => ({
      ...keyOf(posted),
      body: { ...rest, refund_bigint: rest.at === 'now' ? toSen(refund) : 0 },
    }),
    done: ({ subscription }) => (subscription.status === 'expired' ? cancelCopy.doneNow : cancelCopy.done),
    failed: () => cancelCopy.failed,
    fieldOf: { REFUND_EXCEEDS_PAID: 'refund', PAYMENT_NOT_REFUNDABLE: 'refund_method' },
  }),
);
