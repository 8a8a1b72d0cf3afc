import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { refundMoney } from '#contract/refunds/admin.ts';
import { refundCopy as copy } from '#messages/operations/admin-tools.ts';
import { toSen } from '#shared/money/money.ts';

const { amount_bigint: _, metadata: __, ...body } = refundMoney.body.shape;
const messages = {
  get zero() {
    return copy.zero;
  },
};

/** The forms take rupiah, the API takes sen. */
export const refundInput = z
  .object({ ...body, amount: rupiahInput({ messages }) })
  .transform(({ amount, ...refund }) => ({ ...refund, amount_bigint: toSen(amount) }));
