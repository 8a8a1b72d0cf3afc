import type { Account } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { ApiScope } from '#shared/programs/api-scopes.ts';
import { findKey, recordKeyUse } from './api-keys.queries.ts';
import { digestOf, isWellFormedKey, KEY_PREFIX } from './key-text.ts';

export interface KeyCaller extends Account {
  readonly api_key: { readonly id: string; readonly scopes: readonly ApiScope[] };
}

/** A key proves who made it, never that they are present to confirm an action. */
const NEVER_CONFIRMED = new Date(0).toISOString();

interface Services {
  readonly db: Database;
  readonly wants_second_factor: boolean;
}

/** Null if the bearer token is not an API key. */
export function keyIn(headers: Headers): string | null {
  const token = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token?.startsWith(KEY_PREFIX) === true ? token : null;
}

/** Null for an unknown, expired or revoked key, or a closed account. */
export async function findKeyCaller(
  { db, wants_second_factor }: Services,
  key: string,
): Promise<KeyCaller | null> {
  const found = isWellFormedKey(key) ? await findKey(db.orm, digestOf(key)) : null;
  if (found === null) return null;
  const { key_id, scopes, is_noted, two_factor_enabled, ...person } = found;
  if (!is_noted) await recordKeyUse(db.orm, key_id);
  return {
    ...person,
    session_id: `api-key:${key_id}`,
    confirmed_at: NEVER_CONFIRMED,
    lacks_second_factor: wants_second_factor && person.role === 'admin' && !two_factor_enabled,
    api_key: { id: key_id, scopes },
  };
}
