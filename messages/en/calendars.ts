import type { calendarCopy as id } from '../id/calendars.ts';

export const calendarCopy: typeof id = {
  feed: 'Sessions with customers',
  kinds: { free: 'Free consultation', paid: 'Consultation', audit: 'Free audit talk' },
};
