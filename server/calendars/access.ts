import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { BlockedAddress, createPublicFetch, OversizedAnswer } from '../platform/outgoing/public-fetch.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { CalendarRefused } from './caldav/access.ts';

export const caldavAccess = z.object({
  kind: z.literal('caldav'),
  address: z.url(),
  username: z.string(),
  password: z.string(),
  owners: z.array(z.string()).default([]),
});

export const calendarAccess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ics'), address: z.url() }),
  caldavAccess,
]);
export type CalendarAccess = z.output<typeof calendarAccess>;

/** Encrypted like the secrets of second factors. */
export function sealAccess(access: CalendarAccess, secret: string): Promise<string> {
  return symmetricEncrypt({ key: secret, data: JSON.stringify(access) });
}

/** Throws when it was sealed with another secret. */
export async function openAccess(sealed: string, secret: string): Promise<CalendarAccess> {
  return calendarAccess.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealed })));
}

export interface CalendarProblem {
  readonly code: 'NOT_A_CALENDAR' | 'CALENDAR_TOO_LARGE' | 'CALENDAR_UNREACHABLE' | 'CALENDAR_REFUSED';
}

export function calendarProblem(error: unknown): CalendarProblem {
  if (error instanceof OversizedAnswer) return { code: 'CALENDAR_TOO_LARGE' };
  if (error instanceof BlockedAddress) return { code: 'CALENDAR_REFUSED' };
  if (error instanceof CalendarRefused) {
    return { code: error.status < 500 ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
  }
  // The CalDAV library reports "not let in" and "not found" only in words.
  const isRefused =
    error instanceof Error && /unauthorized|credential|40[134]|cannot find/i.test(error.message);
  return { code: isRefused ? 'CALENDAR_REFUSED' : 'CALENDAR_UNREACHABLE' };
}

/** A calendar that takes longer counts as unreachable. */
const LIMITS = { limitMs: 10_000, max_bytes: 5 * 1024 * 1024 };

/** Guarded against private networks, because people type the addresses. */
export const createCalendarFetch = (allows_private: boolean): typeof globalThis.fetch =>
  createPublicFetch({ ...LIMITS, allows_private });

export interface CalendarServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secret: string;
  readonly allows_private: boolean;
}
