import { hasConsent, recordConsent } from '#server/modules/consents/index.ts';
import { eraseSubmissions } from '#server/modules/leads/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type ConsentPurpose, formOf } from '#shared/consents.ts';

interface Withdrawal {
  readonly id: string;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  /** Where the word was taken back. */
  readonly source: 'settings' | 'mail';
}

/** Takes a yes back; what was kept because of it is deleted. Without a yes there is nothing to take back. */
export async function withdrawConsent(tx: Tx, { id, email, purpose, source }: Withdrawal): Promise<void> {
  if (!(await hasConsent(tx, id, purpose))) return;
  await recordConsent(tx, { user_id: id, email, purpose, is_granted: false, source });
  const form = formOf(purpose);
  if (form !== null) await eraseSubmissions(tx, { user_id: id, email }, [form]);
}
