import { z } from 'zod';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  addDayOff,
  loadHolidays,
  removeDayOff,
  saveSessionType,
  unblockTime,
} from '#contract/admin/bookings/availability.ts';
import type { Client } from '#contract/client.ts';
import { availabilityCopy as copy } from '#messages/admin-availability.ts';
import { dayOffInput, removalInput, sessionInput } from './availability-input.ts';

export function handleAvailability(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'day-off':
      return handleForm({
        posted,
        schema: dayOffInput,
        send: async (body) => {
          const added = await client.call(addDayOff, { body });
          return added.ok ? formDone(copy.dayAdded) : formRefusal(added.refusal);
        },
      });
    case 'holidays':
      return handleForm({
        posted,
        schema: z.object({}),
        send: async () => {
          const loaded = await client.call(loadHolidays, { body: {} });
          return loaded.ok ? formDone(copy.holidaysLoaded(loaded.value.added)) : formRefusal(loaded.refusal);
        },
      });
    case 'remove-day':
      return remove(posted, (params) => client.call(removeDayOff, { params }));
    case 'unblock':
      return remove(posted, (params) => client.call(unblockTime, { params }));
    default:
      return saveSession(client, posted);
  }
}

function saveSession(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: sessionInput,
    refusals: saveSessionType.refusals,
    send: async ({ target, body }) => {
      const saved = await client.call(saveSessionType, { params: { target }, body });
      return saved.ok ? formDone(copy.saved) : formRefusal(saved.refusal);
    },
  });
}

type Removed = Awaited<ReturnType<Client['call']>>;

function remove(posted: FormData, call: (params: { readonly id: string }) => Promise<Removed>) {
  return handleForm({
    posted,
    schema: removalInput,
    send: async (params) => {
      const removed = await call(params);
      return removed.ok ? formDone(copy.removed) : formRefusal(removed.refusal);
    },
  });
}
