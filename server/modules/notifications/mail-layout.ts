import { html, raw } from 'hono/html';

/** A mail before it has a recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
  readonly button?: Button;
  readonly closing?: string;
}

type Html = ReturnType<typeof html>;

const rowHtml = ({ label, value }: Row): Html => html`<tr>
  <td style="padding:6px 12px 6px 0;color:#5b5566">${label}</td>
  <td style="padding:6px 0;text-align:right;font-weight:600">${value}</td>
</tr>`;

// What people wrote in several lines stays in several lines.
const paragraphHtml = (text: string): Html =>
  html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;

const buttonHtml = ({ label, url }: Button): Html => html`<p style="margin:24px 0">
  <a href="${url}" style="background:#4a2f86;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${label}</a>
</p>
<p style="margin:0 0 16px;color:#5b5566;font-size:13px">Bila tombol tidak berfungsi, salin alamat ini: ${url}</p>`;

/**
 * One layout for every mail: what comes in is text and is escaped by the template, and the plain part says
 * the same as the HTML part.
 */
export function composeMail(body: MailBody): MailContent {
  const { subject, greeting, paragraphs, rows = [], button, closing } = body;
  const markup = html`<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f6f3fa;font-family:'Plus Jakarta Sans',Arial,sans-serif;color:#1c1726;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#4a2f86">Arunika</p>
<div style="background:#ffffff;border-radius:16px;padding:28px 24px">
${paragraphHtml(greeting)}
${paragraphs.map(paragraphHtml)}
${rows.length > 0 ? html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map(rowHtml)}</table>` : raw('')}
${button ? buttonHtml(button) : raw('')}
${closing ? paragraphHtml(closing) : raw('')}
</div>
</div>
</body>
</html>`;
  return { subject, text: plain(body), html: String(markup) };
}

function plain({ greeting, paragraphs, rows = [], button, closing }: MailBody): string {
  const parts = [
    greeting,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button === undefined ? '' : `${button.label}:\n${button.url}`,
    closing ?? '',
    'Arunika',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
