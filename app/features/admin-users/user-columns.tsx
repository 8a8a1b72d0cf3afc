import { Link } from 'react-router';
import { Avatar } from '#app/components/brand/avatar.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { AdminUser } from '#contract/admin/users.ts';
import { usersCopy } from '#messages/admin-users.ts';
import { formatCardDate } from '#shared/dates.ts';
import { formatCount, formatRupiah, rupiah } from '#shared/money.ts';
import { RoleBadge, StatusBadge } from './user-badges.tsx';

/** AUSR-005. The name links to the details. */
export const userColumns = (
  detailsHref: (user: AdminUser) => string,
  columns = usersCopy.columns,
): readonly Column<AdminUser>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (user) => (
      <Link
        to={detailsHref(user)}
        preventScrollReset
        className="group flex min-h-tap min-w-0 items-center gap-3 rounded-small"
      >
        <Avatar id={user.id} src={user.avatar_url} className="size-9" />
        <span className="block min-w-0">
          <span className="block truncate font-semibold underline-offset-4 group-hover:underline md:max-w-44">
            {user.full_name}
          </span>
          <span className="block truncate text-ink-3 text-small md:max-w-44">{user.email}</span>
        </span>
      </Link>
    ),
  },
  { header: columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
  {
    header: columns.balance,
    sort: 'wallet_balance',
    isNumber: true,
    cell: ({ wallet_balance }) => <span className="whitespace-nowrap">{formatRupiah(wallet_balance)}</span>,
  },
  { header: columns.orders, isNumber: true, cell: ({ total_orders }) => formatCount(total_orders) },
  {
    header: columns.spent,
    isNumber: true,
    cell: ({ total_spent }) => <span className="whitespace-nowrap">{formatRupiah(rupiah(total_spent))}</span>,
  },
  { header: columns.status, cell: (user) => <StatusBadge user={user} /> },
  {
    header: columns.created,
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];
