import { hasConsent, recordConsent } from '#server/modules/consents/index.ts';
import { eraseSubmissions } from '#server/modules/leads/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type ConsentPurpose, formOf } from '#shared/consents.ts';

interface Withdrawal {
  readonly id: string;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  readonly source: 'settings' | 'mail';
}

/** Withdraws a consent and deletes what was stored because of it; does nothing without a consent. */
export async function withdrawConsent(tx: Tx, { id, email, purpose, source }: Withdrawal): Promise<void> {
  if (!(await hasConsent(tx, id, purpose))) return;
  await recordConsent(tx, { user_id: id, email, purpose, is_granted: false, source });
  const form = formOf(purpose);
  if (form !== null) await eraseSubmissions(tx, { user_id: id, email }, [form]);
}
