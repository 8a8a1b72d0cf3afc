import type { CheckedCertificate } from '#contract/public/certificates.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { CertificateNotFound } from '../learning.errors.ts';
import { readCertificateCode } from '../learning.rules.ts';
import { selectCertificate } from './certificates.queries.ts';
import { toCertificate } from './to-certificate.ts';

/** The public view of a certificate, for anybody with its code. */
export async function getCertificate(
  reader: Reader,
  typed: string,
): Promise<Result<CheckedCertificate, CertificateNotFound>> {
  const row = await selectCertificate(reader, readCertificateCode(typed));
  if (row === null) return refuse({ code: 'CERTIFICATE_NOT_FOUND' });
  const { is_withdrawn, ...certificate } = row;
  return succeed({ ...toCertificate(certificate), status: is_withdrawn ? 'withdrawn' : 'valid' });
}
