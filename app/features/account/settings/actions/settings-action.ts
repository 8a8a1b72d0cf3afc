import { data } from 'react-router';
import { formActions } from '#app/lib/forms/form-action.ts';
import type { SettingsIntent } from '../settings-notices.ts';
import { privacyActions } from './privacy-actions.ts';
import { securityActions } from './security-actions.ts';
import { signInActions } from './sign-in-actions.ts';

const actions = { ...securityActions, ...signInActions, ...privacyActions } satisfies Readonly<
  Record<SettingsIntent, unknown>
>;

/** All forms of the settings. Works without scripts. */
export const settingsAction = formActions(actions, () => {
  throw data(null, { status: 400 });
});
