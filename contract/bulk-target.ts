import { z } from 'zod';
import { adminInput } from '#messages/admin-input.ts';
import { MAX_BULK } from '#shared/lists.ts';

/** The rows of a bulk change: by their ids, or all that the list shows with a filter. Exactly one is given. */
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
