import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  closeWebhook,
  recheckPayment,
  replayWebhook,
  reviewPayment,
  settleDispute,
} from '#contract/admin/sales/payments.ts';
import type { Client } from '#contract/client.ts';
import { paymentsCopy as copy, disputeCopy } from '#messages/admin-payments.ts';
import { disputeVerdicts } from '#shared/payments/disputes.ts';

export function handlePaymentAction(client: Client, posted: FormData) {
  const params = { id: formText(posted, 'id') };
  switch (formIntent(posted)) {
    case 'check':
      return recheck(client, params);
    case 'replay':
      return replay(client, params);
    default:
      return giveReason(client, params, posted);
  }
}

interface Params {
  readonly id: string;
}

async function recheck(client: Client, params: Params): Promise<ActionResult> {
  const result = await client.call(recheckPayment, { params });
  return result.ok
    ? actionSuccess(copy.checked(result.value.payment.status))
    : actionError(result.refusal, copy.broken);
}

async function replay(client: Client, params: Params): Promise<ActionResult> {
  const result = await client.call(replayWebhook, { params });
  if (!result.ok) return actionError(result.refusal, copy.broken);
  const { status, error_message } = result.value.webhook;
  if (error_message !== null) return { ok: false, message: error_message, fields: {} };
  return actionSuccess(copy.replayed(status));
}

/** What is settled by hand: a webhook, a payment, or a dispute, whose verdict is the intent. */
function giveReason(client: Client, params: Params, posted: FormData) {
  const intent = formIntent(posted);
  const verdict = disputeVerdicts.find((option) => option === intent);
  return handleForm({
    posted,
    form: 'payment-reason',
    schema: settleDispute.body.pick({ reason: true }).strip(),
    refusals: settleDispute.refusals,
    send: async ({ reason }) => {
      if (verdict !== undefined) {
        const settled = await client.call(settleDispute, { params, body: { verdict, reason } });
        if (!settled.ok) return formRefusal(settled.refusal, { failed: copy.broken });
        return formDone(disputeCopy.settled(settled.value.claim_bigint));
      }
      const endpoint = intent === 'close' ? closeWebhook : reviewPayment;
      const closed = await client.call(endpoint, { params, body: { reason } });
      return closed.ok ? formDone(copy.closed) : formRefusal(closed.refusal, { failed: copy.broken });
    },
  });
}
