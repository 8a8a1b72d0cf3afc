import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { toRupiah } from '#shared/money/money.ts';
import { Money } from './money.tsx';

interface LineMoneyProps {
  readonly line: Pick<WalletTransaction, 'amount_bigint' | 'paid'>;
  readonly className?: string;
}

export function LineMoney({ line: { amount_bigint, paid }, className = '' }: LineMoneyProps) {
  const isBeside = amount_bigint === 0 && paid !== null;
  return (
    <Money
      amount={toRupiah(isBeside ? paid.amount_bigint : amount_bigint)}
      signed={!isBeside}
      className={className}
    />
  );
}
