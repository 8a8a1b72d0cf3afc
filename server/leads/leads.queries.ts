import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { submitFreeAudit } from '#contract/leads/forms.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { VisitSources } from '#server/visits/index.ts';
import type { FormType } from '#shared/leads/forms.ts';
import {
  auditSlots,
  auditWaitingList,
  communityMembers,
  formSubmissions,
  forms,
  leads,
} from './leads.schema.ts';

export async function selectForms(reader: Reader) {
  return reader.select().from(forms).limit(50);
}

export async function isFormOpen(reader: Reader, formType: FormType): Promise<boolean> {
  const [row] = await reader
    .select({ is_active: forms.is_active })
    .from(forms)
    .where(eq(forms.form_type, formType));
  return row?.is_active ?? true;
}

export async function upsertForm(tx: Tx, formType: FormType, isActive: boolean): Promise<void> {
  await tx
    .insert(forms)
    .values({ form_type: formType, is_active: isActive })
    .onConflictDoUpdate({ target: forms.form_type, set: { is_active: isActive } });
}

type SubmissionInsert = Omit<typeof formSubmissions.$inferInsert, 'consent_at'> & {
  readonly user_id: string | null;
};

const submissionColumns = pickColumns(formSubmissions, ['id', 'submission_count', 'place', 'place_month']);

/** Null if the sender's last key is the same. The unique index serializes concurrent calls with one key. */
export async function upsertSubmission(tx: Tx, submission: SubmissionInsert) {
  const { user_id } = submission;
  const sender =
    user_id === null
      ? { target: [formSubmissions.email, formSubmissions.form_type], targetWhere: sql`user_id is null` }
      : {
          target: [formSubmissions.user_id, formSubmissions.form_type],
          targetWhere: sql`user_id is not null`,
        };
  const [row] = await tx
    .insert(formSubmissions)
    .values({ ...submission, consent_at: sql`now()` })
    .onConflictDoUpdate({
      ...sender,
      set: {
        email: sql`excluded.email`,
        form_data: sql`excluded.form_data`,
        submission_key: sql`excluded.submission_key`,
        submission_count: sql`${formSubmissions.submission_count} + 1`,
        consent_at: sql`excluded.consent_at`,
        ip_address: sql`excluded.ip_address`,
        last_updated_at: sql`now()`,
      },
      setWhere: sql`${formSubmissions.submission_key} <> excluded.submission_key`,
    })
    .returning(submissionColumns);
  return row ?? null;
}

export async function selectSubmissionByKey(reader: Reader, submission: SubmissionInsert) {
  const { user_id, email, form_type, submission_key } = submission;
  const [row] = await reader
    .select(submissionColumns)
    .from(formSubmissions)
    .where(
      and(
        user_id === null
          ? and(eq(formSubmissions.email, email), sql`${formSubmissions.user_id} is null`)
          : eq(formSubmissions.user_id, user_id),
        eq(formSubmissions.form_type, form_type),
        eq(formSubmissions.submission_key, submission_key),
      ),
    );
  return row ?? null;
}

export async function writeSlotClaim(
  tx: Tx,
  submissionId: string,
  { place, month }: AuditSlotClaim,
): Promise<void> {
  await tx
    .update(formSubmissions)
    .set({ place, place_month: month })
    .where(eq(formSubmissions.id, submissionId));
}

type LeadInsert = Omit<typeof leads.$inferInsert, 'status' | keyof VisitSources> & VisitSources;

/** Makes an existing lead new again (FORM-014), and keeps its first source; returns its id. */
export async function upsertLead(tx: Tx, lead: LeadInsert): Promise<string> {
  const { full_name, phone, company, form_data, lead_score } = lead;
  const [row] = await tx
    .insert(leads)
    .values({ ...lead, status: 'new' })
    .onConflictDoUpdate({
      target: [leads.email, leads.form_type],
      set: {
        ...{ full_name, phone, company, form_data, lead_score, status: 'new' as const },
        first_source_id: sql`coalesce(${leads.first_source_id}, excluded.first_source_id)`,
        last_source_id: sql`coalesce(excluded.last_source_id, ${leads.last_source_id})`,
      },
    })
    .returning({ id: leads.id });
  if (row === undefined) throw new Error('a lead that was just written is missing');
  return row.id;
}

const submittedColumns = pickColumns(formSubmissions, [
  ...(['form_type', 'email', 'form_data', 'submission_count', 'place', 'place_month'] as const),
]);

export async function selectSubmission(reader: Reader, id: string) {
  const [row] = await reader
    .select({ ...submittedColumns, ...pickColumns(leads, ['full_name', 'company', 'lead_score']) })
    .from(formSubmissions)
    .innerJoin(
      leads,
      and(eq(leads.email, formSubmissions.email), eq(leads.form_type, formSubmissions.form_type)),
    )
    .where(eq(formSubmissions.id, id));
  return row ?? null;
}

/** Serializes claims for a month until commit. */
export async function lockAuditMonth(tx: Tx, month: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit_slots ${month}`}, 0))`);
}

export type AuditSlotClaim = Pick<OutputOf<typeof submitFreeAudit>, 'place' | 'month'>;
export type Applicant = typeof auditWaitingList.$inferInsert;

export async function hasSlot(reader: Reader, { month, lead_id, user_id }: Applicant): Promise<boolean> {
  const rows = await reader
    .select({ slot: auditSlots.slot })
    .from(auditSlots)
    .where(
      and(eq(auditSlots.month, month), or(eq(auditSlots.lead_id, lead_id), eq(auditSlots.user_id, user_id))),
    )
    .limit(1);
  return rows.length > 0;
}

/** The lowest free slot from 1 to `total`; null if none. */
export async function readFreeSlot(reader: Reader, month: string, total: number): Promise<number | null> {
  const found = await reader.execute<{ slot: number }>(sql`
    select candidate.slot from generate_series(1, ${total}::integer) as candidate (slot)
    where not exists (
      select from audit_slots taken where taken.month = ${month}::date and taken.slot = candidate.slot
    )
    order by candidate.slot limit 1`);
  return found.rows[0]?.slot ?? null;
}

export async function countSlots(reader: Reader, month: string): Promise<number> {
  const [row] = await reader.select({ taken: count() }).from(auditSlots).where(eq(auditSlots.month, month));
  return row?.taken ?? 0;
}

export function countOwnAudits(reader: Reader, userId: string): Promise<number> {
  return reader.$count(auditSlots, eq(auditSlots.user_id, userId));
}

export async function insertSlot(tx: Tx, applicant: Applicant, slot: number): Promise<void> {
  await tx.insert(auditSlots).values({ ...applicant, slot });
}

export async function insertWaitingListEntry(tx: Tx, applicant: Applicant): Promise<void> {
  await tx.insert(auditWaitingList).values(applicant).onConflictDoNothing();
}

export async function deleteWaitingListEntry(tx: Tx, { month, lead_id, user_id }: Applicant): Promise<void> {
  await tx
    .delete(auditWaitingList)
    .where(
      and(
        gte(auditWaitingList.month, month),
        or(eq(auditWaitingList.lead_id, lead_id), eq(auditWaitingList.user_id, user_id)),
      ),
    );
}

export async function insertMember(tx: Tx, userId: string): Promise<void> {
  await tx.insert(communityMembers).values({ user_id: userId }).onConflictDoNothing();
}

/** Null if not a member, who must not see the group (DECISIONS 31). */
export async function readMembership(reader: Reader, userId: string): Promise<string | null> {
  const [row] = await reader
    .select({ joined_at: communityMembers.joined_at })
    .from(communityMembers)
    .where(eq(communityMembers.user_id, userId));
  return row?.joined_at ?? null;
}

export async function deleteSubmissions(
  tx: Tx,
  userId: string,
  types: readonly FormType[],
): Promise<readonly string[]> {
  const gone = await tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.user_id, userId), inArray(formSubmissions.form_type, [...types])))
    .returning({ email: formSubmissions.email });
  return gone.map(({ email }) => email);
}

/** Keeps leads that have another submission. */
export async function deleteLeads(
  tx: Tx,
  emails: readonly string[],
  types: readonly FormType[],
): Promise<void> {
  await tx.delete(leads).where(
    and(
      inArray(leads.email, [...emails]),
      inArray(leads.form_type, [...types]),
      sql`not exists (
          select from form_submissions other
          where other.email = ${leads.email} and other.form_type = ${leads.form_type})`,
    ),
  );
}

export async function deleteMember(tx: Tx, userId: string): Promise<void> {
  await tx.delete(communityMembers).where(eq(communityMembers.user_id, userId));
}

export async function listOwnSubmissions(reader: Reader, userId: string) {
  return reader
    .select({ ...submittedColumns, last_updated_at: formSubmissions.last_updated_at })
    .from(formSubmissions)
    .where(eq(formSubmissions.user_id, userId))
    .orderBy(desc(formSubmissions.last_updated_at))
    .limit(100);
}
