import { z } from 'zod';
import { bookLead } from '#contract/bookings/admin.ts';
import { settableMoment } from '#contract/fields.ts';
import { addLeadNote, type Lead } from '#contract/leads/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { parseJson } from '#shared/json.ts';
import { leadStatuses } from '#shared/leads/forms.ts';

const text = z.string().default('');
const fields = {
  status: z.enum(leadStatuses),
  reason: text,
  lead_score: text,
  owner_id: text,
  next_action: text,
  next_action_on: text,
};

export const leadWorkInput = z.object({
  ...fields,
  before: z.string().transform(parseJson).pipe(z.object(fields)),
});
type LeadWork = Omit<z.output<typeof leadWorkInput>, 'before'>;

export const leadWorkDefaults = (lead: Lead): LeadWork => ({
  status: lead.status,
  reason: lead.reason ?? '',
  lead_score: String(lead.lead_score),
  owner_id: lead.owner_id ?? '',
  next_action: lead.next_action ?? '',
  next_action_on: lead.next_action_on ?? '',
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);

/** Sends only touched fields, so that a colleague's changes stay. An emptied score is NaN, which the API refuses. */
export function leadChanges(before: LeadWork, typed: LeadWork) {
  const isTouched = (name: keyof LeadWork) => typed[name] !== before[name];
  return {
    ...(isTouched('status') && { status: typed.status }),
    ...(isTouched('reason') && { reason: orNull(typed.reason) }),
    ...(isTouched('lead_score') && { lead_score: Number(orNull(typed.lead_score) ?? Number.NaN) }),
    ...(isTouched('owner_id') && { owner_id: orNull(typed.owner_id) }),
    ...(isTouched('next_action') && { next_action: orNull(typed.next_action) }),
    ...(isTouched('next_action_on') && { next_action_on: orNull(typed.next_action_on) }),
  };
}

export const leadNoteInput = addLeadNote.body.strip();

export const leadBookingInput = z.object({
  kind: bookLead.body.shape.kind,
  starts_at: z
    .string({ error: () => leadsCopy.book.noTime })
    .transform((typed) => `${typed}:00+07:00`)
    .refine((moment) => !Number.isNaN(Date.parse(moment)), {
      error: () => leadsCopy.book.noTime,
      abort: true,
    })
    .pipe(settableMoment),
});
