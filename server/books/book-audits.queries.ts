import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BookAudit } from '#contract/payments/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

const broken = z.array(
  z.object({
    check: z.string(),
    total: z.number(),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
);

export async function insertBookAudit(
  tx: Tx,
  audit: { readonly checks: number; readonly broken: unknown; readonly started_at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into book_audits (checks, broken, started_at)
    values (${audit.checks}, ${JSON.stringify(audit.broken)}::jsonb, ${audit.started_at})`);
}

/** JSON; null before the first audit. */
export const bookAuditTally = sql`
  (select json_build_object('checks', checks, 'broken', jsonb_array_length(broken), 'finished_at', finished_at)
   from book_audits order by id desc limit 1)`;

export async function readLastBookAudit(reader: Reader): Promise<BookAudit | null> {
  const { rows } = await reader.execute<BookAudit>(sql`
    select checks, broken, ${isoText('finished_at')} as finished_at from book_audits order by id desc limit 1`);
  const [row] = rows;
  return row === undefined ? null : { ...row, broken: broken.parse(row.broken) };
}
