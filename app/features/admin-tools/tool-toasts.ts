import { toast } from '#app/lib/toast.ts';
import { toolsCopy as copy } from './tools-copy.ts';

/** What went wrong that nobody declared: their sentences are not about this tool. */
const genericCodes = ['INTERNAL', 'UNAVAILABLE'];

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Why a tool did not do it, for its toast: the server's sentence, else the tool's own, else that nobody knows. */
export function failureText(refusal: Refusal | null, ownText: string): string {
  if (refusal === null || refusal.message === '') return copy.unknown;
  return genericCodes.includes(refusal.code) ? ownText : refusal.message;
}

/** ATOOL-004, ATOOL-008: why nothing was sent, something that is needed being missing before anything else. */
export function invalidText(problems: Readonly<Record<string, string>>): string {
  const messages = Object.values(problems);
  return messages.includes(copy.required) ? copy.invalid.text : (messages[0] ?? copy.invalid.text);
}

export function showInvalidToast(problems: Readonly<Record<string, string>>): void {
  toast.error(copy.invalid.title, { description: invalidText(problems) });
}
