import { Button } from '#app/components/ui/button.tsx';
import { walletCopy } from '#messages/wallet.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { quickAmounts } from '../wallet-forms.ts';
import { useTopUp } from './use-top-up.ts';

export function QuickTopUp() {
  const topUp = useTopUp();
  return (
    // Without scripts the form itself posts, and its page links to the gateway.
    <form
      method="post"
      action="/user/billing/top-up"
      aria-label={walletCopy.quick}
      className="grid grid-cols-3 gap-2 max-sm:w-full sm:flex"
    >
      {quickAmounts.map((amount) => (
        <Button
          key={amount}
          type="submit"
          name="amount"
          value={amount}
          variant="outline"
          size="sm"
          className="num px-0 sm:px-4"
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
