import { dayOf } from '#shared/dates.ts';

/**
 * The key of what was typed: the same answers again on the same day are the same submission, however they were sent
 * twice. It is made from them because a page that is kept for everybody can carry no key of its own.
 */
export async function submissionKey(type: string, answers: object): Promise<string> {
  const written = JSON.stringify([type, dayOf(new Date()), answers]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(written));
  const hex = Buffer.from(digest).toString('hex');
  // Version 8: a UUID whose bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
