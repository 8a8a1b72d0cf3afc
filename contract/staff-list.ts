import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { listEnds, MAX_BULK, MAX_COUNTED } from '#shared/lists.ts';
import { window } from './fields.ts';

/** Sorts and filters of a list; its page in the back-office is made of them. */
export interface ListOptions {
  /** Columns, and each with `-` before it for descending. */
  readonly sorts: readonly string[];
  /** Empty for a list that has one order. */
  readonly defaultSort: string;
  /** Values of the filters that offer a choice. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export function sortBy<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.enum(columns.flatMap((column) => [column, `-${column}` as const]));
}

interface StaffList<Sort, Filters> {
  /** Rows of a page, unless the caller says. */
  readonly limit: number;
  readonly sort: Sort;
  readonly filters: Filters;
}

/** The query of a list of the back-office, and what its page makes of it. */
export const staffList = <Sort extends z.ZodDefault<z.ZodEnum>, Filters extends z.ZodRawShape>({
  limit,
  sort,
  filters,
}: StaffList<Sort, Filters>) => ({
  query: z.object({ ...staffWindow(limit), sort, ...filters }),
  list: {
    sorts: sort.unwrap().options.map(String),
    defaultSort: String(sort.def.defaultValue),
    filters: choicesOf(filters),
  },
});

/** The same for a list that has one order. */
export const unsortedList = <Filters extends z.ZodRawShape>(limit: number, filters: Filters) => ({
  query: z.object({ ...staffWindow(limit), ...filters }),
  list: { sorts: [], defaultSort: '', filters: choicesOf(filters) },
});

/** `limit` and `offset`, also counted from the end. */
const staffWindow = (limit: number) => ({
  ...window(limit),
  from: z.enum(listEnds).default('start').meta({
    description: '`end`: the offset is counted back from the last row; the order of the rows stays.',
  }),
});

const choicesOf = (filters: z.ZodRawShape): ListOptions['filters'] =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const choice = filter instanceof z.ZodOptional ? filter.unwrap() : filter;
      return choice instanceof z.ZodEnum ? [[name, choice.options.map(String)] as const] : [];
    }),
  );

export const listTotal = z
  .int()
  .min(0)
  .meta({ description: `Stops counting at ${MAX_COUNTED}; beyond it one searches or comes from the end.` });

/** Selects rows by their ids or by the list's filter; exactly one must be given. */
export const bulkTarget = <Ids extends z.ZodType, Filter extends z.ZodRawShape>(
  ids: Ids,
  filter: Filter,
) => ({
  ids: ids.optional(),
  filter: z
    .object(filter)
    .strict()
    .optional()
    .meta({ description: `In place of ids: all rows of the list with this filter, at most ${MAX_BULK}.` }),
});

export const isOneTarget = ({ ids, filter }: { readonly ids?: unknown; readonly filter?: unknown }) =>
  (ids === undefined) !== (filter === undefined);

export const oneTarget = { path: ['filter'], error: () => adminInput.oneTarget };

export const tooManyRows = { TOO_MANY_ROWS: { status: 409, details: z.object({ most: z.int() }) } } as const;
