import type { Tx } from '#server/platform/database/db.ts';
import { type FormType, formTypes } from '#shared/forms.ts';
import { deleteLeads, deleteMember, deleteSubmissions } from '../leads.queries.ts';

export interface Sender {
  readonly user_id: string;
  readonly email: string;
}

export async function eraseSubmissions(
  tx: Tx,
  sender: Sender,
  forms: readonly FormType[] = formTypes,
): Promise<void> {
  const emails = await deleteSubmissions(tx, sender.user_id, forms);
  await deleteLeads(tx, [...new Set([...emails, sender.email])], forms);
  if (forms.includes('join_community')) await deleteMember(tx, sender.user_id);
}
