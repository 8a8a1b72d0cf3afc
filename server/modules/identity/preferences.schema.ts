import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mailLanguages } from '#shared/account-mails.ts';

export const accountPreferences = pgTable('account_preferences', {
  user_id: uuid().primaryKey(),
  mail_language: text({ enum: mailLanguages }).notNull().default('id'),
  receipts: boolean().notNull().default(true),
  reminders: boolean().notNull().default(true),
});
