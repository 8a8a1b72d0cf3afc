import { z } from 'zod';

import { inputCopy } from '#messages/input/input.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { MAX_RUPIAH, rupiah, SEN_PER_RUPIAH, sen } from '#shared/money/money.ts';
import { plainEmail } from '#shared/people/email-address.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { isCalendarDay } from '#shared/time/dates.ts';
import { typedLine } from './typed-text.ts';

/** Money is an integer on the wire and branded after parsing. */
export const uuid = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });
/** A day in WIB (see `isCalendarDay`). */
export const calendarDay = z.iso
  .date({ error: () => inputCopy.day })
  .refine(isCalendarDay, { error: () => inputCopy.dayRange, abort: true });

export const settableMoment = timestamp.refine((moment) => isCalendarDay(moment.slice(0, 10)), {
  error: () => inputCopy.timeRange,
});

export const upcomingMoment = settableMoment.refine((moment) => new Date(moment) > new Date(), {
  error: () => inputCopy.timePassed,
});

/** Accepts at most `maximum` characters; line breaks become spaces, invisible characters are removed. */
export const line = (maximum: number) => typedLine.max(maximum);

export const currency = z.literal('IDR');

export const emailAddress = z
  .string({ error: () => inputCopy.email })
  .overwrite(plainEmail)
  .max(254)
  .pipe(z.email({ error: () => inputCopy.email }));

/** Accepts numbers as people type and paste them; the output is E.164. */
export const phoneNumber = (error: () => string) =>
  z
    .string()
    .max(300)
    .transform((typed, context) => {
      const number = toPhoneNumber(typed);
      if (number !== null) return number;
      context.addIssue({ code: 'custom', message: error() });
      return z.NEVER;
    });
export const whatsappNumber = phoneNumber(() => inputCopy.whatsapp);

/** Whole rupiah, not negative. */
export const rupiahField = z
  .int()
  .min(0)
  .max(MAX_RUPIAH)
  .transform((value) => rupiah(value));

/** Signed sen, as in every `_bigint` field of an answer; requests use `senInput`. */
export const senField = z
  .int()
  .min(-MAX_RUPIAH * SEN_PER_RUPIAH)
  .max(MAX_RUPIAH * SEN_PER_RUPIAH)
  .transform((value) => sen(value));

/** Sen in a request: whole rupiah, as nothing smaller can be paid. Signed; zero is refused elsewhere. */
export const senInput = z
  .int()
  .min(-MAX_RUPIAH * SEN_PER_RUPIAH)
  .max(MAX_RUPIAH * SEN_PER_RUPIAH)
  .refine((value) => value % SEN_PER_RUPIAH === 0, { error: () => inputCopy.wholeRupiah })
  .transform((value) => sen(value));

const limit = z.coerce.number().int().min(1).max(100);

/** `page` and `limit` of a public list, bounded like `window`. */
export function paged(defaultLimit: number) {
  return { page: z.coerce.number().int().min(1).max(1000).default(1), limit: limit.default(defaultLimit) };
}

/** One limit for all public searches: a cached answer costs nothing, a searched one does. */
export const searches = { name: 'search', points: 120, seconds: 60 } as const;

export const pageFacts = { total: z.int().min(0), page: z.int(), limit: z.int() };
export const foundFacts = {
  ...pageFacts,
  total: pageFacts.total.meta({ description: `All of them; a search stops counting at ${MAX_COUNTED}.` }),
};

export function window(defaultLimit: number) {
  return {
    limit: limit.default(defaultLimit),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  };
}

export const fileAnswer = z.object({
  file_name: z.string().regex(/^[\w.-]{1,100}$/),
  content_type: z.enum([
    'application/pdf',
    'text/csv; charset=utf-8',
    'text/calendar; charset=utf-8',
    'application/xml; charset=utf-8',
  ]),
  content: z.custom<Uint8Array<ArrayBuffer> | TableWriter>(
    (value) => value instanceof Uint8Array || typeof value === 'function',
  ),
});
export type FileAnswer = Omit<z.output<typeof fileAnswer>, 'content'> & {
  readonly content: Uint8Array<ArrayBuffer>;
};

/** Spreadsheets split cells by the list separator of their region, which in Indonesia is `;`. */
export const csvSeparators = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
export type TableWriter = (separator: CsvSeparator) => ReadableStream<Uint8Array<ArrayBuffer>>;

export const csvQuery = {
  separator: z.enum(csvSeparators).default('comma').meta({
    description: 'Of the cells of a table: `semicolon` for spreadsheets with Indonesian settings.',
  }),
};

/** Lines of JSON that leave as they are made; closing the answer stops whoever makes them. */
export const eventStream = z.custom<ReadableStream<Uint8Array<ArrayBuffer>>>(
  (value) => value instanceof ReadableStream,
);
export const eventAnswer = (event: z.ZodType) =>
  ({ answers: 'events', media_types: ['application/x-ndjson'], output: eventStream, event }) as const;

export const csvAnswer = { answers: 'file', media_types: ['text/csv'], output: fileAnswer } as const;
export const pdfAnswer = { answers: 'file', media_types: ['application/pdf'], output: fileAnswer } as const;
export const icsAnswer = { answers: 'file', media_types: ['text/calendar'], output: fileAnswer } as const;
