import { z } from 'zod';
import { importOutcomes } from '#shared/people/import-outcomes.ts';
import { adminApi } from '../endpoint.ts';
import { typedLine } from '../typed-text.ts';

const row = z.object({
  line: z.int().meta({ description: 'In the file; the heading is line 1.' }),
  email: z.string(),
  outcome: z.enum(importOutcomes),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportedPerson = z.output<typeof row>;

export const importPeople = adminApi.post('/api/admin/people/import', {
  summary: 'People from a CSV file: a report of every row, and then all rows or none',
  description:
    'A row without date and source of a consent is kept without one. Who has left or whose mail came back stays so. ' +
    'The same file again changes nothing.',
  idempotency: 'required',
  // 10,000 people as CSV in JSON.
  body_limit_bytes: 4 * 1024 * 1024,
  body: z
    .object({
      csv: z.string().min(1).max(2_000_000),
      source: typedLine.min(1).max(80).meta({ description: 'Noted for each new person.' }),
      dry_run: z.boolean().meta({ description: 'Reports and writes nothing.' }),
    })
    .strict(),
  output: z.object({
    rows: z.array(row),
    created: z.int(),
    updated: z.int(),
    refused: z.int(),
    subscribed: z.int().meta({ description: 'Rows with a consent that counts.' }),
    kept_out: z
      .int()
      .meta({ description: 'Rows with a consent of somebody who left or whose mail bounced.' }),
    without_consent: z.int(),
    is_written: z.boolean(),
  }),
  refusals: { CSV_UNREADABLE: { status: 422, details: z.object({ reason: z.string() }) } },
});
export type PeopleReport = z.output<typeof importPeople.output>;
