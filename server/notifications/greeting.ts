import { AsyncLocalStorage } from 'node:async_hooks';
import { mailCopy } from '#messages/notifications/mails.ts';

interface MailReader {
  readonly is_proved: boolean;
}

const readers = new AsyncLocalStorage<MailReader>();

export const writeFor = <Result>(reader: MailReader, write: () => Result): Result =>
  readers.run(reader, write);

/**
 * Greets by name only a proved address, because anybody can type both; and only a text that looks like a name, because
 * it could carry a link or a message (DECISIONS 36).
 */
export function greet(full_name: string | null): string {
  const isProved = readers.getStore()?.is_proved ?? true;
  return mailCopy.hello(isProved && full_name !== null && looksLikeName(full_name) ? full_name : null);
}

function looksLikeName(name: string): boolean {
  return /^[\p{L}\p{M}' ,.-]{1,60}$/u.test(name) && !/\.\S/.test(name);
}
