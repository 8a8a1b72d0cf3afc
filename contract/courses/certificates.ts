import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { accountApi } from '../endpoint.ts';
import { fileAnswer } from '../fields.ts';
import { typedLine } from '../typed-text.ts';
import { denied, slug } from './learning-fields.ts';
import { certificate } from './public-certificates.ts';

const account = accountApi('Learning');

export const issueCertificate = account.post('/api/purchases/{slug}/certificate', {
  summary: 'The certificate of a finished course: issued once, the same one every time after',
  rate_limit: { name: 'certificate-issue', points: 20, seconds: 60 },
  params: z.object({ slug }),
  body: z.object({
    full_name: typedLine
      .min(3, { error: () => inputCopy.certificateName })
      .regex(/^[^@\p{Cc}]+$/u, { error: () => inputCopy.nameNotAddress })
      .optional()
      .meta({
        description:
          'Only looked at when the profile has no name, and then kept there, too, or one that is not in Latin letters, which stays.',
      }),
  }),
  output: z.object({ certificate }),
  refusals: {
    ...denied,
    COURSE_UNFINISHED: {
      status: 409,
      details: z.object({ lessons_left: z.int() }),
    },
    NAME_REQUIRED: { status: 422 },
    /** Certificates print Latin letters only, so the name is asked for as the passport spells it. */
    NAME_NOT_LATIN: { status: 422 },
  },
});

export const getCertificateFile = account.get('/api/purchases/{slug}/certificate/file', {
  summary: 'The own certificate as a PDF',
  answers: 'file',
  media_types: ['application/pdf'],
  rate_limit: { name: 'certificate-file', points: 20, seconds: 60 },
  params: z.object({ slug }),
  output: fileAnswer,
  refusals: {
    ...denied,
    CERTIFICATE_NOT_FOUND: { status: 404 },
  },
});
