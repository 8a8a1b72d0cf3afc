import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from '#shared/time/dates.ts';
import type { Database } from '../platform/database/db.ts';
import { readSalt } from './visits.queries.ts';

export interface Browser {
  readonly address: string;
  readonly headers: Headers;
}

/** The same browser in the same network has one key a day; null if it asks not to be followed. */
export type ReadVisitor = (browser: Browser, now: Date) => Promise<string | null>;

const SALT_BYTES = 32;

/** A digest of the day's salt, address and browser, none of which is kept with it. */
export function createVisitorKeys(db: Pick<Database, 'pool'>): ReadVisitor {
  let salted: { readonly day: string; readonly salt: Promise<Buffer> } | null = null;

  function saltOf(day: string): Promise<Buffer> {
    if (salted?.day === day) return salted.salt;
    const salt = readSalt(db, day, randomBytes(SALT_BYTES));
    const drawn = { day, salt };
    salted = drawn;
    salt.catch(() => {
      if (salted === drawn) salted = null;
    });
    return salt;
  }

  return async ({ address, headers }, now) => {
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return null;
    const salt = await saltOf(dayOf(now));
    const digest = createHash('sha256').update(salt);
    return uuidOf(digest.update(`${address}\n${headers.get('user-agent') ?? ''}`).digest('hex'));
  };
}

/** Sixteen bytes as PostgreSQL keeps them; a UUID only by its form. */
const uuidOf = (hex: string): string =>
  hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
