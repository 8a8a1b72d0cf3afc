import type { OrderDetails } from '#contract/orders/orders.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

export function OrderTimeline({ events }: Pick<OrderDetails, 'events'>) {
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="mb-4 text-t3">
        {copy.timeline}
      </h2>
      <ol className="ml-1.5">
        {events.map((event) => (
          <li
            key={event.at + event.kind}
            className="relative pb-5 pl-6 last:pb-0 not-last:after:absolute not-last:after:top-2 not-last:after:-bottom-2 not-last:after:left-0 not-last:after:w-px not-last:after:bg-line-strong before:absolute before:top-1.5 before:-left-1 before:size-[9px] before:rounded-full before:bg-line-strong last:before:bg-dawn-2"
          >
            <p className="font-semibold text-ui">
              {copy.events[event.kind]}
              {event.amount_bigint !== null && event.kind !== 'paid' && (
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
