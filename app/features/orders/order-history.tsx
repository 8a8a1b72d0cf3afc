import { Money } from '#app/components/commerce/money.tsx';
import type { OrderDetails } from '#contract/account/shop/orders.ts';
import { ordersCopy as copy } from '#messages/orders.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

/** The ledger entries of the order. */
export function OrderPayments({ payments }: Pick<OrderDetails, 'payments'>) {
  return (
    <section aria-labelledby="money-title">
      <h2 id="money-title" className="mb-2 text-t3">
        {copy.money}
      </h2>
      {payments.length === 0 && (
        <p className="border-line border-t py-3 text-ink-2 text-ui">{copy.noMoney}</p>
      )}
      <ul>
        {payments.map((payment) => (
          <li
            key={payment.created_at + payment.amount_bigint}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-3 text-ui"
          >
            <span className="truncate">{payment.description}</span>
            <Money amount={toRupiah(payment.amount_bigint)} signed className="text-right font-semibold" />
            <span className="text-ink-3 text-small">{copy.balanceAfter}</span>
            <span className="num text-right text-ink-3 text-small">
              {formatRupiah(toRupiah(payment.balance_after))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderTimeline({ events }: Pick<OrderDetails, 'events'>) {
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="mb-4 text-t3">
        {copy.timeline}
      </h2>
      <ol className="ml-1.5 border-line-strong border-l">
        {events.map((event) => (
          <li
            key={event.at + event.kind}
            className="relative pb-5 pl-6 last:pb-0 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-line-strong last:before:bg-dawn-2"
          >
            <p className="font-semibold text-ui">
              {copy.events[event.kind]}
              {event.amount_bigint !== null && (
                <span className="num font-normal text-ink-2">
                  {' '}
                  {formatRupiah(toRupiah(event.amount_bigint))}
                </span>
              )}
            </p>
            <p className="num text-ink-3 text-small">
              {formatCardDate(event.at)}, {formatTime(event.at)} WIB
            </p>
            {event.note !== '' && <p className="mt-1 max-w-[34em] text-ink-2 text-ui">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
