import type { Lead } from '#contract/admin/leads.ts';

export interface LeadWorkValues {
  readonly status: Lead['status'];
  readonly lead_score: string;
  readonly owner_id: string;
  readonly next_action: string;
  readonly next_action_on: string;
}

export const leadWorkValues = (lead: Lead): LeadWorkValues => ({
  status: lead.status,
  lead_score: String(lead.lead_score),
  owner_id: lead.owner_id ?? '',
  next_action: lead.next_action ?? '',
  next_action_on: lead.next_action_on ?? '',
});

const orNull = (text: string) => (text.trim() === '' ? null : text);

/**
 * Only touched fields are sent, so that a colleague's change to the same lead stays. An emptied score becomes NaN,
 * which the API refuses, instead of 0.
 */
export function leadChanges(lead: Lead, values: LeadWorkValues) {
  const saved = leadWorkValues(lead);
  const isTouched = (name: keyof LeadWorkValues) => values[name] !== saved[name];
  return {
    ...(isTouched('status') && { status: values.status }),
    ...(isTouched('lead_score') && { lead_score: Number(orNull(values.lead_score) ?? Number.NaN) }),
    ...(isTouched('owner_id') && { owner_id: orNull(values.owner_id) }),
    ...(isTouched('next_action') && { next_action: orNull(values.next_action) }),
    ...(isTouched('next_action_on') && { next_action_on: orNull(values.next_action_on) }),
  };
}
