import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

export interface IdempotencyClaim {
  readonly user_id: string;
  readonly scope: string;
  readonly key: string;
  /** Hashed: the same key with another request is refused. */
  readonly request: unknown;
}

export type ClaimOutcome =
  | { readonly state: 'fresh' }
  | { readonly state: 'repeated'; readonly result: unknown }
  | { readonly state: 'reused' };

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * Claims a key. A concurrent call with the same key waits until the first commits (then `repeated`, with its result)
 * or rolls back (then `fresh`), so nothing runs twice. A refused call rolls back and frees the key (DECISIONS 8).
 */
export async function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<ClaimOutcome> {
  const hash = hashOf(claim.request);
  const inserted = await tx.execute(sql`
    insert into idempotency_keys (user_id, scope, key, request_hash)
    values (${claim.user_id}, ${claim.scope}, ${claim.key}, ${hash})
    on conflict do nothing returning 1`);
  if (inserted.rowCount === 1) return { state: 'fresh' };
  const stored = await tx.execute<{ request_hash: string; result: unknown }>(sql`
    select request_hash, result from idempotency_keys
    where user_id = ${claim.user_id} and scope = ${claim.scope} and key = ${claim.key}`);
  const row = stored.rows[0];
  if (row === undefined) throw new Error('idempotency key vanished between insert and select');
  return row.request_hash === hash ? { state: 'repeated', result: row.result } : { state: 'reused' };
}

/** Stores the result for replays. */
export async function saveResult(tx: Tx, claim: IdempotencyClaim, result: unknown): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set result = ${JSON.stringify(result)}::jsonb
    where user_id = ${claim.user_id} and scope = ${claim.scope} and key = ${claim.key}`);
}

/** Deletes a user's keys with their results. */
export async function eraseIdempotencyKeys(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
}
