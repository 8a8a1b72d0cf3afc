import { toast } from '#app/lib/toast.ts';
import { formCopy } from '#messages/components/form.ts';
import type { FormProblem, FormReply, FormSuccessData } from './form-reply.ts';

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
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
