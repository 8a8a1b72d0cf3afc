import { subscriptionTypes } from './catalog.ts';

/** What a purchase brings: by it are said when the money can come back, where the thing is, and what to do first. */
export const purchaseKinds = ['material', 'course', 'class', 'session', 'service', 'subscription'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

const kinds: Readonly<Record<string, PurchaseKind>> = {
  e_course: 'course',
  webinar: 'class',
  mini_class: 'class',
  consultation: 'session',
  service: 'service',
};

export function purchaseKindOf(type: string): PurchaseKind {
  if (subscriptionTypes.some((known) => known === type)) return 'subscription';
  return kinds[type] ?? 'material';
}

/** Of several things, the words that fit all of them. */
export function commonKind(types: readonly string[]): PurchaseKind {
  const found = new Set(types.map(purchaseKindOf));
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : 'material';
}
