import { AsyncLocalStorage } from 'node:async_hooks';
import { mailCopy as copy } from '#messages/notifications/mails.ts';
import { BRAND } from '#shared/content/setting-tokens.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import type { CalendarInvitation } from '../platform/outgoing/mailer.ts';
import { type MailBody, mailHtml } from './mail-html.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly invitation?: CalendarInvitation;
  readonly further_invitations?: readonly CalendarInvitation[];
}

/** Escapes all text; the plain part says the same as the HTML. */
export function composeMail({ unsubscribe_url, invitations = [], ...given }: MailBody): MailContent {
  const { button, further } = given;
  const [invitation, ...further_invitations] = invitations;
  const body: MailBody = {
    ...given,
    ...(button === undefined || button.is_external === true
      ? {}
      : { button: { ...button, url: inMailLanguage(button.url) } }),
    ...(further === undefined ? {} : { further: { ...further, url: inMailLanguage(further.url) } }),
    ...(unsubscribe_url === undefined ? {} : { unsubscribe_url: inMailLanguage(unsubscribe_url) }),
    ...(given.choices_url === undefined ? {} : { choices_url: inMailLanguage(given.choices_url) }),
  };
  return {
    subject: body.subject,
    text: plainText(body),
    html: mailHtml(body),
    ...headersOf(unsubscribe_url),
    ...(invitation === undefined ? {} : { invitation, further_invitations }),
  };
}

/** Links pages in the mail's language. API addresses have no language. */
function inMailLanguage(url: string): string {
  const { origin, pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return url;
  return origin + pathInLanguage(url.slice(origin.length), currentLanguage());
}

/** RFC 8058 one-click unsubscribe. */
function headersOf(url: string | undefined): Pick<MailContent, 'headers'> {
  if (url === undefined) return {};
  const oneClick = url.replace('/unsubscribe?', '/api/mail/unsubscribe?');
  return {
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function plainText(body: MailBody): string {
  const { headline, greeting, paragraphs, rows = [], code, button, further, closing, unsubscribe_url } = body;
  const { content, product, choices_url } = body;
  const [first = '', ...others] = paragraphs;
  const parts = [
    headline ?? '',
    greeting,
    first,
    content?.text ?? '',
    product === undefined ? '' : `${product.title}\n${product.price}\n${product.label}:\n${product.url}`,
    code ?? '',
    ...[button, further].map((one) => (one === undefined ? '' : `${one.label}:\n${one.url}`)),
    ...others,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    closing ?? '',
    BRAND,
    unsubscribe_url === undefined ? '' : `${copy.unsubscribe}: ${unsubscribe_url}`,
    choices_url === undefined ? '' : `${copy.choices}: ${choices_url}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

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
  return copy.hello(isProved && full_name !== null && looksLikeName(full_name) ? full_name : null);
}

function looksLikeName(name: string): boolean {
  return /^[\p{L}\p{M}' ,.-]{1,60}$/u.test(name) && !/\.\S/.test(name);
}
