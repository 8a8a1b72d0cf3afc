import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
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
} from '#shared/leads/forms.ts';
import { accountApi, type Endpoint, publicApi } from '../endpoint.ts';
import { calendarDay, emailAddress as email, uuid, whatsappNumber as whatsapp } from '../fields.ts';
import { typedLine, visibleLine, visibleText } from '../typed-text.ts';

const account = accountApi('Forms');
const anyone = publicApi('Forms');

function line(name: keyof typeof inputCopy.lines, max = 200) {
  const visible = max > 300 ? visibleText : visibleLine;
  const required = () => inputCopy.lineRequired(inputCopy.lines[name]);
  return visible(required).max(max, { error: () => inputCopy.lineTooLong(inputCopy.lines[name]) });
}
/** Accepted with or without https://; stored as a full URL. */
const website = typedLine
  .max(200)
  .transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || URL.canParse(value), { error: () => inputCopy.website })
  .default('');

const envelope = {
  consent: z.literal(true, { error: () => inputCopy.consent }),
  trap: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'A field that people do not see; programs fill it in.' }),
};

const once = {
  submission_key: uuid.meta({ description: 'The same key again changes nothing.' }),
};

const received = z.object({ received: z.literal(true) });
const closed = {
  FORM_CLOSED: { status: 409 },
} as const;
const rate_limit = { name: 'form', points: 10, seconds: 600 } as const;

const auditOpening = { name: line('name'), whatsapp, challenges: line('challenges', 5000) };

const freeAuditFields = z
  .object({
    ...auditOpening,
    email,
    role: z.enum(auditRoles, { error: () => inputCopy.role }),
    customRole: typedLine.max(200).default(''),
    companyName: line('company'),
    companyWebsite: website,
    companySize: z.enum(auditCompanySizes, { error: () => inputCopy.companySize }),
    revenue: z.enum(auditRevenues, { error: () => inputCopy.revenue }),
    services: z.array(z.enum(auditServices)).min(1, { error: () => inputCopy.services }),
    ...envelope,
  })
  .refine((form) => form.role !== OTHER_ROLE || form.customRole !== '', {
    path: ['customRole'],
    error: () => inputCopy.customRole,
  });

export const freeAuditSteps = z.discriminatedUnion('step', [
  z.object({ step: z.literal('1'), ...auditOpening }),
  freeAuditFields.safeExtend({ step: z.literal('2') }),
]);

export const submitFreeAudit = account.post('/api/forms/free_audit', {
  summary: 'Apply for a free audit: one of the month’s slots, or the waiting list of next month',
  rate_limit,
  body: freeAuditFields.safeExtend(once),
  output: z.object({
    received: z.literal(true),
    place: z.enum(['slot', 'waiting_list']),
    month: z.iso.date().meta({ description: 'First day of the month that the place is in, WIB.' }),
    can_choose_time: z.boolean().meta({ description: 'The talk about it has times to choose now.' }),
  }),
  refusals: closed,
});

export const getAuditSlots = anyone.get('/api/forms/free_audit/slots', {
  summary: 'How many free audits of this month are left',
  output: z.object({ month: z.iso.date(), total: z.int(), remaining: z.int().min(0) }),
});

const communityFields = z.object({
  name: line('name'),
  email,
  whatsapp,
  company: line('company'),
  website,
  ...envelope,
});

export const submitCommunity = account.post('/api/forms/join_community', {
  summary: 'Join the community',
  rate_limit,
  body: communityFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const consultationFields = z.object({
  name: line('name'),
  email,
  whatsapp,
  company: typedLine.max(200).default(''),
  preferred_date: calendarDay,
  preferred_time: z.enum(meetingTimes, { error: () => inputCopy.time }),
  topic: line('topic', 2000),
  ...envelope,
});

export const submitConsultation = anyone.post('/api/forms/consultation_booking', {
  summary: 'Ask for a consultation at a preferred time',
  rate_limit,
  body: consultationFields.safeExtend(once),
  output: received,
  refusals: {
    ...closed,
    DATE_PASSED: { status: 422 },
  },
});

const mentorshipFields = z.object({
  name: line('name'),
  email,
  whatsapp,
  company: line('company'),
  website,
  company_size: z.enum(auditCompanySizes, { error: () => inputCopy.companySize }),
  goal: z.enum(mentorshipGoals, { error: () => inputCopy.goal }),
  message: line('story', 5000),
  ...envelope,
});

export const submitMentorship = anyone.post('/api/forms/mentorship_application', {
  summary: 'Apply for a mentorship',
  rate_limit,
  body: mentorshipFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const contactFields = z.object({
  name: line('name'),
  email,
  whatsapp: whatsapp.or(z.literal('')).default(''),
  topic: z.enum(contactTopics, { error: () => inputCopy.topic }),
  message: line('message', 5000),
  ...envelope,
});

export const submitContact = anyone.post('/api/forms/contact', {
  summary: 'Write to the team',
  rate_limit,
  body: contactFields.safeExtend(once),
  output: received,
  refusals: closed,
});

const aiAgentNoticeFields = z.object({ email, ...envelope });

export const submitAiAgentNotice = anyone.post('/api/forms/ai_agent_notice', {
  summary: 'Hear when the AI Agent Environment opens',
  rate_limit,
  body: aiAgentNoticeFields.safeExtend(once),
  output: received,
  refusals: closed,
});

export const listForms = anyone.get('/api/forms', {
  summary: 'Which forms are open',
  output: z.object({
    forms: z.array(z.object({ form_type: z.enum(formTypes), is_active: z.boolean() })),
  }),
});

/** Any form, unvalidated, for scripts that leave validation to the server. */
export type SubmitAnyForm = Omit<Endpoint, 'method' | 'path' | 'body' | 'output' | 'refusals'> & {
  readonly method: 'post';
  readonly path: `/api/forms/${FormType}`;
  readonly body: z.ZodObject<Readonly<Record<string, z.ZodUnknown>>>;
  readonly output: z.ZodType<{
    readonly place?: 'slot' | 'waiting_list' | undefined;
    readonly month?: string | undefined;
    readonly can_choose_time?: boolean | undefined;
  }>;
  readonly refusals: typeof closed & (typeof submitConsultation)['refusals'];
};

export const formSchemas = {
  free_audit: freeAuditFields,
  join_community: communityFields,
  consultation_booking: consultationFields,
  mentorship_application: mentorshipFields,
  contact: contactFields,
  ai_agent_notice: aiAgentNoticeFields,
} as const satisfies Readonly<Record<FormType, z.ZodObject>>;

export const formEndpoints = {
  free_audit: submitFreeAudit,
  join_community: submitCommunity,
  consultation_booking: submitConsultation,
  mentorship_application: submitMentorship,
  contact: submitContact,
  ai_agent_notice: submitAiAgentNotice,
} as const satisfies Readonly<Record<(typeof formTypes)[number], Endpoint>>;

export const getCommunity = account.get('/api/community', {
  summary: 'Whether the signed-in user has joined; the group’s link is for members only',
  output: z.object({ is_member: z.boolean(), group_url: z.url().nullable() }),
});
