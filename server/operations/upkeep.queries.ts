import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bookAuditTally } from '#server/books/index.ts';
import { calendarTally } from '#server/calendars/index.ts';
import { filmTally } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { lastMailAt } from '#server/platform/outgoing/mailer.ts';
import { webhookTally } from '#server/programs/index.ts';

const moment = z.string().transform((text) => new Date(text));

const upkeep = z.object({
  audit: z.object({ checks: z.number(), broken: z.number(), finished_at: moment }).nullable(),
  calendars: z.object({ all: z.number(), stale: z.array(z.string()) }),
  films: z.object({
    waiting: z.number(),
    working: z.number(),
    failed: z.number(),
    ready: z.number(),
    oldest_wait_seconds: z.number(),
  }),
  webhooks: z.object({ waiting: z.number(), failing: z.number(), stopped: z.number() }),
  mail_sent_at: moment.nullable(),
});
export type Upkeep = z.output<typeof upkeep>;

export async function readUpkeep(reader: Reader): Promise<Upkeep> {
  const { rows } = await reader.execute(sql`
    select ${bookAuditTally} as audit, ${calendarTally} as calendars, ${filmTally} as films,
           ${webhookTally} as webhooks, ${lastMailAt} as mail_sent_at`);
  return upkeep.parse(rows[0]);
}
