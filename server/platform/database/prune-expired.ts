import { sql } from 'drizzle-orm';
import { succeed } from '#shared/result.ts';
import { pruneDevMails, pruneSentMails } from '../outgoing/mailer.ts';
import type { Database } from './db.ts';
import { withTx } from './with-tx.ts';

const KEY_RETENTION_DAYS = 7;
const MAIL_RETENTION_DAYS = 30;
const HOUR_MS = 3_600_000;

export async function pruneExpired(db: Database, now: Date): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.execute(sql`
      delete from idempotency_keys where created_at < now() - make_interval(days => ${KEY_RETENTION_DAYS})`);
    await tx.execute(sql`delete from rate_limits where expire < ${now.getTime() - HOUR_MS}`);
    await pruneDevMails(tx, MAIL_RETENTION_DAYS);
    await pruneSentMails(tx, KEY_RETENTION_DAYS);
    return succeed(null);
  });
}
