import { z } from 'zod';
import { momentInput } from '#app/lib/forms/moment-input.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';
import { vouchersCopy } from '#messages/vouchers/admin.ts';

const count = () =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || /^[1-9]\d{0,5}$/.test(text), { error: () => copy.notWhole });

export const voucherKinds = ['own', 'random'] as const;

export const voucherInput = z
  .object({
    kind: z.enum(voucherKinds).default('own'),
    code: z.string().trim().default(''),
    prefix: z.string().default(''),
    count: count().transform((text) => (text === '' ? 1 : Number(text))),
    amount: rupiahInput(),
    max_uses: count().transform((text) => (text === '' ? null : Number(text))),
    expires_at: momentInput(() => copy.notMoment),
    note: z.string().default(''),
  })
  .refine(({ kind, code }) => kind === 'random' || code !== '', {
    path: ['code'],
    error: () => vouchersCopy.codeMissing,
  })
  .transform(({ kind, code, prefix, count, max_uses, ...voucher }) =>
    kind === 'own'
      ? { ...voucher, code, max_uses, prefix: '', count: 1 }
      : { ...voucher, code: null, max_uses: null, prefix, count },
  );
