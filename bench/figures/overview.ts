import { compareRequests } from '../compare-latency.ts';
import { atMost, type Figure } from '../figure.ts';
import type { Population } from '../population.ts';

const REQUESTS = 300;

interface Shop {
  readonly app_url: string;
  readonly population: Population;
}

/** (e) The figures of the portal's first page for somebody with a long history against somebody who has just begun. */
export async function measureOverview(shops: { readonly few: Shop; readonly many: Shop }): Promise<Figure> {
  const asked = { few: overviewOf(shops.few), many: overviewOf(shops.many), looks: REQUESTS };
  const { few: limit, many: ours, ...notes } = await compareRequests(asked);
  const ratio = ours / limit;
  return {
    name: 'overview',
    unit: 'ms p95',
    ours,
    limit,
    ratio,
    targets: [atMost('ratio', ratio, 1.5)],
    notes,
  };
}

function overviewOf({ app_url, population }: Shop) {
  const [buyer] = population.buyers;
  if (buyer === undefined) throw new Error('nobody looks');
  return { url: `${app_url}/api/overview`, headers: { authorization: `Bearer ${buyer.token}` } };
}
