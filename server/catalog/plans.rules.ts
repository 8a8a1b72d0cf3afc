import { z } from 'zod';
import type { Plan as OfferedPlan } from '#contract/catalog/plans.ts';
import { type BillingCycle, cyclePrice, planSavingPercent, type Rupiah } from '#shared/money/money.ts';
import { storedPlanNames } from '#shared/shop/plan-names.ts';
import type { selectPlanVariants } from './plans.queries.ts';

export interface Plan extends OfferedPlan {
  readonly variant_id: string | null;
  readonly counts_stock: boolean;
}

type VariantRow = Awaited<ReturnType<typeof selectPlanVariants>>[number];

const storedTexts = z.array(
  z.union([z.string(), z.object({ text: z.string() }), z.object({ url: z.string() })]).transform((entry) => {
    if (typeof entry === 'string') return entry;
    return 'text' in entry ? entry.text : entry.url;
  }),
);

interface PlanTerms {
  readonly price: Rupiah;
  readonly billing_cycle: BillingCycle | null;
}

/** Variants, else monthly and yearly (DECISIONS 15). Only a monthly price implies a yearly one. */
export function plansOf(product: PlanTerms, variants: readonly VariantRow[]): readonly Plan[] {
  const own = variants.flatMap((variant) => variantPlan(variant, variants));
  if (own.length > 0) return own;
  const cycle = product.billing_cycle ?? 'monthly';
  const { price } = product;
  if (cycle !== 'monthly') return [derivedPlan(cycle, price, null)];
  return [derivedPlan('monthly', price, price), derivedPlan('yearly', cyclePrice(price, 'yearly'), price)];
}

function derivedPlan(billing_cycle: BillingCycle, price: Rupiah, monthly: Rupiah | null): Plan {
  return {
    plan: billing_cycle,
    variant_id: null,
    name: storedPlanNames[billing_cycle],
    billing_cycle,
    price,
    saving_percent: monthly === null ? 0 : planSavingPercent({ price, billing_cycle }, monthly),
    features: [],
    endpoints: [],
    access_level: null,
    is_available: true,
    counts_stock: false,
  };
}

function variantPlan(variant: VariantRow, all: readonly VariantRow[]): readonly Plan[] {
  const { billing_cycle, access_level, price } = variant;
  if (billing_cycle === 'one_time') return [];
  const monthly = all.find(
    (other) => other.billing_cycle === 'monthly' && other.access_level === access_level,
  );
  return [
    {
      plan: variant.id,
      variant_id: variant.id,
      name: variant.name,
      billing_cycle,
      price,
      saving_percent: monthly === undefined ? 0 : planSavingPercent({ price, billing_cycle }, monthly.price),
      features: storedTexts.catch([]).parse(variant.features),
      endpoints: storedTexts.catch([]).parse(variant.service_endpoints),
      access_level,
      is_available: variant.stock !== 0,
      counts_stock: variant.stock !== null,
    },
  ];
}
