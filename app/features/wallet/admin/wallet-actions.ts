import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { adjustWallet, decideAdjustment, setWalletActive } from '#contract/wallet/admin.ts';
import { adjustCopy, freezeCopy, waitingCopy } from '#messages/wallet/admin.ts';
import { adjustmentInput } from './adjustment-input.ts';

export const walletAction = formActions(
  {
    freeze: formAction({
      endpoint: setWalletActive,
      form: 'freeze-wallet',
      schema: setWalletActive.body.strip(),
      call: (body, { text }) => ({ params: { user_id: text('user_id') }, body }),
      done: (_, { is_active }) => (is_active ? freezeCopy.thawed : freezeCopy.frozen),
      failed: () => freezeCopy.failed,
    }),
    decide: formAction({
      endpoint: decideAdjustment,
      schema: decideAdjustment.body.strip(),
      call: (body, { text, key }) => ({ params: { id: text('id') }, idempotency_key: key, body }),
      done: ({ status, balance_before, balance_after }) =>
        status === 'approved' ? waitingCopy.approved(balance_before, balance_after) : waitingCopy.rejected,
      failed: () => waitingCopy.failed,
    }),
  },
  formAction({
    endpoint: adjustWallet,
    form: 'adjust-wallet',
    schema: adjustmentInput,
    call: (body, { key }) => ({ idempotency_key: key, body }),
    done: ({ status, balance_before, balance_after }) =>
      status === 'pending' ? adjustCopy.pending : adjustCopy.done(balance_before, balance_after),
    failed: () => adjustCopy.failed,
    fieldOf: { INSUFFICIENT_BALANCE: 'amount', amount_bigint: 'amount' },
  }),
);
