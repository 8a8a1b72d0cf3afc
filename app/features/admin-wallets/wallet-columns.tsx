import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ListedWallet } from '#contract/admin/wallets.ts';
import { walletsCopy as copy } from '#messages/admin-wallets.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { toRupiah } from '#shared/money.ts';

interface WalletBadgeProps {
  readonly isActive: boolean;
  readonly isDisputed: boolean;
}

/** A dispute is not a freeze by the staff: only its end reopens the wallet (DECISIONS 59). */
export function WalletBadge({ isActive, isDisputed }: WalletBadgeProps) {
  if (isDisputed) return <Badge variant="bad">{copy.disputed}</Badge>;
  return <Badge variant={isActive ? 'ok' : 'bad'}>{isActive ? copy.active : copy.inactive}</Badge>;
}

/** AWAL-004 */
export const walletColumns = (columns = copy.columns): readonly Column<ListedWallet>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: ({ user_name, user_email }) => (
      <span className="block min-w-0">
        <span className="block truncate font-semibold md:max-w-72">{user_name || copy.unnamed}</span>
        <span className="block truncate text-ink-3 text-small md:max-w-72">{user_email}</span>
      </span>
    ),
  },
  {
    header: columns.balance,
    sort: 'balance_bigint',
    isNumber: true,
    cell: ({ balance_bigint }) => <Money amount={toRupiah(balance_bigint)} className="font-semibold" />,
  },
  { header: columns.currency, cell: ({ currency }) => <span className="text-ink-2">{currency}</span> },
  {
    header: columns.status,
    cell: ({ is_active, is_disputed }) => <WalletBadge isActive={is_active} isDisputed={is_disputed} />,
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
