import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  addCalendar,
  removeCalendar,
  renewFeed,
  revokeFeed,
  syncCalendars,
} from '#contract/calendars/admin.ts';
import { calendarsCopy as copy } from '#messages/bookings/admin.ts';
import { calendarInput, removeInput } from './calendar-input.ts';

const add = formAction({
  endpoint: addCalendar,
  form: 'add-calendar',
  schema: calendarInput,
  secrets: ['password'],
  call: (body) => ({ body }),
  done: () => copy.added,
  failed: () => copy.notAdded,
  fieldOf: {
    CALENDAR_UNREACHABLE: 'address',
    CALENDAR_REFUSED: 'address',
    NOT_A_CALENDAR: 'address',
    CALENDAR_TOO_LARGE: 'address',
  },
  refuse: (refusal) => {
    if (refusal.code !== 'CALENDAR_CHOICE') return refusal;
    const names = refusal.details.calendars.map(({ name, address }) => `${name} ${address}`).join(', ');
    return { ...refusal, fields: { address: copy.choose(names) } };
  },
});

export const calendarAction = formActions(
  {
    add,
    remove: formAction({
      endpoint: removeCalendar,
      form: 'remove-calendar',
      schema: removeInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
    /** The address is returned once in the answer and stored nowhere. */
    'renew-feed': formAction({
      endpoint: renewFeed,
      call: () => ({ body: {} }),
      done: ({ address }) => ({ message: copy.renewed, address }),
    }),
    'revoke-feed': formAction({ endpoint: revokeFeed, call: () => ({}), done: () => copy.revoked }),
  },
  formAction({ endpoint: syncCalendars, call: () => ({ body: {} }), done: () => copy.syncDone }),
);
