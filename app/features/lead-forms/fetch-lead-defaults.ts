import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getProfile } from '#contract/account/profile.ts';
import type { Viewer } from '#contract/account/session.ts';

/** Account and profile data under the field names of the forms. */
export async function fetchLeadDefaults(viewer: Viewer): Promise<Readonly<Record<string, string>>> {
  const account = { name: viewer.full_name, email: viewer.email };
  const answer = await browserClient.call<typeof getProfile>({ method: 'get', path: '/api/user/profile' });
  if (!answer.ok) return account;
  const { profile } = answer.value;
  return {
    ...account,
    whatsapp: profile.whatsapp === '' ? profile.phone : profile.whatsapp,
    company: profile.company,
    companyName: profile.company,
    website: profile.website,
    companyWebsite: profile.website,
    companySize: profile.company_size,
    company_size: profile.company_size,
    revenue: profile.monthly_revenue,
    role: profile.job_role,
    challenges: profile.current_challenges,
  };
}
