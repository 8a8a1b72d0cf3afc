import type { Database } from '#server/platform/db.ts';
import type { Gateways } from '../gateways/gateway.ts';
import { readStalePayments } from '../payments.queries.ts';
import { queryPayment } from './query-payment.ts';

const IDLE_SECONDS = 120;
const BATCH_SIZE = 50;

/**
 * Looks after payments whose notice never came: each that waits is asked about every two minutes, until its gateway
 * calls it paid, failed or expired. One that can not be asked does not hold up the others.
 */
export async function settleStalePayments(
  db: Database,
  gateways: Gateways,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const payment of await readStalePayments(db.orm, IDLE_SECONDS, BATCH_SIZE)) {
    // One after the other: a gateway answers many questions at once with a rate limit.
    await queryPayment(db, gateways, payment).catch(onError);
  }
}
