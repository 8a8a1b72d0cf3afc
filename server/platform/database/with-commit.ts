import type { SQL } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** Statements each open transaction sends with its commit. */
const waiting = new WeakMap<Tx, SQL[]>();

/** Use it for what this transaction does not read, such as its jobs. If it fails, `withTx` throws. */
export async function writeWithCommit(tx: Tx, statement: SQL): Promise<void> {
  const statements = waiting.get(tx);
  if (statements === undefined) await tx.execute(statement);
  else statements.push(statement);
}

export function keepForCommit(tx: Tx): void {
  waiting.set(tx, []);
}

/** A released savepoint passes its waiting statements to the transaction. */
export function handOverToCommit(savepoint: Tx, tx: Tx): void {
  waiting.get(tx)?.push(...(waiting.get(savepoint) ?? []));
}

export function sendBeforeCommit(tx: Tx): Promise<unknown> {
  const sent = Promise.all((waiting.get(tx) ?? []).map((statement) => tx.execute(statement)));
  waiting.delete(tx);
  // Awaited after the commit.
  sent.catch(() => undefined);
  return sent;
}
