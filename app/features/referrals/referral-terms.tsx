import { useSettings } from '#app/hooks/use-root-data.ts';
import type { PublicReferralTerms } from '#contract/referrals/referrals.ts';
import { referralTermsCopy as copy } from '#messages/referrals/terms.ts';
import { formatRupiah } from '#shared/money/money.ts';

export const formatOff = ({ percent, amount }: Pick<PublicReferralTerms, 'percent' | 'amount'>): string =>
  amount === null ? `${percent}%` : formatRupiah(amount);

interface Props {
  readonly terms: PublicReferralTerms;
}

/** Shows what both get as the lines of a nota. */
export function ReferralGains({ terms }: Props) {
  const lines = [
    [copy.friend, copy.friendOff(formatOff(terms))],
    [copy.you, copy.youGet(formatRupiah(terms.reward))],
  ] as const;
  return (
    <dl>
      {lines.map(([who, gain]) => (
        <div
          key={who}
          className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-3 last:border-b-0"
        >
          <dt className="text-ink-2">{who}</dt>
          <dd className="num whitespace-nowrap font-semibold">{gain}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ReferralRules({ terms }: Props) {
  const { refund_days } = useSettings();
  const { minimum, is_for_everything } = terms;
  const rules = copy.rules({
    minimum: minimum === 0 ? '' : formatRupiah(minimum),
    days: Number(refund_days),
    is_for_everything,
  });
  return (
    <section aria-label={copy.rulesTitle}>
      <h2 className="text-t3">{copy.rulesTitle}</h2>
      <ul className="mt-2 max-w-[42em]">
        {rules.map((rule) => (
          <li key={rule} className="border-line border-t py-2.5 text-ink-2 text-ui first:border-t-0">
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
