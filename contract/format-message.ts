import type { Language } from '#shared/language/language.ts';
import { formatRupiah, sen, toRupiah } from '#shared/money/money.ts';

export function languageOf(acceptLanguage: string | null): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'id';
}

/** `{balance_bigint}` becomes `Rp 50.000`. A placeholder without a detail is dropped. */
export function formatMessage(message: string, details: Readonly<Record<string, unknown>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    if (typeof value === 'number' && name.endsWith('_bigint')) return formatRupiah(toRupiah(sen(value)));
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  });
}

export function problemTitle(message: string): string {
  return message.replace(/\{\w+\}/g, '…');
}
