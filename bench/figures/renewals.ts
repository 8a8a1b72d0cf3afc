import { openDatabase } from '#server/platform/database/db.ts';
import { settleDueSubscriptions } from '#server/subscriptions/index.ts';
import { countCharged, DUE_AT, populateDue } from '../due-subscriptions.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { openNamedPool } from '../named-pool.ts';
import { renewRaw } from '../raw-renewal.ts';

const CONCURRENCY = 4;

interface Stage {
  readonly ours: { readonly database_url: string };
  readonly raw: { readonly database_url: string };
  readonly due: number;
}

/** One worker's renewals when all are due at once, beside the same writes by raw `pg`; each is charged once. */
export async function measureRenewals({ ours, raw, due }: Stage): Promise<Figure> {
  const mine = await settleAll(ours.database_url);
  const limit = await renewAll(raw.database_url);
  const ratio = mine.per_second / limit;
  return {
    name: 'renewals',
    unit: 'renewals/s',
    ours: mine.per_second,
    limit,
    ratio,
    targets: [
      atLeast('ratio', ratio, 0.3),
      atLeast('charged', mine.charged, due),
      atMost('charges of one', mine.most, 1),
    ],
    notes: { due, failed: mine.failed },
  };
}

async function settleAll(url: string) {
  const db = openDatabase(url);
  try {
    await populateDue(db.pool);
    let failed = 0;
    const begin = performance.now();
    await settleDueSubscriptions({
      db,
      clock: { now: () => DUE_AT },
      onError: () => {
        failed += 1;
      },
    });
    const seconds = (performance.now() - begin) / 1000;
    const counted = await countCharged(db.pool);
    return { ...counted, failed, per_second: counted.charged / seconds };
  } finally {
    await db.close();
  }
}

async function renewAll(url: string): Promise<number> {
  const pool = openNamedPool(url, CONCURRENCY);
  try {
    await populateDue(pool);
    const begin = performance.now();
    const renewed = await renewRaw(pool, CONCURRENCY);
    return renewed / ((performance.now() - begin) / 1000);
  } finally {
    await pool.end();
  }
}
