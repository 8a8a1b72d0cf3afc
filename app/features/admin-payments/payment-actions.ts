import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import {
  closeWebhook,
  recheckPayment,
  replayWebhook,
  reviewPayment,
  settleDispute,
} from '#contract/admin/payments.ts';
import type { Client } from '#contract/client.ts';
import { disputeVerdicts } from '#shared/disputes.ts';
import { paymentsCopy as copy, disputeCopy } from './payments-copy.ts';

/** What the buttons of the page ask for, by the `do` of the form. */
export async function handlePaymentAction(client: Client, form: FormData): Promise<ActionResult> {
  const id = formText(form, 'id');
  const reason = formText(form, 'reason');
  switch (form.get('do')) {
    case 'check': {
      const asked = await client.call(recheckPayment, { params: { id } });
      return asked.ok
        ? actionSuccess(copy.checked(asked.value.payment.status))
        : actionError(asked.refusal, copy.broken);
    }
    case 'replay': {
      const replayed = await client.call(replayWebhook, { params: { id } });
      if (!replayed.ok) return actionError(replayed.refusal, copy.broken);
      const { status, error_message } = replayed.value.webhook;
      if (error_message !== null) return { ok: false, message: error_message, fields: {} };
      return actionSuccess(copy.replayed(status));
    }
    case 'close': {
      const closed = await client.call(closeWebhook, { params: { id }, body: { reason } });
      return closed.ok ? actionSuccess(copy.closed) : actionError(closed.refusal, copy.broken);
    }
    case 'lost':
    case 'won':
    case 'waived': {
      const verdict = disputeVerdicts.find((known) => known === form.get('do')) ?? 'won';
      const settled = await client.call(settleDispute, { params: { id }, body: { verdict, reason } });
      return settled.ok
        ? actionSuccess(disputeCopy.settled(settled.value.claim_bigint))
        : actionError(settled.refusal, copy.broken);
    }
    default: {
      const reviewed = await client.call(reviewPayment, { params: { id }, body: { reason } });
      return reviewed.ok ? actionSuccess(copy.closed) : actionError(reviewed.refusal, copy.broken);
    }
  }
}
