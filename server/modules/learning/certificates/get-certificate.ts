import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { CertificateNotFound } from '../learning.errors.ts';
import { readCertificateCode } from '../learning.rules.ts';
import { selectCertificate } from './certificates.queries.ts';
import { type Certificate, toCertificate } from './to-certificate.ts';

export interface CheckedCertificate extends Certificate {
  readonly status: 'valid' | 'withdrawn';
}

/** The public view of a certificate, for anybody with its code. */
export async function getCertificate(
  reader: Reader,
  typed: string,
): Promise<Result<CheckedCertificate, CertificateNotFound>> {
  const row = await selectCertificate(reader, readCertificateCode(typed));
  if (row === null) return refuse({ code: 'CERTIFICATE_NOT_FOUND' });
  return succeed({ ...toCertificate(row), status: row.is_withdrawn ? 'withdrawn' : 'valid' });
}
