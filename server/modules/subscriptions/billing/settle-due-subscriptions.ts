import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import type { OwnedSubscription } from '../lock-own-subscription.ts';
import { claimDue } from '../subscriptions.queries.ts';
import { settleSubscription } from './settle-subscription.ts';

const BATCH = 100;
const CONCURRENCY = 4;
/** More than a batch ever takes; a worker that dies leaves its batch to the others after it. */
const CLAIM_MS = 2 * 60_000;
/** How many one run settles at most; what is left waits for the next run. */
const MAX_PER_RUN = 20_000;

export interface SettleServices extends SubscriptionServices {
  /** One that can not be settled does not hold up the others; it is tried again when its claim has run out. */
  readonly onError: (error: unknown) => void;
}

/**
 * Settles every subscription that is due, batch by batch; any number of workers may do so at once. How many it
 * looked at.
 */
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

/** Takes one after the other from the batch, together with the others that do. */
async function drainBatch(services: SettleServices, waiting: OwnedSubscription[]): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await settleSubscription(services, next).catch(services.onError);
  }
}
