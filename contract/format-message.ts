import { formatRupiah, sen, toRupiah } from '#shared/money.ts';

/** Languages that an error can speak; the first is spoken to whoever asks for none. */
export type Language = 'id' | 'en';
/** A sentence in the language of its audience, or in both. */
export type LocalizedMessage = string | Readonly<Record<Language, string>>;

export function messageIn(sentence: LocalizedMessage, language: Language): string {
  return typeof sentence === 'string' ? sentence : sentence[language];
}

/** What a caller would rather read, by the first wish of its Accept-Language. */
export function languageOf(acceptLanguage: string | null): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'id';
}

/**
 * The sentence of a refusal with its details filled in: `{balance_bigint}` becomes `Rp 50.000`.
 * A placeholder without a detail is left out, so that no brace ever reaches a person.
 */
export function formatMessage(message: string, details: Readonly<Record<string, unknown>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    if (typeof value === 'number' && name.endsWith('_bigint')) return formatRupiah(toRupiah(sen(value)));
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  });
}

/** The sentence as it is for every call: what differs is left open. */
export function problemTitle(message: string): string {
  return message.replace(/\{\w+\}/g, '…');
}
