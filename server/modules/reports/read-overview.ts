import type { ActiveService, Overview } from '#contract/account/overview.ts';
import { listBookings } from '#server/modules/bookings/index.ts';
import { readCurrentCourse } from '#server/modules/learning/index.ts';
import { listOwnOrders } from '#server/modules/orders/index.ts';
import { listUnpaid } from '#server/modules/payments/index.ts';
import { listUnreviewed } from '#server/modules/reviews/index.ts';
import { listSubscriptions } from '#server/modules/subscriptions/index.ts';
import {
  listWalletTransactions,
  readWalletHistory,
  readWalletSummary,
} from '#server/modules/wallet/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { dueOf } from './due.rules.ts';

const RECENT = { limit: 5, offset: 0 } as const;
/** Active ones first. */
const RUNNING = { limit: 100, offset: 0 } as const;
const COUNT_ONLY = { limit: 1, offset: 0 } as const;
const MAX_REVIEWS = 2;

/** The portal's home page, every figure from the ledger (DECISIONS 45). */
export async function readOverview(reader: Reader, userId: string, now: Date): Promise<Overview> {
  const [wallet, history, recent, subscribed, booked, orders, in_hand, unpaid, unreviewed] =
    await Promise.all([
      readWalletSummary(reader, userId),
      readWalletHistory(reader, userId, now),
      listWalletTransactions(reader, userId, RECENT),
      listSubscriptions(reader, userId, RUNNING),
      listBookings(reader, userId, now),
      listOwnOrders(reader, userId, COUNT_ONLY),
      readCurrentCourse(reader, userId),
      listUnpaid(reader, userId),
      listUnreviewed(reader, userId, MAX_REVIEWS),
    ]);
  const subscriptions = subscribed.subscriptions
    .filter(({ status }) => status !== 'expired')
    .map(({ id, product: { title, slug }, started_at }): ActiveService => {
      return { id, kind: 'subscription', title, slug, since: started_at };
    });
  const consultations = booked.bookings
    .filter(({ status }) => status === 'booked')
    .map(({ id, kind, created_at }): ActiveService => {
      return { id, kind: `${kind}_consultation`, title: null, slug: null, since: created_at };
    });
  return {
    wallet,
    history,
    activity: recent.transactions,
    active_services: [...subscriptions, ...consultations],
    order_count: orders.total,
    in_hand,
    free_consultation: booked.free_consultation,
    due: dueOf({
      now,
      balance: wallet.balance_bigint,
      subscriptions: subscribed.subscriptions,
      unpaid,
      bookings: booked.bookings,
      unreviewed,
    }),
  };
}
