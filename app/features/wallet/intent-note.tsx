import type { PurchaseIntent } from '#contract/account/shop/purchase-intents.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatRupiah } from '#shared/money/money.ts';

/** The purchase that follows once the top-up is paid. */
export function IntentNote({ intent }: { readonly intent: PurchaseIntent }) {
  return (
    <p className="rounded-card bg-dawn-soft px-3.5 py-3 text-ui">
      {walletCopy.intentNote}{' '}
      <b className="font-semibold">
        {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
      </b>
    </p>
  );
}
