import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { adjustWallet } from '#contract/wallet/admin.ts';
import { adjustmentProblems as problems } from '#messages/wallet/admin.ts';
import { negateSen, toSen } from '#shared/money/money.ts';

const error = () => problems.empty;
const { amount_bigint: _, metadata: __, ...body } = adjustWallet.body.shape;

/** Converts rupiah and a direction to the API's signed sen (AWAL-008 to AWAL-010, AWAL-012). */
export const adjustmentInput = z
  .object({
    ...body,
    description: z.string({ error }).trim().min(1, { error }).pipe(body.description),
    amount: rupiahInput({ messages: problems }),
    direction: z.enum(['credit', 'debit']).default('credit'),
  })
  .transform(({ amount, direction, ...adjustment }) => {
    const credit = toSen(amount);
    return { ...adjustment, amount_bigint: direction === 'debit' ? negateSen(credit) : credit };
  });
