import { z } from 'zod';
import { affiliatesCopy as copy } from '#messages/referrals/admin-affiliates.ts';
import { rupiah, toSen } from '#shared/money/money.ts';

const whole = () =>
  z
    .string({ error: () => copy.notWhole })
    .trim()
    .regex(/^\d{1,3}$/, { error: () => copy.notWhole })
    .transform(Number);

const terms = {
  rate_percent: whole(),
  window_days: whole(),
  bank_account: z.string().default(''),
};

export const newAffiliateInput = z.object({ email: z.string(), code: z.string(), ...terms });

export const editAffiliateInput = z.object({
  ...terms,
  is_active: z.string().transform((typed) => typed === 'true'),
});

/** Posts the amount that was seen, in rupiah. */
export const payoutInput = z.object({
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform((typed) => toSen(rupiah(Number(typed)))),
});
