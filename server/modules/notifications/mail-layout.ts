import { html, raw } from 'hono/html';
import { mailCopy as copy } from '#messages/mails.ts';
import { currentLanguage } from '#shared/language.ts';
import { pathInLanguage } from '#shared/page-language.ts';
import { BRAND } from '#shared/setting-tokens.ts';

/** A mail without its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Extra headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Button {
  readonly label: string;
  readonly url: string;
}
export interface Row {
  readonly label: string;
  readonly value: string;
}
export interface MailBody {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly Row[];
  /** Shown large and easy to copy. */
  readonly code?: string;
  readonly button?: Button;
  readonly closing?: string;
  /** In the footer and as a List-Unsubscribe header. */
  readonly unsubscribe_url?: string;
}

type Html = ReturnType<typeof html>;

const rowHtml = ({ label, value }: Row): Html => html`<tr>
  <td style="padding:6px 12px 6px 0;color:#5b5566">${label}</td>
  <td style="padding:6px 0;text-align:right;font-weight:600">${value}</td>
</tr>`;

// Keep line breaks.
const paragraphHtml = (text: string): Html =>
  html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;

const codeHtml = (code: string): Html =>
  html`<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:0.2em;color:#4a2f86">${code}</p>`;

const unsubscribeHtml = (url: string): Html =>
  html`<p style="margin:16px 4px 0;font-size:13px"><a href="${url}" style="color:#5b5566">${copy.unsubscribe}</a></p>`;

const buttonHtml = ({ label, url }: Button): Html => html`<p style="margin:24px 0">
  <a href="${url}" style="background:#4a2f86;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${label}</a>
</p>
<p style="margin:0 0 16px;color:#5b5566;font-size:13px">${copy.address} ${url}</p>`;

/**
 * The layout of every mail, in the current language, with links to pages in that language. Text is escaped, and the
 * plain part says the same as the HTML.
 */
export function composeMail({ unsubscribe_url, ...given }: MailBody): MailContent {
  const { button } = given;
  const body: MailBody = {
    ...given,
    ...(button === undefined ? {} : { button: { ...button, url: inMailLanguage(button.url) } }),
    ...(unsubscribe_url === undefined ? {} : { unsubscribe_url: inMailLanguage(unsubscribe_url) }),
  };
  return { subject: body.subject, text: plainText(body), html: htmlOf(body), ...headersOf(unsubscribe_url) };
}

/** Whatever the language of who caused the mail. An address of the API has none. */
function inMailLanguage(url: string): string {
  const { origin, pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return url;
  return origin + pathInLanguage(url.slice(origin.length), currentLanguage());
}

function htmlOf(body: MailBody): string {
  const { subject, greeting, paragraphs, rows = [], code, button, closing, unsubscribe_url } = body;
  const markup = html`<!doctype html>
<html lang="${currentLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f6f3fa;font-family:'Plus Jakarta Sans',Arial,sans-serif;color:#1c1726;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#4a2f86">${BRAND}</p>
<div style="background:#ffffff;border-radius:16px;padding:28px 24px">
${paragraphHtml(greeting)}
${paragraphs.map(paragraphHtml)}
${rows.length > 0 ? html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map(rowHtml)}</table>` : raw('')}
${code ? codeHtml(code) : raw('')}
${button ? buttonHtml(button) : raw('')}
${closing ? paragraphHtml(closing) : raw('')}
</div>
${unsubscribe_url ? unsubscribeHtml(unsubscribe_url) : raw('')}
</div>
</body>
</html>`;
  return String(markup);
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
  const { greeting, paragraphs, rows = [], code, button, closing, unsubscribe_url } = body;
  const parts = [
    greeting,
    ...paragraphs,
    code ?? '',
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button === undefined ? '' : `${button.label}:\n${button.url}`,
    closing ?? '',
    BRAND,
    unsubscribe_url === undefined ? '' : `${copy.unsubscribe}: ${unsubscribe_url}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The name if it looks like one; null if it could carry a link or a message. */
export function safeDisplayName(name: string): string | null {
  return /^[\p{L}\p{M}' ,.-]{1,60}$/u.test(name) && !/\.\S/.test(name) ? name : null;
}
