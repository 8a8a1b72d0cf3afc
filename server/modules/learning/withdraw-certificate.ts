import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markWithdrawn } from './certificates.queries.ts';
import type { CertificateNotFound } from './learning.errors.ts';

/** Says of a certificate that it does not stand any more. The certificate itself is kept, for whoever looks it up. */
export async function withdrawCertificate(tx: Tx, code: string): Promise<Result<null, CertificateNotFound>> {
  return (await markWithdrawn(tx, code)) ? succeed(null) : refuse({ code: 'CERTIFICATE_NOT_FOUND' });
}
