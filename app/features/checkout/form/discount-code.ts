import type { Client } from '#contract/client.ts';
import { checkDiscount } from '#contract/discounts/discounts.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { readCookieText } from '#shared/read-cookie.ts';
import { DISCOUNT_COOKIE } from '#shared/shop/discount-cookie.ts';
import type { DiscountCondition } from '#shared/shop/discounts.ts';

export interface CheckoutDiscount {
  readonly code: string;
  /** The price before the discount; null: the code is not used. */
  readonly before: Rupiah | null;
  readonly reduced: Rupiah;
  /** Why the code is not used; null: it is. */
  readonly problem: string | null;
  /** Conditions that are checked on a visitor's account after payment. */
  readonly conditions: readonly DiscountCondition[];
  /** The number of discounted charges of a subscription; null: all. */
  readonly periods: number | null;
}

export function codeOf(request: Request): string | null {
  const typed = new URL(request.url).searchParams.get('code');
  if (typed !== null) return typed.trim() === '' ? null : typed.slice(0, 60);
  const kept = readCookieText(request.headers, DISCOUNT_COOKIE);
  return kept === '' ? null : kept.slice(0, 60);
}

interface Discountable {
  readonly due: Rupiah;
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly {
    readonly product_id: string;
    readonly quantity: number;
    readonly plan?: string;
  }[];
}

/** Ignores a code that would cost more than a running sale. */
export async function discountedCheckout(
  client: Client,
  { due, fields, items }: Discountable,
  code: string | null,
) {
  const plain = { due, fields: { ...fields, total: String(due) } };
  if (code === null || due === 0) return { ...plain, discount: null };
  const checked = await client.call(checkDiscount, { body: { code, items: [...items] } });
  const refused = (problem: string) => ({
    ...plain,
    discount: { code, before: null, reduced: due, problem, conditions: [], periods: null },
  });
  if (!checked.ok) return refused(checked.refusal.message);
  const { total, total_before, conditions, periods } = checked.value;
  if (total >= total_before) return refused(checkoutCopy.saleIsBetter(formatRupiah(total_before)));
  return {
    due: total,
    fields: { ...fields, code: checked.value.code, total: String(total) },
    discount: {
      code: checked.value.code,
      before: total_before,
      reduced: total,
      problem: null,
      conditions,
      periods,
    },
  };
}
