import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { ListedWallet } from '#contract/wallet/admin.ts';
import { walletsCopy as copy } from '#messages/wallet/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

interface WalletBadgeProps {
  readonly isActive: boolean;
  readonly isDisputed: boolean;
}

/** A dispute is not a freeze by the staff: only its end reopens the wallet (DECISIONS 59). */
export function WalletBadge({ isActive, isDisputed }: WalletBadgeProps) {
  if (isDisputed) return <StatusDot tone="bad">{copy.disputed}</StatusDot>;
  return <StatusDot tone={isActive ? 'ok' : 'off'}>{isActive ? copy.active : copy.inactive}</StatusDot>;
}

/** AWAL-004 */
export const walletColumns = (
  walletHref: (wallet: ListedWallet) => string,
  columns = copy.columns,
): readonly Column<ListedWallet>[] => [
  {
    header: columns.user,
    isTitle: true,
    cell: (wallet, folded) => (
      <RowTitle
        opens={walletHref(wallet)}
        label={`${copy.open}: ${wallet.user_name}`}
        title={wallet.user_name || copy.unnamed}
        hint={wallet.user_email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.balance,
    sort: 'balance_bigint',
    isNumber: true,
    cell: ({ balance_bigint }) => <Money amount={toRupiah(balance_bigint)} className="font-semibold" />,
  },
  {
    header: columns.currency,
    fold: 'wide',
    line: 'none',
    cell: ({ currency }) => <span className="text-ink-2">{currency}</span>,
  },
  {
    header: columns.status,
    fold: 'wide',
    line: ({ is_active, is_disputed }) =>
      (!is_active || is_disputed) && <WalletBadge isActive={is_active} isDisputed={is_disputed} />,
    cell: ({ is_active, is_disputed }) => <WalletBadge isActive={is_active} isDisputed={is_disputed} />,
  },
  {
    header: columns.created,
    fold: 'tablet',
    line: 'none',
    sort: 'created_at',
    cell: ({ created_at }) => (
      <span className="num whitespace-nowrap text-ink-2">
        {formatCardDate(created_at)}, {formatTime(created_at)}
      </span>
    ),
  },
];
