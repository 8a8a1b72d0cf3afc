import type { calendarCopy as id } from '../id/calendars.ts';

export const calendarCopy: typeof id = {
  manage: (url) => `Move or cancel it: ${url}`,
  feed: 'Sessions with customers',
  kinds: { free: 'Free consultation', paid: 'Consultation', audit: 'Free audit talk' },
};
