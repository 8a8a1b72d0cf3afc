import { z } from 'zod';
import { unsubscribeTopics } from '#shared/people/account-mails.ts';
import { publicApi } from '../endpoint.ts';

/** One-click unsubscribe (RFC 8058), and the page behind the link. */
export const unsubscribe = publicApi('Mail').post('/api/mail/unsubscribe', {
  summary: 'Stop the mails of one topic, by the token of a mail; one click, without signing in',
  rate_limit: { name: 'unsubscribe', points: 30, seconds: 600 },
  query: z.object({ token: z.string().min(20).max(400) }),
  output: z.object({ topic: z.enum(unsubscribeTopics) }),
  refusals: {
    INVALID_TOKEN: { status: 410 },
  },
});
