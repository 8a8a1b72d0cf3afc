import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';

// One of several processes that send; its test ends it in the middle.
const { SMTP_URL = '', SEND_DATABASE_URL = '' } = process.env;
const db = openDatabase(SEND_DATABASE_URL, { pool_size: 6 });
const app = createComposedApp(db, { environment: { SMTP_URL, RATE_LIMIT_FACTOR: '1000000' } });
const sending = app.jobs.find(({ name }) => name === 'send-mailings');

const isQueued = async () =>
  (await db.orm.execute(sql`select from mailing_sends where state = 'queued' limit 1`)).rowCount === 1;

while (await isQueued()) await sending?.run({});
await db.close();
