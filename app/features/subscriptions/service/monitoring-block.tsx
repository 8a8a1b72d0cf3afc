import { Activity } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { monitoringCopy as copy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { PeriodBar } from '../portal/period-bar.tsx';
import { ServiceSection } from './service-section.tsx';

/** The subscriber's own figures, else a preview of them (PROD-034). */
export function MonitoringBlock({ live }: { readonly live: Subscription | null }) {
  const isHydrated = useHydrated();
  return (
    <ServiceSection title={copy.title} isAside>
      {live !== null && isHydrated ? (
        <Figures live={live} />
      ) : (
        <p className="flex gap-3 text-ink-2 text-ui">
          <Activity aria-hidden className="mt-0.5 size-5 shrink-0 text-dawn-deep" />
          {copy.text}
        </p>
      )}
    </ServiceSection>
  );
}

function Figures({ live }: { readonly live: Subscription }) {
  const next =
    live.next_charge === null
      ? copy.none
      : `${formatRupiah(live.next_charge.amount)} · ${formatCardDate(live.next_charge.at)}`;
  return (
    <div className="grid gap-4">
      <PeriodBar subscription={live} now={new Date()} />
      <dl className="grid grid-cols-2 gap-x-6 text-ui">
        <Figure label={copy.next} value={next} />
        <Figure label={copy.paid} value={formatRupiah(toRupiah(live.total_paid_bigint))} />
      </dl>
      <Button asChild variant="outline" size="sm" className="justify-self-start">
        <Link to="/user/subscriptions">{copy.history}</Link>
      </Button>
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num whitespace-normal font-semibold">{value}</dd>
    </div>
  );
}
