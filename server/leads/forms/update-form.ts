import type { AdminForm } from '#contract/leads/admin-forms.ts';
import { formDescriptions, formLabels } from '#messages/leads/form-labels.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { formTypes } from '#shared/forms.ts';
import { selectForms, upsertForm } from '../leads.queries.ts';

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
