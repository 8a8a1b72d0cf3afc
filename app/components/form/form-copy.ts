import type { SubmissionResult } from '@conform-to/react';
import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import type { ToastMessage } from '#app/lib/forms/show-reply.ts';
import { formCopy } from '#messages/form.ts';
import { screensCopy } from '#messages/screens.ts';

/** For forms that show every refusal at a field: nothing else says it. */
export const shownAtField = ({ code }: FormProblem) => (code === 'NETWORK_ERROR' ? undefined : null);

/** A refusal shows its own message (ERR-024), a failure another (ERR-025); only a lost connection is the sender's own. */
export function problemToast({ code, message }: FormProblem): ToastMessage {
  if (code === 'NETWORK_ERROR') return navigator.onLine === false ? screensCopy.offline : formCopy.unexpected;
  return { ...formCopy.failed, ...(message !== '' && { text: message }) };
}

/** A missing value gets another message than an invalid one. */
export function validationToast(result: SubmissionResult, incompleteToast: ToastMessage): ToastMessage {
  const values = result.initialValue ?? {};
  const isMissing = (name: string) => values[name] === undefined || values[name] === '';
  return Object.keys(result.error ?? {}).some(isMissing) ? incompleteToast : formCopy.invalid;
}
