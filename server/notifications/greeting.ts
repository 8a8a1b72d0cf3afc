import { AsyncLocalStorage } from 'node:async_hooks';
import { mailCopy } from '#messages/mails.ts';

interface MailReader {
  /** The address belongs to an account that has proved it. */
  readonly is_proved: boolean;
}

const readers = new AsyncLocalStorage<MailReader>();

/** Writes a mail for this reader: the greeting says no name to an address that nobody has proved. */
export const writeFor = <Result>(reader: MailReader, write: () => Result): Result =>
  readers.run(reader, write);

/**
 * The greeting of a mail. Whoever types an address types the name beside it, too, so a name is only said to who has proved
 * the address; and only if it looks like one: it could carry a link or a message (DECISIONS 36).
 */
export function greet(full_name: string | null): string {
  const isProved = readers.getStore()?.is_proved ?? true;
  return mailCopy.hello(isProved && full_name !== null && looksLikeName(full_name) ? full_name : null);
}

function looksLikeName(name: string): boolean {
  return /^[\p{L}\p{M}' ,.-]{1,60}$/u.test(name) && !/\.\S/.test(name);
}
