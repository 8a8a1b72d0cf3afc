import type { Reader } from '#server/platform/db.ts';
import { type FormType, formTypes } from '#shared/forms.ts';
import { selectForms } from '../leads.queries.ts';

export interface ListedForm {
  readonly form_type: FormType;
  readonly is_active: boolean;
}

/** Every form and whether it is open; one that nobody ever switched is. */
export async function listForms(reader: Reader): Promise<ListedForm[]> {
  const stored = new Map((await selectForms(reader)).map((form) => [form.form_type, form.is_active]));
  return formTypes.map((form_type) => ({ form_type, is_active: stored.get(form_type) ?? true }));
}
