import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Errand, errandsOf, type Population } from '../../bench/population.ts';

/** A purchase that a buyer was told is done. */
export interface Acknowledged {
  readonly key: string;
  readonly order_id: string;
  readonly user_id: string;
  readonly product_id: string;
}

export interface Shoppers {
  readonly acknowledged: readonly Acknowledged[];
  /** Calls that were repeated because no answer came. */
  readonly repeated: () => number;
  /** Where the shop is now. */
  moveTo(url: string): void;
  /** Throws when a shopper was refused: then the run means nothing. */
  assertWell(): void;
  /** Lets every shopper finish what was begun, then ends. */
  finish(): Promise<void>;
}

const PATIENCE_MS = 2_000;
const RETRY_MS = 50;

/** Buyers who never stop: each buys, and asks again with the same key until an answer comes, as a browser would. */
export function sendShoppers(population: Population, count: number, firstUrl: string): Shoppers {
  const errands = errandsOf(population);
  const acknowledged: Acknowledged[] = [];
  let url = firstUrl;
  let isOver = false;
  let repeated = 0;
  const failures: unknown[] = [];

  async function shop(): Promise<void> {
    while (!isOver) {
      const next = errands.next();
      if (next.done === true) throw new Error('ran out of things to buy');
      await buy(next.value);
    }
  }

  async function buy(errand: Errand): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const answer = await ask(url, errand, key);
      if (answer !== null) {
        const { user_id } = errand.buyer;
        const bought = errand.products.map(({ id }) => ({ key, order_id: answer, user_id, product_id: id }));
        acknowledged.push(...bought);
        return;
      }
      repeated += 1;
      await wait(RETRY_MS);
    }
  }

  const all = Promise.all(
    Array.from({ length: count }, () => shop().catch((error: unknown) => void failures.push(error))),
  );
  const assertWell = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    acknowledged,
    repeated: () => repeated,
    assertWell,
    moveTo: (next) => {
      url = next;
    },
    finish: async () => {
      isOver = true;
      await all;
      assertWell();
    },
  };
}

/** The order's id; null when nobody knows what became of the call. Throws when the shop said no. */
async function ask(url: string, { buyer, products }: Errand, key: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ items: products.map(({ id, price }) => ({ product_id: id, price })) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(read, () => null);
  if (answer === null || answer.status >= 500) return null;
  if (answer.status !== 200) throw new Error(`a purchase was refused with ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).order.id;
}

async function read(response: Response): Promise<{ status: number; text: string } | null> {
  return response.text().then(
    (text) => ({ status: response.status, text }),
    () => null,
  );
}
