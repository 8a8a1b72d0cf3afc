import type { Account } from '#server/identity/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { ApiScope } from '#shared/programs/api-scopes.ts';
import { findKey, noteUse } from './api-keys.queries.ts';
import { digestOf, isWholeKey, KEY_PREFIX } from './key-text.ts';

/** Whoever made a key, as far as the key goes. */
export interface KeyCaller extends Account {
  readonly api_key: { readonly id: string; readonly scopes: readonly ApiScope[] };
}

/** A key proves who made it, never that they are there. */
const NEVER_CONFIRMED = new Date(0).toISOString();

interface Services {
  readonly db: Database;
  /** Admins need a second factor, for what their keys do as well. */
  readonly wants_second_factor: boolean;
}

/** The key that a request carries as a bearer token; null if it carries something else. */
export function keyIn(headers: Headers): string | null {
  const token = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token?.startsWith(KEY_PREFIX) === true ? token : null;
}

/** Null for a key that is unknown, expired or revoked, or whose maker's account is closed. */
export async function findKeyCaller(
  { db, wants_second_factor }: Services,
  key: string,
): Promise<KeyCaller | null> {
  const found = isWholeKey(key) ? await findKey(db.orm, digestOf(key)) : null;
  if (found === null) return null;
  const { key_id, scopes, is_noted, two_factor_enabled, ...person } = found;
  if (!is_noted) await noteUse(db.orm, key_id);
  return {
    ...person,
    session_id: `api-key:${key_id}`,
    confirmed_at: NEVER_CONFIRMED,
    lacks_second_factor: wants_second_factor && person.role === 'admin' && !two_factor_enabled,
    api_key: { id: key_id, scopes },
  };
}
