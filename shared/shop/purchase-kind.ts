import { subscriptionTypes } from './catalog.ts';

export const purchaseKinds = ['material', 'course', 'class', 'session', 'service', 'subscription'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Sold by their sessions; a course that also meets is sold by its lessons. */
export const classTypes = ['webinar', 'mini_class'] as const;

const kinds: Readonly<Record<string, PurchaseKind>> = {
  ...Object.fromEntries(classTypes.map((type): [string, PurchaseKind] => [type, 'class'])),
  e_course: 'course',
  consultation: 'session',
  service: 'service',
};

export function purchaseKindOf(type: string): PurchaseKind {
  if (subscriptionTypes.some((known) => known === type)) return 'subscription';
  return kinds[type] ?? 'material';
}

interface SoldProduct {
  readonly type: string;
  /** Null once the class can no longer be joined. */
  readonly next_session_at: string | null;
}

/** A class without sessions to come is sold as lessons. */
export function soldKindOf({ type, next_session_at }: SoldProduct): PurchaseKind {
  const kind = purchaseKindOf(type);
  return kind === 'class' && next_session_at === null ? 'course' : kind;
}

export function commonKind(kinds: readonly PurchaseKind[]): PurchaseKind {
  const [only, ...others] = new Set(kinds);
  return only !== undefined && others.length === 0 ? only : 'material';
}
