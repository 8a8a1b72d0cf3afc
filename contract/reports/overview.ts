import { z } from 'zod';
import { overviewParts } from '#shared/answer-parts.ts';
import { bookingKinds } from '#shared/bookings/bookings.ts';
import { freeConsultation } from '../bookings/bookings.ts';
import { currentCourse } from '../courses/learning.ts';
import { accountApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { wallet, walletTransaction } from '../wallet/wallet.ts';

const activeService = z.object({
  id: uuid,
  kind: z.enum(['subscription', 'free_consultation', 'paid_consultation', 'audit_consultation']),
  title: ownerText('catalog', 'Of a subscription; null for consultations.').nullable(),
  slug: z.string().nullable(),
  since: timestamp,
});
export type ActiveService = z.output<typeof activeService>;

const due = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('past_due'),
      id: uuid,
      title: ownerText('catalog'),
      amount: rupiahField,
      at: timestamp,
    })
    .meta({ description: 'A charge that failed; access ends at that time.' }),
  z.object({
    kind: z.literal('renewal'),
    id: uuid,
    title: ownerText('catalog'),
    amount: rupiahField,
    at: timestamp,
    is_covered: z.boolean().meta({ description: 'The balance is enough for it and for those before it.' }),
  }),
  z
    .object({
      kind: z.literal('unpaid_top_up'),
      id: uuid,
      amount_bigint: senField,
      purchase_bigint: senField.nullable().meta({
        description: 'The price of the purchase that it completes; null: it is for none.',
      }),
      is_covered: z.boolean().meta({ description: 'The balance is enough for the purchase by now.' }),
      checkout_url: z.string(),
      at: timestamp,
      title: z.string().nullable().meta({ description: 'What is bought with it; null: nothing yet.' }),
    })
    .meta({ description: 'Can still be paid.' }),
  z.object({
    kind: z.literal('consultation'),
    id: uuid,
    booked: z.enum(bookingKinds),
    at: timestamp,
    starts_at: timestamp.nullable(),
    place: z
      .string()
      .nullable()
      .meta({ description: 'Address of the meeting, or street; from a day before until it is over.' }),
  }),
  z
    .object({
      kind: z.literal('class'),
      id: uuid,
      title: ownerText('catalog'),
      slug: z.string(),
      starts_at: timestamp,
    })
    .meta({ description: 'The next session of a class.' }),
  z
    .object({ kind: z.literal('review'), id: uuid, title: ownerText('catalog'), slug: z.string() })
    .meta({ description: 'A product in use for a week, without a review of its holder.' }),
]);
export type Due = z.output<typeof due>;

const overview = z
  .object({
    wallet,
    history: z.object({
      days: z
        .array(z.object({ day: z.iso.date(), balance_bigint: senField }))
        .meta({ description: 'Balance at the end of each of the last 30 days, WIB.' }),
      weeks: z
        .array(z.object({ week: z.iso.date(), spent_bigint: senField }))
        .meta({ description: 'Spending of each of the last 26 weeks up to today, by their first day, WIB.' }),
    }),
    activity: z.array(walletTransaction),
    active_services: z.array(activeService),
    order_count: z.int(),
    in_hand: currentCourse.nullable().meta({ description: 'The course to go on with.' }),
    due: z.array(due).meta({ description: 'What waits for the user, the most urgent first.' }),
    free_consultation: freeConsultation,
    unread: z.array(z.enum(overviewParts)).meta({
      description: 'What could not be read at the moment: its figures are zero, its lists are empty.',
    }),
  })
  .meta({ id: 'Overview' });
export type Overview = z.output<typeof overview>;

export const getOverview = accountApi('Account').get('/api/overview', {
  summary: 'The figures of the portal’s first page, from the ledger as it stands',
  output: overview,
});
