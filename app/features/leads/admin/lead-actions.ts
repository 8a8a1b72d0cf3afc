import { z } from 'zod';
import { formAction, formActions, formDone, formRefusal } from '#app/lib/forms/form-action.ts';
import { bookLead } from '#contract/bookings/admin.ts';
import { addLeadNote, updateLead } from '#contract/leads/admin.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { leadStatuses } from '#shared/leads/forms.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { leadBookingInput, leadChanges, leadNoteInput, leadWorkInput } from './lead-work-input.ts';

/** Sends what was changed, and nothing where nothing was. */
const saveWork = formAction({
  form: 'lead-work',
  schema: leadWorkInput,
  refusals: updateLead.refusals,
  send: async ({ before, ...typed }, { client, param }) => {
    const body = leadChanges(before, typed);
    if (Object.keys(body).length === 0) return formDone(contentCopy.saved);
    const saved = await client.call(updateLead, { params: { id: param('id') }, body });
    const fieldOf = { OWNER_NOT_STAFF: 'owner_id', NEXT_ACTION_MISSING: 'next_action' };
    return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal, { fieldOf });
  },
});

export const leadAction = formActions(
  {
    note: formAction({
      endpoint: addLeadNote,
      form: 'lead-note',
      schema: leadNoteInput,
      call: (body, { param }) => ({ params: { id: param('id') }, body }),
      done: () => contentCopy.saved,
    }),
    book: formAction({
      endpoint: bookLead,
      form: 'book-lead',
      schema: leadBookingInput,
      call: (session, { param }) => ({ body: { ...session, lead_id: param('id') } }),
      done: ({ booking }, { starts_at }) => ({
        message: leadsCopy.book.done(formatDayTime(starts_at)),
        booking: booking.id,
      }),
      fieldOf: { TIME_TAKEN: 'starts_at' },
    }),
  },
  saveWork,
);

export const leadMoveAction = formAction({
  endpoint: updateLead,
  schema: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(leadStatuses),
    reason: z.string().optional(),
  }),
  call: ({ id, name: _, ...body }) => ({ params: { id }, body }),
  done: (_, { status, name }) => ({
    message: leadsCopy.moved(leadsCopy.status[status]),
    detail: name,
  }),
});
