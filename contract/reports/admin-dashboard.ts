import { z } from 'zod';
import { dashboardParts } from '#shared/answer-parts.ts';
import { bookingKinds } from '#shared/bookings/bookings.ts';
import { DEFAULT_REPORT_PERIOD, reportPeriods } from '#shared/reports/reports.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { adminApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { subscriptionFigures } from '../subscriptions/admin-figures.ts';

const count = z.int().min(0);

/** The eight figures by their specified names (AENT-032). */
const stats = z.object({
  totalUsers: count.meta({ description: 'Registered users.' }),
  totalRevenue: senField.meta({ description: 'Credit spent, without what was given back (DECISIONS 6).' }),
  totalOrders: count.meta({ description: 'Completed orders (DECISIONS 46).' }),
  totalProducts: count.meta({ description: 'Products that can be bought (DECISIONS 46).' }),
  totalWallets: count.meta({ description: 'Active wallets (DECISIONS 46).' }),
  totalPayments: count,
  totalBlogPosts: count.meta({ description: 'Published posts (DECISIONS 46).' }),
  totalCaseStudies: count.meta({ description: 'Published case studies (DECISIONS 46).' }),
});

const topOrder = z.object({
  id: uuid,
  user_id: uuid.or(z.literal('')).meta({ description: 'Empty when nobody is known (ADM-045).' }),
  customer_email: z.string().nullable().meta({ description: 'null: the buyer has left.' }),
  customer_name: z.string(),
  items: z.array(z.object({ title: z.string().meta({ description: 'As it was sold.' }) })),
  amount: rupiahField,
  amount_bigint: senField,
  status: z.enum(orderStatuses),
  created_at: timestamp,
});

const followUp = z.object({
  lead_id: uuid,
  name: z.string(),
  next_action: z.string(),
  next_action_on: z.iso.date(),
});

const session = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    id: uuid,
    starts_at: timestamp,
    ends_at: timestamp,
    booked: z.enum(bookingKinds),
    name: z.string().meta({ description: 'Who comes; a company before its person.' }),
    title: z.string().nullable().meta({ description: 'Of the product; null: nothing was bought.' }),
  }),
  z.object({
    kind: z.literal('class'),
    id: uuid.meta({ description: 'Of the product.' }),
    starts_at: timestamp,
    ends_at: timestamp,
    title: z.string(),
    people: count.meta({ description: 'Places that are taken.' }),
  }),
]);
export type SessionOfDay = z.output<typeof session>;

export const dashboard = z
  .object({
    stats,
    top_orders: z.array(topOrder).max(5),
    revenue_by_day: z
      .array(z.object({ day: z.iso.date(), amount_bigint: senField }))
      .meta({ description: 'The days of the period in WIB, oldest first; days without revenue are there.' }),
    first_sale_on: z.iso.date().nullable().meta({ description: 'WIB; null before anything was sold.' }),
    orders_by_status: z.array(z.object({ status: z.enum(orderStatuses), count })),
    received: z
      .object({ leads: count, form_submissions: count })
      .meta({ description: 'All that visitors sent, also what was answered.' }),
    attention: z
      .object({
        failed_webhooks: count.meta({ description: 'Gateway notices that could not be handled.' }),
        stuck_payments: count.meta({ description: 'Payments that wait although their time is over.' }),
        new_leads: count.meta({ description: 'Leads that nobody has answered.' }),
        lesson_questions: count.meta({ description: 'Questions under lessons without an answer.' }),
        hand_ins: count.meta({ description: 'Work that learners handed in, not reviewed yet.' }),
        refund_requests: count.meta({ description: 'Buyers who asked for their money back.' }),
        no_outcome: count.meta({
          description: 'Sessions that are over, of which nobody said how they went.',
        }),
        sold_out: count.meta({ description: 'Active products without stock.' }),
        book_findings: count.meta({ description: 'Checks of the books that found something last night.' }),
        pending_adjustments: count.meta({ description: 'Adjustments that wait for a second admin.' }),
        admin_changes: count.meta({
          description: 'Admins to be made or unmade who wait for a second admin.',
        }),
        flagged_payments: count.meta({ description: 'Payments that a person should look at.' }),
        open_disputes: count.meta({ description: 'Card disputes that nobody has decided yet.' }),
      })
      .meta({ description: 'What waits for somebody.' }),
    today: z
      .object({
        follow_ups: z.array(followUp).max(5),
        sessions: z
          .array(session)
          .max(20)
          .meta({ description: 'Of today and tomorrow in WIB, by time; not those that are over.' }),
      })
      .meta({ description: 'Whom to talk to: who comes, and next steps that are due.' }),
    subscriptions: subscriptionFigures
      .nullable()
      .meta({ description: 'Added up every ten minutes; null before the first time.' }),
    unread: z.array(z.enum(dashboardParts)).meta({
      description: 'What could not be read at the moment: its figures are zero, its lists are empty.',
    }),
    read_at: timestamp,
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = adminApi.get('/api/admin/dashboard', {
  summary: 'The figures, the top orders and what needs attention',
  scope: 'reports:read',
  query: z.object({ period: z.enum(reportPeriods).default(DEFAULT_REPORT_PERIOD) }),
  output: z.object({ dashboard }),
});
