import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const accountExports = pgTable('account_exports', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  file: bytes(),
  created_at: moment('created_at').notNull().defaultNow(),
  ready_at: moment('ready_at'),
  expires_at: moment('expires_at'),
});
