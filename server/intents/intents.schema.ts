import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isoTimestamp, parsedJson, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { sen } from '#shared/money/money.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import { intentStatuses, storedIntentKinds } from '#shared/shop/purchase-intents.ts';

const amount = z.int().transform(sen);
const notaLines: z.ZodType<readonly NotaLine[]> = z.array(
  z.object({
    product_id: z.string(),
    title: z.string(),
    quantity: z.int(),
    price_bigint: amount,
    discount_bigint: amount,
    owned_bigint: amount,
    bump_bigint: amount,
    discount_code: z.string().nullable(),
    discount_title: z.string().nullable(),
  }),
);

export const purchaseIntents = pgTable('purchase_intents', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null: a guest who has neither paid nor proved the address. */
  user_id: uuid(),
  kind: text({ enum: storedIntentKinds }).notNull(),
  request: jsonb().$type<unknown>().notNull(),
  title: text().notNull(),
  total_bigint: senColumn().notNull(),
  /** Empty for a grant, and for intents older than this column. */
  lines: parsedJson(notaLines).notNull().default([]),
  status: text({ enum: intentStatuses }).notNull().default('waiting'),
  reason: text(),
  order_id: uuid(),
  guest_email: text(),
  guest_name: text(),
  guest_phone: text(),
  guest_language: text({ enum: ['id', 'en'] }),
  /** The sentence of the tick for news; null: not ticked. */
  guest_news_words: text(),
  /** The sentence of the tick for messages by WhatsApp; null: not ticked. */
  guest_whatsapp_words: text(),
  guest_key: text(),
  claimed_at: isoTimestamp(),
  seen_at: isoTimestamp(),
  settled_at: isoTimestamp(),
  created_at: recordedAt(),
  first_source_id: integer(),
  last_source_id: integer(),
});
