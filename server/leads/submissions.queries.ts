import { and, desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { formSubmissions, leads } from './leads.schema.ts';

const columns = {
  form_id: formSubmissions.form_type,
  submitted_at: formSubmissions.last_updated_at,
  lead_id: leads.id,
  name: leads.full_name,
  ...pickColumns(formSubmissions, [
    ...(['id', 'email', 'form_data', 'submission_count', 'place', 'place_month', 'ip_address'] as const),
  ]),
  /** Text keeps the microseconds; a Date would skip rows. */
  moment: sql<string>`${formSubmissions.last_updated_at}::text`,
};
export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number];

interface Reading {
  readonly form_type?: FormType | undefined;
  readonly after?: { readonly moment: string; readonly id: string } | null;
  readonly limit: number;
}

export function selectSubmissions(reader: Reader, { form_type, after = null, limit }: Reading) {
  const at = after === null ? null : sql`${after.moment}::timestamptz`;
  const changed = formSubmissions.last_updated_at;
  const older =
    after === null
      ? undefined
      : sql`(${changed} < ${at} or (${changed} = ${at} and ${formSubmissions.id} > ${after.id}))`;
  return reader
    .select(columns)
    .from(formSubmissions)
    .leftJoin(
      leads,
      and(eq(leads.email, formSubmissions.email), eq(leads.form_type, formSubmissions.form_type)),
    )
    .where(and(form_type === undefined ? undefined : eq(formSubmissions.form_type, form_type), older))
    .orderBy(desc(formSubmissions.last_updated_at), formSubmissions.id)
    .limit(limit);
}
