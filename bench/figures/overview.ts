import { atMost, type Figure, percentile } from '../figure.ts';
import type { Population } from '../population.ts';

const REQUESTS = 300;
const WARM_UP = 50;

interface Shop {
  readonly app_url: string;
  readonly population: Population;
}

/**
 * (e) The figures of the portal's first page for somebody with a long history against somebody who has just begun. The
 * two take turns, so that a slow moment of the machine hits both.
 */
export async function measureOverview(shops: { readonly few: Shop; readonly many: Shop }): Promise<Figure> {
  const few = createRequester(shops.few);
  const many = createRequester(shops.many);
  for (let round = 0; round < WARM_UP + REQUESTS; round++) {
    if (round === WARM_UP) {
      few.latencies.length = 0;
      many.latencies.length = 0;
    }
    await few.look();
    await many.look();
  }
  const limit = percentile(few.latencies, 0.95);
  const ours = percentile(many.latencies, 0.95);
  return {
    name: 'overview',
    unit: 'ms p95',
    ours,
    limit,
    ratio: ours / limit,
    targets: [atMost('ratio', ours / limit, 1.5)],
    notes: {
      p50_few_ms: percentile(few.latencies, 0.5),
      p50_many_ms: percentile(many.latencies, 0.5),
    },
  };
}

function createRequester({ app_url, population }: Shop) {
  const [buyer] = population.buyers;
  if (buyer === undefined) throw new Error('nobody looks');
  const headers = { authorization: `Bearer ${buyer.token}` };
  const latencies: number[] = [];
  const look = async () => {
    const begun = performance.now();
    const answer = await fetch(`${app_url}/api/overview`, { headers });
    if (answer.status !== 200) throw new Error(`the overview answered ${answer.status}`);
    await answer.arrayBuffer();
    latencies.push(performance.now() - begun);
  };
  return { latencies, look };
}
