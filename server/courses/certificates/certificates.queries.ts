import { and, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { DELETED_ACCOUNT_NAME } from '#shared/people/display-names.ts';
import { certificates } from '../courses.schema.ts';

const columns = pickColumns(certificates, ['code', 'number', 'full_name', 'course_title', 'issued_at']);
export type CertificateRow = Pick<typeof certificates.$inferSelect, keyof typeof columns>;

export async function selectOwnCertificate(
  reader: Reader,
  userId: string,
  productId: string,
): Promise<CertificateRow | null> {
  const [row] = await reader
    .select(columns)
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), eq(certificates.product_id, productId)));
  return row ?? null;
}

/** Withdrawn by mark, by a full refund or by revocation of the holding; not by an expired subscription. */
export async function selectCertificate(
  reader: Reader,
  code: string,
): Promise<(CertificateRow & { readonly is_withdrawn: boolean }) | null> {
  const [row] = await reader
    .select({
      ...columns,
      is_withdrawn: sql<boolean>`${certificates.withdrawn_at} is not null or exists (
        select from user_products h left join orders o on o.id = h.order_id
        where h.id = ${certificates.holding_id} and (h.status = 'revoked' or o.status = 'refunded'))`,
    })
    .from(certificates)
    .where(eq(certificates.code, code));
  return row ?? null;
}

export type CertificateInsert = Pick<
  typeof certificates.$inferInsert,
  'code' | 'user_id' | 'product_id' | 'holding_id' | 'full_name' | 'course_title'
>;

/** Inserts nothing if the user has one for this course, even under concurrent calls. */
export async function insertCertificate(tx: Tx, certificate: CertificateInsert): Promise<void> {
  await tx.execute(sql`
    insert into certificates (code, user_id, product_id, holding_id, full_name, course_title)
    values (${certificate.code}, ${certificate.user_id}, ${certificate.product_id}, ${certificate.holding_id},
            ${certificate.full_name}, ${certificate.course_title})
    on conflict (user_id, product_id) do nothing`);
}

export async function listOwnCertificates(reader: Reader, userId: string) {
  return reader
    .select({ ...columns, product_id: certificates.product_id, withdrawn_at: certificates.withdrawn_at })
    .from(certificates)
    .where(eq(certificates.user_id, userId))
    .orderBy(certificates.issued_at, certificates.code)
    .limit(1000);
}

/** Anonymizing withdraws certificates; the numbers stay taken. */
export async function anonymizeCertificates(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(certificates)
    .set({
      full_name: DELETED_ACCOUNT_NAME,
      withdrawn_at: sql`coalesce(${certificates.withdrawn_at}, now())`,
    })
    .where(eq(certificates.user_id, userId));
}
