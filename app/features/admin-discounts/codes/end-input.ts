import { z } from 'zod';

/** Ids in one hidden field. */
export const endInput = z.object({ ids: z.string().transform((ids) => ids.split(',')) });
