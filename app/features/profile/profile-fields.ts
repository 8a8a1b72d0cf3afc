import { buildHref } from '#app/lib/search-params.ts';
import { profileOptions } from '#shared/profile.ts';

export const profileTabs = ['personal', 'business', 'social', 'preferences'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const PROFILE_FORM = 'profile';

export function profileTabFrom(search: URLSearchParams): ProfileTab {
  return profileTabs.find((name) => name === search.get('tab')) ?? 'personal';
}

export function profileHref(tab: ProfileTab, more: Readonly<Record<string, string>> = {}): string {
  return buildHref('/user/profile', { tab: tab === 'personal' ? null : tab, ...more });
}

interface FieldDefinition<Name extends string> {
  readonly name: Name;
  /** As specified; the asterisk does not make the field required (PORT-049). */
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'url' | 'year' | 'area' | 'select' | 'checks';
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly placeholder?: string;
}
type FieldName = Exclude<(typeof fields)[ProfileTab][number]['name'], 'interested_services'>;
export type TextFieldName = FieldName;
export type ProfileField = FieldDefinition<FieldName | 'interested_services'>;

const { interested_services, ...selects } = profileOptions;

/** By tab, in order (PORT-037 to PORT-041, PORT-051, PORT-052). */
export const fields = {
  personal: [
    { name: 'full_name', label: 'Full Name*', kind: 'text', autoComplete: 'name' },
    { name: 'phone', label: 'Phone Number*', kind: 'tel', autoComplete: 'tel', placeholder: '+62' },
    { name: 'whatsapp', label: 'WhatsApp', kind: 'tel', autoComplete: 'tel', placeholder: '+62' },
    { name: 'job_role', label: 'Job Role*', kind: 'select', options: selects.job_role },
  ],
  business: [
    { name: 'company', label: 'Company Name*', kind: 'text', autoComplete: 'organization' },
    { name: 'website', label: 'Website', kind: 'url', placeholder: 'https://' },
    { name: 'industry', label: 'Industry*', kind: 'select', options: selects.industry },
    { name: 'company_size', label: 'Company Size*', kind: 'select', options: selects.company_size },
    { name: 'monthly_revenue', label: 'Monthly Revenue', kind: 'select', options: selects.monthly_revenue },
    { name: 'founding_year', label: 'Founding Year', kind: 'year', placeholder: '2016' },
    { name: 'company_description', label: 'Company Description*', kind: 'area' },
    { name: 'target_market', label: 'Target Market*', kind: 'area' },
    { name: 'business_model', label: 'Business Model*', kind: 'area' },
    { name: 'main_products_services', label: 'Main Products/Services*', kind: 'area' },
    { name: 'current_challenges', label: 'Current Business Challenges*', kind: 'area' },
  ],
  social: [
    { name: 'linkedin', label: 'LinkedIn', kind: 'url', placeholder: 'https://www.linkedin.com/in/' },
    { name: 'instagram', label: 'Instagram', kind: 'text', placeholder: '@' },
    { name: 'twitter', label: 'Twitter', kind: 'text', placeholder: '@' },
    { name: 'facebook', label: 'Facebook', kind: 'url', placeholder: 'https://www.facebook.com/' },
    { name: 'youtube', label: 'YouTube', kind: 'url', placeholder: 'https://www.youtube.com/@' },
    { name: 'tiktok', label: 'TikTok', kind: 'text', placeholder: '@' },
  ],
  preferences: [
    {
      name: 'ai_experience_level',
      label: 'AI Experience Level*',
      kind: 'select',
      options: selects.ai_experience_level,
    },
    { name: 'budget_range', label: 'Budget Range*', kind: 'select', options: selects.budget_range },
    {
      name: 'timeline_expectations',
      label: 'Timeline Expectations*',
      kind: 'select',
      options: selects.timeline_expectations,
    },
    {
      name: 'interested_services',
      label: 'Interested Services',
      kind: 'checks',
      options: interested_services,
    },
  ],
} as const satisfies Record<ProfileTab, readonly FieldDefinition<string>[]>;

export function tabOfField(name: string): ProfileTab | null {
  return profileTabs.find((tab) => fields[tab].some((field) => field.name === name)) ?? null;
}
