import { planName } from '#messages/catalog/plan-names.ts';
import type { DiscountedLines } from '#server/discounts/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import { PLAN_SEPARATOR } from '#shared/shop/plan-names.ts';
import { periodNotaLine } from '../billing/price-period.ts';
import type { StartRefusal } from '../subscriptions.errors.ts';
import { pricePlan, type StartInput } from './start-subscription.ts';

interface SubscriptionQuote {
  readonly title: string;
  readonly total: Sen;
  readonly discounts: Pick<DiscountedLines, 'by_product'>;
  readonly lines: readonly NotaLine[];
}

/**
 * Returns the amount due now for a plan, or why it cannot start; ignores the balance. Discounts can be promised in the
 * caller's transaction (reserveDiscounts), which holds their limits.
 */
export async function quoteSubscription(
  tx: Tx,
  input: StartInput,
): Promise<Result<SubscriptionQuote, StartRefusal>> {
  const chosen = await pricePlan(tx, input);
  if (!chosen.ok) return chosen;
  const { offer, plan, priced, discounts } = chosen.value;
  const title = `${offer.title}${PLAN_SEPARATOR}${planName(plan.name)}`;
  const line = periodNotaLine(offer, priced);
  if (!input.with_trial) return succeed({ title, total: priced.amount_bigint, discounts, lines: [line] });
  const free = { price_bigint: sen(0), discount_bigint: sen(0), discount_code: null, discount_title: null };
  return succeed({ title, total: sen(0), discounts, lines: [{ ...line, ...free }] });
}
