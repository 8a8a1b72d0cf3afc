export const reportPeriods = ['7d', '30d', '90d', '1y'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
export const DEFAULT_REPORT_PERIOD: ReportPeriod = '30d';

export const reportDays: Readonly<Record<ReportPeriod, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
};

export const reportTypes = [
  ...(['revenue', 'topups', 'refunds', 'wallets', 'orders'] as const),
  ...(['sessions', 'classes'] as const),
] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportGroups = ['day', 'week', 'month', 'product'] as const;
export type ReportGroup = (typeof reportGroups)[number];

export const reportFormats = ['csv', 'json'] as const;

/** One order, two to five, six and more (AREP-005). */
export const customerSegments = ['new', 'regular', 'vip'] as const;
export type CustomerSegment = (typeof customerSegments)[number];
export const REGULAR_FROM = 2;
export const VIP_FROM = 6;

export interface ReportSpan {
  readonly report_type: ReportType;
  readonly start_date: string;
  readonly end_date: string;
}

/** `revenue_2026-11-01_2026-11-30.csv` (AREP-011). */
export function reportFileName({ report_type, start_date, end_date }: ReportSpan): string {
  return `${report_type}_${start_date}_${end_date}.csv`;
}

export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

/** Refunded revenue in percent with two decimals (AREP-006); null without revenue. */
export function refundRatePercent(refunds: number, revenue: number): number | null {
  return revenue > 0 ? Math.round((refunds / revenue) * 10_000) / 100 : null;
}
