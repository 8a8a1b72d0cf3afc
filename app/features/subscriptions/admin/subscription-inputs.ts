import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { cancelAnySubscription, changeAnyPlan, extendSubscription } from '#contract/subscriptions/admin.ts';
import { rupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';

const { days, reason } = extendSubscription.body.shape;
export const extendInput = z.object({ days: z.coerce.number().pipe(days), reason });

const cancelShape = cancelAnySubscription.body.shape;
/** Without a refund field nothing is refunded. */
export const cancelInput = z.object({
  at: cancelShape.at,
  refund: rupiahInput().default(rupiah(0)),
  refund_method: cancelShape.refund_method,
  reason: cancelShape.reason,
});

export const planInput = z.object({
  choice: z.string().transform((value, context) => {
    const [plan, shown = ''] = value.split(' ');
    const price = parseRupiah(shown);
    const choice = changeAnyPlan.body.safeParse({ plan, price: price.ok ? price.value : null });
    if (choice.success) return choice.data;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }),
});
