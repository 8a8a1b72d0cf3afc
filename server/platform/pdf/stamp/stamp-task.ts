import { z } from 'zod';

/** Paths of files; without a target it is only tried. */
export const stampTask = z.object({ source: z.string(), target: z.string().nullable(), text: z.string() });
export type StampTask = z.output<typeof stampTask>;

/** How many pages were stamped, or why none was. */
export const stampOutcome = z.union([
  z.object({ pages: z.int().positive() }),
  z.enum(['encrypted', 'broken']),
]);
export type StampOutcome = z.output<typeof stampOutcome>;
