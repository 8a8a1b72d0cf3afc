import { formatRupiah, sen, toRupiah } from '#shared/money.ts';

/**
 * The sentence of a refusal with its details filled in: `{balance_bigint}` becomes `Rp 50.000`.
 * A placeholder without a detail is left out, so that no brace ever reaches a person.
 */
export function refusalSentence(message: string, details: Readonly<Record<string, unknown>>): string {
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
