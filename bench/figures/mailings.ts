import { openDatabase } from '#server/platform/database/db.ts';
import { withSmtp } from '../../tests/support/machine/smtp.ts';
import { makeMessage, queueFor } from '../../tests/support/shop/mailings.ts';
import { makeReaders } from '../../tests/support/shop/readers.ts';
import { drive } from '../drive.ts';
import { atMost, type Figure, percentile } from '../figure.ts';
import { createShopper } from '../http-calls.ts';
import { type Population, purchaseTasks } from '../population.ts';
import type { RunningProcess } from '../processes.ts';

const CONCURRENCY = 2;
const READERS = 100_000;
/** A whole minute, so that it has its share of every pause that the pace makes. */
const SECONDS = 60;

interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** p95 of a purchase while a worker mails 10^5 readers at the highest pace of the setting, against an idle worker. */
export async function measureBesideMailings(
  shop: Shop,
  startWorker: (env: Readonly<Record<string, string>>) => Promise<RunningProcess>,
): Promise<Figure> {
  const db = openDatabase(shop.database_url, { pool_size: 1 });
  const shopper = createShopper(shop.app_url, CONCURRENCY);
  const errands = purchaseTasks(shop.population, 1);
  const plan = { errands, concurrency: CONCURRENCY, run: shopper.buy, seconds: SECONDS };
  try {
    return await withSmtp({}, async (smtp) => {
      await db.pool.query('set statement_timeout = 0');
      await db.pool.query("insert into settings (key, value) values ('mails_per_minute', '900')");
      const readers = await makeReaders(db, READERS);
      const worker = await startWorker({ SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1' });
      await drive({ ...plan, seconds: 5 });
      const quiet = percentile((await drive(plan)).latencies_ms, 0.95);
      await queueFor(db, await makeMessage(db), readers);
      const beside = percentile((await drive(plan)).latencies_ms, 0.95);
      await worker.stop();
      const mails = smtp.taken.filter(({ to }) => to.startsWith('pembaca-')).length;
      return {
        name: 'purchase-beside-mails',
        unit: 'ms p95',
        ours: beside,
        limit: quiet,
        ratio: beside / quiet,
        targets: [atMost('ratio', beside / quiet, 1.3)],
        notes: { mails_a_minute: mails },
      };
    });
  } finally {
    shopper.close();
    await db.close();
  }
}
