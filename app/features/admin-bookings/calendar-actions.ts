import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  addCalendar,
  removeCalendar,
  renewFeed,
  revokeFeed,
  syncCalendars,
} from '#contract/admin/bookings/calendars.ts';
import type { Client } from '#contract/client.ts';
import { calendarsCopy as copy } from '#messages/admin-bookings.ts';
import { calendarInput, noInput, removeInput } from './calendar-input.ts';

export function handleCalendarAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'add':
      return add(client, posted);
    case 'remove':
      return remove(client, posted);
    case 'renew-feed':
      return renew(client, posted);
    case 'revoke-feed':
      return revoke(client, posted);
    default:
      return sync(client, posted);
  }
}

function add(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'add-calendar',
    schema: calendarInput,
    secrets: ['password'],
    refusals: addCalendar.refusals,
    send: async (body) => {
      const added = await client.call(addCalendar, { body });
      if (added.ok) return formDone(copy.added);
      const { refusal } = added;
      if (refusal.code === 'CALENDAR_CHOICE') {
        const names = refusal.details.calendars.map(({ name, address }) => `${name} ${address}`).join(', ');
        return formRefusal({ ...refusal, fields: { address: copy.choose(names) } });
      }
      const fieldOf = {
        CALENDAR_UNREACHABLE: 'address',
        CALENDAR_REFUSED: 'address',
        NOT_A_CALENDAR: 'address',
        CALENDAR_TOO_LARGE: 'address',
      };
      return formRefusal(refusal, { failed: copy.notAdded, fieldOf });
    },
  });
}

function remove(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'remove-calendar',
    schema: removeInput,
    refusals: removeCalendar.refusals,
    send: async (params) => {
      const removed = await client.call(removeCalendar, { params });
      return removed.ok ? formDone(copy.removed) : formRefusal(removed.refusal);
    },
  });
}

function sync(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: noInput,
    send: async () => {
      const synced = await client.call(syncCalendars, { body: {} });
      return synced.ok ? formDone(copy.syncDone) : formRefusal(synced.refusal);
    },
  });
}

/** The address goes back once, as a fact of the answer, and is kept nowhere. */
function renew(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: noInput,
    send: async () => {
      const renewed = await client.call(renewFeed, { body: {} });
      return renewed.ok
        ? formDone(copy.renewed, { address: renewed.value.address })
        : formRefusal(renewed.refusal);
    },
  });
}

function revoke(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: noInput,
    refusals: revokeFeed.refusals,
    send: async () => {
      const revoked = await client.call(revokeFeed, {});
      return revoked.ok ? formDone(copy.revoked) : formRefusal(revoked.refusal);
    },
  });
}
