import { z } from 'zod';
import { momentInput } from '#app/lib/forms/moment-input.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { discountTerms, MAX_PERIODS } from '#contract/discounts/admin.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';
import { rupiah } from '#shared/money/money.ts';

const moment = () => momentInput(() => copy.notMoment);

/** Empty: no limit. */
const limit = () =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || /^[1-9]\d{0,5}$/.test(text), { error: () => copy.notWhole })
    .transform((text) => (text === '' ? null : Number(text)));

/** Empty: 0. */
export const optionalRupiah = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? '0' : text))
  .pipe(rupiahInput());

/** Can be changed at any time, except `periods`, which is fixed after the first use. */
const conditions = {
  title: discountTerms.title,
  starts_at: moment(),
  ends_at: moment(),
  minimum: optionalRupiah,
  max_uses: limit(),
  max_uses_per_buyer: limit(),
  periods: limit().refine((periods) => periods === null || periods <= MAX_PERIODS, {
    error: () => copy.periodsHint,
  }),
  first_purchase_only: z.boolean().default(false),
  emails: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,;]+/).filter((address) => address !== ''))
    .pipe(discountTerms.emails.unwrap()),
};

export const usedDiscountInput = z.object(conditions).omit({ periods: true });

const percent = z
  .string({ error: () => copy.notPercent })
  .trim()
  .regex(/^\d{1,3}$/, { error: () => copy.notPercent })
  .transform(Number)
  .pipe(
    z
      .int()
      .min(1, { error: () => copy.notPercent })
      .max(100, { error: () => copy.notPercent }),
  );

export const valueInput = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('percent'), value: percent }),
  z.object({ unit: z.literal('amount'), value: rupiahInput() }),
]);

const method = z.discriminatedUnion('method', [
  z.object({ method: z.literal('automatic') }),
  z.object({ method: z.literal('retention') }),
  z.object({ method: z.literal('code'), code: z.string({ error: () => copy.codeHint }) }),
  z.object({
    method: z.literal('batch'),
    prefix: z.string().default(''),
    count: z
      .string({ error: () => copy.countHint })
      .trim()
      .regex(/^\d{1,5}$/, { error: () => copy.countHint })
      .transform(Number),
  }),
]);

const terms = z.object({ ...conditions, targets: z.array(z.string()).default(['all']) }).and(valueInput);
export const discountValue = (unit: 'percent' | 'amount', off: number) => ({
  percent: unit === 'percent' ? off : null,
  amount: unit === 'amount' ? rupiah(off) : null,
});

export const unusedDiscountInput = terms.transform(({ unit, value: off, ...rest }) => ({
  ...rest,
  ...discountValue(unit, off),
}));

export const discountInput = terms.and(method).transform(({ unit, value: off, ...rest }) => {
  const { method: kind, code, prefix, count, ...others } = { code: null, prefix: '', count: 0, ...rest };
  return {
    ...others,
    ...discountValue(unit, off),
    is_retention: kind === 'retention',
    code: kind === 'code' ? code : null,
    batch: kind === 'batch' ? { prefix, count } : null,
  };
});
