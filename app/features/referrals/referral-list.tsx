import { Money } from '#app/components/commerce/money.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { OwnReferral, OwnReferrals } from '#contract/referrals/referrals.ts';
import { referralCopy as copy } from '#messages/referrals/portal.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';

type FiguresProps = Pick<OwnReferrals, 'waiting_bigint' | 'credited_bigint' | 'owed_bigint'>;

export function ReferralFigures({ waiting_bigint, credited_bigint, owed_bigint }: FiguresProps) {
  const { waiting, credited, owed } = copy.figures;
  const figures = [
    [credited, credited_bigint],
    [waiting, waiting_bigint],
    ...(owed_bigint > 0 ? [[owed, owed_bigint] as const] : []),
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-ink-2 text-small">{label}</dt>
          <dd className="num font-semibold text-t2">
            <Money amount={toRupiah(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const badges = { waiting: 'plain', credited: 'ok', returned: 'off', refused: 'off' } as const;

export function ReferralList({ referrals }: { readonly referrals: readonly OwnReferral[] }) {
  if (referrals.length === 0) return <p className="mt-2 text-ink-2 text-ui">{copy.none}</p>;
  return (
    <ul className="mt-2">
      {referrals.map((referral) => (
        <ReferralRow key={referral.id} referral={referral} />
      ))}
    </ul>
  );
}

function ReferralRow({ referral }: { readonly referral: OwnReferral }) {
  const { state, reward_bigint, credited_bigint, created_at, due_at } = referral;
  const amount = state === 'credited' ? credited_bigint : reward_bigint;
  const counts = state === 'waiting' || state === 'credited';
  return (
    <li className="flex items-center justify-between gap-x-6 border-line border-t py-3 text-ui">
      <span>
        <span className="block">{copy.bought(formatCardDate(created_at))}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-3 text-small">
          <Badge variant={badges[state]}>{copy.states[state]}</Badge>
          {copy.hints[state](formatCardDate(due_at))}
        </span>
      </span>
      <Money
        amount={toRupiah(amount)}
        className={counts ? 'font-semibold' : 'text-ink-3 line-through decoration-1'}
      />
    </li>
  );
}
