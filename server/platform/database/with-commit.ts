import type { SQL } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** What each open transaction sends with its commit. */
const waiting = new WeakMap<Tx, SQL[]>();

/**
 * Writes with the commit, in the same turn: for what nothing in this transaction reads, as its jobs. Where it fails,
 * the commit is a rollback, and `withTx` throws.
 */
export async function writeWithCommit(tx: Tx, statement: SQL): Promise<void> {
  const statements = waiting.get(tx);
  if (statements === undefined) await tx.execute(statement);
  else statements.push(statement);
}

/** From now on `tx` keeps what is written with its commit. */
export function keepForCommit(tx: Tx): void {
  waiting.set(tx, []);
}

/** A savepoint that is kept: its transaction writes what it left for the commit. */
export function handOverToCommit(savepoint: Tx, tx: Tx): void {
  waiting.get(tx)?.push(...(waiting.get(savepoint) ?? []));
}

/** Sends what was left for the commit, which is sent next. */
export function sendBeforeCommit(tx: Tx): Promise<unknown> {
  const sent = Promise.all((waiting.get(tx) ?? []).map((statement) => tx.execute(statement)));
  waiting.delete(tx);
  // Whoever commits awaits it afterwards.
  sent.catch(() => undefined);
  return sent;
}
