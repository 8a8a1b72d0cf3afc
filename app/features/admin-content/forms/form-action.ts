import { type ActionResult, formText } from '#app/lib/forms/action-result.ts';
import { updateForm } from '#contract/admin/content/forms.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { formsCopy } from '#messages/admin-leads.ts';
import { formTypes } from '#shared/forms.ts';

/** Also the answer when the server could not be reached. */
export const formNotSaved = (): ActionResult => ({ ok: false, message: contentCopy.notSaved, fields: {} });

/** Opens or closes a form of the site. */
export async function handleFormAction(client: Client, form: FormData): Promise<ActionResult> {
  const is_active = form.get('is_active') === 'true';
  const form_type = formTypes.find((type) => type === form.get('form_type'));
  if (form_type === undefined) return formNotSaved();
  const updated = await client.call(updateForm, { params: { form_type }, body: { is_active } });
  if (!updated.ok) return { ...formNotSaved(), detail: updated.refusal.message };
  const { on, off } = formsCopy.switched;
  return { ok: true, message: is_active ? on : off, detail: formText(form, 'name') };
}
