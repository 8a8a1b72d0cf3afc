/** Reminders of payments that were opened and not paid: one mail each, by day, stopped with one press. */

export { readReminder, sendPaymentReminders } from './payment-reminders.ts';
export { type Recovery, readRecovery, stopReminders } from './reminders.queries.ts';
