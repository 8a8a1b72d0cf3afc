import { atMost, type Figure, percentile } from '../figure.ts';
import { createShopper } from '../http-calls.ts';
import { type Population, type PurchaseTask, purchaseTasks } from '../population.ts';

const PURCHASES = 1500;
const WARM_UP = 200;

interface Shop {
  readonly app_url: string;
  readonly population: Population;
}

/**
 * (d) Latency of a purchase with few against many ledger rows. The two shops alternate per purchase, so that a slow
 * moment of the machine hits both.
 */
export async function measureGrowth(shops: { few: Shop; many: Shop }): Promise<Figure> {
  const few = counter(shops.few);
  const many = counter(shops.many);
  try {
    for (let round = 0; round < WARM_UP; round++) {
      await few.next();
      await many.next();
    }
    few.latencies.length = 0;
    many.latencies.length = 0;
    for (let round = 0; round < PURCHASES; round++) {
      await few.next();
      await many.next();
    }
  } finally {
    few.close();
    many.close();
  }
  const limit = percentile(few.latencies, 0.95);
  const ours = percentile(many.latencies, 0.95);
  return {
    name: 'growth',
    unit: 'ms p95',
    ours,
    limit,
    ratio: ours / limit,
    targets: [atMost('ratio', ours / limit, 1.3)],
    notes: { p50_few_ms: percentile(few.latencies, 0.5), p50_many_ms: percentile(many.latencies, 0.5) },
  };
}

function counter(shop: Shop) {
  const errands: Iterator<PurchaseTask, void> = purchaseTasks(shop.population);
  const shopper = createShopper(shop.app_url, 1);
  const latencies: number[] = [];
  const next = async () => {
    const errand = errands.next();
    if (errand.done === true) throw new Error('ran out of errands');
    const begun = performance.now();
    await shopper.buy(errand.value);
    latencies.push(performance.now() - begun);
  };
  return { latencies, next, close: shopper.close };
}
