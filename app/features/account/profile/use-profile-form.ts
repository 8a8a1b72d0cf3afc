import { useState } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import {
  changedNames,
  type ProfileValues,
  rebase,
  toRequestBody,
  validateProfile,
  valuesOf,
} from './profile-values.ts';
import type { LoadedProfile } from './use-profile.ts';
import type { ProfileNotice, ProfileReply } from './use-profile-action-data.ts';

export interface ProfileForm {
  readonly values: ProfileValues;
  readonly base_updated_at: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly notice: ProfileNotice | null;
  change(part: Partial<ProfileValues>): void;
  reset(): void;
  /** Returns the first invalid field; null when it was saved, or failed as a whole. */
  save(): Promise<string | null>;
}

interface Base {
  readonly loaded: ProfileValues;
  readonly updated_at: string;
}
const baseOf = (profile: Profile): Base => ({ loaded: valuesOf(profile), updated_at: profile.updated_at });

/**
 * Edits the last loaded profile (PORT-042 to PORT-045). A newer profile replaces the base below unsaved input: nothing
 * typed is lost, nothing saved elsewhere overwritten.
 */
export function useProfileForm(profile: Profile, source: LoadedProfile, posted: ProfileReply): ProfileForm {
  const [base, setBase] = useState(() => baseOf(profile));
  const [values, setValues] = useState<ProfileValues>({ ...base.loaded, ...posted.values });
  const [problems, setProblems] = useState(posted.problems);
  const [notice, setNotice] = useState(posted.notice);
  const [isSaving, setIsSaving] = useState(false);
  if (profile.updated_at > base.updated_at) {
    const newer = baseOf(profile);
    setBase(newer);
    setValues(rebase(base.loaded, values, newer.loaded));
  }

  async function saveProfile(): Promise<string | null> {
    const body = toRequestBody(base.loaded, values);
    const result = await source.save({ ...body, base_updated_at: base.updated_at });
    if (result.ok) {
      // The saved values are the base at once; the rest comes with the next load (PORT-045).
      const saved = baseOf(result.value.profile);
      setBase(saved);
      setValues((current) => rebase(values, current, saved.loaded));
      setNotice({ isGood: true, text: copy.saved });
      await source.reload();
      return null;
    }
    const { refusal } = result;
    if (refusal.code === 'INVALID_INPUT' && 'fields' in refusal && refusal.fields !== undefined) {
      setProblems(refusal.fields);
      return Object.keys(refusal.fields)[0] ?? null;
    }
    const isChanged = refusal.code === 'PROFILE_CHANGED';
    if (isChanged) await source.reload();
    setNotice({ isGood: false, text: isChanged ? refusal.message : copy.failed });
    return null;
  }

  return {
    values,
    base_updated_at: base.updated_at,
    problems,
    notice,
    isSaving,
    isDirty: changedNames(base.loaded, values).length > 0,
    change: (part) => {
      setValues((current) => ({ ...current, ...part }));
      if (notice?.isGood === true) setNotice(null);
      const left = Object.entries(problems).filter(([name]) => !(name in part));
      setProblems(Object.fromEntries(left));
    },
    reset: () => {
      setValues(base.loaded);
      setProblems({});
      setNotice(null);
    },
    save: async () => {
      const errors = validateProfile(values);
      setProblems(errors);
      const [first] = Object.keys(errors);
      if (first !== undefined) return first;
      setIsSaving(true);
      try {
        return await saveProfile();
      } finally {
        setIsSaving(false);
      }
    },
  };
}
