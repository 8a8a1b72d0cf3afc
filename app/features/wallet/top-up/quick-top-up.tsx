import { Button } from '#app/components/ui/button.tsx';
import { walletCopy } from '#messages/wallet.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { quickAmounts } from '../wallet-forms.ts';
import { useTopUp } from './use-top-up.ts';

/** On a phone they stand in the form itself. */
export function QuickTopUp() {
  const topUp = useTopUp();
  return (
    // Without scripts the form itself posts, and its page links to the gateway.
    <form
      method="post"
      action="/user/billing/top-up"
      aria-label={walletCopy.quick}
      className="flex gap-2 max-sm:hidden"
    >
      {quickAmounts.map((amount) => (
        <Button
          key={amount}
          type="submit"
          name="amount"
          value={amount}
          variant="outline"
          size="sm"
          className="num"
          disabled={topUp.isBusy}
          onClick={(event) => {
            event.preventDefault();
            topUp.open(amount);
          }}
        >
          {formatRupiah(amount)}
        </Button>
      ))}
    </form>
  );
}
