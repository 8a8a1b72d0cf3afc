import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import {
  customerSegments,
  DEFAULT_REPORT_PERIOD,
  reportFormats,
  reportGroups,
  reportPeriods,
  reportTypes,
} from '#shared/reports/reports.ts';
import { addDays } from '#shared/time/dates.ts';
import { adminApi } from '../endpoint.ts';
import { calendarDay, csvQuery, fileAnswer, senField, timestamp, uuid } from '../fields.ts';

const count = z.int().min(0);
/** Aborts on failure, because the rules below need valid days. */
const day = z.iso.date({ abort: true });
const span = z.object({ first: day, last: day });

const totals = z.object({
  revenue_bigint: senField.meta({ description: 'Credit spent, before refunds.' }),
  net_revenue_bigint: senField,
  orders: count,
  free_orders: count,
  average_order_bigint: senField.nullable(),
  refunds_bigint: senField,
  refund_rate: z.number().nullable().meta({ description: 'refunds / revenue × 100, two decimals.' }),
});

const summary = z
  .object({
    period: z.enum(reportPeriods),
    span,
    previous_span: span,
    totals,
    previous: totals,
    chart: z.array(span.extend({ revenue_bigint: senField, refunds_bigint: senField, orders: count })),
    top_products: z
      .array(
        z.object({
          product_id: uuid,
          title: z.string(),
          slug: z.string(),
          orders: count,
          units: count,
          bundle_units: count.meta({
            description: "Given as part of bundles; their revenue is the bundles'.",
          }),
          revenue_bigint: senField,
        }),
      )
      .max(10),
    segments: z.array(
      z.object({
        segment: z.enum(customerSegments),
        customers: count,
        orders: count,
        revenue_bigint: senField,
      }),
    ),
    refunds: z.object({
      count,
      orders: count,
      whole_orders: count,
      to_wallet_bigint: senField,
      to_payment_bigint: senField,
      average_days: z.number().nullable(),
      products: z.array(
        z.object({ product_id: uuid, title: z.string(), orders: count, amount_bigint: senField }),
      ),
    }),
    read_at: timestamp,
  })
  .meta({ id: 'ReportSummary' });
export type ReportSummary = z.output<typeof summary>;

export const getReportSummary = adminApi.get('/api/admin/reports/summary', {
  summary: 'Sales, customers and refunds of a period, beside the one before it; days are WIB',
  scope: 'reports:read',
  query: z.object({ period: z.enum(reportPeriods).default(DEFAULT_REPORT_PERIOD) }),
  output: z.object({ summary }),
});

/** Ten years, in days. */
const MAX_SPAN_DAYS = 3660;

const report = z
  .object({
    columns: z.array(
      z.object({ name: z.string(), unit: z.enum(['sen', 'count', 'minutes', 'date', 'text']) }),
    ),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    totals: z.record(z.string(), z.number()),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

export const generateReport = adminApi.get('/api/admin/reports', {
  summary: 'A report over days in WIB: JSON in sen, or CSV as text in rupiah',
  scope: 'reports:read',
  rate_limit: { name: 'admin-reports', points: 60, seconds: 60 },
  query: z
    .object({
      start_date: calendarDay,
      end_date: calendarDay,
      report_type: z.enum(reportTypes).default('revenue'),
      group_by: z.enum(reportGroups).default('day'),
      format: z.enum(reportFormats).default('json'),
      ...csvQuery,
    })
    .refine(({ start_date, end_date }) => start_date <= end_date, {
      path: ['end_date'],
      error: () => adminInput.dayOrder,
    })
    .refine(({ start_date, end_date }) => end_date < addDays(start_date, MAX_SPAN_DAYS), {
      path: ['end_date'],
      error: () => adminInput.tenYears,
    }),
  answers: 'file or data',
  media_types: ['text/csv'],
  output: z.union([
    fileAnswer,
    z.object({
      report,
      metadata: z.object({
        report_type: z.enum(reportTypes),
        group_by: z.enum(reportGroups),
        start_date: day,
        end_date: day,
        timezone: z.literal('Asia/Jakarta'),
        currency: z.literal('IDR'),
        row_count: count,
        file_name: z.string(),
        generated_at: timestamp,
      }),
    }),
  ]),
});
