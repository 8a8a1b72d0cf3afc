import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah } from '#shared/money/money.ts';

export function IntentNote({ intent }: { readonly intent: PurchaseIntent }) {
  return (
    <p className="notice">
      {walletCopy.intentNote}{' '}
      <b className="font-semibold">
        {intent.title} · <span className="num">{formatRupiah(intent.amount)}</span>
      </b>
    </p>
  );
}
