import { z } from 'zod';
import { publicApi } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

export const certificate = z
  .object({
    code: z.string(),
    number: z.string(),
    full_name: z.string(),
    course_title: ownerText('catalog'),
    issued_at: timestamp,
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof certificate>;

const checked = certificate.extend({ status: z.enum(['valid', 'withdrawn']) });
export type CheckedCertificate = z.output<typeof checked>;

export const getCertificate = publicApi('Learning').get('/api/certificates/{code}', {
  summary:
    'Who finished which course, and whether the certificate still stands; the code is on the certificate',
  // A code has 80 bits: guessing is hopeless.
  rate_limit: { name: 'certificate', points: 60, seconds: 60 },
  params: z.object({ code: z.string().min(1).max(60) }),
  output: z.object({ certificate: checked }),
  refusals: {
    CERTIFICATE_NOT_FOUND: { status: 404 },
  },
});
