import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type PageWindow, totalOf } from '#server/platform/lists/list-window.ts';
import { auditEntries } from './audit.schema.ts';

type AuditInsert = typeof auditEntries.$inferInsert;

export async function insertEntries(tx: Tx, entries: readonly AuditInsert[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditEntries).values([...entries]);
}

interface AuditFilter extends PageWindow {
  readonly subject?: { readonly type: string; readonly id: string };
  readonly actor_id?: string | undefined;
  readonly actions?: readonly string[] | undefined;
}

export async function listAudit(reader: Reader, { subject, actor_id, actions, limit, offset }: AuditFilter) {
  const condition = and(
    subject === undefined
      ? undefined
      : and(eq(auditEntries.subject_type, subject.type), eq(auditEntries.subject_id, subject.id)),
    actor_id === undefined ? undefined : eq(auditEntries.actor_id, actor_id),
    actions === undefined ? undefined : inArray(auditEntries.action, [...actions]),
  );
  const entries = await reader
    .select()
    .from(auditEntries)
    .where(condition)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  const total = await totalOf(entries, { limit, offset }, () => reader.$count(auditEntries, condition));
  return { entries, total };
}

/** Keeps a deleted user's entries but removes network address and device. */
export async function anonymizeAuditEntries(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update audit_entries set address = null, user_agent = null
    where (actor_id = ${userId} or (subject_type = 'user' and subject_id = ${userId}))
      and (address is not null or user_agent is not null)`);
}
