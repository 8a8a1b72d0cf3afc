import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { AdminOrder } from '#contract/admin/orders.ts';
import { ordersCopy } from '#messages/admin-orders.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';

/** AORD-005, AORD-006. Items as they were sold (AORD-014). */
export const orderColumns = (columns = ordersCopy.columns): readonly Column<AdminOrder>[] => [
  {
    header: columns.id,
    isTitle: true,
    cell: ({ id }) => <span className="num font-semibold">{shortId(id)}</span>,
  },
  {
    header: columns.customer,
    cell: ({ customer_name, customer_email }) => (
      <span className="block min-w-0">
        <span className="block truncate md:max-w-48">{customer_name}</span>
        <span className="block truncate text-ink-3 text-small md:max-w-48">{customer_email}</span>
      </span>
    ),
  },
  {
    header: columns.total,
    sort: 'amount_bigint',
    isNumber: true,
    cell: ({ amount_bigint }) => <span className="num">{formatRupiah(toRupiah(amount_bigint))}</span>,
  },
  { header: columns.status, cell: ({ status }) => <OrderBadge status={status} /> },
  {
    header: columns.items,
    cell: ({ items: [first, ...others] }) => (
      <span className="block truncate md:max-w-40">
        {first?.title}
        {others.length > 0 && <span className="num text-ink-3"> +{others.length}</span>}
      </span>
    ),
  },
  {
    header: columns.created,
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">
        {formatCardDate(created_at)}, {formatTime(created_at)}
      </span>
    ),
  },
];
