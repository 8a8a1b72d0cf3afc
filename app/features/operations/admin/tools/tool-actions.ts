import { refundInput } from '#app/features/refunds/admin/refund-input.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { refundMoney } from '#contract/refunds/admin.ts';
import { adjustWallet } from '#contract/wallet/admin.ts';
import { refundCopy, toolsCopy, walletToolCopy } from '#messages/operations/admin-tools.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { failureText } from './tool-toasts.ts';
import { walletInput } from './wallet/wallet-input.ts';

const shown = (balance: Sen) => formatRupiah(toRupiah(balance));

export const toolAction = formActions(
  {
    refund: formAction({
      endpoint: refundMoney,
      form: 'refund-tool',
      schema: refundInput,
      call: (body, { key }) => ({ idempotency_key: key, body }),
      done: ({ order_id, refundable_bigint }) => ({
        message: refundCopy.done,
        detail: refundCopy.doneText(shortId(order_id), shown(refundable_bigint)),
      }),
      refuse: (refusal) => ({ ...refusal, message: failureText(refusal, refundCopy.failedText) }),
      fieldOf: {
        USER_NOT_FOUND: 'user_id',
        ORDER_NOT_FOUND: 'order_id',
        ORDER_REQUIRED: 'order_id',
        PAYMENT_NOT_FOUND: 'payment_id',
        NOTHING_TO_REFUND: 'amount',
        REFUND_EXCEEDS_PAID: 'amount',
        PAYMENT_NOT_REFUNDABLE: 'refund_method',
        amount_bigint: 'amount',
      },
    }),
  },
  formAction({
    endpoint: adjustWallet,
    form: 'wallet-tool',
    schema: walletInput,
    call: (body, { key }) => ({ idempotency_key: key, body }),
    /** Shows the balance before and after (AERR-047). */
    done: ({ status, balance_before, balance_after }) => ({
      message: walletToolCopy.done,
      detail:
        status === 'pending'
          ? walletToolCopy.pending
          : walletToolCopy.balances(shown(balance_before), shown(balance_after)),
    }),
    refuse: (refusal) => ({ ...refusal, message: failureText(refusal, toolsCopy.unknown) }),
    fieldOf: { INSUFFICIENT_BALANCE: 'amount', amount_bigint: 'amount', USER_NOT_FOUND: 'user_id' },
  }),
);
