import { Avatar } from '#app/components/avatar.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { AdminUser } from '#contract/admin/users.ts';
import { formatCardDate } from '#shared/dates.ts';
import { formatCount, formatRupiah, rupiah } from '#shared/money.ts';
import { RoleBadge, StatusBadge } from './user-badges.tsx';

/** AUSR-005; the last column, Actions, is the table's own. */
export const userColumns: readonly Column<AdminUser>[] = [
  {
    header: 'User',
    isTitle: true,
    cell: ({ id, avatar_url, full_name, email }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar id={id} src={avatar_url} className="size-9" />
        <span className="block min-w-0">
          <span className="block truncate font-semibold md:max-w-56">{full_name}</span>
          <span className="block truncate text-ink-3 text-small md:max-w-56">{email}</span>
        </span>
      </span>
    ),
  },
  { header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    header: 'Wallet Balance',
    sort: 'wallet_balance',
    isNumber: true,
    cell: ({ wallet_balance }) => <span className="whitespace-nowrap">{formatRupiah(wallet_balance)}</span>,
  },
  { header: 'Orders', isNumber: true, cell: ({ total_orders }) => formatCount(total_orders) },
  {
    header: 'Total Spent',
    isNumber: true,
    cell: ({ total_spent }) => <span className="whitespace-nowrap">{formatRupiah(rupiah(total_spent))}</span>,
  },
  { header: 'Status', cell: (user) => <StatusBadge user={user} /> },
  {
    header: 'Created',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];
