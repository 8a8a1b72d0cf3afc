import { Link } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { orderTitle } from '#shared/shop/orders.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';

type TopOrder = Dashboard['top_orders'][number];

/** Shows what was bought and by whom, with dates as everywhere (ADM-037 to ADM-046, DECISIONS 74). */
export function TopOrders({ orders }: { readonly orders: readonly TopOrder[] }) {
  return (
    <section aria-labelledby="top-orders">
      <header className="flex items-baseline justify-between gap-4 border-line border-b pb-3">
        <div>
          <h2 id="top-orders" className="text-t3">
            {copy.topOrders.title}
          </h2>
          <p className="text-ink-3 text-small">{copy.topOrders.text}</p>
        </div>
        <Link
          to="/admin/orders?sort=-amount_bigint"
          className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.topOrders.all}
        </Link>
      </header>
      {orders.length === 0 ? (
        <p className="py-8 text-ink-2 text-ui">{copy.topOrders.empty}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <TopOrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TopOrderRow({ order }: { readonly order: TopOrder }) {
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={`/admin/orders/${order.id}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-small py-3 hover:bg-soft"
      >
        <span className="line-clamp-2 font-semibold text-ui leading-snug">{orderTitle(order)}</span>
        <span className="num text-right font-semibold text-ui">
          {formatRupiah(toRupiah(order.amount_bigint))}
        </span>
        <span className="num min-w-0 text-ink-3 text-small">
          {order.customer_email === null ? copy.unknownUser : order.customer_name}
          <span className="block">
            {formatCardDate(order.created_at)}, {copy.topOrders.order(shortId(order.id))}
          </span>
        </span>
        <span className="text-right text-small">
          <OrderBadge status={order.status} />
        </span>
      </Link>
    </li>
  );
}
