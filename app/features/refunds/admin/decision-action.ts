import { formAction } from '#app/lib/forms/form-action.ts';
import { decideRefund } from '#contract/refunds/admin.ts';
import { refundsCopy as copy } from '#messages/refunds/admin.ts';
import { decisionInput } from './decision-input.ts';

export const decisionAction = formAction({
  endpoint: decideRefund,
  form: 'decide-refund',
  schema: decisionInput,
  call: (body, { text, key }) => ({ params: { id: text('id') }, idempotency_key: key, body }),
  done: (_, { verdict }, { text }) => (verdict === 'approve' ? copy.approved(text('amount')) : copy.rejected),
  fieldOf: { REASON_REQUIRED: 'note' },
});
