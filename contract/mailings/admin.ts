import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { adminApi } from '../endpoint.ts';
import { messageInput } from './message.ts';

const rate_limit = { name: 'mail-samples', points: 60, seconds: 60 } as const;
const body = z.object({ ...messageInput, language: z.enum(languages).default('id') }).strict();
const refusals = { PRODUCT_NOT_FOUND: { status: 404 } } as const;

export const previewMessage = adminApi.post('/api/admin/mailings/preview', {
  summary: 'A mail as its readers see it, with the name of one of them and prices of now',
  rate_limit,
  body,
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  refusals,
});

export const testMessage = adminApi.post('/api/admin/mailings/test', {
  summary: 'Send a mail to the caller, to see it in a mail program',
  rate_limit: { name: 'mail-tests', points: 20, seconds: 3600 },
  body,
  output: z.object({ to: z.string() }),
  refusals,
});
