import { dayOf } from '#shared/dates.ts';
import { certificateNumber } from '../learning.rules.ts';
import type { CertificateRow } from './certificates.queries.ts';

export function toCertificate({ code, number, full_name, course_title, issued_at }: CertificateRow) {
  return {
    code,
    number: certificateNumber(number, dayOf(issued_at)),
    full_name,
    course_title,
    issued_at: issued_at.toISOString(),
  };
}
export type Certificate = ReturnType<typeof toCertificate>;
