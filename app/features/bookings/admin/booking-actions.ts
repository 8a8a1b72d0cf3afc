import { z } from 'zod';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  cancelDeskBooking,
  markReminded,
  moveDeskBooking,
  noteBooking,
  recordOutcome,
} from '#contract/bookings/admin.ts';
import { blockTime, unblockTime } from '#contract/bookings/admin-availability.ts';
import { blockCopy, bookingCopy as copy } from '#messages/bookings/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { blockInput, cancelInput, moveInput } from './booking-inputs.ts';

export const bookingAction = formActions(
  {
    move: formAction({
      endpoint: moveDeskBooking,
      form: 'move-booking',
      schema: moveInput,
      call: (body, { param }) => ({ params: { id: param('id') }, body }),
      done: (_, { starts_at }) => copy.movedTo(formatDayTime(starts_at)),
      failed: () => copy.notMoved,
      fieldOf: { TIME_TAKEN: 'time', starts_at: 'day' },
    }),
    cancel: formAction({
      endpoint: cancelDeskBooking,
      form: 'cancel-booking',
      schema: cancelInput,
      call: ({ session }, { param }) => ({
        params: { id: param('id') },
        body: { gives_back: session === 'back' },
      }),
      done: () => copy.cancelled,
      failed: () => copy.notCancelled,
    }),
    note: formAction({
      endpoint: noteBooking,
      form: 'booking-notes',
      schema: z.object({ owner_notes: noteBooking.body.shape.owner_notes.default('') }),
      call: (body, { param }) => ({ params: { id: param('id') }, body }),
      done: () => copy.saved,
    }),
    reminded: formAction({
      endpoint: markReminded,
      call: (_, { param }) => ({ params: { id: param('id') }, body: {} }),
      done: () => copy.isReminded,
    }),
  },
  formAction({
    endpoint: recordOutcome,
    schema: z.object({ outcome: recordOutcome.body.shape.outcome }),
    call: (body, { param }) => ({ params: { id: param('id') }, body }),
    done: (_, { outcome }) => copy.recorded[outcome],
  }),
);

export const weekAction = formActions(
  {
    unblock: formAction({
      endpoint: unblockTime,
      schema: unblockTime.params,
      call: (params) => ({ params }),
      done: () => blockCopy.opened,
    }),
  },
  formAction({
    endpoint: blockTime,
    form: 'block-time',
    schema: blockInput,
    call: (body) => ({ body }),
    done: () => blockCopy.done,
    failed: () => blockCopy.failed,
    fieldOf: { starts_at: 'from', ends_at: 'until' },
  }),
);
