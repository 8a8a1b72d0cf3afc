import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  addDayOff,
  loadHolidays,
  removeDayOff,
  saveSessionType,
  unblockTime,
} from '#contract/bookings/admin-availability.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { dayOffInput, removalInput, sessionInput } from './availability-input.ts';

export const availabilityAction = formActions(
  {
    'day-off': formAction({
      endpoint: addDayOff,
      schema: dayOffInput,
      call: (body) => ({ body }),
      done: () => copy.dayAdded,
    }),
    holidays: formAction({
      endpoint: loadHolidays,
      call: () => ({ body: {} }),
      done: ({ added }) => copy.holidaysLoaded(added),
    }),
    'remove-day': formAction({
      endpoint: removeDayOff,
      schema: removalInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
    unblock: formAction({
      endpoint: unblockTime,
      schema: removalInput,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
  },
  formAction({
    endpoint: saveSessionType,
    schema: sessionInput,
    call: ({ target, body }) => ({ params: { target }, body }),
    done: () => copy.saved,
  }),
);
