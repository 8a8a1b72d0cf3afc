import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { FunnelFigures, getVisitFunnel, VisitFunnel } from '#contract/visits/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, csvTable } from '#server/platform/text/csv.ts';
import { sen, toDecimalRupiah } from '#shared/money/money.ts';
import type { ReportPeriod } from '#shared/reports/reports.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import { groupDays } from '#shared/time/day-groups.ts';
import { byDay, chartUnits, spansOf } from '../sales/metrics.rules.ts';
import { type FunnelCounts, findProductTitle, readFunnelSums, readProductCounts } from './funnel.queries.ts';
import { addCounts, groupSources, type SourceCounts } from './funnel.rules.ts';

interface FunnelQuery {
  readonly period: ReportPeriod;
  readonly product_id?: string | undefined;
  readonly now: Date;
}

const LISTED = 50;

/** Figures of the visits page, defined in docs/metrics.md. */
export async function readVisitFunnel(
  reader: Reader,
  { period, product_id = undefined, now }: FunnelQuery,
): Promise<Result<OutputOf<typeof getVisitFunnel>, RefusalOf<typeof getVisitFunnel>>> {
  const span = spansOf(period, dayOf(now)).now;
  const [title, sums, products] = await Promise.all([
    product_id === undefined ? null : findProductTitle(reader, product_id),
    readFunnelSums(reader, { ...span, product_id: product_id ?? null }),
    product_id === undefined ? readProductCounts(reader, span, LISTED) : [],
  ]);
  if (product_id !== undefined && title === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const sources = groupSources(sums);
  const days = sums.flatMap(({ day, ...sum }) => (day === null || sum.is_unknown ? [] : [{ day, ...sum }]));
  const countOf = byDay(days.filter((sum) => sum.class === 'person'));
  const visitsBy = (name: string) => addCounts(days.filter((sum) => sum.class === name)).visits;
  const unknown = addCounts(sources.filter(({ channel }) => channel === null));
  const funnel: VisitFunnel = {
    period,
    span,
    product: product_id === undefined || title === null ? null : { id: product_id, title },
    totals: figuresOf(addCounts(sources.filter(({ channel }) => channel !== null))),
    unknown: { orders: unknown.orders, amount_bigint: sen(unknown.amount) },
    chart: groupDays(span, chartUnits[period]).map((group) => ({
      ...group,
      visits: countOf(group, ({ visits }) => visits),
      orders: countOf(group, ({ orders }) => orders),
    })),
    sources: sources.slice(0, LISTED).map((row) => ({ ...figuresOf(row), source: sourceOf(row) })),
    other_sources: Math.max(0, sources.length - LISTED),
    products: products.map(({ amount, ...row }) => ({ ...row, amount_bigint: sen(amount) })),
    crawlers: visitsBy('crawler'),
    headless: visitsBy('headless'),
  };
  return succeed({ funnel });
}

const figuresOf = ({ visits, product_visits, checkouts, orders, amount }: FunnelCounts): FunnelFigures => ({
  ...{ visits, product_visits, checkouts, orders },
  amount_bigint: sen(amount),
});

function sourceOf({ channel, name, campaign }: SourceCounts): VisitFunnel['sources'][number]['source'] {
  return channel === null || name === null ? null : { channel, name, campaign: campaign ?? '' };
}

const HEADER = [
  'channel',
  'source',
  'campaign',
  'visits',
  'product_visits',
  'checkouts',
  'orders',
  'amount_rupiah',
];

/** Columns are named as in the API, as those of the other reports. */
export function exportVisitFunnel(reader: Reader, { period, product_id, now }: FunnelQuery): CsvFile {
  const span = spansOf(period, dayOf(now)).now;
  async function* rows() {
    const sums = await readFunnelSums(reader, { ...span, product_id: product_id ?? null });
    const sources = groupSources(sums);
    for (const { channel, name, campaign, visits, product_visits, checkouts, orders, amount } of sources)
      yield [
        ...[channel ?? '', name ?? '', campaign ?? ''],
        ...[visits, product_visits, checkouts, orders, toDecimalRupiah(sen(amount))],
      ];
  }
  return {
    file_name: `visits_${span.first}_${span.last}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(HEADER, rows()),
  };
}
