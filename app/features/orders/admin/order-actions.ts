import { refundInput } from '#app/features/refunds/admin/refund-input.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { resendAnyReceipt, resendPurchaseLink, setOrderStatus } from '#contract/orders/admin.ts';
import { refundMoney } from '#contract/refunds/admin.ts';
import { detailCopy, refundCopy, unclaimedCopy } from '#messages/orders/admin.ts';
import { toRupiah } from '#shared/money/money.ts';

/** Uses the staff's only refund (DECISIONS 49). */
const refund = formAction({
  endpoint: refundMoney,
  form: 'refund-order',
  schema: refundInput,
  call: (body, { key, param }) => ({ idempotency_key: key, body: { ...body, order_id: param('id') } }),
  done: ({ refundable_bigint }, { amount_bigint, refund_method }) => {
    const amount = toRupiah(amount_bigint);
    if (refund_method === 'payment_provider') return refundCopy.onItsWay(amount);
    return refundable_bigint === 0 ? refundCopy.doneWhole : refundCopy.done(amount);
  },
  failed: () => refundCopy.failed,
  fieldOf: { REFUND_EXCEEDS_PAID: 'amount', amount_bigint: 'amount' },
});

export const orderAction = formActions(
  {
    receipt: formAction({
      endpoint: resendAnyReceipt,
      call: (_, { param }) => ({ params: { id: param('id') } }),
      done: ({ sent_to }) => detailCopy.sent(sent_to),
      failed: () => detailCopy.notSent,
    }),
    refund,
  },
  formAction({
    endpoint: setOrderStatus,
    schema: setOrderStatus.body.strip(),
    call: (body, { param }) => ({ params: { id: param('id') }, body }),
    done: (_, { status }) => detailCopy.updated(status),
    failed: () => detailCopy.failed,
  }),
);

export const sendPurchaseLink = formAction({
  endpoint: resendPurchaseLink,
  call: (_, { text }) => ({ params: { id: text('id') } }),
  done: ({ sent_to }) => unclaimedCopy.sent(sent_to),
  failed: () => unclaimedCopy.notSent,
});
