import { buildHref } from '#app/lib/search-params.ts';
import type { Profile, updateProfile } from '#contract/account/profile.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import {
  completionFields,
  type ProfileCompletion,
  profileCompletion,
  profileOptions,
} from '#shared/people/profile.ts';

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

/** Texts, including the founding year (ENT-006). */
export type ProfileValues = Readonly<Record<TextFieldName, string>> & {
  readonly interested_services: readonly string[];
};
type Body = NonNullable<CallOf<typeof updateProfile>['body']>;

export function valuesOf(profile: Profile): ProfileValues {
  const { founding_year, ...texts } = profile;
  return { ...texts, founding_year: founding_year === null ? '' : String(founding_year) };
}

const textNames: readonly TextFieldName[] = profileTabs
  .flatMap((tab) => [...fields[tab]])
  .flatMap(({ name }) => (name === 'interested_services' ? [] : [name]));

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

export function changedNames(loaded: ProfileValues, values: ProfileValues): readonly (keyof ProfileValues)[] {
  const texts = textNames.filter((name) => values[name] !== loaded[name]);
  return isSameList(loaded.interested_services, values.interested_services)
    ? texts
    : [...texts, 'interested_services'];
}

export function rebase(loaded: ProfileValues, values: ProfileValues, newer: ProfileValues): ProfileValues {
  const touched = changedNames(loaded, values);
  return { ...newer, ...Object.fromEntries(touched.map((name) => [name, values[name]])) };
}

/** The completion after saving, so that the ring moves while typing. */
export function completionOf(values: ProfileValues): ProfileCompletion {
  return profileCompletion(Object.fromEntries(completionFields.map((field) => [field, values[field]])));
}

/** Sends only changed fields, so that other fields saved in another tab stay (PORT-050: the year as a number). */
export function toRequestBody(loaded: ProfileValues, values: ProfileValues): Body {
  const changed = changedNames(loaded, values);
  const texts = changed.filter((name) => name !== 'founding_year' && name !== 'interested_services');
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(changed.includes('interested_services')
      ? { interested_services: [...values.interested_services] }
      : {}),
    ...(changed.includes('founding_year') ? { founding_year: parseYear(values.founding_year) } : {}),
  };
}

export function postedValues(
  asked: readonly ProfileField[],
  valuesOfName: (name: string) => readonly unknown[],
): Partial<ProfileValues> {
  const textsOf = (name: string) => valuesOfName(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    asked.map(({ name, kind }) => [name, kind === 'checks' ? textsOf(name) : (textsOf(name)[0] ?? '')]),
  );
}

/** Sends every field, because without scripts nothing tracks changes. */
export function postedToRequestBody({
  founding_year,
  interested_services,
  ...texts
}: Partial<ProfileValues>): Body {
  return {
    ...texts,
    ...(founding_year === undefined ? {} : { founding_year: parseYear(founding_year) }),
    ...(interested_services === undefined ? {} : { interested_services: [...interested_services] }),
  };
}

function parseYear(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** The server validates everything again. */
export function validateProfile({
  founding_year,
}: Pick<ProfileValues, 'founding_year'>): Readonly<Record<string, string>> {
  const year = founding_year.trim();
  return year === '' || /^\d{4}$/.test(year) ? {} : { founding_year: copy.badYear };
}
