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

export async function handlePaymentAction(client: Client, form: FormData): Promise<ActionResult> {
  const id = formText(form, 'id');
  const reason = formText(form, 'reason');
  switch (form.get('do')) {
    case 'check': {
      const result = await client.call(recheckPayment, { params: { id } });
      return result.ok
        ? actionSuccess(copy.checked(result.value.payment.status))
        : actionError(result.refusal, copy.broken);
    }
    case 'replay': {
      const result = await client.call(replayWebhook, { params: { id } });
      if (!result.ok) return actionError(result.refusal, copy.broken);
      const { status, error_message } = result.value.webhook;
      if (error_message !== null) return { ok: false, message: error_message, fields: {} };
      return actionSuccess(copy.replayed(status));
    }
    case 'close': {
      const result = await client.call(closeWebhook, { params: { id }, body: { reason } });
      return result.ok ? actionSuccess(copy.closed) : actionError(result.refusal, copy.broken);
    }
    case 'lost':
    case 'won':
    case 'waived': {
      const verdict = disputeVerdicts.find((option) => option === form.get('do')) ?? 'won';
      const result = await client.call(settleDispute, { params: { id }, body: { verdict, reason } });
      return result.ok
        ? actionSuccess(disputeCopy.settled(result.value.claim_bigint))
        : actionError(result.refusal, copy.broken);
    }
    default: {
      const result = await client.call(reviewPayment, { params: { id }, body: { reason } });
      return result.ok ? actionSuccess(copy.closed) : actionError(result.refusal, copy.broken);
    }
  }
}
