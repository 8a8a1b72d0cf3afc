import { z } from 'zod';
import { type BillingCycle, cyclePrice, planSavingPercent, type Rupiah, rupiah } from '#shared/money.ts';

export interface Plan {
  /** `monthly`, `yearly` …, or a variant id. */
  readonly plan: string;
  readonly variant_id: string | null;
  readonly name: string;
  readonly billing_cycle: BillingCycle;
  readonly price: Rupiah;
  /** Against twelve monthly payments; 0 if nothing to compare. */
  readonly saving_percent: number;
  readonly features: string[];
  readonly endpoints: string[];
  readonly access_level: 'basic' | 'standard' | 'premium' | 'enterprise' | null;
  readonly is_available: boolean;
  readonly counts_stock: boolean;
}

export interface VariantRow {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number | null;
  readonly features: unknown;
  readonly service_endpoints: unknown;
  readonly billing_cycle: BillingCycle | 'one_time';
  readonly access_level: Plan['access_level'];
}

const storedTexts = z.array(
  z.union([z.string(), z.object({ text: z.string() }), z.object({ url: z.string() })]).transform((entry) => {
    if (typeof entry === 'string') return entry;
    return 'text' in entry ? entry.text : entry.url;
  }),
);

const cycleNames: Readonly<Record<BillingCycle, string>> = {
  monthly: 'Bulanan',
  yearly: 'Tahunan',
  weekly: 'Mingguan',
  daily: 'Harian',
};

interface Priced {
  readonly price: number;
  readonly billing_cycle: BillingCycle | null;
}

/**
 * The plans of a product: its variants, else monthly and yearly (DECISIONS 15). The yearly price is derived from a
 * monthly one only.
 */
export function plansOf(product: Priced, variants: readonly VariantRow[]): readonly Plan[] {
  const own = variants.flatMap((variant) => variantPlan(variant, variants));
  if (own.length > 0) return own;
  const cycle = product.billing_cycle ?? 'monthly';
  const price = rupiah(product.price);
  if (cycle !== 'monthly') return [derivedPlan(cycle, price, null)];
  return [derivedPlan('monthly', price, price), derivedPlan('yearly', cyclePrice(price, 'yearly'), price)];
}

function derivedPlan(billing_cycle: BillingCycle, price: Rupiah, monthly: Rupiah | null): Plan {
  return {
    plan: billing_cycle,
    variant_id: null,
    name: cycleNames[billing_cycle],
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
  const { billing_cycle, access_level } = variant;
  if (billing_cycle === 'one_time') return [];
  const price = rupiah(variant.price);
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
      saving_percent:
        monthly === undefined ? 0 : planSavingPercent({ price, billing_cycle }, rupiah(monthly.price)),
      features: storedTexts.catch([]).parse(variant.features),
      endpoints: storedTexts.catch([]).parse(variant.service_endpoints),
      access_level,
      is_available: variant.stock !== 0,
      counts_stock: variant.stock !== null,
    },
  ];
}
