import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import type { OwnedSubscription } from '../lock-own-subscription.ts';
import { claimDue } from '../subscriptions.queries.ts';
import { settleSubscription } from './settle-subscription.ts';

const BATCH = 100;
const CONCURRENCY = 4;
/** Longer than any batch takes; the batch of a lost worker is claimed again afterwards. */
const CLAIM_MS = 2 * 60_000;
/** The rest waits for the next run. */
const MAX_PER_RUN = 20_000;

export interface SettleServices extends SubscriptionServices {
  /** A failing subscription does not hold up the others; it is retried when its claim expires. */
  readonly onError: (error: unknown) => void;
}

/** Settles every due subscription, batch by batch, on any number of workers; returns how many it checked. */
export async function settleDueSubscriptions(services: SettleServices): Promise<number> {
  let settled = 0;
  while (settled < MAX_PER_RUN) {
    const batch = await claimBatch(services);
    if (batch.length === 0) break;
    const waiting = [...batch];
    await Promise.all(Array.from({ length: CONCURRENCY }, () => drainBatch(services, waiting)));
    settled += batch.length;
  }
  return settled;
}

async function claimBatch({ db, clock }: SettleServices): Promise<readonly OwnedSubscription[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await withTx(db, async (tx) => succeed(await claimDue(tx, { now, until, limit: BATCH })));
  return claimed.ok ? claimed.value : [];
}

/** One of several loops that share a batch. */
async function drainBatch(services: SettleServices, waiting: OwnedSubscription[]): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await settleSubscription(services, next).catch(services.onError);
  }
}
