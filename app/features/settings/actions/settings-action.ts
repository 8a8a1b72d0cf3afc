import { data } from 'react-router';
import { formText } from '#app/lib/forms/form-reply.ts';
import { isSettingsIntent } from '../settings-notices.ts';
import { privacyActions } from './privacy-actions.ts';
import { securityActions } from './security-actions.ts';
import type { ActionArgs } from './settings-form.ts';
import { signInActions } from './sign-in-actions.ts';

const actions = { ...securityActions, ...signInActions, ...privacyActions } as const;

/** All forms of the settings, told apart by their hidden `intent` field. Works without scripts. */
export async function settingsAction(args: ActionArgs) {
  const intent = formText(await args.request.clone().formData(), 'intent');
  if (!isSettingsIntent(intent)) throw data(null, { status: 400 });
  return actions[intent](args, intent);
}
