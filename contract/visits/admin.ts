import { z } from 'zod';
import { DEFAULT_REPORT_PERIOD, reportPeriods } from '#shared/reports/reports.ts';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, senField, uuid } from '../fields.ts';
import { trafficSource } from './traffic-source.ts';

const count = z.int().min(0);
const day = z.iso.date();

const figures = z.object({
  visits: count.meta({ description: 'People a day; the same person tomorrow is another visit.' }),
  product_visits: count.meta({ description: 'Of these, who came to a product or further.' }),
  checkouts: count.meta({ description: 'Of these, who opened a checkout.' }),
  orders: count.meta({ description: 'Placed in the period by whoever came from there.' }),
  amount_bigint: senField.meta({ description: 'What these orders cost, whether or not given back since.' }),
});
export type FunnelFigures = z.output<typeof figures>;

const funnel = z
  .object({
    period: z.enum(reportPeriods),
    span: z.object({ first: day, last: day }),
    product: z.object({ id: uuid, title: z.string() }).nullable(),
    totals: figures.meta({ description: 'Of what came from somewhere.' }),
    unknown: figures
      .pick({ orders: true, amount_bigint: true })
      .meta({ description: 'Orders without a visit, such as renewals; in no total.' }),
    chart: z.array(z.object({ first: day, last: day, visits: count, orders: count })),
    sources: z
      .array(figures.extend({ source: trafficSource.omit({ link: true }).nullable() }))
      .max(50)
      .meta({ description: 'By the last source that is not direct. null: not known; the last row.' }),
    other_sources: count.meta({ description: 'Further sources, whose figures are in the totals.' }),
    products: z.array(figures.omit({ visits: true }).extend({ product_id: uuid, title: z.string() })).max(50),
    crawlers: count.meta({
      description: 'Programs that run scripts and name themselves; in no other figure.',
    }),
    headless: count.meta({ description: 'Browsers driven by a program; in no other figure.' }),
  })
  .meta({ id: 'VisitFunnel' });
export type VisitFunnel = z.output<typeof funnel>;

const query = {
  period: z.enum(reportPeriods).default(DEFAULT_REPORT_PERIOD),
  product_id: uuid
    .optional()
    .meta({ description: 'Only who came to this product, and what was paid for it.' }),
};

export const getVisitFunnel = adminApi.get('/api/admin/reports/visits', {
  summary: 'From visits to paid orders, by source and product; days are WIB',
  scope: 'reports:read',
  query: z.object(query),
  output: z.object({ funnel }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 } },
});

export const exportVisitFunnel = adminApi.get('/api/admin/reports/visits.csv', {
  summary: 'The sources of a period with their campaigns, as a table for spreadsheets',
  scope: 'reports:read',
  rate_limit: { name: 'visits-export', points: 10, seconds: 60 },
  query: z.object({ ...query, ...csvQuery }),
  ...csvAnswer,
});
