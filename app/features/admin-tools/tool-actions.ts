import { refundInput } from '#app/components/admin/refund-input.ts';
import { formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { refundMoney } from '#contract/admin/sales/refunds.ts';
import { adjustWallet } from '#contract/admin/sales/wallets.ts';
import type { Client } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { refundCopy, toolsCopy, walletToolCopy } from '#messages/admin-tools.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { failureText } from './tool-toasts.ts';
import { walletInput } from './wallet/wallet-input.ts';

export const handleToolAction = (client: Client, posted: FormData) =>
  formIntent(posted) === 'refund' ? refund(client, posted) : adjust(client, posted);

function adjust(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'wallet-tool',
    schema: walletInput,
    refusals: adjustWallet.refusals,
    send: async (body) => {
      const adjusted = await client.call(adjustWallet, { idempotency_key: keyOf(posted), body });
      if (adjusted.ok) return formDone(walletToolCopy.done, { detail: adjustmentText(adjusted.value) });
      const { refusal } = adjusted;
      const fieldOf = { INSUFFICIENT_BALANCE: 'amount', amount_bigint: 'amount', USER_NOT_FOUND: 'user_id' };
      return formRefusal({ ...refusal, message: failureText(refusal, toolsCopy.unknown) }, { fieldOf });
    },
  });
}

/** The balance before and after (AERR-047). */
function adjustmentText(
  adjusted: Pick<OutputOf<typeof adjustWallet>, 'status' | 'balance_before' | 'balance_after'>,
): string {
  const shown = (balance: Sen) => formatRupiah(toRupiah(balance));
  const { status, balance_before, balance_after } = adjusted;
  return status === 'pending'
    ? walletToolCopy.pending
    : walletToolCopy.balances(shown(balance_before), shown(balance_after));
}

function refund(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'refund-tool',
    schema: refundInput,
    refusals: refundMoney.refusals,
    send: async (body) => {
      const refunded = await client.call(refundMoney, { idempotency_key: keyOf(posted), body });
      if (refunded.ok) {
        const { order_id, refundable_bigint } = refunded.value;
        const left = formatRupiah(toRupiah(refundable_bigint));
        return formDone(refundCopy.done, { detail: refundCopy.doneText(shortId(order_id), left) });
      }
      const { refusal } = refunded;
      const message = failureText(refusal, refundCopy.failedText);
      return formRefusal({ ...refusal, message }, { fieldOf: refundFieldOf });
    },
  });
}

/** The field of a code, or of the API. */
const refundFieldOf = {
  USER_NOT_FOUND: 'user_id',
  ORDER_NOT_FOUND: 'order_id',
  ORDER_REQUIRED: 'order_id',
  PAYMENT_NOT_FOUND: 'payment_id',
  NOTHING_TO_REFUND: 'amount',
  REFUND_EXCEEDS_PAID: 'amount',
  PAYMENT_NOT_REFUNDABLE: 'refund_method',
  amount_bigint: 'amount',
} as const;

const keyOf = (posted: FormData) => formText(posted, 'idempotency_key');
