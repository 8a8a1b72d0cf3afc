import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { dayOf, formatDayMonth } from '#shared/time/dates.ts';

export function BalancePanel({ overview: { wallet, history } }: { readonly overview: Overview }) {
  return (
    <section aria-label={copy.balance} className="flex flex-col gap-6 lg:row-span-2">
      <div>
        <h2 className="font-normal text-ink-2 text-ui">{copy.balance}</h2>
        <p className="num font-light text-[clamp(2.25rem,1.6rem+2.2vw,3.25rem)] leading-tight tracking-[-0.05em]">
          {formatRupiah(toRupiah(wallet.balance_bigint))}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild size="sm" variant="outline">
            <Link to="/user/billing">
              <Plus aria-hidden />
              {copy.topUp}
            </Link>
          </Button>
          <Button asChild size="sm" variant="quiet">
            <Link to="/user/marketplace">{copy.marketplace}</Link>
          </Button>
        </div>
      </div>
      {wallet.created_at === null ? (
        <p className="border-line border-t pt-3 text-ink-2 text-ui">{copy.noBalance}</p>
      ) : (
        <BalanceChart days={history.days} since={wallet.created_at} />
      )}
    </section>
  );
}

interface BalanceChartProps {
  readonly days: Overview['history']['days'];
  /** When the wallet was opened. */
  readonly since: string;
}

export function BalanceChart({ days, since }: BalanceChartProps) {
  return (
    <ColumnChart
      caption={copy.balanceChart}
      begins={{ day: dayOf(since), label: copy.opened(formatDayMonth(since)) }}
      columns={days.map(({ day, balance_bigint }) => ({
        first: day,
        last: day,
        amount: toRupiah(balance_bigint),
      }))}
    />
  );
}
