import type { Tx } from '#server/platform/db.ts';
import type { FormType } from '#shared/forms.ts';
import { upsertForm } from '../leads.queries.ts';

/** Opens or closes a form (DECISIONS 30). What was sent before stays. */
export async function setFormActive(
  tx: Tx,
  { form_type, is_active }: { readonly form_type: FormType; readonly is_active: boolean },
): Promise<void> {
  await upsertForm(tx, form_type, is_active);
}
