import type { SubmissionResult } from '@conform-to/react';
import type { ToastMessage } from '#app/lib/forms/show-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { toolsCopy as copy } from '#messages/operations/admin-tools.ts';

/** Their messages are generic, so the tool's own text is better. */
const genericCodes = ['INTERNAL', 'UNAVAILABLE'];

interface Refusal {
  readonly code: string;
  readonly message: string;
}

export function failureText(refusal: Refusal | null, ownText: string): string {
  if (refusal === null || refusal.message === '') return copy.unknown;
  return genericCodes.includes(refusal.code) ? ownText : refusal.message;
}

/** Missing fields come before invalid ones (ATOOL-004, ATOOL-008). */
export function invalidText(problems: Readonly<Record<string, string>>): string {
  const messages = Object.values(problems);
  return messages.includes(copy.required) ? copy.invalid.text : (messages[0] ?? copy.invalid.text);
}

export function invalidToast({ error }: SubmissionResult): ToastMessage {
  const problems = Object.entries(error ?? {}).map(
    ([name, messages]) => [name, messages?.[0] ?? ''] as const,
  );
  return { title: copy.invalid.title, text: invalidText(Object.fromEntries(problems)) };
}

export const fieldProblemToast =
  (labels: () => Readonly<Record<string, string>>) =>
  ({ error }: SubmissionResult): ToastMessage => {
    const names = labels();
    const problems = Object.entries(error ?? {}).map(([name, messages]) => {
      const label = names[name];
      return label === undefined ? (messages?.[0] ?? '') : `${label}: ${messages?.[0] ?? ''}`;
    });
    return { title: copy.invalid.title, text: problems.join(' ') || copy.invalid.text };
  };

export function showUnreadWallet(title: string): null {
  toast.error(title, { description: copy.walletUnread });
  return null;
}
