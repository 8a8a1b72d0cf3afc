import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader, Tx } from '#server/platform/db.ts';

const broken = z.array(
  z.object({
    check: z.string(),
    total: z.number(),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
);
export type BrokenBooks = z.output<typeof broken>;

export interface BookAudit {
  readonly checks: number;
  readonly broken: BrokenBooks;
  readonly finished_at: string;
}

export async function insertBookAudit(
  tx: Tx,
  audit: { readonly checks: number; readonly broken: unknown; readonly started_at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into book_audits (checks, broken, started_at)
    values (${audit.checks}, ${JSON.stringify(audit.broken)}::jsonb, ${audit.started_at})`);
}

/** Null before the first audit. */
export async function selectLastBookAudit(reader: Reader): Promise<BookAudit | null> {
  const { rows } = await reader.execute<{ checks: number; broken: unknown; finished_at: Date }>(
    sql`select checks, broken, finished_at from book_audits order by id desc limit 1`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, broken: broken.parse(row.broken), finished_at: new Date(row.finished_at).toISOString() };
}
