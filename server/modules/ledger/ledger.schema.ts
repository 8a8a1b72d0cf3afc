import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/columns.ts';
import { ledgerTypes } from '#shared/ledger.ts';

const sen = (name: string) => bigint(name, { mode: 'number' });

export const wallets = pgTable('wallets', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  currency: text().notNull().default('IDR'),
  balance_bigint: sen('balance_bigint').notNull().default(0),
  entry_count: bigint({ mode: 'number' }).notNull().default(0),
  is_active: boolean().notNull().default(true),
  /** Maintained by the database from the disputes of the user's payments. */
  is_disputed: boolean().notNull().default(false),
  created_at: timestamptz().notNull().defaultNow(),
  updated_at: timestamptz().notNull().defaultNow(),
});

export const ledgerPostings = pgTable('ledger_postings', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text({ enum: ledgerTypes }).notNull(),
  idempotency_key: text().notNull(),
  description: text().notNull().default(''),
  reference_type: text(),
  reference_id: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_by: uuid(),
  created_at: timestamptz().notNull().defaultNow(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  posting_id: bigint({ mode: 'number' }).notNull(),
  wallet_id: uuid(),
  account: text(),
  amount_bigint: sen('amount_bigint').notNull(),
  balance_before: sen('balance_before'),
  balance_after: sen('balance_after'),
  spent_after: sen('spent_after'),
  created_at: timestamptz().notNull().defaultNow(),
});
