import type { Overview } from '#contract/account/overview.ts';
import { readWallet, readWalletSnapshots, type WalletSnapshot } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { dayAfter, lastDays, lastMonths, nextMonth, startOfDay } from '#shared/dates.ts';
import { sen, subtractSen } from '#shared/money.ts';

const DAYS = 30;
const MONTHS = 6;
const EMPTY_SNAPSHOT: WalletSnapshot = { balance_bigint: sen(0), spent_bigint: sen(0) };

/**
 * The wallet's last 30 days and 6 months in WIB, oldest first, from the ledger; one index lookup per figure. Spending is
 * minus refunds, so it can be negative.
 */
export async function readWalletHistory(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<Overview['history']> {
  const days = lastDays(now, DAYS);
  const months = lastMonths(now, MONTHS);
  const ends = days.map((day) => startOfDay(dayAfter(startOfDay(day))));
  // A month is the difference of two boundaries, so there is one boundary more than months.
  const borders = [...months, ...months.slice(-1).map(nextMonth)].map(startOfDay);
  const wallet = await readWallet(reader, userId);
  const snapshots =
    wallet === null ? [] : await readWalletSnapshots(reader, wallet.id, [...ends, ...borders]);
  const at = (position: number) => snapshots[position] ?? EMPTY_SNAPSHOT;
  return {
    days: days.map((day, n) => ({ day, balance_bigint: at(n).balance_bigint })),
    months: months.map((month, n) => ({
      month,
      spent_bigint: subtractSen(at(DAYS + n + 1).spent_bigint, at(DAYS + n).spent_bigint),
    })),
  };
}
