import { z } from 'zod';

export const stampTask = z.object({ source: z.string(), target: z.string().nullable(), text: z.string() });
export type StampTask = z.output<typeof stampTask>;

export const stampOutcome = z.union([
  z.object({ pages: z.int().positive() }),
  z.enum(['encrypted', 'broken']),
]);
export type StampOutcome = z.output<typeof stampOutcome>;
