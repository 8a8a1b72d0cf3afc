import { toast } from '#app/lib/toast.ts';
import { toolsCopy as copy } from './tools-copy.ts';

/** Their messages are generic, so the tool's own text is better. */
const genericCodes = ['INTERNAL', 'UNAVAILABLE'];

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** The server's message, else the tool's own, else a generic one. */
export function failureText(refusal: Refusal | null, ownText: string): string {
  if (refusal === null || refusal.message === '') return copy.unknown;
  return genericCodes.includes(refusal.code) ? ownText : refusal.message;
}

/** ATOOL-004, ATOOL-008: missing fields before invalid ones. */
export function invalidText(problems: Readonly<Record<string, string>>): string {
  const messages = Object.values(problems);
  return messages.includes(copy.required) ? copy.invalid.text : (messages[0] ?? copy.invalid.text);
}

export function showInvalidToast(problems: Readonly<Record<string, string>>): void {
  toast.error(copy.invalid.title, { description: invalidText(problems) });
}
