import type { Certificate } from '#contract/public/certificates.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, CertificateNotFound } from '../learning.errors.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { selectOwnCertificate } from './certificates.queries.ts';
import { toCertificate } from './to-certificate.ts';

/** The user's certificate for a course they hold. */
export async function readOwnCertificate(
  reader: Reader,
  userId: string,
  slug: string,
): Promise<Result<Certificate, AccessDenied | CertificateNotFound>> {
  const held = await requireHeldProduct(reader, userId, slug);
  if (!held.ok) return held;
  const row = await selectOwnCertificate(reader, userId, held.value.content.product.id);
  return row === null ? refuse({ code: 'CERTIFICATE_NOT_FOUND' }) : succeed(toCertificate(row));
}
