import { formsCopy } from '#messages/leads/forms.ts';

export type AccountForm = 'free_audit' | 'join_community';

/** For accounts whose second factor is asked for on the login page (ERR-018, ERR-021). */
export const signInNotice = (type: AccountForm) => ({
  title: formsCopy.signInFirst.title,
  text: formsCopy.signInFirst.texts[type],
});
