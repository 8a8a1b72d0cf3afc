import { bundlePartTypes, type ProductType } from '../shop/catalog.ts';

/** Where a class meets: by an address of a meeting, or face to face. */
export const classPlaceKinds = ['meeting', 'address'] as const;
export type ClassPlaceKind = (typeof classPlaceKinds)[number];

export const MAX_SESSIONS = 60;
export const MAX_SESSION_HOURS = 24;

/** Places are counted on pages once they are this few. */
export const FEW_PLACES = 5;

/** Whether a product of this kind can have sessions: what is simply held once it is bought. */
export const canBeClass = (type: ProductType): boolean => bundlePartTypes.some((known) => known === type);

interface ClassTimes<Session> {
  /** In their order. */
  readonly sessions: readonly Session[];
  readonly next_session_at: string | null;
}

/** By the shop's clock, as the offer says it: none once the class can no longer be joined. */
export const sessionsToCome = <Session extends { readonly starts_at: string }>({
  sessions,
  next_session_at: next,
}: ClassTimes<Session>): readonly Session[] =>
  next === null ? [] : sessions.filter(({ starts_at }) => Date.parse(starts_at) >= Date.parse(next));
