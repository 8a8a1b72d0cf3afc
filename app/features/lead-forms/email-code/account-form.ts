import { formsCopy } from '#messages/lead-forms.ts';

/** Forms whose answers belong to an account. */
export type AccountForm = 'free_audit' | 'join_community';

/** For an account whose second factor is asked for on the page that signs in (ERR-018, ERR-021). */
export const signInNotice = (type: AccountForm) => ({
  title: formsCopy.signInFirst.title,
  text: formsCopy.signInFirst.texts[type],
});
