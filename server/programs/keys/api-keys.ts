import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  ApiKey,
  createApiKey as creating,
  NewApiKey,
  revokeApiKey as revoking,
} from '#contract/programs/admin-api-keys.ts';
import type { Account } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { ApiScope } from '#shared/programs.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countActiveKeys,
  findKey,
  insertKey,
  listApiKeys,
  markRevoked,
  recordKeyUse,
} from './api-keys.queries.ts';

/** More than anybody needs, and few enough to review. */
const MAX_ACTIVE = 50;

interface CreatedApiKey {
  readonly api_key: ApiKey;
  readonly key: string;
}

/** Returns the key itself, which is not stored and cannot be read again. */
export function createApiKey(
  db: Database,
  { name, scopes, expires_in_days }: NewApiKey,
  actor: Actor & { readonly id: string },
): Promise<Result<CreatedApiKey, RefusalOf<typeof creating>>> {
  const key = newKey();
  return withTx(db, async (tx): Promise<Result<CreatedApiKey, RefusalOf<typeof creating>>> => {
    if ((await countActiveKeys(tx)) >= MAX_ACTIVE) return refuse({ code: 'TOO_MANY_API_KEYS' });
    const allowed = [...new Set(scopes)].sort();
    const hint = key.slice(-4);
    const row = { name, digest: digestOf(key), hint, scopes: allowed, created_by: actor.id, expires_in_days };
    const id = await insertKey(tx, row);
    await recordAudit(tx, actor, {
      action: 'api_key.created',
      subject: { type: 'api_key', id },
      after: { name, scopes: allowed, expires_in_days },
    });
    const api_key = (await listApiKeys(tx)).find((each) => each.id === id);
    if (api_key === undefined) throw new Error('a key that was just written is missing');
    return succeed({ api_key, key });
  });
}

export function revokeApiKey(
  db: Database,
  id: string,
  actor: Actor,
): Promise<Result<Record<never, never>, RefusalOf<typeof revoking>>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, RefusalOf<typeof revoking>>> => {
    const name = await markRevoked(tx, id);
    if (name === null) return refuse({ code: 'API_KEY_NOT_FOUND' });
    await recordAudit(tx, actor, {
      action: 'api_key.revoked',
      subject: { type: 'api_key', id },
      before: { name },
    });
    return succeed({});
  });
}

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

/** Lets secret scanners find leaked keys in repositories and logs. */
const KEY_PREFIX = 'arunika_key_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^32 is over 190 bits, so a plain digest is enough. */
const RANDOM_LETTERS = 32;
const CHECK_LETTERS = 6;
const SHAPE = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LETTERS}})([0-9A-Za-z]{${CHECK_LETTERS}})$`);

export function newKey(): string {
  const random = Array.from({ length: RANDOM_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Rejects a mistyped key without asking the database. */
export function isWellFormedKey(text: string): boolean {
  const [, random = '', check] = SHAPE.exec(text) ?? [];
  return check !== undefined && checksum(random) === check;
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

function checksum(text: string): string {
  let rest = crc32(text);
  let written = '';
  for (let place = 0; place < CHECK_LETTERS; place++) {
    written = `${ALPHABET[rest % ALPHABET.length]}${written}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return written;
}
