import { z } from 'zod';
import type { Profile } from '#contract/account/profile.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { formTypes } from '#shared/leads/forms.ts';
import type { Company } from '#shared/money/company.ts';
import { type ProfileCompletion, profileCompletion } from '#shared/people/profile.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  ensureProfile,
  type FormCompletion,
  type FormCount,
  findOwnProfile,
  incrementFormCount,
  lockProfile,
  type ProfileChange,
  type ProfileRow,
  writeProfile,
  writeUser,
} from './account.queries.ts';
import { saveBillingDetails } from './profile.queries.ts';

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

interface ProfileUpdate extends ProfileChange {
  readonly full_name?: string | undefined;
  /** The `updated_at` that was edited; without it the change overwrites any version. */
  readonly base_updated_at?: string | undefined;
}

/** A blank name stays (API-077). Refuses an outdated edit, so that it does not overwrite another tab's. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  { base_updated_at, full_name, ...change }: ProfileUpdate,
): Promise<Result<Profile, { readonly code: 'PROFILE_CHANGED' }>> {
  await lockProfile(tx, userId);
  if (base_updated_at !== undefined) {
    const { updated_at } = await getProfile(tx, userId);
    if (updated_at !== new Date(base_updated_at).toISOString()) return refuse({ code: 'PROFILE_CHANGED' });
  }
  if (full_name !== undefined && full_name !== '') await writeUser(tx, userId, { full_name });
  await writeProfile(tx, userId, change);
  return succeed(await getProfile(tx, userId));
}

/** Counts a sent form in the sender's profile (ENT-007, API-034). */
export async function recordFormCompletion(tx: Tx, completion: FormCompletion): Promise<void> {
  await ensureProfile(tx, completion.user_id);
  await incrementFormCount(tx, completion);
}

export interface InvoiceChoice {
  readonly user_id: string;
  /** Null: the person. Defaults to the company the account keeps when the invoice is issued. */
  readonly company?: Company | null | undefined;
  readonly is_guest?: boolean | undefined;
}

/** A company is also saved on the account, unless a guest buys. */
export async function chooseInvoiceParty(
  tx: Tx,
  { user_id, company, is_guest = false }: InvoiceChoice,
): Promise<{ readonly invoice_to?: Company | null }> {
  if (company === undefined) return {};
  if (company !== null && !is_guest) await saveBillingDetails(tx, user_id, company);
  return { invoice_to: company };
}
