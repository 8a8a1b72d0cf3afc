import { z } from 'zod';

const cell = z.string().max(40);

/** The beginning of a spreadsheet: its column heads, and the rows below them. */
export const tableSample = z.object({ columns: z.array(cell), rows: z.array(z.array(cell)) });
export type TableSample = z.output<typeof tableSample>;
