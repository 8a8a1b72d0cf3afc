export const BUTTON_STYLE = '/embed/button.css';

interface EmbeddedButton {
  readonly site: string;
  readonly address: string;
  readonly text: string;
}

export function embeddedButton({ site, address, text }: EmbeddedButton): string {
  return [
    `<link rel="stylesheet" href="${site}${BUTTON_STYLE}">`,
    `<a class="arunika-buy" href="${address}">${escapeHtml(text)}</a>`,
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
