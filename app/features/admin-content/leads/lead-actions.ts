import { z } from 'zod';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { bookLead } from '#contract/admin/bookings/bookings.ts';
import { addLeadNote, updateLead } from '#contract/admin/content/leads.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { leadsCopy } from '#messages/admin-leads.ts';
import { leadStatuses } from '#shared/forms.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { leadBookingInput, leadChanges, leadNoteInput, leadWorkInput } from './lead-work-input.ts';

export const handleLeadAction = (client: Client, id: string, posted: FormData) =>
  handlers[formIntent(posted) ?? '']?.(client, id, posted) ?? saveWork(client, id, posted);

const handlers: Readonly<Record<string, typeof addNote | typeof book | undefined>> = { note: addNote, book };

const fieldOf = { OWNER_NOT_STAFF: 'owner_id', NEXT_ACTION_MISSING: 'next_action' };

function saveWork(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'lead-work',
    schema: leadWorkInput,
    refusals: updateLead.refusals,
    send: async ({ before, ...typed }) => {
      const body = leadChanges(before, typed);
      if (Object.keys(body).length === 0) return formDone(contentCopy.saved);
      const saved = await client.call(updateLead, { params: { id }, body });
      return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal, { fieldOf });
    },
  });
}

function addNote(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'lead-note',
    schema: leadNoteInput,
    refusals: addLeadNote.refusals,
    send: async (body) => {
      const noted = await client.call(addLeadNote, { params: { id }, body });
      return noted.ok ? formDone(contentCopy.saved) : formRefusal(noted.refusal);
    },
  });
}

function book(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'book-lead',
    schema: leadBookingInput,
    refusals: bookLead.refusals,
    send: async (session) => {
      const booked = await client.call(bookLead, { body: { ...session, lead_id: id } });
      if (!booked.ok) return formRefusal(booked.refusal, { fieldOf: { TIME_TAKEN: 'starts_at' } });
      const { booking } = booked.value;
      return formDone(leadsCopy.book.done(formatDayTime(session.starts_at)), { booking: booking.id });
    },
  });
}

const leadMove = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(leadStatuses),
  reason: z.string().optional(),
});

/** A card of the board in another column. */
export async function handleLeadMove(client: Client, posted: FormData): Promise<ActionResult> {
  const { id, name, ...body } = leadMove.parse(Object.fromEntries(posted));
  const moved = await client.call(updateLead, { params: { id }, body });
  if (moved.ok) return { ok: true, message: leadsCopy.moved(leadsCopy.status[body.status]), detail: name };
  return { ok: false, message: leadsCopy.notMoved(name), detail: moved.refusal.message, fields: {} };
}
