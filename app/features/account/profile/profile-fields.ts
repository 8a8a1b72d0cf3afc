import { buildHref } from '#app/lib/search-params.ts';
import { profileOptions } from '#shared/people/profile.ts';

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
    { name: 'full_name', kind: 'text', autoComplete: 'name' },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', placeholder: '+62' },
    { name: 'whatsapp', kind: 'tel', autoComplete: 'tel', placeholder: '+62' },
    { name: 'job_role', kind: 'select', options: selects.job_role },
  ],
  business: [
    { name: 'company', kind: 'text', autoComplete: 'organization' },
    { name: 'website', kind: 'url', placeholder: 'https://' },
    { name: 'industry', kind: 'select', options: selects.industry },
    { name: 'company_size', kind: 'select', options: selects.company_size },
    { name: 'monthly_revenue', kind: 'select', options: selects.monthly_revenue },
    { name: 'founding_year', kind: 'year', placeholder: '2016' },
    { name: 'company_description', kind: 'area' },
    { name: 'target_market', kind: 'area' },
    { name: 'business_model', kind: 'area' },
    { name: 'main_products_services', kind: 'area' },
    { name: 'current_challenges', kind: 'area' },
  ],
  social: [
    { name: 'linkedin', kind: 'url', placeholder: 'https://www.linkedin.com/in/' },
    { name: 'instagram', kind: 'text', placeholder: '@' },
    { name: 'twitter', kind: 'text', placeholder: '@' },
    { name: 'facebook', kind: 'url', placeholder: 'https://www.facebook.com/' },
    { name: 'youtube', kind: 'url', placeholder: 'https://www.youtube.com/@' },
    { name: 'tiktok', kind: 'text', placeholder: '@' },
  ],
  preferences: [
    {
      name: 'ai_experience_level',

      kind: 'select',
      options: selects.ai_experience_level,
    },
    { name: 'budget_range', kind: 'select', options: selects.budget_range },
    {
      name: 'timeline_expectations',

      kind: 'select',
      options: selects.timeline_expectations,
    },
    {
      name: 'interested_services',

      kind: 'checks',
      options: interested_services,
    },
  ],
} as const satisfies Record<ProfileTab, readonly FieldDefinition<string>[]>;

export function tabOfField(name: string): ProfileTab | null {
  return profileTabs.find((tab) => fields[tab].some((field) => field.name === name)) ?? null;
}
