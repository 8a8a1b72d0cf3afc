import { z } from 'zod';
import { momentInput } from '#app/lib/forms/moment-input.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';

const count = () =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || /^[1-9]\d{0,5}$/.test(text), { error: () => copy.notWhole });

export const voucherInput = z.object({
  code: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : text)),
  prefix: z.string().default(''),
  count: count().transform((text) => (text === '' ? 1 : Number(text))),
  amount: rupiahInput(),
  max_uses: count().transform((text) => (text === '' ? null : Number(text))),
  expires_at: momentInput(() => copy.notMoment),
  note: z.string().default(''),
});
