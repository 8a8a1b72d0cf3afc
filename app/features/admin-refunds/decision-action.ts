import { formText } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { decideRefund } from '#contract/admin/sales/refunds.ts';
import type { Client } from '#contract/client.ts';
import { refundsCopy as copy } from '#messages/admin-refunds.ts';
import { decisionInput } from './decision-input.ts';

export function handleDecision(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'decide-refund',
    schema: decisionInput,
    refusals: decideRefund.refusals,
    send: async (body) => {
      const decided = await client.call(decideRefund, {
        params: { id: formText(posted, 'id') },
        idempotency_key: formText(posted, 'idempotency_key'),
        body,
      });
      if (!decided.ok) return formRefusal(decided.refusal, { fieldOf: { REASON_REQUIRED: 'note' } });
      return formDone(body.verdict === 'approve' ? copy.approved(formText(posted, 'amount')) : copy.rejected);
    },
  });
}
