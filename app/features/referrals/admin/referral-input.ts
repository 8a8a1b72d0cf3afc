import { z } from 'zod';
import { discountValue, optionalRupiah, valueInput } from '#app/features/discounts/admin/discount-input.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { decideReferralTerms } from '#contract/referrals/admin.ts';

export const referralTermsInput = z
  .object({
    is_on: z.string().transform((typed) => typed === 'true'),
    minimum: optionalRupiah,
    reward: rupiahInput(),
    targets: z.array(z.string()).default(['all']),
  })
  .and(valueInput)
  .transform(({ unit, value, ...terms }) => ({ ...terms, ...discountValue(unit, value) }));

export const referralTermsVerdictInput = decideReferralTerms.body.strip();

export const referralVerdictInput = z.object({ id: z.string(), verdict: z.enum(['count', 'refuse']) });
