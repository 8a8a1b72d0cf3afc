import type { FunnelCounts, FunnelSum } from './funnel.queries.ts';

export interface SourceCounts extends FunnelCounts, Pick<FunnelSum, 'channel' | 'name' | 'campaign'> {}

const NOTHING: FunnelCounts = { visits: 0, product_visits: 0, checkouts: 0, orders: 0, amount: 0 };

export const addCounts = (rows: readonly FunnelCounts[]): FunnelCounts =>
  rows.reduce(
    (sum, row) => ({
      visits: sum.visits + row.visits,
      product_visits: sum.product_visits + row.product_visits,
      checkouts: sum.checkouts + row.checkouts,
      orders: sum.orders + row.orders,
      amount: sum.amount + row.amount,
    }),
    NOTHING,
  );

/** The source that brought most comes first, what is not known last. Links of one campaign are one source. */
export function groupSources(sums: readonly FunnelSum[]): readonly SourceCounts[] {
  const people = sums.filter(({ day, class: of }) => day === null && of === 'person');
  const groups = Map.groupBy(people, ({ channel, name, campaign }) => [channel, name, campaign].join('\n'));
  return [...groups.values()]
    .flatMap(([first, ...others]): readonly SourceCounts[] => {
      if (first === undefined) return [];
      const { channel, name, campaign } = first;
      return [{ channel, name, campaign, ...addCounts([first, ...others]) }];
    })
    .toSorted(
      (a, b) =>
        Number(a.channel === null) - Number(b.channel === null) ||
        b.amount - a.amount ||
        b.visits - a.visits ||
        `${a.name} ${a.campaign}`.localeCompare(`${b.name} ${b.campaign}`),
    );
}
