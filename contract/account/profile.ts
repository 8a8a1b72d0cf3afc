import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { formTypes } from '#shared/leads/forms.ts';
import { completionFields } from '#shared/people/profile.ts';
import { accountApi } from '../endpoint.ts';
import { phoneNumber, timestamp, uuid } from '../fields.ts';
import { typedLine, typedText } from '../typed-text.ts';

const account = accountApi('Account');

const line = typedLine.max(200);
const paragraph = typedText.max(5000);

const web = line.refine((value) => value === '' || isWebAddress(value), {
  error: () => inputCopy.fullAddress,
});
const telephone = phoneNumber(() => inputCopy.phoneDigits).or(z.literal(''));

/** http(s) only, because staff see these addresses as links. */
function isWebAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
}

/** The editable fields only: a request cannot set id, role or balance. */
export const profileFields = z.object({
  full_name: line,
  phone: telephone,
  whatsapp: telephone,
  company: line,
  website: web,
  job_role: line,
  company_size: line,
  industry: line,
  monthly_revenue: line,
  founding_year: z
    .int({ error: () => inputCopy.year })
    .min(1800, { error: () => inputCopy.year })
    .max(2200, { error: () => inputCopy.year })
    .nullable(),
  /** Accepted from API clients; the form has no input for it, nor for business_challenges (ENT-008). */
  headquarters: line,
  company_description: paragraph,
  target_market: paragraph,
  business_model: paragraph,
  main_products_services: paragraph,
  current_challenges: paragraph,
  business_challenges: paragraph,
  ai_experience_level: line,
  budget_range: line,
  timeline_expectations: line,
  interested_services: z.array(line).max(20),
  instagram: line,
  facebook: web,
  twitter: line,
  linkedin: web,
  youtube: web,
  tiktok: line,
});

/** Not validated on output: older values may break today's rules. */
const profile = profileFields
  .extend({
    phone: line,
    whatsapp: line,
    website: line,
    facebook: line,
    linkedin: line,
    youtube: line,
    id: uuid,
    completion: z.object({
      percent: z.int().min(0).max(100),
      is_eligible: z.boolean(),
      missing_fields: z.array(z.enum(completionFields)),
    }),
    form_completion_status: z.partialRecord(
      z.enum(formTypes),
      z.object({ completed: z.boolean(), last_updated: timestamp, submission_count: z.int().min(1) }),
    ),
    total_form_submissions: z.int().min(0),
    updated_at: timestamp,
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

export const getProfile = account.get('/api/user/profile', {
  summary: 'Profile of the signed-in user with its completion',
  output: z.object({ profile }),
});

export const updateProfile = account.put('/api/user/profile', {
  summary: 'Change fields of the own profile; what is not sent stays',
  body: profileFields
    .partial()
    .extend({
      base_updated_at: timestamp.optional().meta({
        description:
          'The updated_at that the change was made on; with another one by now, nothing is written.',
      }),
    })
    .strict(),
  output: z.object({ profile }),
  refusals: {
    PROFILE_CHANGED: { status: 409 },
  },
});
