import { z } from 'zod';
import { publicApi } from '../endpoint.ts';
import { icsAnswer } from '../fields.ts';

export const readFeed = publicApi('Bookings').get('/api/calendar-feed/{token}', {
  summary: "The owner's bookings, for a calendar program that knows the secret address",
  rate_limit: { name: 'calendar-feed', points: 60, seconds: 600 },
  params: z.object({ token: z.string().max(100) }),
  ...icsAnswer,
  refusals: { FEED_NOT_FOUND: { status: 404 } },
});
