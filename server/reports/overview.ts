import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import type { ActiveService, Overview } from '#contract/reports/overview.ts';
import type { OverviewPart } from '#shared/answer-parts.ts';
import { type ReportPeriod, reportDays } from '#shared/reports/reports.ts';
import { readBookings } from '../bookings/index.ts';
import { listHeldSessions } from '../classes/index.ts';
import { readCurrentCourse } from '../courses/index.ts';
import { countOwnOrders } from '../orders/index.ts';
import { listUnpaid } from '../payments/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { type OnUnread, openParts } from '../platform/failures/open-parts.ts';
import { listUnreviewed } from '../reviews/index.ts';
import { listSubscriptionSummaries } from '../subscriptions/index.ts';
import { readWalletOverview, unusedWallet, type WalletOverview } from '../wallet/index.ts';
import { dueOf } from './due.rules.ts';
import { readFigures } from './reports.queries.ts';

const RECENT = 5;
const RUNNING = { limit: 100, offset: 0 } as const;
const MAX_REVIEWS = 2;

interface OverviewRequest {
  readonly user_id: string;
  readonly now: Date;
  readonly onUnread: OnUnread;
}

/** Every figure comes from the ledger (DECISIONS 45); unreadable parts are named and left out. */
export async function readOverview(
  reader: Reader,
  { user_id: userId, now, onUnread }: OverviewRequest,
): Promise<Overview> {
  const parts = openParts<OverviewPart>(onUnread);
  const [
    { wallet, history, recent },
    subscribed,
    booked,
    sessions,
    order_count,
    in_hand,
    unpaid,
    unreviewed,
  ] = await Promise.all([
    parts.read('wallet', readWalletOverview(reader, userId, { now, limit: RECENT }), noWallet(userId)),
    parts.read('subscriptions', listSubscriptionSummaries(reader, userId, RUNNING), []),
    parts.read('bookings', readBookings(reader, userId, now), noBookings),
    parts.read('classes', listHeldSessions(reader, { user_id: userId, now }), []),
    parts.read('orders', countOwnOrders(reader, userId), 0),
    parts.read('course', readCurrentCourse(reader, userId, now), null),
    parts.read('payments', listUnpaid(reader, userId), []),
    parts.read('reviews', listUnreviewed(reader, userId, MAX_REVIEWS), []),
  ]);
  const subscriptions = subscribed
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
    activity: recent,
    active_services: [...subscriptions, ...consultations],
    order_count,
    in_hand,
    free_consultation: booked.free_consultation,
    due: dueOf({
      now,
      balance: wallet.balance_bigint,
      subscriptions: subscribed,
      unpaid,
      bookings: booked.bookings,
      sessions,
      unreviewed,
    }),
    unread: parts.unread(),
  };
}

const noBookings = {
  bookings: [],
  free_consultation: { is_eligible: false, is_used: false, percent: 0 },
  talks: 0,
};

const noWallet = (user_id: string): WalletOverview => ({
  wallet: unusedWallet(user_id),
  history: { days: [], weeks: [] },
  recent: [],
});

/** Figures are in sen and WIB days (ADM-028 to ADM-046). */
export async function readDashboard(
  reader: Reader,
  period: ReportPeriod,
  onUnread: OnUnread = () => undefined,
): Promise<Dashboard> {
  const now = new Date();
  const { stats, ...figures } = await readFigures(reader, { days: reportDays[period], now, onUnread });
  const completed = figures.orders_by_status.find(({ status }) => status === 'completed');
  return {
    ...figures,
    stats: { ...stats, totalOrders: completed?.count ?? 0 },
    read_at: now.toISOString(),
  };
}
