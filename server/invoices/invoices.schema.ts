import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bigintId, parsedJson, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import type { Company } from '#shared/money/company.ts';
import { sen } from '#shared/money/money.ts';

const seller = z.object({
  name: z.string(),
  email: z.string(),
  country: z.string(),
  // Empty on invoices older than these fields.
  npwp: z.string().default(''),
  address: z.string().default(''),
});
export type Seller = z.output<typeof seller>;

const company: z.ZodType<Company> = z.object({ name: z.string(), npwp: z.string(), address: z.string() });

// Columns with a default here are assigned by the database.
export const invoices = pgTable('invoices', {
  id: uuid().primaryKey().defaultRandom(),
  order_id: uuid().notNull(),
  year: integer().notNull().default(0),
  sequence: integer().notNull().default(0),
  number: text().notNull().default(''),
  issued_on: date().notNull().default(''),
  total_bigint: senColumn().notNull().default(sen(0)),
  tax_bigint: senColumn().notNull().default(sen(0)),
  tax_rate_percent: integer(),
  tax_base_numerator: integer(),
  tax_base_denominator: integer(),
  seller: parsedJson(seller).notNull(),
  buyer: parsedJson(company),
  created_at: recordedAt(),
});

export const creditNotes = pgTable('credit_notes', {
  id: uuid().primaryKey().defaultRandom(),
  invoice_id: uuid().notNull(),
  posting_id: bigintId().notNull(),
  number: text().notNull().default(''),
  issued_on: date().notNull().default(''),
  total_bigint: senColumn().notNull().default(sen(0)),
  tax_bigint: senColumn().notNull(),
  reason: text().notNull().default(''),
  created_at: recordedAt(),
});
