import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { formatDayMonth, startOfDay } from '#shared/dates.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';

const BalanceLine = lazy(() =>
  import('./overview-charts.tsx').then((module) => ({ default: module.BalanceChart })),
);

export function BalancePanel({ overview }: { readonly overview: Overview }) {
  const { wallet, history } = overview;
  const [first] = history.days;
  return (
    <section
      aria-label={copy.balance}
      data-plane="night"
      className="relative isolate flex flex-col overflow-hidden rounded-sheet bg-night text-on-night"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute inset-y-0 right-0 h-full w-[min(100%,560px)]"
      />
      <div className="px-6 pt-6 md:px-8 md:pt-7">
        <h2 className="font-normal text-on-night-2 text-ui">{copy.balance}</h2>
        <p className="num font-light text-[clamp(2.25rem,1.4rem+3.6vw,3.75rem)] leading-tight tracking-[-0.05em]">
          {formatRupiah(toRupiah(wallet.balance_bigint))}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button asChild size="sm" variant="dawn">
            <Link to="/user/billing">
              <Plus aria-hidden />
              {copy.topUp}
            </Link>
          </Button>
          <Button asChild size="sm" variant="night-outline" className="bg-night">
            <Link to="/user/marketplace">{copy.marketplace}</Link>
          </Button>
        </div>
      </div>
      <div className="relative mt-auto pt-8">
        <Suspense fallback={<div className="h-28" />}>
          <BalanceLine days={history.days} />
        </Suspense>
        {first !== undefined && (
          <p
            aria-hidden="true"
            className="num absolute inset-x-6 bottom-2.5 flex justify-between text-on-night-2 text-small md:inset-x-8"
          >
            <span>{formatDayMonth(startOfDay(first.day))}</span>
            <span>{copy.today}</span>
          </p>
        )}
      </div>
    </section>
  );
}
