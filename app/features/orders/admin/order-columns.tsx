import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { AdminOrder } from '#contract/orders/admin.ts';
import { ordersCopy } from '#messages/orders/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { orderTitle } from '#shared/shop/orders.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatDayMonth, formatTime } from '#shared/time/dates.ts';

/** An order is named by what was sold (AORD-014), with its id below (AORD-005, AORD-006). */
export const orderColumns = (
  orderHref: (order: AdminOrder) => string,
  columns = ordersCopy.columns,
): readonly Column<AdminOrder>[] => [
  {
    header: columns.items,
    isTitle: true,
    cell: (order, folded) => (
      <RowTitle
        opens={orderHref(order)}
        title={orderTitle(order)}
        hint={<span className="num">{shortId(order.id)}</span>}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.customer,
    line: ({ customer_name }) => customer_name,
    cell: ({ customer_name, customer_email }) => (
      <span className="block min-w-0">
        <span className="block truncate @cards:max-w-48 @min-[60rem]:max-w-72">{customer_name}</span>
        <span className="block truncate text-ink-3 text-small @cards:max-w-48 @min-[60rem]:max-w-72">
          {customer_email}
        </span>
      </span>
    ),
  },
  {
    header: columns.total,
    sort: 'amount_bigint',
    isNumber: true,
    cell: ({ amount_bigint }) => <span className="num">{formatRupiah(toRupiah(amount_bigint))}</span>,
  },
  {
    header: columns.status,
    line: ({ status }) => status !== 'completed' && <OrderBadge status={status} />,
    cell: ({ status }) => <OrderBadge status={status} />,
  },
  {
    header: columns.created,
    fold: 'tablet',
    line: ({ created_at }) => <span className="num">{formatDayMonth(created_at)}</span>,
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">
        {formatCardDate(created_at)}, {formatTime(created_at)}
      </span>
    ),
  },
];
