import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mailLanguages } from '#shared/account-mails.ts';
import { languages } from '#shared/language.ts';

export const accountPreferences = pgTable('account_preferences', {
  user_id: uuid().primaryKey(),
  mail_language: text({ enum: mailLanguages }).notNull().default('id'),
  /** Of portal and admin; null: never chosen. */
  language: text({ enum: languages }),
  receipts: boolean().notNull().default(true),
  reminders: boolean().notNull().default(true),
});
