import { z } from 'zod';
import { isCalendarDay } from '#shared/dates.ts';
import { listEnds, MAX_COUNTED } from '#shared/lists.ts';
import { MAX_RUPIAH, rupiah, SEN_PER_RUPIAH, sen } from '#shared/money.ts';

/** Field types that many routes share. Money comes in and goes out as integers and is branded on the way. */
export const uuid = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });
/** A day in WIB as every query and form takes it; which days there are is said in one place (`isCalendarDay`). */
export const calendarDay = z.iso
  .date('Tulis tanggal yang ada, misalnya 2026-11-30.')
  .refine(isCalendarDay, { error: 'Tulis tanggal antara 2000-01-01 dan 2099-12-31.', abort: true });

/** A moment that somebody sets. */
export const settableMoment = timestamp.refine(
  (moment) => isCalendarDay(moment.slice(0, 10)),
  'Tulis waktu antara tahun 2000 dan 2099.',
);
export const currency = z.literal('IDR');

/** Whole rupiah, never negative. */
export const rupiahField = z
  .int()
  .min(0)
  .max(MAX_RUPIAH)
  .transform((value) => rupiah(value));

/** Sen with its sign, as every `_bigint` field. */
export const senField = z
  .int()
  .min(-MAX_RUPIAH * SEN_PER_RUPIAH)
  .max(MAX_RUPIAH * SEN_PER_RUPIAH)
  .transform((value) => sen(value));

const limit = z.coerce.number().int().min(1).max(100);

/** `page` and `limit` of a list of the public site; it ends where `window` ends. */
export function paged(defaultLimit: number) {
  return { page: z.coerce.number().int().min(1).max(1000).default(1), limit: limit.default(defaultLimit) };
}

/** What a paged list says beside its rows. */
export const pageFacts = { total: z.int().min(0), page: z.int(), limit: z.int() };

/** `limit` and `offset` of a list; both bounded, so no list is unbounded. */
export function window(defaultLimit: number) {
  return {
    limit: limit.default(defaultLimit),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  };
}

/** The same for lists of the staff, which may be as long as they like: they are also read from their end. */
export function staffWindow(defaultLimit: number) {
  return {
    ...window(defaultLimit),
    from: z.enum(listEnds).default('start').meta({
      description: '`end`: the offset is counted back from the last row; the order of the rows stays.',
    }),
  };
}

export const listTotal = z
  .int()
  .min(0)
  .meta({ description: `Stops counting at ${MAX_COUNTED}; beyond it one searches or comes from the end.` });

/** A column to sort by, after `-` when it falls. */
export function sortBy<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.enum(columns.flatMap((column) => [column, `-${column}` as const]));
}

/** A download: what an endpoint that `answers: 'file'` puts out. */
export const fileAnswer = z.object({
  file_name: z.string().regex(/^[\w.-]{1,100}$/),
  content_type: z.enum(['application/pdf', 'text/csv; charset=utf-8']),
  content: z.custom<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>(
    (value) => value instanceof Uint8Array || value instanceof ReadableStream,
  ),
});
