import type { RefusalOf } from '#contract/endpoint.ts';
import type { AdminForm } from '#contract/leads/admin-forms.ts';
import type { submitConsultation } from '#contract/leads/forms.ts';
import { formDescriptions, formLabels } from '#messages/leads/form-labels.ts';
import { findMailLanguage, recordFormCompletion } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { recordConsent } from '#server/consents/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sourcesOf, type VisitSources } from '#server/visits/index.ts';
import { formTypes } from '#shared/leads/forms.ts';
import { formPurpose } from '#shared/people/consents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayAfter, monthOf, nextMonth } from '#shared/time/dates.ts';
import { claimAuditSlot, readAuditSlots } from './audit-slots.ts';
import {
  type AuditSlotClaim,
  insertMember,
  isFormOpen,
  selectForms,
  selectSubmissionByKey,
  upsertForm,
  upsertLead,
  upsertSubmission,
  writeSlotClaim,
} from './leads.queries.ts';
import {
  answersOf,
  isPreferredDatePast,
  leadFacts,
  leadScore,
  looksLikeSpam,
  needsAccount,
  type SentForm,
} from './leads.rules.ts';

export interface LeadServices {
  readonly db: Database;
  readonly clock: Clock;
}

interface Sender {
  /** Null for a visitor. */
  readonly user_id: string | null;
  readonly ip_address: string;
  /** The key under which today's visits of the sender are found; null if unknown. */
  readonly visitor?: string | null;
}

export interface SubmissionResult {
  /** `repeated`: a replayed key; `spam`: nothing was stored, but the sender gets the normal response. */
  readonly state: 'received' | 'repeated' | 'spam';
  /** Free audits only. */
  readonly place: AuditSlotClaim | null;
}

/** `DATE_PASSED`: a consultation is requested for today or earlier, in WIB. */
export type FormRefusal = RefusalOf<typeof submitConsultation>;

/**
 * Writes submission, lead, audit slot, membership, profile counter and both mail jobs in one transaction. A replayed
 * key changes nothing; a new one increments the sender's count (FORM-015) and makes the lead new again (FORM-014).
 */
export function submitForm(
  { db, clock }: LeadServices,
  form: SentForm,
  sender: Sender,
): Promise<Result<SubmissionResult, FormRefusal>> {
  // The contract requires a signed-in caller, so this is a bug (ERR-023).
  if (needsAccount(form.form_type) && sender.user_id === null) throw new Error('User must be authenticated');
  return withTx(db, async (tx): Promise<Result<SubmissionResult, FormRefusal>> => {
    if (!(await isFormOpen(tx, form.form_type))) return refuse({ code: 'FORM_CLOSED' });
    const now = clock.now();
    if (isPreferredDatePast(form, dayAfter(now))) return refuse({ code: 'DATE_PASSED' });
    if (looksLikeSpam(form.body)) {
      return succeed({ state: 'spam', place: await decoySlotClaim(tx, form, now) });
    }
    return succeed(await receive(tx, { form, sender, month: monthOf(now) }));
  });
}

/** The response a genuine sender would get now, so that bots learn nothing. */
async function decoySlotClaim(tx: Tx, { form_type }: SentForm, now: Date): Promise<AuditSlotClaim | null> {
  if (form_type !== 'free_audit') return null;
  const { month, remaining } = await readAuditSlots(tx, now);
  return remaining > 0 ? { place: 'slot', month } : { place: 'waiting_list', month: nextMonth(month) };
}

interface SubmissionInput {
  readonly form: SentForm;
  readonly sender: Sender;
  readonly month: string;
}

async function receive(tx: Tx, { form, sender, month }: SubmissionInput): Promise<SubmissionResult> {
  const { form_type, body } = form;
  const { submission_key, email } = body;
  const form_data = answersOf(form);
  const { user_id, ip_address } = sender;
  const submission = { user_id, ip_address, email, form_type, form_data, submission_key };
  const written = await upsertSubmission(tx, submission);
  if (written === null)
    return { state: 'repeated', place: placeOf(await selectSubmissionByKey(tx, submission)) };
  await recordConsent(tx, {
    user_id: sender.user_id,
    email,
    purpose: formPurpose(form_type),
    is_granted: true,
    source: 'form',
  });
  const lead_id = await writeLead(tx, form, sourcesOf(sender.visitor));
  const place = await applyFormEffects(tx, { form, sender, month, lead_id });
  if (place !== null) await writeSlotClaim(tx, written.id, place);
  if (sender.user_id !== null) {
    const { submission_count } = written;
    await recordFormCompletion(tx, { user_id: sender.user_id, form_type, submission_count });
  }
  const payload = { submission_id: written.id };
  const key = `${written.id}:${written.submission_count}`;
  await addJob(tx, { name: 'send-lead-notice', payload, key: `send-lead-notice:${key}` });
  await addJob(tx, {
    name: 'send-lead-confirmation',
    payload: { ...payload, language: await findMailLanguage(tx, email) },
    key: `send-lead-confirmation:${key}`,
  });
  return { state: 'received', place };
}

function placeOf(row: Awaited<ReturnType<typeof selectSubmissionByKey>>): AuditSlotClaim | null {
  if (row === null) throw new Error('a submission that was there a moment ago is missing');
  const { place, place_month } = row;
  return place === null || place_month === null ? null : { place, month: place_month };
}

function writeLead(tx: Tx, form: SentForm, sources: VisitSources): Promise<string> {
  const facts = leadFacts(form);
  const { full_name, email, phone, company } = facts;
  const lead_score = leadScore(form.form_type, facts);
  const contact = { full_name, email, phone: orNull(phone), company: orNull(company) };
  const { form_type } = form;
  return upsertLead(tx, { ...contact, ...sources, form_type, form_data: answersOf(form), lead_score });
}

const orNull = (text: string): string | null => (text === '' ? null : text);

async function applyFormEffects(
  tx: Tx,
  { form, sender, month, lead_id }: SubmissionInput & { readonly lead_id: string },
): Promise<AuditSlotClaim | null> {
  const { user_id } = sender;
  if (user_id === null) return null;
  if (form.form_type === 'free_audit') return claimAuditSlot(tx, { month, lead_id, user_id });
  if (form.form_type === 'join_community') await insertMember(tx, user_id);
  return null;
}

export async function listForms(reader: Reader) {
  return (await listFormsForAdmin(reader)).map(({ form_type, is_active }) => ({ form_type, is_active }));
}

export async function listFormsForAdmin(reader: Reader): Promise<AdminForm[]> {
  const stored = new Map((await selectForms(reader)).map((form) => [form.form_type, form]));
  return formTypes.map((form_type) => ({
    form_type,
    name: formLabels[form_type],
    description: formDescriptions[form_type],
    is_active: stored.get(form_type)?.is_active ?? true,
    created_at: stored.get(form_type)?.created_at ?? null,
  }));
}

/** Earlier submissions stay (DECISIONS 30). */
export async function updateForm(
  tx: Tx,
  actor: Actor,
  { form_type, is_active }: Pick<AdminForm, 'form_type' | 'is_active'>,
): Promise<AdminForm[]> {
  const before = (await listFormsForAdmin(tx)).find((form) => form.form_type === form_type);
  await upsertForm(tx, form_type, is_active);
  await recordAudit(tx, actor, {
    action: is_active ? 'form.opened' : 'form.closed',
    subject: { type: 'form', id: form_type },
    before: { is_active: before?.is_active ?? true },
    after: { is_active },
  });
  return listFormsForAdmin(tx);
}
