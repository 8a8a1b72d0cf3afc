import { isRecord } from '#shared/is-record.ts';
import { bundlePartTypes, oneTimeTypes, type ProductType, subscriptionTypes } from '#shared/shop/catalog.ts';

/** Fields logged with their values (DECISIONS 49); of the others only the name is logged. */
const auditedFields: ReadonlySet<string> = new Set([
  'title',
  'slug',
  'type',
  'price',
  'original_price',
  'is_active',
  'is_featured',
  'coming_soon',
  'launch_date',
  'billing_cycle',
  'trial_period_days',
  'auto_renewal',
  'stock',
  'archived_at',
]);

type Fields = Readonly<Record<string, unknown>>;

export function changedFieldNames(before: Fields, given: Fields): readonly string[] {
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && canonicalJson(given[name]) !== canonicalJson(before[name]),
  );
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function auditOf(before: Fields, given: Fields, names: readonly string[]) {
  const kept = names.filter((name) => auditedFields.has(name));
  const others = names.filter((name) => !auditedFields.has(name));
  const pick = (fields: Fields) => Object.fromEntries(kept.map((name) => [name, fields[name] ?? null]));
  return {
    before: pick(before),
    after: { ...pick(given), ...(others.length > 0 ? { also_changed: others } : {}) },
  };
}

/** A bundle is one from its beginning, and its parts must remain allowed in bundles. */
export function canBecome(
  before: ProductType,
  { type, isPart }: { readonly type: ProductType; readonly isPart: boolean },
): boolean {
  if ((type === 'bundle') !== (before === 'bundle')) return false;
  return !isPart || bundlePartTypes.some((known) => known === type);
}

/** Subscriptions have other types than one-time products (AENT-012, AENT-013). */
export function isTypeAllowed(type: ProductType, isSubscription: boolean): boolean {
  return [...(isSubscription ? subscriptionTypes : oneTimeTypes)].some((known) => known === type);
}
