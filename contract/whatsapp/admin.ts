import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { rupiah } from '#shared/money/money.ts';
import {
  incomingKinds,
  whatsappCategories,
  whatsappEvents,
  whatsappMessageKinds,
  whatsappProblems,
  whatsappStatuses,
} from '#shared/whatsapp/whatsapp.ts';
import { adminApi } from '../endpoint.ts';
import { calendarDay, senField, timestamp, uuid } from '../fields.ts';
import { listTotal, unsortedList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const template = z.object({
  event: z.enum(whatsappEvents),
  name: z.string(),
  language: z.enum(languages),
  status: z.string().nullable().meta({ description: "Meta's word in small letters; null: Meta has none." }),
  category: z.enum(whatsappCategories).nullable(),
  is_usable: z.boolean().meta({ description: 'Approved, with the number of texts that we send.' }),
  body: z.string().meta({ description: 'As Meta has it, else as we would send it there.' }),
});

const price = z.object({
  category: z.enum(whatsappCategories),
  valid_from: z.string().meta({ description: 'A day in WIB.' }),
  price_bigint: senField,
});
export type WhatsappPrice = z.output<typeof price>;

const setup = z
  .object({
    is_on: z.boolean().meta({ description: 'Its keys are set.' }),
    spent_bigint: senField.meta({ description: 'This month in WIB, with what is on its way.' }),
    monthly_ceiling_bigint: senField.meta({ description: '0: nothing is sent.' }),
    is_ceiling_reached: z.boolean().meta({ description: 'A message was mailed instead this month.' }),
    unpriced: z.array(z.enum(whatsappCategories)).meta({ description: 'Categories without a price today.' }),
    checked_at: timestamp.nullable(),
    display_number: z.string(),
    verified_name: z.string(),
    quality: z.string(),
    problem: z.string().nullable().meta({ description: 'Why Meta could not be asked; null: it was.' }),
    last_notice_at: timestamp.nullable(),
    templates: z.array(template),
    prices: z.array(price),
  })
  .meta({ id: 'WhatsappSetup' });
export type WhatsappSetup = z.output<typeof setup>;

const message = z
  .object({
    id: uuid,
    event: z.enum(whatsappMessageKinds),
    email: z.string().nullable().meta({ description: 'null: not known, or deleted.' }),
    phone: z.string().nullable(),
    wa_user_id: z.string().nullable(),
    text: z.string(),
    category: z.enum(whatsappCategories),
    status: z.enum(whatsappStatuses),
    problem: z.enum(whatsappProblems).nullable(),
    error_code: z.int().nullable().meta({ description: "Meta's." }),
    cost_bigint: senField,
    created_at: timestamp,
    sent_at: timestamp.nullable(),
    delivered_at: timestamp.nullable(),
    read_at: timestamp.nullable(),
    mailed_at: timestamp.nullable().meta({ description: 'When the mail went in its place.' }),
  })
  .meta({ id: 'WhatsappMessage' });
export type WhatsappMessage = z.output<typeof message>;

const incoming = z
  .object({
    id: uuid,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    wa_user_id: z.string().nullable(),
    kind: z.enum(incomingKinds),
    body: z.string(),
    is_stop: z.boolean(),
    lead_id: uuid.nullable(),
    received_at: timestamp,
  })
  .meta({ id: 'WhatsappIncoming' });
export type WhatsappIncoming = z.output<typeof incoming>;

const rate_limit = { name: 'whatsapp-edit', points: 60, seconds: 60 } as const;
const off = { WHATSAPP_OFF: { status: 404 } } as const;

export const getWhatsappSetup = adminApi.get('/api/admin/whatsapp', {
  summary: 'How WhatsApp is set up, and what it cost this month',
  output: z.object({ setup }),
});

export const listWhatsappMessages = adminApi.get('/api/admin/whatsapp/messages', {
  summary: 'What was sent by WhatsApp, what became of it and what it cost; the newest first',
  ...unsortedList(50, {
    status: z.enum(whatsappStatuses).optional(),
    event: z.enum(whatsappMessageKinds).optional(),
    search: searchText.optional(),
  }),
  output: z.object({ messages: z.array(message), total: listTotal }),
});

export const listWhatsappIncoming = adminApi.get('/api/admin/whatsapp/incoming', {
  summary: 'What people wrote on WhatsApp; the newest first',
  ...unsortedList(50, { search: searchText.optional() }),
  output: z.object({ incoming: z.array(incoming), total: listTotal }),
});

const amount = (most: number) =>
  z
    .int()
    .min(0)
    .max(most)
    .transform((value) => rupiah(value));

export const setWhatsappCeiling = adminApi.put('/api/admin/whatsapp/ceiling', {
  summary: 'How much WhatsApp may cost in a month; what would cost more goes by mail',
  rate_limit,
  body: z.object({ monthly_ceiling: amount(100_000_000).meta({ description: 'Rupiah.' }) }).strict(),
  output: z.object({ setup }),
});

export const setWhatsappPrice = adminApi.put('/api/admin/whatsapp/prices', {
  summary: "Meta's price for a category, from a day on",
  rate_limit,
  body: z
    .object({
      category: z.enum(whatsappCategories),
      valid_from: calendarDay,
      price: amount(100_000).meta({ description: 'Rupiah for a message, rounded up.' }),
    })
    .strict(),
  output: z.object({ setup }),
});

export const syncWhatsapp = adminApi.post('/api/admin/whatsapp/sync', {
  summary: 'Ask Meta about our number and templates now',
  rate_limit,
  body: z
    .object({
      submits_templates: z
        .boolean()
        .default(false)
        .meta({ description: 'Send Meta those that it lacks first.' }),
    })
    .strict(),
  output: z.object({ queued: z.literal(true) }),
  refusals: off,
});
