import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Referral } from '#contract/referrals/admin.ts';
import { referralsCopy as copy } from '#messages/referrals/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export const REFERRALS_PATH = '/admin/discounts/referrals';
export const DECIDE_TERMS = 'decide-terms';

const tones = { waiting: 'wait', credited: 'ok', returned: 'off', refused: 'bad' } as const;

function StateCell({ state, due_at, refused_reason, is_household, owed_bigint }: Referral) {
  const notes = [
    state === 'waiting' && copy.dueOn(formatCardDate(due_at)),
    refused_reason !== null && copy.reasons[refused_reason],
    is_household && copy.household,
    owed_bigint > 0 && copy.owed(formatRupiah(toRupiah(owed_bigint))),
  ].filter((note) => note !== false);
  return (
    <span className="grid gap-0.5">
      <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>
      {notes.map((note) => (
        <span key={note} className="text-ink-3 text-small">
          {note}
        </span>
      ))}
    </span>
  );
}

export const referralColumns = (columns = copy.columns): readonly Column<Referral>[] => [
  {
    header: columns.friend,
    isTitle: true,
    cell: ({ friend, order_id }, folded) => (
      <RowTitle
        opens={`/admin/orders/${order_id}`}
        label={`${copy.open}: ${friend.name}`}
        title={friend.name}
        hint={friend.email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.referrer,
    fold: 'tablet',
    cell: ({ referrer, code }) => (
      <span className="grid gap-0.5">
        <span className="wrap-anywhere">{referrer.name}</span>
        <span className="num text-ink-3 text-small">{code}</span>
      </span>
    ),
  },
  { header: columns.state, cell: (referral) => <StateCell {...referral} /> },
  {
    header: columns.created,
    sort: 'created_at',
    fold: 'desk',
    line: 'none',
    cell: ({ created_at }) => <span className="num whitespace-nowrap">{formatCardDate(created_at)}</span>,
  },
  {
    header: columns.paid,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ paid_bigint }) => <Money amount={toRupiah(paid_bigint)} />,
  },
  {
    header: columns.reward,
    isNumber: true,
    fold: 'never',
    cell: ({ state, reward_bigint, credited_bigint }) => (
      <Money
        amount={toRupiah(state === 'credited' ? credited_bigint : reward_bigint)}
        className={state === 'waiting' || state === 'credited' ? 'font-semibold' : 'text-ink-3 line-through'}
      />
    ),
  },
];
