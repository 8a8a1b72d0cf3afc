import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { AccountExport } from '#contract/privacy/privacy.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { accountExports } from './privacy.schema.ts';

const columns = pickColumns(accountExports, ['id', 'created_at', 'ready_at', 'expires_at']);

export async function insertExport(tx: Tx, userId: string) {
  const inserted = await tx
    .insert(accountExports)
    .values({ user_id: userId })
    .onConflictDoNothing()
    .returning(columns);
  if (inserted[0] !== undefined) return { row: inserted[0], isNew: true };
  const waiting = await tx
    .select(columns)
    .from(accountExports)
    .where(and(eq(accountExports.user_id, userId), isNull(accountExports.ready_at)));
  if (waiting[0] === undefined) throw new Error('an export vanished between insert and select');
  return { row: waiting[0], isNew: false };
}

const isUsable = or(isNull(accountExports.expires_at), gt(accountExports.expires_at, sql`now()`));

export async function readExport(reader: Reader, userId: string): Promise<AccountExport | null> {
  const rows = await reader
    .select(columns)
    .from(accountExports)
    .where(and(eq(accountExports.user_id, userId), isUsable))
    .orderBy(desc(accountExports.created_at))
    .limit(1);
  return rows[0] ?? null;
}

export async function findExportFile(reader: Reader, userId: string, id: string) {
  const rows = await reader
    .select({ file: accountExports.file, created_at: accountExports.created_at })
    .from(accountExports)
    .where(and(eq(accountExports.id, id), eq(accountExports.user_id, userId), isUsable));
  return rows[0] ?? null;
}

/** Null if the export is done or deleted. */
export async function findWaitingExport(reader: Reader, id: string): Promise<string | null> {
  const rows = await reader
    .select({ user_id: accountExports.user_id })
    .from(accountExports)
    .where(and(eq(accountExports.id, id), isNull(accountExports.ready_at)));
  return rows[0]?.user_id ?? null;
}

interface PackedExport {
  readonly id: string;
  readonly file: Uint8Array;
  readonly days: number;
}

/** False if another run of the job wrote it first. */
export async function writeExportFile(tx: Tx, { id, file, days }: PackedExport): Promise<boolean> {
  const written = await tx
    .update(accountExports)
    .set({
      file: Buffer.from(file),
      ready_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .where(and(eq(accountExports.id, id), isNull(accountExports.ready_at)))
    .returning({ id: accountExports.id });
  return written.length > 0;
}

export async function deleteExports(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accountExports).where(eq(accountExports.user_id, userId));
}

export async function pruneExpiredExports(tx: Tx): Promise<void> {
  await tx.delete(accountExports).where(sql`${accountExports.expires_at} < now()`);
}
