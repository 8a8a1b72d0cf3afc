import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Company } from '#shared/money/company.ts';
import { billingDetails } from '../account.schema.ts';

/** Null: invoices go to the person. */
export async function readBillingDetails(reader: Reader, userId: string): Promise<Company | null> {
  const { company_name: name, npwp, address } = billingDetails;
  const [row] = await reader
    .select({ name, npwp, address })
    .from(billingDetails)
    .where(eq(billingDetails.user_id, userId));
  return row ?? null;
}

/** Affects invoices from now on; issued ones stay. */
export async function saveBillingDetails(tx: Tx, userId: string, company: Company): Promise<void> {
  const { name: company_name, npwp, address } = company;
  const details = { company_name, npwp, address };
  await tx
    .insert(billingDetails)
    .values({ user_id: userId, ...details })
    .onConflictDoUpdate({ target: billingDetails.user_id, set: { ...details, updated_at: sql`now()` } });
}

export async function deleteBillingDetails(tx: Tx, userId: string): Promise<void> {
  await tx.delete(billingDetails).where(eq(billingDetails.user_id, userId));
}
