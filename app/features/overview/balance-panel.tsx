import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { StepLine } from '#app/components/charts/step-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Overview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { formatRupiah, formatShortRupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { dayOf, formatDayMonth, startOfDay } from '#shared/time/dates.ts';

export function BalancePanel({ overview: { wallet, history } }: { readonly overview: Overview }) {
  return (
    <section aria-label={copy.balance} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="font-normal text-ink-2 text-ui">{copy.balance}</h2>
        <p className="figures num font-light text-[clamp(2.25rem,1.6rem+2.2vw,3.25rem)] leading-tight">
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
      {wallet.created_at !== null && <BalanceChange days={history.days} since={wallet.created_at} />}
    </section>
  );
}

interface BalanceChangeProps {
  readonly days: Overview['history']['days'];
  readonly since: string;
}

export function BalanceChange({ days, since }: BalanceChangeProps) {
  const opened = dayOf(since);
  const shown = days
    .filter(({ day }) => day >= opened)
    .map(({ day, balance_bigint }) => ({ first: day, last: day, amount: toRupiah(balance_bigint) }));
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined || shown.length === 1) return null;
  const change = last.amount - first.amount;
  const words = copy.change(
    change,
    formatShortRupiah(rupiah(Math.abs(change))),
    formatDayMonth(startOfDay(first.first)),
  );
  const isFlat = shown.every(({ amount }) => amount === first.amount);
  return (
    <div className="grid gap-3">
      <p className="num text-ink-2 text-ui">{words}</p>
      {!isFlat && <StepLine caption={copy.balanceChart} days={shown} />}
    </div>
  );
}
