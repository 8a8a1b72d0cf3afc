import { z } from 'zod';
import { adEventKinds, adEventProblems, adEventStatuses, adPlatforms } from '#shared/ads/ads.ts';
import { adminApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { listTotal, unsortedList } from '../staff-list.ts';
import { typedLine } from '../typed-text.ts';

const adEvent = z
  .object({
    id: uuid,
    order_id: uuid,
    platform: z.enum(adPlatforms),
    kind: z.enum(adEventKinds),
    value_bigint: senField,
    status: z.enum(adEventStatuses),
    problem: z.enum(adEventProblems).nullable(),
    reason: z.string().nullable().meta({ description: "The platform's code, or how the last call failed." }),
    can_resend: z.boolean(),
    occurred_at: timestamp,
    sent_at: timestamp.nullable(),
  })
  .meta({ id: 'AdEvent' });
export type AdEvent = z.output<typeof adEvent>;

const platformFigures = z
  .object({
    platform: z.enum(adPlatforms),
    is_on: z.boolean().meta({ description: 'Its keys are set.' }),
    last_sent_at: timestamp.nullable(),
    purchases: z.int(),
    value_bigint: senField.meta({ description: 'Of those purchases, before refunds.' }),
    refunds: z.int(),
    queued: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'AdPlatformFigures' });
export type AdPlatformFigures = z.output<typeof platformFigures>;

export const listAdEvents = adminApi.get('/api/admin/ads', {
  summary: 'What Meta and TikTok were told of purchases, and how that went in 30 days',
  ...unsortedList(50, {
    status: z.enum(adEventStatuses).optional(),
    platform: z.enum(adPlatforms).optional(),
  }),
  output: z.object({
    events: z.array(adEvent),
    total: listTotal,
    platforms: z.array(platformFigures),
    orders: z.object({
      paid: z.int().meta({ description: 'Without renewals.' }),
      agreed: z.int().meta({ description: 'Of these, whose buyer ticked the box.' }),
    }),
  }),
});

const rate_limit = { name: 'ads-edit', points: 60, seconds: 60 } as const;

export const resendAdEvent = adminApi.post('/api/admin/ads/{id}/resend', {
  summary: 'Send a failed event again, while its platform can still take it once',
  rate_limit,
  params: z.object({ id: uuid }),
  output: z.object({ queued: z.literal(true) }),
  refusals: { AD_EVENT_NOT_FOUND: { status: 404 }, AD_EVENT_SETTLED: { status: 409 } },
});

export const testAds = adminApi.post('/api/admin/ads/test', {
  summary: 'Send an event named Test to the page for test events of a platform; it is no purchase there',
  rate_limit,
  body: z
    .object({
      platform: z.enum(adPlatforms),
      test_code: typedLine.min(1).max(60).meta({ description: 'As that page shows it.' }),
    })
    .strip(),
  output: z.object({ sent: z.literal(true) }),
  refusals: {
    AD_PLATFORM_OFF: { status: 409 },
    AD_TEST_REFUSED: { status: 409, details: z.object({ reason: z.string() }) },
  },
});
