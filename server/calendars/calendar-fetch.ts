import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';

/** A calendar that takes longer counts as unreachable. */
const LIMITS = { limitMs: 10_000, max_bytes: 5 * 1024 * 1024 };

/** Guarded against private networks, because people type the addresses. */
export const createCalendarFetch = (allows_private: boolean): typeof globalThis.fetch =>
  createPublicFetch({ ...LIMITS, allows_private });
