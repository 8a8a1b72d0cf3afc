import type { Profile, updateProfile } from '#contract/account/profile.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { completionFields, type ProfileCompletion, profileCompletion } from '#shared/people/profile.ts';
import { fields, type ProfileField, profileTabs, type TextFieldName } from './profile-fields.ts';

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
