import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Discount } from '#contract/discounts/admin.ts';
import { discountsCopy as copy } from '#messages/discounts/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { formatDiscount } from './discount-summary.tsx';

const tones = { live: 'ok', scheduled: 'wait', ended: 'off' } as const;

export function StateDot({ state }: Pick<Discount, 'state'>) {
  return <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>;
}

export function EndMoment({ at }: { readonly at: string | null }) {
  if (at === null) return <span className="text-ink-3">{copy.noEnd}</span>;
  return (
    <span className="num whitespace-nowrap text-ink-2">
      {formatCardDate(at)}, {formatTime(at)}
    </span>
  );
}

function hintOf({ code, code_count, is_retention, periods }: Discount): string {
  const brings = code === null ? copy.automatic : copy.codes(code, code_count);
  const lasts = periods === null ? [] : [copy.periods(periods)];
  return [is_retention ? copy.retention : brings, ...lasts].join(' · ');
}

export const discountColumns = (columns = copy.columns): readonly Column<Discount>[] => [
  {
    header: columns.title,
    isTitle: true,
    cell: (discount, folded) => (
      <RowTitle
        opens={editDiscountPath(discount.id)}
        label={`${copy.edit}: ${discount.title}`}
        title={discount.title}
        hint={hintOf(discount)}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.value,
    isNumber: true,
    cell: (discount) => <span className="num font-semibold">{formatDiscount(discount)}</span>,
  },
  { header: columns.state, cell: ({ state }) => <StateDot state={state} /> },
  {
    header: columns.ends,
    fold: 'desk',
    line: 'none',
    cell: ({ ends_at }) => <EndMoment at={ends_at} />,
  },
  {
    header: columns.uses,
    fold: 'tablet',
    line: ({ use_count, max_uses, revenue_bigint }) =>
      copy.brought(copy.uses(use_count, max_uses), formatRupiah(toRupiah(revenue_bigint))),
    isNumber: true,
    cell: ({ use_count, max_uses }) => copy.uses(use_count, max_uses),
  },
  {
    header: columns.orders,
    fold: 'desk',
    line: 'none',
    isNumber: true,
    cell: ({ order_count }) => order_count,
  },
  {
    header: columns.given,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ given_bigint }) => <Money amount={toRupiah(given_bigint)} />,
  },
  {
    header: columns.revenue,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ revenue_bigint }) => <Money amount={toRupiah(revenue_bigint)} className="font-semibold" />,
  },
];

export const DISCOUNTS_PATH = '/admin/discounts';
export const NEW_DISCOUNT_PATH = '/admin/discounts/new';
export const editDiscountPath = (id: string) => `/admin/discounts/${id}`;
