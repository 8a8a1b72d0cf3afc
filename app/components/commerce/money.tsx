import { cn } from '#app/lib/cn.ts';
import { uiCopy } from '#messages/components/ui.ts';
import { formatRupiah, formatSignedRupiah, type Rupiah } from '#shared/money/money.ts';

type MoneyProps = {
  /** Whole rupiah. */
  amount: Rupiah;
  /** Shows credits in green with +, debits in ink with −, so never by colour alone. */
  signed?: boolean;
  struck?: boolean;
  className?: string;
};

export function Money({ amount, signed = false, struck = false, className }: MoneyProps) {
  if (struck) {
    return (
      <s className={cn('num text-ink-3 decoration-1', className)}>
        <span className="sr-only">{uiCopy.priceBefore} </span>
        {formatRupiah(amount)}
      </s>
    );
  }
  const direction = signed && amount > 0 ? 'text-credit' : undefined;
  return (
    <span className={cn('num', direction, className)}>
      {signed ? formatSignedRupiah(amount) : formatRupiah(amount)}
    </span>
  );
}
