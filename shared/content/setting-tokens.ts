import type { SiteSettings } from './site-settings.ts';

const tokens = ['brand_name', 'refund_days', 'refund_max_percent'] as const;
export type TokenSettings = Pick<SiteSettings, (typeof tokens)[number]>;

export const BRAND = '{brand_name}';

/** `write` escapes a value for its context. */
export function interpolateSettings(
  text: string,
  settings: Partial<TokenSettings>,
  write: (value: string) => string = (value) => value,
): string {
  return tokens.reduce((filled, key) => {
    const value = settings[key];
    return value === undefined ? filled : filled.replaceAll(`{${key}}`, () => write(value));
  }, text);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
