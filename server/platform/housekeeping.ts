import { sql } from 'drizzle-orm';
import { succeed } from '#shared/result.ts';
import type { Database } from './db.ts';
import { dropOldDevMails, dropOldSentMails } from './mailer.ts';
import { withTx } from './with-tx.ts';

const KEEP_KEYS_DAYS = 7;
const KEEP_MAILS_DAYS = 30;
const HOUR_MS = 3_600_000;

/** Drops what has served its time: idempotency keys, rate limit counters, development mail. */
export async function keepHouse(db: Database, now: Date): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.execute(sql`
      delete from idempotency_keys where created_at < now() - make_interval(days => ${KEEP_KEYS_DAYS})`);
    await tx.execute(sql`delete from rate_limits where expire < ${now.getTime() - HOUR_MS}`);
    await dropOldDevMails(tx, KEEP_MAILS_DAYS);
    await dropOldSentMails(tx, KEEP_KEYS_DAYS);
    return succeed(null);
  });
}
