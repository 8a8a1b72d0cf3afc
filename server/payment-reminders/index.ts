/** Payments that were opened and not paid, and how their reminders are stopped. `recovery` decides when to send one. */

export { readReminder } from './payment-reminders.ts';
export { isQuietHour } from './quiet-hours.rules.ts';
export {
  openPayments,
  type Recovery,
  readRecovery,
  recordReminder,
  stopReminders,
} from './reminders.queries.ts';
