import { Link } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { Charge, listCharges } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const SHOWN = 24;

const charges = createQuery({
  name: 'charges',
  read: (id: string) =>
    browserClient.call<typeof listCharges>(
      { method: 'get', path: '/api/subscriptions/{id}/charges' },
      { params: { id }, query: { limit: SHOWN } },
    ),
});

export function ChargeHistory({ subscriptionId }: { readonly subscriptionId: string }) {
  const { answer, isFailing } = useQuery(charges, subscriptionId);
  if (answer?.ok) return <ChargeList charges={answer.value.charges} />;
  if (answer === undefined && !isFailing) return <Skeleton className="my-3 h-11 w-full" />;
  return (
    <ErrorState
      title={subscriptionsCopy.historyFailed}
      onRetry={() => void charges.refetch(subscriptionId)}
    />
  );
}

export function ChargeList({ charges }: { readonly charges: readonly Charge[] }) {
  if (charges.length === 0)
    return <p className="py-3 text-ink-2 text-ui">{subscriptionsCopy.historyEmpty}</p>;
  return (
    <ul className="text-ui">
      {charges.map((charge) => (
        <li
          key={charge.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-t border-dashed py-2.5"
        >
          <span className="num">
            {formatCardDate(charge.period_start)} – {formatCardDate(charge.period_end)}
          </span>
          <b className="num font-semibold">{formatRupiah(charge.amount)}</b>
          <span className="num w-full text-ink-3 text-small">
            {charge.plan_name} ·{' '}
            {charge.discount > 0 && `${subscriptionsCopy.discounted(formatRupiah(charge.discount))} · `}
            <Link
              to={`/user/orders/${charge.order_id}`}
              className="inline-flex min-h-tap items-center text-link underline-offset-4 hover:underline"
            >
              {subscriptionsCopy.order} {shortId(charge.order_id)}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
