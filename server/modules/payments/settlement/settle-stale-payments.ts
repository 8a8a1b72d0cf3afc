import type { Database } from '#server/platform/db.ts';
import type { Gateways } from '../gateways/gateway.ts';
import { readStalePayments } from '../payments.queries.ts';
import { queryPayment } from './query-payment.ts';

const IDLE_SECONDS = 120;
const BATCH_SIZE = 50;

/**
 * Queries pending payments whose webhook never came, until the gateway reports them paid, failed or expired. A failing
 * one does not hold up the others.
 */
export async function settleStalePayments(
  db: Database,
  gateways: Gateways,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const payment of await readStalePayments(db.orm, IDLE_SECONDS, BATCH_SIZE)) {
    // One at a time: gateways rate-limit bursts.
    await queryPayment(db, gateways, payment).catch(onError);
  }
}
