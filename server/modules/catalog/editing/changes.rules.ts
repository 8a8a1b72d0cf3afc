import { oneTimeTypes, type ProductType, subscriptionTypes } from '#shared/catalog.ts';
import { isRecord } from '#shared/is-record.ts';

/** Money, status and address: what the audit log keeps with its values (DECISIONS 49). Of the rest it keeps the names. */
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
  'max_usage_limit',
  'stock',
  'archived_at',
]);

type Fields = Readonly<Record<string, unknown>>;

/** The names of the fields that are given and are not what they were. */
export function changedFieldNames(before: Fields, given: Fields): readonly string[] {
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && canonicalJson(given[name]) !== canonicalJson(before[name]),
  );
}

/** The same text for the same value, in whatever order the database keeps the names in JSON. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Before and after of a change, as the audit log keeps it. */
export function auditOf(before: Fields, given: Fields, names: readonly string[]) {
  const kept = names.filter((name) => auditedFields.has(name));
  const others = names.filter((name) => !auditedFields.has(name));
  const pick = (fields: Fields) => Object.fromEntries(kept.map((name) => [name, fields[name] ?? null]));
  return {
    before: pick(before),
    after: { ...pick(given), ...(others.length > 0 ? { also_changed: others } : {}) },
  };
}

/** Services have types of their own (AENT-012, AENT-013). */
export function isTypeAllowed(type: ProductType, isSubscription: boolean): boolean {
  return [...(isSubscription ? subscriptionTypes : oneTimeTypes)].some((known) => known === type);
}
