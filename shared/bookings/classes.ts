import { bundlePartTypes, type ProductType } from '../shop/catalog.ts';

export const classPlaceKinds = ['meeting', 'address'] as const;
export type ClassPlaceKind = (typeof classPlaceKinds)[number];

export const MAX_SESSIONS = 60;
export const MAX_SESSION_HOURS = 24;

export const FEW_PLACES = 5;

/** True for products that are simply held once bought. */
export const canBeClass = (type: ProductType): boolean => bundlePartTypes.some((known) => known === type);

interface ClassTimes<Session> {
  readonly sessions: readonly Session[];
  readonly next_session_at: string | null;
}

/** Uses the shop's clock; empty once the class can no longer be joined. */
export const sessionsToCome = <Session extends { readonly starts_at: string }>({
  sessions,
  next_session_at: next,
}: ClassTimes<Session>): readonly Session[] =>
  next === null ? [] : sessions.filter(({ starts_at }) => Date.parse(starts_at) >= Date.parse(next));
