import type { Certificate } from '#contract/public/certificates.ts';
import { dayOf } from '#shared/dates.ts';
import { certificateNumber } from '../learning.rules.ts';
import type { CertificateRow } from './certificates.queries.ts';

export function toCertificate({ number, ...certificate }: CertificateRow): Certificate {
  return { ...certificate, number: certificateNumber(number, dayOf(certificate.issued_at)) };
}
