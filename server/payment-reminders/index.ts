/** Reminders of payments that were opened and not paid: one mail each, by day, stopped with one press. */

export { readReminder, remindPayers } from './remind-payers.ts';
export { insertStop as stopReminders, type Recovery, readRecovery } from './reminders.queries.ts';
