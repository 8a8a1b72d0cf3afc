import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordedAt } from '#server/platform/columns.ts';

export const consultationBookings = pgTable('consultation_bookings', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  kind: text({ enum: ['free', 'paid'] }).notNull(),
  status: text({ enum: ['booked', 'completed', 'cancelled'] })
    .notNull()
    .default('booked'),
  month: date({ mode: 'string' }).notNull(),
  order_id: uuid(),
  product_id: uuid(),
  created_at: recordedAt(),
});
