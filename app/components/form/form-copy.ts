import type { SubmissionResult } from '@conform-to/react';
import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import type { ToastMessage } from '#app/lib/forms/show-reply.ts';
import { formCopy } from '#messages/components/form.ts';
import { screensCopy } from '#messages/shell/screens.ts';

/** For forms that show every refusal at a field; only a lost connection needs a toast. */
export const shownAtField = ({ code }: FormProblem) => (code === 'NETWORK_ERROR' ? undefined : null);

/** Shows a refusal's own message (ERR-024), the general one for a failure (ERR-025). */
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
