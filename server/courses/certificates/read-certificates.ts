import type { Certificate, CheckedCertificate } from '#contract/courses/public-certificates.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import type { AccessDenied, CertificateNotFound } from '../courses.errors.ts';
import { certificateNumber, readCertificateCode } from '../courses.rules.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { type CertificateRow, selectCertificate, selectOwnCertificate } from './certificates.queries.ts';

export async function getCertificate(
  reader: Reader,
  typed: string,
): Promise<Result<CheckedCertificate, CertificateNotFound>> {
  const row = await selectCertificate(reader, readCertificateCode(typed));
  if (row === null) return refuse({ code: 'CERTIFICATE_NOT_FOUND' });
  const { is_withdrawn, ...certificate } = row;
  return succeed({ ...toCertificate(certificate), status: is_withdrawn ? 'withdrawn' : 'valid' });
}

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

export function toCertificate({ number, ...certificate }: CertificateRow): Certificate {
  return { ...certificate, number: certificateNumber(number, dayOf(certificate.issued_at)) };
}
