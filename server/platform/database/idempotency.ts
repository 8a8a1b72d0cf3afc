import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Tx } from './db.ts';
import { sendTogether, writeWithCommit } from './with-tx.ts';

export interface IdempotencyClaim {
  readonly user_id: string;
  readonly scope: string;
  readonly key: string;
  /** Hashed: the same key with another request is refused. */
  readonly request: unknown;
}

export interface KeyReused {
  readonly code: 'IDEMPOTENCY_KEY_REUSED';
}

interface IdempotentWork<Value, Refusal> {
  run(): Promise<Result<Value, Refusal>>;
  replay(stored: unknown): Value | Promise<Value>;
  /** Selects what is stored of a value; defaults to all. */
  toStored?(value: Value): unknown;
}

interface WorkOnFacts<Value, Refusal, Facts> extends Omit<IdempotentWork<Value, Refusal>, 'run'> {
  /** Sent behind the claim, in the same round trip. Needed by `run`, and in vain for a repeated call. */
  read(): Promise<Facts>;
  run(facts: Facts): Promise<Result<Value, Refusal>>;
}

type ClaimOutcome =
  | { readonly state: 'fresh' }
  | { readonly state: 'repeated'; readonly result: unknown }
  | { readonly state: 'reused' };

/**
 * Runs `work` once per key and stores its value in the same transaction (DECISIONS 8). A concurrent call with the same
 * key waits until the first commits and replays its value. A refusal rolls back, which frees the key.
 */
export function withIdempotency<Value, Refusal>(
  tx: Tx,
  claim: IdempotencyClaim,
  work: IdempotentWork<Value, Refusal>,
): Promise<Result<Value, Refusal | KeyReused>> {
  return withIdempotentFacts(tx, claim, { ...work, read: () => Promise.resolve() });
}

/** Like `withIdempotency`; reads what the work needs while the key is claimed. */
export async function withIdempotentFacts<Value, Refusal, Facts>(
  tx: Tx,
  claim: IdempotencyClaim,
  { read, run, replay, toStored = (value) => value }: WorkOnFacts<Value, Refusal, Facts>,
): Promise<Result<Value, Refusal | KeyReused>> {
  const [claimed, facts] = await sendTogether(() => claimKey(tx, claim), read);
  if (claimed.state === 'reused') return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (claimed.state === 'repeated') return succeed(await replay(claimed.result));
  const done = await run(facts);
  if (done.ok) await saveResult(tx, claim, toStored(done.value));
  return done;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** Waits for a concurrent insert: `repeated` once that commits, `fresh` once it rolls back. */
async function claimKey(tx: Tx, claim: IdempotencyClaim): Promise<ClaimOutcome> {
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

function saveResult(tx: Tx, claim: IdempotencyClaim, result: unknown): Promise<void> {
  const statement = sql`
    update idempotency_keys set result = ${JSON.stringify(result)}::jsonb
    where user_id = ${claim.user_id} and scope = ${claim.scope} and key = ${claim.key}`;
  return writeWithCommit(tx, statement);
}

export async function eraseIdempotencyKeys(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
}
