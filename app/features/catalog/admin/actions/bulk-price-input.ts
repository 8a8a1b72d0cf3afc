import { z } from 'zod';
import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetShape } from '#app/components/data-table/bulk-target-shape.ts';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import { bulkPriceCopy } from '#messages/catalog/admin.ts';

const error = () => bulkPriceCopy.notPercent;

const percent = z
  .string({ error })
  .trim()
  .regex(/^[-\u2212+]?\d{1,3}$/, { error })
  .transform((text) => Number(text.replace('\u2212', '-')))
  .pipe(z.int().min(-90, { error }).max(400, { error }));

export const bulkPriceInput = z
  .discriminatedUnion('mode', [
    z.object({ ...targetShape, mode: z.literal('percent'), amount: percent }),
    z.object({ ...targetShape, mode: z.literal('fixed'), amount: rupiahInput() }),
  ])
  .transform(({ mode, amount, ...target }) => {
    const step: BulkAction =
      mode === 'percent' ? { action: 'price_by', percent: amount } : { action: 'price', price: amount };
    return { ...targetOf(target), step };
  });
