import { z } from 'zod';
import {
  auditCompanySizes,
  auditRevenues,
  auditRoles,
  auditServices,
  contactTopics,
  type FormType,
  formTypes,
  meetingTimes,
  mentorshipGoals,
  OTHER_ROLE,
} from '#shared/forms.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { calendarDay, uuid } from '../fields.ts';

const line = (name: string, max = 200) =>
  z.string(`${name} wajib diisi.`).trim().min(1, `${name} wajib diisi.`).max(max, `${name} terlalu panjang.`);
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Tulis alamat email yang benar.'));
const whatsapp = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{8,24}$/, 'Tulis nomor WhatsApp yang benar.');
/** With or without https://; kept as a full address. */
const website = z
  .string()
  .trim()
  .max(200)
  .transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || URL.canParse(value), 'Tulis alamat website yang benar.')
  .default('');

/** Asked by every form beside its own fields. */
const envelope = {
  consent: z.literal(true, 'Persetujuan Anda diperlukan.'),
  trap: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'A field that people do not see; programs fill it in.' }),
};

/** Nobody is asked for it: whoever sends the form makes it. */
const once = {
  submission_key: uuid.meta({ description: 'The same key again changes nothing.' }),
};

const received = z.object({ received: z.literal(true) });
const closed = { FORM_CLOSED: { status: 409, message: 'Formulir ini sedang ditutup.' } } as const;
const rate_limit = { name: 'form', points: 10, seconds: 600 } as const;

const freeAuditFields = z
  .object({
    name: line('Nama'),
    email,
    whatsapp,
    role: z.enum(auditRoles, 'Pilih jabatan Anda.'),
    customRole: z.string().trim().max(200).default(''),
    companyName: line('Nama usaha'),
    companyWebsite: website,
    companySize: z.enum(auditCompanySizes, 'Pilih jumlah karyawan.'),
    revenue: z.enum(auditRevenues, 'Pilih kisaran omzet.'),
    services: z.array(z.enum(auditServices)).min(1, 'Pilih minimal satu layanan.'),
    challenges: line('Tantangan', 5000),
    ...envelope,
  })
  .refine((form) => form.role !== OTHER_ROLE || form.customRole !== '', {
    path: ['customRole'],
    message: 'Tulis jabatan Anda.',
  });

export const submitFreeAudit = endpoint({
  method: 'post',
  path: '/api/forms/free_audit',
  summary: 'Apply for a free audit: one of the month’s slots, or the waiting list of next month',
  tag: 'Forms',
  role: 'user',
  rate_limit,
  body: freeAuditFields.safeExtend(once),
  output: z.object({
    received: z.literal(true),
    place: z.enum(['slot', 'waiting_list']),
    month: z.iso.date().meta({ description: 'First day of the month that the place is in, WIB.' }),
  }),
  refusals: closed,
});

export const getAuditSlots = endpoint({
  method: 'get',
  path: '/api/forms/free_audit/slots',
  summary: 'How many free audits of this month are left',
  tag: 'Forms',
  role: 'visitor',
  output: z.object({ month: z.iso.date(), total: z.int(), remaining: z.int().min(0) }),
  refusals: {},
});

const communityFields = z.object({
  name: line('Nama'),
  email,
  whatsapp,
  company: line('Nama usaha'),
  website,
  ...envelope,
});

export const submitCommunity = endpoint({
  method: 'post',
  path: '/api/forms/join_community',
  summary: 'Join the community',
  tag: 'Forms',
  role: 'user',
  rate_limit,
  body: communityFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const consultationFields = z.object({
  name: line('Nama'),
  email,
  whatsapp,
  company: z.string().trim().max(200).default(''),
  preferred_date: calendarDay,
  preferred_time: z.enum(meetingTimes, 'Pilih waktu.'),
  topic: line('Topik', 2000),
  ...envelope,
});

export const submitConsultation = endpoint({
  method: 'post',
  path: '/api/forms/consultation_booking',
  summary: 'Ask for a consultation at a preferred time',
  tag: 'Forms',
  role: 'visitor',
  rate_limit,
  body: consultationFields.safeExtend(once),
  output: received,
  refusals: {
    ...closed,
    DATE_PASSED: { status: 422, message: 'Pilih tanggal mulai besok.' },
  },
});

const mentorshipFields = z.object({
  name: line('Nama'),
  email,
  whatsapp,
  company: line('Nama usaha'),
  website,
  company_size: z.enum(auditCompanySizes, 'Pilih jumlah karyawan.'),
  goal: z.enum(mentorshipGoals, 'Pilih tujuan.'),
  message: line('Cerita singkat', 5000),
  ...envelope,
});

export const submitMentorship = endpoint({
  method: 'post',
  path: '/api/forms/mentorship_application',
  summary: 'Apply for a mentorship',
  tag: 'Forms',
  role: 'visitor',
  rate_limit,
  body: mentorshipFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const contactFields = z.object({
  name: line('Nama'),
  email,
  whatsapp: whatsapp.or(z.literal('')).default(''),
  topic: z.enum(contactTopics, 'Pilih topik.'),
  message: line('Pesan', 5000),
  ...envelope,
});

export const submitContact = endpoint({
  method: 'post',
  path: '/api/forms/contact',
  summary: 'Write to the team',
  tag: 'Forms',
  role: 'visitor',
  rate_limit,
  body: contactFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const aiAgentNoticeFields = z.object({ email, ...envelope });

export const submitAiAgentNotice = endpoint({
  method: 'post',
  path: '/api/forms/ai_agent_notice',
  summary: 'Hear when the AI Agent Environment opens',
  tag: 'Forms',
  role: 'visitor',
  rate_limit,
  body: aiAgentNoticeFields.safeExtend(once),
  output: received,
  refusals: closed,
});

export const listForms = endpoint({
  method: 'get',
  path: '/api/forms',
  summary: 'Which forms are open',
  tag: 'Forms',
  role: 'visitor',
  output: z.object({
    forms: z.array(z.object({ form_type: z.enum(formTypes), is_active: z.boolean() })),
  }),
  refusals: {},
});

/** Any form, for a script that sends what was typed as it is and lets the server judge it. */
export type SubmitAnyForm = Omit<Endpoint, 'method' | 'path' | 'body' | 'output' | 'refusals'> & {
  readonly method: 'post';
  readonly path: `/api/forms/${FormType}`;
  readonly body: z.ZodObject<Readonly<Record<string, z.ZodUnknown>>>;
  readonly output: z.ZodType<{
    readonly place?: 'slot' | 'waiting_list' | undefined;
    readonly month?: string | undefined;
  }>;
  readonly refusals: typeof closed & (typeof submitConsultation)['refusals'];
};

/** What each form asks. */
export const formSchemas = {
  free_audit: freeAuditFields,
  join_community: communityFields,
  consultation_booking: consultationFields,
  mentorship_application: mentorshipFields,
  contact: contactFields,
  ai_agent_notice: aiAgentNoticeFields,
} as const satisfies Readonly<Record<FormType, z.ZodObject>>;

/** Every form by its type; the fields of the envelope are the same everywhere. */
export const formEndpoints = {
  free_audit: submitFreeAudit,
  join_community: submitCommunity,
  consultation_booking: submitConsultation,
  mentorship_application: submitMentorship,
  contact: submitContact,
  ai_agent_notice: submitAiAgentNotice,
} as const satisfies Readonly<Record<(typeof formTypes)[number], Endpoint>>;

export const getCommunity = endpoint({
  method: 'get',
  path: '/api/community',
  summary: 'Whether the signed-in user has joined; the group’s link is for members only',
  tag: 'Forms',
  role: 'user',
  output: z.object({ is_member: z.boolean(), group_url: z.url().nullable() }),
  refusals: {},
});
