import type { SubmissionResult } from '@conform-to/react';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { formCopy } from '#messages/form.ts';
import { screensCopy } from '#messages/screens.ts';

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

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

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export function showSuccess({ message, detail }: FormSuccessData, action?: ToastAction): void {
  if (message === undefined) return;
  toast.success(message, {
    ...(detail !== undefined && { description: detail }),
    ...(action !== undefined && { action }),
  });
}

/** The toast of a button's reply: a refusal in its own words, or in those of `toastFor`. */
export function showReply(
  { problem, success }: FormReply,
  toastFor: (problem: FormProblem) => ToastMessage = ({ message }) => ({
    title: message || formCopy.unexpected.text,
    text: '',
  }),
): void {
  if (success !== null) showSuccess(success);
  if (problem === null) return;
  const { title, text } = toastFor(problem);
  toast.error(title, text === '' ? {} : { description: text });
}

/** Under a title of its own, the message of the refusal. */
export const titledToast =
  (title: string) =>
  ({ message }: FormProblem): ToastMessage => ({ title, text: message });
