import { Avatar } from '#app/components/brand/avatar.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { AdminUser } from '#contract/people/admin-users.ts';
import { usersCopy } from '#messages/people/admin.ts';
import { formatCount, formatRupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { RoleBadge, StatusBadge } from './user-badges.tsx';

/** The name links to the details (AUSR-005). */
export const userColumns = (
  detailsHref: (user: AdminUser) => string,
  columns = usersCopy.columns,
): readonly Column<AdminUser>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (user, folded) => (
      <RowTitle
        opens={detailsHref(user)}
        thumb={<Avatar id={user.id} src={user.avatar_url} className="size-full" />}
        title={user.full_name}
        hint={user.email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.role,
    fold: 'wide',
    line: ({ role }) => role !== 'user' && <RoleBadge role={role} />,
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    header: columns.balance,
    sort: 'wallet_balance',
    isNumber: true,
    cell: ({ wallet_balance }) => <span className="whitespace-nowrap">{formatRupiah(wallet_balance)}</span>,
  },
  {
    header: columns.orders,
    isNumber: true,
    fold: 'tablet',
    line: 'none',
    cell: ({ total_orders }) => formatCount(total_orders),
  },
  {
    header: columns.spent,
    isNumber: true,
    fold: 'desk',
    line: 'none',
    cell: ({ total_spent }) => <span className="whitespace-nowrap">{formatRupiah(rupiah(total_spent))}</span>,
  },
  {
    header: columns.status,
    fold: 'wide',
    line: (user) =>
      (!user.is_active || user.is_deleted || user.delete_after !== null) && <StatusBadge user={user} />,
    cell: (user) => <StatusBadge user={user} />,
  },
  {
    header: columns.created,
    fold: 'desk',
    line: 'none',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(created_at)}</span>
    ),
  },
];
