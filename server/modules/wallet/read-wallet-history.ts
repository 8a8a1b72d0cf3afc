import type { Overview } from '#contract/account/overview.ts';
import { readWallet, readWalletSnapshots, type WalletSnapshot } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { dayAfter, lastDays, startOfDay } from '#shared/dates.ts';
import { sen, subtractSen } from '#shared/money.ts';

const DAYS = 30;
const WEEKS = 26;
const WEEK_DAYS = 7;
const EMPTY_SNAPSHOT: WalletSnapshot = { balance_bigint: sen(0), spent_bigint: sen(0) };

/**
 * The wallet's last 30 days and 26 weeks up to today in WIB, oldest first, from the ledger; one index lookup per figure.
 * Spending is minus refunds, so it can be negative.
 */
export async function readWalletHistory(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<Overview['history']> {
  const days = lastDays(now, DAYS);
  const weeks = lastDays(now, WEEKS * WEEK_DAYS).filter((_, n) => n % WEEK_DAYS === 0);
  const ends = days.map((day) => startOfDay(dayAfter(startOfDay(day))));
  // A week is the difference of two boundaries, so there is one boundary more than weeks.
  const borders = [...weeks.map(startOfDay), startOfDay(dayAfter(now))];
  const wallet = await readWallet(reader, userId);
  const snapshots =
    wallet === null ? [] : await readWalletSnapshots(reader, wallet.id, [...ends, ...borders]);
  const at = (position: number) => snapshots[position] ?? EMPTY_SNAPSHOT;
  return {
    days: days.map((day, n) => ({ day, balance_bigint: at(n).balance_bigint })),
    weeks: weeks.map((week, n) => ({
      week,
      spent_bigint: subtractSen(at(DAYS + n + 1).spent_bigint, at(DAYS + n).spent_bigint),
    })),
  };
}
