import { z } from 'zod';
import { formEndpoints } from '#contract/leads/forms.ts';
import { formTypes, leadStatuses } from '#shared/leads/forms.ts';
import { trafficChannels } from '#shared/visits/traffic-sources.ts';
import { readYaml } from '../read-files.ts';

const text = z.string().min(1);
const days = z.int().min(0);

const lead = z.strictObject({
  form_type: z.enum(formTypes),
  name: text,
  company: text.exactOptional(),
  days,
  answers: z.record(z.string(), z.unknown()),
  moves: z.array(
    z.strictObject({
      after: days,
      status: z.enum(leadStatuses),
      note: text.exactOptional(),
      next: z.strictObject({ action: text, in: days }).exactOptional(),
    }),
  ),
});

const subscription = z.strictObject({
  name: text,
  slug: text,
  begun: days,
  cancelled: days.exactOptional(),
  poor: z.boolean().default(false),
  trial: z.boolean().default(false),
});

const past = z.strictObject({
  people: z.array(
    z.strictObject({
      name: text,
      company: text,
      joined: days,
      orders: days,
      profile: z.boolean().default(false),
    }),
  ),
  favourites: z.record(text, z.int().positive()),
  newcomers: z.array(z.strictObject({ name: text, slug: text, bought: days })),
  subscriptions: z.array(subscription),
  refunds: z.array(
    z.strictObject({ reason: text, after: days, verdict: z.enum(['approve', 'reject']), note: z.string() }),
  ),
  waiting_refunds: z.array(z.strictObject({ reason: text })),
  reviews: z.record(text, z.array(z.strictObject({ rating: z.int().min(1).max(5), body: text }))),
  hand_ins: z.array(z.strictObject({ body: text, feedback: text })).min(1),
  leads: z.array(lead),
  sessions: z.array(
    z.strictObject({
      name: text,
      asked: days,
      day: z.int(),
      hour: z.int().min(0).max(23),
      answer: z.string().default(''),
      outcome: z.enum(['completed', 'no_show', 'cancelled']).exactOptional(),
      note: z.string().default(''),
    }),
  ),
  classes: z.array(
    z.strictObject({
      slug: text,
      planned: days,
      days: z.array(z.int()),
      hour: z.int().min(0).max(22),
      place: text,
    }),
  ),
  broadcast: z.strictObject({
    days_ago: days,
    campaign: text,
    product: text,
    ...{ subject: text, preview: text, body: text },
    ...{ subject_en: text, preview_en: text, body_en: text },
  }),
  sources: z.array(
    z.strictObject({
      channel: z.enum(trafficChannels),
      name: text,
      campaign: z.string(),
      visits: z.int().positive(),
    }),
  ),
  due: subscription,
  meeting: z.strictObject({
    name: text,
    slug: text,
    bought: days,
    day: z.int().positive(),
    hour: z.int().min(0).max(23),
    answer: text,
  }),
});

export type Past = z.output<typeof past>;
export type PastPerson = Past['people'][number];
export type PastLead = Past['leads'][number];

export const readPast = () => readYaml('past/past.yaml', past);

/** Undeliverable addresses; a demo account uses its own. */
export const emailOf = (name: string): string =>
  name.includes('@') ? name : `${name.toLowerCase().replaceAll(' ', '.')}@pelanggan.example`;

const sentForm = z.discriminatedUnion('form_type', [
  z.object({ form_type: z.literal('free_audit'), body: formEndpoints.free_audit.body }),
  z.object({ form_type: z.literal('join_community'), body: formEndpoints.join_community.body }),
  z.object({ form_type: z.literal('consultation_booking'), body: formEndpoints.consultation_booking.body }),
  z.object({
    form_type: z.literal('mentorship_application'),
    body: formEndpoints.mentorship_application.body,
  }),
  z.object({ form_type: z.literal('contact'), body: formEndpoints.contact.body }),
  z.object({ form_type: z.literal('ai_agent_notice'), body: formEndpoints.ai_agent_notice.body }),
]);

/** Drops fields that the form does not have. */
export function toSentForm(
  { form_type, name, company = 'Usaha contoh', answers }: PastLead,
  facts: { readonly submission_key: string; readonly preferred_date: string },
) {
  const whatsapp = '+62 800 0000 0000';
  const person = { name, email: emailOf(name), whatsapp, company, companyName: company, consent: true };
  return sentForm.parse({ form_type, body: { ...person, ...facts, ...answers } });
}
