import { randomUUID } from 'node:crypto';
import type { CallerName, Request, Stage } from '../stage.ts';

/** A call of a route, and what each kind of caller gets. */
export interface Expectation {
  /** A sound request; made anew for every caller, so that none depends on another. */
  readonly request: (stage: Stage) => Promise<Omit<Request, 'method'>> | Omit<Request, 'method'>;
  readonly statuses: Readonly<Record<CallerName, number>>;
}

export const everybody = { visitor: 200, user: 200, other: 200, moderator: 200, admin: 200 } as const;
export const signedIn = { ...everybody, visitor: 401 } as const;
export const staff = { ...signedIn, user: 403, other: 403 } as const;
export const admins = { ...staff, moderator: 403 } as const;
/** Somebody else's thing is not there, for the staff as well: they have routes of their own. */
export const owner = { visitor: 401, user: 200, other: 404, moderator: 404, admin: 404 } as const;

export const plain = (path: string) => () => ({ path });
export const withKey = () => ({ 'idempotency-key': randomUUID() });
