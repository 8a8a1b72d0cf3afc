import { useActionData, useSearchParams } from 'react-router';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { fields, PROFILE_FORM, profileTabFrom } from './profile-fields.ts';
import { type ProfileValues, postedValues } from './profile-values.ts';

/** Announced beside the buttons, because a toast would cover them on a phone. */
export interface ProfileNotice {
  readonly isGood: boolean;
  readonly text: string;
}

export interface ProfileReply {
  readonly values: Partial<ProfileValues>;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: ProfileNotice | null;
}

export function useProfileActionData(): ProfileReply {
  const reply = useActionData<FormReply>();
  const [search] = useSearchParams();
  if (reply?.form !== PROFILE_FORM) {
    const isSaved = search.get('saved') !== null;
    return { values: {}, problems: {}, notice: isSaved ? { isGood: true, text: copy.saved } : null };
  }
  const { result, problem } = reply;
  const posted = result?.initialValue ?? {};
  const errors = Object.entries(result?.error ?? {}).map(([name, texts]) => [name, texts?.[0] ?? '']);
  return {
    values: postedValues(fields[profileTabFrom(search)], (name) => [posted[name]].flat()),
    problems: Object.fromEntries(errors),
    notice: problem === null ? null : { isGood: false, text: problem.message },
  };
}
