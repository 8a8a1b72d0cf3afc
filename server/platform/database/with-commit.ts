import type { SQL } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** Statements each open transaction sends with its commit. */
const deferredWrites = new WeakMap<Tx, SQL[]>();

/** Use it for what this transaction does not read, such as its jobs. If it fails, `withTx` throws. */
export async function writeWithCommit(tx: Tx, statement: SQL): Promise<void> {
  const statements = deferredWrites.get(tx);
  if (statements === undefined) await tx.execute(statement);
  else statements.push(statement);
}

export function deferWrites(tx: Tx): void {
  deferredWrites.set(tx, []);
}

/** A released savepoint passes its waiting statements to the transaction. */
export function transferDeferredWrites(savepoint: Tx, tx: Tx): void {
  deferredWrites.get(tx)?.push(...(deferredWrites.get(savepoint) ?? []));
}

export function flushDeferredWrites(tx: Tx): Promise<unknown> {
  const sent = Promise.all((deferredWrites.get(tx) ?? []).map((statement) => tx.execute(statement)));
  deferredWrites.delete(tx);
  // Awaited after the commit.
  sent.catch(() => undefined);
  return sent;
}
