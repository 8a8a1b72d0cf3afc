import type { SiteSettings } from './site-settings.ts';

/** Settings that a text may name, as `{brand_name}`: what it says is then always what stands there. */
const tokens = ['brand_name', 'refund_days', 'refund_max_percent'] as const;
export type TokenSettings = Pick<SiteSettings, (typeof tokens)[number]>;

/** Where a mail or a text message names the business. */
export const BRAND = '{brand_name}';

/** A text with the settings that it names filled in; `write` makes a value fit for where it lands. */
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
