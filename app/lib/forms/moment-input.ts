import { z } from 'zod';

/** In WIB, from a `datetime-local` input; empty: null. */
export function momentInput(message: () => string) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      if (text === '') return null;
      const moment = new Date(`${text}:00+07:00`);
      if (!Number.isNaN(moment.getTime())) return moment.toISOString();
      context.addIssue({ code: 'custom', message: message(), input: text });
      return z.NEVER;
    });
}

const WIB_MS = 7 * 60 * 60 * 1000;

export const toDateTimeInput = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + WIB_MS).toISOString().slice(0, 16);
