import { z } from 'zod';
import { formTypes } from '#shared/forms.ts';
import { completionFields } from '#shared/profile.ts';
import { endpoint } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';

const line = z.string().trim().max(200);
const paragraph = z.string().trim().max(5000);

/** What the owner of a profile may change; id, role, balance and the like are not here, so they can not be sent. */
export const profileFields = z.object({
  full_name: line,
  phone: line,
  whatsapp: line,
  company: line,
  website: line,
  job_role: line,
  company_size: line,
  industry: line,
  monthly_revenue: line,
  founding_year: z.int().min(1800).max(2200).nullable(),
  company_description: paragraph,
  target_market: paragraph,
  business_model: paragraph,
  main_products_services: paragraph,
  current_challenges: paragraph,
  ai_experience_level: line,
  budget_range: line,
  timeline_expectations: line,
  interested_services: z.array(line).max(20),
  instagram: line,
  facebook: line,
  twitter: line,
  linkedin: line,
  youtube: line,
  tiktok: line,
});

const profile = profileFields
  .extend({
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

export const getProfile = endpoint({
  method: 'get',
  path: '/api/user/profile',
  summary: 'Profile of the signed-in user with its completion',
  tag: 'Account',
  role: 'user',
  output: z.object({ profile }),
  refusals: {},
});

export const updateProfile = endpoint({
  method: 'put',
  path: '/api/user/profile',
  summary: 'Change fields of the own profile; what is not sent stays',
  tag: 'Account',
  role: 'user',
  body: profileFields.partial().strict(),
  output: z.object({ profile }),
  refusals: {},
});
