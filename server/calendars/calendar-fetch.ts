import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';

/** A calendar answers within this time, or counts as unreachable. */
const LIMITS = { limitMs: 10_000, max_bytes: 5 * 1024 * 1024 };

/** Guarded: the addresses are typed by people. */
export const createCalendarFetch = (allows_private: boolean): typeof globalThis.fetch =>
  createPublicFetch({ ...LIMITS, allows_private });
