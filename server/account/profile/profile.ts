import { z } from 'zod';
import type { Profile } from '#contract/account/profile.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { formTypes } from '#shared/forms.ts';
import { type ProfileCompletion, profileCompletion } from '#shared/people/profile.ts';
import { type FormCount, findOwnProfile, type ProfileRow } from '../account.queries.ts';

/** Keyed by form type; a form never sent has no entry (ENT-007). */
const formStatus = z.partialRecord(
  z.enum(formTypes),
  z.object({ completed: z.boolean(), last_updated: z.string(), submission_count: z.int() }),
);

const empty: Omit<ProfileRow, 'id' | 'updated_at' | FormCount> = {
  phone: '',
  whatsapp: '',
  company: '',
  website: '',
  job_role: '',
  company_size: '',
  industry: '',
  monthly_revenue: '',
  founding_year: null,
  headquarters: '',
  company_description: '',
  target_market: '',
  business_model: '',
  main_products_services: '',
  current_challenges: '',
  business_challenges: '',
  ai_experience_level: '',
  budget_range: '',
  timeline_expectations: '',
  interested_services: [],
  instagram: '',
  facebook: '',
  twitter: '',
  linkedin: '',
  youtube: '',
  tiktok: '',
};

/** Fields are empty until the profile is first saved (API-076). */
export async function getProfile(reader: Reader, userId: string): Promise<Profile> {
  const stored = await findOwnProfile(reader, userId);
  if (stored === null) throw new Error('user of a profile not found');
  const { full_name, created_at, profile } = stored;
  const fields = { ...empty, ...profile, full_name };
  return {
    ...fields,
    id: userId,
    form_completion_status: formStatus.parse(profile?.form_completion_status ?? {}),
    total_form_submissions: profile?.total_form_submissions ?? 0,
    completion: profileCompletion(fields),
    updated_at: profile?.updated_at ?? created_at,
  };
}

/** Feeds the 80 % rule (DECISIONS 16). */
export async function readProfileCompletion(reader: Reader, userId: string): Promise<ProfileCompletion> {
  return (await getProfile(reader, userId)).completion;
}
