import { done, type FormAnswer, fieldOf, refused } from '#app/lib/form-answer.ts';
import {
  askGateway,
  closeWebhook,
  replayWebhook,
  reviewPayment,
  settleDispute,
} from '#contract/admin/payments.ts';
import type { Client } from '#contract/client.ts';
import { disputeVerdicts } from '#shared/disputes.ts';
import { paymentsCopy as copy, disputeCopy } from './payments-copy.ts';

/** What the buttons of the page ask for, by the `do` of the form. */
export async function doToPayment(client: Client, form: FormData): Promise<FormAnswer> {
  const id = fieldOf(form, 'id');
  const reason = fieldOf(form, 'reason');
  switch (form.get('do')) {
    case 'check': {
      const asked = await client.call(askGateway, { params: { id } });
      return asked.ok ? done(copy.checked(asked.value.payment.status)) : refused(asked.refusal, copy.broken);
    }
    case 'replay': {
      const replayed = await client.call(replayWebhook, { params: { id } });
      if (!replayed.ok) return refused(replayed.refusal, copy.broken);
      const { status, error_message } = replayed.value.webhook;
      if (error_message !== null) return { ok: false, message: error_message, fields: {} };
      return done(copy.replayed(status));
    }
    case 'close': {
      const closed = await client.call(closeWebhook, { params: { id }, body: { reason } });
      return closed.ok ? done(copy.closed) : refused(closed.refusal, copy.broken);
    }
    case 'lost':
    case 'won':
    case 'waived': {
      const verdict = disputeVerdicts.find((known) => known === form.get('do')) ?? 'won';
      const settled = await client.call(settleDispute, { params: { id }, body: { verdict, reason } });
      return settled.ok
        ? done(disputeCopy.settled(settled.value.claim_bigint))
        : refused(settled.refusal, copy.broken);
    }
    default: {
      const reviewed = await client.call(reviewPayment, { params: { id }, body: { reason } });
      return reviewed.ok ? done(copy.closed) : refused(reviewed.refusal, copy.broken);
    }
  }
}
