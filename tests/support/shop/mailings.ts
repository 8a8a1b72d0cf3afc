import { createMessage, queueSends, readFigures } from '#server/mailings/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';

export const writtenMessage = {
  purpose: 'news',
  reply_to: 'kirim@arunika.example',
  subject: 'Kelas baru',
  preview: 'Mulai Senin',
  body: '<p>Halo, lihat <a href="/blog/satu">tulisan ini</a> dan <a href="https://contoh.example/x?a=1&amp;b=2">itu</a>.</p>',
  subject_en: 'New class',
  preview_en: '',
  body_en: '<p>See <a href="/blog/satu">this</a>.</p>',
  product_id: null,
} as const;

export const makeMessage = async (db: Database, over: Partial<Parameters<typeof createMessage>[1]> = {}) => {
  const made = await withTx(db, async (tx) =>
    succeed(await createMessage(tx, { ...writtenMessage, ...over, campaign: 'kelas-baru' })),
  );
  return made.ok ? made.value : '';
};

/** Queues it for these people. */
export const queueFor = (db: Database, message_id: string, person_ids: readonly string[]) =>
  withTx(db, async (tx) => succeed(await queueSends(tx, { message_id, person_ids })));

export async function figuresOf(db: Database, id: string) {
  const found = (await readFigures(db.orm, [id])).get(id);
  if (found === undefined) throw new Error('no figures');
  return found;
}

/** An app that sends through this server, without waiting for the minute. */
export const appAt = (db: Database, url: string) =>
  createComposedApp(db, { environment: { SMTP_URL: url, RATE_LIMIT_FACTOR: '1000' } });

/** Says what became of each mail, in the order of the queue. */
export const statesOf = async (db: Database) => {
  const { rows } = await db.pool.query<{ state: string; reason: string | null; email: string }>(
    'select s.state, s.reason, p.email from mailing_sends s left join people p on p.id = s.person_id order by s.id',
  );
  return rows;
};
