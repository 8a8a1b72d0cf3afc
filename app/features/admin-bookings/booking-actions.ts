import { z } from 'zod';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { blockTime, unblockTime } from '#contract/admin/bookings/availability.ts';
import {
  cancelDeskBooking,
  markReminded,
  moveDeskBooking,
  noteBooking,
  recordOutcome,
} from '#contract/admin/bookings/bookings.ts';
import type { Client } from '#contract/client.ts';
import { blockCopy, bookingCopy as copy } from '#messages/admin-bookings.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { blockInput, cancelInput, moveInput } from './block-input.ts';

/** Of one booking. */
export function handleBookingAction(client: Client, id: string, posted: FormData) {
  switch (formIntent(posted)) {
    case 'move':
      return move(client, id, posted);
    case 'cancel':
      return cancel(client, id, posted);
    case 'note':
      return note(client, id, posted);
    case 'reminded':
      return reminded(client, id, posted);
    default:
      return outcome(client, id, posted);
  }
}

/** Of the week: times that are kept free. */
export function handleWeekAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'unblock' ? unblock(client, posted) : block(client, posted);
}

function outcome(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    schema: z.object({ outcome: recordOutcome.body.shape.outcome }),
    refusals: recordOutcome.refusals,
    send: async (body) => {
      const done = await client.call(recordOutcome, { params: { id }, body });
      return done.ok ? formDone(copy.recorded[body.outcome]) : formRefusal(done.refusal);
    },
  });
}

function move(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'move-booking',
    schema: moveInput,
    refusals: moveDeskBooking.refusals,
    send: async (body) => {
      const moved = await client.call(moveDeskBooking, { params: { id }, body });
      return moved.ok
        ? formDone(copy.movedTo(formatDayTime(body.starts_at)))
        : formRefusal(moved.refusal, {
            failed: copy.notMoved,
            fieldOf: { TIME_TAKEN: 'time', starts_at: 'day' },
          });
    },
  });
}

function cancel(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'cancel-booking',
    schema: cancelInput,
    refusals: cancelDeskBooking.refusals,
    send: async ({ session }) => {
      const body = { gives_back: session === 'back' };
      const cancelled = await client.call(cancelDeskBooking, { params: { id }, body });
      return cancelled.ok
        ? formDone(copy.cancelled)
        : formRefusal(cancelled.refusal, { failed: copy.notCancelled });
    },
  });
}

function reminded(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    schema: z.object({}),
    refusals: markReminded.refusals,
    send: async () => {
      const done = await client.call(markReminded, { params: { id }, body: {} });
      return done.ok ? formDone(copy.isReminded) : formRefusal(done.refusal);
    },
  });
}

function note(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'booking-notes',
    schema: z.object({ owner_notes: noteBooking.body.shape.owner_notes.default('') }),
    refusals: noteBooking.refusals,
    send: async (body) => {
      const noted = await client.call(noteBooking, { params: { id }, body });
      return noted.ok ? formDone(copy.saved) : formRefusal(noted.refusal);
    },
  });
}

function block(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'block-time',
    schema: blockInput,
    refusals: blockTime.refusals,
    send: async (body) => {
      const done = await client.call(blockTime, { body });
      return done.ok
        ? formDone(blockCopy.done)
        : formRefusal(done.refusal, {
            failed: blockCopy.failed,
            fieldOf: { starts_at: 'from', ends_at: 'until' },
          });
    },
  });
}

function unblock(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: unblockTime.params,
    refusals: unblockTime.refusals,
    send: async (params) => {
      const done = await client.call(unblockTime, { params });
      return done.ok ? formDone(blockCopy.opened) : formRefusal(done.refusal);
    },
  });
}
