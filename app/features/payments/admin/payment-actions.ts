import { z } from 'zod';
import { formAction, formActions, formDone, formRefusal } from '#app/lib/forms/form-action.ts';
import {
  closeWebhook,
  recheckPayment,
  replayWebhook,
  reviewPayment,
  settleDispute,
} from '#contract/payments/admin.ts';
import { paymentsCopy as copy, disputeCopy } from '#messages/payments/admin.ts';
import { refuse } from '#shared/result.ts';

const failed = () => copy.broken;

/** A notice that fails again says why. */
const replay = formAction({
  refusals: replayWebhook.refusals,
  send: async (_, { client, text }) => {
    const replayed = await client.call(replayWebhook, { params: { id: text('id') } });
    if (!replayed.ok) return formRefusal(replayed.refusal, { failed });
    const { status, error_message } = replayed.value.webhook;
    if (error_message !== null) return refuse({ code: 'REPLAY_FAILED', message: error_message, status: 200 });
    return formDone(copy.replayed(status));
  },
});

export const paymentAction = formActions(
  {
    check: formAction({
      endpoint: recheckPayment,
      call: (_, { text }) => ({ params: { id: text('id') } }),
      done: ({ payment }) => copy.checked(payment.status),
      failed,
    }),
    replay,
    close: formAction({
      endpoint: closeWebhook,
      form: 'payment-reason',
      schema: closeWebhook.body.strip(),
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: () => copy.closed,
      failed,
    }),
    review: formAction({
      endpoint: reviewPayment,
      form: 'payment-reason',
      schema: reviewPayment.body.strip(),
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: () => copy.closed,
      failed,
    }),
  },
  formAction({
    endpoint: settleDispute,
    form: 'payment-reason',
    schema: z.object({
      intent: settleDispute.body.shape.verdict,
      reason: settleDispute.body.shape.reason,
    }),
    call: ({ intent, reason }, { text }) => ({
      params: { id: text('id') },
      body: { verdict: intent, reason },
    }),
    done: ({ claim_bigint }) => disputeCopy.settled(claim_bigint),
    failed,
  }),
);
