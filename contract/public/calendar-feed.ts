import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { icsAnswer } from '../fields.ts';

export const readFeed = endpoint({
  method: 'get',
  path: '/api/calendar-feed/{token}',
  summary: "The owner's bookings, for a calendar program that knows the secret address",
  tag: 'Bookings',
  role: 'visitor',
  rate_limit: { name: 'calendar-feed', points: 60, seconds: 600 },
  params: z.object({ token: z.string().max(100) }),
  ...icsAnswer,
  refusals: { FEED_NOT_FOUND: { status: 404 } },
});
