import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { adjustWallet } from '#contract/wallet/admin.ts';
import { toolsCopy } from '#messages/operations/admin-tools.ts';
import { toSen } from '#shared/money/money.ts';

const { amount_bigint: _, metadata: __, ...body } = adjustWallet.body.shape;
const messages = {
  get empty() {
    return toolsCopy.required;
  },
  get zero() {
    return toolsCopy.zero;
  },
};

/** Converts signed rupiah to the API's sen (ATOOL-004, ATOOL-005, ATOOL-007). */
export const walletInput = z
  .object({ ...body, amount: rupiahInput({ signed: true, messages }) })
  .transform(({ amount, ...adjustment }) => ({ ...adjustment, amount_bigint: toSen(amount) }));
