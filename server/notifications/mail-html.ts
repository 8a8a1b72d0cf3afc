import { html, raw } from 'hono/html';
import { mailCopy as copy } from '#messages/notifications/mails.ts';
import { BRAND } from '#shared/content/setting-tokens.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { initialsOf } from '#shared/people/display-names.ts';
import type { CalendarInvitation } from '../platform/outgoing/mailer.ts';

type Html = ReturnType<typeof html>;

const nothing = raw('');

/** Placeholder for the consultant, who is filled in when the mail is sent. */
export const CONSULTANT = '<!--consultant-->';

/** Mail programs know no variables and no OKLCH, and many drop `<style>`, so light colours are inline. */
const bright = {
  ground: '#f1ece1',
  card: '#ffffff',
  ink: '#15173d',
  ink2: '#474c73',
  ink3: '#5f6388',
  line: '#ded8cb',
  action: '#232a6b',
  onAction: '#faf8f4',
  note: '#fdf0d3',
  night: '#12154a',
  hem: '#1a1e5c',
} as const;

const darkStyle = `@media (prefers-color-scheme:dark){
.ground{background:#0b0d22!important}.card{background:#161937!important}
.ink{color:#f2efe8!important}.ink2{color:#c3c7de!important}.ink3{color:#9fa4c6!important}
.line{border-color:#2d3158!important}.total{border-color:#f2efe8!important}
.button{background:#f5b440!important;color:#15173d!important}.note{background:#3a2c14!important}
}
@media (max-width:460px){.pad{padding-left:20px!important;padding-right:20px!important}
.head{font-size:24px!important}.button{display:block!important;text-align:center!important}}`;

/** Draws a row of kawung petals; where pictures are dropped the plain band stays. */
const hem = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="20"><path fill="#353a86" d="M.3 2.4C8.3 2.1 16 9.7 15.7 17.6 7.7 17.9 0 10.3.3 2.4ZM16.3 17.6C16 9.7 23.7 2.1 31.7 2.4 32 10.3 24.3 17.9 16.3 17.6Z"/></svg>',
).replaceAll("'", '%27');

const font = "font-family:'Plus Jakarta Sans',Arial,sans-serif";

export function mailHtml(body: MailBody): string {
  const { subject, headline, greeting, paragraphs, rows = [], code, button, further, closing } = body;
  const [first = '', ...others] = paragraphs;
  const markup = html`<!doctype html>
<html lang="${currentLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title><style>${raw(darkStyle)}</style></head>
<body class="ground" style="margin:0;background:${bright.ground};${font};font-size:16px;line-height:1.55;color:${bright.ink}">
<div data-part="preheader" style="display:none;max-height:0;overflow:hidden">${body.preheader ?? first}</div>
<table role="presentation" class="card" style="border-collapse:collapse;width:100%;max-width:600px;margin:0 auto;background:${bright.card}">
<tr><td class="pad" style="padding:22px 40px;background:${bright.night};color:#faf8f4;font-size:20px;font-weight:700;letter-spacing:-0.6px">${BRAND}</td></tr>
<tr><td style="height:20px;line-height:20px;font-size:0;background:${bright.hem}"><div style="height:20px;background:url('data:image/svg+xml,${raw(hem)}') repeat-x">&nbsp;</div></td></tr>
<tr><td class="pad" style="padding:32px 40px 0">
${headline === undefined ? nothing : html`<p class="ink3" style="margin:0 0 4px;font-size:15px;color:${bright.ink3}">${subject}</p>`}
<h1 class="head ink" style="white-space:pre-line;margin:0 0 12px;font-size:28px;line-height:1.2;letter-spacing:-0.6px;font-weight:650;color:${bright.ink}">${headline ?? subject}</h1>
${paragraphHtml(greeting)}
${first === '' ? nothing : paragraphHtml(first)}
${body.content === undefined ? nothing : raw(body.content.html)}
</td></tr>
${body.product ? productHtml(body.product) : nothing}
${code ? codeHtml(code) : nothing}
${button ? buttonHtml(button) : nothing}
${further ? secondaryLinkHtml(further) : nothing}
${others.length > 0 ? html`<tr><td class="pad" style="padding:24px 40px 0">${others.map(paragraphHtml)}</td></tr>` : nothing}
${rows.length > 0 ? rowsHtml(rows) : nothing}
${closing ? noteHtml(closing) : nothing}
<tr><td style="height:34px;line-height:34px;font-size:0">&nbsp;</td></tr>
</table>
${footerHtml(body)}
</body>
</html>`;
  return String(markup);
}

const paragraphHtml = (text: string): Html =>
  html`<p class="ink2" style="margin:0 0 10px;white-space:pre-line;color:${bright.ink2}">${text}</p>`;

/** Inline styles of what an editor writes, with the classes that the dark style names. */
export const contentStyles: Readonly<Record<string, { readonly style: string; readonly class?: string }>> = {
  p: { class: 'ink2', style: `margin:0 0 14px;color:${bright.ink2}` },
  h2: { class: 'ink', style: `margin:26px 0 8px;font-size:21px;line-height:1.25;color:${bright.ink}` },
  h3: { class: 'ink', style: `margin:22px 0 6px;font-size:18px;line-height:1.3;color:${bright.ink}` },
  h4: { class: 'ink', style: `margin:18px 0 6px;font-size:16px;line-height:1.35;color:${bright.ink}` },
  ul: { class: 'ink2', style: `margin:0 0 14px;padding:0 0 0 22px;color:${bright.ink2}` },
  ol: { class: 'ink2', style: `margin:0 0 14px;padding:0 0 0 22px;color:${bright.ink2}` },
  li: { style: 'margin:0 0 4px' },
  blockquote: {
    class: 'line',
    style: `margin:0 0 14px;padding:0 0 0 16px;border-left:3px solid ${bright.line}`,
  },
  hr: { class: 'line', style: `margin:22px 0;border:0;border-top:1px solid ${bright.line}` },
  a: { class: 'ink', style: `color:${bright.ink};font-weight:600` },
  pre: { style: 'margin:0 0 14px;font-size:14px;white-space:pre-wrap' },
  figure: { style: 'margin:0 0 14px' },
  figcaption: { class: 'ink3', style: `font-size:13px;color:${bright.ink3}` },
  img: { style: 'display:block;width:100%;max-width:520px;height:auto;border-radius:8px;margin:0 0 14px' },
  table: { style: 'border-collapse:collapse;width:100%;margin:0 0 14px;font-size:15px' },
  th: { class: 'line ink', style: `padding:8px 6px;text-align:left;border-bottom:1px solid ${bright.line}` },
  td: { class: 'line ink2', style: `padding:8px 6px;border-bottom:1px solid ${bright.line}` },
};

const codeHtml = (code: string): Html => html`<tr><td class="pad" style="padding:12px 40px">
<p class="ink" style="margin:0;font-size:36px;line-height:1.2;font-weight:650;letter-spacing:0.18em;color:${bright.ink}">${code}</p>
</td></tr>`;

const buttonHtml = ({
  label,
  url,
}: NonNullable<MailBody['button']>): Html => html`<tr><td class="pad" style="padding:12px 40px 0">
<a data-part="button" class="button" href="${url}" style="display:inline-block;background:${bright.action};color:${bright.onAction};padding:17px 30px;border-radius:12px;text-decoration:none;font-size:17px;line-height:1.2;font-weight:650">${label}</a>
</td></tr>`;

const secondaryLinkHtml = ({
  label,
  url,
}: NonNullable<MailBody['further']>): Html => html`<tr><td class="pad" style="padding:14px 40px 0">
<a class="ink" href="${url}" style="font-weight:600;color:${bright.ink}">${label}</a>
</td></tr>`;

const rowsHtml = (rows: readonly Row[]): Html => html`<tr><td class="pad" style="padding:24px 40px 0">
<table role="presentation" style="border-collapse:collapse;width:100%;font-size:15px">${rows.map(rowHtml)}</table>
</td></tr>`;

const hasLongWord = (text: string): boolean => /\S{19}/.test(text);

function rowHtml(row: Row): Html {
  const { label, value, before, is_total = false } = row;
  const old = before
    ? html`<s class="ink3" style="font-size:15px;font-weight:400;color:${bright.ink3}">${before}</s> `
    : nothing;
  if (!is_total && hasLongWord(value)) return stackedRowHtml(row);
  const rule = is_total ? `3px double ${bright.ink}` : `1px dashed ${bright.line}`;
  const figure = is_total ? 'font-size:21px;' : '';
  return html`<tr>
<td class="${is_total ? 'total ink' : 'line ink2'}" style="border-top:${rule};width:40%;padding:11px 0;vertical-align:top;color:${is_total ? bright.ink : bright.ink2};${raw(is_total ? 'font-weight:650;font-size:17px' : '')}">${label}</td>
<td class="${is_total ? 'total' : 'line'} ink" style="border-top:${rule};padding:11px 0 11px 16px;vertical-align:top;text-align:right;overflow-wrap:anywhere;font-weight:600;${figure}color:${bright.ink}">${old}${value}</td>
</tr>`;
}

const stackedRowHtml = ({ label, value }: Row): Html => html`<tr>
<td colspan="2" class="line ink2" style="border-top:1px dashed ${bright.line};padding:11px 0;overflow-wrap:anywhere;color:${bright.ink2}">${label}<br><b class="ink" style="font-weight:600;color:${bright.ink}">${value}</b></td>
</tr>`;

const noteHtml = (text: string): Html => html`<tr><td class="pad" style="padding:24px 40px 0">
<p class="note ink2" style="margin:0;padding:18px 20px;border-radius:12px;background:${bright.note};color:${bright.ink2};font-size:15px;white-space:pre-line">${text}</p>
</td></tr>`;

const productHtml = ({
  title,
  price,
  before,
  label,
  url,
}: NonNullable<MailBody['product']>): Html => html`<tr><td class="pad" style="padding:20px 40px 0">
<table role="presentation" class="line" style="border-collapse:separate;width:100%;border:1px solid ${bright.line};border-radius:12px"><tr>
<td style="padding:18px 20px">
<p class="ink" style="margin:0;font-size:17px;line-height:1.35;font-weight:650;color:${bright.ink}">${title}</p>
<p class="ink2" style="margin:4px 0 14px;color:${bright.ink2}">${before === null ? nothing : html`<s class="ink3" style="color:${bright.ink3}">${before}</s> `}<b class="ink" style="font-weight:650;color:${bright.ink}">${price}</b></p>
<a class="button" href="${url}" style="display:inline-block;background:${bright.action};color:${bright.onAction};padding:13px 22px;border-radius:12px;text-decoration:none;font-size:16px;line-height:1.2;font-weight:650">${label}</a>
</td></tr></table>
</td></tr>`;

function footerHtml({ button, unsubscribe_url, choices_url }: MailBody): Html {
  return html`<table role="presentation" style="border-collapse:collapse;width:100%;max-width:600px;margin:0 auto">
<tr><td class="pad ink3" style="padding:22px 40px 28px;font-size:13px;color:${bright.ink3}">
${raw(CONSULTANT)}${BRAND}
${button ? html`<p style="margin:8px 0 0;overflow-wrap:anywhere">${copy.address} ${button.url}</p>` : nothing}
${unsubscribe_url ? html`<p style="margin:8px 0 0"><a class="ink3" href="${unsubscribe_url}" style="display:inline-block;padding:12px 0;color:${bright.ink3}">${copy.unsubscribe}</a></p>` : nothing}
${choices_url ? html`<p style="margin:0"><a class="ink3" href="${choices_url}" style="display:inline-block;padding:4px 0 12px;color:${bright.ink3}">${copy.choices}</a></p>` : nothing}
</td></tr></table>`;
}

interface Consultant {
  readonly consultant_name: string;
  readonly consultant_photo: string;
}

export function consultantHtml({ consultant_name: name, consultant_photo: photo }: Consultant): string {
  if (name === '') return '';
  const size = 'width:40px;height:50px;border-radius:8px';
  const portrait =
    photo === ''
      ? initialsOf(name)
      : html`<img src="${photo}" alt="" width="40" height="50" style="display:block;object-fit:cover;${size}">`;
  return String(html`<table role="presentation" style="border-collapse:collapse;margin:0 0 10px"><tr>
<td style="padding:0;${size};background:${bright.night};color:#faf8f4;font-size:15px;font-weight:650;text-align:center;vertical-align:middle">${portrait}</td>
<td class="ink2" style="padding:0 0 0 12px;font-size:14px;line-height:1.4;color:${bright.ink2}"><b class="ink" style="font-weight:650;color:${bright.ink}">${name}</b><br>${copy.consultant}</td>
</tr></table>`);
}

interface Button {
  readonly label: string;
  readonly url: string;
  readonly is_external?: boolean;
}
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly before?: string;
  readonly is_total?: boolean;
}
export interface MailBody {
  readonly subject: string;
  /** Defaults to the subject. What the reader has or must do; for a booking its date and place. */
  readonly headline?: string;
  /** Text after the subject in the list of mails; defaults to the first paragraph. */
  readonly preheader?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly Row[];
  readonly code?: string;
  readonly button?: Button;
  readonly further?: Button;
  /** Shown last, e.g. what to do if it was not you. */
  readonly closing?: string;
  readonly invitations?: readonly CalendarInvitation[];
  readonly unsubscribe_url?: string;
  /** Where its reader chooses what to get. */
  readonly choices_url?: string;
  /** Sanitised HTML with styles at its elements, and the same as text; after the paragraphs. */
  readonly content?: { readonly html: string; readonly text: string };
  readonly product?: ProductBlock;
}

export interface ProductBlock {
  readonly title: string;
  readonly price: string;
  /** Null: it is not cheaper than usual. */
  readonly before: string | null;
  readonly label: string;
  readonly url: string;
}
