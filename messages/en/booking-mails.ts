import type { bookingMailCopy as id } from '../id/booking-mails.ts';

export const bookingMailCopy: typeof id = {
  subjects: {
    booked: (when, what) => `${when}: ${what}`,
    moved: (when, what) => `Moved to ${when}: ${what}`,
    cancelled: (when, what) => `Cancelled, ${when}: ${what}`,
    tomorrow: (when, what) => `Reminder, ${when}: ${what}`,
    soon: (when, what) => `In an hour, ${when}: ${what}`,
  },
  headline: (date, hours) => `${date}\n${hours} WIB`,
  lines: {
    booked: 'The time is booked.',
    moved: 'The session has moved. The time above is the one that counts.',
    cancelled: 'The session at the time above is cancelled.',
    tomorrow: 'This session is less than 24 hours away.',
    soon: 'This session begins in less than an hour.',
  },
  elsewhere: (zone, hours) => `Where you are (${zone}): ${hours}.`,
  elsewhereOn: (zone, date, hours) => `Where you are (${zone}): ${date}, ${hours}.`,
  attached: 'A calendar invitation is attached. Reminders come 24 hours and 1 hour before.',
  withdrawn: 'The cancellation for your calendar is attached.',
  again: 'A session that is paid for is not lost: you can choose another time.',
  changeUntil: (when) => `Can’t make it? You may move or cancel it until ${when}.`,
  what: 'Session',
  place: 'Place',
  whatsapp: 'We call by WhatsApp',
  name: 'Name',
  email: 'Email',
  join: 'Join the meeting',
  open: 'See this session',
  choose: 'Choose another time',
};
