import { cn } from '#app/lib/cn.ts';
import type { Nota } from '#contract/checkout/nota.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';

interface Props {
  readonly nota: Nota;
  readonly without?: ReadonlySet<string>;
  readonly className?: string;
}

export function NotaRows({ nota, without = new Set(), className = '' }: Props) {
  const rows = nota.filter(({ product_id }) => product_id === null || !without.has(product_id));
  return (
    <dl className={className}>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one nota are never moved
          key={index}
          className={`flex items-baseline justify-between gap-4 ${rowStyles[row.kind]}`}
        >
          <dt className="min-w-0 break-words">{row.label}</dt>
          <dd className={cn('figures num shrink-0', row.kind === 'total' ? 'text-amount' : 'font-semibold')}>
            {row.before_bigint !== null && (
              <s className="mr-2 font-normal text-ink-3 text-ui">{amountOf(row.before_bigint)}</s>
            )}
            {amountOf(row.amount_bigint)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const amountOf = (amount: Nota[number]['amount_bigint']) =>
  amount === 0 ? checkoutCopy.free : formatRupiah(toRupiah(amount));

const plain = 'py-2 text-ui';
const off = `${plain} text-credit`;
const rowStyles = {
  item: plain,
  owned: off,
  bump: off,
  discount: off,
  total: 'border-ink border-t-3 border-double py-3 font-semibold',
  balance: plain,
  kept: plain,
  due: `${plain} border-line border-t font-semibold`,
  paid: plain,
} as const satisfies Record<Nota[number]['kind'], string>;
