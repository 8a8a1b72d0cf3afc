import { subscriptionTypes } from './catalog.ts';

/** What a purchase brings: by it are said when the money can come back, where the thing is, and what to do first. */
export const purchaseKinds = ['material', 'course', 'class', 'session', 'service', 'subscription'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Whose sessions are what is sold; a course that also meets is sold by its lessons. */
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
  /** Of a class that can still be joined. */
  readonly next_session_at: string | null;
}

/** What it brings whoever buys it now: a class that has met for the last time, or never meets, is lessons. */
export function soldKindOf({ type, next_session_at }: SoldProduct): PurchaseKind {
  const kind = purchaseKindOf(type);
  return kind === 'class' && next_session_at === null ? 'course' : kind;
}

/** Of several things, the words that fit all of them. */
export function commonKind(kinds: readonly PurchaseKind[]): PurchaseKind {
  const [only, ...others] = new Set(kinds);
  return only !== undefined && others.length === 0 ? only : 'material';
}
